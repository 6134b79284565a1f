import { processSingleton } from '#lib/process/process-singleton.ts'
import { connectFirst } from '../vendor.ts'
import type { IdentityProvider } from './contract.ts'
import { identityVendors } from './vendors.ts'

/** By whom staff are signed in with an account elsewhere; null = by nobody. Throws if its variables cannot be used. */
export function identityProvider(): Promise<IdentityProvider | null> {
  return processSingleton('identity-provider', () =>
    connectFirst<IdentityProvider, []>(identityVendors),
  )
}
