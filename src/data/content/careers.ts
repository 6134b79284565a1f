import { safeHref } from '#lib/routing/safe-href.ts'
import { readFormerUidsById } from '../locations/former-uids.ts'
import { readAll } from '../site/read-all.ts'

/** A restaurant that somebody may apply at. */
export type Workplace = {
  uid: string
  title: string
  city: string
  jobUnit: string | null
  externalCareersLink: string | null
  /** Uids that it had before. */
  former?: readonly string[] | undefined
}

/** Every published location in content order, with what decides where to apply. */
export async function readWorkplaces(): Promise<Workplace[]> {
  const [locations, before] = await Promise.all([
    readAll('locations', {
      select: { uid: true, title: true, city: true, jobUnit: true, externalCareersLink: true },
      sort: '_order',
      depth: 0,
    }),
    readFormerUidsById(),
  ])
  return locations.map(({ id, uid, title, city, jobUnit, externalCareersLink }) => ({
    uid,
    title,
    city,
    jobUnit: jobUnit || null,
    externalCareersLink: safeHref(externalCareersLink?.url),
    former: before.get(id),
  }))
}
