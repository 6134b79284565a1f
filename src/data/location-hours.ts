import { groupHolidays } from '#cms/group-days.ts'
import { toPublicHours } from '#cms/hours.ts'
import type { PublicHours } from '#house-book/opening-hours.ts'
import { readDocument } from './document.ts'
import { readGlobal } from './global.ts'

/** The opening hours of a published location by its id, special days included; null where none are public. */
export async function readHours(id: number): Promise<PublicHours | null> {
  const [location, specialDays] = await Promise.all([
    readDocument('locations', { id: { equals: id } }),
    readGlobal('special-days', 0),
  ])
  return location
    ? toPublicHours(location.hours, groupHolidays(specialDays?.days ?? [], location.id))
    : null
}
