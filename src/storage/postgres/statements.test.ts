import { expect, test } from 'vitest'
import { sqlOver } from './statements.ts'

test('a statement that is used again and again is prepared, however many others there are', async () => {
  const names: (string | undefined)[] = []
  const sql = sqlOver(async ({ name }) => {
    names.push(name)
    return { rows: [], count: 0 }
  })
  const namesOf = async (...texts: string[]) => {
    names.length = 0
    for (const text of texts) await sql.all(text)
    return [...names]
  }
  const hot = 'SELECT hot'
  const [first, second, name, again] = await namesOf(hot, hot, hot, hot)
  expect([first, second, again]).toEqual([undefined, undefined, name])
  expect(name).toBeTruthy()

  const lists = Array.from({ length: 2000 }, (_, n) => `SELECT list of ${n}`)
  expect(new Set(await namesOf(...lists))).toEqual(new Set([undefined]))
  expect(await namesOf(hot)).toEqual([name])

  const often = await namesOf(...lists.flatMap((text) => [text, text, text]))
  // 500 in all, of which the first one has its own.
  expect(new Set(often.filter(Boolean)).size).toBe(499)
  expect(await namesOf(hot)).toEqual([name])
})
