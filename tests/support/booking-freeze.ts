import { createInterface } from 'node:readline'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { HoldRequest } from '#booking-engine/holds/types.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { openBookingDatabase } from '#storage/open.ts'

/** A claim that stands still once its units are written, and before it is committed. */
export type Freeze = { databaseUrl: string; dataDir: string; secret: string; request: HoldRequest }

// A process of its own: it says `claimed` in the middle of a claim, goes on at the first line that it reads,
// says what became of the claim, and claims again at the next line.
const { secret, request, ...where } = JSON.parse(process.argv[2] ?? '') as Freeze
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const store = await openBookingDatabase(where)
let stands = true
const standing: BookingDatabase = {
  ...store,
  transaction: (locks, work) =>
    store.transaction(locks, async (sql) => {
      const result = await work(sql)
      if (!stands) return result
      stands = false
      process.stdout.write('claimed\n')
      await lines.next()
      return result
    }),
}
const engine = createBookingEngine({ store: standing, secret })
for (let claim = 0; claim < 2; claim++) {
  const outcome = await engine.hold(request).then(
    (held) => (held.ok ? 'held' : held.code),
    (error: unknown) => (error instanceof BusyError ? 'busy' : String(error)),
  )
  process.stdout.write(`${outcome}\n`)
  await lines.next()
}
process.exit(0)
