import { moneyLabel } from '#lib/money.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { takenBy } from '../holds/holds.ts'
import { bumpDays } from '../inventory/day-versions.ts'
import { writeMoneyPost } from '../messages/booking-messages.ts'
import { chargeKept, isPossible, type MoneyChoice } from '../payments/payment-decision.ts'
import { moneyIn } from '../payments/payment-rows.ts'
import type { ReservationMoney } from '../payments/types.ts'
import { recordAct } from '../staff-log/staff-log.ts'
import type { BookingDatabase, Sql } from '../store/database.ts'
import { subjectOf } from './find-reservation.ts'
import { type DeskRow, stateOf, touch } from './host-reservation.ts'
import type { AskPaymentCode, ChargeCardCode, MoneyAct, Subject } from './types.ts'

/** `Desk.chargeCard`, inside a transaction of the desk. */
export async function chargeCard(
  sql: Sql,
  db: BookingDatabase,
  subject: Subject,
  amount: number,
): Promise<Result<null, ChargeCardCode>> {
  const found = await subjectOf(sql, subject)
  if (!found.ok) return found
  const row = found.value
  const state = stateOf(row)
  if (state !== 'no_show' && state !== 'cancelled') return refuse('wrong_state')
  const money = moneyIn(row)
  const choice: MoneyChoice = { does: 'charge', amount }
  if (!money || row.payment_id === null || !isPossible(choice, money))
    return refuse('money_differs')
  if (!(await chargeKept(sql, db, row.payment_id, amount))) return refuse('money_differs')
  await noteAct(sql, db, subject, row, moneyActOf(choice, money))
  return ok(null)
}

/** `Desk.askForPayment`, inside a transaction of the desk. */
export async function askForPayment(
  sql: Sql,
  db: BookingDatabase,
  subject: Subject,
): Promise<Result<null, AskPaymentCode>> {
  const found = await subjectOf(sql, subject)
  if (!found.ok) return found
  const row = found.value
  if (stateOf(row) !== 'booked') return refuse('wrong_state')
  const money = moneyIn(row)
  if (money?.state !== 'failed') return refuse('money_differs')
  if (!row.email) return refuse('no_address')
  if (!(await writeMoneyPost(sql, db, 'unpaid', row))) return refuse('already_asked')
  await noteAct(sql, db, subject, row, { act: 'ask', detail: moneyLabel(money) })
  return ok(null)
}

/** Records an act, and counts the reservation's version up: the same act on what was shown before is refused. */
async function noteAct(
  sql: Sql,
  db: BookingDatabase,
  subject: Subject,
  row: DeskRow,
  done: { act: MoneyAct; detail: string },
): Promise<void> {
  await sql.run(`UPDATE reservations SET ${touch(db)} WHERE id = $1`, [row.id])
  await recordAct(sql, db, subject, { subject: row.id, ...done })
  await bumpDays(sql, [takenBy(row)])
}

/** Whether it is said what becomes of money on which there is something to decide, and of no other. */
export function fitsMoney(choice: MoneyChoice | null, money: ReservationMoney | null): boolean {
  if (choice) return money !== null && isPossible(choice, money)
  return money === null || !isPossible({ does: 'return' }, money)
}

/** What was decided, as it is written down. */
export function moneyActOf(
  choice: MoneyChoice,
  money: ReservationMoney,
): { act: MoneyAct; detail: string } {
  const amount = choice.does === 'charge' ? choice.amount : money.amount
  const detail = moneyLabel({ ...money, amount })
  if (choice.does !== 'return') return { act: choice.does, detail }
  return money.kind === 'hold' ? { act: 'release', detail: '' } : { act: 'refund', detail }
}
