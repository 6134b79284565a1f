import type { ChoosableLocation } from '#lib/geo/visitor-locations.ts'
import { oncePerEpoch } from '../site/once-per-epoch.ts'
import { readFormerUidsById } from './former-uids.ts'
import { readLocations } from './locations.ts'

/**
 * The locations among which the server chooses a visitor's own, in content order. Answers to one visitor
 * are not kept, so what they are made of is: read once per content epoch, as the front reads the site's paths.
 */
export const readChoosableLocations: () => Promise<readonly ChoosableLocation[]> = oncePerEpoch(
  'choosable-locations',
  async () => {
    const [locations, former] = await Promise.all([readLocations(), readFormerUidsById()])
    const taken = new Set(locations.map(({ uid }) => uid))
    return locations.map(({ id, uid, title, coordinates, isFlagship, comingSoon }) => ({
      ...{ uid, title, coordinates, isFlagship, comingSoon },
      former: former.get(id)?.filter((one) => !taken.has(one)),
    }))
  },
)
