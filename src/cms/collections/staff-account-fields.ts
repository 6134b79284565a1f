import type { Field } from 'payload'
import * as t from './messages.gen.ts'

/** Only the server's own code writes it. */
const byTheServer = { create: () => false, update: () => false }

/** Fields of an account itself: whether somebody can sign in, by which invitation, and what a change of it asks for. */
export const accountFields: Field[] = [
  {
    name: 'state',
    label: t.accountState(),
    type: 'select',
    defaultValue: 'active',
    access: byTheServer,
    options: [
      { value: 'active', label: t.accountActive() },
      { value: 'invited', label: t.accountInvited() },
      { value: 'withdrawn', label: t.accountWithdrawn() },
    ],
    admin: {
      disableBulkEdit: true,
      components: {
        Cell: '/cms/views/invitations/state-cell.tsx#StateCell',
        Field: '/cms/views/invitations/invitation.tsx#Invitation',
      },
    },
  },
  {
    name: 'invitedUntil',
    type: 'date',
    access: byTheServer,
    admin: { disableListColumn: true, disableListFilter: true, hidden: true },
  },
  // A digest of the link's token; and, until its mail is in the outbox, what the link is made of.
  { name: 'invitation', type: 'text', hidden: true, access: byTheServer },
  { name: 'invitationToSend', type: 'text', hidden: true, access: byTheServer },
  {
    name: 'currentPassword',
    label: t.currentPassword(),
    type: 'text',
    virtual: true,
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: '/cms/views/fields/current-password.client.tsx#CurrentPassword' },
    },
  },
  {
    name: 'secondStep',
    label: t.secondStep(),
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      components: {
        Cell: '/cms/views/second-step/second-step-cell.tsx#SecondStepCell',
        Field: '/cms/views/second-step/account-panel.tsx#AccountPanel',
      },
    },
  },
  {
    name: 'pin',
    type: 'ui',
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      components: { Field: '/cms/views/tablets/pin-panel.tsx#PinPanel' },
    },
  },
  // Payload's lock, which is off; instances of the release before go on with it.
  { name: 'loginAttempts', type: 'number', defaultValue: 0, hidden: true, access: byTheServer },
  { name: 'lockUntil', type: 'date', hidden: true, access: byTheServer },
  // Payload's sessions, which are off; instances of the release before go on with them.
  {
    ...{ name: 'sessions', type: 'array', hidden: true, access: byTheServer },
    fields: [
      { name: 'id', type: 'text', required: true },
      { name: 'createdAt', type: 'date' },
      { name: 'expiresAt', type: 'date', required: true },
    ],
  },
]
