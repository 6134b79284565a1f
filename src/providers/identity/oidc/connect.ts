import { vendorEnv } from '../../../env.ts'
import type { IdentityProvider } from '../contract.ts'
import { createOidc } from './adapter.ts'
import { clientOf, variables } from './env.ts'

/** Connects single sign-on; null without an issuer. Throws, with a list of errors, if its variables cannot be used. */
export function connect(): IdentityProvider | null {
  const client = clientOf(vendorEnv(variables))
  return client && createOidc({ client, log: (line) => console.warn(line) })
}
