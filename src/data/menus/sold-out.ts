import { bookingEngine, soldOutFeed } from '#booking-engine/process.ts'
import { raisePageVersion } from '#lib/front/page-versions.ts'
import { validUntil } from '#lib/front/render-context.ts'
import { routes } from '#lib/routing/routes.ts'
import { findBookableLocationById } from '../locations/booking-locations.ts'

/** For how long a page that shows something as sold out is remembered, ms. */
const CACHE_MS = 60_000

/** Ids of the dishes and drinks that are sold out at a location now. */
export async function readSoldOut(locationId: number): Promise<string[]> {
  const { soldOut } = await bookingEngine()
  return (await soldOut.now(String(locationId))).items
}

/**
 * The same for the page being rendered, which is true for a minute at most where there are any. Where
 * they cannot be read the failure is logged, and the menu goes out without them.
 */
export async function tryReadSoldOut(locationId: number): Promise<ReadonlySet<string>> {
  try {
    const { soldOut } = await bookingEngine()
    const { items, endsAt } = await soldOut.now(String(locationId))
    if (endsAt !== null) validUntil(Math.min(endsAt, Date.now() + CACHE_MS))
    return new Set(items)
  } catch (error) {
    console.error('what is sold out could not be read', error)
    validUntil(Date.now() + CACHE_MS)
    return new Set()
  }
}

/**
 * Has the menu pages of a location rendered afresh as soon as something is sold out there, on any
 * instance; the returned function stops it.
 */
export async function watchSoldOut(): Promise<() => Promise<void>> {
  const feed = soldOutFeed()
  const unlisten = feed.listen((id) => void raiseMenuPageVersions(id))
  const stop = await feed.start()
  return async () => {
    unlisten()
    stop()
  }
}

async function raiseMenuPageVersions(locationId: string): Promise<void> {
  try {
    const location = await findBookableLocationById(locationId)
    if (location) for (const path of menuPaths(location.uid)) raisePageVersion(path)
  } catch (error) {
    console.error('the menu pages of a location are not made afresh', error)
  }
}

const PATTERNS = routes
  .filter(({ documentType, kind }) => documentType === 'menu' && kind === 'public')
  .map(({ pattern }) => pattern)

/** The pages on which a location's menu stands. */
function menuPaths(uid: string): string[] {
  return PATTERNS.map((pattern) => pattern.replace('[uid]', uid))
}
