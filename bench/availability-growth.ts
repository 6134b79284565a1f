// Availability of one evening over HTTP, at 10 and at 1,000 locations of 20 tables, half of which are
// taken at seven: the median of one question after another, each time after a warm-up, and its growth.
// It is the engine behind the site's own route. What the front and Next add is not in it, nor the
// content, of which a search asks the epoch alone.
//   node bench/availability-growth.ts [questions = 2000]
import { addDays } from '#lib/time.ts'
import type { BookingServer } from '#tests/support/booking-server.ts'
import { type BenchBook, house, onBoth } from './support/booking.ts'
import { median } from './support/wrk.ts'

const MOST_GROWTH = 1.3
/** From 17:00 to 21:30: two and a half hours around seven, as far as tables are given. */
const TIMES = 19
const [FEW, MANY] = [10, 1000]
const questions = Number(process.argv[2] ?? 2000)
const day = addDays(new Date().toISOString().slice(0, 10), 14)

const rows = await onBoth(async (bench) => {
  await fill(bench, 0, FEW)
  const server = await bench.serve()
  await ask(server, FEW, questions)
  const few = median(await ask(server, FEW, questions))
  await fill(bench, FEW, MANY)
  await ask(server, MANY, questions)
  const many = median(await ask(server, MANY, questions))
  await server.stop()
  return { kind: bench.kind, few, many }
})

console.table(
  Object.fromEntries(
    rows.map(({ kind, few, many }) => [
      kind,
      {
        [`${FEW} locations, ms`]: Number(few.toFixed(3)),
        [`${MANY} locations, ms`]: Number(many.toFixed(3)),
        growth: Number((many / few).toFixed(2)),
        'at most': MOST_GROWTH,
      },
    ]),
  ),
)
if (rows.some(({ few, many }) => many / few > MOST_GROWTH)) process.exitCode = 1

/** Gives locations their settings, and each of them ten parties at seven. */
async function fill({ book }: BenchBook, from: number, to: number) {
  const settings = house(20)
  for (let n = from; n < to; n++) {
    const locationId = `l${n}`
    await book.saveSettings(locationId, settings)
    for (let party = 0; party < 10; party++) {
      const visitor = { token: `${n} ${party}`, address: null }
      const at = `${day}T19:00`
      await book.hold({ locationId, at, party: 2, attribute: 'default', visitor })
    }
  }
}

/** Asks one location after the other for its evening; ms of each answer. */
async function ask({ origin }: BookingServer, locations: number, count: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n++) {
    const started = performance.now()
    const answer = await fetch(`${origin}/api/opentable/get-availability`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        rid: `l${(n * 7) % locations}`,
        startDateTime: `${day}T19:00`,
        partySize: 2,
      }),
    })
    const { response } = (await answer.json()) as { response: { times: string[] } }
    times.push(performance.now() - started)
    const found = response.times.length
    if (found !== TIMES) throw new Error(`${found} times, not ${TIMES}`)
  }
  return times
}
