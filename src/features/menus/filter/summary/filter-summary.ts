import * as t from './messages.gen.ts'
import { type Asked, allergensCheckedText, type FilterResults, resultsText } from './results.ts'

/** What the form says of the menu below it. */
export type FilterSummary = {
  /** How many diets and allergens are ticked. */
  ticks: number
  /** Whether anything is asked for. */
  asked: boolean
  /** How much is shown. */
  status: string
  /** What the word on allergens is worth; null where none is to be avoided. */
  note: string | null
  /** Nothing is left. */
  empty: boolean
}

/** Says how much `found` is of a menu with `total` items, and of what was asked for. */
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
