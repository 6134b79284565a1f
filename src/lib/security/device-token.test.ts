import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signDevice, verifyDevice } from './device-token.ts'

const device = 'd'.repeat(22)

describe('the cookie of a device', () => {
  it('says which accounts have signed in there, the last twelve of them', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1e9 }), { maxLength: 30 })
    fc.assert(
      fc.property(ids, (staff) => {
        const value = signDevice({ device, staff }, 'secret')
        expect(verifyDevice(value, 'secret')).toEqual({ device, staff: staff.slice(-12) })
      }),
    )
  })

  it('makes nobody known to an account who was not signed for it on this device', () => {
    const value = signDevice({ device, staff: [7] }, 'secret')
    expect(verifyDevice(value.replace('~7.', '~8.'), 'secret')).toEqual({ device, staff: [] })
    const other = value.replace(device, 'e'.repeat(22))
    expect(verifyDevice(other, 'secret')).toEqual({ device: 'e'.repeat(22), staff: [] })
    expect(verifyDevice(value, 'another secret')).toEqual({ device, staff: [] })
  })

  it.each([undefined, '', '~', 'short', 'x'.repeat(21), `${'ü'.repeat(22)}~1.x`])(
    'is nothing where it is %s',
    (value) => expect(verifyDevice(value, 'secret')).toBeNull(),
  )

  it('needs a secret', () => {
    expect(() => signDevice({ device, staff: [] }, '')).toThrow('needs a secret')
    expect(verifyDevice(signDevice({ device, staff: [7] }, 'secret'), '')).toBeNull()
  })
})
