import type { ChoosableLocation } from '#lib/geo/visitor-locations.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { readEpoch } from '../site/epoch.ts'
import { readAll } from '../site/read-all.ts'
import { readFormerUidsById } from './former-uids.ts'
import { toSummary } from './location-summary.ts'
import { visitorFields } from './visitor-locations.ts'

/** The latest read, and the content epoch at which it was begun. */
type Known = { epoch: number; locations: Promise<readonly ChoosableLocation[]> }

const state = () => processSingleton('choosable-locations', () => ({ known: null as Known | null }))

/**
 * The locations among which the server chooses a visitor's own, in content order. Answers to one visitor
 * are not kept, so what they are made of is: read once per content epoch, as the front reads the site's paths.
 */
export async function readChoosableLocations(): Promise<readonly ChoosableLocation[]> {
  const kept = state()
  const epoch = await readEpoch()
  if (kept.known?.epoch === epoch) return kept.known.locations
  const known = { epoch, locations: read() }
  kept.known = known
  known.locations.catch(() => {
    if (kept.known === known) kept.known = null
  })
  return known.locations
}

async function read(): Promise<ChoosableLocation[]> {
  const [locations, former] = await Promise.all([
    readAll('locations', { select: visitorFields, sort: '_order', depth: 0 }),
    readFormerUidsById(),
  ])
  const taken = new Set(locations.map(({ uid }) => uid))
  return locations
    .map(toSummary)
    .map(({ id, uid, title, coordinates, isFlagship, comingSoon }) => ({
      ...{ uid, title, coordinates, isFlagship, comingSoon },
      former: former.get(id)?.filter((one) => !taken.has(one)),
    }))
}
