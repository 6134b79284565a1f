// 1,000 clients race for 20 tables at one time, on SQLite and on Postgres: most of them in four
// processes of the engine, 200 over HTTP, all at the same moment. Winners and owners are counted from
// the history of answers, not from the database.
//   node bench/booking-races.ts [clients = 1000] [of them over HTTP = 200]
import { addDays } from '#lib/time.ts'
import type { Work } from '#tests/support/booking-client.ts'
import { playOverHttp, withTables } from '#tests/support/booking-server.ts'
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
    Array.from({ length: overHttp }, (_, n) => playOverHttp(server.origin, locationId, at, n)),
  )
  await Promise.all(workers.map((worker) => worker.done))
  const seconds = (performance.now() - started) / 1000
  await server.stop()
  const told = await Promise.all(web.map((answer) => withTables(bench.book, answer)))
  return {
    kind: bench.kind,
    seconds,
    web: told,
    answers: workers.flatMap((worker) => worker.answers),
  }
})

const rows = results.map(({ kind, seconds, web, answers }) => {
  const all = [...answers, ...web]
  const won = all.filter(({ outcome }) => outcome === 'booked')
  const tables = won.flatMap((answer) => answer.tables ?? [])
  const manage = new Set(won.map(({ manageToken }) => manageToken))
  const refused = all.filter(({ outcome }) => outcome === 'slot_taken').length
  const webWon = web.filter(({ outcome }) => outcome === 'booked').length
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
