import { env, vendorEnv } from '../../../env.ts'
import type { Cdn } from '../contract.ts'
import { accountOf, variables } from './env.ts'

/** CloudFront where a distribution is set; null where none is. AWS' library is loaded only then. */
export async function connect(): Promise<Cdn | null> {
  const account = accountOf(vendorEnv(variables))
  if (!account) return null
  const { createCloudFront } = await import('./adapter.ts')
  return createCloudFront({ account, maxSeconds: env.cdnSeconds })
}
