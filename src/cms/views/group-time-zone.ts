import type { Payload } from 'payload'
import { cache } from 'react'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { utcOffsets } from '#lib/time/utc-offsets.ts'

/** How far before and after now the group's UTC offsets are known to the browsers of staff, ms. */
const KNOWN_MS = 5 * 366 * 86_400_000

/** The group's own time zone, read once for all that one answer shows. */
export const groupTimeZone = cache(async (payload: Payload): Promise<string> => {
  const { timeZone } = await payload.findGlobal({
    slug: 'settings',
    select: { timeZone: true },
    depth: 0,
  })
  return timeZone
})

/** UTC offsets of the group's time zone from five years ago to five years on, for client components. */
export async function groupUtcOffsets(payload: Payload): Promise<UtcOffsets> {
  const now = Date.now()
  return utcOffsets(await groupTimeZone(payload), now - KNOWN_MS, now + KNOWN_MS)
}
