import { IMPLIED } from '#lib/menus/marks.ts'
import type { MenuTag } from '#lib/menus/menu.ts'

/** What a guest wants to see of a menu, by uids of its marks: all of these diets, none of these allergens. */
export type MenuFilter = { diets: readonly string[]; allergens: readonly string[] }

/** The names of both in an address, each any number of times or with commas. */
export type FilterQuery = {
  diet?: string | string[] | undefined
  allergen?: string | string[] | undefined
}

type KnownTag = Pick<MenuTag, 'uid' | 'kind'>

/** The filter that a query asks for; marks that the group does not have are not asked for. */
export function readFilter(query: FilterQuery, tags: readonly KnownTag[]): MenuFilter {
  const asked = (values: string | string[] | undefined, kind: MenuTag['kind']) => {
    const named = [values ?? []].flat().flatMap((value) => value.toLowerCase().split(','))
    const uids = tags.filter((tag) => tag.kind === kind).map(({ uid }) => uid)
    return uids.filter((uid) => named.includes(uid)).sort()
  }
  return { diets: asked(query.diet, 'diet'), allergens: asked(query.allergen, 'allergen') }
}

/** The same from an address in the browser. */
export function readSearch(search: string, tags: readonly KnownTag[]): MenuFilter {
  const query = new URLSearchParams(search)
  return readFilter({ diet: query.getAll('diet'), allergen: query.getAll('allergen') }, tags)
}

/** `search` (of an address) asking for this filter, the rest of it kept: with `?`, or empty. */
export function withFilter(search: string, { diets, allergens }: MenuFilter): string {
  const query = new URLSearchParams(search)
  query.delete('diet')
  query.delete('allergen')
  for (const uid of allergens) query.append('allergen', uid)
  for (const uid of diets) query.append('diet', uid)
  const text = query.toString()
  return text && `?${text}`
}

/** Whether it leaves anything out. */
export function isFiltered({ diets, allergens }: MenuFilter): boolean {
  return diets.length + allergens.length > 0
}

/** Whether both ask for the same. */
export function sameFilter(one: MenuFilter, other: MenuFilter): boolean {
  return withFilter('', one) === withFilter('', other)
}

/**
 * An item as a filter sees it: uids of its marks, of those of which nobody knows whether it should have them, and the
 * day its allergens were checked, if ever.
 */
export type TaggedItem = {
  marks: readonly string[]
  unknown: readonly string[]
  checkedAt: string | null
}

/**
 * Whether an item fits. Without an allergen is only what the kitchen has checked: an item that nobody
 * has checked is `unchecked`, and not shown, as soon as an allergen is to be avoided (decision 32), and so is one of which
 * nobody knows about that allergen.
 */
export function matchesFilter(
  { diets, allergens }: MenuFilter,
  { marks, unknown, checkedAt }: TaggedItem,
): 'fits' | 'unchecked' | 'out' {
  const has = (uid: string) => marks.some((one) => one === uid || IMPLIED[one]?.includes(uid))
  if (!diets.every(has) || allergens.some((uid) => marks.includes(uid))) return 'out'
  if (allergens.some((uid) => unknown.includes(uid))) return 'unchecked'
  return allergens.length > 0 && checkedAt === null ? 'unchecked' : 'fits'
}
