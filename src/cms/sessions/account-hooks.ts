import { type CollectionConfig, Forbidden, type PayloadRequest } from 'payload'
import { isOwnAccount } from '../access/own-account.ts'
import { pinLocationOf } from '../access/tablet-session.ts'
import { removePin } from '../tablets/pins.ts'
import { endSessions } from './end-sessions.ts'
import { deadlineOf } from './session.ts'
import { listSessions } from './session-rows.ts'
import { writeUse } from './use-session.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>
type Account = {
  roles?: string[] | null
  state?: string | null
  mustChangePassword?: boolean | null
}

/** In the context of a request: the account is given another password. */
const NEW_PASSWORD = 'givesNewPassword'

/**
 * Sessions of an account in Payload's operations: they end with a sign-out, and, all but the one in which it is done,
 * with a new password, with a role that is taken away and with the account's withdrawal; being used puts the end off. What ends
 * them removes the PIN, too, which whoever knew the old password may have chosen.
 */
export const sessionHooks: Required<
  Pick<Hooks, 'afterChange' | 'afterLogin' | 'afterLogout' | 'beforeValidate' | 'me' | 'refresh'>
> = {
  beforeValidate: [
    ({ data, operation, originalDoc, context }) => {
      if (!data || operation !== 'update') return data
      if (data.password) context[NEW_PASSWORD] = true
      const ends = data.password || context.resetsPassword || isRestricted(data, originalDoc ?? {})
      // Those of instances of the release before, which go on while it runs beside this one. Written into what came in:
      // a new password by mail takes nothing that is returned.
      if (ends) data.sessions = []
      return data
    },
  ],
  afterChange: [
    async ({ doc, previousDoc, operation, req, context }) => {
      if (operation !== 'update') return
      const ends = context[NEW_PASSWORD] === true || isRestricted(doc, previousDoc)
      if (!ends) return
      await removePin(req.payload, Number(doc.id), req)
      await endSessions(req, { staff: Number(doc.id), except: ownSession(req, doc.id) })
    },
  ],
  afterLogin: [
    async ({ context, req, user }) => {
      if (!context.resetsPassword) return
      // The sign-in that follows has a session of its own.
      await endSessions(req, { staff: Number(user.id) })
      await removePin(req.payload, Number(user.id), req)
    },
  ],
  afterLogout: [
    async ({ req }) => {
      if (req.user?.collection !== 'staff') return
      // By a PIN nobody ends what was begun by more.
      const isAll = req.searchParams?.get('allSessions') === 'true' && pinLocationOf(req) === null
      const only = isAll ? {} : { only: sessionIdOf(req) ?? '' }
      await endSessions(req, { staff: Number(req.user.id), ...only })
    },
  ],
  me: [
    async ({ args, user }) => {
      const exp = await endOf(args.req)
      return exp === null ? undefined : { user, exp }
    },
  ],
  refresh: [
    async ({ args: { req }, user }) => {
      const id = sessionIdOf(req)
      if (id) await writeUse(req.payload, id, Date.now())
      const exp = await endOf(req)
      // Its cookie stays as it is: it lasts until the session's end in any case.
      if (exp === null) throw new Forbidden(req.t)
      // By a PIN nobody reads the account itself.
      const shown = pinLocationOf(req) === null ? user : req.user
      return { user: shown, exp, refreshedToken: '', setCookie: false }
    },
  ],
}

/** Whether an account may do less than before. */
function isRestricted(account: Account, before: Account): boolean {
  const roles = account.roles ?? before.roles ?? []
  const isRoleTaken = (before.roles ?? []).some((role) => !roles.includes(role))
  const isSentAway = account.state === 'withdrawn' && before.state !== 'withdrawn'
  // Open sessions must not choose the next password: they may be a thief’s.
  const mustNow = account.mustChangePassword === true && !before.mustChangePassword
  return isRoleTaken || isSentAway || mustNow
}

/** The session in which somebody changes their own account; undefined where they do not. */
function ownSession(req: PayloadRequest, id: number | string): string | undefined {
  return isOwnAccount(req, id) ? (sessionIdOf(req) ?? undefined) : undefined
}

/** The session that a request is sent in; null where it has none. */
export function sessionIdOf({ user }: Pick<PayloadRequest, 'user'>): string | null {
  return (user as { _sid?: string } | null)?._sid ?? null
}

/** When the session of a request ends unless it is used, s since the epoch; null where it has none. */
export async function endOf(req: PayloadRequest): Promise<number | null> {
  if (!req.user) return null
  const own = sessionIdOf(req)
  const open = await listSessions(req.payload, Number(req.user.id), req)
  const session = open.find(({ id }) => id === own)
  return session ? Math.floor(deadlineOf(session) / 1000) : null
}
