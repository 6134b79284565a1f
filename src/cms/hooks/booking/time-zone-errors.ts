import type { PayloadRequest } from 'payload'
import type { TimeZoneImpact } from '#booking-engine/locations/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { canReadBookingsAt } from '#cms/access/booking-settings.ts'
import { conflictsText } from '#cms/booking/conflicts-text.ts'
import { moveVisits } from '#cms/fields/save-anyway.ts'
import { momentLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { Location } from '#payload-types.ts'
import * as t from '../messages.gen.ts'
import { type FieldError, MAX_LISTED } from './refuse-conflicts.ts'

/**
 * Error at the box that confirms a new time zone, with the visits that it would move; none if the box is
 * ticked, except for visits that cannot move.
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
    t.bookingsCannotMove({ count: unmovable.length }),
    ...bookingLines(unmovable, guests),
    t.cancelOrMoveFirst(),
    ...(guests ? [] : [t.namesHidden()]),
  ].join('\n')
}

function moveMessage(moves: TimeZoneImpact, timeZone: string, guests: boolean): string | null {
  const { visits, blocks, holds } = moves
  if (visits.length + blocks.length + holds === 0) return null
  return [
    t.bookingsWouldMove(),
    ...bookingLines(
      visits.map(({ why, ...visit }) => visit),
      guests,
    ),
    ...blocks.map(({ from, to, tables, reason }) => {
      const isOneDay = to.slice(0, 10) === from.slice(0, 10)
      const until = isOneDay ? timeLabel(to.slice(11)) : momentLabel(to)
      const span = { from: momentLabel(from), until, tables: tables.join(' + ') }
      return `${t.blockedTables(span)}${reason ? ` (${reason})` : ''}`
    }),
    ...(holds > 0 ? [t.tablesBeingBooked({ count: holds })] : []),
    '',
    t.toMoveThem({ label: moveVisits.label, timeZone }),
    t.guestsAreNotNotified(),
    ...(guests || visits.length === 0 ? [] : [t.namesHidden()]),
  ].join('\n')
}

function bookingLines(visits: Parameters<typeof conflictsText>[0], guests: boolean): string[] {
  const text = conflictsText(visits.slice(0, MAX_LISTED), { guests })
  const more = visits.length - MAX_LISTED
  return [...(text ? [text] : []), ...(more > 0 ? [t.moreBookings({ count: more })] : [])]
}
