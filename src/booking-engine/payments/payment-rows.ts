import type { BookingSql, Sql } from '#storage/database.ts'
import { insertOf } from '#storage/typed-rows.ts'
import { randomToken } from '../identity/tokens.ts'
import type { AmountDue } from '../pricing/amount-due.ts'
import type { OpenPayment, ReservationPayment, ReservationPaymentState } from './types.ts'

/**
 * `open` until its table is booked · `taken`: authorised, to be captured · `paid` · `failed`: could not be
 * captured · `kept`: a stored card, charged only for a no-show or a late cancellation · `charging`: the staff
 * have ordered the charge, `charged`: it succeeded, `declined`: the bank refused · `returning`: to be refunded
 * · `returned`.
 */
export type PaymentState =
  | 'open'
  | 'taken'
  | 'paid'
  | 'failed'
  | 'kept'
  | 'charging'
  | 'charged'
  | 'declined'
  | 'returning'
  | 'returned'

/** A row of `payments`. */
export type PaymentRow = {
  id: string
  hold_id: string
  location_id: string
  reservation_id: string | null
  kind: AmountDue['kind']
  state: PaymentState
  amount: number
  /** The part of a stored card's amount that the staff charge; null = nothing yet. */
  fee: number | null
  currency: string
  multiplier: number
  reference: string | null
  card: string | null
  last4: string | null
  /** JSON of the guest's request, until it is settled. */
  request: string | null
  /** How often a charge of the stored card was ordered. */
  charges: number
  /** Instant (ms) at which the payment provider was told to forget the card of a settled payment. */
  let_go_at: number | null
}

/** An open payment by its own id or by its hold's; null if there is none. */
export async function findOpenPaymentRow(
  sql: Sql,
  of: { id: string } | { hold: string },
): Promise<PaymentRow | null> {
  const [column, value] = 'id' in of ? ['id', of.id] : ['hold_id', of.hold]
  const rows = await sql.all<PaymentRow>(
    `SELECT * FROM payments WHERE ${column} = $1 AND state = 'open'`,
    [value],
  )
  return rows[0] ?? null
}

type NewPaymentRow = Pick<
  PaymentRow,
  'id' | 'hold_id' | 'location_id' | 'kind' | 'amount' | 'currency' | 'multiplier' | 'request'
>

const insertRow = insertOf<NewPaymentRow>(
  'payments',
  {
    id: 'text',
    hold_id: 'text',
    location_id: 'text',
    kind: 'text',
    amount: 'integer',
    currency: 'text',
    multiplier: 'integer',
    request: 'text',
  },
  {
    computed: ({ now }) => ({ state: `'open'`, created_at: now, changed_at: now }),
    suffix: 'RETURNING *',
  },
)

/**
 * Inserts an open payment for a hold, in the caller's transaction. `request` is what the guest asked for, so
 * that the booking can be made later without them.
 */
export async function insertPayment<Request extends { token: string; locationId: string }>(
  sql: BookingSql,
  request: Request,
  due: AmountDue,
): Promise<PaymentRow> {
  const rows = await sql.all<PaymentRow>(
    ...insertRow(sql.dialect, {
      id: randomToken(),
      hold_id: request.token,
      location_id: request.locationId,
      request: JSON.stringify(request),
      ...due,
    }),
  )
  return rows[0] as PaymentRow
}

/** A row in the form that is passed to the payment provider. */
export function openPaymentOf(row: PaymentRow): OpenPayment {
  const { id, kind, amount, currency, multiplier, reference, card } = row
  return { id, kind, money: { amount, currency, multiplier }, reference, card }
}

/** Columns of the payment `p` of a reservation, for `paymentOf`. */
export const PAYMENT_COLUMNS = `p.id AS payment_id, p.kind AS payment_kind,
  p.state AS payment_state, p.amount AS payment_amount, p.fee AS payment_fee,
  p.currency AS payment_currency, p.multiplier AS payment_multiplier, p.last4 AS payment_last4,
  p.reference AS payment_reference`

/** The same columns; all null if a reservation required no card. */
export type PaymentColumns = {
  payment_id: string | null
  payment_kind: AmountDue['kind'] | null
  payment_state: PaymentState | null
  payment_amount: number | null
  payment_fee: number | null
  payment_currency: string | null
  payment_multiplier: number | null
  payment_last4: string | null
  payment_reference: string | null
}

/** The columns of a reservation that tell the state of its payment. */
type Paying = PaymentColumns & { status: 'booked' | 'cancelled' }

/** The payment of a reservation; null if no card was required. */
export function paymentOf(row: Paying): ReservationPayment | null {
  const { payment_kind: kind, payment_state: state, payment_currency: currency } = row
  if (!kind || !state || state === 'open' || !currency) return null
  return {
    kind,
    state: reservationPaymentState(state, row.status),
    amount: row.payment_fee ?? row.payment_amount ?? 0,
    currency,
    multiplier: row.payment_multiplier ?? 100,
    last4: row.payment_last4,
  }
}

/** What is paid for a cancelled visit, and not being refunded, is the restaurant's. */
function reservationPaymentState(
  state: Exclude<PaymentState, 'open'>,
  status: Paying['status'],
): ReservationPaymentState {
  if (state === 'returning') return 'returned'
  const isPaid = state === 'taken' || state === 'paid'
  return isPaid && status === 'cancelled' ? 'forfeited' : state
}
