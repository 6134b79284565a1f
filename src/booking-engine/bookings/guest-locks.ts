import { Conditions } from '#lib/sql/conditions.ts'
import type { Sql } from '#lib/sql/sql.ts'

/**
 * The keys under which guests change some bookings: the hashes of their links, which stay as they were made whatever the
 * secret of the site is today. Those that do not exist have none.
 */
export async function guestLocksOf(sql: Sql, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const where = new Conditions()
  where.whereIn('id', ids)
  const rows = await sql.all<{ manage_hash: string }>(
    `SELECT manage_hash FROM reservations ${where.text}`,
    where.values,
  )
  return rows.map(({ manage_hash }) => manage_hash)
}
