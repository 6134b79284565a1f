import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { compareRows, isSame } from './compare-rows.ts'
import { readSqliteRows } from './row-digests.ts'

test('rows that were added, changed and removed since a backup are counted by their keys', async () => {
  const backup = folderWith(`
    CREATE TABLE bookings (id TEXT PRIMARY KEY, covers INTEGER) WITHOUT ROWID;
    CREATE TABLE notes (text TEXT);
    CREATE TABLE pictures (id INTEGER PRIMARY KEY, bytes BLOB);
    INSERT INTO bookings VALUES ('kept', 2), ('changed', 2), ('removed', 2);
    INSERT INTO notes VALUES ('a window table');
    INSERT INTO pictures VALUES (9007199254740993, x'00ff')`)
  const site = folderWith(`
    CREATE TABLE bookings (id TEXT PRIMARY KEY, covers INTEGER) WITHOUT ROWID;
    CREATE TABLE notes (text TEXT);
    CREATE TABLE pictures (id INTEGER PRIMARY KEY, bytes BLOB);
    CREATE TABLE texts (id INTEGER PRIMARY KEY);
    INSERT INTO bookings VALUES ('kept', 2), ('changed', 4), ('added', 2), ('added too', 2);
    INSERT INTO notes VALUES ('a table by the fire');
    INSERT INTO pictures VALUES (9007199254740993, x'00ff');
    INSERT INTO texts VALUES (1)`)
  const changes = await compareRows(backup, site)
  const none = { added: 0, changed: 0, removed: 0 }
  expect(changes).toEqual([
    { table: 'booking.bookings', inBackup: 3, onSite: 4, added: 2, changed: 1, removed: 1 },
    // Without a key another row is one that was removed and one that was added.
    { table: 'booking.notes', inBackup: 1, onSite: 1, added: 1, changed: 0, removed: 1 },
    { table: 'booking.pictures', inBackup: 1, onSite: 1, ...none },
    { table: 'booking.texts', inBackup: 0, onSite: 1, ...none, added: 1 },
  ])
  expect(changes.filter(isSame).map(({ table }) => table)).toEqual(['booking.pictures'])
})

test('what a site writes while it is compared does not count', async () => {
  const rows = `CREATE TABLE bookings (id INTEGER PRIMARY KEY); INSERT INTO bookings VALUES (1)`
  const backup = folderWith(rows)
  const folder = newFolder()
  const writing = new DatabaseSync(path.join(folder, 'booking.db'))
  onTestFinished(() => writing.close())
  writing.exec(`PRAGMA journal_mode = WAL; ${rows}`)
  const site = readSqliteRows(folder)
  onTestFinished(() => site.close())
  writing.exec('INSERT INTO bookings VALUES (2)')
  expect(await compareRows(backup, site)).toMatchObject([{ onSite: 1, added: 0 }])
})

function folderWith(sql: string) {
  const folder = newFolder()
  const database = new DatabaseSync(path.join(folder, 'booking.db'))
  database.exec(sql)
  database.close()
  const reader = readSqliteRows(folder)
  onTestFinished(() => reader.close())
  return reader
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-compare-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
