import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Limits } from '#front/http/limit-store.ts'
import { normalizePath } from '#front/http/normalize-path.ts'
import { visitorTokenIn } from '#lib/cookies/visitor-cookie.ts'
import { rateLimitKey } from '#lib/front/rate-limit-key.ts'
import type { CountedRequest, LimitRule } from '#lib/rate-limits/types.ts'
import { matchRoute } from '#lib/routing/match-route.ts'
import type { RateLimitRule } from '#lib/routing/route.ts'
import { routeLimits } from '#lib/routing/route-limits.ts'

/** Response statuses for requests that the client can correct. */
const INVALID_REQUEST = new Set([400, 413, 415, 422])

/** The limit for a request, in any spelling of its path; that of its method comes before that of all methods. */
export function rateLimitFor(method: string, path: string): RateLimitRule | undefined {
  const { POST, any } = matchRoute(normalizePath(path))?.route.rateLimits ?? {}
  return (method === 'POST' ? POST : undefined) ?? any
}

type Counter = { rule: LimitRule; key: string }

/**
 * The counters of a request: the browser's before the address's, so that one browser over its limit does not
 * use up that of the address. Without the visitor cookie only the address counts. A browser's is refunded
 * where the address is refused.
 */
function countersOf(
  { browserPoints, refundInvalid, ...limit }: RateLimitRule,
  { key, visitor }: { key: string; visitor: string | null },
): Counter[] {
  const rule = { ...limit, refundable: refundInvalid === true }
  if (!browserPoints || !visitor) return [{ rule, key }]
  const { name } = rule
  const own = { ...rule, name: `${name}-browser`, points: browserPoints, refundable: true }
  return [
    { rule: own, key: visitor },
    { rule, key },
  ]
}

/**
 * Counts a request. Returns 0 if it may pass, else the seconds to wait. A refused request, or one refunded
 * after its response, stays counted in `routeLimits.apiWrite` only. Where the browser or the address is known to
 * be refused, no store is asked: a new cookie with each request makes no work.
 */
export async function consumeRateLimit(
  { method = 'GET', headers }: IncomingMessage,
  res: ServerResponse,
  limits: Limits,
  { path, address }: { path: string; address: string },
): Promise<number> {
  const rule = rateLimitFor(method, path)
  if (!rule) return 0
  const key = rateLimitKey(address)
  if (rule.refundInvalid) {
    const { wait } = await limits.consume(routeLimits.apiWrite, key)
    if (wait > 0) return wait
  }
  const counters = countersOf(rule, { key, visitor: visitorTokenIn(headers.cookie) })
  const blocked = Math.max(...counters.map((one) => limits.blocked(one.rule, one.key)))
  if (blocked > 0) return blocked
  const passed: CountedRequest[] = []
  const refund = () => {
    for (const one of passed) void one.refund()
  }
  for (const one of counters) {
    const counted = await limits.consume(one.rule, one.key)
    if (counted.wait > 0) {
      refund()
      return counted.wait
    }
    passed.push(counted)
  }
  if (rule.refundInvalid) {
    res.once('close', () => {
      if (INVALID_REQUEST.has(res.statusCode)) refund()
    })
  }
  return 0
}
