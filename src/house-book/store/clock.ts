import type { Sql } from '#lib/sql.ts'
import type { BookingDatabase } from './database.ts'

/** The database's clock, ms. */
export async function databaseNow(sql: Sql, db: BookingDatabase): Promise<number> {
  const rows = await sql.all<{ now: number }>(`SELECT ${db.dialect.now} AS now`)
  return rows[0]?.now ?? 0
}
