import type { PayloadRequest } from 'payload'
import type { DietaryNeeds } from '#booking-engine/guest-book/types.ts'
import type {
  Count,
  HostDay,
  HostReservation,
  KitchenServiceDay,
  VisitState,
} from '#booking-engine/host/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { ok, type Result } from '#lib/result.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { startOfDay } from '#lib/time/time.ts'
import { utcOffsets } from '#lib/time/utc-offsets.ts'
import { kitchenLocationIds } from '../access/kitchen-access.ts'
import { readStored } from '../content/read-fields.ts'

/** A party as the kitchen sees it: nothing by which its guest could be reached, and no money. */
export type KitchenParty = Pick<HostReservation, 'id' | 'at' | 'party' | 'tables'> & {
  /** Allergies and diets of its guest, from the guest book. */
  needs: DietaryNeeds
  state: Exclude<VisitState, 'cancelled' | 'no_show'>
  name: string
  /** What the guest asked for. */
  request: string
  /** What the staff noted. */
  note: string
  /** What was sold with the table, and how many of each add-on; null = a table alone. */
  experience: { name: string; addOns: { name: string; quantity: number }[] } | null
}

/** A service day as the kitchen sees it, in the order of its times. */
export type KitchenDay = Pick<HostDay, 'day' | 'today' | 'now' | 'mark' | 'periods'> & {
  parties: KitchenParty[]
  totals: Count
  /** What is written down for the whole team; empty = nothing. */
  teamNote: string
  utcOffsets: UtcOffsets
}

/** A location's day without anything that the kitchen does not need. */
export async function readKitchenDay(
  location: number,
  asked: string | null,
): Promise<Result<KitchenDay, 'unknown_location'>> {
  const { host } = await bookingEngine()
  const found = await host.kitchenDay(String(location), asked)
  if (!found.ok) return found
  const { timeZone, ...day } = found.value
  const offsets = utcOffsets(timeZone, day.now, startOfDay(day.day, timeZone))
  return ok(kitchenDayOf({ ...day, utcOffsets: offsets }))
}

type DayWithOffsets = Omit<KitchenServiceDay, 'timeZone'> & { utcOffsets: UtcOffsets }

/** What the kitchen sees of a day. */
export function kitchenDayOf(whole: DayWithOffsets): KitchenDay {
  const { day, today, now, mark, periods, totals, reservations, needs, shift, utcOffsets } = whole
  return {
    ...{ day, today, now, mark, periods, utcOffsets },
    teamNote: shift.note,
    totals: { parties: totals.parties, covers: totals.covers },
    parties: reservations.flatMap((one) => partyOf(one, needs[one.id] ?? NO_NEEDS)),
  }
}

const NO_NEEDS: DietaryNeeds = { allergies: [], diets: [] }

/** Fields are named one by one, so that what a reservation gets later stays out. */
function partyOf(reservation: HostReservation, needs: DietaryNeeds): KitchenParty[] {
  const { id, at, party, tables, state, guest, staffNote, experience } = reservation
  if (state === 'cancelled' || state === 'no_show') return []
  const addOns = experience?.lines.map(({ name, quantity }) => ({ name, quantity })) ?? []
  return [
    {
      ...{ id, at, party, tables, needs, state },
      name: `${guest.firstName} ${guest.lastName}`.trim(),
      ...{ request: guest.specialRequest, note: staffNote },
      experience: experience && { name: experience.name, addOns },
    },
  ]
}

/** The locations whose parties somebody may see, by name. */
export async function readKitchenLocations(
  req: PayloadRequest,
): Promise<{ id: number; title: string }[]> {
  const own = kitchenLocationIds(req)
  const found = await readStored(req, 'locations', {
    where: own === 'all' ? {} : { id: { in: own } },
    select: { title: true },
    sort: 'title',
  })
  return found.map(({ id, title }) => ({ id, title }))
}
