import type { Endpoint } from 'payload'
import { z } from 'zod'
import { mustBe } from '#lib/forms/field-faults.ts'
import { refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { hasRole } from '../access/roles.ts'
import { actorOf } from '../audit-log/actor.ts'
import { recordAct } from '../audit-log/write-entry.ts'
import { subscribersAsCsv } from './export-subscribers.ts'

const state = z.enum(['confirmed', 'unsubscribed', 'all']).default('confirmed')

/**
 * `GET /admin/api/newsletter/export?state=…`: the readers of the site's own newsletter as a CSV file, for
 * marketing and administrators; 403 for everybody else.
 */
export const newsletterEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/newsletter/export',
    handler: async (req) => {
      if (!hasRole(req, 'marketing')) return refusal(refuse('forbidden'))
      const { searchParams } = new URL(req.url ?? '', 'http://localhost')
      const asked = state.safeParse(searchParams.get('state') ?? undefined)
      if (!asked.success) {
        const fields = [{ path: 'state', message: mustBe('confirmed, unsubscribed or all') }]
        return refusal(refuse('invalid', { fields }))
      }
      const { data: detail } = asked
      await recordAct(req, { act: 'export_subscribers', actor: actorOf(req), detail })
      req.payload.logger.info({ staff: req.user?.id, state: asked.data, msg: 'readers exported' })
      const day = new Date().toISOString().slice(0, 10)
      const headers = {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="newsletter-${asked.data}-${day}.csv"`,
        'cache-control': 'private, no-store',
      }
      return new Response(subscribersAsCsv(req.payload, asked.data), { headers })
    },
  },
]
