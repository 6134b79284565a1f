import { type PayloadRequest, ValidationError } from 'payload'
import type { ConflictingBooking } from '#booking-engine/locations/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { canReadBookingsAt } from '#cms/access/booking-settings.ts'
import { conflictsText } from '#cms/booking/conflicts-text.ts'
import { keepBookings } from '#cms/fields/save-anyway.ts'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import type { Location } from '#payload-types.ts'

/** What a save would change of the settings that are in force at a location; all of them, or some. */
export type SettingsChange = {
  location: Pick<Location, 'id' | 'title'>
  settings: Partial<BookingSettingsInput>
}

/** Whose save it is, and whether bookings that do not fit any more are to be kept (`keepBookings`). */
type SaveContext = { document: { collection: string } | { global: string }; keep: boolean }

/** What is wrong at a field, and how the field is called. */
export type FieldError = { path: string; label: string; message: string }

/** Bookings that are named; of more, their number is told. */
export const MAX_LISTED = 20
/** For whoever may not read who has booked. */
export const NAMES_HIDDEN = 'Hosts of the restaurant see their names and phone numbers.'

/** Refuses a save that bookings to come do not fit any more (`conflictErrors`). */
export async function refuseConflicts(
  changes: readonly SettingsChange[],
  { document, keep }: SaveContext,
  req: PayloadRequest,
): Promise<void> {
  const errors = keep ? [] : await conflictErrors(changes, 'global' in document, req)
  if (errors.length > 0) throw new ValidationError({ ...document, errors, req })
}

/**
 * The list of the bookings to come that a change does not fit any more, at the box that keeps them. Those that
 * did not fit before are not asked for again, and what another time zone moves is another box's
 * (`movingErrors`). `grouped` = by the names of the locations.
 */
export async function conflictErrors(
  changes: readonly SettingsChange[],
  grouped: boolean,
  req: PayloadRequest,
): Promise<FieldError[]> {
  const refused: Refused = []
  for (const change of changes) {
    const conflicts = await newConflicts(change)
    if (conflicts.length > 0) refused.push({ location: change.location, conflicts })
    // Between two of them, guests are answered.
    await yieldToEventLoop()
  }
  if (refused.length === 0) return []
  const { name: path, label } = keepBookings
  return [{ path, label, message: messageOf(refused, grouped, req) }]
}

async function newConflicts({ location, settings }: SettingsChange): Promise<ConflictingBooking[]> {
  const engine = await bookingEngine()
  const id = String(location.id)
  const current = await engine.settings(id)
  // Bookings may outlive settings: without any in force, what is saved must be whole.
  const after = await engine.conflictingBookings(id, {
    ...current?.settings,
    ...settings,
  } as BookingSettingsInput)
  if (after.length === 0) return []
  const before = new Set((await engine.conflictingBookings(id)).map(keyOf))
  return after.filter((one) => one.why !== 'clock_moved' && !before.has(keyOf(one)))
}

function keyOf({ id, why }: ConflictingBooking): string {
  return `${id} ${why}`
}

type Refused = { location: SettingsChange['location']; conflicts: ConflictingBooking[] }[]

/** `grouped` = by the names of the locations. */
function messageOf(refused: Refused, grouped: boolean, req: PayloadRequest): string {
  const all = refused.flatMap(({ conflicts }) => conflicts)
  const hidden = refused.some(({ location }) => !canReadBookingsAt(req, location.id))
  let left = MAX_LISTED
  const lists = refused.flatMap(({ location, conflicts }) => {
    const named = conflicts.slice(0, left)
    left -= named.length
    const text = conflictsText(named, { guests: canReadBookingsAt(req, location.id) })
    return text ? [...(grouped ? [`${location.title}:`] : []), text] : []
  })
  return [
    all.length === 1
      ? 'Not saved: a booking would no longer fit.'
      : `Not saved: ${all.length} bookings would no longer fit.`,
    ...lists,
    ...(all.length > MAX_LISTED ? [`… and ${all.length - MAX_LISTED} more.`] : []),
    'Please call or write to these guests and cancel or move their bookings. To keep the bookings instead, tick “Keep these bookings” and save again: they keep their tables, and are listed in the booking settings as needing attention.',
    ...(hidden ? [NAMES_HIDDEN] : []),
  ].join('\n')
}
