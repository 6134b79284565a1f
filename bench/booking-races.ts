// 1,000 clients race for 20 tables at one time, on SQLite and on Postgres: most of them in four
// processes of the engine, 200 over HTTP, all at the same moment. Winners and owners are counted from
// the history of answers, not from the database.
//   node bench/booking-races.ts [clients = 1000] [of them over HTTP = 200]
import { addDays } from '#lib/time.ts'
import type { Answer, Work } from '#tests/support/booking-client.ts'
import { startWorker } from '#tests/support/booking-workers.ts'
import { benchSecret, house, onBoth } from './support/booking.ts'

const TABLES = 20
const PROCESSES = 4
const clients = Number(process.argv[2] ?? 1000)
const overHttp = Number(process.argv[3] ?? 200)
const locationId = 'burrard'
const at = `${addDays(new Date().toISOString().slice(0, 10), 30)}T19:00`

const results = await onBoth(async (bench) => {
  await bench.book.saveSettings(locationId, house(TABLES))
  const server = await bench.serve()
  const engine = clients - overHttp
  const workers = Array.from({ length: PROCESSES }, (_, process) => {
    const share = Math.floor(engine / PROCESSES) + (process < engine % PROCESSES ? 1 : 0)
    const names = Array.from({ length: share }, (_, n) => ({
      name: `p${process}-${n}`,
      times: [at],
    }))
    const work: Work = { where: bench.where, secret: benchSecret, locationId, clients: names }
    return startWorker(work)
  })
  await Promise.all(workers.map((worker) => worker.ready))
  await fetch(`${server.origin}/api/opentable/get-availability`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rid: locationId, startDateTime: at, partySize: 2 }),
  })
  const started = performance.now()
  for (const worker of workers) worker.go()
  const web = await Promise.all(
    Array.from({ length: overHttp }, (_, n) => playOverHttp(server.origin, n)),
  )
  await Promise.all(workers.map((worker) => worker.done))
  const seconds = (performance.now() - started) / 1000
  await server.stop()
  // The site's answer names no table; the guest's manage link does.
  for (const answer of web.flat().filter(({ outcome }) => outcome === 'booked')) {
    const found = await bench.book.find(answer.manageToken?.split('/').at(-1) ?? '')
    if (found.ok) answer.tables = found.value.reservation.tables
  }
  return { kind: bench.kind, seconds, web, answers: workers.flatMap((worker) => worker.answers) }
})

const rows = results.map(({ kind, seconds, web, answers }) => {
  const all = [...answers, ...web.flat()]
  const won = all.filter(({ outcome }) => outcome === 'booked')
  const tables = won.flatMap((answer) => answer.tables ?? [])
  const manage = new Set(won.map(({ manageToken }) => manageToken))
  const refused = all.filter(({ outcome }) => outcome === 'slot_taken').length
  const webWon = web.flat().filter(({ outcome }) => outcome === 'booked').length
  return {
    kind,
    clients,
    'over HTTP': overHttp,
    'the plan holds': TABLES,
    winners: won.length,
    'winners over HTTP': webWon,
    'double owners': won.length - new Set(tables).size + won.length - manage.size,
    refused,
    'unclear answers': clients - won.length - refused,
    seconds: Number(seconds.toFixed(2)),
  }
})
console.table(Object.fromEntries(rows.map(({ kind, ...row }) => [kind, row])))
const failed = rows.some(
  (row) => row.winners !== TABLES || row['double owners'] > 0 || row['unclear answers'] > 0,
)
if (failed) process.exitCode = 1

/** One browser: it locks and reserves by the site's own routes, from an address of its own. */
async function playOverHttp(origin: string, n: number): Promise<Answer[]> {
  const client = `web-${n}`
  const address = `10.${n % 250}.${Math.floor(n / 250)}.9`
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/opentable/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ restaurant_id: locationId, ...body }),
    })
  const asked = { party_size: '2', date_time: at, reservation_attribute: 'default' }
  const lock = await post('lock-availability', asked)
  const locked = (await lock.json()) as Locked
  if (!lock.ok) return [{ client, at, outcome: locked.error?.code ?? `status ${lock.status}` }]
  const token = locked.response?.reservation_token ?? ''
  const guest = { first_name: client, last_name: 'Racer', phone_number: '604-555-0100' }
  const reserve = await post('reserve', { reservation_token: token, ...guest })
  const booked = (await reserve.json()) as Reserved
  if (!booked.success) return [{ client, at, outcome: booked.error?.code ?? 'unclear' }]
  return [{ client, at, outcome: 'booked', manageToken: booked.response.manage_reservation_url }]
}

type Refused = { error?: { code: string } }
type Locked = Refused & { response?: { reservation_token: string } }
type Reserved = Refused & { success: boolean; response: { manage_reservation_url: string } }
