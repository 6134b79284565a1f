import { readWorkplaces } from '../content/careers.ts'
import { readPostIndex } from '../content/post-index.ts'
import { readBookableLocations } from '../locations/booking-locations.ts'
import { readChoosableLocations } from '../locations/choosable-locations.ts'
import { readFormerNames } from '../locations/former-uids.ts'
import { readGroupEnquiryLocations } from '../locations/group-enquiry-locations.ts'
import { readLocations } from '../locations/locations.ts'
import { readZones } from '../locations/zones.ts'

const READS = [
  ...[readFormerNames, readLocations, readChoosableLocations, readZones],
  ...[readGroupEnquiryLocations, readWorkplaces, readPostIndex, readBookableLocations],
]

/** Reads what is read once per epoch for pages, one after the other: each lets other requests go first. */
export async function readForPages(): Promise<void> {
  for (const read of READS) {
    await new Promise((resolve) => setImmediate(resolve))
    await read()
  }
}
