import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

const UNITS = `INSERT INTO units (location_id, resource, slot, service_day, hold_id, state, expires_at)
  VALUES ${[0, 1, 2, 3, 4, 5].map((n) => `($1, $2, $3 + ${n}, $4, $5, 'held', 1)`).join(', ')}`
const HOLD = `INSERT INTO holds (id, location_id, visitor, network, party, attribute, place, tables,
    service_day, period, local_start, time_zone, starts_at, turn_minutes, first_slot, slots,
    units, snapshot, state, expires_at, created_at)
  VALUES ($1, $2, $4, $5, 2, 'default', 't1', '["t1"]', $3, 'dinner', '2027-01-01T19:00',
    'America/Vancouver', 1, 90, 1, 6, 6, 1, 'held', 1, 1)`
const DAY = `INSERT INTO day_versions (location_id, service_day, version) VALUES ($1, $2, 1)
  ON CONFLICT (location_id, service_day) DO UPDATE SET version = day_versions.version + 1`

/** A table that is claimed, and the random keys with which. */
export type Claimed = {
  location: string
  day: string
  at: string
  table: number
  id: string
  /** What the raw insert writes as token, visitor and network: as long and as random. */
  keys: string[]
}

/**
 * The rows of a claim by bare prepared statements, one transaction each, on `clients` connections of their
 * own to a booking database that is there.
 */
export function rawClaims(where: { databaseUrl?: string; dataDir: string }, clients: number) {
  const slot = (at: string) => Math.floor(Date.parse(`${at}Z`) / 900_000)
  const units = ({ location, table, at, day, keys: [id = ''] }: Claimed) => {
    return [location, `raw${table}`, slot(at), day, id]
  }
  const hold = ({ location, day, keys: [id = '', ...asker] }: Claimed) => [
    id,
    location,
    day,
    ...asker,
  ]
  if (!where.databaseUrl) {
    const db = new DatabaseSync(`${where.dataDir}/booking.db`, { timeout: 20_000 })
    db.exec('PRAGMA synchronous = FULL')
    const [insertUnits, insertHold, bump] = [UNITS, HOLD, DAY].map((sql) => db.prepare(sql))
    const named = (list: (string | number)[]) =>
      Object.fromEntries(list.map((value, index) => [index + 1, value]))
    return {
      insert: async (seat: Claimed) => {
        db.exec('BEGIN IMMEDIATE')
        insertUnits?.run(named(units(seat)))
        insertHold?.run(named(hold(seat)))
        bump?.run(named([seat.location, seat.day]))
        db.exec('COMMIT')
      },
      close: async () => db.close(),
    }
  }
  const pool = new pg.Pool({
    connectionString: where.databaseUrl,
    max: clients,
    options: '-c search_path=booking',
  })
  pool.on('error', () => {})
  return {
    insert: async (seat: Claimed) => {
      const client = await pool.connect()
      await client.query('BEGIN')
      await client.query({ name: 'u', text: UNITS, values: units(seat) })
      await client.query({ name: 'h', text: HOLD, values: hold(seat) })
      await client.query({ name: 'd', text: DAY, values: [seat.location, seat.day] })
      await client.query('COMMIT')
      client.release()
    },
    close: () => pool.end(),
  }
}

/** How many of a list some clients work off in a second. */
export async function perSecond<T>(
  clients: number,
  seats: T[],
  work: (seat: T) => Promise<void>,
): Promise<number> {
  const count = seats.length
  const started = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let seat = seats.pop(); seat; seat = seats.pop()) await work(seat)
    }),
  )
  return count / ((performance.now() - started) / 1000)
}
