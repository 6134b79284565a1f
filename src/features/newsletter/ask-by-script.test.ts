import { expect, test } from 'vitest'
import { failureOf } from './ask-by-script.ts'

test('an address of more than 10,000 characters fails with the provider’s words (spec:forms.newsletter-too-long)', () => {
  expect(failureOf('x'.repeat(10_001))).toEqual({
    ok: false,
    message: 'Sorry, your submission failed. Please shorten your responses and try again.',
  })
  expect(failureOf('x'.repeat(10_000))).toEqual({ ok: false })
})
