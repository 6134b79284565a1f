import { env, vendorEnv } from '../../../env.ts'
import type { Cdn } from '../contract.ts'
import { createCloudflare } from './adapter.ts'
import { accountOf, variables } from './env.ts'

/** Cloudflare where zone and token are set; null where they are not. */
export function connect(): Cdn | null {
  const account = accountOf(vendorEnv(variables))
  return account && createCloudflare({ account, maxSeconds: env.cdnSeconds })
}
