import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftCookieHeaders, sessionDigest, signDraft, verifyDraft } from './draft-cookie.ts'

const now = Date.UTC(2026, 10, 12, 18)
const hours = 60 * 60 * 1000
const text = fc.string({ maxLength: 40 })
const session = sessionDigest('8d0e5b1c')

describe('the draft cookie', () => {
  test('says who may see which draft, in which session', () => {
    fc.assert(
      fc.property(text, text, text, (staff, session, document) => {
        const value = signDraft({ staff, session, document }, 'secret', now)
        expect(verifyDraft(value, 'secret', now)).toEqual({ staff, session, document })
      }),
    )
  })

  test('lasts 8 hours', () => {
    const value = signDraft({ staff: '1', session, document: '*' }, 'secret', now)
    expect(verifyDraft(value, 'secret', now + 8 * hours - 1000)).not.toBeNull()
    expect(verifyDraft(value, 'secret', now + 8 * hours)).toBeNull()
  })

  test('is ignored under another secret, without one, changed or damaged', () => {
    const value = signDraft({ staff: '1', session, document: '7' }, 'secret', now)
    const other = Buffer.from('["1","s","*",99999999999]').toString('base64url')
    expect(verifyDraft(value, 'another', now)).toBeNull()
    expect(verifyDraft(value, '', now)).toBeNull()
    expect(verifyDraft(`${other}.${value.split('.')[1]}`, 'secret', now)).toBeNull()
    expect(() => signDraft({ staff: '1', session, document: '7' }, '')).toThrow()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(verifyDraft(text, 'secret', now)).toBeNull()
      }),
    )
  })

  test('knows a session by a mark that is not its id', () => {
    expect(sessionDigest('8d0e5b1c')).toBe(session)
    expect(sessionDigest('8d0e5b1d')).not.toBe(session)
    expect(session).toMatch(/^[\w-]{22}$/)
    expect(session).not.toContain('8d0e')
  })

  // ASVS 3.3.2, 3.3.4
  test('is HttpOnly and Lax, Secure on https, and can be ended', () => {
    expect(draftCookieHeaders('v', true)).toEqual([
      ['set-cookie', 'tableside-draft=v; Max-Age=28800; Path=/; HttpOnly; Secure; SameSite=Lax'],
      ['set-cookie', 'tableside-previewing=1; Max-Age=28800; Path=/; Secure; SameSite=Lax'],
    ])
    for (const [, ended] of draftCookieHeaders('', false)) expect(ended).toContain('Max-Age=0')
  })
})
