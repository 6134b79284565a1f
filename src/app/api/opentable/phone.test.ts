import { expect, test } from 'vitest'
import { e164 } from './phone.ts'

test('ten digits are at home in the country of the location', () => {
  expect(e164('604-555-0123', 'CA')).toBe('+16045550123')
  expect(e164('(206) 555 0123', 'US')).toBe('+12065550123')
})

test('numbers of other countries keep their own code', () => {
  expect(e164('+44 20 7946 0958', 'CA')).toBe('+442079460958')
})

test('what no telephone could have is refused', () => {
  for (const text of ['', 'call me', '555', '+1 604 555 01234567']) {
    expect(e164(text, 'CA'), text).toBeNull()
  }
})
