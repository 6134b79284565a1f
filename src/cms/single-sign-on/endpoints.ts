import type { Endpoint, PayloadRequest } from 'payload'
import { refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { identityProvider } from '#providers/identity/registry.ts'
import { isFromElsewhere } from '../sign-in/own-origin.ts'
import { adminPath } from './admin-path.ts'
import { leadTo, toSignIn } from './failures.ts'
import { callbackUrl, flowCookie } from './flow.ts'
import { refused, signInByAnswer } from './sign-in.ts'

/**
 * Below `/admin/api/single-sign-on`, both for browsers. `begin` leads to the provider, and `callback` is where that sends
 * the browser back to. Both are 404 where there is no provider.
 */
export const singleSignOnEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/single-sign-on/begin',
    handler: async (req: PayloadRequest) => {
      const provider = await identityProvider()
      if (!provider) return refusal(refuse('not_found'))
      const next = adminPath(req.searchParams.get('redirect'))
      // Nobody is signed in by a page of another site: it leads to the button.
      if (isFromElsewhere(req)) return toSignIn({ next })
      const begun = await provider.begin(callbackUrl())
      if (!begun.ok) return refused(req, begun, next)
      const { url, checks } = begun.value
      return leadTo(url, [flowCookie({ ...checks, next })])
    },
  },
  {
    method: 'get',
    path: '/single-sign-on/callback',
    handler: async (req: PayloadRequest) => {
      const provider = await identityProvider()
      return provider ? signInByAnswer(req, provider) : refusal(refuse('not_found'))
    },
  },
]
