import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CARD_MESSAGE,
  checkCard,
  digitsOf,
  EMPTY_CARD,
  expiryParts,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  isCardNumber,
} from './card.ts'

const today = '2026-11-20'
const visa = {
  name: 'Ada Byron',
  number: '4242 4242 4242 4242',
  expiry: '11 / 26',
  cvc: '123',
  zip: 'V6B 1A1',
}
/** What a hurried thumb, a clipboard or a browser may put into a field. */
const anything = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'0123456789 /.-a') }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 30 }),
)

describe('a card number', () => {
  it.each([
    ['424', '424'],
    ['4242', '4242 '],
    ['42424', '4242 4'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['  4242 4242 4242 4242 99', '4242 4242 4242 4242'],
    ['card: 378282246310005', '3782 8224 6310 005'],
  ])('typed as %j stands as %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })

  it('keeps the digits that were typed, and never has more than 19 characters', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const shown = formatCardNumber(typed)
        expect(shown).toMatch(/^[\d ]{0,19}$/)
        expect(digitsOf(shown)).toBe(digitsOf(typed).slice(0, 16))
        expect(formatCardNumber(shown)).toBe(shown)
      }),
    )
  })

  it.each([
    ['4242 4242 4242 4242', true],
    ['4242424242424242', true],
    // Amex: 15 digits are 18 characters.
    ['3782 8224 6310 005', true],
    ['3056 9309 0259 04', true],
    ['4242 4242 4242 4241', false],
    ['4242 4242 424', false],
    ['4242 4242 4242 4242 42', false],
    ['4242x4242x4242x4242', false],
    ['', false],
  ])('%j can be a card: %s', (number, good) => {
    expect(isCardNumber(number)).toBe(good)
  })

  it('with one wrong digit is none', () => {
    const at = fc.integer({ min: 0, max: 15 })
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 9 }), (index, more) => {
        const digits = [...'4242424242424242']
        digits[index] = String((Number(digits[index]) + more) % 10)
        expect(isCardNumber(digits.join(''))).toBe(false)
      }),
    )
  })
})

describe('an expiry', () => {
  it.each([
    ['1', '1'],
    ['12', '12 / '],
    ['5/', '05 / '],
    ['122', '12 / 2'],
    ['1229', '12 / 29'],
    ['12/2029', '12 / 29'],
    ['12 / 2029', '12 / 29'],
    ['122029', '12 / 29'],
    // As it is typed: a fourth digit of a year follows a third one.
    ['12 / 202', '12 / 2'],
    ['2029-12', '12 / 29'],
    ['5/29', '05 / 29'],
  ])('typed as %j stands as %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  it('is digits and one separator, at most 7 characters', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const shown = formatExpiry(typed)
        expect(shown).toMatch(/^(\d?|\d\d \/ \d{0,2})$/)
        expect(formatExpiry(shown)).toBe(shown)
      }),
    )
  })

  it.each([
    ['11 / 26', true],
    ['10 / 26', false],
    ['01 / 27', true],
    ['12/2029', true],
    ['13 / 29', false],
    ['00 / 29', false],
    ['12 / ', false],
  ])('%j in November 2026 is good: %s', (expiry, good) => {
    expect('expiry' in checkCard({ ...visa, expiry }, today)).toBe(!good)
  })

  it('is good on the last day of its month', () => {
    expect(checkCard(visa, '2026-11-30')).toEqual({})
    expect(checkCard(visa, '2026-12-01')).toEqual({ expiry: CARD_MESSAGE.expiry() })
  })

  it('has a month and a year of two digits', () => {
    expect(expiryParts('1/2030')).toEqual({ month: '01', year: '30' })
    expect(expiryParts('20 / 30')).toBeNull()
  })
})

describe('the card section', () => {
  it('says of each empty field what it wants (spec:reservations.card-fields)', () => {
    expect(checkCard(EMPTY_CARD, today)).toEqual({
      name: 'Please enter your name as it appears on your card.',
      number: 'The credit card number is blank. Please provide a valid credit card number.',
      expiry: 'Please enter a valid expiration date.',
      cvc: 'Please enter a CVC.',
      zip: 'Billing postal code of the credit card is required.',
    })
  })

  it.each([
    ['12', false],
    ['123', true],
    ['1234', true],
    ['12345', false],
    ['12a', false],
  ])('takes %j as a CVC: %s', (cvc, good) => {
    expect('cvc' in checkCard({ ...visa, cvc }, today)).toBe(!good)
  })

  it('lets only four digits into the CVC', () => {
    expect(formatCvc(' 12a345')).toBe('1234')
  })

  it('has no rule for the zip code but that there is one (spec:reservations.card-fields)', () => {
    expect(checkCard({ ...visa, zip: 'anything' }, today)).toEqual({})
    expect(checkCard({ ...visa, zip: '  ' }, today)).toHaveProperty('zip')
  })
})
