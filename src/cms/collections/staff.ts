import type { CollectionConfig, Field } from 'payload'
import { ownAccount } from '../access/own-account.ts'
import { requireRole } from '../access/require-role.ts'
import { hasRole, roles } from '../access/roles.ts'
import { requireCurrentPassword } from '../hooks/staff/current-password.ts'
import { hashResetTokens } from '../hooks/staff/hash-reset-tokens.ts'
import { invitations } from '../hooks/staff/invitations.ts'
import { passwordPolicy } from '../hooks/staff/password-policy.ts'
import { secondStepOfRoles } from '../hooks/staff/second-step.ts'
import { sessionHooks } from '../sessions/account-hooks.ts'
import { currentSession } from '../sessions/current-session.ts'
import { sessionStrategy } from '../sessions/strategy.ts'
import { newPasswordMail } from '../staff/new-password-mail.ts'
import * as t from './messages.gen.ts'
import { accountFields } from './staff-account-fields.ts'

const byAdministrators = { create: requireRole(), update: requireRole() }

const fields: Field[] = [
  { name: 'name', label: t.name(), type: 'text', required: true, maxLength: 80 },
  {
    name: 'roles',
    label: t.roles(),
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
    label: t.worksAtAllLocations(),
    type: 'checkbox',
    defaultValue: false,
    access: byAdministrators,
  },
  {
    name: 'locations',
    label: t.ownLocations(),
    type: 'relationship',
    relationTo: 'locations',
    hasMany: true,
    access: byAdministrators,
    admin: {
      allowCreate: false,
      components: { Cell: '/cms/views/invitations/locations-cell.tsx#LocationsCell' },
      condition: (data) => !data?.allLocations,
      description: t.ownLocationsHint(),
    },
  },
  {
    name: 'mustChangePassword',
    label: t.mustChooseANewPassword(),
    type: 'checkbox',
    defaultValue: true,
    access: byAdministrators,
    admin: {
      description: t.newPasswordHint(),
      condition: (_, __, { user }) => hasRole({ user }),
    },
  },
]

const signedInOn: Field = {
  ...{ name: 'signedInOn', type: 'ui' },
  admin: {
    disableListColumn: true,
    components: { Field: '/cms/views/sessions/signed-in-on.tsx#SignedInOn' },
  },
}

/** The people who work with the site. Nobody can register: administrators make the accounts. */
export function staff({ secureCookies }: { secureCookies: boolean }): CollectionConfig {
  return {
    slug: 'staff',
    labels: { singular: t.staffMember(), plural: t.staff() },
    admin: {
      useAsTitle: 'name',
      description: t.staffHint(),
      defaultColumns: ['name', 'email', 'state', 'secondStep', 'roles', 'locations'],
      components: {
        views: {
          // In place of Payload's form, which asks for a password.
          invite: { Component: '/cms/views/invitations/invite.tsx#Invite', path: '/create' },
        },
      },
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
      // Guesses are slowed down before Payload (sign-in/throttled-login.ts): a lock would keep the owner out.
      maxLoginAttempts: 0,
      // Sessions are our own (cms/sessions): Payload writes the whole account with each of its sign-ins.
      ...{ useSessions: false, strategies: [sessionStrategy] },
    },
    hooks: {
      afterChange: [...invitations.afterChange, ...sessionHooks.afterChange, secondStepOfRoles],
      afterLogin: sessionHooks.afterLogin,
      afterLogout: sessionHooks.afterLogout,
      beforeChange: hashResetTokens.beforeChange,
      beforeLogin: invitations.beforeLogin,
      beforeOperation: [
        ...invitations.beforeOperation,
        ...passwordPolicy.beforeOperation,
        ...hashResetTokens.beforeOperation,
      ],
      beforeValidate: [
        requireCurrentPassword,
        ...passwordPolicy.beforeValidate,
        ...invitations.beforeValidate,
        ...hashResetTokens.beforeValidate,
        ...sessionHooks.beforeValidate,
      ],
      me: sessionHooks.me,
      refresh: sessionHooks.refresh,
    },
    fields: [...accountFields, ...fields, signedInOn],
    endpoints: [
      currentSession,
      {
        // Payload would let the first visitor of an empty database make themselves an administrator.
        path: '/first-register',
        method: 'post',
        handler: () => Response.json({ errors: [{ message: t.notFound() }] }, { status: 404 }),
      },
    ],
  }
}
