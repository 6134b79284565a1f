import { expect, inject, test } from 'vitest'
import { playHistory } from '#tests/support/history/play.ts'

// The long one is a drill: npm run drills -- history
const AMOUNT = { operations: 1500, troubles: 4, guests: 30 }

// ASVS 2.3.3, 16.5.3
test('whatever fails on the way, answers, tables and money agree in the end, on both databases', async () => {
  const [sqlite, postgres] = await Promise.all([
    playHistory(null, { ...AMOUNT, instances: 1 }),
    playHistory(inject('postgres'), { ...AMOUNT, instances: 2 }),
  ])
  for (const { violations, outcomes, faults } of [sqlite, postgres]) {
    expect(violations).toEqual([])
    expect(outcomes.booked).toBeGreaterThan(0)
    expect(faults).toEqual({ killed: 2, paused: 2 })
  }
})
