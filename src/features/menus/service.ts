import { validUntil } from '#lib/front/render-context.ts'
import type { MenuCategory } from '#lib/menus/menu.ts'
import { isLimited, serviceAt } from '#lib/menus/served-times.ts'
import { menuSections } from './sections.ts'

/** always: at any time · now: at certain times, and now is one · later: not now. */
export type ServedCategories = 'always' | 'now' | 'later'

/**
 * How each category (by id) is served at `now` (ms), by the restaurant's clock. The page that says so is
 * true until the first of them changes, and is remembered no longer.
 */
export function servedCategoriesAt(
  categories: readonly Pick<MenuCategory, 'id' | 'served'>[],
  timeZone: string,
  now = Date.now(),
): Map<string, ServedCategories> {
  return new Map(
    categories.map(({ id, served: times }) => {
      if (!isLimited(times)) return [id, 'always']
      const { served, changes } = serviceAt(times, now, timeZone)
      validUntil(changes)
      return [id, served ? 'now' : 'later']
    }),
  )
}

type Slice = { blockType: string } & Record<string, unknown>

const RANK: Record<ServedCategories, number> = { now: 0, always: 1, later: 2 }

/**
 * The slices of a menu in the order of service: parts that are served only at certain times come first
 * while they are, and last while they are not; all others keep the editors' order, and so do the
 * categories within a part (spec:menus.order). A part is a section with the heading above it and the featured
 * dishes below it; nothing moves past a slice that is no part of a menu.
 */
export function inOrderOfService<One extends Slice>(
  slices: readonly One[],
  served: ReadonlyMap<string, ServedCategories>,
): One[] {
  const order = ({ run, part }: Part<One>) => run * 3 + RANK[partServed(part, served)]
  const parts = partsOf(slices).sort((a, b) => order(a) - order(b))
  return parts.flatMap(({ part }) => part)
}

/** `run` counts the stretches in which parts may change places. */
type Part<One> = { run: number; part: One[] }

function partsOf<One extends Slice>(slices: readonly One[]): Part<One>[] {
  const parts: Part<One>[] = []
  let fixed = true
  let run = 0
  for (const slice of slices) {
    const movable = slice.blockType.startsWith('menu_section')
    const current = parts.at(-1)
    if (fixed || !movable) run += 1
    if (!current || fixed || !movable || begins(slice, current.part)) {
      parts.push({ run, part: [slice] })
    } else {
      current.part.push(slice)
    }
    fixed = !movable
  }
  return parts
}

/** A heading begins a part, and a section with a title of its own unless it is right below one. */
function begins({ blockType, title }: Slice, [above, ...more]: readonly Slice[]): boolean {
  if (blockType === 'menu_section_heading') return true
  const headed = above?.blockType === 'menu_section_heading' && more.length === 0
  return blockType === 'menu_section' && Boolean(title) && !headed
}

function partServed(
  part: readonly Slice[],
  served: ReadonlyMap<string, ServedCategories>,
): ServedCategories {
  const ids = menuSections(part).flatMap((section) => section.ids)
  const kinds = new Set(ids.flatMap((id) => served.get(id) ?? []))
  if (kinds.size === 0 || kinds.has('always')) return 'always'
  return kinds.has('now') ? 'now' : 'later'
}
