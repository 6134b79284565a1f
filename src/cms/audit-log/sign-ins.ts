import {
  AuthenticationError,
  type CollectionConfig,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { SignInWay } from '../sign-in/attempts.ts'
import { accountEmail } from '../staff/account-email.ts'
import { actorOf, staffActor } from './actor.ts'
import { recordAct } from './write-entry.ts'

type Account = {
  id: number | string
  name?: string | null
  email?: string | null
  roles?: readonly string[] | null
}
type Request = Partial<PayloadRequest> & { payload: Payload }

/** The detail of an entry about a sign-in: `link` for a new password by mail, and the second step after a blank. */
const methodOf = (way: SignInWay): string => way.replace(/^reset_link/, 'link')

/** A sign-in: the account, by what, and the name of the shared tablet that it was on, if it was on one. */
export type SignIn = { account: Account; way: SignInWay; tablet: string | null }

/**
 * A sign-in that failed: what was typed as an address, and why, as a stable code: `wrong_password`, which is
 * `unknown_account` in the log where there is none · `throttled`: after too many tries the password was not looked at.
 * A second step fails with the code of its refusal; its address is that of the account.
 */
export type FailedSignIn = { failed: string; method: string; email: string }

/** Writes a sign-in to the audit log, in the transaction of `req` where it has one; never what was typed as a password. */
export async function recordSignIn(req: Request, sign: SignIn | FailedSignIn): Promise<void> {
  if ('account' in sign) {
    const { account, way, tablet } = sign
    const actor = staffActor(account)
    const detail = tablet === null ? methodOf(way) : `${methodOf(way)}: ${tablet}`
    return recordAct(req, { act: 'sign_in', actor, ...subjectOf(account), detail })
  }
  const account = await accountOf(req, sign.email)
  const email = isAddress(sign.email) ? accountEmail(sign.email) : ''
  const actor = { kind: 'nobody' as const, staff: null, name: '', email, roles: '' }
  const failed = account || sign.failed !== 'wrong_password' ? sign.failed : 'unknown_account'
  await recordAct(req, {
    ...{ act: 'sign_in_failed', actor, detail: `${sign.method} ${failed}` },
    ...(account ? subjectOf(account) : {}),
  })
}

function subjectOf({ id, name }: Account): { subject: string; title: string } {
  return { subject: `collections/staff/${id}`, title: name ?? '' }
}

/** Has new passwords by link, failed sign-ins and signing out of the accounts of a collection written to the audit log. */
export function logSignIns(config: CollectionConfig): CollectionConfig {
  if (!config.auth) return config
  const hooks = config.hooks ?? {}
  return {
    ...config,
    hooks: {
      ...hooks,
      afterLogin: [
        ...(hooks.afterLogin ?? []),
        async ({ context, req, user }) => {
          if (!context.resetsPassword) return
          const account = user as Account
          const actor = staffActor(account)
          await recordAct(req, { act: 'reset_password', actor, ...subjectOf(account) })
        },
      ],
      afterLogout: [
        ...(hooks.afterLogout ?? []),
        async ({ req }) => {
          if (!req.user) return
          const subject = `collections/staff/${req.user.id}`
          const title = req.user.name
          await recordAct(req, { act: 'sign_out', actor: actorOf(req), subject, title })
        },
      ],
      afterError: [
        ...(hooks.afterError ?? []),
        async ({ error, req }) => {
          if (!(error instanceof AuthenticationError)) return
          const { email } = (req.data ?? {}) as { email?: unknown }
          const typed = typeof email === 'string' ? email : ''
          await recordSignIn(req, { failed: 'wrong_password', method: 'password', email: typed })
        },
      ],
    },
  }
}

/** Whether a text is an address: into the field for it people also type their password. */
function isAddress(text = ''): text is string {
  return text.length <= 254 && /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(text)
}

async function accountOf(req: Request, email: string): Promise<Account | null> {
  if (!isAddress(email)) return null
  return req.payload.db.findOne<Account & { id: number }>({
    collection: 'staff',
    where: { email: { equals: accountEmail(email) } },
    req,
  })
}
