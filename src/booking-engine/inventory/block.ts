import type { LocalDateTime } from '#lib/time/time.ts'

/** Tables that are closed to guests for a while. */
export type Block = {
  id: string
  tables: string[]
  from: LocalDateTime
  to: LocalDateTime
  reason: string
}

/** A row of `blocks`. */
export type BlockRow = {
  id: string
  location_id: string
  service_day: string
  /** JSON list of codes. */
  tables: string
  local_start: string
  local_end: string
  first_slot: number
  slots: number
  reason: string
}
