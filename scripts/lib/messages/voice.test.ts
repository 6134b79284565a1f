import { expect, it } from 'vitest'
import { readVoice, sentencesModule, sentencesOf } from './voice.ts'

const thanks = { id: 'booking.thanks', meaning: 'After a booking.', limit: 60 }
const catalogue = { thanks: 'Thank you, {name}', count: '{n, plural, one {# table} other {#}}' }

it('a sentence is its message, with its meaning, its limit and its values', () => {
  const voice = readVoice({ thanks: { ...thanks, needs: ['name'] } })
  expect(sentencesOf(catalogue, voice)).toEqual([
    { ...thanks, text: 'Thank you, {name}', values: ['name'], needs: ['name'] },
  ])
})

it.each([
  [{ thank: thanks }, '“thank” is no message'],
  [{ count: thanks }, '“count” has more than texts and values'],
  [{ thanks: { ...thanks, limit: 12 } }, '“thanks” has 17 characters, and may have 12'],
  [{ thanks: { ...thanks, needs: ['day'] } }, '“thanks” needs {day}, which it does not take'],
])('what cannot be one is named: %o', (voice, message) => {
  expect(() => sentencesOf(catalogue, readVoice(voice))).toThrow(message)
})

it.each([
  { thanks: { ...thanks, id: 'thanks' } },
  { thanks: { ...thanks, meaning: 'after a booking' } },
  { thanks: { ...thanks, limit: 9 } },
  { thanks: { ...thanks, hint: 'One more thing.' } },
  { thanks: { id: 'booking.thanks', limit: 60 } },
])('what is no voice is refused: %o', (voice) => {
  expect(() => readVoice(voice)).toThrow('voice: ')
})

it('braces in a text would be taken for a value', () => {
  expect(() => sentencesOf({ thanks: "Thank you '{'" }, readVoice({ thanks }))).toThrow(
    'has more than texts and values',
  )
})

it('no two sentences have the same id', () => {
  const [one] = sentencesOf(catalogue, readVoice({ thanks }))
  expect(() => sentencesModule(one ? [one, one] : [])).toThrow('two sentences are called')
})
