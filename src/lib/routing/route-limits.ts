import type { LimitRule } from '../rate-limits/types.ts'
import type { RateLimitRule } from './route.ts'

const MINUTE = 60

/** A limit for one IP address. */
const rule = (name: string, points: number, seconds: number): LimitRule => ({
  name,
  points,
  seconds,
})

/** A limit for one IP address that keeps one instance from being overrun: a count for all of them would cost more. */
const load = (name: string, points: number, seconds: number): LimitRule => ({
  ...rule(name, points, seconds),
  perProcess: true,
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

/** The rate limits of routes, per IP address. Booking and cards have further limits of their own. */
export const routeLimits = {
  /** Each costs a hash. Guesses are slowed down long before, by account, address and device (decision 102). */
  login: rule('login', 100, 15 * MINUTE),
  password: rule('password', 5, 15 * MINUTE),
  /** Passkeys and codes of the second step: each page of the sign-in asks for a challenge. */
  secondStep: rule('second-step', 300, 15 * MINUTE),
  /** Each unlocking costs a hash; guesses are slowed down long before, by tablet and person (decision 117). */
  tablets: rule('tablets', 300, 15 * MINUTE),
  /** Each begin or end of a single sign-on asks the provider. */
  singleSignOn: rule('single-sign-on', 120, 15 * MINUTE),
  /** All other requests about accounts, so that guessing stays slow. */
  staff: rule('staff', 120, 15 * MINUTE),
  card: guests('card', 10),
  webhook: load('webhook', 1200, MINUTE),
  reserve: form('reserve', 30, 100),
  lock: guests('lock', 30, 300),
  /** One request here makes a dozen at the provider. */
  alternatives: guests('alternatives', 30, 150),
  notify: form('notify', 10),
  careers: form('careers', 6),
  giftCards: form('gift-cards', 6),
  groups: form('groups', 6),
  newsletter: form('newsletter', 10),
  botCheck: rule('bot-check', 300, 10 * MINUTE),
  cspReport: load('csp-report', 30, 10 * MINUTE),
  siteCounts: load('site-counts', 600, MINUTE),
  preview: rule('preview', 60, MINUTE),
  /** It sends mail, which may go to somebody else's inbox. */
  mail: rule('mail', 5, 10 * MINUTE),
  testBank: load('test-bank', 60, MINUTE),
  /** Mail services send one-click unsubscribes of many subscribers from a few addresses. */
  unsubscribe: load('unsubscribe', 1200, 10 * MINUTE),
  manage: rule('manage', 100, 10 * MINUTE),
  my: load('my', 120, MINUTE),
  /** Every POST to the API beside a rule with `refundInvalid`, so that invalid requests are limited too. */
  apiWrite: load('api-write', 300, MINUTE),
  api: load('api', 600, MINUTE),
  /** Media that a bucket has to be asked for, and does not have. */
  unknownMedia: load('unknown-media', 120, MINUTE),
} satisfies Record<string, RateLimitRule>
