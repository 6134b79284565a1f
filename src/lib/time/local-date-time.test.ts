import { expect, test } from 'vitest'
import { isLocalDateTime } from './local-date-time.ts'

test('only real wall times count', () => {
  expect(isLocalDateTime('2027-02-28T23:45')).toBe(true)
  const wrong = ['2027-02-30T10:00', '2027-02-28T25:00', '2027-02-28', '2027-02-28T10:00Z', '']
  for (const text of wrong) expect(isLocalDateTime(text), text).toBe(false)
})
