import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

// ASVS 1.1.2, 1.2.1
test('text stays text in HTML', () => {
  expect(escapeHtml('Fish & chips <b>, “it’s” 1 > 0')).toBe(
    'Fish &amp; chips &lt;b&gt;, “it’s” 1 &gt; 0',
  )
})
