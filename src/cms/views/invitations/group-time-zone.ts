import type { Payload } from 'payload'
import { cache } from 'react'

/** The group's own time zone, read once for all that one answer shows. */
export const groupTimeZone = cache(async (payload: Payload): Promise<string> => {
  const { timeZone } = await payload.findGlobal({
    slug: 'settings',
    select: { timeZone: true },
    depth: 0,
  })
  return timeZone
})
