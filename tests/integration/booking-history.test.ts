import { expect, onTestFinished, test } from 'vitest'
import { DATABASES, historyDatabase } from '#tests/history/databases.ts'
import { playHistory } from '#tests/history/play.ts'

// The long ones are commands: docs/trust/histories.md
const AMOUNT = { seed: 23, operations: 2000, clients: 40, troubles: 8, instances: 2 }

// ASVS 2.3.3, 16.5.3
test.each(DATABASES)(
  'whatever fails on the way, answers, screens, mails and money agree in the end, on %s',
  async (kind) => {
    const database = await historyDatabase(kind)
    onTestFinished(() => database.stop())
    const { violations, outcomes, troubles } = await playHistory(database, AMOUNT)
    expect(violations).toEqual([])
    for (const act of ['reserve', 'cancel', 'change', 'book', 'walk_in', 'block'])
      expect(outcomes[`${act} done`], act).toBeGreaterThan(0)
    expect(Object.values(troubles).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  },
)
