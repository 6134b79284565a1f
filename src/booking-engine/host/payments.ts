import { moneyLabel } from '#lib/money/money.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { BookingSql } from '#storage/database.ts'
import { bumpVersion, stateOf } from '../bookings/reservations.ts'
import { bumpDayVersions, claimedDay } from '../inventory/day-versions.ts'
import { queuePaymentMessage } from '../messages/booking-messages.ts'
import { chargeStoredCard, isPossible, type PaymentDecision } from '../payments/payment-decision.ts'
import { paymentOf } from '../payments/payment-rows.ts'
import type { ReservationPayment } from '../payments/types.ts'
import { logStaffAction } from '../staff-log/staff-log.ts'
import type { PaymentAction } from '../staff-log/types.ts'
import { findReservation } from './find-reservation.ts'
import type { HostRow } from './host-reservation.ts'
import type { AskPaymentCode, ChargeCardCode, ReservationRef } from './types.ts'

/** `HostApi.chargeCard`, in the caller's transaction. */
export async function chargeCard(
  sql: BookingSql,
  subject: ReservationRef,
  amount: number,
): Promise<Result<null, ChargeCardCode>> {
  const found = await findReservation(sql, subject)
  if (!found.ok) return found
  const row = found.value
  const state = stateOf(row)
  if (state !== 'no_show' && state !== 'cancelled') return refuse('wrong_state')
  const money = paymentOf(row)
  const decision: PaymentDecision = { does: 'charge', amount }
  if (!money || row.payment_id === null || !isPossible(decision, money))
    return refuse('money_differs')
  if (!(await chargeStoredCard(sql, row.payment_id, amount))) return refuse('money_differs')
  await logPaymentAction(sql, subject, row, paymentActionOf(decision, money))
  return ok(null)
}

/** `HostApi.askForPayment`, in the caller's transaction. */
export async function askForPayment(
  sql: BookingSql,
  subject: ReservationRef,
): Promise<Result<null, AskPaymentCode>> {
  const found = await findReservation(sql, subject)
  if (!found.ok) return found
  const row = found.value
  if (stateOf(row) !== 'booked') return refuse('wrong_state')
  const money = paymentOf(row)
  if (money?.state !== 'failed') return refuse('money_differs')
  if (!row.email) return refuse('no_address')
  if (!(await queuePaymentMessage(sql, 'unpaid', row))) return refuse('already_asked')
  await logPaymentAction(sql, subject, row, { act: 'ask', detail: moneyLabel(money) })
  return ok(null)
}

/**
 * Logs an action and bumps the reservation's version, so that the same action on the old version is refused.
 */
async function logPaymentAction(
  sql: BookingSql,
  subject: ReservationRef,
  row: HostRow,
  done: { act: PaymentAction; detail: string },
): Promise<void> {
  await sql.run(`UPDATE reservations SET ${bumpVersion(sql)} WHERE id = $1`, [row.id])
  await logStaffAction(sql, subject, { subject: row.id, ...done })
  await bumpDayVersions(sql, [claimedDay(row)])
}

/**
 * Whether a decision on the payment is given if, and only if, there is something to decide, and is possible.
 */
export function isDecisionValid(
  decision: PaymentDecision | null,
  money: ReservationPayment | null,
): boolean {
  if (decision) return money !== null && isPossible(decision, money)
  return money === null || !isPossible({ does: 'return' }, money)
}

/** The decision as it is logged. */
export function paymentActionOf(
  decision: PaymentDecision,
  money: ReservationPayment,
): { act: PaymentAction; detail: string } {
  const amount = decision.does === 'charge' ? decision.amount : money.amount
  const detail = moneyLabel({ ...money, amount })
  if (decision.does !== 'return') return { act: decision.does, detail }
  return money.kind === 'hold' ? { act: 'release', detail: '' } : { act: 'refund', detail }
}
