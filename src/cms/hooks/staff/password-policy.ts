import { type CollectionConfig, ValidationError } from 'payload'
import * as t from '../messages.gen.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>

const MIN_LENGTH = 12

/**
 * Passwords have at least 12 characters. Whoever sets their own, in their account or by the link of
 * a reset mail, is done with the one-time password; one that somebody else set is for one use.
 */
export const passwordPolicy: Required<Pick<Hooks, 'beforeOperation' | 'beforeValidate'>> = {
  beforeOperation: [
    ({ args, operation, req, context }) => {
      if (operation === 'resetPassword') {
        context.resetsPassword = true
        checkLength((args as { data?: { password?: unknown } }).data?.password, req)
      }
      return args
    },
  ],
  beforeValidate: [
    ({ data, operation, originalDoc, req, context }) => {
      if (!data) return data
      if (context.resetsPassword) {
        data.mustChangePassword = false
        return data
      }
      if (typeof data.password !== 'string' || data.password === '') return data
      checkLength(data.password, req)
      if (operation === 'update') {
        const own = req.user?.collection === 'staff' && req.user.id === originalDoc?.id
        if (req.user) data.mustChangePassword = !own
      }
      return data
    },
  ],
}

function checkLength(
  password: unknown,
  req: Parameters<NonNullable<Hooks['beforeValidate']>[number]>[0]['req'],
) {
  if (typeof password === 'string' && password.length >= MIN_LENGTH) return
  const message = t.passwordTooShort({ length: MIN_LENGTH })
  throw new ValidationError({ collection: 'staff', errors: [{ path: 'password', message }], req })
}
