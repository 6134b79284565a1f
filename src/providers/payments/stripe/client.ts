import Stripe from 'stripe'
import type { Account } from './env.ts'

/** Timeout of one request, ms; each call makes at most two. */
export const TIMEOUT = 8_000

/** The version of Stripe's interface that the adapter was written for. */
const VERSION = '2026-10-28.endive'

/** Creates Stripe's own client for an account; `timeout` in ms. */
export function createClient({ secretKey, api }: Account, timeout: number): Stripe {
  const { hostname, port, protocol } = new URL(api)
  return new Stripe(secretKey, {
    apiVersion: VERSION,
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}
