import * as t from './messages.gen.ts'
import { type Asked, allergensCheckedText, type FilterResults, resultsText } from './results.ts'

/** The texts of the filter's form that depend on how much of the menu is shown. */
export type FilterSummary = {
  /** How many diets and allergens are ticked. */
  ticks: number
  /** Whether anything is asked for. */
  asked: boolean
  /** How much is shown. */
  status: string
  /** When the allergens were checked, with a warning; null if no allergen is to be avoided. */
  note: string | null
  /** No item is shown. */
  empty: boolean
}

/** The summary of a filter that shows `found` of a menu with `total` items. */
export function summarizeFilter(found: FilterResults, total: number, asked: Asked): FilterSummary {
  const { filter, words } = asked
  const ticks = filter.diets.length + filter.allergens.length
  return {
    ticks,
    asked: ticks > 0 || words !== '',
    status: resultsText(found, total, asked),
    note:
      filter.allergens.length > 0
        ? `${allergensCheckedText(found)} ${t.disclaimer()}`.trimStart()
        : null,
    empty: found.shown === 0,
  }
}
