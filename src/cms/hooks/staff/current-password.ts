import type { CollectionConfig } from 'payload'
import { isOwnAccount } from '#cms/access/own-account.ts'
import { hasRole } from '#cms/access/roles.ts'
import { changesEmail } from '#cms/staff/account-email.ts'
import * as t from '#cms/staff/messages.gen.ts'
import { refusedAt } from '#cms/staff/passwords/check.ts'
import { isPasswordOf } from '#cms/staff/passwords/verify.ts'
import { identityProvider } from '#providers/identity/registry.ts'

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
  if (operation !== 'update' || !isOwnAccount(req, originalDoc?.id)) return data
  if (!isGuarded(wanted, originalDoc)) return data
  // Single sign-on finds accounts by their address: nobody gives their own the one of somebody who comes later.
  if (changesEmail(wanted, originalDoc) && !hasRole(req) && (await identityProvider()))
    throw refusedAt(req, 'email', t.emailByAdministrators())
  if (typeof given !== 'string' || given === '')
    throw refusedAt(req, 'currentPassword', t.currentPasswordNeeded())
  if (!(await isPasswordOf(originalDoc, given)))
    throw refusedAt(req, 'currentPassword', t.currentPasswordWrong())
  req.context[IS_RIGHT] = true
  return data
}

/** In the context of a request that gave the right current password. */
export const IS_RIGHT = 'currentPasswordIsRight'

type Account = { email?: unknown; password?: unknown; mustChangePassword?: unknown }

/** Whether a change is one that the current password is asked for. */
function isGuarded(wanted: Account, before: Account): boolean {
  if (changesEmail(wanted, before)) return true
  // A one-time password was typed at the sign-in and is not asked for again.
  if (before.mustChangePassword) return false
  return Boolean(wanted.password) || wanted.mustChangePassword === true
}
