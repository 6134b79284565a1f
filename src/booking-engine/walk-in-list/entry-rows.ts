import { ok, type Result, refuse } from '#lib/result.ts'
import type { LocalDate } from '#lib/time/time.ts'
import type { BookingSql, Sql } from '#storage/database.ts'
import { insertOf, updateOf } from '#storage/typed-rows.ts'
import { nextChange } from '../bookings/reservations.ts'
import type { SeatingAttribute } from '../settings/settings.ts'
import type { StaffLogEntry } from '../staff-log/types.ts'
import type { EntryCode, EntryRef, EntryState, WalkInFields } from './types.ts'

/** A row of `walk_in_list`. */
export type EntryRow = {
  id: string
  location_id: string
  service_day: string
  party: number
  name: string
  phone: string
  wish: SeatingAttribute | null
  note: string
  quoted: number
  state: EntryState
  added_at: number
  notified_at: number | null
  ended_at: number | null
  changed_at: number
  reservation_id: string | null
  /** When they consented to text messages, and the member of staff who noted it; null = they did not. */
  texts_at: number | null
  texts_by: string | null
}

/** What is written down of a party. */
type FieldColumns = Pick<EntryRow, 'party' | 'name' | 'phone' | 'wish' | 'note' | 'quoted'>
type NewEntry = FieldColumns & Pick<EntryRow, 'id' | 'location_id' | 'service_day'>

const FIELD_COLUMNS = {
  party: 'integer',
  name: 'text',
  phone: 'text',
  wish: 'text',
  note: 'text',
  quoted: 'integer',
} as const

const insertEntryRow = insertOf<NewEntry>(
  'walk_in_list',
  { id: 'text', location_id: 'text', service_day: 'text', ...FIELD_COLUMNS },
  { computed: ({ now }) => ({ state: `'waiting'`, added_at: now, changed_at: now }) },
)

const updateFields = updateOf<FieldColumns>('walk_in_list', FIELD_COLUMNS, (dialect) => ({
  changed_at: nextChange(dialect),
}))

/** Adds a party at the end of the list of a day. */
export async function insertEntry(
  sql: BookingSql,
  at: { id: string; locationId: string; day: LocalDate },
  fields: WalkInFields,
): Promise<void> {
  const { id, locationId: location_id, day: service_day } = at
  const row = { id, location_id, service_day, ...columnsOf(fields) }
  await sql.run(...insertEntryRow(sql.dialect, row))
}

/** Changes what is written down of a party. */
export async function updateEntry(sql: BookingSql, id: string, fields: WalkInFields) {
  await sql.run(...updateFields(sql.dialect, id, columnsOf(fields)))
}

/** Gives an entry its state, and the time of it. `reservation` = the walk-in that it became. */
export async function setState(
  sql: BookingSql,
  row: EntryRow,
  state: EntryState,
  reservation: string | null = null,
): Promise<void> {
  const { now } = sql.dialect
  const notified =
    state === 'waiting'
      ? 'NULL'
      : state === 'notified'
        ? `COALESCE(notified_at, ${now})`
        : 'notified_at'
  const ended = state === 'waiting' || state === 'notified' ? 'NULL' : now
  await sql.run(
    `UPDATE walk_in_list SET state = $2, reservation_id = $3, notified_at = ${notified},
       ended_at = ${ended}, changed_at = ${nextChange(sql.dialect)} WHERE id = $1`,
    [row.id, state, reservation],
  )
}

/** Notes whether a party consents to text messages at its number, when, and to whom of the staff. */
export async function setEntryConsent(
  sql: BookingSql,
  { id, staff }: { id: string; staff: string },
  consents: boolean,
): Promise<void> {
  await sql.run(
    `UPDATE walk_in_list SET texts_at = ${consents ? sql.dialect.now : 'NULL'},
       texts_by = CAST($2 AS text) WHERE id = $1`,
    [id, consents ? staff : null],
  )
}

function columnsOf({ party, name, phone, wish, note, quoted }: WalkInFields): FieldColumns {
  return { party, name, phone, wish, note, quoted }
}

/** The entry in the version that the staff see, or why not. */
export async function findEntry(
  sql: Sql,
  { id, locationId, seen }: EntryRef,
): Promise<Result<EntryRow, Extract<EntryCode, 'not_found' | 'changed_meanwhile'>>> {
  const rows = await sql.all<EntryRow>(
    'SELECT * FROM walk_in_list WHERE id = $1 AND location_id = $2',
    [id, locationId],
  )
  const row = rows[0]
  if (!row) return refuse('not_found')
  return row.changed_at === seen ? ok(row) : refuse('changed_meanwhile')
}

/** The entries of a day in the order in which they came. */
export function entriesOf(sql: Sql, locationId: string, day: LocalDate): Promise<EntryRow[]> {
  return sql.all<EntryRow>(
    `SELECT * FROM walk_in_list WHERE location_id = $1 AND service_day = $2
     ORDER BY added_at, id`,
    [locationId, day],
  )
}

/** What the staff did with the entries of a day, oldest first, by their ids. */
export async function actsOf(sql: Sql, locationId: string, day: LocalDate) {
  const rows = await sql.all<StaffLogEntry & { subject: string }>(
    `SELECT a.subject, a.act, a.detail, a.staff, a.at FROM desk_acts a
     JOIN walk_in_list w ON w.id = a.subject
     WHERE w.location_id = $1 AND w.service_day = $2 ORDER BY a.subject, a.number`,
    [locationId, day],
  )
  const bySubject = Map.groupBy(rows, ({ subject }) => subject)
  return (id: string): StaffLogEntry[] =>
    (bySubject.get(id) ?? []).map(({ act, detail, staff, at }) => ({ act, detail, staff, at }))
}
