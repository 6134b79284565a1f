import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { copyDatabase } from '#scripts/lib/backup-checks.ts'
import { startContent } from '#tests/support/content.ts'

const NAME = 'Zqerasedname'

/** A file of a data folder with what its journal had. */
function merged(dataDir: string, name: string): Buffer {
  const file = path.join(dataDir, name)
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return readFileSync(file)
}

it('leaves nothing of what is erased in the files of a site on SQLite', async () => {
  const system = await startContent()
  onTestFinished(() => system.stop())
  const { bookingDatabase } = await import('#storage/process.ts')
  const bookings = await bookingDatabase()
  const keep = (phone: string) =>
    bookings.run(
      `INSERT INTO guest_profiles VALUES ($1, '', '${NAME}', '[]', '[]', '', '[]', 1, NULL)`,
      [phone],
    )
  for (let n = 0; n < 50; n++) await keep(`+1604555${n}`)
  const reader = await system.make('subscribers', { email: 'a@b.example', firstname: NAME })
  expect(merged(system.dataDir, 'booking.db').includes(NAME)).toBe(true)
  await bookings.run('DELETE FROM guest_profiles')
  await system.payload.delete({ collection: 'subscribers', id: reader })
  expect(merged(system.dataDir, 'booking.db').includes(NAME)).toBe(false)
  await system.payload.db.destroy?.()
  expect(readFileSync(path.join(system.dataDir, 'content.db')).includes(NAME)).toBe(false)
})

it('leaves nothing in a backup of what was erased before, by whichever release', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-erased-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [from, to] = [path.join(folder, 'booking.db'), path.join(folder, 'copy.db')]
  const database = new DatabaseSync(from)
  database.exec('PRAGMA secure_delete = OFF; PRAGMA journal_mode = WAL; CREATE TABLE guests (name)')
  for (let n = 0; n < 500; n++) database.exec(`INSERT INTO guests VALUES ('${NAME} ${n}')`)
  database.exec(`DELETE FROM guests WHERE name <> '${NAME} 7'; UPDATE guests SET name = ''`)
  database.close()
  expect(readFileSync(from).includes(NAME)).toBe(true)
  expect(await copyDatabase(from, to)).toEqual({ guests: 1 })
  expect(readFileSync(to).includes(NAME)).toBe(false)
})
