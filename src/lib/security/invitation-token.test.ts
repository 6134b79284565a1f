import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signInvitation, verifyInvitation } from './invitation-token.ts'

const invitation = { staff: 12, nonce: 'n'.repeat(22) }

describe('the token of an invitation', () => {
  it('names its invitation to who has the secret', () => {
    expect(verifyInvitation(signInvitation(invitation, 'secret'), 'secret')).toEqual(invitation)
    expect(verifyInvitation(signInvitation(invitation, 'secret'), 'another')).toBeNull()
    expect(verifyInvitation(signInvitation(invitation, 'secret'), '')).toBeNull()
  })

  it('is of no use when one sign of it is another', () => {
    const token = signInvitation(invitation, 'secret')
    const place = fc.nat(token.length - 1)
    const sign = fc.constantFrom(...'abcXYZ0189-_.')
    fc.assert(
      fc.property(place, sign, (at, put) => {
        fc.pre(token[at] !== put)
        const changed = token.slice(0, at) + put + token.slice(at + 1)
        const found = verifyInvitation(changed, 'secret')
        // The last sign of base64url has bits that say nothing: the same signature in other words.
        expect(found === null || at === token.length - 1).toBe(true)
      }),
    )
  })

  it('needs a secret', () => {
    expect(() => signInvitation(invitation, '')).toThrow('need a secret')
  })
})
