import type { MenuTag } from '#lib/menus/menu.ts'
import { longDate } from '#lib/time/long-date.ts'
import type { MenuFilter } from './filter-query.ts'

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

const items = (count: number) => (count === 1 ? '1 dish or drink' : `${count} dishes and drinks`)

type Asked = {
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
  if (!kind) return items(total)
  const left = `${unchecked === 1 ? '1 is' : `${unchecked} are`} left out`
  const why = unchecked === 0 ? '' : ` ${left} because nobody has checked the allergens yet.`
  return `Showing ${shown === 0 ? 'none' : shown} of ${items(total)}: ${kind}.${why}`
}

function askedWords({ filter, words, tags }: Asked): string {
  const titles = (uids: readonly string[]) =>
    uids.map((uid) => (tags.find((tag) => tag.uid === uid)?.title ?? uid).toLowerCase())
  const without = titles(filter.allergens)
  return [
    ...titles(filter.diets),
    ...(without.length > 0 ? [`without ${without.join(' or ')}`] : []),
    ...(words ? [`matching “${words}”`] : []),
  ].join(', ')
}

/** What no filter can promise. */
export const DISCLAIMER =
  'Our kitchen handles all allergens. Please tell your server what you need to avoid.'

/** When the allergens of what is shown were last checked: the oldest day counts. */
export function allergensCheckedText({ shown, checkedAt, neverChecked }: FilterResults): string {
  if (shown === 0) return ''
  if (checkedAt === null) return 'The allergens of these dishes and drinks have not been checked.'
  const never = neverChecked === 1 ? '1 of these has' : `${neverChecked} of these have`
  return `Allergens last checked on ${longDate(checkedAt)}.${neverChecked > 0 ? ` ${never} not been checked.` : ''}`
}
