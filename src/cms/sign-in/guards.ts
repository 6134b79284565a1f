import type { Endpoint } from 'payload'
import { toActiveAccountsOnly } from './forgot-password.ts'
import { fromOwnOriginOnly } from './own-origin.ts'

type Guard = (handler: Endpoint['handler']) => Endpoint['handler']

/** What stands before Payload's endpoints of accounts, by path. */
export const signInGuards: Readonly<Record<string, Guard>> = {
  '/forgot-password': (handler) => fromOwnOriginOnly(toActiveAccountsOnly(handler)),
  '/login': fromOwnOriginOnly,
  '/reset-password': fromOwnOriginOnly,
}
