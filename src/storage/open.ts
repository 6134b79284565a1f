import path from 'node:path'
import { directUrlOf, isPooled, type PostgresAddresses } from '#lib/postgres/addresses.ts'
import { poolSizes } from '#lib/postgres/pool-sizes.ts'
import type { BookingDatabase, StoreOptions } from './database.ts'
import { traced } from './traced.ts'

/** Opens the bookings of an installation: Postgres if an address is given, else `booking.db` in `dataDir`. */
export async function openBookingDatabase(
  where: PostgresAddresses & { dataDir: string; databaseConnections?: number },
  options: StoreOptions = {},
): Promise<BookingDatabase> {
  if (where.databaseUrl) {
    const { openPostgres } = await import('./postgres/database.ts')
    const connections = poolSizes(where.databaseConnections).bookings
    const pooler = isPooled(where) ? { directUrl: directUrlOf(where) } : {}
    return traced(await openPostgres(where.databaseUrl, { ...options, connections, ...pooler }))
  }
  const { openSqlite } = await import('./sqlite/database.ts')
  return traced(await openSqlite(path.resolve(where.dataDir, 'booking.db'), options))
}
