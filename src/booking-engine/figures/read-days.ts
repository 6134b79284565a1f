import { LRUCache } from 'lru-cache'
import { placeholders } from '#lib/sql/placeholders.ts'
import type { ReaderSql } from '#storage/reader.ts'
import { addUp } from './add-up.ts'
import { dayFiguresOf } from './day-figures.ts'
import { type Lists, stampExpression, stampOf, toLists } from './day-lists.ts'
import { type LocationDay, readDayRows } from './day-rows.ts'
import { plansInForce } from './plans-in-force.ts'
import type { FiguresQuestion } from './types.ts'

/** Days whose bookings one statement sums up. */
const DAYS_PER_STATEMENT = 100

/** Days that are not kept yet and stay in memory: the last three of a large group. */
const KEPT_IN_MEMORY = 5000

/** Figures of days that are not kept yet, with what they were computed from. */
const latest = new LRUCache<string, { stamp: string; plan: number | null; figures: Lists }>({
  max: KEPT_IN_MEMORY,
})

/** A day with its figures. */
export type FiguredDay = LocationDay & { figures: Lists }

/** A day as it is kept. */
export type KeptDay = LocationDay & { stamp: string; figures: string }

type Row = {
  location_id: string
  service_day: string
  version: number
  stamp: string | null
  figures: string | null
}

/**
 * The days of a span on which anything was booked, each location's in order: kept figures as long as nothing has
 * changed since, those of all other days from their bookings.
 */
export async function readDays(
  sql: ReaderSql,
  { locationIds, span }: FiguresQuestion,
): Promise<FiguredDay[]> {
  if (locationIds.length === 0) return []
  const rows = await sql.all<Row>(
    `SELECT v.location_id, v.service_day, v.version - v.held AS version, f.stamp, f.figures
     FROM day_versions v LEFT JOIN day_figures f
       ON f.location_id = v.location_id AND f.service_day = v.service_day
     WHERE v.location_id IN (${placeholders(3, locationIds)})
       AND v.service_day >= $1 AND v.service_day <= $2
     ORDER BY v.location_id, v.service_day`,
    [span.from, span.to, ...locationIds],
  )
  const isCurrent = ({ stamp, version }: Row) => stamp === stampOf(version)
  const changed = rows.filter((row) => !isCurrent(row))
  const computed = await latestFigures(sql, changed)
  return rows.flatMap((row) => {
    const { locationId, day } = dayOf(row)
    const figures = isCurrent(row)
      ? (JSON.parse(row.figures ?? '') as Lists)
      : computed.get(`${locationId} ${day}`)
    return figures ? [{ locationId, day, figures }] : []
  })
}

/** As `computeDays`; only days are computed again that have changed, or whose settings have. */
async function latestFigures(sql: ReaderSql, rows: readonly Row[]): Promise<Map<string, Lists>> {
  const planOf = await plansInForce(sql, rows.map(dayOf))
  const of = (row: Row) => {
    const at = dayOf(row)
    const plan = planOf(at)?.number ?? null
    return { at, key: `${at.locationId} ${at.day}`, stamp: stampOf(row.version), plan }
  }
  const all = rows.map(of)
  const found = new Map<string, Lists>()
  for (const { key, stamp, plan } of all) {
    const known = latest.get(key)
    if (known?.stamp === stamp && known.plan === plan) found.set(key, known.figures)
  }
  const missing = all.filter(({ key }) => !found.has(key))
  const computed = await computeDays(
    sql,
    missing.map(({ at }) => at),
  )
  for (const { key, stamp, plan } of missing) {
    const figures = computed.get(key)
    if (!figures) continue
    latest.set(key, { stamp, plan, figures })
    found.set(key, figures)
  }
  return found
}

/** At most `limit` days before a date whose figures are not kept as they are now, computed. */
export async function readDaysToKeep(
  sql: ReaderSql,
  { before, limit }: { before: string; limit: number },
): Promise<KeptDay[]> {
  const rows = await sql.all<Row>(
    `SELECT v.location_id, v.service_day, v.version - v.held AS version
     FROM day_versions v LEFT JOIN day_figures f
       ON f.location_id = v.location_id AND f.service_day = v.service_day
     WHERE v.service_day < $1 AND (f.stamp IS NULL OR f.stamp <> ${stampExpression('v.version - v.held')})
     ORDER BY v.service_day DESC, v.location_id LIMIT ${limit}`,
    [before],
  )
  const computed = await computeDays(sql, rows.map(dayOf))
  return rows.flatMap((row) => {
    const at = dayOf(row)
    const figures = computed.get(`${at.locationId} ${at.day}`)
    return figures ? [{ ...at, stamp: stampOf(row.version), figures: JSON.stringify(figures) }] : []
  })
}

function dayOf({ location_id, service_day }: Row): LocationDay {
  return { locationId: location_id, day: service_day }
}

/** The figures of some days by `location day`; those of a location that never had settings are empty. */
async function computeDays(
  sql: ReaderSql,
  days: readonly LocationDay[],
): Promise<Map<string, Lists>> {
  const planOf = await plansInForce(sql, days)
  const found = new Map<string, Lists>()
  // Restaurants of a zone share the clock of a date.
  const byDate = days.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  for (let from = 0; from < byDate.length; from += DAYS_PER_STATEMENT) {
    const part = byDate.slice(from, from + DAYS_PER_STATEMENT)
    const rows = Map.groupBy(
      await readDayRows(sql, part),
      (row) => `${row.location_id} ${row.service_day}`,
    )
    for (const one of part) {
      const key = `${one.locationId} ${one.day}`
      const plan = planOf(one)
      const figures = plan ? dayFiguresOf(plan, one.day, rows.get(key) ?? []) : addUp([])
      found.set(key, toLists(figures))
    }
  }
  return found
}
