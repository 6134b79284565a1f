import type { CollectionConfig } from 'payload'
import * as t from '#cms/staff/messages.gen.ts'
import { refusedAt } from '#cms/staff/passwords/check.ts'
import { isPasswordOf } from '#cms/staff/passwords/verify.ts'

type Hook = NonNullable<NonNullable<CollectionConfig['hooks']>['beforeValidate']>[number]

/**
 * One's own password and email address are changed with the current password only, so that an unattended browser
 * does not give the account away. A one-time password was typed at the sign-in a moment ago and lets nobody do
 * anything but choose another one: for that it is not asked again.
 */
export const requireCurrentPassword: Hook = async ({ data, operation, originalDoc, req }) => {
  if (!data) return data
  const { currentPassword: given, ...wanted } = data
  // It is asked, and never kept.
  delete data.currentPassword
  const own = req.user?.collection === 'staff' && req.user.id === originalDoc?.id
  if (operation !== 'update' || !own) return data
  const path = pathOfChange(wanted, originalDoc)
  if (!path) return data
  if (typeof given !== 'string' || given === '')
    throw refusedAt(req, 'currentPassword', t.currentPasswordNeeded())
  if (!(await isPasswordOf(originalDoc, given)))
    throw refusedAt(req, 'currentPassword', t.currentPasswordWrong())
  return data
}

type Account = { email?: unknown; password?: unknown; mustChangePassword?: unknown }

/** Which field the change is about that the current password is asked for; null where it is none of them. */
function pathOfChange(wanted: Account, before: Account): 'email' | 'password' | null {
  const { email, password } = wanted
  if (typeof email === 'string' && email.trim().toLowerCase() !== before.email) return 'email'
  return password && !before.mustChangePassword ? 'password' : null
}
