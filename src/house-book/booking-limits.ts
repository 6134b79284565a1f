import { ok, type Result, refuse } from '#lib/result.ts'
import { type BookingSettings, bookingSettings } from './settings.ts'
import { type BookingDatabase, type Sql, type Words, worded } from './store/database.ts'
import { hashOf } from './tokens.ts'
import type { ReserveRequest } from './types.ts'

/** What bookings of one hand have in common. */
const SERIES_KINDS = ['phone', 'email', 'network'] as const
export type SeriesKind = (typeof SERIES_KINDS)[number]

/** `bot_check`: that many only with a check · `too_many_bookings`: more only by telephone. */
export type LimitCode = 'bot_check' | 'too_many_bookings'

/** A condition on `reservations`: a guest's booking that is still to come. */
export function isLive({ now }: Words): string {
  return `(status = 'booked' AND source = 'guest' AND visit IS NULL AND starts_at > ${now})`
}

/** The limits of a location; settings that an earlier release has kept have those that are given to all. */
export function limitsOf(settings: Pick<BookingSettings, 'bookingLimits'>) {
  return settings.bookingLimits ?? bookingSettings.shape.bookingLimits.parse({})
}

const COUNTS = worded((words) => {
  const of = (whose: string) =>
    `(SELECT COUNT(*) FROM reservations WHERE location_id = $1 AND ${whose} AND ${isLive(words)})`
  return `SELECT ${of('phone = $2')} AS phone, ${of('lower(email) = $3')} AS email,
    ${of('network = $4')} AS network`
})

/** Who books: their bookings are counted one after the other (`limitKeys`). */
type Booker = Pick<ReserveRequest, 'locationId' | 'guest' | 'checked'> & { network: string | null }

/** Refuses a guest who has so many bookings to come at a location that another one needs more than a form. */
export async function mayBook(
  sql: Sql,
  { words }: Pick<BookingDatabase, 'words'>,
  { locationId, guest, checked, network }: Booker,
  settings: BookingSettings,
): Promise<Result<null, LimitCode>> {
  const asked = [locationId, guest.phone, guest.email?.toLowerCase() ?? null, network]
  const rows = await sql.all<Record<SeriesKind, number>>(COUNTS(words), asked)
  const limits = limitsOf(settings)
  const reaches = (step: 'check' | 'most') =>
    SERIES_KINDS.some((kind) => Number(rows[0]?.[kind]) >= limits[kind][step])
  if (reaches('most')) return refuse('too_many_bookings')
  return !checked && reaches('check') ? refuse('bot_check') : ok(null)
}

/** Bookings of one telephone, address and network are made one after the other. */
export function limitKeys({ locationId, guest, network }: Booker): string[] {
  const whose = [guest.phone, guest.email?.toLowerCase(), network]
  return whose.filter((one) => one != null).map((one) => hashOf(`books ${locationId} ${one}`))
}

/** The network that a hold was taken from. */
export async function networkOfHold(sql: Sql, token: string): Promise<string | null> {
  const rows = await sql.all<{ network: string | null }>(
    'SELECT network FROM holds WHERE id = $1',
    [token],
  )
  return rows[0]?.network ?? null
}

/** Forgets the networks of visits that have begun a day ago: they limit nothing any more. */
export function forgetNetworks(sql: Sql, { now }: Words): Promise<number> {
  return sql.run(
    `UPDATE reservations SET network = NULL
     WHERE network IS NOT NULL AND starts_at < ${now} - ${24 * 60 * 60_000}`,
  )
}
