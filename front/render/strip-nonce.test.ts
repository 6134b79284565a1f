import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { newNonce } from './nonce.ts'
import { stripNonce, stripNonceFromHeaders } from './strip-nonce.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const NONCE = newNonce()
const mark = ` nonce="${NONCE}"`
/** A part of the data for the router, as Next writes it. */
const data = (text: string) =>
  `<script${mark}>self.__next_f.push(${JSON.stringify([1, text])})</script>`
const PROPS = `["$","link",null,{"rel":"stylesheet","nonce":"${NONCE}"}]\n`
const HINTS = `:HL["/a.css","style",{"nonce":"${NONCE}"}]\n:HL["/f.woff2","font",{"crossOrigin":"","nonce":"${NONCE}","type":"font/woff2"}]\n`

describe('the hashes of a page', () => {
  test('are those of the inline scripts that carry the nonce of its render', () => {
    const html =
      `<script src="/a.js" async=""${mark}></script><script${mark} id="_R_">one()</script>` +
      `<script${mark}>two("<b>")</script><script${mark}></script><script${mark}>one()</script>`
    expect(stripNonce(html, NONCE)).toEqual({
      hashes: [hash('one()'), hash('two("<b>")')],
      html:
        '<script src="/a.js" async=""></script><script id="_R_">one()</script>' +
        '<script>two("<b>")</script><script></script><script>one()</script>',
    })
  })

  test.each([
    ['a script', '<script>evil()</script>'],
    ['a script with a nonce of its own', '<script nonce="guess">evil()</script>'],
    ['a script with no nonce in its nonce', '<script nonce="">evil()</script>'],
    ['a module', '<script type="module">evil()</script>'],
    ['a script that is not closed', '<script>evil();//'],
    ['a tag that is not closed', '<script data-a='],
    ['an attribute that is not closed', '<script data-a="'],
    ['a comment', '<!--<script>evil()</script>'],
    ['data for a person to read', `self.__next_f.push([1,"<script>evil()</script>"])`],
  ])('has none of what came with the content: %s', (_, content) => {
    const page = `<p>${content}</p><script${mark}>ours()</script>`
    expect(stripNonce(page, NONCE).hashes).toEqual([hash('ours()')])
  })

  test('are total', () => {
    fc.assert(fc.property(fc.string(), (html) => void stripNonce(html, NONCE)))
  })
})

describe('the nonce of a page', () => {
  test('leaves its elements, its data and its headers', () => {
    const page = `<link href="/a.css"${mark}/>${data(PROPS + HINTS)}`
    const { html, hashes } = stripNonce(page, NONCE)
    expect(html).not.toContain(NONCE)
    expect(html).not.toContain('nonce')
    expect(hashes).toEqual([hash(/<script>(.*)<\/script>/.exec(html)?.[1] ?? '')])
    const link = `</f.woff2>; rel=preload; as="font"; crossorigin="";${mark}; type="font/woff2"`
    expect(stripNonceFromHeaders([['link', link]], NONCE)).toEqual([
      ['link', '</f.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"'],
    ])
  })

  test('leaves the data wherever they were cut, and the page is the same', () => {
    const text = `1:${HINTS}${PROPS}2:"words é 🐟"\n`
    const whole = stripNonce(data(text), NONCE)
    for (let at = 1; at < text.length; at++) {
      const parts = [text.slice(0, at), text.slice(at)]
      // The data come as UTF-8: nothing is cut through a character.
      if (parts.some((part) => !part.isWellFormed())) continue
      expect(stripNonce(parts.map(data).join(''), NONCE)).toEqual(whole)
    }
  })

  test('leaves the data also where bytes stand between them, or words that look like bytes', () => {
    const bytes = `<script${mark}>self.__next_f.push([3,"AAE="])</script>`
    const words = '<p>self.__next_f.push([3,</p>'
    const [first, second] = [data(HINTS.slice(0, 40)), data(HINTS.slice(40))]
    const page = words + bytes + first + second + bytes + data(PROPS)
    const { html, hashes } = stripNonce(page, NONCE)
    expect(html).not.toContain(NONCE)
    expect(html.match(/<script>self/g)).toHaveLength(4)
    expect(hashes).toHaveLength(3)
  })

  test('makes no difference to the page', () => {
    const page = (nonce: string) =>
      stripNonce(
        `<script nonce="${nonce}">self.__next_f.push(${JSON.stringify([1, (HINTS + PROPS).replaceAll(NONCE, nonce)])})</script>`,
        nonce,
      )
    expect(page(newNonce())).toEqual(page(newNonce()))
  })

  test('is for React what it is for us', () => {
    const ours = createElement('script', { nonce: NONCE }, 'a()')
    const words = createElement('p', null, '<script>evil()</script>')
    const page = renderToString(createElement('div', null, words, ours))
    expect(stripNonce(page, NONCE)).toEqual({
      hashes: [hash('a()')],
      html: '<div><p>&lt;script&gt;evil()&lt;/script&gt;</p><script>a()</script></div>',
    })
  })

  test('is another one each time, and always as long', () => {
    const nonces = Array.from({ length: 100 }, newNonce)
    expect(new Set(nonces).size).toBe(100)
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w-]{22}$/)
  })
})
