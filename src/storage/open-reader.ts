import type { DatabaseAddress } from './database.ts'
import type { Reader } from './reader.ts'

/** Opens a reader of a booking database that is there and migrated. */
export async function openReader(address: DatabaseAddress): Promise<Reader> {
  if (address.kind === 'postgres') {
    const { openPostgresReader } = await import('./postgres/reader.ts')
    return openPostgresReader(address.url)
  }
  const { openSqliteReader } = await import('./sqlite/reader.ts')
  return openSqliteReader(address.file)
}
