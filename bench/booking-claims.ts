// Claims of the booking engine (best-fit table, 6 units, fairness, settings check) beside a raw insert
// of the same rows: same database, same durability, one warm-up, interleaved rounds, medians.
//   node bench/booking-claims.ts [claims of a round = 1000] [rounds = 5]
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { randomToken } from '#house-book/tokens.ts'
import { addDays } from '#lib/time.ts'
import { smallHouse } from '#tests/support/booking.ts'
import { type BenchBook, onBothBooks } from './support/databases.ts'
import { median } from './support/wrk.ts'

const LEAST_RATIO = 0.5
const claims = Number(process.argv[2] ?? 1000)
const rounds = Number(process.argv[3] ?? 5)
const CLIENTS = 10
const LOCATIONS = 10
const TABLES = 20
const TIMES = ['17:00', '18:30', '20:00', '21:30']

const UNITS = `INSERT INTO units (location_id, resource, slot, service_day, hold_id, state, expires_at)
  VALUES ${[0, 1, 2, 3, 4, 5].map((n) => `($1, $2, $3 + ${n}, $4, $5, 'held', 1)`).join(', ')}`
const HOLD = `INSERT INTO holds (id, location_id, visitor, address, network, party, attribute, place,
    tables, service_day, period, local_start, time_zone, starts_at, turn_minutes, first_slot, slots,
    units, snapshot, state, expires_at, created_at)
  VALUES ($1, $2, $4, $5, $6, 2, 'default', 't1', '["t1"]', $3, 'dinner', '2027-01-01T19:00',
    'America/Vancouver', 1, 90, 1, 6, 6, 1, 'held', 1, 1)`
const DAY = `INSERT INTO day_versions (location_id, service_day, version) VALUES ($1, $2, 1)
  ON CONFLICT (location_id, service_day) DO UPDATE SET version = day_versions.version + 1`

type Seat = {
  location: string
  day: string
  at: string
  table: number
  id: string
  /** What the raw insert writes as token, visitor, address and network: as long and as random. */
  keys: string[]
}

const results = await onBothBooks(async (bench) => {
  for (let n = 0; n < LOCATIONS; n++) await bench.book.saveSettings(`l${n}`, smallHouse(TABLES))
  const seats = shuffledSeats()
  const raw = rawInserts(bench)
  const engine: number[] = []
  const inserts: number[] = []
  // A restaurant that has just been started is not what is measured: every evening is asked for once.
  for (const { location, at } of seats.splice(0, 3 * claims)) {
    await bench.book.availability({ locationId: location, at, party: 2 })
  }
  await perSecond(seats.splice(0, claims), (seat) => claim(bench, seat))
  await perSecond(seats.splice(0, claims), raw.insert)
  for (let round = 0; round < rounds; round++) {
    engine.push(await perSecond(seats.splice(0, claims), (seat) => claim(bench, seat)))
    inserts.push(await perSecond(seats.splice(0, claims), raw.insert))
  }
  await raw.close()
  return { kind: bench.kind, engine: median(engine), raw: median(inserts) }
})

console.table(
  Object.fromEntries(
    results.map(({ kind, engine, raw }) => [
      kind,
      {
        'engine claims/s': Math.round(engine),
        'raw inserts/s': Math.round(raw),
        ratio: Number((engine / raw).toFixed(2)),
        'at least': LEAST_RATIO,
      },
    ]),
  ),
)
if (results.some(({ engine, raw }) => engine / raw < LEAST_RATIO)) process.exitCode = 1

/** Every table of every evening of every location, once, in one fixed random order. */
function shuffledSeats(): Seat[] {
  const first = addDays(new Date().toISOString().slice(0, 10), 2)
  const seats: Seat[] = []
  for (let day = 0; day < 80; day++) {
    for (let n = 0; n < LOCATIONS * TABLES * TIMES.length; n++) {
      const date = addDays(first, day)
      const at = `${date}T${TIMES[n % TIMES.length]}`
      const table = Math.floor(n / TIMES.length) % TABLES
      const location = `l${Math.floor(n / TIMES.length / TABLES)}`
      const keys = Array.from({ length: 4 }, randomToken)
      seats.push({ location, day: date, at, table, id: `${day}-${n}`, keys })
    }
  }
  let seed = 1
  for (let i = seats.length - 1; i > 0; i--) {
    seed = (seed * 48271) % 2147483647
    const j = seed % (i + 1)
    const [a, b] = [seats[i], seats[j]]
    if (a && b) {
      seats[i] = b
      seats[j] = a
    }
  }
  return seats
}

async function claim({ book }: BenchBook, { location, at, id }: Seat) {
  const hash = Math.abs(Number(id.split('-')[1]) * 31 + Number(id.split('-')[0]) * 7919)
  const address = `10.${hash % 256}.${Math.floor(hash / 256) % 256}.1`
  const visitor = { token: id, address }
  const request = { locationId: location, at, party: 2, attribute: 'default' as const, visitor }
  const held = await book.hold(request)
  if (!held.ok && held.code !== 'too_many_requests') throw new Error(held.code)
}

/** The same rows by bare prepared statements, one transaction each, on connections of their own. */
function rawInserts({ store, where }: BenchBook) {
  const slot = (at: string) => Math.floor(Date.parse(`${at}Z`) / 900_000)
  const units = ({ location, table, at, day, keys: [id = ''] }: Seat) => {
    return [location, `raw${table}`, slot(at), day, id]
  }
  const hold = ({ location, day, keys: [id = '', ...asker] }: Seat) => [id, location, day, ...asker]
  if (store.kind === 'sqlite') {
    const db = new DatabaseSync(`${where.dataDir}/booking.db`, { timeout: 20_000 })
    db.exec('PRAGMA synchronous = FULL')
    const [insertUnits, insertHold, bump] = [UNITS, HOLD, DAY].map((sql) => db.prepare(sql))
    const named = (list: (string | number)[]) =>
      Object.fromEntries(list.map((value, index) => [index + 1, value]))
    return {
      insert: async (seat: Seat) => {
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
    max: CLIENTS,
    options: '-c search_path=booking',
  })
  pool.on('error', () => {})
  return {
    insert: async (seat: Seat) => {
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

async function perSecond(seats: Seat[], work: (seat: Seat) => Promise<void>): Promise<number> {
  const count = seats.length
  const started = performance.now()
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let seat = seats.pop(); seat; seat = seats.pop()) await work(seat)
    }),
  )
  return count / ((performance.now() - started) / 1000)
}
