import type { ConflictingBooking, UnmovableReason } from '#booking-engine/locations/types.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'

const REASONS: Record<ConflictingBooking['why'] | UnmovableReason, () => string> = {
  clock_moved: t.clockMoved,
  experience_gone: t.experienceGone,
  party_does_not_fit: t.partyDoesNotFit,
  table_in_use: t.tableInUse,
  table_taken: t.tableTaken,
  time_skipped: t.timeSkipped,
  table_gone: t.tableGone,
  time_not_offered: t.timeNotOffered,
}

/** Whether names, telephone numbers and addresses of guests may be read. */
type Visibility = { guests: boolean }

/** A booking, and, where that is to be told, why it is named. */
type ListedBooking = Omit<ConflictingBooking, 'why'> & {
  why?: ConflictingBooking['why'] | UnmovableReason
}

/** One line for each booking; null where there is none. */
export function conflictsText(
  conflicts: readonly ListedBooking[],
  reader: Visibility,
): string | null {
  const lines = conflicts.map((booking) => {
    const { at, party, tables, confirmation, why } = booking
    const who = reader.guests
      ? t.guestAndParty({ guest: booking.guestName, party })
      : t.partyOf({ party })
    const ways = reader.guests ? [booking.phone, booking.email].filter(Boolean) : []
    const reach = ways.length > 0 ? ` · ${ways.join(', ')}` : ''
    const said = t.bookingAtTables({
      moment: momentLabel(at),
      tables: tables.join(' + '),
      who,
      confirmation,
    })
    return `${said}${why ? `: ${REASONS[why]()}` : ''}${reach}`
  })
  return lines.length > 0 ? lines.join('\n') : null
}
