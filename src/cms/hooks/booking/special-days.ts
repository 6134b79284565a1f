import { isDeepStrictEqual } from 'node:util'
import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { orderHandovers } from '#cms/booking/settings-handover.ts'
import {
  changedLines,
  datesAround,
  type GroupDay,
  groupHolidays,
  placesOf,
  storedGroupDays,
} from '#cms/hours/group-special-days.ts'
import { toPublicHours } from '#cms/hours/opening-hours.ts'
import { addDays } from '#lib/time/opening-hours.ts'
import type { Location, SpecialDay } from '#payload-types.ts'
import { type Change, refuseConflicts } from './refuse-conflicts.ts'

/** Refuses special days of the group that bookings to come do not fit any more, at any of its locations. */
export const refuseGroupDays: GlobalBeforeChangeHook = async ({ data, req }) => {
  const days = (data as Partial<SpecialDay>).days
  if (!days) return data
  const changes = await changesBy(days, req)
  const document = { global: 'special-days' }
  await refuseConflicts(changes, { document, keep: data.keepBookings === true }, req)
  return data
}

/** Has the locations that a change is for handed over in turn. */
export const handOverGroupDays: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, after] = [previousDoc, doc].map((one) => (one as SpecialDay | null)?.days ?? [])
  await orderHandovers(placesOf(changedLines(before ?? [], after ?? [])), req)
  // The next save asks again.
  return { ...doc, keepBookings: false }
}

/** What special days change at the locations that have bookings around the dates of the change. */
async function changesBy(days: GroupDay[], req: PayloadRequest): Promise<Change[]> {
  const before = await storedGroupDays(req.payload, req)
  const dates = datesAround(changedLines(before, days))
  if (!dates) return []
  const engine = await bookingEngine()
  // Nights run on past midnight.
  const booked = await engine.bookedBetween(addDays(dates.first, -1), addDays(dates.last, 1))
  if (booked.length === 0) return []
  const { docs } = await req.payload.db.find<Location>({
    collection: 'locations',
    where: { id: { in: booked.map(Number) } },
    select: { title: true, hours: true },
    ...{ limit: 0, pagination: false, req },
  })
  return docs.flatMap((location) => {
    const { id, title, hours } = location
    const [old, next] = [before, days].map((all) => toPublicHours(hours, groupHolidays(all, id)))
    if (isDeepStrictEqual(old, next)) return []
    return [{ location: { id, title }, settings: { openingHours: next ?? null } }]
  })
}
