import { env, vendorEnv } from '../../../env.ts'
import type { Cdn } from '../contract.ts'
import { createPurge } from './adapter.ts'
import { purgeUrls, variables } from './env.ts'

/** The caching proxies of CDN_PURGE_URLS; null where none is named. */
export function connect(): Cdn | null {
  const urls = purgeUrls(vendorEnv(variables))
  return urls && createPurge({ urls, maxSeconds: env.cdnSeconds })
}
