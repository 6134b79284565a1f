import { ok, type Result, refuse } from '#lib/result.ts'
import { Conditions } from '#lib/sql/conditions.ts'
import type { BookingSql } from '#storage/database.ts'
import { type ReservationRow, stateOf } from '../bookings/reservations.ts'
import { PAYMENT_COLUMNS, paymentOf } from '../payments/payment-rows.ts'
import { whereOfKeys } from './bookings-of-keys.ts'
import { type CountedBooking, guestFiguresOf } from './guest-figures.ts'
import { isVisit } from './guest-history.ts'
import type { GuestIdentity } from './guest-keys.ts'
import { guestOfBooking } from './guest-of-booking.ts'
import { readMerges } from './merge-rows.ts'
import { GROUP_SCOPE, readProfiles } from './profile-rows.ts'
import { seenProfileOf } from './save-profile.ts'
import type { GuestPage, GuestRef } from './types.ts'

/** Most bookings that a guest's page lists. */
const MOST_VISITS_SHOWN = 100

type PageRow = ReservationRow & { is_visit: number }

/** A guest as the staff see them. */
export async function readGuestPage(
  sql: BookingSql,
  at: GuestRef,
): Promise<Result<GuestPage, 'not_found'>> {
  const found = await guestOfBooking(sql, at)
  if (!found.ok) return found
  const { guest, keys } = found.value
  const rows = await bookingsOf(sql, keys)
  const named = rows.find(({ id }) => id === at.booking)
  if (!named) return refuse('not_found')
  const stored = await readProfiles(sql, [guest], [GROUP_SCOPE, at.locationId])
  const inScope = (scope: string) => seenProfileOf(stored.find((one) => one.scope === scope))
  const { readable } = at
  const listed = rows.filter(({ location_id }) => !readable || readable.includes(location_id))
  const visits = listed.slice(0, MOST_VISITS_SHOWN).map(visitOf)
  return ok({
    booking: at.booking,
    name: nameOf(listed),
    contacts: contactsOf(found.value, listed),
    figures: guestFiguresOf(rows.map(countedOf)),
    ...{ visits, unlisted: rows.length - visits.length },
    profiles: { group: inScope(GROUP_SCOPE), location: inScope(at.locationId) },
    merges: (await readMerges(sql, [guest])).map(({ id, at: when, staff, other }) => ({
      ...{ id, at: when, staff, contact: other },
    })),
  })
}

/** All bookings of some keys, latest first. */
function bookingsOf(sql: BookingSql, keys: readonly string[]): Promise<PageRow[]> {
  const where = new Conditions()
  whereOfKeys(where, keys)
  return sql.all<PageRow>(
    `SELECT r.*, ${PAYMENT_COLUMNS},
       CASE WHEN ${isVisit(sql.dialect)} THEN 1 ELSE 0 END AS is_visit
     FROM (SELECT * FROM reservations ${where.text}) r
     LEFT JOIN payments p ON p.reservation_id = r.id
     ORDER BY r.starts_at DESC, r.id`,
    where.values,
  )
}

function visitOf(row: PageRow): GuestPage['visits'][number] {
  return {
    ...{ id: row.id, locationId: row.location_id, serviceDay: row.service_day },
    ...{ at: row.local_start, party: row.party, state: stateOf(row) },
  }
}

function countedOf(row: PageRow): CountedBooking {
  return {
    ...{ locationId: row.location_id, serviceDay: row.service_day, startsAt: row.starts_at },
    ...{ party: row.party, state: stateOf(row), isVisit: row.is_visit === 1 },
    money: paymentOf(row),
  }
}

/** The name of the latest booking that has one. */
function nameOf(latestFirst: readonly PageRow[]): string {
  const names = latestFirst.map((row) => `${row.first_name} ${row.last_name}`.trim())
  return names.find(Boolean) ?? ''
}

/** Keys, and addresses of bookings that are known by their number. */
function contactsOf({ keys }: GuestIdentity, rows: readonly PageRow[]): string[] {
  const emails = rows.flatMap(({ email }) => (email ? [email.toLowerCase()] : []))
  return [...new Set([...keys, ...emails])]
}
