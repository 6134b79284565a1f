import type { Endpoint } from 'payload'
import { withoutSessionCookie } from '../sessions/session-cookie.ts'
import { meByPin } from '../tablets/me-by-pin.ts'
import { signedInByReset } from './by-link.ts'
import { withoutTelling } from './forgot-password.ts'
import { fromOwnOriginOnly } from './own-origin.ts'
import { throttledChange } from './throttled-change.ts'
import { throttledLogin } from './throttled-login.ts'

type Guard = (handler: Endpoint['handler']) => Endpoint['handler']

/** Wrappers of Payload's endpoints of accounts, by method and path. */
export const signInGuards: Readonly<Record<string, Guard>> = {
  'get /me': meByPin,
  'patch /': throttledChange,
  'patch /:id': throttledChange,
  'post /forgot-password': (handler) => fromOwnOriginOnly(withoutTelling(handler)),
  'post /login': (handler) => fromOwnOriginOnly(throttledLogin(handler)),
  'post /logout': withoutSessionCookie,
  'post /reset-password': (handler) => fromOwnOriginOnly(signedInByReset(handler)),
}
