import type { Money } from '#lib/money/money.ts'
import type { LocalDate, LocalDateTime } from '#lib/time/time.ts'
import type { ReaderSql } from '#storage/reader.ts'
import { type ReservationRow, stateOf } from '../bookings/reservations.ts'
import { PAYMENT_COLUMNS, type PaymentState } from '../payments/payment-rows.ts'
import type { Bill } from '../pricing/bill.ts'

/** Bookings that are read at a time. */
const PAGE = 500

/** A booking as an export has it: of any day and state, walk-ins included. */
export type ExportedBooking = {
  id: string
  confirmation: string
  locationId: string
  serviceDay: LocalDate
  at: LocalDateTime
  timeZone: string
  party: number
  state: ReturnType<typeof stateOf>
  /** Codes of its tables; none = it has no table yet. */
  tables: string[]
  firstName: string
  lastName: string
  /** E.164; empty = none was left. */
  phone: string
  email: string | null
  request: string
  /** The note of the staff. */
  note: string
  marketing: boolean
  source: string
  /** Instants, ms. */
  createdAt: number
  cancelledAt: number | null
  /** When its guest was forgotten; null = they were not. */
  anonymisedAt: number | null
  experience: string | null
  total: Money | null
  payment: (Money & { kind: string; state: PaymentState }) | null
}

type Row = ReservationRow & {
  source: string
  staff_source: string | null
  staff_note: string
  created_at: number
  cancelled_at: number | null
  anonymised_at: number | null
}

/** All bookings, by location and time. */
export async function* exportedBookings(sql: ReaderSql): AsyncGenerator<ExportedBooking> {
  const locations = await sql.all<{ id: string }>(
    'SELECT DISTINCT location_id AS id FROM reservations ORDER BY id',
  )
  for (const { id } of locations) yield* bookingsOf(sql, id)
}

async function* bookingsOf(sql: ReaderSql, location: string): AsyncGenerator<ExportedBooking> {
  for (let after: [number, string] = [Number.MIN_SAFE_INTEGER, '']; ; ) {
    const rows = await sql.all<Row>(
      `SELECT r.*, ${PAYMENT_COLUMNS} FROM reservations r
       LEFT JOIN payments p ON p.reservation_id = r.id
       WHERE r.location_id = $1 AND (r.starts_at, r.id) > ($2, $3)
       ORDER BY r.starts_at, r.id LIMIT ${PAGE}`,
      [location, ...after],
    )
    yield* rows.map(toExported)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = [Number(last.starts_at), last.id]
  }
}

function toExported(row: Row): ExportedBooking {
  const bill = row.bill === null ? null : (JSON.parse(row.bill) as Bill)
  return {
    ...{ id: row.id, confirmation: row.confirmation, locationId: row.location_id },
    ...{ serviceDay: row.service_day, at: row.local_start, timeZone: row.time_zone },
    ...{ party: row.party, state: stateOf(row), tables: JSON.parse(row.tables) as string[] },
    ...{ firstName: row.first_name, lastName: row.last_name, phone: row.phone, email: row.email },
    ...{ request: row.special_request, note: row.staff_note },
    marketing: row.marketing_opt_in === 1,
    source: row.staff_source ?? row.source,
    createdAt: Number(row.created_at),
    cancelledAt: momentOf(row.cancelled_at),
    anonymisedAt: momentOf(row.anonymised_at),
    experience: bill?.name ?? null,
    total: bill && { amount: bill.total, currency: bill.currency, multiplier: bill.multiplier },
    payment: paymentOf(row),
  }
}

/** Postgres has moments as texts. */
const momentOf = (at: number | null) => (at === null ? null : Number(at))

function paymentOf(row: Row): ExportedBooking['payment'] {
  const { payment_kind: kind, payment_state: state, payment_amount: amount } = row
  const { payment_currency: currency, payment_multiplier: multiplier } = row
  if (kind === null || state === null || amount === null) return null
  if (currency === null || multiplier === null) return null
  return { kind, state, amount: Number(amount), currency, multiplier }
}
