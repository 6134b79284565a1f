import type { CollectionConfig, PayloadRequest } from 'payload'
import { isOwnAccount } from '#cms/access/own-account.ts'
import { checkPassword } from '#cms/staff/passwords/check.ts'
import { hashToken } from '#cms/staff/token-hash.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

/**
 * One rule for passwords (staff/passwords/rule.ts), however they come in. Whoever sets their own, in their account
 * or by the link of a reset mail, is done with the one-time password; one that somebody else set is for one use.
 */
export const passwordPolicy: Required<Pick<Hooks, 'beforeOperation' | 'beforeValidate'>> = {
  beforeOperation: [
    async ({ args, operation, req, context }) => {
      if (operation !== 'resetPassword') return args
      context.resetsPassword = true
      const { password, token } = (args as { data?: Record<string, unknown> }).data ?? {}
      await checkPassword(req, textOf(password), await ownerOf(req, token))
      return args
    },
  ],
  beforeValidate: [
    async ({ data, operation, originalDoc, req, context }) => {
      if (!data) return data
      if (context.resetsPassword) {
        data.mustChangePassword = false
        return data
      }
      const own = isOwnAccount(req, originalDoc?.id)
      if (typeof data.password !== 'string' || data.password === '') return data
      await checkPassword(req, data.password, { ...originalDoc, ...data })
      if (operation === 'update' && req.user) data.mustChangePassword = !own
      return data
    },
  ],
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Name and address of the account of a reset link, which its password may not be made of; {} = the link is invalid. */
async function ownerOf(req: PayloadRequest, token: unknown) {
  const { docs } = await req.payload.find({
    collection: 'staff',
    where: { resetPasswordToken: { equals: hashToken(textOf(token)) } },
    select: { name: true, email: true },
    ...{ depth: 0, limit: 1, pagination: false, overrideAccess: true, req },
  })
  return docs[0] ?? {}
}
