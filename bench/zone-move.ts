// How long a move of a location's visits with its clock keeps everything else of the process waiting: the longest
// hold of the event loop while somebody is told what would move, and while it moves.
//   node bench/zone-move.ts [visits = 5400] [most of a hold, ms = 50]

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays } from '#lib/time/dates.ts'
import { ida, smallHouse } from '#tests/support/booking.ts'
import { type BenchEngine, onBothBooks } from './support/databases.ts'

const [visits = 5400, most = 50] = process.argv.slice(2).map(Number)
const TABLES = 60
const SEATINGS = ['17:00', '19:00', '21:00']
const TO = 'America/Toronto'

const rows = await onBothBooks(async ({ kind, engine }) => {
  const settings = { ...smallHouse(TABLES), horizonDays: 365 }
  await engine.saveSettings('1', settings)
  await fill(engine)
  const told = await longestHold(() => engine.timeZoneImpact('1', TO))
  const moved = await longestHold(() => engine.saveSettings('1', { ...settings, timeZone: TO }))
  return { kind, visits, 'told, ms': told, 'moved, ms': moved, 'at most': most }
})
console.table(rows)
if (rows.some((row) => Math.max(row['told, ms'], row['moved, ms']) > most)) process.exitCode = 1

async function fill(engine: BenchEngine['engine']): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  for (let n = 0; n < visits; n++) {
    const evening = Math.floor(n / (TABLES * SEATINGS.length))
    const at = `${addDays(today, 2 + evening)}T${SEATINGS[n % SEATINGS.length]}`
    const visitor = { token: `guest ${n}`, address: null }
    const held = await engine.hold({ locationId: '1', at, party: 2, attribute: 'default', visitor })
    if (!held.ok) throw new Error(`${at}: ${held.code}`)
    const guest = { ...ida, email: `ida-${n}@example.com` }
    const booked = await engine.reserve({ locationId: '1', token: held.value.token, guest })
    if (!booked.ok) throw new Error(`${at}: ${booked.code}`)
  }
}

/** In ms; the turns of the event loop before and after it are seen too. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await pause(10)
  await work()
  await pause(10)
  delay.disable()
  return Math.round(delay.max / 1e6)
}
