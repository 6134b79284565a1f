import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createHouseBook } from '#house-book/house-book.ts'
import type { BookingSettingsInput } from '#house-book/settings.ts'
import type { BookingDatabase } from '#house-book/store/database.ts'
import { openBookingDatabase } from '#house-book/store/open.ts'
import type { HouseBook } from '#house-book/types.ts'
import { deriveSecret } from '#lib/secrets.ts'
import { type BookingServer, serveBooking } from '#tests/support/booking-server.ts'
import { createDatabase, startPostgres } from '#tests/support/postgres.ts'

/** Secret of the installations that benches make. */
const SITE_SECRET = 'a secret of a bench, thirty-two characters or more'
export const benchSecret = deriveSecret(SITE_SECRET, 'manage-token')

/** A booking database of its own, empty, on one of the two. */
export type BenchBook = {
  kind: 'SQLite' | 'Postgres'
  book: HouseBook
  store: BookingDatabase
  where: { databaseUrl?: string; dataDir: string }
  /** The site's booking routes over it. */
  serve(): Promise<BookingServer>
  close(): Promise<void>
}

/** Runs a bench on both databases, one after the other. */
export async function onBoth<T>(measure: (bench: BenchBook) => Promise<T>): Promise<T[]> {
  const server = await startPostgres()
  const results: T[] = []
  try {
    for (const url of [null, server.url]) {
      const bench = await open(url)
      try {
        results.push(await measure(bench))
      } finally {
        await bench.close()
      }
    }
  } finally {
    await server.stop()
  }
  return results
}

async function open(server: string | null): Promise<BenchBook> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-bench-'))
  const database = server === null ? null : await createDatabase(server)
  const where = database ? { databaseUrl: database.url, dataDir } : { dataDir }
  const store = await openBookingDatabase(where)
  const book = createHouseBook({ store, secret: benchSecret })
  return {
    kind: database ? 'Postgres' : 'SQLite',
    book,
    store,
    where,
    serve: () => serveBooking(where, SITE_SECRET),
    close: async () => {
      await book.close()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A house with `tables` tables for two, open every evening. */
export function house(tables: number): BookingSettingsInput {
  return {
    timeZone: 'America/Vancouver',
    country: 'CA',
    province: 'BC',
    periods: [
      {
        code: 'dinner',
        name: 'Dinner',
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        firstSeating: '17:00',
        lastSeating: '22:00',
      },
    ],
    areas: [{ code: 'room', name: 'Dining room' }],
    tables: Array.from({ length: tables }, (_, index) => ({
      code: `t${index + 1}`,
      area: 'room',
      minParty: 1,
      maxParty: 2,
    })),
    turnTimes: [{ upTo: 2, minutes: 90 }],
    maxParty: 2,
  }
}
