import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Thanks!', 'Thanks!'],
  ['<p>One</p><p>two<br>three</p>', 'One two three'],
  ['a &amp; b &lt;3 &#39;c&#x2019; &eacute; &unknown;', "a & b <3 'c’ é &unknown;"],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['<script>alert(1)</script>Hello<style>p{}</style>', 'Hello'],
  ['<img src=x onerror=alert(1)>Hello <scr', 'Hello'],
  ['1 < 2', '1 < 2'],
  ['&#0;&#xD800;&#x110000;ok', 'ok'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('whatever a provider says is one line of at most 500 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (html) => {
      const text = plainText(html)
      expect(text).not.toMatch(/\n/)
      expect(text.length).toBeLessThanOrEqual(500)
    }),
  )
  expect(plainText('word '.repeat(400))).toHaveLength(500)
})
