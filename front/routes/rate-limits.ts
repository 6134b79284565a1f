import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalizePath } from '#front/http/normalize-path.ts'
import { visitorTokenIn } from '#lib/cookies/visitor-cookie.ts'
import type { LimitRule, LimitStore } from '#lib/front/ports.ts'
import { rateLimitKey } from '#lib/front/rate-limit-key.ts'

const MINUTE = 60

/**
 * `browserPoints`: the limit for one browser, within that of its address. `refundInvalid`: requests answered
 * with a validation error (`INVALID_REQUEST`) do not count.
 */
type RateLimitRule = LimitRule & { browserPoints?: number; refundInvalid?: true }
type LimitedRoute = { method: 'POST' | 'any'; path: RegExp; rule: RateLimitRule }

const rule = (name: string, points: number, seconds: number): LimitRule => ({
  name,
  points,
  seconds,
})

/** A limit for guests, of whom 50 may share an IP address: an office, a hotel. */
const guests = (name: string, browserPoints: number, points = 50): RateLimitRule => ({
  ...rule(name, points, 10 * MINUTE),
  browserPoints,
})

/** A limit for a form of guests. */
const form = (name: string, browserPoints: number, points = 50): RateLimitRule => ({
  ...guests(name, browserPoints, points),
  refundInvalid: true,
})

/** Counts every POST to the API beside a rule with `refundInvalid`, so that invalid requests are limited too. */
const API_WRITES = rule('api-write', 300, MINUTE)

/**
 * Limits per IP address and route; paths are normalized, and the first match applies. Booking and cards have
 * further limits of their own.
 */
const RATE_LIMITS: readonly LimitedRoute[] = [
  { method: 'POST', path: /^\/admin\/api\/staff\/login$/, rule: rule('login', 10, 15 * MINUTE) },
  {
    method: 'POST',
    path: /^\/admin\/api\/staff\/(?:forgot|reset|unlock)/,
    rule: rule('password', 5, 15 * MINUTE),
  },
  // All other requests about accounts, so that guessing stays slow.
  { method: 'POST', path: /^\/admin\/api\/staff\//, rule: rule('staff', 120, 15 * MINUTE) },
  { method: 'POST', path: /^\/api\/stripe\/get-card-tokens$/, rule: guests('card', 10) },
  { method: 'POST', path: /^\/api\/stripe\/webhook$/, rule: rule('webhook', 1200, MINUTE) },
  { method: 'POST', path: /^\/api\/opentable\/reserve$/, rule: form('reserve', 30, 100) },
  { method: 'POST', path: /^\/api\/opentable\/lock/, rule: guests('lock', 30, 300) },
  // One request here makes a dozen at the provider.
  {
    method: 'POST',
    path: /^\/api\/opentable\/get-alternatives$/,
    rule: guests('alternatives', 30, 150),
  },
  { method: 'POST', path: /^\/api\/opentable\/notify-me$/, rule: form('notify', 10) },
  { method: 'POST', path: /^\/api\/careers-apply$/, rule: form('careers', 6) },
  { method: 'POST', path: /^\/api\/bulk-gift-card/, rule: form('gift-cards', 6) },
  { method: 'POST', path: /^\/api\/group-bookings$/, rule: form('groups', 6) },
  { method: 'POST', path: /^\/api\/newsletter/, rule: form('newsletter', 10) },
  { method: 'POST', path: /^\/api\/recaptcha$/, rule: rule('bot-check', 300, 10 * MINUTE) },
  { method: 'any', path: /^\/csp-report$/, rule: rule('csp-report', 30, 10 * MINUTE) },
  { method: 'any', path: /^\/preview/, rule: rule('preview', 60, MINUTE) },
  // It sends mail, which may go to somebody else's inbox.
  { method: 'POST', path: /^\/my\/reservations\/[^/]+\/mail$/, rule: rule('mail', 5, 10 * MINUTE) },
  { method: 'any', path: /^\/test-bank\//, rule: rule('test-bank', 60, MINUTE) },
  // Mail services send one-click unsubscribes of many subscribers from a few addresses.
  {
    method: 'POST',
    path: /^\/my\/newsletter\/[^/]+\/unsubscribe$/,
    rule: rule('unsubscribe', 1200, 10 * MINUTE),
  },
  { method: 'POST', path: /^\/my(?:\/|$)/, rule: rule('manage', 100, 10 * MINUTE) },
  { method: 'any', path: /^\/my(?:\/|$)/, rule: rule('my', 120, MINUTE) },
  { method: 'POST', path: /^\/api\//, rule: API_WRITES },
  { method: 'any', path: /^\/api\//, rule: rule('api', 600, MINUTE) },
]

/** Response statuses for requests that the client can correct. */
const INVALID_REQUEST = new Set([400, 413, 415, 422])

/** The limit for a request, in any spelling of its path. */
export function rateLimitFor(method: string, path: string): RateLimitRule | undefined {
  const plain = normalizePath(path)
  return RATE_LIMITS.find((l) => (l.method === 'any' || l.method === method) && l.path.test(plain))
    ?.rule
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
    ...(refundInvalid ? [{ rule: API_WRITES, key }] : []),
    ...(browserPoints && visitor ? [{ rule: own, key: visitor }] : []),
    { rule, key },
  ]
}

/**
 * Counts a request. Returns 0 if it may pass, else the seconds to wait. A refused request, or one refunded
 * after its response, stays counted in `API_WRITES` only.
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
    for (const one of taken) if (one.rule !== API_WRITES) limits.refund(one.rule, one.key)
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
