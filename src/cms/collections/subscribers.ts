import type { CollectionConfig } from 'payload'
import { deny } from '../access/deny.ts'
import { requireRole } from '../access/require-role.ts'
import { hasRole } from '../access/roles.ts'
import { deliveryFields } from '../fields/submission.ts'

const fixed = { readOnly: true } as const

/** Newsletter subscribers of the embedded newsletter (spec:content.submissions); only the form makes them. */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  admin: {
    useAsTitle: 'email',
    description: 'People who get the newsletter, have yet to confirm, or have unsubscribed.',
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
      label: 'Status',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { label: 'Not confirmed yet', value: 'pending' },
        { label: 'Subscribed', value: 'confirmed' },
        { label: 'Unsubscribed', value: 'unsubscribed' },
      ],
      admin: { ...fixed, position: 'sidebar' },
    },
    {
      name: 'confirmedAt',
      label: 'Confirmed',
      type: 'date',
      admin: { ...fixed, position: 'sidebar' },
    },
    {
      name: 'unsubscribedAt',
      label: 'Unsubscribed',
      type: 'date',
      admin: { ...fixed, position: 'sidebar' },
    },
    // How many times the address was asked to confirm: each mail is a letter of its own.
    { name: 'asked', type: 'number', defaultValue: 1, admin: { hidden: true } },
    { name: 'email', label: 'Email', type: 'email', required: true, unique: true, admin: fixed },
    {
      type: 'row',
      fields: [
        { name: 'firstname', label: 'First name', type: 'text', admin: fixed },
        { name: 'lastname', label: 'Last name', type: 'text', admin: fixed },
      ],
    },
    { name: 'birthMonth', label: 'Birth month', type: 'number', min: 1, max: 12, admin: fixed },
    {
      name: 'location',
      label: 'Location',
      type: 'relationship',
      relationTo: 'locations',
      admin: fixed,
    },
    { name: 'optinSource', label: 'Signed up at', type: 'text', admin: fixed },
  ],
}
