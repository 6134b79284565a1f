import type { Endpoint, PayloadRequest } from 'payload'
import { readFields } from '#lib/forms/field-errors.ts'
import { refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasRole } from '../access/roles.ts'
import { actorOf } from './actor.ts'
import { auditLogAsCsv } from './export-log.ts'
import { auditLogQuery } from './log-query.ts'
import { recordAct } from './write-entry.ts'

/**
 * `GET /admin/api/audit-log/csv?…`: the entries that the view shows by the same query, all of them, as a CSV file in
 * pieces; for administrators, 403 for everybody else, 404 for a location that is not there. The log has it before the
 * first entry leaves.
 */
export const auditLogEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/audit-log/csv',
    handler: refuseWhenBusy(async (req) => {
      if (!hasRole(req)) return refusal(refuse('forbidden'))
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const asked = readFields(auditLogQuery, Object.fromEntries(searchParams))
      if (!asked.ok) return refusal(asked)
      if (!(await isKnown(req, asked.value.location))) return refusal(refuse('not_found'))
      const { text: _, after: __, ...filters } = asked.value
      const told = Object.entries(filters).filter(([, value]) => value !== undefined)
      const detail = told.map(([name, value]) => `${name} ${value}`).join(', ')
      await recordAct(req, { act: 'export_log', actor: actorOf(req), detail })
      const day = new Date().toISOString().slice(0, 10)
      return new Response(auditLogAsCsv(req, asked.value), {
        headers: {
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': `attachment; filename="audit-log-${day}.csv"`,
          'cache-control': 'private, no-store',
        },
      })
    }),
  },
]

async function isKnown(req: PayloadRequest, location: number | undefined): Promise<boolean> {
  if (location === undefined) return true
  const where = { id: { equals: location } }
  const { totalDocs } = await req.payload.count({
    collection: 'locations',
    where,
    trash: true,
    req,
  })
  return totalDocs > 0
}
