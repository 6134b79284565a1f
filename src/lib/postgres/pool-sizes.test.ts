import { expect, test } from 'vitest'
import { CONNECTIONS_PER_INSTANCE, MIN_CONNECTIONS_PER_INSTANCE, poolSizes } from './pool-sizes.ts'

test('an instance keeps four connections for itself, and divides the rest between bookings and content', () => {
  expect(poolSizes()).toEqual({ bookings: 10, content: 10 })
  expect(poolSizes(25)).toEqual({ bookings: 11, content: 10 })
  for (let all = MIN_CONNECTIONS_PER_INSTANCE; all <= 2 * CONNECTIONS_PER_INSTANCE; all++) {
    const { bookings, content } = poolSizes(all)
    expect(4 + bookings + content).toBe(all)
    expect(content).toBeGreaterThanOrEqual(4)
  }
})
