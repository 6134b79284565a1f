import { randomBytes } from 'node:crypto'
import { AuthenticationError, type CollectionConfig } from 'payload'
import { ENDED, issueInvitation } from '#cms/invitations/invitation.ts'
import { changesEmail } from '#cms/staff/account-email.ts'
import { env } from '#env.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

/**
 * An account that is made without a password is invited: nobody knows its first one, and its owner chooses another
 * by the link. A password that comes another way ends the invitation.
 */
export const invitations: Required<
  Pick<Hooks, 'afterChange' | 'beforeLogin' | 'beforeOperation' | 'beforeValidate'>
> = {
  beforeOperation: [
    ({ args, operation, context }) => {
      const { data } = args as { data?: Record<string, unknown> }
      if (operation === 'create' && data && !data.password) {
        context.invites = true
        data.password = randomBytes(32).toString('base64url')
      }
      return args
    },
  ],
  beforeValidate: [
    ({ data, operation, context, originalDoc }) => {
      if (!data) return data
      if (operation === 'create' && context.invites)
        return { ...data, state: 'invited', mustChangePassword: true }
      // The link was sent to an address that was wrong: its recipient must not accept it.
      const isAnother = originalDoc?.state === 'invited' && changesEmail(data, originalDoc)
      if (operation === 'update' && isAnother && !data.password)
        return { ...data, ...ENDED, state: 'withdrawn' }
      const passwordComes = operation === 'update' && data.password && data.state !== 'active'
      return passwordComes ? { ...data, ...ENDED, state: 'active' } : data
    },
  ],
  beforeLogin: [
    ({ user }) => {
      // An account may be withdrawn while its invitation is being accepted.
      if (user.state && user.state !== 'active') throw new AuthenticationError()
    },
  ],
  afterChange: [
    async ({ doc, operation, req, context }) => {
      if (operation !== 'create' || !context.invites) return
      context.invites = false
      await issueInvitation(req, doc.id, { byMail: env.mail.url !== undefined })
    },
  ],
}
