import { env, vendorEnv } from '../../../env.ts'
import type { Cdn } from '../contract.ts'
import { createFastly } from './adapter.ts'
import { accountOf, variables } from './env.ts'

/** Fastly where service and token are set; null where they are not. */
export function connect(): Cdn | null {
  const account = accountOf(vendorEnv(variables))
  return account && createFastly({ account, maxSeconds: env.cdnSeconds })
}
