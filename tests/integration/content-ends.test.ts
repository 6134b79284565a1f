import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFilesIn } from '#lib/data-lock/data-files.ts'
import { mergeJournals } from '#lib/data-lock/merge-journals.ts'
import { startContent } from '#tests/support/content.ts'

test('once a site has ended in order, its files without their journals are the whole site', async () => {
  const { dataDir, make, payload, stop } = await startContent()
  onTestFinished(stop)
  const { bookingDatabase } = await import('#storage/process.ts')
  const bookings = await bookingDatabase()
  const menu = { title: 'Coast', uid: 'coast', _status: 'published' }
  await make('menus', menu)
  await bookings.run("INSERT INTO spent VALUES ('a pass', 1)")
  expect(mergeJournals(dataDir)).toMatchObject([{ name: 'content.db' }])

  const { stopPayload } = await import('#data/site/payload.ts')
  await stopPayload()
  expect(mergeJournals(dataDir)).toEqual([])
  // Nobody who comes late writes past the merge.
  await expect(payload.create({ collection: 'menus', data: menu as never })).rejects.toThrow()
  expect(mergeJournals(dataDir)).toEqual([])

  const copy = path.join(dataDir, 'copy')
  mkdirSync(copy)
  for (const name of databaseFilesIn(dataDir))
    copyFileSync(path.join(dataDir, name), path.join(copy, name))
  const ask = (name: string, sql: string) => {
    const database = new DatabaseSync(path.join(copy, name), { readOnly: true })
    onTestFinished(() => database.close())
    return database.prepare(sql).get()
  }
  expect(ask('content.db', 'SELECT uid FROM menus')).toMatchObject({ uid: 'coast' })
  expect(ask('booking.db', 'SELECT what FROM spent')).toMatchObject({ what: 'a pass' })
})
