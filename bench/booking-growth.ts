// How each question to the booking engine grows with the bookings that are kept: three databases on one Postgres
// server with so many past bookings, asked in turns; medians in ms, and the growth from the smallest to the largest.
//   node bench/booking-growth.ts [bookings of the largest = 1000000] [rounds = 15]
import { randomToken } from '#booking-engine/identity/tokens.ts'
import { addDays } from '#lib/time/dates.ts'
import { ida, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { everything } from '#tests/support/read-scopes.ts'
import { median } from './support/wrk.ts'

const largest = Number(process.argv[2] ?? 1_000_000)
const rounds = Number(process.argv[3] ?? 15)
const SIZES = [largest / 100, largest / 10, largest]
const LOCATIONS = Array.from({ length: 10 }, (_, n) => `l${n}`)
const DAY_MS = 24 * 60 * 60_000
/** Bookings of one statement, which must end in its time. */
const BATCH = 50_000
/** Days that the past is spread over. */
const DAYS = 730
const today = new Date().toISOString().slice(0, 10)
const guest = { ...ida, email: 'ida@example.com' }

let wishes = 0
type Question = (house: TestEngine) => Promise<unknown>

function wish() {
  wishes += 1
  const at = `${addDays(today, 2 + (Math.floor(wishes / 10) % 50))}T19:00`
  const address = `10.${wishes % 250}.${Math.floor(wishes / 250) % 250}.1`
  const visitor = { token: randomToken(), address }
  return { locationId: LOCATIONS[wishes % 10] ?? '', at, party: 2, visitor }
}

async function book({ engine }: TestEngine) {
  const { locationId, ...wanted } = wish()
  const held = await engine.hold({ locationId, ...wanted, attribute: 'default' })
  if (!held.ok) throw new Error(held.code)
  const booked = await engine.reserve({ locationId, token: held.value.token, guest })
  if (!booked.ok) throw new Error(booked.code)
  return booked.value
}

const QUESTIONS: Record<string, Question> = {
  'search of an evening': ({ engine }) => {
    const { locationId, at, party } = wish()
    return engine.availability({ locationId, at, party })
  },
  'hold and booking': book,
  'a manage link': async (house) => house.engine.find((await book(house)).manageToken),
  'the day of a host': ({ engine }) => engine.host.day('l1', null),
  'today of ten locations': ({ engine }) => engine.host.today(LOCATIONS),
  'series of a location': ({ engine }) => engine.host.series('l1'),
  'staff search by name': ({ engine }) => engine.host.search('l1', 'marsh 77'),
  "a guest's data": ({ engine }) =>
    engine.guests.find({ email: 'guest77@example.com' }, everything),
  'bookings that do not fit new settings': ({ engine }) =>
    engine.conflictingBookings('l1', smallHouse(60)),
  'the sweep of each minute': ({ engine }) => engine.sweep(),
  'the sweep of each hour': ({ engine }) => engine.purgePastUnits(),
}

const { url, stop } = await startPostgres({ durable: true })
const houses: TestEngine[] = []
const took = new Map<string, number[][]>()
try {
  for (const size of SIZES) houses.push(await grown(url, size))
  for (let round = -1; round < rounds; round++) {
    for (const [name, question] of Object.entries(QUESTIONS)) {
      for (const [n, house] of houses.entries()) {
        const began = performance.now()
        await question(house)
        const all = took.get(name) ?? SIZES.map(() => [])
        if (round >= 0) all[n]?.push(performance.now() - began)
        took.set(name, all)
      }
    }
  }
} finally {
  for (const house of houses) await house.close()
  await stop()
}

console.table(
  Object.fromEntries(
    [...took].map(([name, all]) => {
      const medians = all.map(median)
      const columns = medians.map((ms, n) => [`${SIZES[n]} bookings`, Number(ms.toFixed(2))])
      const growth = Number(((medians.at(-1) ?? 0) / (medians[0] ?? 1)).toFixed(1))
      return [name, { ...Object.fromEntries(columns), growth }]
    }),
  ),
)

/** An engine with so many past bookings: copies of a real one with other names and days, each guest with ten of them. */
async function grown(server: string, size: number): Promise<TestEngine> {
  const house = await testEngine(server)
  for (const location of LOCATIONS) await house.engine.saveSettings(location, smallHouse(60))
  await book(house)
  const day = `to_char(current_date - 1 - n % ${DAYS}, 'YYYY-MM-DD')`
  for (let from = 1; from <= size; from += BATCH)
    await house.store.run(
      `INSERT INTO reservations SELECT past.* FROM (SELECT * FROM reservations LIMIT 1) model,
         generate_series(${from}, ${Math.min(size, from + BATCH - 1)}) n,
         LATERAL jsonb_populate_record(NULL::reservations, to_jsonb(model) || jsonb_build_object(
           'id', 'past ' || n, 'hold_id', 'past ' || n, 'manage_hash', 'past ' || n,
           'location_id', 'l' || n % ${LOCATIONS.length}, 'service_day', ${day},
           'starts_at', ${Date.now()} - (1 + n % ${DAYS})::bigint * ${DAY_MS},
           'email', 'guest' || n % ${size / 10} || '@example.com', 'last_name', 'Marsh ' || n,
           'search_text', 'ida marsh ' || n || ' 16045550123', 'visit', 'finished', 'network', null)) past`,
    )
  await house.store.run(
    `INSERT INTO day_versions (location_id, service_day, version)
     SELECT 'l' || l, to_char(current_date - d, 'YYYY-MM-DD'), 7
     FROM generate_series(0, 9) l, generate_series(1, ${DAYS}) d ON CONFLICT DO NOTHING`,
  )
  await house.store.run('ANALYZE reservations')
  return house
}
