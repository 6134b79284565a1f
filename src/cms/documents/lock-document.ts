import type { PayloadRequest } from 'payload'
import { runSql } from '../database/sql.ts'

/** A collection or global, whose slug is that of the configuration and names its tables. */
type Locked = { slug: string; hasDrafts: boolean }

/** Has nobody else write a document until the transaction of `req` ends. `id`: null of a global. */
export async function lockDocument(
  req: PayloadRequest,
  { slug, hasDrafts }: Locked,
  id: number | null,
): Promise<void> {
  const table = slug.replaceAll('-', '_')
  const own = id === null ? '1 = 1' : `id = ${Number(id)}`
  await runSql(req.payload, `UPDATE ${table} SET updated_at = updated_at WHERE ${own}`, req)
  if (!hasDrafts) return
  const parent = id === null ? '' : ` AND parent_id = ${Number(id)}`
  const text = `UPDATE _${table}_v SET updated_at = updated_at WHERE latest = true${parent}`
  await runSql(req.payload, text, req)
}
