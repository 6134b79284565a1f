// Claims of the booking engine (best-fit table, 6 units, fairness, settings check) beside a raw insert
// of the same rows: same database, same durability, one warm-up, interleaved rounds, medians.
//   node bench/booking-claims.ts [claims of a round = 1000] [rounds = 5]

import { randomToken } from '#booking-engine/identity/tokens.ts'
import { addDays } from '#lib/time/dates.ts'
import { smallHouse } from '#tests/support/booking.ts'
import { type BenchEngine, onBothBooks } from './support/databases.ts'
import { type Claimed, perSecond, rawClaims } from './support/raw-claims.ts'
import { median } from './support/wrk.ts'

const LEAST_RATIO = 0.58
const claims = Number(process.argv[2] ?? 1000)
const rounds = Number(process.argv[3] ?? 5)
const CLIENTS = 10
const LOCATIONS = 10
const TABLES = 20
const TIMES = ['17:00', '18:30', '20:00', '21:30']

const results = await onBothBooks(async (bench) => {
  for (let n = 0; n < LOCATIONS; n++) await bench.engine.saveSettings(`l${n}`, smallHouse(TABLES))
  const seats = shuffledSeats()
  const raw = rawClaims(bench.where, CLIENTS)
  const engine: number[] = []
  const inserts: number[] = []
  // A restaurant that has just been started is not what is measured: every evening is asked for once.
  for (const { location, at } of seats.splice(0, 3 * claims)) {
    await bench.engine.availability({ locationId: location, at, party: 2 })
  }
  await perSecond(CLIENTS, seats.splice(0, claims), (seat) => claim(bench, seat))
  await perSecond(CLIENTS, seats.splice(0, claims), raw.insert)
  for (let round = 0; round < rounds; round++) {
    engine.push(await perSecond(CLIENTS, seats.splice(0, claims), (seat) => claim(bench, seat)))
    inserts.push(await perSecond(CLIENTS, seats.splice(0, claims), raw.insert))
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
function shuffledSeats(): Claimed[] {
  const first = addDays(new Date().toISOString().slice(0, 10), 2)
  const seats: Claimed[] = []
  for (let day = 0; day < 80; day++) {
    for (let n = 0; n < LOCATIONS * TABLES * TIMES.length; n++) {
      const date = addDays(first, day)
      const at = `${date}T${TIMES[n % TIMES.length]}`
      const table = Math.floor(n / TIMES.length) % TABLES
      const location = `l${Math.floor(n / TIMES.length / TABLES)}`
      const keys = Array.from({ length: 3 }, randomToken)
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

async function claim({ engine }: BenchEngine, { location, at, id }: Claimed) {
  const hash = Math.abs(Number(id.split('-')[1]) * 31 + Number(id.split('-')[0]) * 7919)
  const address = `10.${hash % 256}.${Math.floor(hash / 256) % 256}.1`
  const visitor = { token: id, address }
  const request = { locationId: location, at, party: 2, attribute: 'default' as const, visitor }
  const held = await engine.hold(request)
  if (!held.ok && held.code !== 'bot_check') throw new Error(held.code)
}
