// 1,000 clients race for 20 tables at one time, all at the same moment, on SQLite and on Postgres:
// once most of them in four processes of the engine and 200 over HTTP, and once all over HTTP, through
// the built site (front, Next, content and booking engine). Winners and owners are counted from the
// history of answers, not from the database.
//   node bench/booking-races.ts [clients = 1000] [of them over HTTP = 200]
import { addDays } from '#lib/time/dates.ts'
import type { Answer, Work } from '#tests/support/booking-client.ts'
import { playOverHttp, withTables } from '#tests/support/booking-server.ts'
import { race } from '#tests/support/booking-workers.ts'
import type { Place } from '#tests/support/site.ts'
import { onBoth } from './support/databases.ts'
import { addedUid, groupSecret, openGroup, TABLES, withGroup } from './support/large-group.ts'
import { startSite } from './support/server.ts'

const PROCESSES = 4
const clients = Number(process.argv[2] ?? 1000)
const overHttp = [Number(process.argv[3] ?? 200), clients]
const rid = addedUid(0)
const day = addDays(new Date().toISOString().slice(0, 10), 30)

const results = await onBoth(({ kind, server }) =>
  withGroup(server, { locations: 1, posts: 0 }, async (place) => {
    const races = await raceFor(place)
    return races.map((race) => ({ kind, ...race }))
  }),
)

const rows = results.flat().map(({ kind, browsers, seconds, answers }) => {
  const web = answers.filter(({ client }) => client.startsWith('web-'))
  const won = answers.filter(({ outcome }) => outcome === 'booked')
  const tables = won.flatMap((answer) => answer.tables ?? [])
  const manage = new Set(won.map(({ manageToken }) => manageToken))
  const refused = answers.filter(({ outcome }) => outcome === 'slot_taken').length
  const webWon = web.filter(({ outcome }) => outcome === 'booked').length
  return {
    kind,
    clients,
    'over HTTP': browsers,
    'the plan holds': TABLES,
    winners: won.length,
    'winners over HTTP': webWon,
    'double owners': won.length - new Set(tables).size + won.length - manage.size,
    refused,
    'unclear answers': clients - won.length - refused,
    seconds: Number(seconds.toFixed(2)),
  }
})
console.table(rows)
const failed = rows.some(
  (row) => row.winners !== TABLES || row['double owners'] > 0 || row['unclear answers'] > 0,
)
if (failed) process.exitCode = 1

/** Plays all clients at once, each race for an evening of its own: what they were told, and when. */
async function raceFor(place: Place) {
  const { engine, locationIds } = await openGroup(place)
  const site = await startSite(place)
  const play = (at: string) => (n: number) => playOverHttp(site.origin, rid, at, n)
  const races: { browsers: number; seconds: number; answers: Answer[] }[] = []
  try {
    // A site that has just been started is not what is measured.
    await play(`${day}T19:00`)(clients)
    for (const browsers of overHttp) {
      const at = `${addDays(day, races.length + 1)}T19:00`
      const names = Array.from({ length: clients - browsers }, (_, n) => ({
        name: `${n}`,
        times: [at],
      }))
      let started = 0
      const told = await race(works(place, locationIds[0] ?? '', names), () => {
        started = performance.now()
        return Promise.all(Array.from({ length: browsers }, (_, n) => play(at)(n)))
      })
      const seconds = (performance.now() - started) / 1000
      const answers = await Promise.all(told.map((answer) => withTables(engine, answer)))
      races.push({ browsers, seconds, answers })
    }
    return races
  } finally {
    await site.stop()
    await engine.close()
  }
}

/** What each process of the engine has to play: its share of the clients. */
function works(place: Place, locationId: string, names: Work['clients']): Work[] {
  const shares = Array.from({ length: PROCESSES }, (_, process) =>
    names.filter((_, n) => n % PROCESSES === process),
  )
  const work = { where: place, secret: groupSecret(place), locationId }
  return names.length === 0 ? [] : shares.map((share) => ({ ...work, clients: share }))
}
