import { expect, inject, test } from 'vitest'
import { playHistory } from '#tests/support/history/play.ts'

/** Requests that are answered on each database; HISTORY_OPERATIONS has more of them, or fewer. */
const operations = Number(process.env.HISTORY_OPERATIONS ?? 60_000)
const AMOUNT = { operations, troubles: Math.ceil(operations / 500), guests: 300 }

test('whatever fails on the way, answers, tables and money agree in the end, on both databases', async () => {
  const [sqlite, postgres] = await Promise.all([
    playHistory(null, { ...AMOUNT, instances: 1 }),
    playHistory(inject('postgres'), { ...AMOUNT, instances: 2 }),
  ])
  for (const [kind, { violations, ...run }] of Object.entries({ sqlite, postgres })) {
    console.info(kind, JSON.stringify({ ...run, violations: violations.length }))
    expect(violations).toEqual([])
    expect(run.outcomes.booked).toBeGreaterThan(0)
    expect(run.faults.killed).toBeGreaterThan(0)
    expect(run.faults.paused).toBeGreaterThan(0)
  }
})
