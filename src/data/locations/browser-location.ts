import { asPublicSite } from '#cms/content/context.ts'
import { zonesOfLocation } from '#cms/content/zones.ts'
import type { BrowserLocation } from '#lib/geo/browser-location.ts'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import { getPayload } from '../site/payload.ts'
import { currentUid } from './former-uids.ts'
import { toSummary } from './location-summary.ts'
import { visitorFields } from './visitor-locations.ts'
import { tryReadZones } from './zones.ts'

/** A published location by its uid, or one that it had before, as the browser knows it; null where there is none. */
export async function readBrowserLocation(uid: string): Promise<BrowserLocation | null> {
  const payload = await getPayload()
  const [{ docs }, zones] = await Promise.all([
    payload.find({
      collection: 'locations',
      where: { uid: { equals: await currentUid(uid) } },
      select: visitorFields,
      ...{ depth: 0, limit: 1, pagination: false, ...asPublicSite },
    }),
    tryReadZones(),
  ])
  if (!docs[0]) return null
  const location = toSummary(docs[0])
  return {
    uid: location.uid,
    title: location.title,
    country: location.country,
    coordinates: location.coordinates,
    utcOffsets: upcomingOffsets(location.timeZone),
    comingSoon: location.comingSoon,
    zones: zones && zonesOfLocation(zones, location.id).zones,
  }
}
