import { type CdnSimulator, simulateApi } from '../simulated-api.ts'

/** Starts a stand-in of a caching proxy that takes `PURGE` with a key. */
export function startPurgeSimulator({ allowed = true } = {}): Promise<CdnSimulator> {
  return simulateApi(({ method, headers }) => {
    const key = headers['surrogate-key']
    if (method !== 'PURGE' || !allowed || typeof key !== 'string') return { status: 405 }
    return { status: 200, purged: key }
  })
}
