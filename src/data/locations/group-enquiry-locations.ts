import { safeHref } from '#lib/routing/safe-href.ts'
import { oncePerEpoch } from '../site/once-per-epoch.ts'
import { readFields } from '../site/read-fields.ts'
import { readFormerUidsById } from './former-uids.ts'

/** A restaurant whose groups write to it: it has an address and no booking link for groups. */
export type GroupEnquiryLocation = {
  id: number
  uid: string
  title: string
  city: string
  timeZone: string
  emailAddress: string
  /** Uids that it had before. */
  former?: readonly string[] | undefined
}

/** Every published restaurant that plans its groups by mail, in content order; none that is still to open. */
export const readGroupEnquiryLocations: () => Promise<readonly GroupEnquiryLocation[]> =
  oncePerEpoch('group-enquiry-locations', read)

async function read(): Promise<GroupEnquiryLocation[]> {
  const [locations, before] = await Promise.all([
    readFields('locations', {
      select: {
        ...{ uid: true, title: true, city: true, timeZone: true, emailAddress: true },
        ...{ groupBookingLink: true, comingSoon: true },
      },
      sort: '_order',
    }),
    readFormerUidsById(),
  ])
  return locations.flatMap(({ groupBookingLink, comingSoon, emailAddress, ...place }) => {
    const writes = emailAddress && !comingSoon && !safeHref(groupBookingLink?.url)
    return writes ? [{ ...place, emailAddress, former: before.get(place.id) }] : []
  })
}
