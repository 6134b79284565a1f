import { ok } from '#lib/result.ts'
import { placeholders } from '#lib/sql/placeholders.ts'
import { addDays, isoWeekdayOf } from '#lib/time/dates.ts'
import { isNewBatch, type NumberedBatch, purgeBatches } from './count-batches.ts'
import type { BookingDatabase, BookingSql } from './database.ts'
import type { ReaderSql } from './reader.ts'

/** Equal counts of a day. */
export type DayCount = {
  /** The day at the location, or at the group where `locationId` is empty. */
  day: string
  locationId: string
  step: string
  detail: string
  count: number
  /**
   * What `detail` is the digest of, where visitors have made it up. It is written once as many were counted in the week
   * as are shown; until then the digest stands alone.
   */
  word?: string
}

/** Counts of pages. */
export type CountBatch = NumberedBatch<DayCount>

/** What is counted less often is not shown, and all numbers are multiples of it. */
export const LEAST_SHOWN = 5

/** How the detail of a row begins that is a digest. */
export const DIGEST_MARK = '#'

/** Rows that one statement writes; each has 11 values. */
const ROWS_AT_ONCE = 200

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const KEY_COLUMNS = ['monday', 'location_id', 'step', 'detail'] as const
const COLUMNS = [...KEY_COLUMNS, ...DAYS.map((n) => `d${n}`)]

/** Returns the Monday of the week of a date. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - isoWeekdayOf(day))
}

/**
 * Adds the counts of a batch, all or none. Returns false if the batch was written before: its sender did not hear of
 * it, and nothing is counted twice.
 */
export async function writeSiteCounts(db: BookingDatabase, batch: CountBatch): Promise<boolean> {
  const { value } = await db.transaction({}, async (sql) => {
    if (!(await isNewBatch(sql, batch))) return ok(false)
    const weeks = weeksOf(batch.rows)
    for (let from = 0; from < weeks.length; from += ROWS_AT_ONCE)
      await addWeeks(sql, weeks.slice(from, from + ROWS_AT_ONCE))
    await revealWords(sql, weeks)
    return ok(true)
  })
  return value
}

type WeekRow = { key: [string, string, string, string]; days: number[]; word?: string }

/** The rows of the table. In one order for all instances, so that no two of them wait for each other. */
function weeksOf(rows: readonly DayCount[]): WeekRow[] {
  const found = new Map<string, WeekRow>()
  for (const { day, locationId, step, detail, count, word } of rows) {
    const key: WeekRow['key'] = [mondayOf(day), locationId, step, detail]
    const name = JSON.stringify(key)
    const week = found.get(name) ?? { key, days: DAYS.map(() => 0), ...(word ? { word } : {}) }
    const at = isoWeekdayOf(day) - 1
    week.days[at] = (week.days[at] ?? 0) + count
    found.set(name, week)
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, week]) => week)
}

async function addWeeks(sql: BookingSql, weeks: readonly WeekRow[]): Promise<void> {
  const width = COLUMNS.length
  const values = weeks.map(
    (_, row) => `(${COLUMNS.map((_, n) => `$${row * width + n + 1}`).join(', ')})`,
  )
  await sql.run(
    `INSERT INTO site_counts (${COLUMNS.join(', ')}) VALUES ${values.join(', ')}
     ON CONFLICT (monday, location_id, step, detail) DO UPDATE
       SET ${DAYS.map((n) => `d${n} = site_counts.d${n} + excluded.d${n}`).join(', ')}`,
    weeks.flatMap(({ key, days }) => [...key, ...days]),
  )
}

/** Writes the words of digests that were counted often enough by now. No statement has any other word in it. */
async function revealWords(sql: BookingSql, weeks: readonly WeekRow[]): Promise<void> {
  const hidden = weeks.filter(({ word }) => word !== undefined)
  for (let from = 0; from < hidden.length; from += ROWS_AT_ONCE) {
    const some = hidden.slice(from, from + ROWS_AT_ONCE)
    const due = await digestsToReveal(sql, some)
    for (const { key, word } of some) {
      if (word !== undefined && due.has(JSON.stringify(key))) await revealWord(sql, key, word)
    }
  }
}

/** The keys, as JSON, of those rows that are counted often enough to be shown and have no word yet. */
async function digestsToReveal(sql: BookingSql, weeks: readonly WeekRow[]): Promise<Set<string>> {
  const keys = weeks.map(
    (_, row) => `(${KEY_COLUMNS.map((_, n) => `$${row * KEY_COLUMNS.length + n + 1}`).join(', ')})`,
  )
  const columns = KEY_COLUMNS.join(', ')
  const rows = await sql.all<Record<(typeof KEY_COLUMNS)[number], string>>(
    // Joined, so that each key is looked up: SQLite reads the whole table for a list of them.
    `WITH asked (${columns}) AS (VALUES ${keys.join(', ')})
     SELECT ${columns} FROM asked JOIN site_counts USING (${columns})
     WHERE word IS NULL AND ${sumOf(7)} >= ${LEAST_SHOWN}`,
    weeks.flatMap(({ key }) => key),
  )
  return new Set(rows.map((row) => JSON.stringify(KEY_COLUMNS.map((column) => row[column]))))
}

