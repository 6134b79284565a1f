import type { Endpoint } from 'payload'
import { appEndpoints } from './app-endpoints.ts'
import { passkeyEndpoints } from './passkey-endpoints.ts'
import { takeOffEndpoint } from './take-off.ts'

/** The endpoints of second steps, below `/admin/api/second-factor` and `/admin/api/passkeys`. */
export const secondFactorEndpoints: Endpoint[] = [
  ...appEndpoints,
  ...passkeyEndpoints,
  takeOffEndpoint,
]
