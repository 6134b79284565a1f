import { expect, test } from 'vitest'
import { refuse } from '../result.ts'
import { refusal } from './respond.ts'
import { retryAfterText } from './retry-after.ts'

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [7140, '119 minutes'],
  [7200, '2 hours'],
  [80_000, '23 hours'],
])('%i seconds are said as %s, never less than they are', (seconds, span) => {
  expect(retryAfterText(seconds)).toBe(
    `Too many attempts in a short time. Please try again in ${span}.`,
  )
})

test.each(['too_many_requests', 'too_many_alerts'])(
  'a 429 says in its own words when to try again: %s',
  async (code) => {
    const answer = refusal(refuse(code, { retryAfter: 240 }))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '240'])
    expect((await answer.json()).error.message).toContain('Please try again in 4 minutes.')
  },
)
