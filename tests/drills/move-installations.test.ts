import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { migrateContent } from '#cms/database/migrate.ts'
import { moveDatabases } from '#scripts/lib/move/move.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { openSite, runOver } from '#tests/databases/lib/processes.ts'
import { type Restored, releases, restore } from '#tests/databases/lib/releases.ts'
import { tablesOf } from '#tests/databases/lib/tables.ts'
import { countValues } from '#tests/databases/lib/values.ts'
import { newDatabase, newFolder } from '#tests/support/move.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import type { Place } from '#tests/support/site.ts'

describe.each(['sqlite', 'postgres'] as const)(
  'an installation with all that there can be, on %s',
  (dialect) => {
    let kept: Restored
    let to: Place

    beforeAll(async () => {
      const [release = ''] = releases()
      kept = await restore(release, dialect, inject('postgres'))
      await runOver(kept.place, kept.kept.secret, ['scripts/setup.ts'])
      await (await openBookingDatabase(kept.place)).close()
      const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-moved-'))
      for (const name of ['media', 'private']) {
        const folder = path.join(kept.place.dataDir, name)
        if (existsSync(folder)) cpSync(folder, path.join(dataDir, name), { recursive: true })
      }
      const database = dialect === 'sqlite' ? await createDatabase(inject('postgres')) : null
      to = database ? { dataDir, databaseUrl: database.url } : { dataDir }
      await moveDatabases(kept.place, to)
      return async () => {
        await kept.remove()
        await database?.drop()
        rmSync(dataDir, { recursive: true, force: true })
      }
    })

    test('has every value of every column in the other database', async () => {
      const own = /^(?:content\.content_migrations|booking\.(?:migrations|cdn_purges))\./
      const counts = async (place: Place) =>
        Object.entries(await countValues(place))
          .filter(([column, count]) => count > 0 && !own.test(column))
          .sort()
      expect(await counts(to)).toEqual(await counts(kept.place))
    })

    test('has the tables of a new installation there', async () => {
      const place: Place = { dataDir: newFolder() }
      if (to.databaseUrl) place.databaseUrl = await newDatabase()
      await migrateContent({ databaseUrl: undefined, ...place })
      await (await openBookingDatabase(place)).close()
      expect(await tablesOf(to)).toEqual(await tablesOf(place))
    })

    test('shows guests and staff there what it showed, and goes on', async () => {
      const { read } = kept.kept
      const opened = await openSite(to, kept.kept, { next: true })
      expect(opened.read.bookings).toMatchObject(read.bookings)
      expect(opened.read.files).toMatchObject(read.files)
      expect(Object.values(opened.read.logins)).not.toContain(false)
      expect(opened.next?.visits).toMatchObject({
        'held, booked': 'booked',
        'seated, left': 'finished',
      })
      expect(opened.next?.deadLetter).toBe('sent')
      // The ids of what was deleted are not given again.
      const ids = Object.entries(kept.kept.ids)
      const restaurants = ids.filter(([name]) => name.startsWith('locations/')).map(([, id]) => id)
      const [deleted, next] = opened.next?.restaurants ?? [0, 0]
      expect(deleted).toBeGreaterThan(Math.max(...restaurants))
      expect(next).toBeGreaterThan(deleted)
    })
  },
)
