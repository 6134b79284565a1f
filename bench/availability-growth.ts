// Availability of one evening over HTTP, asked of the built site (front, Next, content and booking engine)
// with 10 and with 1,000 locations of 20 tables, some of which are taken at seven: the median of one
// question after another, and its growth. Both sites run at once and are asked in turns, after every
// restaurant was asked once, so that a busy machine slows both alike.
//   node bench/availability-growth.ts [questions of a round = 500] [rounds = 9]
import { addDays } from '#lib/time/dates.ts'
import type { Place } from '#tests/support/site.ts'
import { onBoth } from './support/databases.ts'
import { addedUid, openGroup, withGroup } from './support/large-group.ts'
import { type Running, startSite } from './support/server.ts'
import { median } from './support/wrk.ts'

const MOST_GROWTH = 1.3
/** From 17:00 to 21:30: two and a half hours around seven, as far as tables are given. */
const TIMES = 19
const PARTIES = 2
const [FEW, MANY] = [10, 1000]
const questions = Number(process.argv[2] ?? 500)
const rounds = Number(process.argv[3] ?? 9)
const evening = `${addDays(new Date().toISOString().slice(0, 10), 14)}T19:00`

const rows = await onBoth(async ({ kind, server }) => {
  const group = (locations: number) => ({ locations, posts: 0 })
  return withGroup(server, group(FEW), (few) =>
    withGroup(server, group(MANY), async (many) => ({ kind, ...(await sideBySide(few, many)) })),
  )
})

console.table(
  Object.fromEntries(
    rows.map(({ kind, few, many, growth }) => [
      kind,
      {
        [`${FEW} locations, ms`]: Number(few.toFixed(3)),
        [`${MANY} locations, ms`]: Number(many.toFixed(3)),
        growth: Number(growth.toFixed(2)),
        'at most': MOST_GROWTH,
      },
    ]),
  ),
)
if (rows.some(({ growth }) => growth > MOST_GROWTH)) process.exitCode = 1

/** Medians of the rounds' medians in ms, and of their ratios. */
async function sideBySide(...places: [Place, Place]) {
  const sites: Running[] = []
  try {
    for (const place of places) {
      await takeTables(place)
      sites.push(await startSite(place))
    }
    const [few, many] = sites
    if (!few || !many) throw new Error('Two sites are compared.')
    const askFew = asker(few.origin, FEW)
    const askMany = asker(many.origin, MANY)
    for (const ask of [askFew, askMany]) await ask(Math.max(MANY, questions))
    const medians: [number, number][] = []
    for (let round = 0; round < rounds; round++) {
      medians.push([median(await askFew(questions)), median(await askMany(questions))])
    }
    return {
      few: median(medians.map(([ms]) => ms)),
      many: median(medians.map(([, ms]) => ms)),
      growth: median(medians.map(([one, other]) => other / one)),
    }
  } finally {
    for (const site of sites) await site.stop()
  }
}

/** Books some tables of every location at seven. */
async function takeTables(place: Place) {
  const { engine, locationIds } = await openGroup(place)
  const guest = { firstName: 'Ada', lastName: 'Moss', email: null, phone: '+16045550100' }
  for (const locationId of locationIds) {
    for (let party = 0; party < PARTIES; party++) {
      const visitor = { token: `${locationId} ${party}`, address: null }
      const wanted = { locationId, at: evening, party: 2, attribute: 'default' as const, visitor }
      const held = await engine.hold(wanted)
      if (!held.ok) throw new Error(held.code)
      const { token } = held.value
      const note = { specialRequest: '', marketingOptIn: false }
      const booked = await engine.reserve({ locationId, token, guest: { ...guest, ...note } })
      if (!booked.ok) throw new Error(booked.code)
    }
  }
  await engine.close()
}

/**
 * Guests who ask one location after the other for its evening, each from an address of their own;
 * milliseconds of each answer.
 */
function asker(origin: string, locations: number): (count: number) => Promise<number[]> {
  let asked = 0
  return async (count) => {
    const times: number[] = []
    for (const end = asked + count; asked < end; asked++) {
      const rid = addedUid((asked * 7) % locations)
      const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
      times.push(await askOne(origin, rid, address))
    }
    return times
  }
}

async function askOne(origin: string, rid: string, address: string): Promise<number> {
  const started = performance.now()
  const answer = await fetch(`${origin}/api/opentable/get-availability`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ rid, startDateTime: evening, partySize: 2 }),
  })
  const { response } = (await answer.json()) as { response?: { times: string[] } }
  const ms = performance.now() - started
  const found = response?.times.length
  if (found !== TIMES) throw new Error(`${found} times, not ${TIMES} (${answer.status})`)
  return ms
}
