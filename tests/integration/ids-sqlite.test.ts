import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { migrateContent } from '#cms/database/migrate.ts'
import { describeIds } from '#tests/support/ids-suite.ts'

describeIds('sqlite')

it('of restaurants that were deleted before an upgrade are not given again, where anything remembers them', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-ids-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const before = path.join(dataDir, 'before')
  const all = readdirSync('src/cms/migrations/sqlite').sort()
  mkdirSync(path.join(before, 'sqlite'), { recursive: true })
  for (const file of all.slice(0, all.indexOf('0009_ids_given_once.sql'))) {
    cpSync(path.join('src/cms/migrations/sqlite', file), path.join(before, 'sqlite', file))
  }
  const where = { dataDir, databaseUrl: undefined }
  await migrateContent(where, before)
  const run = (sql: string) => {
    const database = new DatabaseSync(path.join(dataDir, 'content.db'))
    const rows = database.prepare(sql).all()
    database.close()
    return rows
  }
  run('INSERT INTO settings_handovers (location_id, number) VALUES (77, 1)')
  expect(await migrateContent(where)).toContain('0009_ids_given_once')
  expect(run(`INSERT INTO locations (title) VALUES ('Next') RETURNING id`)).toEqual([{ id: 78 }])
})
