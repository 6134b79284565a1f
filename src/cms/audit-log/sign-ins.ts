import {
  AuthenticationError,
  type CollectionConfig,
  LockedAuth,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { actorOf, staffActor } from './actor.ts'
import { recordAct } from './write-entry.ts'

type Account = {
  id: number | string
  name?: string | null
  email?: string | null
  roles?: readonly string[] | null
}
type Request = Partial<PayloadRequest> & { payload: Payload }

/** A sign-in: the account, and `method`, a word as `password` or `passkey`. */
export type SignIn = { account: Account; method: string }

/**
 * A sign-in that failed: the account if there is one, the address that was typed, and why, as a stable code
 * (`unknown_account`, `wrong_password`, `locked`).
 */
export type FailedSignIn = {
  failed: string
  method: string
  account?: Account | null
  email?: string
}

/** Writes a sign-in to the audit log, in the transaction of `req` where it has one; never what was typed as a password. */
export async function recordSignIn(req: Request, sign: SignIn | FailedSignIn): Promise<void> {
  const { account, method } = sign
  const subject = account ? `collections/staff/${account.id}` : ''
  const title = account?.name ?? ''
  if (!('failed' in sign)) {
    const actor = staffActor(sign.account)
    return recordAct(req, { act: 'sign_in', actor, subject, title, detail: method })
  }
  const email = account?.email ?? (isAddress(sign.email) ? sign.email.trim().toLowerCase() : '')
  const actor = { kind: 'nobody' as const, staff: null, name: '', email, roles: '' }
  const detail = `${method} ${sign.failed}`
  await recordAct(req, { act: 'sign_in_failed', actor, subject, title, detail })
}

/** Has signing in and out of the accounts of a collection written to the audit log. */
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
          const account = user as Account
          if (context.resetsPassword) {
            const subject = `collections/staff/${account.id}`
            const title = account.name ?? ''
            await recordAct(req, {
              act: 'reset_password',
              actor: staffActor(account),
              subject,
              title,
            })
          }
          await recordSignIn(req, { account, method: context.resetsPassword ? 'link' : 'password' })
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
          const isLocked = error instanceof LockedAuth
          if (!isLocked && !(error instanceof AuthenticationError)) return
          const { email } = (req.data ?? {}) as { email?: unknown }
          const typed = typeof email === 'string' ? email : ''
          const account = await accountOf(req, typed)
          const known = isLocked ? 'locked' : 'wrong_password'
          const failed = account ? known : 'unknown_account'
          await recordSignIn(req, { failed, method: 'password', account, email: typed })
        },
      ],
    },
  }
}

/** Whether a text is an address: into the field for it people also type their password. */
function isAddress(text = ''): text is string {
  return text.length <= 254 && /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(text)
}

async function accountOf(req: PayloadRequest, email: string): Promise<Account | null> {
  if (!isAddress(email)) return null
  return req.payload.db.findOne<Account & { id: number }>({
    collection: 'staff',
    where: { email: { equals: email.trim().toLowerCase() } },
    req,
  })
}
