import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitRule, LimitStore } from '#lib/front-ports.ts'
import { plainSpelling } from './spelling.ts'

const MINUTE = 60

type Limited = { method: 'POST' | 'any'; path: RegExp; rule: LimitRule }

const rule = (name: string, points: number, seconds: number): LimitRule => ({
  name,
  points,
  seconds,
})

/**
 * Requests per address and route, paths in their plain spelling; the first that matches counts.
 * Booking has limits of its own, too.
 */
const LIMITS: readonly Limited[] = [
  { method: 'POST', path: /^\/admin\/api\/staff\/login$/, rule: rule('login', 10, 15 * MINUTE) },
  {
    method: 'POST',
    path: /^\/admin\/api\/staff\/(?:forgot|reset|unlock)/,
    rule: rule('password', 5, 15 * MINUTE),
  },
  // Whatever else can be asked of accounts, and in whatever way: guessing stays slow.
  { method: 'POST', path: /^\/admin\/api\/staff\//, rule: rule('staff', 120, 15 * MINUTE) },
  { method: 'POST', path: /^\/api\/stripe\/get-card-tokens$/, rule: rule('card', 10, 10 * MINUTE) },
  { method: 'POST', path: /^\/api\/stripe\/webhook$/, rule: rule('webhook', 1200, MINUTE) },
  { method: 'POST', path: /^\/api\/opentable\/reserve$/, rule: rule('reserve', 20, 10 * MINUTE) },
  { method: 'POST', path: /^\/api\/opentable\/lock/, rule: rule('lock', 30, 10 * MINUTE) },
  // One question here is a dozen at the provider.
  {
    method: 'POST',
    path: /^\/api\/opentable\/get-alternatives$/,
    rule: rule('alternatives', 30, 10 * MINUTE),
  },
  {
    method: 'POST',
    path: /^\/api\/opentable\/notify-me$/,
    rule: rule('notify', 10, 10 * MINUTE),
  },
  { method: 'POST', path: /^\/api\/careers-apply$/, rule: rule('careers', 6, 10 * MINUTE) },
  { method: 'POST', path: /^\/api\/bulk-gift-card/, rule: rule('gift-cards', 6, 10 * MINUTE) },
  { method: 'POST', path: /^\/api\/group-bookings$/, rule: rule('groups', 6, 10 * MINUTE) },
  { method: 'POST', path: /^\/api\/newsletter/, rule: rule('newsletter', 10, 10 * MINUTE) },
  { method: 'POST', path: /^\/api\/recaptcha$/, rule: rule('bot-check', 30, 10 * MINUTE) },
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
  { method: 'POST', path: /^\/my(?:\/|$)/, rule: rule('manage', 20, 10 * MINUTE) },
  { method: 'any', path: /^\/my(?:\/|$)/, rule: rule('my', 120, MINUTE) },
  { method: 'POST', path: /^\/api\//, rule: rule('api-write', 120, MINUTE) },
  { method: 'any', path: /^\/api\//, rule: rule('api', 300, MINUTE) },
]

/** The rule that counts a request, if any does, however its path is spelled. */
export function limitFor(method: string, path: string): LimitRule | undefined {
  const plain = plainSpelling(path)
  return LIMITS.find((l) => (l.method === 'any' || l.method === method) && l.path.test(plain))?.rule
}

/** Counts in this process; forgets each window by itself. */
export function memoryLimits(): LimitStore {
  const limiters = new Map<string, RateLimiterMemory>()
  return {
    async take({ name, points, seconds }, key) {
      let limiter = limiters.get(name)
      if (!limiter) {
        limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
        limiters.set(name, limiter)
      }
      try {
        await limiter.consume(key)
        return 0
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
  }
}
