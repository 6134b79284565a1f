// Searches and holds over HTTP on the built site with the demo group (SQLite), by 1 and by 64 clients,
// beside bare inserts of a hold's rows into the same database: interleaved rounds, medians. The clients
// share the machine with the site, and their work is part of what is measured.
//   npm run build && node bench/booking-http.ts [requests of a round = 500] [rounds = 3]

import { randomToken } from '#booking-engine/identity/tokens.ts'
import { addDays } from '#lib/time/dates.ts'
import { bookingSettings } from '../demo/content/booking/settings.ts'
import { withDemo } from './support/demo.ts'
import { perSecond, rawClaims } from './support/raw-claims.ts'
import { startSite } from './support/server.ts'
import { median } from './support/wrk.ts'

const requests = Number(process.argv[2] ?? 500)
const rounds = Number(process.argv[3] ?? 3)
const CLIENTS = [1, 64]
const TIMES = ['17:30', '18:00', '18:30', '19:00', '19:30', '20:00']
const uids = Object.keys(bookingSettings)
const tomorrow = addDays(new Date().toISOString().slice(0, 10), 2)

/** Somebody of a network of their own, who wants a table for two somewhere within the next weeks. */
let guests = 0
function wish() {
  guests += 1
  const date = addDays(tomorrow, guests % 60)
  return {
    uid: uids[guests % uids.length] ?? '',
    at: `${date}T${TIMES[guests % TIMES.length]}`,
    address: `10.${Math.floor(guests / 250) % 250}.${guests % 250}.1`,
  }
}
const wishes = () => Array.from({ length: requests }, wish)
type Wish = ReturnType<typeof wish>

const took = new Map<string, number[]>()
const rates = new Map<string, number[]>()
const note = (all: Map<string, number[]>, key: string, value: number) =>
  all.set(key, [...(all.get(key) ?? []), value])

await withDemo(async (seed) => {
  const site = await startSite(seed)
  const raw = rawClaims(seed, 10)
  let holds = 0
  let tables = 0
  const post = async (route: string, address: string, body: object) => {
    const reply = await fetch(`${site.origin}/api/opentable/${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    })
    return { ok: reply.ok, body: await reply.text() }
  }
  const search = async ({ uid, at, address }: Wish) => {
    const found = await post('get-availability', address, {
      ...{ rid: uid, startDateTime: at, partySize: 2 },
    })
    if (!found.ok) throw new Error(found.body)
  }
  const hold = async ({ uid, at, address }: Wish) => {
    const wanted = { restaurant_id: uid, party_size: '2', date_time: at }
    const held = await post('lock-availability', address, {
      ...{ ...wanted, reservation_attribute: 'default' },
    })
    // A closed day, or a full one, is an answer as well, and counts as none.
    if (held.ok) holds += 1
  }
  const insert = ({ at, uid }: Wish) => {
    const keys = Array.from({ length: 3 }, randomToken)
    const seat = { location: `raw-${uid}`, day: at.slice(0, 10), at, table: ++tables }
    return raw.insert({ ...seat, keys, id: randomToken() })
  }
  const timed = async (key: string, work: () => Promise<void>) => {
    const began = performance.now()
    await work()
    note(took, key, performance.now() - began)
  }
  try {
    await perSecond(8, wishes(), search)
    for (let round = 0; round < rounds; round++) {
      for (const clients of CLIENTS) {
        const key = `${clients} client${clients === 1 ? '' : 's'}`
        await perSecond(clients, wishes(), (one) => timed(key, () => search(one)))
        holds = 0
        const rate = await perSecond(clients, wishes(), hold)
        note(rates, key, (rate * holds) / requests)
      }
      note(rates, 'raw', await perSecond(10, wishes(), insert))
    }
  } finally {
    await raw.close()
    await site.stop()
  }
})

const part = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
console.table(
  Object.fromEntries(
    [...took].map(([key, times]) => [
      key,
      {
        'search p50, ms': Number(part(times, 0.5).toFixed(1)),
        'search p99, ms': Number(part(times, 0.99).toFixed(1)),
        'holds/s': Math.round(median(rates.get(key) ?? [])),
        'raw inserts/s': Math.round(median(rates.get('raw') ?? [])),
      },
    ]),
  ),
)
