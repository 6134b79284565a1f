import { guestKey } from '#booking-engine/guest-book/guest-key.ts'
import { LONGEST_NOTE } from '#booking-engine/host/types.ts'
import type { ImportedBooking } from '#booking-engine/imports/types.ts'
import { readDay } from '#lib/import-files/read-day.ts'
import { readFlag } from '#lib/import-files/read-flag.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { timeLabel, yearMomentLabel } from '#lib/time/time-labels.ts'
import { party as partySize } from '../../../host/request-schemas.ts'
import * as texts from '../../messages.gen.ts'
import { keyOf, keyOfId } from '../key-of.ts'
import type { Cells, PreparedKind, ReadOptions, RowReading } from '../kind.ts'
import { CellFault, cellReader } from '../read-cell.ts'
import { readGuest } from '../read-guest.ts'
import { type Restaurant, restaurantsOf } from '../read-restaurant.ts'
import { readBookingStatus } from './booking-status.ts'
import { lenientReader } from './lenient-reader.ts'
import * as t from './messages.gen.ts'
import { readBookingTime, readInstant } from './read-booking-time.ts'

/** Longest request of a guest, characters, as in the form for guests. */
const LONGEST_REQUEST = 1000
const LONGEST_TABLE = 40
/** How systems call a party that came without a booking. */
const WALK_IN = /^walk[ _-]?ins?$/i
/** The largest party that the staff can book for. */
const MOST_GUESTS = 40

/** A booking as a row says it, without the import that it is of. */
export type SaidBooking = Omit<ImportedBooking, 'import' | 'name' | 'staff'>

/**
 * Reads the rows of one file as bookings, in order: the booking of a row, or the sentence that says why it is refused. Rows without
 * numbers of the same restaurant, time and guest are several bookings, which their order tells apart.
 */
export function bookingReader(
  fields: PreparedKind['fields'],
  restaurants: readonly Restaurant[],
): (cells: Cells, given: ReadOptions) => RowReading {
  const found = new Map<string, number>()
  const unique = (key: string) => {
    const count = (found.get(key) ?? 0) + 1
    found.set(key, count)
    return count === 1 ? key : `${key} (${count})`
  }
  return (cells, given) => {
    try {
      return readBooking(cells, given, { fields, restaurants, unique })
    } catch (error) {
      if (error instanceof CellFault) return { ok: false, fault: error.message }
      throw error
    }
  }
}

type Reading = {
  fields: PreparedKind['fields']
  restaurants: readonly Restaurant[]
  /** Makes a key another one than those of the rows before. */
  unique: (key: string) => string
}

function readBooking(
  cells: Cells,
  given: ReadOptions,
  { fields, restaurants, unique }: Reading,
): RowReading {
  const row = cellReader(cells, fields)
  const { id: location, timeZone } = restaurantOf(cells, given, restaurants)
  const at = timeOf(row, cells, given)
  const party = partyOf(row, cells)
  const state = row.read('status', readBookingStatus) ?? 'booked'
  // What only describes a booking never keeps it away.
  const lenient = lenientReader(cells, fields)
  const person = readGuest(lenient.row)
  const name = `${person.firstName} ${person.lastName}`.trim()
  const contact = guestKey(person)
  // Only a day says that somebody was forgotten.
  const isAnonymised = /\d{4}/.test(cells('anonymisedAt'))
  const isWalkIn = WALK_IN.test(cells('source'))
  const unnamed = isAnonymised ? t.forgotten() : isWalkIn ? t.walkIn() : null
  const who = name || (contact ?? unnamed)
  if (who === null) return { ok: false, fault: t.noGuest() }
  const bookedAt =
    lenient.row.read('bookedAt', (text) => readInstant(text, given.dayOrder, timeZone)) ?? null
  const guest = {
    ...person,
    specialRequest: lenient.row.text('request', LONGEST_REQUEST) ?? '',
    marketingOptIn: consents(lenient, cells, given, bookedAt),
  }
  const isAwaited = state === 'booked' && !isWalkIn
  const table = tableOf(cells('table'))
  const isTable = (table ?? '').length <= LONGEST_TABLE
  if (!isTable) lenient.setAside('table')
  const data: SaidBooking = {
    ...{ locationId: String(location), at, party, bookedAt, state, guest, isWalkIn, isAnonymised },
    ...{
      table: isTable ? table : null,
      note: noteOf(cells, isAwaited ? at : null, lenient.unread()),
    },
  }
  const id = cells('id')
  // A reservation number is that of one restaurant.
  const key =
    id === '' ? unique(`${location}:${at} ${contact ?? keyOf(name)}`) : `${location}:${keyOfId(id)}`
  const title = t.title({ name: who, moment: yearMomentLabel(at), party })
  // Nobody else gets a table that a row names.
  const order = data.table === null ? 1 : 0
  const document = { name: `bookings/${key}` as const, title, data, rank: 0, order }
  return { ok: true, documents: [document] }
}

