// How long a manager waits for figures of a group of 18 restaurants with so many bookings in two years, and whether a
// guest's claim is slower meanwhile: claims alone and claims beside one report after the other, in turns.
//   node bench/figures.ts [bookings = 1000000] [rounds = 9]
import type { Span } from '#booking-engine/figures/types.ts'
import { randomToken } from '#booking-engine/identity/tokens.ts'
import { addDays } from '#lib/time/dates.ts'
import { smallHouse } from '#tests/support/booking.ts'
import { type BenchEngine, onBothBooks } from './support/databases.ts'
import { fillWithPast } from './support/past-bookings.ts'
import { lasting } from './support/waits.ts'
import { median } from './support/wrk.ts'

const bookings = Number(process.argv[2] ?? 1_000_000)
const rounds = Number(process.argv[3] ?? 9)
const LOCATIONS = Array.from({ length: 18 }, (_, n) => `l${n}`)
const ZONES = ['America/Vancouver', 'America/Phoenix', 'America/Toronto', 'America/St_Johns']
const DAYS = 728
const CLAIMS = 150
const MOST = { ms: 500, ratio: 1.1 }

const today = new Date().toISOString().slice(0, 10)
/** A span that ends today, and the one before it. */
const lastDays = (days: number): Span[] => [
  { from: addDays(today, 1 - days), to: today },
  { from: addDays(today, 1 - 2 * days), to: addDays(today, -days) },
]
const SPANS = { today: 1, 'a week': 7, 'four weeks': 28, 'a year': 364 }

let wishes = 0

const results = await onBothBooks(async (bench) => {
  for (const [n, location] of LOCATIONS.entries())
    await bench.engine.saveSettings(location, houseIn(ZONES[n % ZONES.length] ?? ''))
  await fillWithPast(bench.store, { locations: LOCATIONS, bookings, days: DAYS, until: today })
  const { figures } = bench.engine
  const year = lastDays(SPANS['a year'])
  const row: Record<string, number> = {}
  row['a year, nothing kept'] = await lasting(() => figures.together(LOCATIONS, year))
  row['keeping all days'] = await lasting(() => figures.keepPastDays())
  const reports: Record<string, () => Promise<unknown>> = {}
  for (const [name, days] of Object.entries(SPANS))
    reports[name] = () => figures.together(LOCATIONS, lastDays(days))
  reports['a year, one restaurant'] = () => figures.together(['l1'], year)
  reports['a year by restaurant (CSV)'] = () =>
    figures.byLocation({ locationIds: LOCATIONS, span: year[0] as Span })
  const worst: number[] = []
  for (const [name, ask] of Object.entries(reports)) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await lasting(ask))
    row[name] = median(times)
    worst.push(Math.max(...times))
  }
  row['slowest of all'] = Math.max(...worst)
  return { kind: bench.kind, row, ...(await claimsBeside(bench, year)) }
})

console.table(
  Object.fromEntries(
    results.map(({ kind, row }) => [
      kind,
      Object.fromEntries(Object.entries(row).map(([name, ms]) => [name, Math.round(ms)])),
    ]),
  ),
)
console.table(
  Object.fromEntries(
    results.map(({ kind, alone, beside, ratio }) => [
      kind,
      {
        'claims alone, ms': Number(alone.toFixed(2)),
        'beside reports, ms': Number(beside.toFixed(2)),
        ratio: Number(ratio.toFixed(2)),
        'at most': MOST.ratio,
      },
    ]),
  ),
)
if (results.some(({ row, ratio }) => (row['slowest of all'] ?? 0) > MOST.ms || ratio > MOST.ratio))
  process.exitCode = 1

/** Medians of claims in turns: alone, and while year after year is asked for. */
async function claimsBeside(bench: BenchEngine, year: Span[]) {
  const medians: [number, number][] = []
  for (let round = 0; round < rounds; round++) {
    const alone = await claims(bench)
    let ended = false
    const reading = (async () => {
      while (!ended) await bench.engine.figures.together(LOCATIONS, year)
    })()
    const beside = await claims(bench)
    ended = true
    await reading
    medians.push([median(alone), median(beside)])
  }
  return {
    alone: median(medians.map(([ms]) => ms)),
    beside: median(medians.map(([, ms]) => ms)),
    ratio: median(medians.map(([alone, beside]) => beside / alone)),
  }
}

async function claims({ engine }: BenchEngine): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < CLAIMS; n++) {
    wishes += 1
    const request = {
      locationId: LOCATIONS[wishes % LOCATIONS.length] ?? '',
      at: `${addDays(today, 2 + (wishes % 80))}T${17 + (wishes % 5)}:${wishes % 2 ? '30' : '00'}`,
      ...{ party: 2, attribute: 'default' as const },
      visitor: { token: randomToken(), address: `10.${wishes % 250}.${wishes % 199}.1` },
    }
    times.push(
      await lasting(async () => {
        const held = await engine.hold(request)
        if (!held.ok) throw new Error(held.code)
      }),
    )
  }
  return times
}

function houseIn(timeZone: string) {
  return smallHouse(60, {
    timeZone,
    periods: [
      period('lunch', 'Lunch', '11:30', '14:00'),
      period('dinner', 'Dinner', '17:00', '22:00'),
    ],
  })
}

function period(code: string, name: string, firstSeating: string, lastSeating: string) {
  return { code, name, weekdays: [1, 2, 3, 4, 5, 6, 7], firstSeating, lastSeating }
}
