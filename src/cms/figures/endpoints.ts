import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { bookingEngine } from '#booking-engine/process.ts'
import { readFields } from '#lib/forms/field-errors.ts'
import { attachment } from '#lib/http/attachment.ts'
import { refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { csvLine } from '#lib/text/csv.ts'
import { hasFiguresAccess } from '../access/figures-access.ts'
import { actorOf } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { csvReport, REPORTS, type ReportName } from './csv-reports.ts'
import { figuresQuery, readFiguresScope } from './read-figures.ts'

const csvQuery = z.intersection(
  z.object({ report: z.enum(REPORTS as readonly ReportName[]) }),
  figuresQuery,
)

/**
 * `GET /admin/api/figures/csv?report=…`: a report as a CSV file (RFC 4180, UTF-8), a row for each restaurant and what
 * the report counts, for managers of these restaurants and administrators; 403 for everybody else.
 */
export const figuresEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/figures/csv',
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      if (!hasFiguresAccess(req)) return refusal(refuse('forbidden'))
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const query = readFields(csvQuery, Object.fromEntries(searchParams))
      if (!query.ok) return refusal(query)
      const scope = await readFiguresScope(req, query.value)
      if (!scope) return refusal(refuse('forbidden'))
      const { chosen, span } = scope
      const { figures } = await bookingEngine()
      const locationIds = chosen.map(({ id }) => String(id))
      const found = await figures.byLocation({ locationIds, span })
      const titles = new Map(chosen.map(({ id, title }) => [String(id), title]))
      const { report } = query.value
      const detail = `${report} ${span.from} ${span.to}`
      const location = query.value.location ?? null
      await recordAct(req, { act: 'export_figures', actor: actorOf(req), detail, location })
      const rows = csvReport(report, found, (id) => titles.get(id) ?? id)
      return new Response(rows.map(csvLine).join(''), {
        headers: {
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': attachment(`${report}-${span.from}-${span.to}.csv`),
          'cache-control': 'private, no-store',
        },
      })
    }),
  },
]
