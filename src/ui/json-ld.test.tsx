import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld.tsx'

// ASVS 1.2.3
test('no text of structured data ends its element, and all of it is read as it was', () => {
  const value = { name: '</script><script>alert(1)</script>', note: '<!-- \u2028 "quoted" \\u003c' }
  const html = renderToStaticMarkup(<JsonLd value={value} />)
  const inside = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(inside).not.toContain('<')
  expect(JSON.parse(inside)).toEqual(value)
})
