import type { ConflictingBooking, UnmovableReason } from '#booking-engine/locations/types.ts'

const REASONS: Record<ConflictingBooking['why'] | UnmovableReason, string> = {
  clock_moved: 'it would take place at a different moment in the new time zone',
  experience_gone: 'its experience is no longer served then',
  party_does_not_fit: 'the party no longer fits its table',
  table_in_use: 'a party is seated at its table right now, and would still be there then',
  table_taken: 'the clocks change that night, and another booking would have its table then',
  time_skipped: 'the clocks skip its time that night in the new time zone',
  table_gone: 'its table no longer exists',
  time_not_offered: 'its time is no longer offered',
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
    const who = reader.guests ? `${booking.guestName}, party of ${party}` : `Party of ${party}`
    const ways = reader.guests ? [booking.phone, booking.email].filter(Boolean) : []
    const reach = ways.length > 0 ? ` · ${ways.join(', ')}` : ''
    return `${at.replace('T', ' ')} · ${who}, table ${tables.join(' + ')}, ${confirmation}${why ? `: ${REASONS[why]}` : ''}${reach}`
  })
  return lines.length > 0 ? lines.join('\n') : null
}
