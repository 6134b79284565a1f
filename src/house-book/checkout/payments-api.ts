import { ok } from '#lib/result.ts'
import { dueOfHold } from '../holds/hold-bill.ts'
import { liveHold } from '../holds/holds.ts'
import { captureFailed, errandDone, errandOf, feeDeclined } from '../payments/payment-jobs.ts'
import type { Payments } from '../payments/types.ts'
import type { BookingDatabase } from '../store/database.ts'
import { findOpenPayment, finishPayment, giveUpPayment, stalePayments } from './pay-and-book.ts'

/** The payments of a house book over its database; `onPost` as in `createHouseBook`. */
export function createPayments(db: BookingDatabase, secret: string, onPost: () => void): Payments {
  return {
    due: async (token, addOns) => {
      const hold = await liveHold(db, { token })
      return hold ? dueOfHold(db, hold, addOns) : ok(null)
    },
    began: async (id, reference) => {
      const set = `UPDATE payments SET reference = $2, changed_at = ${db.words.now} WHERE id = $1`
      await db.run(set, [id, reference])
    },
    givesCard: async (id, { token, last4 }) => {
      const set = `UPDATE payments SET card = $2, last4 = $3, changed_at = ${db.words.now} WHERE id = $1 AND state = 'open'`
      await db.run(set, [id, token, last4])
    },
    stale: () => stalePayments(db),
    open: (id) => findOpenPayment(db, id),
    finish: async (id) => {
      const booked = await finishPayment(db, secret, id)
      onPost()
      return booked
    },
    giveUp: async (id) => {
      await giveUpPayment(db, id, { stale: true })
      onPost()
    },
    errand: (letter, id) => errandOf(db, letter, id),
    done: async (letter, id) => {
      await errandDone(db, letter, id)
      onPost()
    },
    declined: (id) => feeDeclined(db, id),
    failed: (id) => captureFailed(db, id),
  }
}
