import type { LocalDateTime } from '#lib/time.ts'

/** Tables that are closed to guests for a while. */
export type Block = {
  id: string
  tables: string[]
  from: LocalDateTime
  to: LocalDateTime
  reason: string
}
