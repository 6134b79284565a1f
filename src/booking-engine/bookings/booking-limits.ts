import { ok, type Result, refuse } from '#lib/result.ts'
import { type BookingSql, type Sql, type SqlDialect, sqlFor } from '#storage/database.ts'
import { hashOf } from '../identity/tokens.ts'
import { type BookingSettings, bookingSettings } from '../settings/settings.ts'
import type { LimitCode, ReserveRequest } from './types.ts'

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

const COUNTS = sqlFor((dialect) => {
  const countOf = (condition: string) =>
    `(SELECT COUNT(*) FROM reservations WHERE location_id = $1 AND ${condition} AND ${isUpcomingGuestBooking(dialect)})`
  return `SELECT ${countOf('phone = $2')} AS phone, ${countOf('lower(email) = $3')} AS email,
    ${countOf('network = $4')} AS network`
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
  const { locationId, guest, network, checked } = booker
  const keys = { phone: guest.phone, email: guest.email?.toLowerCase() ?? null, network }
  const known = BOOKER_KINDS.flatMap((kind) => keys[kind] ?? [])
  const limits = limitsOf(settings)
  return {
    lockKeys: known.map((one) => hashOf(`books ${locationId} ${one}`)),
    check: async (sql) => {
      const [rows, paying] = await Promise.all([
        sql.all<BookerKeys<number>>(COUNTS(dialect), [locationId, keys.phone, keys.email, network]),
        findPayingBookers(sql, booker),
      ])
      const reaches = (step: 'check' | 'most') =>
        BOOKER_KINDS.some((kind) => {
          const others = paying.filter((one) => one[kind] !== null && one[kind] === keys[kind])
          return Number(rows[0]?.[kind]) + others.length >= limits[kind][step]
        })
      if (reaches('most')) return refuse('too_many_bookings')
      return !checked && reaches('check') ? refuse('bot_check') : ok(null)
    },
  }
}

/** Guests who are paying for other tables of a location: those count as booked. */
async function findPayingBookers(
  sql: Sql,
  { locationId, token }: Booker,
): Promise<BookerKeys<string | null>[]> {
  const rows = await sql.all<{ request: string; network: string | null }>(
    `SELECT p.request AS request, h.network AS network FROM payments p JOIN holds h ON h.id = p.hold_id
     WHERE p.state = 'open' AND p.location_id = $1 AND p.hold_id <> $2 AND p.request IS NOT NULL
       AND h.state = 'committing'`,
    [locationId, token],
  )
  return rows.map(({ request, network }) => {
    const { guest } = JSON.parse(request) as ReserveRequest
    return { phone: guest.phone, email: guest.email?.toLowerCase() ?? null, network }
  })
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
