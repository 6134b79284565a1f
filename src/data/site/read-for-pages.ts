import { yieldToEventLoop } from '#lib/process/event-loop.ts'
import { readWorkplaces } from '../content/careers.ts'
import { readPostIndex } from '../content/post-index.ts'
import { readFormerNames } from '../locations/former-uids.ts'
import { readGroupEnquiryLocations } from '../locations/group-enquiry-locations.ts'
import { readLocations } from '../locations/locations.ts'
import { readZones } from '../locations/zones.ts'

const READS = [
  ...[readFormerNames, readLocations, readZones],
  ...[readGroupEnquiryLocations, readWorkplaces, readPostIndex],
]

/** Reads what is read once per epoch for pages, one after the other: each lets other requests go first. */
export async function readForPages(): Promise<void> {
  for (const read of READS) {
    await yieldToEventLoop()
    await read()
  }
}
