import { refuse } from '#lib/result.ts'
import { fetchJson } from '../../fetch-json.ts'
import { staleDirectives } from '../cache-control.ts'
import { type Cdn, PAGES_KEY, PROMPT, type PurgedCache } from '../contract.ts'
import { purgeOutcome } from '../purge-reply.ts'
import type { CloudflareAccount } from './env.ts'
import { envelope } from './wire.ts'

type CloudflareOptions = {
  account: CloudflareAccount
  /** For how long it may keep a page without asking, s. */
  maxSeconds: number
  /** Longest wait for an answer, ms. */
  timeout?: number
  log?: (line: string) => void
}

/** Cloudflare. It reads `Cloudflare-CDN-Cache-Control` and `Cache-Tag`, and passes neither on. */
export function createCloudflare(options: CloudflareOptions): Cdn {
  const { account, maxSeconds, timeout = 5000, log = console.warn } = options
  const purge = async (): ReturnType<PurgedCache['purge']> => {
    const reply = await fetchJson(
      {
        name: 'cloudflare purge',
        method: 'POST',
        url: `${account.api}/zones/${account.zone}/purge_cache`,
        headers: { authorization: `Bearer ${account.token}` },
        body: { tags: [PAGES_KEY] },
        timeout,
      },
      log,
    )
    const outcome = purgeOutcome(reply)
    const said = envelope.safeParse(reply?.body).data
    const [error] = said?.errors ?? []
    if (outcome.ok && said?.success) return outcome
    if (outcome.ok) return refuse('refused', { reason: `error ${error?.code ?? 'unknown'}` })
    return error ? { ...outcome, detail: { reason: `error ${error.code}` } } : outcome
  }
  return {
    caches: [{ name: 'Cloudflare', purge }],
    maxSeconds,
    schedule: PROMPT,
    headers: (cacheControl, lifetime) => [
      ...['Cache-Control', cacheControl],
      ...['Cloudflare-CDN-Cache-Control', `max-age=${lifetime.fresh}${staleDirectives(lifetime)}`],
      ...['Cache-Tag', PAGES_KEY],
    ],
  }
}
