import { z } from 'zod'
import { isCountedSearch } from './search.ts'
import { isSource } from './source.ts'

/** The kinds of pages that are told apart. */
export const PAGE_KINDS = ['home', 'location', 'menu', 'careers', 'other'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

const uid = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100)
const anywhere = z.union([z.literal(''), uid])
const nothing = z.literal('')
const named = z.string().refine(isSource)

/**
 * One count as a browser sends it: the step, the uid of the location (empty where it belongs to none), and a detail.
 * - `view`: a page was seen, by its kind
 * - `landing`: a visit began, by its source
 * - `open`, `search`, `found`, `chosen`, `booked`: steps of a booking
 * - `booked_from`: a booking in a visit that has a source, by it
 * - `none_hour`, `none_party`: a search for a table without a result, by its hour and by its party
 * - `dish`: a search on a menu without a result, by its words
 * - `order`: a link to order was followed
 */
const siteCount = z.union([
  z.tuple([z.literal('view'), anywhere, z.enum(PAGE_KINDS)]),
  z.tuple([z.literal('landing'), anywhere, z.union([nothing, named])]),
  z.tuple([z.enum(['open', 'search', 'found', 'chosen', 'booked', 'order']), uid, nothing]),
  z.tuple([z.literal('booked_from'), uid, named]),
  z.tuple([z.literal('none_hour'), uid, z.string().regex(/^(?:[01]\d|2[0-3])$/)]),
  z.tuple([z.literal('none_party'), uid, z.string().regex(/^(?:[1-9]|1\d|20)$/)]),
  z.tuple([z.literal('dish'), uid, z.string().refine(isCountedSearch)]),
])

export type SiteCount = z.output<typeof siteCount>
export type Step = SiteCount[0]

const body = z.array(siteCount).min(1).max(4)

/** The counts of a request's body; null where it is anything else. */
export function parseSiteCounts(text: string): SiteCount[] | null {
  try {
    const parsed = body.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    // No JSON.
    return null
  }
}
