import type { PublicHours } from '#booking-engine/settings/opening-hours.ts'
import { groupSpecialDaysAt } from '#cms/hours/group-special-days.ts'
import { toOpeningHours, toPublicHours } from '#cms/hours/opening-hours.ts'
import type { OpeningHours } from '#lib/time/opening-hours.ts'
import { readDocument } from '../content/read-document.ts'
import { readGlobal } from '../content/read-global.ts'
import { readFields } from '../site/read-fields.ts'

/** The opening hours of a published location by its id, special days included; null where none are public. */
export async function readHours(id: number): Promise<PublicHours | null> {
  const [location, specialDays] = await Promise.all([
    readDocument('locations', { id: { equals: id } }),
    readGlobal('special-days', 0),
  ])
  return location
    ? toPublicHours(location.hours, groupSpecialDaysAt(specialDays?.days ?? [], location.id))
    : null
}

/** The opening hours of published locations by their ids, special days included; those without any are left out. */
export async function readHoursOf(ids: readonly number[]): Promise<Map<number, OpeningHours>> {
  if (ids.length === 0) return new Map()
  const [locations, specialDays] = await Promise.all([
    readFields('locations', { where: { id: { in: [...ids] } }, select: { hours: true } }),
    readGlobal('special-days', 0),
  ])
  const days = specialDays?.days ?? []
  return new Map(
    locations.flatMap(({ id, hours }) => {
      const found = toOpeningHours(hours, groupSpecialDaysAt(days, id))
      return found ? [[id, found] as const] : []
    }),
  )
}
