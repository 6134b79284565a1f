import { createBookingEngine } from '#booking-engine/engine.ts'
import type { BookingLocation, ReserveRequest } from '#providers/booking/contract.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import { createTestPayments } from '#providers/payments/test-payments/adapter.ts'
import { openBookingDatabase } from '#storage/open.ts'

/** A submit that comes to a stand `before` its card is given to the bank, or `after` the bank took it. */
export type Stall = {
  where: { databaseUrl?: string; dataDir: string }
  secret: string
  location: BookingLocation
  request: ReserveRequest
  at: 'before' | 'after'
}

// A process of its own that submits a booking with a card, says `stalled` on the way, and waits to be killed.
const { where, secret, location, request, at } = JSON.parse(process.argv[2] ?? '') as Stall
const store = await openBookingDatabase(where)
const ledger = createTestPayments({ store, secret, bankUrl: (question) => question, now: Date.now })
const payments: typeof ledger = {
  ...ledger,
  confirm: async (payment, card) => {
    if (at === 'after') await ledger.confirm(payment, card)
    process.stdout.write('stalled\n')
    return new Promise(() => {})
  },
}
const engine = createBookingEngine({ store, secret })
process.stdin.resume().once('end', () => process.exit(0))
await createHouseProvider(engine, (token) => token, { payments, returnUrl: (uid) => uid }).reserve(
  location,
  request,
)
