import { expect, onTestFinished, test } from 'vitest'
import { DATABASES, historyDatabase } from '#tests/history/databases.ts'
import { playHistory } from '#tests/history/play.ts'

// The long ones are commands: docs/trust/histories.md
const AMOUNT = { seed: 23, operations: 2000, clients: 40, troubles: 8, instances: 2 }

// ASVS 2.3.3, 16.5.3
test('whatever fails on the way, answers, screens, mails and money agree in the end, on each database', async () => {
  const ended: (() => Promise<void>)[] = []
  onTestFinished(async () => {
    for (const end of ended) await end()
  })
  // Both mostly wait until a trouble is over.
  const histories = await Promise.all(
    DATABASES.map(async (kind) => {
      const database = await historyDatabase(kind)
      ended.push(() => database.stop())
      return playHistory(database, AMOUNT)
    }),
  )
  expect(histories.map(({ violations }) => violations)).toEqual(DATABASES.map(() => []))
  for (const { outcomes, troubles } of histories) {
    for (const act of ['reserve', 'cancel', 'change', 'book', 'walk_in', 'block'])
      expect(outcomes[`${act} done`], act).toBeGreaterThan(0)
    expect(Object.values(troubles).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  }
})
