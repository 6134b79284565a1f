import type { BookingSql } from '#storage/database.ts'

type VersionRow = { id: string; settings: number; bookings: number; sold_out: number }

/** `HostApi.locationVersions`. What guests only hold does not count, as in the version of a day. */
export async function readLocationVersions(
  sql: BookingSql,
  locationIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await sql.all<VersionRow>(
    `SELECT asked.id,
       COALESCE((SELECT number FROM current_settings WHERE location_id = asked.id), 0) AS settings,
       (SELECT CAST(COALESCE(SUM(version - held), 0) AS bigint)
        FROM day_versions WHERE location_id = asked.id) AS bookings,
       (SELECT COALESCE(MAX(version), 0) FROM sold_out WHERE location_id = asked.id) AS sold_out
     FROM ${sql.dialect.jsonRows('$1', { id: 'text' })} asked`,
    [JSON.stringify(locationIds.map((id) => [id]))],
  )
  return new Map(
    rows.map(({ id, settings, bookings, sold_out }) => [id, `${settings}.${bookings}.${sold_out}`]),
  )
}
