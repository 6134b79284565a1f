import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Role } from '#cms/access/roles.ts'

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
  let people = 0
  return {
    payload,
    dataDir,
    rest,
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
      headers: {
        'content-type': 'application/json',
        ...(as ? { authorization: `JWT ${as}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await handleEndpoints({ config: payload.config, request })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } }
  }
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
