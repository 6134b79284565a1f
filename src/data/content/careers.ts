import { safeHref } from '#lib/routing/safe-href.ts'
import { readFormerUidsById } from '../locations/former-uids.ts'
import { oncePerEpoch } from '../site/once-per-epoch.ts'
import { readFields } from '../site/read-fields.ts'

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
export const readWorkplaces: () => Promise<readonly Workplace[]> = oncePerEpoch('workplaces', read)

async function read(): Promise<Workplace[]> {
  const [locations, before] = await Promise.all([
    readFields('locations', {
      select: { uid: true, title: true, city: true, jobUnit: true, externalCareersLink: true },
      sort: '_order',
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
