import { isDeepStrictEqual } from 'node:util'
import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { orderHandovers } from '#cms/booking/settings-handover.ts'
import {
  affectedLocations,
  changedSpecialDays,
  dateRangeOf,
  type GroupSpecialDay,
  groupSpecialDaysAt,
  readGroupSpecialDays,
} from '#cms/hours/group-special-days.ts'
import { toPublicHours } from '#cms/hours/opening-hours.ts'
import { addDays } from '#lib/time/dates.ts'
import type { Location, SpecialDay } from '#payload-types.ts'
import { refuseConflicts, type SettingsChange } from './refuse-conflicts.ts'

/** Refuses special days of the group that bookings to come do not fit any more, at any of its locations. */
export const refuseConflictingSpecialDays: GlobalBeforeChangeHook = async ({ data, req }) => {
  const days = (data as Partial<SpecialDay>).days
  if (!days) return data
  const changes = await changesBy(days, req)
  const document = { global: 'special-days' }
  await refuseConflicts(changes, { document, keep: data.keepBookings === true }, req)
  return data
}

/** Has the locations that a change is for handed over in turn. */
export const handOverSpecialDays: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, after] = [previousDoc, doc].map((one) => (one as SpecialDay | null)?.days ?? [])
  await orderHandovers(affectedLocations(changedSpecialDays(before ?? [], after ?? [])), req)
  // The next save asks again.
  return { ...doc, keepBookings: false }
}

/** Changed opening hours of locations that have bookings around the dates of the change. */
async function changesBy(days: GroupSpecialDay[], req: PayloadRequest): Promise<SettingsChange[]> {
  const before = await readGroupSpecialDays(req.payload, req)
  const dates = dateRangeOf(changedSpecialDays(before, days))
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
    const [old, next] = [before, days].map((all) =>
      toPublicHours(hours, groupSpecialDaysAt(all, id)),
    )
    if (isDeepStrictEqual(old, next)) return []
    return [{ location: { id, title }, settings: { openingHours: next ?? null } }]
  })
}
