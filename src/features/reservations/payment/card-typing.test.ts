import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digitsOf, formatCardNumber, formatExpiry } from '#lib/money/card.ts'
import { formatTyped } from './card-typing.ts'

/** A guest at a field: `text` types at the end, `<` is Backspace there. */
function keys(format: (typed: string) => string, pressed: string) {
  let shown = ''
  for (const key of pressed) {
    const value = key === '<' ? shown.slice(0, -1) : shown + key
    shown = formatTyped(format, shown, { value, caret: value.length }).value
  }
  return shown
}

describe('a card number that is typed', () => {
  it.each([
    ['4242', '4242 '],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424242424242429', '4242 4242 4242 4242'],
    ['4242<', '424'],
    ['42424<', '4242 '],
    ['42424<<', '424'],
    ['4242<<<<<', ''],
  ])('by %j shows %j', (pressed, shown) => {
    expect(keys(formatCardNumber, pressed)).toBe(shown)
  })

  it('keeps the caret behind its digit when one is put in between', () => {
    const typed = { value: '14242 4242', caret: 1 }
    expect(formatTyped(formatCardNumber, '4242 4242', typed)).toEqual({
      value: '1424 2424 2',
      caret: 1,
    })
  })

  it('loses the digit before a space, or behind it by Delete, when the space is deleted', () => {
    const typed = { value: '12345678', caret: 4 }
    const before = '1234 5678 '
    const backspace = formatTyped(formatCardNumber, before, { ...typed, value: '12345678 ' })
    expect(backspace).toEqual({ value: '1235 678', caret: 3 })
    const del = formatTyped(formatCardNumber, before, { ...typed, value: '12345678 ' }, true)
    expect(del).toEqual({ value: '1234 678', caret: 4 })
  })
})

describe('an expiry that is typed', () => {
  it.each([
    ['12', '12 / '],
    ['1229', '12 / 29'],
    ['12/29', '12 / 29'],
    ['122029', '12 / 29'],
    ['5/29', '05 / 29'],
    ['12<', '1'],
    ['122<', '12 / '],
    ['122<<', '1'],
    ['1229<<<<', ''],
  ])('by %j shows %j', (pressed, shown) => {
    expect(keys(formatExpiry, pressed)).toBe(shown)
  })

  it('lets the month be mended', () => {
    const without = formatTyped(formatExpiry, '12 / 29', { value: '1 / 29', caret: 1 })
    expect(without).toEqual({ value: '12 / 9', caret: 1 })
    const mended = formatTyped(formatExpiry, without.value, { value: '112 / 9', caret: 2 })
    expect(mended).toEqual({ value: '11 / 29', caret: 2 })
  })
})

describe('whatever is changed wherever', () => {
  it.each([
    ['card number', formatCardNumber],
    ['expiry', formatExpiry],
  ])('the caret stays inside, and the %s as it is formatted', (_name, format) => {
    const sign = fc.constantFrom(...'0123456789 /x')
    fc.assert(
      fc.property(
        fc.string({ unit: sign }),
        fc.string({ unit: sign }),
        fc.nat(30),
        fc.boolean(),
        (first, value, place, forward) => {
          const caret = Math.min(place, value.length)
          const next = formatTyped(format, format(first), { value, caret }, forward)
          expect(format(next.value)).toBe(next.value)
          expect(next.caret).toBeGreaterThanOrEqual(0)
          expect(next.caret).toBeLessThanOrEqual(next.value.length)
        },
      ),
    )
  })

  it('Backspace empties a field, a digit at a time', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 16 }), (typed) => {
        const left = digitsOf(keys(formatCardNumber, typed))
        expect(keys(formatCardNumber, typed + '<'.repeat(left.length))).toBe('')
      }),
    )
  })
})