type Row = ReturnType<typeof cellReader>

/** The restaurant that a row names, else the one that was chosen for such rows, else the only one. */
function restaurantOf(cells: Cells, { options }: ReadOptions, all: readonly Restaurant[]) {
  const name = cells('restaurant')
  const bookedHere = all.filter(({ isBookedHere }) => isBookedHere)
  const chosen = all.filter(({ id }) => id === options.location)
  const unnamed = chosen.length > 0 || bookedHere.length !== 1 ? chosen : bookedHere
  const found = name === '' ? unnamed : restaurantsOf(name, all)
  const [one, other] = found
  if (other) throw new CellFault(t.severalRestaurants({ name }))
  if (!one) throw new CellFault(name === '' ? t.noRestaurant() : t.unknownRestaurant({ name }))
  if (!one.isBookedHere) throw new CellFault(t.bookedElsewhere({ name: one.title }))
  return one
}

function timeOf(row: Row, cells: Cells, { dayOrder, is24Hours }: ReadOptions): string {
  const [date, time] = [cells('date'), cells('time')]
  if (date === '') throw new CellFault(texts.cellLacking({ field: t.date() }))
  const found = readBookingTime({ date, time }, dayOrder, is24Hours)
  if (found.ok) return found.value
  const value = time === '' || found.code === 'has_zone' ? date : time
  if (found.code === 'has_zone') throw new CellFault(t.zonedDate({ value }))
  if (found.code === 'ambiguous_clock') throw new CellFault(t.ambiguousTime({ value }))
  return row.fault(found.code === 'no_clock' && time !== '' ? 'time' : 'date')
}

function partyOf(row: Row, cells: Cells): number {
  if (cells('party') === '') throw new CellFault(texts.cellLacking({ field: t.party() }))
  const said = row.read('party', readCount) ?? 0
  const found = partySize.safeParse(said)
  if (!found.success) throw new CellFault(t.wrongParty({ most: MOST_GUESTS }))
  return found.data
}

function readCount(text: string): Result<number, 'no_count'> {
  return /^\d{1,6}(?:[.,]0+)?$/.test(text) ? ok(Number.parseInt(text, 10)) : refuse('no_count')
}

/** The code of a table; several are joined ones, as the floor names them. */
function tableOf(text: string): string | null {
  const codes = text.split(/[,;&+]|\s+and\s+/).map((code) => code.trim())
  const named = codes.filter((code) => code !== '')
  return named.length === 0 ? null : named.join('+')
}

/**
 * Whether the guest agreed to news when it was booked: a yes counts with its day, or with the one of the booking. A yes that proves
 * nothing is set aside, for the note of the staff.
 */
function consents(
  { row, setAside }: ReturnType<typeof lenientReader>,
  cells: Cells,
  { dayOrder, now }: ReadOptions,
  bookedAt: number | null,
): boolean {
  const said = row.read('marketing', readFlag) === true
  const day = row.read('consentAt', (text) => readDay(text, dayOrder))
  const isNoDay = cells('consentAt') === ''
  const isProven = isNoDay ? bookedAt !== null : day !== undefined && day <= now.slice(0, 10)
  if (said && !isProven) setAside('marketing')
  return said && isProven
}

/**
 * The note of the staff: the file's notes, and what has no field of its own, such as the exact time `at` of an expected party
 * where it is on no quarter of an hour (null: not expected). Cut to the length of a note.
 */
function noteOf(cells: Cells, at: string | null, unread: readonly string[]): string {
  const labelled = [
    ['occasion', t.occasion()],
    ['tags', t.tags()],
    ['experience', t.experience()],
  ] as const
  const lines = labelled.flatMap(([field, label]) =>
    cells(field) === '' ? [] : [`${label}: ${cells(field)}`],
  )
  const isBetween = at !== null && Number(at.slice(14)) % 15 !== 0
  const exactly = isBetween ? [t.bookedFor({ time: timeLabel(at.slice(11)) })] : []
  const note = [cells('notes'), ...exactly, ...lines, ...unread]
    .filter((line) => line !== '')
    .join('\n')
  return note.length > LONGEST_NOTE ? `${note.slice(0, LONGEST_NOTE - 1)}…` : note
}
