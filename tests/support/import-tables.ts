import type { Payload } from 'payload'

const TABLES = ['imports', 'import_rows', 'import_documents', 'import_parts']

/** How many rows each table of imports has, in the order of `TABLES`. */
export async function countImportRows(payload: Payload): Promise<number[]> {
  const { query } = await import('#cms/database/query.ts')
  const count = async (table: string) =>
    Number((await query(payload, `SELECT count(*) AS n FROM ${table}`, []))[0]?.n)
  return Promise.all(TABLES.map(count))
}
