import type { BookingSql } from './database.ts'

/** The database's clock, ms. */
export async function databaseNow(sql: BookingSql): Promise<number> {
  const rows = await sql.all<{ now: number }>(`SELECT ${sql.dialect.now} AS now`)
  return rows[0]?.now ?? 0
}
