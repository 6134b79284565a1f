import { addDays } from '#lib/time/dates.ts'
import type { LocalDate, LocalDateTime } from '#lib/time/time.ts'

/** How a stretch is drawn: filled, striped, outlined, or as a gap. */
export type StretchLook = 'full' | 'part' | 'outline' | 'gap'

/** A stretch of a row in wall time, with what it means. */
export type ChartStretch = {
  from: LocalDateTime
  until: LocalDateTime
  look: StretchLook
  label: string
}

/** Something with its stretches over the weeks of a chart. */
export type ChartRow = {
  key: string
  /** What comes first, from 1; null where there is no order. */
  order: number | null
  title: string
  href: string | null
  /** Sentences about it, such as its dates and restaurants. */
  notes: string[]
  stretches: ChartStretch[]
}

/** What there is on some days in a row, of which every one has the same. */
export type ChartDays = {
  from: LocalDate
  to: LocalDate
  entries: { row: ChartRow; stretch: ChartStretch; begins: boolean; ends: boolean }[]
}

/** Where a stretch is drawn: its left edge and its width in percent of the days. */
export function placeOf(
  { from, until }: Pick<ChartStretch, 'from' | 'until'>,
  days: readonly LocalDate[],
): { left: number; width: number } {
  const start = Date.parse(`${days[0]}T00:00Z`)
  const length = days.length * 864_000
  const percent = (at: LocalDateTime) => (Date.parse(`${at}Z`) - start) / length
  const left = Math.max(0, percent(from))
  return { left, width: Math.min(100, percent(until)) - left }
}

/** The days of a chart as a list; days in a row on which nothing begins or ends are one entry. */
export function daysOf(rows: readonly ChartRow[], days: readonly LocalDate[]): ChartDays[] {
  const list: ChartDays[] = []
  for (const day of days) {
    const entries = entriesOn(rows, day)
    const last = list.at(-1)
    if (last && isSame(last.entries, entries)) last.to = day
    else list.push({ from: day, to: day, entries })
  }
  return list
}

function entriesOn(rows: readonly ChartRow[], day: LocalDate) {
  const [start, end] = [`${day}T00:00`, `${addDays(day, 1)}T00:00`]
  return rows.flatMap((row) =>
    row.stretches
      .filter(({ from, until }) => from < end && until > start)
      .map((stretch) => ({
        ...{ row, stretch },
        begins: stretch.from > start,
        ends: stretch.until < end,
      })),
  )
}

function isSame(before: ChartDays['entries'], now: ChartDays['entries']): boolean {
  if (now.some(({ begins, ends }) => begins || ends)) return false
  if (before.some(({ ends }) => ends) || before.length !== now.length) return false
  return now.every(({ stretch }, index) => before[index]?.stretch === stretch)
}
