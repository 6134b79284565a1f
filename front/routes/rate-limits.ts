import type { IncomingMessage, ServerResponse } from 'node:http'
import { normalizePath } from '#front/http/normalize-path.ts'
import type { LimitRule, LimitStore } from '#lib/front-ports.ts'
import { limitKey } from '#lib/limit-key.ts'
import { visitorTokenIn } from '#lib/visitor-cookie.ts'

const MINUTE = 60

/**
 * `browser`: how many of an address's requests may come from one browser. `forgives`: those that are answered
 * with what is to be corrected in them are none of these.
 */
type RateLimitRule = LimitRule & { browserPoints?: number; refundInvalid?: true }
type LimitedRoute = { method: 'POST' | 'any'; path: RegExp; rule: RateLimitRule }

const rule = (name: string, points: number, seconds: number): LimitRule => ({
  name,
  points,
  seconds,
})

/** What guests do, of whom 50 may share an address: an office, a hotel. */
const guests = (name: string, browserPoints: number, points = 50): RateLimitRule => ({
  ...rule(name, points, 10 * MINUTE),
  browserPoints,
})

/** A form of theirs. */
const form = (name: string, browserPoints: number, points = 50): RateLimitRule => ({
  ...guests(name, browserPoints, points),
  refundInvalid: true,
})

/** Counts every POST to the interface beside a rule that forgives, so that nobody can send rubbish for ever. */
const API_WRITES = rule('api-write', 300, MINUTE)

/**
 * Requests per address and route, paths in their plain spelling; the first that matches counts. Booking and
 * cards have limits of their own, too.
 */
const RATE_LIMITS: readonly LimitedRoute[] = [
  { method: 'POST', path: /^\/admin\/api\/staff\/login$/, rule: rule('login', 10, 15 * MINUTE) },
  {
    method: 'POST',
    path: /^\/admin\/api\/staff\/(?:forgot|reset|unlock)/,
    rule: rule('password', 5, 15 * MINUTE),
  },
  // Whatever else can be asked of accounts, and in whatever way: guessing stays slow.
  { method: 'POST', path: /^\/admin\/api\/staff\//, rule: rule('staff', 120, 15 * MINUTE) },
  { method: 'POST', path: /^\/api\/stripe\/get-card-tokens$/, rule: guests('card', 10) },
  { method: 'POST', path: /^\/api\/stripe\/webhook$/, rule: rule('webhook', 1200, MINUTE) },
  { method: 'POST', path: /^\/api\/opentable\/reserve$/, rule: form('reserve', 30, 100) },
  { method: 'POST', path: /^\/api\/opentable\/lock/, rule: guests('lock', 30, 300) },
  // One question here is a dozen at the provider.
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
  // A mail to somebody else's letter box is not sent by the dozen.
  { method: 'POST', path: /^\/my\/reservations\/[^/]+\/mail$/, rule: rule('mail', 5, 10 * MINUTE) },
  { method: 'any', path: /^\/test-bank\//, rule: rule('test-bank', 60, MINUTE) },
  // Mail services press the button of many readers, all from a few addresses.
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

/** Statuses of answers that say what is to be corrected in a request. */
const INVALID_REQUEST = new Set([400, 413, 415, 422])

/** The rule that counts a request, if any does, however its path is spelled. */
export function rateLimitFor(method: string, path: string): RateLimitRule | undefined {
  const plain = normalizePath(path)
  return RATE_LIMITS.find((l) => (l.method === 'any' || l.method === method) && l.path.test(plain))
    ?.rule
}

type Counter = { rule: LimitRule; key: string }

/**
 * What counts a request: each browser before its address, so that who sends too much uses up nothing of what
 * others have. One without the visitor's cookie is known by its address alone.
 */
function countersOf(
  { browserPoints, refundInvalid, ...rule }: RateLimitRule,
  { address, visitor }: { address: string; visitor: string | null },
): Counter[] {
  const key = limitKey(address)
  const own = { ...rule, name: `${rule.name}-browser`, points: browserPoints ?? rule.points }
  return [
    ...(refundInvalid ? [{ rule: API_WRITES, key }] : []),
    ...(browserPoints && visitor ? [{ rule: own, key: visitor }] : []),
    { rule, key },
  ]
}

/**
 * Counts a request by its rule; the seconds to wait, 0 where it may pass. What did not pass, or is forgiven
 * when it has been answered, leaves only `WRITES` counted.
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
