import type { ColumnTypes } from '#storage/typed-rows.ts'
import type { SeatingAttribute } from '../settings/settings.ts'

/** The `place` of a booking of the staff that has no table yet. */
export const NO_TABLE = ''

/** The columns of `holds` and `reservations` that say for how many, which table, and when. */
export type TableColumns = {
  party: number
  attribute: SeatingAttribute
  /** Code of the table option, or `NO_TABLE`. */
  place: string
  /** JSON list of codes. */
  tables: string
  service_day: string
  local_start: string
  time_zone: string
  starts_at: number
  turn_minutes: number
  first_slot: number
  slots: number
  /** Slot of its first unit if that is before the turn, as for seats of a whole day. */
  units_from: number | null
}

export const TABLE_COLUMNS: ColumnTypes<TableColumns> = {
  party: 'integer',
  attribute: 'text',
  place: 'text',
  tables: 'text',
  service_day: 'text',
  local_start: 'text',
  time_zone: 'text',
  starts_at: 'bigint',
  turn_minutes: 'integer',
  first_slot: 'integer',
  slots: 'integer',
  units_from: 'integer',
}
