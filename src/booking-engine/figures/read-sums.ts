import { addDays } from '#lib/time/dates.ts'
import type { LocalDate } from '#lib/time/time.ts'
import type { ReaderSql } from '#storage/reader.ts'
import { addUpSums, type GroupSums, sumsOfDay } from './group-sums.ts'
import { readDays } from './read-days.ts'
import type { SumsOfLocations } from './remembered-sums.ts'
import type { FiguresQuestion, Span } from './types.ts'
import { daysIn } from './week-parts.ts'

/** How long the staff go on correcting a day, days: those of a week stay in memory beside it, so that one is read anew. */
const RECENT_DAYS = 35

/** The sums of each day of a span, read anew. */
export async function readSumsByDay(
  sql: ReaderSql,
  question: FiguresQuestion,
): Promise<Map<LocalDate, GroupSums>> {
  const figured = Map.groupBy(await readDays(sql, question), ({ day }) => day)
  return new Map(daysIn(question.span).map((day) => [day, sumsOfDay(figured.get(day) ?? [])]))
}

/** The remembered sums of some locations, with what tells whether they are still current. */
export type Known = {
  remembered: SumsOfLocations
  versionOf(days: Span): number
  /** All days before it are over at every location: their figures follow from their bookings alone. */
  before: LocalDate
}

/**
 * The sums of a week or of a day: as one if it is over, else those of each day. What is over is remembered, and read
 * again when it has changed.
 */
export async function readSumsOfPart(
  sql: ReaderSql,
  { locationIds, span }: FiguresQuestion,
  { remembered, versionOf, before }: Known,
): Promise<GroupSums[]> {
  const currentOf = (days: Span) => {
    const one = remembered.get(days)
    return one?.version === versionOf(days) ? one.sums : undefined
  }
  const remember = (days: Span, sums: GroupSums) =>
    remembered.set(days, { version: versionOf(days), sums })
  const current = currentOf(span)
  if (current) return [current]
  const days = daysIn(span)
  const missing = days.filter((day) => !currentOf({ from: day, to: day }))
  const [from, to] = [missing[0], missing.at(-1)]
  const read =
    from === undefined || to === undefined
      ? new Map<LocalDate, GroupSums>()
      : await readSumsByDay(sql, { locationIds, span: { from, to } })
  const found = days.flatMap((day) => read.get(day) ?? currentOf({ from: day, to: day }) ?? [])
  const recent = addDays(before, -RECENT_DAYS)
  for (const [day, sums] of read)
    if (day >= recent && day < before) remember({ from: day, to: day }, sums)
  if (span.to >= before) return found
  const whole = addUpSums(found)
  remember(span, whole)
  return [whole]
}
