import type { AuthStrategy, AuthStrategyFunctionArgs } from 'payload'
import { sessionOnTablet } from '../tablets/session-on-tablet.ts'
import { rememberFault } from './lookup-fault.ts'
import { programToken, requestToken } from './request-token.ts'
import { findSession } from './session-rows.ts'
import { noteUse } from './use-session.ts'

type Asked = Pick<AuthStrategyFunctionArgs, 'headers' | 'payload'>

/**
 * Finds whom a request is from, by the session whose token it has. Payload itself is told to look for no token
 * (`auth.jwtOrder`): those that it makes let nobody in.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'session',
  authenticate: async ({ headers, payload, req }) => {
    try {
      const found = await findSignedIn({ headers, payload })
      if (!found) return { user: null }
      // Screens ask for news by themselves: what a person does there they say (current-session.ts).
      const isAskedByScreen = req !== undefined && programToken(headers) === null
      if (!isAskedByScreen) noteUse(payload, found.session)
      return { user: found.user }
    } catch (error) {
      rememberFault(headers, error)
      throw error
    }
  },
}

/** The account and the session that a request is sent in, which does not count as a use; null where it has none. */
export async function findSignedIn({ headers, payload }: Asked) {
  const token = requestToken(headers, payload.config.csrf)
  const session = token ? await findSession(payload, token) : null
  if (!session) return null
  const account = await payload.findByID({
    ...{ collection: 'staff', id: session.staff, depth: 0, disableErrors: true },
    overrideAccess: true,
  })
  if (!account) return null
  const onTablet =
    session.tablet === null ? {} : await sessionOnTablet({ payload, headers, session, account })
  if (onTablet === null) return null
  const collection = 'staff' as const
  const marks = { collection, _strategy: 'session', _sid: session.id }
  return { session, user: { ...account, ...onTablet, ...marks } }
}
