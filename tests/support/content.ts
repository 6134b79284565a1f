import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import { inject, vi } from 'vitest'
import type { Role } from '#cms/access/roles.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { addDays, isoWeekdayOf } from '#lib/time/dates.ts'
import { localOf } from '#lib/time/time.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { type AdminRest, headersOf, openerOf, restOf } from './admin-rest.ts'
import { createDatabase, type PostgresDatabase } from './postgres.ts'

/** A content system on a database of its own; `stop` ends it and removes its files. */
export type Content = {
  payload: Payload
  dataDir: string
  /** One request to the admin's REST interface, as staff by a token or the cookies of a browser (`name=value`), or as nobody. */
  rest: AdminRest
  /** The open answer of the admin's REST interface, to a GET unless it is told otherwise. */
  open(address: string, as?: string, more?: RequestInit): Promise<Response>
  /** A request for an address of the admin, by staff with a token or by nobody. */
  request(path: string, as?: string): Promise<PayloadRequest>
  /** Makes a document and answers with its id. */
  make(collection: string, data: Record<string, unknown>): Promise<number>
  /** Publishes a location that takes bookings, and answers with its id. */
  openLocation(uid: string, settings?: Record<string, unknown>): Promise<number>
  /** Makes a member of staff and answers with their token. */
  signIn(roles: Role[], more?: Record<string, unknown>): Promise<string>
  stop(): Promise<void>
}

/** Data of a document that is made; of a dish or a category as published, unless they say otherwise. */
export function asShown(
  collection: string,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const isOfMenu = collection === 'menu-items' || collection === 'menu-categories'
  return isOfMenu ? { _status: 'published', ...data } : data
}

/** By which the process knows its bookings (storage/process.ts). */
const BOOKINGS = 'booking-database'

/** A content database on the run's Postgres server, with every migration and nothing in it. */
export function contentDatabase(): Promise<PostgresDatabase> {
  return createDatabase(inject('emptyContent').postgres, { template: true })
}

/**
 * Starts the content system of this test file: on SQLite, or on Postgres where the address of a
 * `contentDatabase` is given, or that of a pooler before it and its own as `directUrl`. With `now` its time, and that
 * of its bookings, stands still at this instant.
 */
export async function startContent(
  databaseUrl?: string | null,
  { now, directUrl }: { now?: string; directUrl?: string } = {},
): Promise<Content> {
  await import('./quick-hashes.ts')
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-content-'))
  if (!databaseUrl) cpSync(inject('emptyContent').sqlite, dataDir, { recursive: true })
  process.env.DATA_DIR = dataDir
  process.env.DATABASE_URL = databaseUrl ?? ''
  process.env.DATABASE_DIRECT_URL = directUrl ?? ''
  process.env.TABLESIDE_SECRET = 'a secret of the tests that nobody else knows'
  process.env.LOG_LEVEL = 'silent'
  if (now) await standStill(now)
  const { getPayload } = await import('#data/site/payload.ts')
  const payload = await getPayload()
  const rest = restOf(payload)
  const make: Content['make'] = async (collection, data) => {
    const slug = collection as 'menu-items'
    return (await payload.create({ collection: slug, data: asShown(collection, data) as never })).id
  }
  let people = 0
  return {
    payload,
    dataDir,
    rest,
    open: openerOf(payload),
    async request(path, as) {
      const { createPayloadRequest } = await import('payload')
      const request = new Request(payload.config.serverURL + path, { headers: headersOf(as) })
      return createPayloadRequest({ config: payload.config, request })
    },
    make,
    async openLocation(uid, settings = {}) {
      const id = await make('locations', locationData(uid))
      await make('booking-settings', { ...bookingData(id), ...settings })
      return id
    },
    async signIn(roles, more = {}) {
      const email = `person-${++people}@example.com`
      const password = 'a long enough password'
      await payload.create({
        collection: 'staff',
        data: { email, password, name: email, roles, mustChangePassword: false, ...more },
      })
      const { body } = await rest('POST', '/staff/login', { body: { email, password } })
      return String(body.token)
    },
    async stop() {
      await closePayload(payload)
      await closeBookings()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function standStill(now: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  const { env } = await import('#env.ts')
  const { openBookingDatabase } = await import('#storage/open.ts')
  // The one of this process, made before anybody else asks for it.
  const opening = openBookingDatabase(env, { clock: () => Date.now() })
  processSingleton(BOOKINGS, () => ({ opening }))
}

/** Closes the bookings of this process, if anybody has opened them. */
async function closeBookings() {
  const { opening } = processSingleton<{ opening: Promise<BookingDatabase> | null }>(
    BOOKINGS,
    () => ({
      opening: null,
    }),
  )
  // A test may have closed them to see what happens then.
  await (await opening)?.close().catch(() => {})
}

/** A member of `pg.Pool` that its types leave out: all connections, also those in use. */
type Pool = { _clients: { end(): Promise<void> }[] }

/** Ends a content system with its connections, of which Payload holds one for good. */
export async function closePayload(payload: Payload) {
  const { pool } = payload.db as unknown as { pool?: Pool }
  await payload.destroy()
  await Promise.all((pool?._clients ?? []).map((client) => client.end()))
  // What Payload keeps of each system that was ever started in this process.
  const { _payload } = globalThis as unknown as { _payload?: Map<string, unknown> }
  _payload?.clear()
}

/** A location's required fields. */
export function locationData(uid: string, more: Record<string, unknown> = {}) {
  return {
    title: uid,
    uid,
    address: '1 Fir Street',
    city: 'Vancouver',
    province: 'BC' as const,
    timeZone: 'America/Vancouver' as const,
    _status: 'published' as const,
    ...more,
  }
}

/** Booking settings that the booking engine takes: one table for four, dinner on Mondays and Fridays. */
export function bookingData(location: number) {
  return {
    location,
    periods: [
      {
        weekdays: ['monday' as const, 'friday' as const],
        code: 'dinner',
        name: 'Dinner',
        firstSeating: '17:00',
        lastSeating: '21:00',
      },
    ],
    areas: [{ code: 'room', name: 'Dining room' }],
    tables: [{ code: 't1', area: 'room', attribute: 'default' as const, minParty: 1, maxParty: 4 }],
    turnTimes: [{ upTo: 4, minutes: 90 }],
    minParty: 1,
    maxParty: 4,
    horizonDays: 90,
    noticeMinutes: 0,
    cancelCutOffMinutes: 0,
  }
}

/** A Friday, on which `bookingData` seats guests, one to two weeks from now. */
export function fridayAhead(): string {
  const today = localOf(Date.now(), 'America/Vancouver').slice(0, 10)
  return addDays(today, 7 + ((12 - isoWeekdayOf(today)) % 7))
}
