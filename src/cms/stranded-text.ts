import type { Stranded } from '#house-book/types.ts'

const WHY: Record<Stranded['why'], string> = {
  clock_moved: 'it would be at another moment by the new time zone',
  experience_gone: 'its experience is not served then any more',
  party_does_not_fit: 'the party does not fit its table any more',
  table_gone: 'its table is gone',
  time_not_offered: 'its time is not offered any more',
}

/** Whether names, telephone numbers and addresses of guests may be read. */
type Reader = { guests: boolean }

/** One line for each booking; null where there is none. */
export function strandedText(stranded: readonly Stranded[], reader: Reader): string | null {
  const lines = stranded.map((booking) => {
    const { at, party, tables, confirmation, why } = booking
    const who = reader.guests ? `${booking.guestName}, party of ${party}` : `Party of ${party}`
    const ways = reader.guests ? [booking.phone, booking.email].filter(Boolean) : []
    const reach = ways.length > 0 ? ` · ${ways.join(', ')}` : ''
    return `${at.replace('T', ' ')} · ${who}, table ${tables.join(' + ')}, ${confirmation}: ${WHY[why]}${reach}`
  })
  return lines.length > 0 ? lines.join('\n') : null
}
