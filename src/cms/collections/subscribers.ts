import type { CollectionConfig } from 'payload'
import { deny } from '../access/deny.ts'
import { requireRole } from '../access/require-role.ts'
import { hasRole } from '../access/roles.ts'
import { deliveryFields } from '../fields/submission.ts'
import * as t from './messages.gen.ts'

const fixed = { readOnly: true } as const

/** Newsletter subscribers of the embedded newsletter (spec:content.submissions); only the form makes them. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: t.subscriber(), plural: t.subscribers() },
  admin: {
    useAsTitle: 'email',
    description: t.subscribersHint(),
    defaultColumns: ['email', 'firstname', 'lastname', 'state', 'location', 'createdAt'],
    hidden: ({ user }) => !hasRole({ user: user as never }, 'marketing'),
    components: { beforeListTable: ['/cms/views/subscribers-export.tsx#SubscribersExport'] },
  },
  access: {
    create: deny,
    delete: requireRole('marketing'),
    read: requireRole('marketing'),
    update: deny,
  },
  defaultSort: '-createdAt',
  fields: [
    ...deliveryFields,
    {
      name: 'state',
      label: t.status(),
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { label: t.notConfirmedYet(), value: 'pending' },
        { label: t.subscribed(), value: 'confirmed' },
        { label: t.unsubscribed(), value: 'unsubscribed' },
      ],
      admin: { ...fixed, position: 'sidebar' },
    },
    {
      name: 'confirmedAt',
      label: t.confirmed(),
      type: 'date',
      admin: { ...fixed, position: 'sidebar' },
    },
    {
      name: 'unsubscribedAt',
      label: t.unsubscribed(),
      type: 'date',
      admin: { ...fixed, position: 'sidebar' },
    },
    // How many times the address was asked to confirm: each mail is a letter of its own.
    { name: 'asked', type: 'number', defaultValue: 1, admin: { hidden: true } },
    { name: 'email', label: t.email(), type: 'email', required: true, unique: true, admin: fixed },
    {
      type: 'row',
      fields: [
        { name: 'firstname', label: t.firstName(), type: 'text', admin: fixed },
        { name: 'lastname', label: t.lastName(), type: 'text', admin: fixed },
      ],
    },
    { name: 'birthMonth', label: t.birthMonth(), type: 'number', min: 1, max: 12, admin: fixed },
    {
      name: 'location',
      label: t.location(),
      type: 'relationship',
      relationTo: 'locations',
      admin: fixed,
    },
    { name: 'optinSource', label: t.signedUpAt(), type: 'text', admin: fixed },
  ],
}