async function revealWord(sql: BookingSql, key: WeekRow['key'], word: string): Promise<void> {
  await sql.run(
    `UPDATE site_counts SET word = $5
     WHERE monday = $1 AND location_id = $2 AND step = $3 AND detail = $4`,
    [...key, word],
  )
}

/** The first days of a week, as an expression. */
function sumOf(days: number): string {
  return DAYS.slice(0, days)
    .map((n) => `d${n}`)
    .join(' + ')
}

/**
 * The first `days` (1 to 7) days of the week of a Monday. `isOver`: whether the week is over in every zone, so that nothing
 * is counted in it any more.
 */
export type WeekPart = { monday: string; days: number; isOver: boolean }

/** The step whose details guests have typed: they are shown once their week is over. */
const TYPED_STEP = 'dish'

/** A count of a part of a week at a location: a multiple of `LEAST_SHOWN`, rounded down. */
export type ShownCount = { locationId: string; step: string; detail: string; count: number }

/**
 * The counts of some locations in a part of a week, each rounded down to a multiple of `LEAST_SHOWN`; those below it
 * are left out, and so are words that guests typed in a week that is not over. Whatever is added up or subtracted of them
 * is such a multiple, too (decision 109). An empty id is for what belongs to no location.
 */
export async function readSiteCounts(
  sql: ReaderSql,
  locationIds: readonly string[],
  week: WeekPart,
): Promise<ShownCount[]> {
  if (locationIds.length === 0) return []
  const rows = await sql.all<Omit<ShownCount, 'locationId'> & { location_id: string }>(
    `SELECT location_id, step, detail, count FROM (${shownRows(week, locationIds)}) AS shown
     ORDER BY location_id, step, detail`,
    [week.monday, ...locationIds],
  )
  return rows.map(({ location_id: locationId, ...row }) => ({ locationId, ...row }))
}

/** The sum of what is shown of a step and detail at some locations, or (`atLocation` false) of what belongs to none. */
export type SiteTotal = { atLocation: boolean; step: string; detail: string; count: number }

/** The counts that `readSiteCounts` returns, added up by the database: a row for each step and detail. */
export async function readSiteTotals(
  sql: ReaderSql,
  locationIds: readonly string[],
  week: WeekPart,
): Promise<SiteTotal[]> {
  if (locationIds.length === 0) return []
  const rows = await sql.all<Omit<SiteTotal, 'atLocation'> & { placed: number }>(
    `SELECT placed, step, detail, CAST(SUM(count) AS bigint) AS count
     FROM (${shownRows(week, locationIds)}) AS shown
     GROUP BY placed, step, detail
     ORDER BY placed, step, detail`,
    [week.monday, ...locationIds],
  )
  return rows.map(({ placed, ...row }) => ({ atLocation: placed === 1, ...row }))
}

/** The rows that are shown, each rounded down; `$1` is the Monday, and from `$2` on are the ids of the locations. */
function shownRows({ days, isOver }: WeekPart, locationIds: readonly string[]): string {
  const sum = `(${sumOf(days)})`
  return `
    SELECT location_id, CASE WHEN location_id = '' THEN 0 ELSE 1 END AS placed,
      step, COALESCE(word, detail) AS detail, ${sum} / ${LEAST_SHOWN} * ${LEAST_SHOWN} AS count
    FROM site_counts
    WHERE monday = $1 AND ${sum} >= ${LEAST_SHOWN} AND location_id IN (${placeholders(2, locationIds)})
      AND (word IS NOT NULL OR detail NOT LIKE '${DIGEST_MARK}%')
      ${isOver ? '' : `AND step <> '${TYPED_STEP}'`}`
}

/** How long counts are kept: a year can be compared with the one before. */
const KEPT_DAYS = 2 * 371
/**
 * Deletes counts that are too old, and digests of words that were not searched often enough in their week, however long
 * ago that was: a backup brings them back. It reads the whole table. `today` is the date in UTC.
 */
export async function purgeSiteCounts(db: BookingDatabase, today: string): Promise<void> {
  // A day later the week is over in every zone, and what was counted in it is written.
  const over = mondayOf(addDays(today, -2))
  await db.run('DELETE FROM site_counts WHERE monday < $1', [addDays(over, -KEPT_DAYS)])
  await db.run(
    `DELETE FROM site_counts
     WHERE monday < $1 AND word IS NULL AND detail LIKE '${DIGEST_MARK}%'`,
    [over],
  )
  await purgeBatches(db)
}
