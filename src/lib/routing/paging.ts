/** How many locations and posts a page of their lists has, and the dashboard of covers of locations. */
export const PAGE_SIZES = { locations: 60, news: 12, covers: 50 }

/** One page of a list that is too long for one. */
export type Paged<Item> = {
  items: Item[]
  /** From 1. */
  page: number
  /** At least 1. */
  pages: number
  /** Items on all pages. */
  total: number
}

/** The page that a query asks for: 1 where it asks for none, or for what can be none. */
export function pageNumber(value: string | undefined): number {
  return value && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1
}

/** One page of `all`, of `size` items. A page after the last has no items. */
export function paged<Item>(all: readonly Item[], size: number, page: number): Paged<Item> {
  return {
    items: all.slice((page - 1) * size, page * size),
    page,
    pages: Math.max(1, Math.ceil(all.length / size)),
    total: all.length,
  }
}

/**
 * The numbers to offer around `page`: the first, the last, the page itself and its neighbours, in
 * order; null stands for those left out.
 */
export function pageChoices(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 1 ? [null, number] : [number]
  })
}

/** `path` with the query's values that are set, `page` only from the second on. */
export function pageHref(
  path: string,
  page: number,
  query: Record<string, string | null> = {},
): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const search = new URLSearchParams(pairs)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${path}?${search}` : path
}
