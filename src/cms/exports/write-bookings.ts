import { exportedBookings } from '#booking-engine/exports/read-bookings.ts'
import { exportedGuests, exportedNotes } from '#booking-engine/exports/read-guests.ts'
import type { GuestProfile } from '#booking-engine/guest-book/profile.ts'
import type { Money } from '#lib/money/money.ts'
import { csvLine } from '#lib/text/csv.ts'
import type { Reader, ReaderSql } from '#storage/reader.ts'
import type { TextEntries } from './text-entries.ts'

/** Titles of restaurants by the ids that the booking engine knows them by. */
export type RestaurantNames = ReadonlyMap<string, string>

const BOOKING_COLUMNS = [
  ...['id', 'confirmation', 'restaurant', 'date', 'time', 'time_zone', 'service_day'],
  ...['party_size', 'status', 'table', 'first_name', 'last_name', 'phone', 'email'],
  ...['requests', 'notes', 'marketing_consent', 'source', 'created_at', 'cancelled_at'],
  'anonymised_at',
  ...['experience', 'total', 'payment', 'payment_status', 'payment_amount', 'currency'],
]

const PROFILE_COLUMNS = ['notes', 'allergies', 'diets', 'seating', 'tags']
const GUEST_COLUMNS = [
  ...['guest_key', 'phone', 'first_name', 'last_name', 'email', 'bookings', 'no_shows'],
  ...['cancellations', 'last_booking', 'marketing_consent', 'consent_date'],
  ...PROFILE_COLUMNS,
]
const NOTE_COLUMNS = ['guest_key', 'restaurant', ...PROFILE_COLUMNS]

/** Writes all bookings and the guest book, each as it was at one moment, as CSV (UTF-8, RFC 4180). */
export async function writeBookings(
  reader: Reader,
  texts: TextEntries,
  restaurants: RestaurantNames,
): Promise<void> {
  await reader.read(async (sql) => {
    await texts.add('bookings/bookings.csv', bookingLines(sql, restaurants))
    await texts.add('bookings/guests.csv', guestLines(sql))
    await texts.add('bookings/notes-of-restaurants.csv', noteLines(sql, restaurants))
  })
}

async function* bookingLines(sql: ReaderSql, restaurants: RestaurantNames): AsyncGenerator<string> {
  yield csvLine(BOOKING_COLUMNS)
  for await (const one of exportedBookings(sql)) {
    const [date, time] = one.at.split('T')
    const { payment, total } = one
    yield csvLine([
      ...[one.id, one.confirmation, nameOf(restaurants, one.locationId), date, time],
      ...[one.timeZone, one.serviceDay, one.party, one.state, one.tables.join('; ')],
      ...[one.firstName, one.lastName, one.phone, one.email, one.request, one.note],
      ...[yesOrNo(one.marketing), one.source, momentOf(one.createdAt), momentOf(one.cancelledAt)],
      momentOf(one.anonymisedAt),
      ...[one.experience, amountOf(total), payment?.kind, payment?.state, amountOf(payment)],
      payment?.currency ?? total?.currency,
    ])
  }
}

async function* guestLines(sql: ReaderSql): AsyncGenerator<string> {
  yield csvLine(GUEST_COLUMNS)
  for await (const one of exportedGuests(sql)) {
    const isAddress = one.contact.includes('@')
    yield csvLine([
      ...[one.guest, isAddress ? '' : one.contact, one.firstName, one.lastName],
      ...[isAddress ? one.contact : one.email, one.bookings, one.noShows, one.cancellations],
      ...[one.lastBooking, yesOrNo(one.consentAt !== null), momentOf(one.consentAt)],
      ...profileCells(one.profile),
    ])
  }
}

/** The profiles of guests for single restaurants. */
async function* noteLines(sql: ReaderSql, restaurants: RestaurantNames): AsyncGenerator<string> {
  yield csvLine(NOTE_COLUMNS)
  for await (const { guest, locationId, profile } of exportedNotes(sql))
    yield csvLine([guest, nameOf(restaurants, locationId), ...profileCells(profile)])
}

function profileCells({ notes, allergies, diets, seating, tags }: GuestProfile): string[] {
  return [notes, listOf(allergies), listOf(diets), seating, listOf(tags)]
}

/** A restaurant's title; its id where it is gone. */
const nameOf = (restaurants: RestaurantNames, id: string) => restaurants.get(id) ?? id
const listOf = (list: readonly string[]) => list.join('; ')
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no')
const momentOf = (instant: number | null) =>
  instant === null ? '' : new Date(instant).toISOString()
const amountOf = (money: Money | null) =>
  money === null ? '' : (money.amount / money.multiplier).toFixed(2)
