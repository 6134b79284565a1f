import type { BookingDatabase } from '#storage/database.ts'
import { countOf, type Hold, NO_LEASE } from '#tests/model/state.ts'

/** What can be compared of a hold: in the model, and in the tables of the engine. */
export type Seen = {
  state: string
  hasExpired: boolean | null
  /** Rows of `units`: table and slot, and their state. */
  units: string[]
  booking: string | null
  payment: string | null
  bank: string | null
  jobs: string[]
  isAttempted: boolean
}

type Shape = { slots: number; turn: number }

/** A hold of the model. */
export function seenInModel({ slots }: Shape, hold: Hold): Seen {
  const { booking, payment } = hold
  const isLive = hold.state === 'held' || hold.state === 'committing'
  const units = Array.from({ length: 2 * slots }, (_, bit) => bit)
    .filter((bit) => (hold.units & (1 << bit)) !== 0)
    .map((bit) => `t0${Math.floor(bit / slots) + 1} ${bit % slots} ${hold.unitState}`)
  if (units.length !== countOf(hold.units)) throw new Error('there are more tables than two')
  return {
    state: hold.state,
    hasExpired: isLive ? hold.left <= 0 : null,
    units,
    booking: booking && bookingSeen(booking.status, `t0${booking.table + 1}`, booking.start),
    payment: payment && paymentSeen(payment.state, payment.reference, payment.card),
    bank: payment?.reference ? payment.bank : null,
    jobs: (['capture', 'return'] as const)
      .filter((job) => payment && payment[job] !== 'none')
      .map((job) => `payment_${job}`),
    isAttempted: hold.lease !== NO_LEASE,
  }
}

function bookingSeen(status: string, table: string, start: number): string {
  return status === 'cancelled' ? status : `${status} ${table} ${start}`
}

function paymentSeen(state: string, reference: boolean, card: boolean): string {
  const given = state === 'open' && card ? ' with a card' : ''
  return `${state}${reference ? '' : ' without a reference'}${given}`
}

type HoldRow = { state: string; expired: number; first_slot: number }
type PaymentRow = { id: string; state: string; reference: string | null; card: string | null }

/** A hold of the engine, whose first slot of the evening is `base`. */
export async function seenInEngine(
  sql: BookingDatabase,
  { base, token }: { base: number; token: string },
): Promise<Seen> {
  const { now } = sql.dialect
  const [hold] = await sql.all<HoldRow>(
    `SELECT state, first_slot, CASE WHEN expires_at <= ${now} THEN 1 ELSE 0 END AS expired
     FROM holds WHERE id = $1`,
    [token],
  )
  if (!hold) throw new Error(`the hold ${token} is gone`)
  const units = await sql.all<{ resource: string; slot: number; state: string }>(
    'SELECT resource, slot, state FROM units WHERE hold_id = $1 ORDER BY resource, slot',
    [token],
  )
  const [booking] = await sql.all<{ status: string; tables: string; first_slot: number }>(
    'SELECT status, tables, first_slot FROM reservations WHERE hold_id = $1',
    [token],
  )
  const payments = await sql.all<PaymentRow>(
    'SELECT id, state, reference, card FROM payments WHERE hold_id = $1',
    [token],
  )
  if (payments.length > 1) throw new Error(`there are ${payments.length} payments for a hold`)
  const payment = payments[0] ?? null
  const attempts = await sql.all(
    `SELECT 1 FROM attempts WHERE hold_id = $1 AND lease_until > ${now}`,
    [token],
  )
  const isLive = hold.state === 'held' || hold.state === 'committing'
  const tables = booking ? (JSON.parse(booking.tables) as string[]) : []
  return {
    state: hold.state,
    hasExpired: isLive ? Number(hold.expired) === 1 : null,
    units: units.map(({ resource, slot, state }) => `${resource} ${slot - base} ${state}`),
    booking: booking ? bookingSeen(booking.status, tables.join(), booking.first_slot - base) : null,
    payment:
      payment && paymentSeen(payment.state, payment.reference !== null, payment.card !== null),
    bank: payment && (await bankOf(sql, payment.id)),
    jobs: payment ? await jobsOf(sql, payment.id) : [],
    isAttempted: attempts.length > 0,
  }
}

async function bankOf(sql: BookingDatabase, payment: string): Promise<string | null> {
  const [row] = await sql.all<{ state: string; back: number | string }>(
    `SELECT state, (SELECT COUNT(*) FROM test_movements m
       WHERE m.payment_id = test_payments.id AND m.kind = 'refund') AS back
     FROM test_payments WHERE id = $1`,
    [payment],
  )
  if (!row) return null
  return row.state === 'paid' && Number(row.back) > 0 ? 'refunded' : row.state
}

async function jobsOf(sql: BookingDatabase, payment: string): Promise<string[]> {
  const rows = await sql.all<{ kind: string }>(
    'SELECT kind FROM outbox WHERE key IN ($1, $2) ORDER BY kind',
    [`payment_capture:${payment}`, `payment_return:${payment}`],
  )
  return rows.map(({ kind }) => kind)
}
