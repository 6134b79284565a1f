import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Guest } from '#booking-engine/bookings/types.ts'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import { commitHold } from '#booking-engine/holds/commit-hold.ts'
import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import type { BookingDatabase, StoreOptions } from '#storage/database.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { createDatabase } from './postgres.ts'

export const bookingSecret = 'a secret of at least 32 characters, for tests'

/** A guest who says no more than a booking needs. */
export const ida: Guest = {
  firstName: 'Ida',
  lastName: 'Marsh',
  email: null,
  phone: '+16045550123',
  specialRequest: '',
  marketingOptIn: false,
}

/** A tasting menu at all times of the small house, for parties of up to two. */
export const tasting: NonNullable<BookingSettingsInput['experiences']>[number] = {
  code: 'tasting',
  name: 'Tasting menu',
  description: 'Seven courses from the coast',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  firstSeating: '17:00',
  lastSeating: '22:00',
  seats: 20,
  maxParty: 2,
  price: 12_500,
  taxes: [{ name: 'GST', percent: 5 }],
  serviceChargePercent: 10,
  addOns: [{ code: 'oysters', name: 'Oysters to begin', price: 2_400, maxPerReservation: 4 }],
}

/** A booking engine on an empty database, its store, and how to open the same database again. */
export type TestEngine = {
  engine: BookingEngine
  store: BookingDatabase
  where: { databaseUrl?: string; databaseDirectUrl?: string; dataDir: string }
  close(): Promise<void>
}

/**
 * Makes an empty booking database on SQLite, or on a Postgres server, and a booking engine over it, which reaches
 * Postgres by a pooler where the address of the database is given one.
 */
export async function testEngine(
  server: string | null,
  options: StoreOptions = {},
  pooler?: (database: string) => Promise<string>,
): Promise<TestEngine> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-booking-'))
  const database = server === null ? null : await createDatabase(server)
  const where = database ? { ...(await addresses(database.url, pooler)), dataDir } : { dataDir }
  const store = await openBookingDatabase(where, options)
  const engine = createBookingEngine({ store, secret: bookingSecret })
  return {
    engine,
    store,
    where,
    close: async () => {
      await engine.close()
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function addresses(database: string, pooler?: (database: string) => Promise<string>) {
  if (!pooler) return { databaseUrl: database }
  return { databaseUrl: await pooler(database), databaseDirectUrl: database }
}

/** Has a table waited for by a payment that nobody knows the end of; until when (ms) nobody takes it over. */
export async function beginPaying({ store }: TestEngine, token: string): Promise<number> {
  const committed = await store.transaction({}, (sql) => commitHold(sql, token))
  if (!committed.ok) throw new Error(`the table ${token} is not held`)
  return committed.value.expires_at
}

/** Limits that no test reaches whose guests all have one telephone. */
const NO_LIMIT = { check: 10_000, most: 10_000 }

/** Settings of a small house: `tables` tables for two, open daily from 17:00 to 22:00. */
export function smallHouse(
  tables: number,
  change: Partial<BookingSettingsInput> = {},
): BookingSettingsInput {
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
      code: `t${String(index + 1).padStart(2, '0')}`,
      area: 'room',
      minParty: 1,
      maxParty: 2,
    })),
    turnTimes: [{ upTo: 2, minutes: 90 }],
    maxParty: 2,
    bookingLimits: { phone: NO_LIMIT, email: NO_LIMIT, network: NO_LIMIT },
    ...change,
  }
}
