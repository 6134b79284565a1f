import type { Route, ServerQuery } from './route.ts'

/**
 * Query that only the browser reads: neither in the cache key nor handed to the page.
 * Form fields' names prefill newsletter forms (spec:forms.prefill) and are the browser's, too.
 */
export const browserQuery: ReadonlySet<string> = new Set([
  'reserve',
  'order',
  'at',
  'people',
  'menu-category',
  'excludeform',
  'autofill',
  'firstname',
  'lastname',
  'email',
  'birthMonth',
  'location',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
])

const WORDS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]{0,39}$/u
/** A city or a postal code; the content's `known` makes of it one of the places that there are. */
const PLACE = /^[^\p{C}<>]{1,80}$/u
const PAGE = /^(?:[2-9]|[1-9]\d{1,2})$/

/** How each name is read: one value, or a set of them (repeated or with commas). */
const RULES: Record<ServerQuery, { value: RegExp; most: number }> = {
  country: { value: WORDS, most: 1 },
  region: { value: WORDS, most: 1 },
  near: { value: PLACE, most: 1 },
  page: { value: PAGE, most: 1 },
  diet: { value: WORDS, most: 8 },
  // One too few would show what a guest wants to avoid: more than any law lists.
  allergen: { value: WORDS, most: 64 },
}

type KnownValues = ReadonlyMap<string, string>

/** The values of a name that the published content knows: lower case → the spelling in use. */
export type KnownQuery = Partial<Record<Exclude<ServerQuery, 'near'>, KnownValues>> & {
  /** Places are too many to list; they are looked up. */
  near?: Pick<KnownValues, 'get'>
}

/**
 * The query of `search` (without `?`) that the route's page renders, in one spelling: names sorted,
 * values of a set sorted and unique, whatever is unknown or unreadable dropped. Page 1 is the page
 * itself. Names in `known` have its values only. Empty where nothing is left.
 */
export function canonicalQuery(
  route: Pick<Route, 'query'>,
  search: string,
  known: KnownQuery = {},
): string {
  if (search === '' || route.query.length === 0) return ''
  // Of its own accord it would take a `?` that the query itself begins with for the one before it.
  const given = new URLSearchParams(`?${search}`)
  const parts: string[] = []
  for (const name of [...route.query].sort()) {
    const rule = RULES[name]
    const values = given.getAll(name)
    const list = rule.most === 1 ? values.slice(0, 1) : values.flatMap((v) => v.split(','))
    const spelled = list.map((value) => spelling(value, known[name]))
    const kept = [...new Set(spelled.filter((value) => rule.value.test(value)))].sort()
    for (const value of kept.slice(0, rule.most)) parts.push(`${name}=${encodeURIComponent(value)}`)
  }
  return parts.join('&')
}

function spelling(value: string, known: Pick<KnownValues, 'get'> | undefined): string {
  return known ? (known.get(value.trim().toLowerCase()) ?? '') : value
}
