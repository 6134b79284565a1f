import { ok, type Result, refuse } from '#lib/result.ts'
import { type BookingSql, type Sql, type SqlDialect, sqlFor } from '#storage/database.ts'
import { hashOf } from '../identity/tokens.ts'
import { type BookingSettings, bookingSettings } from '../settings/settings.ts'
import type { Guest, LimitCode, ReserveRequest } from './types.ts'

/** What several bookings of one person can have in common. */
const BOOKER_KINDS = ['phone', 'email', 'network'] as const
export type BookerKind = (typeof BOOKER_KINDS)[number]
/** A value for each of them. */
type BookerKeys<T> = Record<BookerKind, T>

/** A condition on `reservations`: a booking that a guest made, and that is still to come. */
export function isUpcomingGuestBooking({ now }: SqlDialect): string {
  return `(status = 'booked' AND source = 'guest' AND staff_source IS NULL AND visit IS NULL
    AND starts_at > ${now})`
}

/** The limits of a location; settings stored by an earlier release get the defaults. */
export function limitsOf(settings: Pick<BookingSettings, 'bookingLimits'>) {
  return settings.bookingLimits ?? bookingSettings.shape.bookingLimits.parse({})
}

/** A table that counts as booked: a guest is paying for it (`request`), or all that are booked, counted. */
type CountedRow = BookerKeys<number> & { request: string | null; payer_network: string | null }

/**
 * One statement, so that a table whose payment ends meanwhile is counted either as being paid for or as booked:
 * each statement of a transaction on Postgres sees what was committed before it began.
 */
const BOOKED_AND_PAYING = sqlFor((dialect) => {
  const countOf = (condition: string) =>
    `(SELECT COUNT(*) FROM reservations WHERE location_id = $1 AND ${condition} AND ${isUpcomingGuestBooking(dialect)})`
  return `SELECT NULL AS request, NULL AS payer_network, ${countOf('phone = $2')} AS phone,
      ${countOf('lower(email) = $3')} AS email, ${countOf('network = $4')} AS network
    UNION ALL
    SELECT p.request, h.network, 0, 0, 0 FROM payments p JOIN holds h ON h.id = p.hold_id
    WHERE p.state = 'open' AND p.location_id = $1 AND p.hold_id <> $5 AND p.request IS NOT NULL
      AND h.state = 'committing'`
})

/** Who books, with which hold (`token`), and the network that it was taken from. */
type Booker = Pick<ReserveRequest, 'locationId' | 'token' | 'guest' | 'checked'> & {
  network: string | null
}

/**
 * The check before a guest's booking is made, and the lock keys that make bookings of one person run one after
 * the other.
 */
export type Limits = { lockKeys: string[]; check(sql: Sql): Promise<Result<null, LimitCode>> }

/** Refuses a guest with so many upcoming bookings at a location that another one needs more than a form. */
export function limitsFor(
  { dialect }: Pick<BookingSql, 'dialect'>,
  booker: Booker,
  settings: BookingSettings,
): Limits {
  const { locationId, token, guest, network, checked } = booker
  const keys = keysOf(guest, network)
  const known = BOOKER_KINDS.flatMap((kind) => keys[kind] ?? [])
  const limits = limitsOf(settings)
  return {
    lockKeys: known.map((one) => hashOf(`books ${locationId} ${one}`)),
    check: async (sql) => {
      const values = [locationId, keys.phone, keys.email, network, token]
      const rows = await sql.all<CountedRow>(BOOKED_AND_PAYING(dialect), values)
      const reaches = (step: 'check' | 'most') =>
        BOOKER_KINDS.some((kind) => {
          const counted = rows.map((row) => countOfRow(row, kind, keys[kind]))
          return counted.reduce((sum, one) => sum + one, 0) >= limits[kind][step]
        })
      if (reaches('most')) return refuse('too_many_bookings')
      return !checked && reaches('check') ? refuse('bot_check') : ok(null)
    },
  }
}

/** How many tables of a row have a value in common with who books. */
function countOfRow(row: CountedRow, kind: BookerKind, own: string | null): number {
  if (row.request === null) return row[kind]
  const { guest } = JSON.parse(row.request) as ReserveRequest
  return own !== null && keysOf(guest, row.payer_network)[kind] === own ? 1 : 0
}

function keysOf({ phone, email }: Guest, network: string | null): BookerKeys<string | null> {
  return { phone, email: email?.toLowerCase() ?? null, network }
}

/** The network that a hold was taken from. */
export async function networkOfHold(sql: Sql, token: string): Promise<string | null> {
  const rows = await sql.all<{ network: string | null }>(
    'SELECT network FROM holds WHERE id = $1',
    [token],
  )
  return rows[0]?.network ?? null
}

/** Erases the networks of visits that began a day ago: they limit nothing any more. */
export function eraseOldNetworks(sql: BookingSql): Promise<number> {
  const { now } = sql.dialect
  return sql.run(
    `UPDATE reservations SET network = NULL
     WHERE network IS NOT NULL AND starts_at < ${now} - ${24 * 60 * 60_000}`,
  )
}
