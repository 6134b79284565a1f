import { expect, test } from 'vitest'
import { sentenceOf } from './sentence.ts'

test.each([
  ['must be a number', 'Must be a number.'],
  ['is a sentence.', 'Is a sentence.'],
  ['Is it?', 'Is it?'],
])('%s is said as %s', (rest, sentence) => {
  expect(sentenceOf(rest)).toBe(sentence)
})
