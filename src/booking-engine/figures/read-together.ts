import { LRUCache } from 'lru-cache'
import { placeholders } from '#lib/sql/placeholders.ts'
import { addDays } from '#lib/time/dates.ts'
import type { ReaderSql } from '#storage/reader.ts'
import { type FiguredDay, readDays } from './read-days.ts'
import { byDay, figuresTogether, type Summed, sumByLocation } from './reports.ts'
import type { FiguresQuestion, GroupFigures, SpanFigures } from './types.ts'

/** Spans whose sums stay in memory: those of a dashboard and of a report, with what they are compared with. */
const SPANS = 10

/** Days of locations, of which fewer are added up anew each time: they are no reason to forget others. */
const DEAR = 1000

/** Days of all locations that are read at once. */
const DAYS_AT_ONCE = 14

/** The days of a span up to the first one that is not kept, summed up. */
type Past = {
  /** The last of the days. */
  to: string
  /** By day its versions; with any other ones the sums are out of date. */
  versions: string
  summed: readonly Summed[]
  days: SpanFigures['days']
}

const known = new LRUCache<string, Past>({ max: SPANS })

/**
 * `FiguresApi.together` of one span. A large group has tens of thousands of days in four weeks, and nearly all of them
 * stay as they are: their sums are remembered for as long as no booking of theirs changes.
 */
export async function readTogether(
  sql: ReaderSql,
  { locationIds, span }: FiguresQuestion,
): Promise<GroupFigures> {
  const versions = await versionsByDay(sql, { locationIds, span })
  const key = JSON.stringify([span.from, locationIds])
  const before = known.get(key)
  const upTo = (to: string) => JSON.stringify(versions.filter(({ day }) => day <= to))
  const isCurrent = before && before.to <= span.to && upTo(before.to) === before.versions
  let past: Past | null = isCurrent ? before : null
  const open: FiguredDay[] = []
  const start = past ? addDays(past.to, 1) : span.from
  for (let from = start; from <= span.to; from = addDays(from, DAYS_AT_ONCE)) {
    let to = addDays(from, DAYS_AT_ONCE - 1)
    if (to > span.to) to = span.to
    const days = await readDays(sql, { locationIds, span: { from, to } })
    const kept = open.length > 0 ? [] : daysUpToFirstOpen(days)
    const last = kept.at(-1)?.day
    if (last !== undefined) past = withDays(past, kept, { to: last, versions: upTo(last) })
    open.push(...days.filter(({ day }) => last === undefined || day > last))
  }
  const isDear = past && past.days.length * locationIds.length >= DEAR
  if (past && isDear && past !== before) known.set(key, past)
  return figuresTogether(
    [...(past?.summed ?? []), ...open],
    [...(past?.days ?? []), ...byDay(open)],
  )
}

function withDays(
  past: Past | null,
  days: readonly FiguredDay[],
  stand: Pick<Past, 'to' | 'versions'>,
): Past {
  return {
    ...stand,
    summed: sumByLocation([...(past?.summed ?? []), ...days]),
    days: [...(past?.days ?? []), ...byDay(days)],
  }
}

/** The versions of each day over all locations: they only grow, so that their sum is another one after any change. */
async function versionsByDay(
  sql: ReaderSql,
  { locationIds, span }: FiguresQuestion,
): Promise<{ day: string; locations: number; version: number }[]> {
  if (locationIds.length === 0) return []
  return sql.all(
    `SELECT service_day AS day, COUNT(*) AS locations, CAST(SUM(version - held) AS bigint) AS version
     FROM day_versions
     WHERE location_id IN (${placeholders(3, locationIds)})
       AND service_day >= $1 AND service_day <= $2
     GROUP BY service_day ORDER BY service_day`,
    [span.from, span.to, ...locationIds],
  )
}

/** Days before the first one that is not kept at every location, by day. */
function daysUpToFirstOpen(days: readonly FiguredDay[]): FiguredDay[] {
  const open = days.flatMap(({ day, isKept }) => (isKept ? [] : [day])).toSorted()[0]
  const kept = days.filter(({ day }) => open === undefined || day < open)
  return kept.toSorted((a, b) => (a.day < b.day ? -1 : 1))
}
