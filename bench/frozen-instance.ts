// How long others wait for an instance that stands still in the middle of a claim (SIGSTOP), on Postgres:
// until they are refused, and until the evening goes on. Worst of some runs.
//   node bench/frozen-instance.ts [runs = 3]

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { addDays } from '#lib/time/dates.ts'
import { bookingSecret as secret, smallHouse, testEngine } from '#tests/support/booking.ts'
import type { Freeze } from '#tests/support/booking-freeze.ts'
import { startPostgres } from '#tests/support/postgres.ts'

const runs = Number(process.argv[2] ?? 3)
const script = new URL('../tests/support/booking-freeze.ts', import.meta.url).pathname
const at = `${addDays(new Date().toISOString().slice(0, 10), 20)}T19:00`
const worst = { refused: 0, goesOn: 0 }
const postgres = await startPostgres()
try {
  for (let run = 0; run < runs; run++) await measure()
} finally {
  await postgres.stop()
}
console.log(`others are refused after ${worst.refused} ms, and go on after ${worst.goesOn} ms`)
if (worst.refused > 3_000 || worst.goesOn > 10_000) process.exit(1)

async function measure() {
  const { engine, where, close } = await testEngine(postgres.url)
  await engine.saveSettings('burrard', smallHouse(4))
  const asked = () => ({
    ...{ locationId: 'burrard', at, party: 2, attribute: 'default' as const },
    visitor: { token: crypto.randomUUID(), address: null },
  })
  const { databaseUrl = '', dataDir } = where
  const work: Freeze = { databaseUrl, dataDir, secret, request: asked() }
  const child = spawn(process.execPath, [script, JSON.stringify(work)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGSTOP')
  const frozen = performance.now()
  for (let held = false; !held; ) {
    const begun = performance.now()
    held = await engine.hold(asked()).then(
      ({ ok }) => ok,
      () => false,
    )
    const waited = Math.round(performance.now() - begun)
    if (!held) worst.refused = Math.max(worst.refused, waited)
  }
  worst.goesOn = Math.max(worst.goesOn, Math.round(performance.now() - frozen))
  child.kill('SIGKILL')
  await close()
}
