import type { CollectionConfig, Field } from 'payload'
import { ownAccount } from '../access/own-account.ts'
import { requireRole } from '../access/require-role.ts'
import { hasRole, roles } from '../access/roles.ts'
import { hashResetTokens } from '../hooks/staff/hash-reset-tokens.ts'
import { passwordPolicy } from '../hooks/staff/password-policy.ts'
import { newPasswordMail } from '../staff/new-password-mail.ts'

const byAdministrators = { create: requireRole(), update: requireRole() }

const fields: Field[] = [
  { name: 'name', label: 'Name', type: 'text', required: true, maxLength: 80 },
  {
    name: 'roles',
    label: 'Roles',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['editor'],
    saveToJWT: true,
    options: [...roles],
    access: byAdministrators,
  },
  {
    name: 'allLocations',
    label: 'Works at all locations',
    type: 'checkbox',
    defaultValue: false,
    access: byAdministrators,
  },
  {
    name: 'locations',
    label: 'Own locations',
    type: 'relationship',
    relationTo: 'locations',
    hasMany: true,
    access: byAdministrators,
    admin: {
      condition: (data) => !data?.allLocations,
      description: 'A host or recruiter sees only these.',
    },
  },
  {
    name: 'mustChangePassword',
    label: 'Must choose a new password first',
    type: 'checkbox',
    defaultValue: true,
    access: byAdministrators,
    admin: {
      description: 'Ticked for a new account: its first password works only once.',
      condition: (_, __, { user }) => hasRole({ user }),
    },
  },
]

/** The people who work with the site. Nobody can register: administrators make the accounts. */
export function staff({ secureCookies }: { secureCookies: boolean }): CollectionConfig {
  return {
    slug: 'staff',
    labels: { singular: 'Staff member', plural: 'Staff' },
    admin: {
      useAsTitle: 'name',
      description: 'Who may sign in, what they may do, and at which locations.',
      defaultColumns: ['name', 'email', 'roles', 'locations'],
      hidden: ({ user }) => !hasRole({ user: user as never }),
    },
    access: {
      // Somebody with a one-time password may come in, and is shown nothing but their own account.
      admin: ({ req }) => req.user !== null,
      create: requireRole(),
      delete: requireRole(),
      read: ownAccount,
      unlock: requireRole(),
      update: ownAccount,
    },
    auth: {
      cookies: { sameSite: 'Lax', secure: secureCookies },
      forgotPassword: newPasswordMail,
      lockTime: 10 * 60 * 1000,
      maxLoginAttempts: 5,
      tokenExpiration: 8 * 60 * 60,
    },
    hooks: {
      beforeChange: hashResetTokens.beforeChange,
      beforeOperation: [...passwordPolicy.beforeOperation, ...hashResetTokens.beforeOperation],
      beforeValidate: [...passwordPolicy.beforeValidate, ...hashResetTokens.beforeValidate],
    },
    fields,
    endpoints: [
      {
        // Payload would let the first visitor of an empty database make themselves an administrator.
        path: '/first-register',
        method: 'post',
        handler: () => Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 }),
      },
    ],
  }
}
