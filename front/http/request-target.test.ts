import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRequestTarget } from './request-target.ts'

describe('an address', () => {
  // ASVS 1.1.1, 5.3.2
  test('that leaves its folder or is no path is refused', () => {
    const bad = [
      '//evil.example',
      '/a/../b',
      '/a/%2e%2e/b',
      '/a\\b',
      'http://x/',
      '*',
      '',
      '/%',
      '/%00',
      '/admin/api/staff/login#x',
      '/menu?a#b',
    ]
    for (const url of bad) expect(parseRequestTarget(url), url).toBeNull()
  })

  test('is read without surprises, whatever it is', () => {
    fc.assert(fc.property(fc.string(), (url) => void parseRequestTarget(`/${url}`)))
  })
})
