import { expect, onTestFinished, test } from 'vitest'
import { DATABASES, historyDatabase } from '#tests/history/databases.ts'
import { playHistory } from '#tests/history/play.ts'

/** Requests that are answered on each database; HISTORY_OPERATIONS has more of them, or fewer. */
const operations = Number(process.env.HISTORY_OPERATIONS ?? 60_000)
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

test.each(DATABASES)(
  'whatever fails on the way, answers, screens, mails and money agree in the end, on %s',
  async (kind) => {
    const database = await historyDatabase(kind)
    onTestFinished(() => database.stop())
    const { violations, ...run } = await playHistory(database, {
      ...{ seed, operations, clients: 200, instances: kind === 'sqlite' ? 2 : 3 },
      troubles: Math.ceil(operations / 400),
    })
    console.info(kind, JSON.stringify({ seed, ...run, violations: violations.length }))
    expect(violations).toEqual([])
    expect(run.outcomes['reserve done']).toBeGreaterThan(0)
    expect(run.troubles.killed).toBeGreaterThan(0)
  },
)
