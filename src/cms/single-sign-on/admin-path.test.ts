import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adminPath } from './admin-path.ts'

test.each([
  ['/admin', '/admin'],
  ['/admin/collections/pages/3?tab=seo#title', '/admin/collections/pages/3?tab=seo#title'],
  ['/admin/whole-menu', '/admin/whole-menu'],
])('%s is a page of the admin', (wanted, path) => {
  expect(adminPath(wanted)).toBe(path)
})

test.each([
  ...['https://evil.example', '//evil.example/admin', '/\\evil.example', 'javascript:alert(1)'],
  ...['/admin/../menu', '/admin/%2e%2e/menu', '/administrator', '/menu', '', '/admin/\n/evil'],
  ...['/admin/api/staff/logout', '/admin/logout', '/admin/login?redirect=/admin', null, ['/admin']],
])('%j leads to the first page', (wanted) => {
  expect(adminPath(wanted)).toBe('/admin')
})

// ASVS 3.7.2
test('nothing leads out of the admin', () => {
  const part = fc.oneof(
    fc.constantFrom('/', '\\', '..', '.', 'admin', '%2f', '%5c', '@', ':', '//', 'evil.example'),
    fc.string({ maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const url = new URL(adminPath(parts.join('')), 'https://site.example')
      expect(url.origin).toBe('https://site.example')
      expect(url.pathname).toMatch(/^\/admin(\/|$)/)
    }),
  )
})
