import type { Payload } from 'payload'
import { isClockOf24Hours } from '#lib/import-files/read-clock.ts'
import type { ImportKind } from './kinds/kind.ts'
import { rowsAtOnce } from './limits.ts'
import { readRowsAfter } from './rows.ts'
import type { Import } from './types.ts'

/** Rows that are read at once, at most. */
const PAGE = 500
/** A time of day alone, or behind a day. */
const TIME = /(?:^|[\s,]|\dt)(\d{1,2}(?:[:h.]\d{2}){1,2}.{0,12})$/i
/** A longer cell has no time, in characters. */
const LONGEST = 60

/** Whether a file writes its times by a clock of 24 hours, from all of its cells of times. */
export async function findClock(
  payload: Payload,
  one: Import,
  { times = [] }: ImportKind,
): Promise<boolean> {
  const columns = times.flatMap((field) => one.matches[field] ?? [])
  const found = new Set<string>()
  for (let after = 0; columns.length > 0; ) {
    const rows = await readRowsAfter({ payload }, one.id, after, rowsAtOnce(one.facts, PAGE))
    const last = rows.at(-1)
    if (!last) break
    for (const { cells } of rows)
      for (const column of columns) {
        const time = timeIn(cells[column] ?? '')
        if (time !== null) found.add(time)
      }
    after = last.number
  }
  return isClockOf24Hours(found)
}

/** The time of day of a cell; null where it has none. Midnight beside every day is no time that somebody wrote. */
export function timeIn(cell: string): string | null {
  const text = cell.trim()
  if (text.length > LONGEST) return null
  const time = TIME.exec(text)?.[1] ?? null
  return time !== null && /^00:00(?::00)?(?:\D|$)/.test(time) && text !== time ? null : time
}
