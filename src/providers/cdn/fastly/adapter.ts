import { fetchText } from '../../fetch-json.ts'
import { staleDirectives } from '../cache-control.ts'
import { type Cdn, PAGES_KEY, PROMPT } from '../contract.ts'
import { purgeOutcome } from '../purge-reply.ts'
import type { FastlyAccount } from './env.ts'

type FastlyOptions = {
  account: FastlyAccount
  /** For how long it may keep a page without asking, s. */
  maxSeconds: number
  /** Longest wait for an answer, ms. */
  timeout?: number
  log?: (line: string) => void
}

/** Fastly. It reads `Surrogate-Control` and `Surrogate-Key`, and passes neither on. */
export function createFastly(options: FastlyOptions): Cdn {
  const { account, maxSeconds, timeout = 5000, log = console.warn } = options
  const purge = async () =>
    purgeOutcome(
      await fetchText(
        {
          name: 'fastly purge',
          method: 'POST',
          url: `${account.api}/service/${account.service}/purge/${PAGES_KEY}`,
          headers: { 'fastly-key': account.token, accept: 'application/json' },
          timeout,
        },
        log,
      ),
    )
  return {
    caches: [{ name: 'Fastly', purge }],
    maxSeconds,
    schedule: PROMPT,
    headers: (cacheControl, lifetime) => [
      ...['Cache-Control', cacheControl],
      ...['Surrogate-Control', `max-age=${lifetime.fresh}${staleDirectives(lifetime)}`],
      ...['Surrogate-Key', PAGES_KEY],
    ],
  }
}
