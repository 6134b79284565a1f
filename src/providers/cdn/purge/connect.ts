import { env, vendorEnv } from '../../../env.ts'
import type { Cdn } from '../contract.ts'
import { createPurge } from './adapter.ts'
import { variables } from './env.ts'

/** The caching proxies of CDN_PURGE_URLS; null where none is named. */
export function connect(): Cdn | null {
  const { CDN_PURGE_URLS: urls } = vendorEnv(variables)
  return urls.length > 0 ? createPurge({ urls, maxSeconds: env.cdnSeconds }) : null
}
