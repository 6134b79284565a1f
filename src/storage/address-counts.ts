import type { AddressKind } from '#lib/address-counts/address-counts.ts'
import { ok } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import { isNewBatch, type NumberedBatch } from './count-batches.ts'
import type { BookingDatabase, BookingSql } from './database.ts'

/** How often an address was asked for on a day of the group. */
export type AddressCount = { kind: AddressKind; address: string; day: string; count: number }

/** Missing addresses that are kept; of more, those that were asked for least go, and of them the oldest. */
export const MOST_MISSING = 1000

/** Days for which a missing address is kept, and over which all addresses are added up; today is the last. */
export const COUNTED_DAYS = 30

/** Days for which it is known when a redirect was last followed: a page of last Christmas is asked for until New Year. */
export const FOLLOWED_DAYS = 400

/** Rows that one statement writes; each has 4 values. */
const ROWS_AT_ONCE = 500

/** More than any number of rows: SQLite knows no OFFSET without a LIMIT. */
const ALL_ROWS = 1_000_000_000

/**
 * Adds the counts of a batch, all or none, and keeps missing addresses to their number. Returns false if the batch was
 * written before.
 */
export async function writeAddressCounts(
  db: BookingDatabase,
  batch: NumberedBatch<AddressCount>,
): Promise<boolean> {
  // One instance after the other: which addresses are too many depends on those of all.
  const { value } = await db.transaction({ exclusive: ['address-counts'] }, async (sql) => {
    if (!(await isNewBatch(sql, batch))) return ok(false)
    const rows = sumsOf(batch.rows)
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await addRows(sql, rows.slice(from, from + ROWS_AT_ONCE))
    if (rows.some(({ kind }) => kind === 'missing')) await dropLeastMissing(sql)
    return ok(true)
  })
  return value
}

/** One row for each kind, address and day. */
function sumsOf(rows: readonly AddressCount[]): AddressCount[] {
  const sums = new Map<string, AddressCount>()
  for (const row of rows) {
    const key = `${row.kind} ${row.address} ${row.day}`
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}

async function addRows(sql: BookingSql, rows: readonly AddressCount[]): Promise<void> {
  const values = rows.map((_, n) => `($${4 * n + 1}, $${4 * n + 2}, $${4 * n + 3}, $${4 * n + 4})`)
  await sql.run(
    `INSERT INTO address_counts (kind, address, day, count) VALUES ${values.join(', ')}
     ON CONFLICT (kind, address, day) DO UPDATE SET count = address_counts.count + excluded.count`,
    rows.flatMap(({ kind, address, day, count }) => [kind, address, day, count]),
  )
}

async function dropLeastMissing(sql: BookingSql): Promise<void> {
  await sql.run(
    `DELETE FROM address_counts WHERE kind = 'missing' AND address IN (
       SELECT address FROM address_counts WHERE kind = 'missing'
       GROUP BY address ORDER BY SUM(count) DESC, MAX(day) DESC, address
       LIMIT ${ALL_ROWS} OFFSET ${MOST_MISSING})`,
  )
}

/** How often an address was asked for in the last `COUNTED_DAYS`, and on which day last, however long ago. */
export type AddressTotal = { address: string; recent: number; lastDay: string }

/** The missing addresses up to a day (`today`), those that were asked for most first. */
export function readMissingAddresses(db: BookingDatabase, today: string): Promise<AddressTotal[]> {
  return readTotals(db, 'missing', today)
}

/** How often a redirect or a former address was followed, up to a day; null where it is not known to have been. */
export async function readFollowed(
  db: BookingDatabase,
  asked: { kind: Exclude<AddressKind, 'missing'>; address: string },
  today: string,
): Promise<AddressTotal | null> {
  const [total] = await readTotals(db, asked.kind, today, asked.address)
  return total ?? null
}

async function readTotals(
  db: BookingDatabase,
  kind: AddressKind,
  today: string,
  address?: string,
): Promise<AddressTotal[]> {
  const rows = await db.all<{ address: string; recent: number; last_day: string }>(
    `SELECT address, MAX(day) AS last_day,
       CAST(SUM(CASE WHEN day >= $2 THEN count ELSE 0 END) AS bigint) AS recent
     FROM address_counts
     WHERE kind = $1 AND day >= $3 ${address === undefined ? '' : 'AND address = $4'}
     GROUP BY address ORDER BY recent DESC, last_day DESC, address`,
    [
      ...[kind, addDays(today, 1 - COUNTED_DAYS), oldestDay(kind, today)],
      ...(address === undefined ? [] : [address]),
    ],
  )
  return rows.map(({ last_day: lastDay, recent, ...row }) => ({
    ...{ ...row, lastDay, recent: Number(recent) },
  }))
}

const oldestDay = (kind: AddressKind, today: string) =>
  addDays(today, 1 - (kind === 'missing' ? COUNTED_DAYS : FOLLOWED_DAYS))

/** Deletes what is too old to be shown. `today` is the date in UTC: a day of the group can be the one before. */
export async function purgeAddressCounts(db: BookingDatabase, today: string): Promise<void> {
  const yesterday = addDays(today, -1)
  const text = 'DELETE FROM address_counts WHERE day < $1 AND kind'
  await db.run(`${text} = 'missing'`, [oldestDay('missing', yesterday)])
  await db.run(`${text} <> 'missing'`, [oldestDay('redirect', yesterday)])
}
