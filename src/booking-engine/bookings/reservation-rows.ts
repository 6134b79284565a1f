import type { BookingSql, SqlDialect } from '#storage/database.ts'
import { type ColumnTypes, insertOf, updateOf } from '#storage/typed-rows.ts'
import type { HoldRow } from '../holds/holds.ts'
import { confirmationOf, hashOf, manageTokenOf } from '../identity/tokens.ts'
import { TABLE_COLUMNS, type TableColumns } from '../inventory/table-columns.ts'
import { firstSequence, nextSequence } from '../messages/booking-messages.ts'
import { nextChange, type ReservationRow } from './reservations.ts'
import { searchTextOf } from './search-text.ts'
import type { Guest, StaffSource } from './types.ts'

/** The columns that say which table, when and on what terms; a change of the booking replaces them. */
type TermColumns = TableColumns &
  Pick<ReservationRow, 'experience_version' | 'bill'> & { snapshot: number }

/** The columns that say who comes, and by what the booking is found. */
type GuestColumns = Pick<
  ReservationRow,
  | 'id'
  | 'confirmation'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'special_request'
  | 'marketing_opt_in'
> & { manage_hash: string; search_text: string }

/** A new reservation, without the columns that the database fills. */
export type NewReservation = TermColumns &
  GuestColumns &
  Pick<ReservationRow, 'hold_id' | 'location_id' | 'experience_id' | 'add_ons'> & {
    network: string | null
  }

const TERM_COLUMNS: ColumnTypes<TermColumns> = {
  ...TABLE_COLUMNS,
  snapshot: 'integer',
  experience_version: 'integer',
  bill: 'text',
}

const COLUMNS: ColumnTypes<NewReservation> = {
  ...TERM_COLUMNS,
  id: 'text',
  hold_id: 'text',
  manage_hash: 'text',
  confirmation: 'text',
  location_id: 'text',
  experience_id: 'text',
  add_ons: 'text',
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  phone: 'text',
  special_request: 'text',
  marketing_opt_in: 'integer',
  search_text: 'text',
  network: 'text',
}

const insertBookedRow = insertOf<NewReservation>('reservations', COLUMNS, {
  computed: computedWhenBooked,
})

const insertStaffBookedRow = insertOf<NewReservation & { staff_source: StaffSource }>(
  'reservations',
  { ...COLUMNS, staff_source: 'text' },
  { computed: computedWhenBooked },
)

const insertWalkInRow = insertOf<NewReservation>('reservations', COLUMNS, {
  computed: ({ now }) => ({
    status: `'booked'`,
    source: `'walk_in'`,
    visit: `'seated'`,
    visit_at: now,
    created_at: now,
    changed_at: now,
  }),
})

/** The columns of who comes that can change. */
type ContactColumns = Pick<
  GuestColumns,
  'first_name' | 'last_name' | 'email' | 'phone' | 'special_request' | 'search_text'
>

const CONTACT_COLUMNS: ColumnTypes<ContactColumns> = {
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  phone: 'text',
  special_request: 'text',
  search_text: 'text',
}

const updateTable = updateOf<TermColumns>('reservations', TERM_COLUMNS, (dialect) => ({
  ...nextVersions(dialect),
  late_minutes: '0',
}))
const updateContact = updateOf<ContactColumns>('reservations', CONTACT_COLUMNS, nextVersions)

/** Inserts the reservation of a guest who booked. */
export async function insertBooked(sql: BookingSql, row: NewReservation): Promise<void> {
  await sql.run(...insertBookedRow(sql.dialect, row))
}

/** Inserts the reservation of a guest for whom a member of staff booked. */
export async function insertStaffBooked(
  sql: BookingSql,
  row: NewReservation & { staff_source: StaffSource },
): Promise<void> {
  await sql.run(...insertStaffBookedRow(sql.dialect, row))
}

/** Inserts the reservation of a party that is being seated without a booking. */
export async function insertWalkIn(sql: BookingSql, row: NewReservation): Promise<void> {
  await sql.run(...insertWalkInRow(sql.dialect, row))
}

/** Changes table, time and terms of a reservation. */
export async function updateReservation(
  sql: BookingSql,
  id: string,
  row: TermColumns,
): Promise<void> {
  await sql.run(...updateTable(sql.dialect, id, row))
}

/** Changes who comes. */
export async function updateGuest(
  sql: BookingSql,
  { id, confirmation }: Pick<ReservationRow, 'id' | 'confirmation'>,
  guest: Guest,
): Promise<void> {
  const row = contactColumns(guest, confirmation)
  await sql.run(...updateContact(sql.dialect, id, row))
}

/** The columns of a reservation that it takes over from its hold. */
export function columnsOfHold(hold: HoldRow): Omit<TermColumns, 'bill'> {
  return {
    party: hold.party,
    attribute: hold.attribute,
    place: hold.place,
    tables: hold.tables,
    service_day: hold.service_day,
    local_start: hold.local_start,
    time_zone: hold.time_zone,
    starts_at: hold.starts_at,
    turn_minutes: hold.turn_minutes,
    first_slot: hold.first_slot,
    slots: hold.slots,
    units_from: hold.units_from,
    snapshot: hold.snapshot,
    experience_version: hold.experience_version,
  }
}

function computedWhenBooked(dialect: SqlDialect): Record<string, string> {
  return {
    status: `'booked'`,
    sequence: firstSequence(dialect),
    created_at: dialect.now,
    changed_at: dialect.now,
  }
}

/** The columns of a new reservation's id and guest. */
export function guestColumns(secret: string, id: string, guest: Guest): GuestColumns {
  const confirmation = confirmationOf(id)
  return {
    id,
    manage_hash: hashOf(manageTokenOf(secret, id)),
    confirmation,
    ...contactColumns(guest, confirmation),
    marketing_opt_in: guest.marketingOptIn ? 1 : 0,
  }
}

function contactColumns(guest: Guest, confirmation: string): ContactColumns {
  return {
    first_name: guest.firstName,
    last_name: guest.lastName,
    email: guest.email,
    phone: guest.phone,
    special_request: guest.specialRequest,
    search_text: searchTextOf(guest, confirmation),
  }
}

/** The versions of a changed reservation: the one that the staff see, and the one that its guest is told. */
function nextVersions(dialect: SqlDialect): Record<string, string> {
  return { changed_at: nextChange(dialect), sequence: nextSequence(dialect) }
}
