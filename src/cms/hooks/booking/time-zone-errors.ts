import type { PayloadRequest } from 'payload'
import type { TimeZoneImpact } from '#booking-engine/locations/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { canReadBookingsAt } from '#cms/access/booking-settings.ts'
import { conflictsText } from '#cms/booking/conflicts-text.ts'
import { moveVisits } from '#cms/fields/save-anyway.ts'
import type { Location } from '#payload-types.ts'
import { type FieldError, MAX_LISTED, NAMES_HIDDEN } from './refuse-conflicts.ts'

/**
 * What another time zone would move at a location, at the box that moves it with the clock: nothing where
 * that is chosen, but for visits that cannot move.
 */
export async function timeZoneErrors(
  { id, timeZone }: Pick<Location, 'id' | 'timeZone'>,
  chosen: boolean,
  req: PayloadRequest,
): Promise<FieldError[]> {
  const engine = await bookingEngine()
  const moves = await engine.timeZoneImpact(String(id), timeZone)
  const guests = canReadBookingsAt(req, id)
  const message =
    unmovableMessage(moves, guests) ?? (chosen ? null : moveMessage(moves, timeZone, guests))
  const { name: path, label } = moveVisits
  return message ? [{ path, label, message }] : []
}

function unmovableMessage({ unmovable }: TimeZoneImpact, guests: boolean): string | null {
  if (unmovable.length === 0) return null
  return [
    unmovable.length === 1
      ? 'Not saved: a booking cannot move to the new time zone.'
      : `Not saved: ${unmovable.length} bookings cannot move to the new time zone.`,
    ...bookingLines(unmovable, guests),
    'Please cancel them or move them to another time or table first. If a party is seated, wait until it has left.',
    ...(guests ? [] : [NAMES_HIDDEN]),
  ].join('\n')
}

function moveMessage(moves: TimeZoneImpact, timeZone: string, guests: boolean): string | null {
  const { visits, blocks, holds } = moves
  if (visits.length + blocks.length + holds === 0) return null
  return [
    'Not saved: in the new time zone, these would take place at a different moment.',
    ...bookingLines(
      visits.map(({ why, ...visit }) => visit),
      guests,
    ),
    ...blocks.map(({ from, to, tables, reason }) => {
      const until = to.slice(0, 10) === from.slice(0, 10) ? to.slice(11) : to.replace('T', ' ')
      const why = reason ? ` (${reason})` : ''
      return `${from.replace('T', ' ')} to ${until} · table ${tables.join(' + ')} blocked${why}`
    }),
    ...(holds === 1 ? ['A table that a guest is booking right now.'] : []),
    ...(holds > 1 ? [`${holds} tables that guests are booking right now.`] : []),
    '',
    `To move them, tick “${moveVisits.label}” and save again. Each keeps its table and its time of day, from then on in ${timeZone}. Reminders, cancellation deadlines and guests waiting for a table move with them.`,
    'Guests are not notified: the time they were told stays the same. Entries in their own calendars do not move by themselves.',
    ...(guests || visits.length === 0 ? [] : [NAMES_HIDDEN]),
  ].join('\n')
}

function bookingLines(visits: Parameters<typeof conflictsText>[0], guests: boolean): string[] {
  const text = conflictsText(visits.slice(0, MAX_LISTED), { guests })
  const more = visits.length - MAX_LISTED
  return [...(text ? [text] : []), ...(more > 0 ? [`… and ${more} more bookings.`] : [])]
}
