// What is left of days long past costs claims and searches: a booking engine with an empty past beside the
// same one with a past, on both databases, and on Postgres with the units partitioned by month as well.
// Then the past is deleted as the site does it, a day of a location at a time, and by dropping partitions.
//   node bench/past-units.ts [rows of the past = 2000000] [claims of a round = 500] [rounds = 5]
import pg from 'pg'
import { randomToken } from '#booking-engine/identity/tokens.ts'
import { addDays } from '#lib/time/dates.ts'
import { SLOT_MS } from '#lib/time/time.ts'
import { smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { type Database, onBoth } from './support/databases.ts'
import { perSecond } from './support/raw-claims.ts'
import { median } from './support/wrk.ts'

const rows = Number(process.argv[2] ?? 2_000_000)
const claims = Number(process.argv[3] ?? 500)
const rounds = Number(process.argv[4] ?? 5)
const [CLIENTS, LOCATIONS, TABLES, MONTHS] = [10, 10, 20, 24]
const TIMES = ['17:00', '18:30', '20:00', '21:30']
const MONTH_SLOTS = (30 * 24 * 60 * 60_000) / SLOT_MS
const nowSlot = Math.floor(Date.now() / SLOT_MS)
let guests = 0

type House = { name: string; engine: TestEngine; claimed: number[]; searched: number[] }

const results = await onBoth(async ({ kind, server }) => {
  const houses = await openHouses({ kind, server })
  try {
    for (let round = -1; round < rounds; round++) {
      for (const house of houses) await measure(house, round)
    }
    const base = houses[0] as House
    const compared = houses.map((house) => ({
      kind: `${kind}, ${house.name}`,
      claims: ratio(house.claimed, base.claimed),
      searches: ratio(house.searched, base.searched),
      rate: median(house.claimed),
    }))
    const removal = []
    for (const house of houses.slice(1)) removal.push(await removePast(house))
    return { compared, removal }
  } finally {
    for (const { engine } of houses) await engine.close()
  }
})

console.table(
  Object.fromEntries(
    results
      .flatMap(({ compared }) => compared)
      .map(({ kind, claims: claimed, searches, rate }) => [
        kind,
        {
          'claims/s': Math.round(rate),
          'claims, ratio': Number(claimed.toFixed(2)),
          'searches, ratio': Number(searches.toFixed(2)),
        },
      ]),
  ),
)
console.table(results.flatMap(({ removal }) => removal))

async function openHouses({ kind, server }: Database): Promise<House[]> {
  const open = async (name: string, prepare: (engine: TestEngine) => Promise<void>) => {
    const engine = await testEngine(server)
    for (let n = 0; n < LOCATIONS; n++)
      await engine.engine.saveSettings(`l${n}`, smallHouse(TABLES))
    await prepare(engine)
    return { name, engine, claimed: [], searched: [] }
  }
  const plain = [
    await open('no past', async () => {}),
    await open(`${rows} rows`, (engine) => fillPast(engine)),
  ]
  if (kind === 'SQLite') return plain
  const partitioned = await open(`${rows} rows by month`, async (engine) => {
    await partition(engine)
    await fillPast(engine)
  })
  return [...plain, partitioned]
}

/** Rows as bookings left them, evenly over the months before this one. */
async function fillPast({ store }: TestEngine): Promise<void> {
  const span = MONTHS * MONTH_SLOTS
  const per = Math.ceil(rows / span)
  const numbers =
    store.kind === 'postgres'
      ? `generate_series(0, ${rows - 1}) AS g(n)`
      : `(WITH RECURSIVE g(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM g WHERE n < ${rows - 1}) SELECT n FROM g)`
  await store.run(
    `INSERT INTO units (location_id, resource, slot, service_day, hold_id, state, expires_at)
     SELECT 'l' || (n % ${LOCATIONS}), 'p' || (n / ${LOCATIONS} % ${per}), ${nowSlot - MONTH_SLOTS} - n / ${per},
       'past', 'hold ' || n, 'booked', 0 FROM ${numbers} WHERE true ON CONFLICT DO NOTHING`,
  )
}

function bounds(month: number) {
  return [nowSlot + month * MONTH_SLOTS, nowSlot + (month + 1) * MONTH_SLOTS]
}

async function withClient(engine: TestEngine, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: engine.where.databaseUrl })
  await client.connect()
  try {
    await client.query('SET search_path = booking')
    await work(client)
  } finally {
    await client.end()
  }
}

function partitionName(month: number) {
  return `units_m${month + MONTHS + 2}`
}

async function partition(engine: TestEngine): Promise<void> {
  await withClient(engine, async (client) => {
    await client.query('ALTER TABLE units RENAME TO units_before')
    await client.query(
      'CREATE TABLE units (LIKE units_before INCLUDING ALL) PARTITION BY RANGE (slot)',
    )
    for (let month = -MONTHS - 2; month < 6; month++) {
      const [from, to] = bounds(month)
      await client.query(
        `CREATE TABLE ${partitionName(month)} PARTITION OF units FOR VALUES FROM (${from}) TO (${to})`,
      )
    }
  })
}

async function measure(house: House, round: number): Promise<void> {
  const { engine } = house.engine
  const first = addDays(new Date().toISOString().slice(0, 10), 2)
  const wishes = Array.from({ length: claims }, (_, n) => {
    guests += 1
    const day = addDays(first, (round + 1) * 8 + (n % 8))
    const at = `${day}T${TIMES[Math.floor(n / 8) % TIMES.length]}`
    const address = `10.${guests % 250}.${Math.floor(guests / 250) % 250}.1`
    const visitor = { token: randomToken(), address }
    return { locationId: `l${n % LOCATIONS}`, at, party: 2, visitor }
  })
  const searches = await perSecond(CLIENTS, [...wishes], async ({ locationId, at, party }) => {
    await engine.availability({ locationId, at, party })
  })
  const held = await perSecond(CLIENTS, wishes, async (wish) => {
    const answer = await engine.hold({ ...wish, attribute: 'default' as const })
    if (!answer.ok && answer.code !== 'slot_taken') throw new Error(answer.code)
  })
  if (round < 0) return
  house.searched.push(searches)
  house.claimed.push(held)
}

async function removePast({ name, engine }: House) {
  const started = performance.now()
  let removed = 0
  let statements = 0
  if (name.endsWith('by month')) {
    await withClient(engine, async (client) => {
      for (let month = -MONTHS - 2; month < -1; month++) {
        await client.query(`DROP TABLE ${partitionName(month)}`)
        statements++
      }
    })
    removed = rows
  } else {
    const ask = () => {
      statements++
      return false
    }
    for (let last = 1; last > 0; removed += last) last = await engine.engine.purgePastUnits(ask)
  }
  const seconds = (performance.now() - started) / 1000
  return {
    from: `${engine.store.kind}, ${name}`,
    rows: removed,
    seconds: Number(seconds.toFixed(1)),
    'ms a statement': Number(((seconds * 1000) / statements).toFixed(1)),
  }
}

function ratio(values: number[], base: number[]): number {
  return median(values.map((value, round) => value / (base[round] ?? Number.NaN)))
}
