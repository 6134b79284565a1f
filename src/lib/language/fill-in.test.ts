import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillIn } from './fill-in.ts'

it.each([
  ['Thank you, {name}', { name: 'Ida' }, 'Thank you, Ida'],
  ['Thank you, {name}. See you.', { name: '' }, 'Thank you. See you.'],
  ['Your table is gone, {name}, and late.', { name: '' }, 'Your table is gone, and late.'],
  ['{name}, thank you', { name: '' }, 'thank you'],
  ['{name}, thank you', { name: 'Ida' }, 'Ida, thank you'],
  ['See you {day}, {name}.', { day: 'today', name: '' }, 'See you today.'],
  ['{a}{b}', { a: 1, b: 2 }, '12'],
  // A value is what it is, whatever looks like one in it.
  ['Hello {name}', { name: '{day} $& $1', day: 'never' }, 'Hello {day} $& $1'],
])('“%s” with %o is “%s”', (text, values, said) => {
  expect(fillIn(text, values)).toBe(said)
})

it('every value stands where its name did', () => {
  const word = fc.string({ minLength: 1, maxLength: 8 }).filter((one) => !/[{}]/.test(one))
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 6 }), word, (texts, value) => {
      expect(fillIn(texts.join('{name}'), { name: value })).toBe(texts.join(value))
    }),
  )
})
