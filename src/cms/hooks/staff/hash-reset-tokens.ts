import type { CollectionConfig } from 'payload'
import { changesEmail } from '#cms/staff/account-email.ts'
import { hashToken, isTokenHash } from '#cms/staff/token-hash.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

/**
 * The database has digests of the tokens that reset mails carry: whoever reads it, or a backup of it, cannot
 * choose anybody's password. A token counts once, and asking again takes the place of the last one.
 */
export const hashResetTokens: Required<
  Pick<Hooks, 'beforeChange' | 'beforeOperation' | 'beforeValidate'>
> = {
  beforeChange: [
    ({ data }) => {
      const { resetPasswordToken: token } = data
      if (typeof token === 'string' && !isTokenHash(token))
        data.resetPasswordToken = hashToken(token)
      return data
    },
  ],
  beforeOperation: [
    ({ args, operation }) => {
      if (operation === 'resetPassword') {
        // Payload looks for the token of the very object that it handed over, so that one is changed.
        const { data } = args as { data: { token?: unknown } }
        data.token = hashToken(String(data.token))
      }
      return args
    },
  ],
  beforeValidate: [
    ({ data, context, operation, originalDoc }) => {
      if (!data) return data
      // A link that was sent before does not outlive the password or the address that it was for.
      const isOver =
        operation === 'update' && (Boolean(data.password) || changesEmail(data, originalDoc))
      if (context.resetsPassword || isOver) data.resetPasswordToken = null
      return data
    },
  ],
}
