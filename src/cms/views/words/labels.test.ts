import { expect, it } from 'vitest'
import { asGuestsRead } from './labels.ts'

it('a sentence is shown with examples, and with a date where it names a day', () => {
  expect(asGuestsRead('Cheers, {name}')).toBe('Guests read: “Cheers, Ida”')
  expect(asGuestsRead('Until {day}, {name}')).toBe(
    'Guests read: “Until tomorrow, Ida”, or “Until on Friday, November 27, Ida”',
  )
})
