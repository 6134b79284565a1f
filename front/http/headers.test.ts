import { describe, expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

const hstsOf = (options: Parameters<typeof securityHeaders>[0]) => {
  const headers = securityHeaders(options)
  const at = headers.indexOf('Strict-Transport-Security')
  return at < 0 ? undefined : headers[at + 1]
}

describe('browsers are told to come by https alone', () => {
  // ASVS 3.4.1, 12.2.1
  test('for a year, to the subdomains too', () => {
    expect(hstsOf({ https: true, hstsSubdomains: true })).toBe(
      'max-age=31536000; includeSubDomains',
    )
  })

  test('not to the subdomains where that is set', () => {
    expect(hstsOf({ https: true, hstsSubdomains: false })).toBe('max-age=31536000')
  })

  test('only where the site has https', () => {
    expect(hstsOf({ https: false, hstsSubdomains: true })).toBeUndefined()
  })
})
