import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalizePath } from '#front/http/normalize-path.ts'
import { visitorTokenIn } from '#lib/cookies/visitor-cookie.ts'
import { rateLimitKey } from '#lib/front/rate-limit-key.ts'
import type { LimitRule, LimitStore } from '#lib/rate-limits/types.ts'
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
 * use up that of the address. Without the visitor cookie only the address counts.
 */
function countersOf(
  { browserPoints, refundInvalid, ...rule }: RateLimitRule,
  { address, visitor }: { address: string; visitor: string | null },
): Counter[] {
  const key = rateLimitKey(address)
  const own = { ...rule, name: `${rule.name}-browser`, points: browserPoints ?? rule.points }
  return [
    ...(refundInvalid ? [{ rule: routeLimits.apiWrite, key }] : []),
    ...(browserPoints && visitor ? [{ rule: own, key: visitor }] : []),
    { rule, key },
  ]
}

/**
 * Counts a request. Returns 0 if it may pass, else the seconds to wait. A refused request, or one refunded
 * after its response, stays counted in `routeLimits.apiWrite` only.
 */
export async function consumeRateLimit(
  { method = 'GET', headers }: IncomingMessage,
  res: ServerResponse,
  limits: LimitStore,
  { path, address }: { path: string; address: string },
): Promise<number> {
  const rule = rateLimitFor(method, path)
  if (!rule) return 0
  const taken: Counter[] = []
  const refund = () => {
    for (const { rule, key } of taken)
      if (rule !== routeLimits.apiWrite) void limits.refund(rule, key)
  }
  for (const one of countersOf(rule, { address, visitor: visitorTokenIn(headers.cookie) })) {
    const wait = await limits.consume(one.rule, one.key)
    if (wait > 0) {
      refund()
      return wait
    }
    taken.push(one)
  }
  if (rule.refundInvalid) {
    res.once('close', () => {
      if (INVALID_REQUEST.has(res.statusCode)) refund()
    })
  }
  return 0
}
