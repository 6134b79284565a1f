import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhone } from './phone.ts'

describe('a telephone number', () => {
  it('is shown NNN-NNN-NNNN only with exactly 10 digits', () => {
    expect(formatPhone('(604) 555 0101')).toBe('604-555-0101')
    expect(formatPhone('555 0101')).toBe('555 0101')
    expect(formatPhone('16045550101')).toBe('16045550101')
    expect(formatPhone('+49 30 1234567')).toBe('+49 30 1234567')
    expect(formatPhone('+4930123456')).toBe('+4930123456')
  })

  it('is never changed by formatting it twice', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text))
      }),
    )
  })
})
