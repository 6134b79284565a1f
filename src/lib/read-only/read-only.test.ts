import { afterEach, expect, test } from 'vitest'
import { isReadOnly, readOnlyRefusal, readOnlyUntil, setReadOnlyUntil } from './read-only.ts'

const NOW = Date.parse('2027-04-02T19:00Z')
afterEach(() => setReadOnlyUntil(null))

test('a site takes changes unless the switch says otherwise', () => {
  expect([isReadOnly(), readOnlyUntil()]).toEqual([false, null])
  setReadOnlyUntil(NOW + 3_600_000)
  expect([isReadOnly(), readOnlyUntil()]).toEqual([true, '2027-04-02T20:00:00.000Z'])
  setReadOnlyUntil(null)
  expect(isReadOnly()).toBe(false)
})

test('who is refused is told in plain words, and to ask again in a minute or when it ends', () => {
  setReadOnlyUntil(NOW + 3_600_000)
  expect(readOnlyRefusal(NOW)).toMatchObject({
    ...{ ok: false, code: 'read_only' },
    detail: { message: expect.stringContaining('You can read everything'), retryAfter: 60 },
  })
  expect(readOnlyRefusal(NOW + 3_590_000).detail.retryAfter).toBe(10)
  expect(readOnlyRefusal(NOW + 3_600_500).detail.retryAfter).toBe(1)
})
