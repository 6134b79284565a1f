import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { migrateContent } from '#cms/database/migrate.ts'
import { isOlder, OLDEST_RELEASE } from '#lib/release/oldest-release.ts'
import { refuseOlderRelease } from '#lib/release/refuse-older-release.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { environment, type Place } from '#tests/support/site.ts'
import about from '../../package.json' with { type: 'json' }

test('this release may run on what it makes', () => {
  expect(isOlder(about.version, OLDEST_RELEASE)).toBe(false)
})

test('releases are compared by their numbers', () => {
  expect(isOlder('0.9.0', '0.10.0')).toBe(true)
  expect(isOlder('1.0.0', '0.10.0')).toBe(false)
  expect(isOlder('1.2.3', '1.2.3')).toBe(false)
  expect(isOlder('1.2.3-rc.1', '1.2.4')).toBe(true)
})

describe.each(['SQLite', 'Postgres'])('on %s', (kind) => {
  /** Where the oldest release is said, by what it is said of. */
  const tables = {
    content: { file: 'content.db', table: 'content_oldest_release' },
    bookings: {
      file: 'booking.db',
      table: kind === 'Postgres' ? 'booking.oldest_release' : 'oldest_release',
    },
  }

  async function install(): Promise<Place> {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-release-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const place: Place = { dataDir }
    if (kind === 'Postgres') {
      const database = await createDatabase(inject('postgres'))
      onTestFinished(() => database.drop())
      place.databaseUrl = database.url
    }
    await upgrade(place)
    return place
  }

  async function upgrade(place: Place) {
    await migrateContent({ databaseUrl: undefined, ...place })
    await (await openBookingDatabase(place)).close()
  }

  async function ask(place: Place, what: keyof typeof tables, sql: (table: string) => string) {
    const { file, table } = tables[what]
    if (!place.databaseUrl) {
      const database = new DatabaseSync(path.join(place.dataDir, file))
      const rows = database.prepare(sql(table)).all()
      database.close()
      return rows.map((row) => ({ ...row }))
    }
    const client = new Client({ connectionString: place.databaseUrl })
    await client.connect()
    const { rows } = await client.query(sql(table))
    await client.end()
    return rows
  }

  const raise = (place: Place, what: keyof typeof tables) =>
    ask(place, what, (table) => `UPDATE ${table} SET release = '99.1.0'`)

  test('an installation has nothing to say before it is set up', async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-release-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    await refuseOlderRelease({ dataDir: path.join(dataDir, 'none') }, '0.0.1')
  })

  test('both databases name the oldest release that may run on them', async () => {
    const place = await install()
    for (const what of ['content', 'bookings'] as const) {
      const named = await ask(place, what, (table) => `SELECT release FROM ${table}`)
      expect(named, what).toEqual([{ release: OLDEST_RELEASE }])
    }
    await refuseOlderRelease(place)
    await expect(refuseOlderRelease(place, '0.0.9')).rejects.toThrow(
      `needs Tableside ${OLDEST_RELEASE} or newer, and this is 0.0.9`,
    )
  })

  test.each(['content', 'bookings'] as const)(
    'an older release refuses a newer database of the %s, says so, and changes nothing',
    async (what) => {
      const place = await install()
      await raise(place, what)
      const said = `The database of the ${what} was made by a newer release: it needs Tableside 99.1.0 or newer, and this is ${about.version}. Check out 99.1.0, or restore the backup from before the upgrade.\n`
      for (const script of ['front/server.ts', 'scripts/setup.ts', 'scripts/fill.ts']) {
        const run = spawnSync(process.execPath, [script], {
          env: environment(place),
          encoding: 'utf8',
        })
        expect({ script, status: run.status, said: run.stderr }).toEqual({
          script,
          status: 1,
          said,
        })
      }
      // What asks for a newer release stays, whoever migrates.
      await upgrade(place)
      const named = await ask(place, what, (table) => `SELECT release FROM ${table}`)
      expect(named).toEqual([{ release: '99.1.0' }])
    },
  )
})
