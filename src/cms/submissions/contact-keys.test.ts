import { expect, test } from 'vitest'
import { contactKeysOf } from './contact-keys.ts'
import { sharedContact } from './duplicates.ts'

const person = (email: string | null, tel: string | null) => contactKeysOf({ email, tel })

test('an address is one whatever its capitals, a number however it is typed', () => {
  expect(person(' IDA@Example.com ', '(604) 555-0123')).toEqual({
    ...{ emailKey: 'ida@example.com', telKey: '+16045550123' },
  })
  for (const tel of ['6045550123', '1 604 555 0123', '+1 604-555-0123'])
    expect(person(null, tel).telKey).toBe('+16045550123')
})

test('a number that is none is its digits, and nothing is nobody’s', () => {
  expect(person('', '12 34')).toEqual({ emailKey: null, telKey: '1234' })
  expect(person(null, 'none')).toEqual({ emailKey: null, telKey: null })
})

test('two share what is equal and there', () => {
  const ida = person('ida@example.com', '604 555 0123')
  expect(sharedContact(ida, ida)).toBe('both')
  expect(sharedContact(ida, person('IDA@example.com', '778 555 0100'))).toBe('email')
  expect(sharedContact(ida, person(null, '+16045550123'))).toBe('tel')
  expect(sharedContact(person(null, null), person(null, null))).toBeNull()
})
