import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftCookieHeaders } from './draft-cookie.ts'
import { withCookiePrefix, withoutCookiePrefix } from './guarded-cookies.ts'

const NAMES = [
  'tableside-session',
  'tableside-single-sign-on',
  'payload-token',
  'tableside-draft',
  'tableside-previewing',
  'tableside-visitor',
]

describe('under https a cookie of a session, a draft or a visitor', () => {
  // ASVS 3.3.1, 3.3.3
  test.each(NAMES)('is set with a prefix that binds it to this host: %s', (name) => {
    const set = `${name}=v; Path=/; HttpOnly; Secure; SameSite=Lax`
    expect(withCookiePrefix(set)).toBe(`__Host-${set}`)
  })

  // ASVS 3.3.3
  test.each(NAMES)('counts only with that prefix: %s', (name) => {
    expect(withoutCookiePrefix(`a=1; __Host-${name}=ours; b=2`)).toBe(`a=1; ${name}=ours; b=2`)
    expect(withoutCookiePrefix(`${name}=forged`)).toBe('')
    expect(withoutCookiePrefix(`${name}=forged;__Host-${name}=ours`)).toBe(`${name}=ours`)
    expect(withoutCookiePrefix(` ${name} =forged; b=2`)).toBe('b=2')
    expect(withoutCookiePrefix(`__host-${name}=forged`)).toBe(`__host-${name}=forged`)
  })

  test('is what browsers ask of such a prefix: for all paths, for no domain, by https', () => {
    for (const [, value] of draftCookieHeaders('v', true)) {
      const set = withCookiePrefix(value)
      expect(set).toMatch(/^__Host-/)
      expect(set.split('; ')).toEqual(expect.arrayContaining(['Path=/', 'Secure']))
      expect(set).not.toMatch(/domain=/i)
    }
  })
})

// ASVS 3.3.1
test('names that the specification gives stay, and all are for https alone', () => {
  expect(withoutCookiePrefix('selected-location=harbour; cookie-notice=necessary')).toBe(
    'selected-location=harbour; cookie-notice=necessary',
  )
  expect(withCookiePrefix('default-location=harbour; Path=/; SameSite=Lax')).toBe(
    'default-location=harbour; Path=/; Secure; SameSite=Lax',
  )
  expect(withCookiePrefix('payload-lng=en; Path=/; Secure=true')).toBe(
    'payload-lng=en; Path=/; Secure',
  )
})

test('a name that another reader could take for a guarded one does not get in', () => {
  for (const name of NAMES)
    for (const space of ['\u00a0', '\u0085', '\u2003', '\v'])
      expect(withoutCookiePrefix(`a=1; ${space}${name}=forged; b=%20`)).toBe('a=1; b=%20')
})

test('attributes and the value stay as they were set', () => {
  const set =
    'tableside-session=a.b%20c==; Max-Age=7200; Path=/; Expires=Tue, 24 Nov 2026 14:00:00 GMT'
  expect(withCookiePrefix(`${set}; HttpOnly=true; SameSite=Lax`)).toBe(
    `__Host-${set}; HttpOnly; Secure; SameSite=Lax`,
  )
})

test('no header lets in what has no prefix', () => {
  const part = fc.oneof(
    fc.constantFrom(...NAMES, ...NAMES.map((name) => `__Host-${name}`)),
    fc.constantFrom('=', ';', '; ', ' ', 'x', '__Host-'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const header = parts.join('')
      const sent = header.split(/; */).map((cookie) => cookie.trim().replace(/ *= */, '='))
      for (const cookie of withoutCookiePrefix(header).split(/; */)) {
        const name = NAMES.find((one) => cookie.trim().startsWith(`${one}=`))
        if (name) expect(sent).toContain(`__Host-${cookie.trim()}`)
      }
    }),
  )
})
