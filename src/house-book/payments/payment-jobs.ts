import { ok, refuse } from '#lib/result.ts'
import { writeLetter } from '#outbox/letters.ts'
import { forgetRecipients } from '#outbox/recipients.ts'
import { bumpDays } from '../inventory/day-versions.ts'
import { type ChargedVisit, writeMoneyPost } from '../messages/booking-messages.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import type { PaymentRow, PaymentState } from './payment-rows.ts'
import type { MoneyErrand, MoneyLetter, SettledPayment } from './types.ts'

/** The states in which an errand is still to be done, and the one that it leads to; null = the same. */
const LEADS: Record<MoneyLetter, { from: PaymentState[]; to: PaymentState | null }> = {
  payment_capture: { from: ['taken', 'failed'], to: 'paid' },
  payment_return: { from: ['returning'], to: 'returned' },
  payment_fee: { from: ['charging'], to: 'charged' },
  payment_release: { from: ['charged', 'declined'], to: null },
}

/** Whose card it is in the list of the post, where nobody may know any more. */
const NO_CARD = 'Card'

type Owner = Pick<PaymentRow, 'id' | 'location_id' | 'last4' | 'charges'>

/** Writes down what is to be done with a payment, in the transaction of why. */
export async function writeErrand(
  sql: Sql,
  db: Pick<BookingDatabase, 'words'>,
  kind: MoneyLetter,
  owner: Owner,
  amount: number,
): Promise<void> {
  const { location_id: locationId, last4 } = owner
  const payload: MoneyErrand = { payment: owner.id, amount }
  const id = kind === 'payment_fee' ? feeId(owner.id, owner.charges) : owner.id
  const recipient = last4 ? `${NO_CARD} ${last4}` : NO_CARD
  await writeLetter(sql, db, { kind, id, locationId, recipient, payload })
}

/** A charge that was declined and is tried again is another one. */
function feeId(id: string, charge: number): string {
  return charge > 1 ? `${id}:${charge}` : id
}

/** Takes the card out of the errands of a payment: what they did, and whether, stays. */
export async function forgetErrandCard(sql: Sql, { id, charges }: Owner): Promise<void> {
  const fees = Array.from({ length: charges }, (_, n) => `payment_fee:${feeId(id, n + 1)}`)
  const others = ['payment_capture', 'payment_return', 'payment_release'].map((k) => `${k}:${id}`)
  await forgetRecipients(sql, [...fees, ...others], NO_CARD)
}

/**
 * Turns a payment back in the caller's transaction, whatever it has come to: what was set aside or paid
 * goes back to the card, and a kept card is let go.
 */
export async function returnPayment(
  sql: Sql,
  db: Pick<BookingDatabase, 'words'>,
  id: string,
): Promise<void> {
  const rows = await sql.all<PaymentRow>(
    `UPDATE payments SET request = NULL, card = NULL, changed_at = ${db.words.now},
       state = CASE WHEN reference IS NULL THEN 'returned' ELSE 'returning' END
     WHERE id = $1 AND state IN ('open', 'taken', 'paid', 'kept') RETURNING *`,
    [id],
  )
  const row = rows[0]
  if (row?.state === 'returning') await writeErrand(sql, db, 'payment_return', row, row.amount)
}

/** A payment for which an errand is still to be done. */
export async function errandOf(
  sql: Sql,
  letter: MoneyLetter,
  id: string,
): Promise<SettledPayment | null> {
  const from = LEADS[letter].from.map((state) => `'${state}'`).join(', ')
  const rows = await sql.all<PaymentRow>(
    `SELECT * FROM payments WHERE id = $1 AND state IN (${from})`,
    [id],
  )
  const row = rows[0]
  if (!row?.reference) return null
  const { kind, amount, currency, multiplier, reference } = row
  const money = { amount, currency, multiplier }
  return { id, kind, money, reference, booked: row.reservation_id !== null }
}

/** Notes that an errand is done. */
export async function errandDone(
  db: BookingDatabase,
  letter: MoneyLetter,
  id: string,
): Promise<void> {
  const { from, to } = LEADS[letter]
  if (to === null) return
  for (const state of from) if (await settle(db, id, state, to)) return
}

/** See `Payments.declined`. */
export async function feeDeclined(db: BookingDatabase, id: string): Promise<void> {
  await settle(db, id, 'charging', 'declined')
}

/** See `Payments.failed`. */
export async function captureFailed(db: BookingDatabase, id: string): Promise<void> {
  await settle(db, id, 'taken', 'failed')
}

/** Says whether it was in that state. */
async function settle(
  db: BookingDatabase,
  id: string,
  from: PaymentState,
  to: PaymentState,
): Promise<boolean> {
  const settled = await db.transaction({}, async (sql) => {
    const rows = await sql.all<Pick<PaymentRow, 'reservation_id'>>(
      // What was given back without a booking is nobody's: nothing of its card is kept.
      `UPDATE payments SET state = CAST($3 AS text), changed_at = ${db.words.now},
         last4 = CASE WHEN reservation_id IS NULL THEN NULL ELSE last4 END
       WHERE id = $1 AND state = $2 RETURNING reservation_id`,
      [id, from, to],
    )
    if (!rows[0]) return refuse('settled')
    if (isNews(from, to)) await tell(sql, db, rows[0].reservation_id, to)
    return ok(null)
  })
  return settled.ok
}

/** The staff see at once what became of a card that they charge, or could not; nothing else reads anew. */
function isNews(from: PaymentState, to: PaymentState): boolean {
  return from === 'charging' || from === 'failed' || to === 'failed'
}

type Visit = ChargedVisit & { service_day: string }

/** Shows the staff how the money of a reservation stands now; its guest is written what was charged. */
async function tell(
  sql: Sql,
  db: BookingDatabase,
  reservationId: string | null,
  state: PaymentState,
): Promise<void> {
  const rows = await sql.all<Visit>('SELECT * FROM reservations WHERE id = $1', [reservationId])
  const row = rows[0]
  if (!row) throw new Error(`reservation ${reservationId} of a payment is missing`)
  await bumpDays(sql, [{ locationId: row.location_id, day: row.service_day, freed: false }])
  if (state === 'charged') await writeMoneyPost(sql, db, 'charged', row)
}
