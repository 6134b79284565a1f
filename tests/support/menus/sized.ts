import { fileURLToPath } from 'node:url'
import { runNodeStep } from '#scripts/lib/run-step.ts'
import { environment, type Place } from '../site.ts'

/** `uid` of the location whose menu has so many items. */
export const sizedUid = (items: number) => `menu-of-${items}`

/**
 * Adds for each size a location with a menu of so many items to a place that has the demo group: the
 * demo's own dishes and drinks over and over, in categories of twelve.
 */
export async function addSizedMenus(place: Place, sizes: readonly number[]): Promise<void> {
  const script = fileURLToPath(import.meta.resolve('./add.ts'))
  await runNodeStep(`menus of ${sizes.join(', ')} items`, [script, ...sizes.map(String)], {
    ...environment(place),
    LOG_LEVEL: 'error',
  })
}
