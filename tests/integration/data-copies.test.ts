import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { lockData } from '#lib/data-lock/data-lock.ts'
import { mergeJournals } from '#lib/data-lock/merge-journals.ts'

let folder: string
let dataDir: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-copies-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
})

/** Databases as a running site has them: open, with everything in their journals. */
function running() {
  const open = ['content.db', 'booking.db'].map((name) => {
    const database = new DatabaseSync(path.join(dataDir, name))
    database.exec('PRAGMA journal_mode = WAL; CREATE TABLE entry (text TEXT)')
    database.exec(`INSERT INTO entry VALUES ('table for two')`)
    return database
  })
  onTestFinished(() => {
    for (const database of open) if (database.isOpen) database.close()
  })
  return open
}

function copyOfFiles(): string {
  const copy = path.join(folder, 'copy')
  mkdirSync(copy)
  for (const name of readdirSync(dataDir).filter((name) => name.endsWith('.db')))
    copyFileSync(path.join(dataDir, name), path.join(copy, name))
  return copy
}

function entries(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT text FROM entry').all()
  database.close()
  return rows.map((row) => row.text)
}

test('the journal of the bookings is merged when a site ends', () => {
  running()
  // Payload's own SQLite has merged that of the content.
  rmSync(path.join(dataDir, 'content.db-wal'))
  expect(mergeJournals(dataDir)).toEqual([])
  expect(entries(path.join(copyOfFiles(), 'booking.db'))).toEqual(['table for two'])
})

test('a journal of the content that Payload has left is named, and left alone', () => {
  const [content] = running()
  const file = path.join(dataDir, 'content.db-wal')
  const { size } = statSync(file)
  expect(mergeJournals(dataDir)).toEqual([
    { name: 'content.db', why: `${size} bytes are left in it` },
  ])
  expect(statSync(file).size).toBe(size)
  content?.close()
  expect(mergeJournals(dataDir)).toEqual([])
})

test('a journal that somebody still reads is named', () => {
  const [content, booking] = running()
  content?.close()
  const reader = new DatabaseSync(path.join(dataDir, 'booking.db'))
  reader.exec('BEGIN')
  reader.prepare('SELECT * FROM entry').all()
  booking?.exec(`INSERT INTO entry VALUES ('table for four')`)
  expect(mergeJournals(dataDir)).toEqual([{ name: 'booking.db', why: 'it is still in use' }])
  reader.close()
  expect(mergeJournals(dataDir)).toEqual([])
})

test('a journal that cannot be merged is named, and stops nothing', () => {
  const [content] = running()
  content?.close()
  rmSync(path.join(dataDir, 'booking.db'))
  mkdirSync(path.join(dataDir, 'booking.db'))
  expect(mergeJournals(dataDir)).toEqual([
    { name: 'booking.db', why: 'unable to open database file' },
  ])
})

test('what is no database of ours is left alone, whatever it is called', async () => {
  const [content] = running()
  content?.close()
  writeFileSync(path.join(dataDir, 'Thumbs.db'), 'pictures')
  writeFileSync(path.join(dataDir, 'Thumbs.db-wal'), 'pictures')
  expect(mergeJournals(dataDir)).toEqual([])
  await (await lockData({ dataDir }, 'site')).release()
})

const HOW = 'Copy a site with npm run backup, or after stopping it.'

test('who starts on files that were copied without their journals is told how to copy', async () => {
  running()
  const data = await lockData({ dataDir: copyOfFiles() }, 'site')
  expect(data.hints).toEqual([
    `booking.db and content.db came without a journal. If that was copied while its site ran, the latest changes may be missing. ${HOW}`,
  ])
  await data.release()
})

test('who starts on a folder that was copied while its site ran is told so', async () => {
  running()
  const data = await lockData({ dataDir }, 'site')
  const copy = path.join(folder, 'copy')
  cpSync(dataDir, copy, { recursive: true })
  await data.release()
  const copied = await lockData({ dataDir: copy }, 'site')
  expect(copied.hints).toEqual([
    `The data folder was copied while its site ran: the latest changes may be missing. ${HOW}`,
  ])
  await copied.release()
})

test('nothing is said where a site was stopped, was killed, or starts for the first time', async () => {
  const first = await lockData({ dataDir: path.join(folder, 'new') }, 'site')
  expect(first.hints).toEqual([])
  await first.release()
  running()
  const data = await lockData({ dataDir }, 'site')
  const note = path.join(dataDir, 'in-use.json')
  cpSync(note, path.join(folder, 'in-use.json'))
  await data.release()
  expect(existsSync(note)).toBe(false)
  const stopped = await lockData({ dataDir }, 'site')
  expect(stopped.hints).toEqual([])
  await stopped.release()
  // As kill -9 leaves it.
  cpSync(path.join(folder, 'in-use.json'), note)
  const killed = await lockData({ dataDir }, 'site')
  expect(killed.hints).toEqual([])
  await killed.release()
})
