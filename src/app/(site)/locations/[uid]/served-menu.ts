import type { LocationDetail } from '#data/locations/locations.ts'
import { readMenuCategories } from '#data/menus/menus.ts'
import { menuFor } from '#features/menus/menu.ts'
import { menuSections } from '#features/menus/sections.ts'
import { inOrderOfService, servedCategoriesAt } from '#features/menus/service.ts'
import { validUntil } from '#lib/front/render-context.ts'
import { addDays } from '#lib/time/dates.ts'
import { localOf, startOfDay } from '#lib/time/time.ts'
import { getMenu } from '../../reads.ts'

/** A location's menu, what is served of it and when, and its slices in the order of service. */
export async function readServedMenu({ menuLayout, zones, timeZone }: LocationDetail) {
  const menu = menuLayout ? await getMenu(menuLayout) : null
  const ids = menuSections(menu?.slices ?? []).flatMap((section) => section.ids)
  const served = menuFor(await readMenuCategories(ids), zones)
  const times = servedCategoriesAt(served, timeZone)
  return { menu, served, times, slices: inOrderOfService(menu?.slices ?? [], times) }
}

/** The date at a restaurant; an answer that names it is true until the day ends. */
export function today(zone: string): string {
  const date = localOf(Date.now(), zone).slice(0, 10)
  validUntil(startOfDay(addDays(date, 1), zone))
  return date
}
