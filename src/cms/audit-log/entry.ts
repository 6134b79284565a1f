import type { StaffLogRow } from '#booking-engine/staff-log/types.ts'
import type { Actor, AuditAct, Changes, Origin } from './types.ts'

type Common = {
  /** Its place in the log, as it stands in addresses. */
  place: string
  at: number
  /** The actor with the name of then; of acts on bookings with the present name. */
  actor: Actor
  location: number | null
}

/** An entry as it is read: of the content system, an open draft of it, or of the staff log of bookings. */
export type LogEntry =
  | (Common & {
      source: 'content' | 'draft'
      act: AuditAct
      subject: string
      title: string
      detail: string
      changes: Changes
      request: string | null
      origin: Origin | null
    })
  | (Common & Pick<StaffLogRow, 'act' | 'detail' | 'subject' | 'booking'> & { source: 'bookings' })
