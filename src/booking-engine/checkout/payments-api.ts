import { ok } from '#lib/result.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { amountDueOfHold } from '../holds/hold-bill.ts'
import { liveHold } from '../holds/holds.ts'
import {
  completeJob,
  findPaymentForJob,
  recordDeclinedCharge,
  recordFailedCapture,
} from '../payments/payment-jobs.ts'
import type { Payments } from '../payments/types.ts'
import { abandonPayment, findOpenPayment, finishPayment, stalePayments } from './open-payments.ts'

/** The payments of a booking engine over its database; `onMessage` as in `createBookingEngine`. */
export function createPayments(
  db: BookingDatabase,
  secret: string,
  onMessage: () => void,
): Payments {
  return {
    due: async (token, addOns) => {
      const hold = await liveHold(db, { token })
      return hold ? amountDueOfHold(db, hold, addOns) : ok(null)
    },
    saveReference: async (id, reference) => {
      const set = `UPDATE payments SET reference = $2, changed_at = ${db.dialect.now} WHERE id = $1`
      await db.run(set, [id, reference])
    },
    saveCard: async (id, { token, last4 }) => {
      const set = `UPDATE payments SET card = $2, last4 = $3, changed_at = ${db.dialect.now} WHERE id = $1 AND state = 'open'`
      return (await db.run(set, [id, token, last4])) === 1
    },
    stale: () => stalePayments(db),
    open: (id) => findOpenPayment(db, id),
    finish: async (id) => {
      const booked = await finishPayment(db, secret, id)
      onMessage()
      return booked
    },
    abandon: async (id) => {
      await abandonPayment(db, id, { stale: true })
      onMessage()
    },
    paymentForJob: (job, id) => findPaymentForJob(db, job, id),
    jobDone: async (job, id) => {
      await completeJob(db, job, id)
      onMessage()
    },
    chargeDeclined: (id) => recordDeclinedCharge(db, id),
    captureFailed: (id) => recordFailedCapture(db, id),
  }
}
