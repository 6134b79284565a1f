import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrateContent, pendingMigrations } from '#cms/database/migrate.ts'
import { type Dialect, dialects } from '#cms/database/schema-drift.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { openSite, runOver } from '#tests/databases/lib/processes.ts'
import type { Texts } from '#tests/databases/lib/read-content.ts'
import { type Restored, restore } from '#tests/databases/lib/releases.ts'
import { columnsOfModel, tablesOf } from '#tests/databases/lib/tables.ts'
import { countValues, lostValues, type ValueCounts } from '#tests/databases/lib/values.ts'
import type { Opened } from '#tests/databases/open-site.ts'
import { createDatabase } from './postgres.ts'

/** Tests that installations of these releases, on both databases, keep all of their data in an upgrade, and work after it. */
export function describeUpgrades(of: readonly string[]): void {
  const installations = of.flatMap((release) => dialects.map((dialect) => ({ release, dialect })))

  describe.each(installations)(
    'an installation of $release on $dialect',
    ({ release, dialect }) => {
      let installation: Restored
      let before: ValueCounts
      let after: ValueCounts

      beforeAll(async () => {
        installation = await restore(release, dialect, inject('postgres'))
        const { place, kept } = installation
        before = await countValues(place)
        // `npm start` runs the set-up before the site listens; the site migrates its bookings when it opens their database.
        await runOver(place, kept.secret, ['scripts/setup.ts'])
        await (await openBookingDatabase(place)).close()
        after = await countValues(place)
      })
      afterAll(() => installation?.remove())

      describe('once it is upgraded', () => {
        it('has no migration left to apply', async () => {
          const { dataDir, databaseUrl } = installation.place
          expect(await pendingMigrations({ dataDir, databaseUrl })).toEqual([])
        })

        it('has the tables of a new installation', async () => {
          expect(await tablesOf(installation.place)).toEqual(await newTables(dialect))
        })

        it('has a column for each field of the content model', async () => {
          const asked = await columnsOfModel(dialect)
          expect(asked.length).toBeGreaterThan(500)
          expect(asked.filter((column) => !(column in after))).toEqual([])
        })

        it('has lost no value of any column', () => {
          expect(Object.keys(before).length).toBeGreaterThan(1000)
          expect(lostValues(before, after)).toEqual([])
        })
      })

      describe('once it is opened', () => {
        let opened: Opened

        beforeAll(async () => {
          opened = await openSite(installation.place, installation.kept, { next: true })
        })

        it('shows visitors all that its pages, menus, restaurants and notices said', () => {
          const { pages } = installation.kept.read
          expect(Object.values(pages).flat().length).toBeGreaterThan(500)
          expect(missing(pages, opened.read.pages)).toEqual([])
        })

        it('serves every picture and film that pages name, and recruiters the resume, byte for byte', () => {
          const { files } = installation.kept.read
          expect(
            Object.values(files).filter((digest) => /^[0-9a-f]{64}$/.test(digest)),
          ).toHaveLength(Object.keys(files).length)
          expect(Object.keys(files).length).toBeGreaterThan(10)
          expect(opened.read.files).toMatchObject(files)
        })

        it('lets each member of staff in with their own password', () => {
          const { staff } = installation.kept
          expect(opened.read.logins).toEqual(
            Object.fromEntries(staff.map(({ email }) => [email, true])),
          )
        })

        it('shows the staff all that was in their documents, drafts and versions', () => {
          const { documents } = installation.kept.read
          expect(Object.values(documents).flat().length).toBeGreaterThan(1000)
          expect(missing(documents, opened.read.documents)).toEqual([])
        })

        it('shows hosts each visit as it stood, guests their own, and the post each letter', () => {
          expect(opened.read.bookings).toMatchObject(installation.kept.read.bookings)
          const states = Object.values(opened.read.bookings.visits).map(({ state }) => state)
          expect(new Set(states)).toEqual(
            new Set(['booked', 'seated', 'finished', 'no_show', 'cancelled']),
          )
        })

        it('gives marketing everybody on the newsletter’s list', () => {
          const { readers } = installation.kept.read
          expect(missing({ readers }, { readers: opened.read.readers })).toEqual([])
        })

        it('goes on with visits: who sits leaves, who booked cancels and is paid back, who held a table books it', () => {
          expect(opened.next?.visits).toEqual({
            'seated, left': 'finished',
            'booked, cancelled': 'cancelled',
            'paid, cancelled': 'cancelled',
            'held, booked': 'booked',
            'asked by the bank, answered': 'booked',
          })
          expect(opened.next?.refunded).toBe(3000)
          expect(opened.next?.waiting).toBe('stopped')
        })

        it('goes on with its post: what waited leaves, and what was refused leaves when it is tried again', () => {
          const told = ['booked', 'charged', 'fresh', 'paid', 'refused', 'told']
          const mails = opened.next?.mails ?? []
          expect(mails).toEqual(expect.arrayContaining(told.map((name) => `${name}@example.com`)))
          expect(new Set(mails).size).toBe(mails.length)
          expect(opened.next?.deadLetter).toBe('sent')
        })

        it('goes on with its pages: a change is published, and so is what was scheduled and is due', () => {
          expect(opened.next?.titles).toEqual(['The terms, changed again', 'The autumn', null])
        })

        it('goes on counting: a new restaurant never gets the id of one that was deleted', () => {
          const [deleted, next] = opened.next?.restaurants ?? [0, 0]
          expect(deleted).toBeGreaterThan(
            Math.max(...Object.values(placesOf(installation.kept.ids))),
          )
          expect(next).toBeGreaterThan(deleted)
        })

        it('goes on with its newsletter: who was asked to confirm does so by the link that they have', () => {
          expect(opened.next?.reader).toBe('confirmed')
        })
      })
    },
  )
}

/** Texts that were shown before the upgrade and are not after it, each with the name of the screen or page that showed it. */
function missing(before: Texts, after: Texts): string[] {
  return Object.entries(before).flatMap(([name, texts]) => {
    const now = new Set(after[name])
    return texts.filter((text) => !now.has(text)).map((text) => `${name}: ${text}`)
  })
}

/** Ids of the restaurants that an installation had. */
function placesOf(ids: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(ids).filter(([name]) => name.startsWith('locations/')))
}

async function newTables(dialect: Dialect): Promise<string[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-new-'))
  const database = dialect === 'postgres' ? await createDatabase(inject('postgres')) : null
  const place = database ? { dataDir, databaseUrl: database.url } : { dataDir }
  try {
    await migrateContent({ databaseUrl: undefined, ...place })
    await (await openBookingDatabase(place)).close()
    return await tablesOf(place)
  } finally {
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
