import type { MenuCategory, MenuTag } from '#lib/menus/menu.ts'
import type { Words } from '#lib/words/words.ts'
import { TagMark } from '../item/menu-item-card.tsx'
import { legendOf } from '../menu.ts'
import { FilterChoices } from './filter-choices.tsx'
import type { MenuFilter } from './filter-query.ts'
import { MenuTools } from './menu-tools.client.tsx'
import * as t from './messages.gen.ts'
import { summarizeFilter } from './summary/filter-summary.ts'
import type { FilterResults } from './summary/results.ts'

type MenuSearchProps = {
  /** The page's own path. */
  path: string
  /** The whole menu of the day. */
  served: readonly MenuCategory[]
  filter: MenuFilter
  /** How much of the menu it shows. */
  found: FilterResults
  /** Every mark of the group. */
  tags: readonly MenuTag[]
  words: Words
}

/** Filter and search of a menu, with the diets and allergens that occur on it or are asked for. */
export function MenuSearch({ path, served, filter, found, tags, words }: MenuSearchProps) {
  const used = new Set([
    ...legendOf(served).map(({ uid }) => uid),
    ...served.flatMap(({ items }) => items.flatMap(({ mayContainTags }) => mayContainTags)),
  ])
  const asked = [...filter.diets, ...filter.allergens]
  const choices = tags.filter(
    ({ uid, kind }) => kind !== 'note' && (used.has(uid) || asked.includes(uid)),
  )
  const total = served.reduce((sum, { items }) => sum + items.length, 0)
  const known = choices.map(({ uid, kind, title }) => ({ uid, kind, title }))
  const summary = summarizeFilter(found, total, { filter, words: '', tags: known })
  return (
    <MenuTools
      path={path}
      rendered={{ filter, found, summary, tags: known, total }}
      nothing={[t.nothingMatches(words), t.tryFewerChoices(words)]}
    >
      {choices.length > 0 ? (
        <FilterChoices
          options={choices.map((tag) => ({ ...tag, mark: <TagMark tag={tag} /> }))}
          filter={filter}
        />
      ) : null}
    </MenuTools>
  )
}
