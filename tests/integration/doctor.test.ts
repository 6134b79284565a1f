import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrateContent } from '#cms/database/migrate.ts'
import { parseEnv } from '#env.ts'
import { checkClock } from '#scripts/lib/doctor/clock.ts'
import { checkPostgresSettings } from '#scripts/lib/doctor/postgres-settings.ts'
import { checkVersions } from '#scripts/lib/doctor/versions.ts'
import { ask, newDatabase, newFolder } from '#tests/support/move.ts'
import { changingSessions } from '#tests/support/session-pooler.ts'
import { environment } from '#tests/support/site.ts'

const onPostgres = (url: string) => ({
  env: parseEnv({ DATABASE_URL: url, DATA_DIR: path.join(newFolder(), 'data') }),
})

// ASVS 16.2.2
test('nothing is said of a clock that goes as that of Postgres does; one that does not is a warning, then an error', async () => {
  const { env } = onPostgres(inject('postgres'))
  const off = (ms: number) => checkClock({ env, clock: () => Date.now() + ms })
  expect(await off(0)).toEqual([])
  expect(await off(10_000)).toMatchObject([{ level: 'warning' }])
  expect(await off(-3_600_000)).toEqual([
    { level: 'error', message: expect.stringMatching(/are 3[56]\d\d s apart/) },
  ])
})

test('a Postgres that may lose what it confirmed is named, as is a pooler that switches sessions', async () => {
  const url = await newDatabase()
  await ask(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`)
  const found = await checkPostgresSettings(onPostgres(url))
  expect(found.map(({ message }) => message)).toEqual(
    expect.arrayContaining([expect.stringContaining('synchronous_commit = off')]),
  )
  const pooler = await changingSessions(url)
  onTestFinished(() => pooler.close())
  expect(await checkPostgresSettings(onPostgres(pooler.url))).toEqual(
    expect.arrayContaining([
      {
        level: 'error',
        message: expect.stringContaining('switches sessions between transactions'),
      },
    ]),
  )
})

test.each(['SQLite', 'Postgres'])(
  'databases on %s that this release cannot start on, or has to migrate, are named',
  async (kind) => {
    const url = kind === 'Postgres' ? await newDatabase() : ''
    const env = parseEnv({ DATABASE_URL: url, DATA_DIR: path.join(newFolder(), 'data') })
    const run = async (sql: string) => {
      if (url) return ask(url, sql)
      const database = new DatabaseSync(path.join(env.dataDir, 'content.db'))
      database.exec(sql)
      return database.close()
    }
    await migrateContent(env)
    expect(await checkVersions({ env })).toEqual([])
    await run('CREATE TABLE unfinished_move (label text)')
    await run(`UPDATE content_oldest_release SET release = '99.0.0'`)
    await run(`DELETE FROM content_migrations WHERE name LIKE '%_experience_details'`)
    expect(await checkVersions({ env })).toEqual([
      { level: 'error', message: expect.stringContaining('has not been finished') },
      { level: 'error', message: expect.stringContaining('needs Tableside 99.0.0 or newer') },
      {
        level: 'warning',
        message: expect.stringContaining('1 migrations of the content are pending'),
      },
    ])
  },
)

test('the command ends with 2 and says so where something is wrong, and changes nothing', async () => {
  const dataDir = path.join(newFolder(), 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  const run = (more: NodeJS.Dict<string>) =>
    spawnSync(process.execPath, ['scripts/doctor.ts', '--backups', path.join(dataDir, 'none')], {
      env: { ...environment({ dataDir }), ...more },
      encoding: 'utf8',
    })
  const warned = run({ PUBLIC_URL: 'http://localhost:3000' })
  expect(warned.stderr).toBe('')
  expect(warned).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('! backups: There is no backup'),
  })
  expect(run({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toMatchObject({
    status: 2,
    stdout: expect.stringContaining('✗ clock: Postgres cannot be reached'),
  })
  expect(run({ PORT: 'none' })).toMatchObject({
    status: 2,
    stdout: expect.stringContaining('✗ settings: These settings are not valid'),
  })
})
