import type { Front } from '#front/front.ts'
import { readBody } from '#front/http/body.ts'
import { NO_STORE } from '#front/http/headers.ts'
import { type FrontRefusal, sendRefusal } from '#front/http/refusal.ts'
import type { Route } from '#lib/routing/route.ts'
import { countBuffer } from '#lib/site-counts/count-buffer.ts'
import { isRobot } from '#lib/site-counts/robots.ts'
import { parseSiteCounts } from '#lib/site-counts/site-count.ts'
import * as t from './messages.gen.ts'
import type { IncomingRequest } from './request-context.ts'
import { guardRequest } from './request-guard.ts'

/**
 * Counts what pages of this site report of themselves (spec:operations.site-counts). Address and `User-Agent` of the
 * request decide whether it counts, and are forgotten; whoever asks not to be tracked (`Sec-GPC`), and robots, are
 * answered alike and not counted.
 */
export async function receiveSiteCounts(
  front: Front,
  { req, res, path, requestId }: IncomingRequest,
  route: Route,
): Promise<string> {
  const refuse = (refusal: FrontRefusal) => {
    sendRefusal(res, { ...refusal, close: true }, requestId, front.security)
    return refusal.code
  }
  const client = { path, address: front.clientOf(req).address }
  const { origin, limits } = front
  const refused = await guardRequest(req, res, client, { origin, limits, route })
  if (refused) return refuse(refused)
  const body = await readBody(req, route.bodyLimit)
  if (!body.ok) return 'aborted'
  const counts = parseSiteCounts(body.value.toString('utf8'))
  if (!counts) return refuse({ code: 'malformed', message: t.bodyNotCounts() })
  const { headers } = req
  if (headers['sec-gpc'] !== '1' && !isRobot(headers['user-agent'])) {
    const now = Date.now()
    for (const one of counts) countBuffer().add(one, now)
  }
  res.writeHead(204, [...front.security, 'Cache-Control', NO_STORE, 'X-Request-Id', requestId])
  res.end()
  return 'counted'
}
