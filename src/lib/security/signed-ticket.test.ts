import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signTicket, verifyTicket } from './signed-ticket.ts'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const made = { claims: { staff: 12 }, until: NOW + 1000 }
const read = (token: string, { kind = 'sign-in', secret = 'secret', now = NOW } = {}) =>
  verifyTicket<{ staff: number }>(kind, token, { secret, now })

describe('a signed ticket', () => {
  const token = signTicket('sign-in', made, 'secret')

  // ASVS 9.2.1
  it('says what it was made with to whoever has the secret, until it ends', () => {
    expect(read(token)).toMatchObject(made)
    expect(read(token, { secret: 'another' })).toBeNull()
    expect(read(token, { secret: '' })).toBeNull()
    expect(read(token, { now: NOW + 999 })).not.toBeNull()
    expect(read(token, { now: NOW + 1000 })).toBeNull()
  })

  // ASVS 9.2.2
  it('of one kind is none of another', () => {
    expect(read(token, { kind: 'challenge' })).toBeNull()
  })

  it('has a name that no other has', () => {
    expect(read(token)?.id).not.toBe(read(signTicket('sign-in', made, 'secret'))?.id)
  })

  // ASVS 9.1.1
  it('is of no use when one sign of it is another', () => {
    const place = fc.nat(token.length - 1)
    const sign = fc.constantFrom(...'abcXYZ0189-_.')
    fc.assert(
      fc.property(place, sign, (at, put) => {
        fc.pre(token[at] !== put)
        const changed = token.slice(0, at) + put + token.slice(at + 1)
        // The last sign of base64url has bits that say nothing: the same signature in other words.
        expect(read(changed) === null || at === token.length - 1).toBe(true)
      }),
    )
  })

  it('needs a secret', () => {
    expect(() => signTicket('sign-in', made, '')).toThrow('need a secret')
  })
})
