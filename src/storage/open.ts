import path from 'node:path'
import type { BookingDatabase, StoreOptions } from './database.ts'
import { traced } from './traced.ts'

/** Opens the bookings of an installation: Postgres if an address is given, else `booking.db` in `dataDir`. */
export async function openBookingDatabase(
  where: { databaseUrl?: string | undefined; dataDir: string },
  options: StoreOptions = {},
): Promise<BookingDatabase> {
  if (where.databaseUrl) {
    const { openPostgres } = await import('./postgres/database.ts')
    return traced(await openPostgres(where.databaseUrl, options))
  }
  const { openSqlite } = await import('./sqlite/database.ts')
  return traced(await openSqlite(path.resolve(where.dataDir, 'booking.db'), options))
}
