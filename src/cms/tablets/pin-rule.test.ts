import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPin, isTrivialPin } from './pin-rule.ts'

test('a PIN is six digits', () => {
  expect(['102938', '000000'].every(isPin)).toBe(true)
  expect(['', '12345', '1234567', '12345a', '12 345', '１２３４５６', '123456\n'].some(isPin)).toBe(
    false,
  )
})

test.each([
  ...['000000', '111111', '121212', '100000', '110011', '122122'],
  ...['123456', '654321', '012345', '987654', '135791', '086420', '890123'],
  ...['123123', '907907', '123321', '904409', '112233', '998877', '114477'],
  ...['147258', '159753', '789456'],
])('%s is guessed first, and refused', (pin) => {
  expect(isTrivialPin(pin)).toBe(true)
})

test.each(['102938', '495067', '730184', '112244', '200587'])('%s is taken', (pin) => {
  expect(isTrivialPin(pin)).toBe(false)
})

test('what is refused stays refused from its end, and is few of all', () => {
  const pin = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'))
  const reversed = (text: string) => [...text].reverse().join('')
  const isOfKeypad = (text: string) => /^[1-9]{6}$/.test(text)
  fc.assert(
    fc.property(pin, (one) => {
      if (!isOfKeypad(one)) expect(isTrivialPin(reversed(one))).toBe(isTrivialPin(one))
    }),
  )
  const all = Array.from({ length: 1_000_000 }, (_, n) => String(n).padStart(6, '0'))
  expect(all.filter(isTrivialPin).length).toBeLessThan(6000)
})
