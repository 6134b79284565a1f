import { placeholders } from '#lib/sql/placeholders.ts'
import type { LocalDate } from '#lib/time/time.ts'
import type { ReaderSql } from '#storage/reader.ts'
import type { FiguresQuestion, Span } from './types.ts'
import { daysIn } from './week-parts.ts'

/**
 * The version of days over several locations: how many of them were ever booked, and the versions of these. Both only
 * grow, so that it is another number after any change of any of the days.
 */
const VERSION = 'COUNT(*) + CAST(COALESCE(SUM(version - held), 0) AS bigint)'

const asked = ({ locationIds }: FiguresQuestion) =>
  `location_id IN (${placeholders(3, locationIds)}) AND service_day >= $1 AND service_day <= $2`

/** The version of all days of a span together. */
export async function versionOfDays(sql: ReaderSql, question: FiguresQuestion): Promise<number> {
  const { locationIds, span } = question
  const rows = await sql.all<{ version: number }>(
    `SELECT ${VERSION} AS version FROM day_versions WHERE ${asked(question)}`,
    [span.from, span.to, ...locationIds],
  )
  return rows[0]?.version ?? 0
}

/** A function that tells the version of some days of a span. */
export async function versionsInSpan(
  sql: ReaderSql,
  question: FiguresQuestion,
): Promise<(days: Span) => number> {
  const { locationIds, span } = question
  const rows = await sql.all<{ day: LocalDate; version: number }>(
    `SELECT service_day AS day, ${VERSION} AS version FROM day_versions
     WHERE ${asked(question)} GROUP BY service_day`,
    [span.from, span.to, ...locationIds],
  )
  const byDay = new Map(rows.map(({ day, version }) => [day, version]))
  return (days) => daysIn(days).reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0)
}
