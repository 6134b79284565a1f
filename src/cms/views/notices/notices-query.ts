import { z } from 'zod'
import { isLocalDateTime } from '#lib/time/local-date-time.ts'
import { chartQuery } from '../span-chart/chart-span.ts'

/** What an address of the view asks for; what is wrong in it counts as not said. */
export const noticesQuery = z.object({
  ...chartQuery,
  /** uid of a restaurant. */
  place: z.string().optional().catch(undefined),
  /** Wall time there; without it now. */
  at: z.string().refine(isLocalDateTime).optional().catch(undefined),
  /** Cookies of what the guest closed. */
  closed: z.union([z.string().transform((one) => [one]), z.array(z.string()).max(200)]).catch([]),
})

export type NoticesQuery = z.infer<typeof noticesQuery>

/** The address of the view that asks the same about other weeks. */
export function noticesHref({ place, at, closed, weeks }: NoticesQuery, from: string): string {
  const search = new URLSearchParams({ from, weeks })
  if (place) search.set('place', place)
  if (at) search.set('at', at)
  for (const cookie of closed) search.append('closed', cookie)
  return `/admin/notices?${search}`
}
