import type { Payload } from 'payload'
import { type DayOrder, dayOrderOf } from '#lib/import-files/read-day.ts'
import type { ImportKind } from './kinds/kind.ts'
import { rowsAtOnce } from './limits.ts'
import * as t from './messages.gen.ts'
import { readRowsAfter } from './rows.ts'
import type { Import } from './types.ts'

/** Rows that are read at once, at most. */
const PAGE = 500
/** A day in numbers whose year does not come first. */
const IN_NUMBERS = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b/

/**
 * The order in which a file writes its days: the one that was chosen, else the one that its days as a whole allow. Where they
 * do not say it, `fault` does.
 */
export async function findDayOrder(
  payload: Payload,
  one: Import,
  { days }: ImportKind,
): Promise<{ ok: true; order: DayOrder } | { ok: false; fault: string }> {
  if (one.options.dayOrder !== null) return { ok: true, order: one.options.dayOrder }
  const columns = days.flatMap((field) => one.matches[field] ?? [])
  const found = new Set<DayOrder>()
  let isAmbiguous = false
  for (let after = 0; columns.length > 0; ) {
    const rows = await readRowsAfter({ payload }, one.id, after, rowsAtOnce(one.facts, PAGE))
    const last = rows.at(-1)
    if (!last) break
    const texts = rows.flatMap(({ cells }) =>
      columns.flatMap((column) => cells[column]?.trim() || []),
    )
    const order = dayOrderOf(texts)
    if (order === 'mixed') return { ok: false, fault: t.daysMixed() }
    if (order !== 'unknown') found.add(order)
    else if (texts.some((text) => IN_NUMBERS.test(text))) isAmbiguous = true
    after = last.number
  }
  // Days with the year first are known beside those of every other order, and say nothing of these.
  if (found.size > 1 || isAmbiguous) found.delete('ymd')
  if (found.size > 1) return { ok: false, fault: t.daysMixed() }
  const [order] = found
  if (order) return { ok: true, order }
  return isAmbiguous ? { ok: false, fault: t.daysUnknown() } : { ok: true, order: 'ymd' }
}
