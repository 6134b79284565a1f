import path from 'node:path'
import type { BookingDatabase, StoreOptions } from './database.ts'

/** Opens the bookings of an installation: Postgres if an address is given, else `booking.db` in `dataDir`. */
export async function openBookingDatabase(
  where: { databaseUrl?: string | undefined; dataDir: string },
  options: StoreOptions = {},
): Promise<BookingDatabase> {
  if (where.databaseUrl) {
    const { openPostgres } = await import('./postgres/database.ts')
    return openPostgres(where.databaseUrl, options)
  }
  const { openSqlite } = await import('./sqlite/database.ts')
  return openSqlite(path.resolve(where.dataDir, 'booking.db'), options)
}
