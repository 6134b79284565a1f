import { type PayloadRequest, ValidationError } from 'payload'
import type { ConflictingBooking } from '#booking-engine/locations/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { canReadBookingsAt } from '#cms/access/booking-settings.ts'
import { conflictsText } from '#cms/booking/conflicts-text.ts'
import { keepBookings } from '#cms/fields/save-anyway.ts'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import type { Location } from '#payload-types.ts'
import * as t from '../messages.gen.ts'

/** Changes of a location's settings in force that a save would make; all settings, or some. */
export type SettingsChange = {
  location: Pick<Location, 'id' | 'title'>
  settings: Partial<BookingSettingsInput>
}

/** The document that is saved, and whether bookings that no longer fit are kept (`keepBookings`). */
type SaveContext = { document: { collection: string } | { global: string }; keep: boolean }

/** Error message at a field, with the field's label. */
export type FieldError = { path: string; label: string; message: string }

/** Bookings that are named; of more, their number is told. */
export const MAX_LISTED = 20

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
    t.bookingsWouldNotFit({ count: all.length }),
    ...lists,
    ...(all.length > MAX_LISTED ? [t.andMore({ count: all.length - MAX_LISTED })] : []),
    t.callTheseGuests({ label: keepBookings.label }),
    ...(hidden ? [t.namesHidden()] : []),
  ].join('\n')
}
