import type { Sql } from '#lib/sql/sql.ts'

/**
 * The keys under which guests change some bookings: the hashes of their links, which stay as they were made whatever the
 * secret of the site is today. Those that do not exist have none.
 */
export async function guestLocksOf(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await Promise.all(
    ids.map((id) =>
      sql.all<{ manage_hash: string }>('SELECT manage_hash FROM reservations WHERE id = $1', [id]),
    ),
  )
  return rows.flatMap((found) => found.map(({ manage_hash }) => manage_hash))
}
