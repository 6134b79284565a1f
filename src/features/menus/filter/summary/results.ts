import type { MenuTag } from '#lib/menus/menu.ts'
import { longDate } from '#lib/time/time-labels.ts'
import type { MenuFilter } from '../filter-query.ts'
import * as t from './messages.gen.ts'

/** How much of a menu is shown, in items. */
export type FilterResults = {
  shown: number
  /** Left out only because nobody has checked their allergens. */
  unchecked: number
  /** The oldest day of a check of the dishes shown (`YYYY-MM-DD`), and how many were never checked. */
  checkedAt: string | null
  neverChecked: number
}

export const NO_RESULTS: FilterResults = {
  shown: 0,
  unchecked: 0,
  checkedAt: null,
  neverChecked: 0,
}

/** `found` with one more item that is shown. */
export function withShown(found: FilterResults, checkedAt: string | null): FilterResults {
  const older = [found.checkedAt, checkedAt].filter((day) => day !== null).sort()
  return {
    ...found,
    shown: found.shown + 1,
    checkedAt: older[0] ?? null,
    neverChecked: found.neverChecked + (checkedAt === null ? 1 : 0),
  }
}

export type Asked = {
  filter: MenuFilter
  /** What is searched for, as the guest wrote it. */
  words: string
  tags: readonly Pick<MenuTag, 'uid' | 'title'>[]
}

/** How many of how many are shown, of what kind, and what is left out for want of a check. */
export function resultsText(
  { shown, unchecked }: FilterResults,
  total: number,
  asked: Asked,
): string {
  const kind = askedWords(asked)
  if (!kind) return t.dishesAndDrinks({ count: total })
  const showing = t.showing({ shown, total, asked: kind })
  return unchecked === 0 ? showing : `${showing} ${t.leftOutUnchecked({ count: unchecked })}`
}

function askedWords({ filter, words, tags }: Asked): string {
  const titles = (uids: readonly string[]) =>
    uids.map((uid) => (tags.find((tag) => tag.uid === uid)?.title ?? uid).toLowerCase())
  const without = titles(filter.allergens)
  return [
    ...titles(filter.diets),
    ...(without.length > 0 ? [t.askedWithout({ marks: without.reduce(either) })] : []),
    ...(words ? [t.askedMatching({ words })] : []),
  ].join(', ')
}

const either = (marks: string, mark: string) => t.askedWithoutOr({ marks, mark })

/** When the allergens of what is shown were last checked: the oldest day counts. */
export function allergensCheckedText({ shown, checkedAt, neverChecked }: FilterResults): string {
  if (shown === 0) return ''
  if (checkedAt === null) return t.allergensNotChecked()
  const checked = t.allergensCheckedOn({ date: longDate(checkedAt) })
  return neverChecked === 0
    ? checked
    : `${checked} ${t.allergensPartlyChecked({ count: neverChecked })}`
}
