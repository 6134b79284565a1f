import { describe, expect, it } from 'vitest'
import { BusyError } from '../sql/busy-error.ts'
import { PublicError, toPublicError } from './public-error.ts'

describe('an error that is meant for the public', () => {
  it('says so with its status on either side, where a browser has nothing but its digest', () => {
    const { digest } = new PublicError('The kitchen is closed.', 503)
    const told = { status: 503, message: 'The kitchen is closed.' }
    expect(toPublicError({ digest, message: 'masked' })).toEqual(told)
    expect(toPublicError(new PublicError('Try again.'))).toMatchObject({ status: 500 })
  })

  it('is one of somebody who has to wait', () => {
    expect(toPublicError(new BusyError(5, null))).toEqual({
      status: 503,
      message: 'Someone else is changing this right now. Please try again in a moment.',
    })
  })

  // ASVS 16.5.1
  it('is no other', () => {
    const others = [new Error('no such table'), { digest: '1234567' }, { digest: 7 }, null, 'x']
    for (const other of others) expect(toPublicError(other)).toBeNull()
  })
})
