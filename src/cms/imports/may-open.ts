import type { PayloadRequest } from 'payload'
import { ownLocationIds } from '../access/own-locations.ts'
import { hasRole } from '../access/roles.ts'
import { query } from '../database/query.ts'
import { IMPORT_KINDS } from './kinds/names.ts'
import { importKind } from './kinds/registry.ts'
import { listImports } from './store.ts'
import type { Import } from './types.ts'

/**
 * Whether somebody may see and move on an import: whoever may import its kind. One whose rows are of single restaurants is for
 * those who have the role at all restaurants, and for whoever began it, as long as they have it at each one that a row is of.
 */
export async function mayOpen(req: PayloadRequest, one: Import): Promise<boolean> {
  const { role } = importKind(one.kind)
  if (!hasRole(req, role)) return false
  const limit = limitOf(req)
  if (limit === null || !isOfRestaurants(one.kind)) return true
  const rows = await query(req.payload, `SELECT id FROM imports WHERE id = $1 AND ${limit}`, [
    one.id,
  ])
  return rows.length > 0
}

/** The newest imports that somebody may open. */
export function listOpenImports(req: PayloadRequest, most: number): Promise<Import[]> {
  const { payload } = req
  const kinds = IMPORT_KINDS.filter((kind) => hasRole(req, importKind(kind).role))
  const limit = limitOf(req)
  const limited = kinds.filter(isOfRestaurants)
  const where = limit === null || limited.length === 0 ? null : { kinds: limited, condition: limit }
  return listImports({ payload }, kinds, most, where)
}

const isOfRestaurants = (kind: Import['kind']) => importKind(kind).isOfRestaurants ?? false

/** The condition of SQL for imports of bookings, whose documents are named by their restaurants; null: none. */
function limitOf(req: PayloadRequest): string | null {
  const own = ownLocationIds('manager', req)
  if (own === 'all') return null
  const isOwn = own.map((id) => ` AND d.document NOT LIKE 'bookings/${Number(id)}:%'`).join('')
  return `staff = ${Number(req.user?.id)} AND NOT EXISTS
    (SELECT 1 FROM import_documents d WHERE d.import = imports.id${isOwn})`
}
