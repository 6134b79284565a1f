import type { IncomingMessage, ServerResponse } from 'node:http'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitRule, LimitStore } from '#lib/front-ports.ts'
import { limitKey } from '#lib/limit-key.ts'
import { plainSpelling } from './spelling.ts'

const MINUTE = 60

type Limited = { method: 'POST' | 'any'; path: RegExp; rule: LimitRule }

const rule = (name: string, points: number, seconds: number): LimitRule => ({
  name,
  points,
  seconds,
})

/** A form of people, of whom 50 may share an address; what it asks them to correct is not counted. */
const form = (name: string, points = 50): LimitRule => ({
  ...rule(name, points, 10 * MINUTE),
  forgives: true,
})

/** Counts every POST to the interface beside a rule that forgives, so that nobody can send rubbish for ever. */
const WRITES = rule('api-write', 300, MINUTE)

/**
 * Requests per address and route, paths in their plain spelling; the first that matches counts. Behind one
 * address there may be an office, so that limits of what guests do have room for 50 browsers; booking and
 * cards have limits of their own, too.
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
  { method: 'POST', path: /^\/api\/stripe\/get-card-tokens$/, rule: rule('card', 50, 10 * MINUTE) },
  { method: 'POST', path: /^\/api\/stripe\/webhook$/, rule: rule('webhook', 1200, MINUTE) },
  { method: 'POST', path: /^\/api\/opentable\/reserve$/, rule: form('reserve', 100) },
  { method: 'POST', path: /^\/api\/opentable\/lock/, rule: rule('lock', 300, 10 * MINUTE) },
  // One question here is a dozen at the provider.
  {
    method: 'POST',
    path: /^\/api\/opentable\/get-alternatives$/,
    rule: rule('alternatives', 150, 10 * MINUTE),
  },
  { method: 'POST', path: /^\/api\/opentable\/notify-me$/, rule: form('notify') },
  { method: 'POST', path: /^\/api\/careers-apply$/, rule: form('careers') },
  { method: 'POST', path: /^\/api\/bulk-gift-card/, rule: form('gift-cards') },
  { method: 'POST', path: /^\/api\/group-bookings$/, rule: form('groups') },
  { method: 'POST', path: /^\/api\/newsletter/, rule: form('newsletter') },
  { method: 'POST', path: /^\/api\/recaptcha$/, rule: rule('bot-check', 300, 10 * MINUTE) },
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
  { method: 'POST', path: /^\/api\//, rule: WRITES },
  { method: 'any', path: /^\/api\//, rule: rule('api', 600, MINUTE) },
]

/** Statuses of answers that say what is to be corrected in a request. */
const TO_CORRECT = new Set([400, 413, 415, 422])

/** The rule that counts a request, if any does, however its path is spelled. */
export function limitFor(method: string, path: string): LimitRule | undefined {
  const plain = plainSpelling(path)
  return LIMITS.find((l) => (l.method === 'any' || l.method === method) && l.path.test(plain))?.rule
}

/**
 * Counts a request of an address by its rules; the seconds to wait, 0 where it may pass. What a rule forgives
 * is known when it has been answered.
 */
export async function countRequest(
  { method = 'GET' }: IncomingMessage,
  res: ServerResponse,
  limits: LimitStore,
  { path, address }: { path: string; address: string },
): Promise<number> {
  const own = limitFor(method, path)
  if (!own) return 0
  const key = limitKey(address)
  const general = own.forgives ? await limits.take(WRITES, key) : 0
  const wait = general || (await limits.take(own, key))
  if (wait === 0 && own.forgives) {
    res.once('close', () => {
      if (TO_CORRECT.has(res.statusCode)) void limits.give(own, key)
    })
  }
  return wait
}

/** Counts in this process; forgets each window by itself. */
export function memoryLimits(): LimitStore {
  const limiters = new Map<string, RateLimiterMemory>()
  const limiterOf = ({ name, points, seconds }: LimitRule) => {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
    limiters.set(name, limiter)
    return limiter
  }
  return {
    async take(rule, key) {
      try {
        await limiterOf(rule).consume(key)
        return 0
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
    async give(rule, key) {
      await limiterOf(rule).reward(key)
    },
  }
}
