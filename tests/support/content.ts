import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload, PayloadRequest } from 'payload'
import type { Role } from '#cms/access/roles.ts'
import { addDays, localOf, weekdayOf } from '#lib/time.ts'

/** A content system on a database of its own; `stop` ends it and removes its files. */
export type Content = {
  payload: Payload
  dataDir: string
  /** One request to the admin's REST interface, as staff with these roles or as nobody. */
  rest(
    method: string,
    address: string,
    options?: { as?: string; body?: unknown },
  ): Promise<{ status: number; body: Record<string, unknown> }>
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

/** Starts the content system of this test file: SQLite, or Postgres where an address is given. */
export async function startContent(databaseUrl?: string): Promise<Content> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-content-'))
  process.env.DATA_DIR = dataDir
  process.env.DATABASE_URL = databaseUrl ?? ''
  process.env.TABLESIDE_SECRET = 'a secret of the tests that nobody else knows'
  process.env.LOG_LEVEL = 'silent'
  const { env } = await import('#env.ts')
  const { migrateContent } = await import('#cms/migrate.ts')
  await migrateContent(env)
  const { getPayload } = await import('#data/payload.ts')
  const payload = await getPayload()
  const rest = restOf(payload)
  const make: Content['make'] = async (collection, data) => {
    const slug = collection as 'menu-items'
    return (await payload.create({ collection: slug, data: data as never })).id
  }
  let people = 0
  return {
    payload,
    dataDir,
    rest,
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
      await payload.destroy()
      // Payload forgets its connections without closing them. All but one are idle and close now;
      // that one it holds for good, so the end of the whole pool is not to be waited for.
      void (payload.db as { pool?: { end(): Promise<void> } }).pool?.end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function restOf(payload: Payload): Content['rest'] {
  return async (method, address, { as, body } = {}) => {
    const { handleEndpoints } = await import('payload')
    const request = new Request(`${payload.config.serverURL}/admin/api${address}`, {
      method,
      headers: { 'content-type': 'application/json', ...headersOf(as) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await handleEndpoints({ config: payload.config, request })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } }
  }
}

const headersOf = (as?: string): Record<string, string> =>
  as ? { authorization: `JWT ${as}` } : {}

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

/** Booking settings that the house book takes: one table for four, dinner on Mondays and Fridays. */
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
  return addDays(today, 7 + ((12 - weekdayOf(today)) % 7))
}
