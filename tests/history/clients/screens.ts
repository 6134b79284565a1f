import { createHash } from 'node:crypto'
import type { HostDay, HostReservation } from '#booking-engine/host/types.ts'
import type { WalkInEntry, WalkInList } from '#booking-engine/walk-in-list/types.ts'
import { instantOf, type LocalDateTime } from '#lib/time/time.ts'
import type { Span, View } from '../observations.ts'
import { atDesk, type World } from './world.ts'

const SLOT_MS = 15 * 60_000

/** Looks at the staff's screen of a day (null = today), and writes down what it shows. */
export async function lookAtDay(
  world: World,
  location: string,
  day: string | null,
): Promise<HostDay | null> {
  const { outcome, value, from, to } = await atDesk(world, 'day', location, day)
  if (outcome !== 'done') return null
  const shown = value as HostDay
  world.seen.views.push(viewOf(shown, { from, to }))
  return shown
}

/** What a screen shows, as the model judges it. */
export function viewOf(shown: HostDay, span: Span): View {
  const slotOf = (at: LocalDateTime) => (instantOf(at, shown.timeZone) ?? Number.NaN) / SLOT_MS
  return {
    ...span,
    location: shown.locationId,
    day: shown.day,
    mark: shown.mark,
    digest: digestOf(shown),
    parties: shown.reservations.map((party) => ({
      name: nameOf(party),
      state: party.state,
      tables: party.tables,
      start: party.startsAt / SLOT_MS,
      end: party.endsAt / SLOT_MS,
    })),
    cancelled: shown.cancelled.map(nameOf),
    blocks: shown.blocks.map(({ reason, tables, from, to }) => ({
      ...{ name: reason, tables, start: Math.floor(slotOf(from)), end: Math.ceil(slotOf(to)) },
    })),
  }
}

/** The party's unique name: parties without a booking have it as their first name. */
function nameOf({ guest }: HostReservation): string {
  return guest.lastName || guest.firstName
}

/**
 * Of two screens that show the same, the same: all but the clock, and what the guest book says of guests. A payment that
 * is being captured is shown as paid.
 */
function digestOf({ reservations, cancelled, blocks, tables, rules, shift }: HostDay): string {
  const shown = JSON.stringify(
    [reservations, cancelled, blocks, tables, rules, shift],
    (key, value) => (key === 'state' && value === 'taken' ? 'paid' : value),
  )
  return createHash('sha1').update(shown).digest('base64')
}

/** Looks at today's walk-in list, and writes down what it shows. */
export async function lookAtList(world: World, location: string): Promise<WalkInEntry[]> {
  const { outcome, value, from, to } = await atDesk(world, 'readList', location, null)
  if (outcome !== 'done') return []
  const { entries, day } = value as WalkInList
  const states = Object.fromEntries(entries.map(({ name, state }) => [name, state]))
  world.seen.lists.push({ from, to, location, day, entries: states })
  return entries
}
