import type { Endpoint, PayloadRequest } from 'payload'
import { readFields } from '#lib/forms/field-errors.ts'
import { attachment } from '#lib/http/attachment.ts'
import { refusal, refuseWhenBusy } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { csvLine } from '#lib/text/csv.ts'
import { figuresLocationIds, hasFiguresAccess } from '../access/figures-access.ts'
import { actorOf } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { readSiteCounts, readSiteCountsScope, siteCountsQuery } from './read-site-counts.ts'
import { spanOf } from './weeks.ts'

/**
 * `GET /admin/api/site-counts/csv`: what pages counted in a week, as a CSV file (RFC 4180, UTF-8), a row for each
 * restaurant, step and detail, in fives; for managers of these restaurants and administrators, 403 for everybody else, 404
 * for a restaurant that there is not.
 */
export const siteCountsEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/site-counts/csv',
    handler: refuseWhenBusy(async (req: PayloadRequest) => {
      if (!hasFiguresAccess(req)) return refusal(refuse('forbidden'))
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const query = readFields(siteCountsQuery, Object.fromEntries(searchParams))
      if (!query.ok) return refusal(query)
      const scope = await readSiteCountsScope(req, query.value)
      // Whoever may see all of them has named one that there is not.
      if (!scope)
        return refusal(refuse(figuresLocationIds(req) === 'all' ? 'unknown_location' : 'forbidden'))
      const { from, to } = spanOf(scope.weeks.now)
      const { now } = await readSiteCounts(scope)
      const titles = new Map(scope.chosen.map(({ id, title }) => [String(id), title]))
      const detail = `site-counts ${from} ${to}`
      const location = query.value.location ?? null
      await recordAct(req, { act: 'export_figures', actor: actorOf(req), detail, location })
      const rows = [
        ['restaurant', 'from', 'to', 'step', 'detail', 'count'],
        ...now.map((one) => [
          ...[titles.get(one.locationId) ?? '', from, to, one.step, one.detail, one.count],
        ]),
      ]
      return new Response(rows.map(csvLine).join(''), {
        headers: {
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': attachment(`website-${from}-${to}.csv`),
          'cache-control': 'private, no-store',
        },
      })
    }),
  },
]
