import type { Sql } from '#storage/database.ts'

type VersionRow = { id: string; settings: number; bookings: number; sold_out: number }

/** `HostApi.locationVersions`. What guests only hold does not count, as in the version of a day. */
export async function readLocationVersions(
  sql: Sql,
  locationIds: readonly string[],
): Promise<Map<string, string>> {
  const ids = paddedToPowerOfTwo(locationIds)
  const asked = ids.map((_, n) => `(CAST($${n + 1} AS text))`).join(', ')
  const rows = await sql.all<VersionRow>(
    `SELECT column1 AS id,
       COALESCE((SELECT number FROM current_settings WHERE location_id = column1), 0) AS settings,
       (SELECT CAST(COALESCE(SUM(version - held), 0) AS bigint)
        FROM day_versions WHERE location_id = column1) AS bookings,
       (SELECT COALESCE(MAX(version), 0) FROM sold_out WHERE location_id = column1) AS sold_out
     FROM (VALUES ${asked}) asked`,
    ids,
  )
  return new Map(
    rows.map(({ id, settings, bookings, sold_out }) => [id, `${settings}.${bookings}.${sold_out}`]),
  )
}

/** Repeats the last id until their number is a power of two, so that few different statements are prepared. */
function paddedToPowerOfTwo(ids: readonly string[]): string[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(ids.length, 1)))
  return Array.from({ length: size }, (_, n) => ids[Math.min(n, ids.length - 1)] ?? '')
}
