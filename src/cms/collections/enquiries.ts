import type { CollapsibleField, CollectionConfig, Field } from 'payload'
import { deny } from '../access/deny.ts'
import { requireRole } from '../access/require-role.ts'
import { hasRole } from '../access/roles.ts'
import {
  deliveryFields,
  readOnly,
  senderEmail,
  senderName,
  senderTel,
  statusField,
} from '../fields/submission.ts'

/** What an enquiry of one kind alone is asked. */
function askedFor(kind: string, label: string, fields: Field[]): CollapsibleField {
  const condition = (data: { kind?: string }) => data.kind === kind
  return { type: 'collapsible', label, fields, admin: { condition } }
}

/**
 * Enquiries from the forms for corporate gift cards and for groups (spec:content.submissions); only the forms
 * make them.
 */
export const enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  admin: {
    useAsTitle: 'lname',
    description:
      'About group bookings and corporate gift cards. New ones stay on the dashboard until their status changes.',
    defaultColumns: ['lname', 'kind', 'businessName', 'email', 'state', 'createdAt'],
    hidden: ({ user }) => !hasRole({ user: user as never }, 'marketing'),
  },
  access: {
    create: deny,
    delete: requireRole(),
    read: requireRole('marketing'),
    update: requireRole('marketing'),
  },
  defaultSort: '-createdAt',
  fields: [
    ...deliveryFields,
    statusField({ value: 'answered', label: 'Answered' }),
    {
      name: 'kind',
      label: 'About',
      type: 'select',
      required: true,
      defaultValue: 'bulk-gift-cards',
      options: [
        { value: 'bulk-gift-cards', label: 'Corporate gift cards' },
        { value: 'group-booking', label: 'Group booking' },
      ],
      ...readOnly,
      admin: { ...readOnly.admin, position: 'sidebar' },
    },
    senderName(),
    senderEmail(),
    senderTel(),
    askedFor('group-booking', 'The group', [
      {
        name: 'location',
        label: 'Location',
        type: 'relationship',
        relationTo: 'locations',
        index: true,
        ...readOnly,
      },
      {
        type: 'row',
        fields: [
          { name: 'partySize', label: 'People', type: 'number', ...readOnly },
          { name: 'date', label: 'Date', type: 'text', ...readOnly },
        ],
      },
      { name: 'message', label: 'Message', type: 'textarea', ...readOnly },
    ]),
    askedFor('bulk-gift-cards', 'The company', [
      { name: 'businessName', label: 'Legal business name', type: 'text', ...readOnly },
      { name: 'businessAddress', label: 'Business address', type: 'text', ...readOnly },
      {
        type: 'row',
        fields: [
          { name: 'city', label: 'City', type: 'text', ...readOnly },
          { name: 'province', label: 'Province or state', type: 'text', ...readOnly },
        ],
      },
      { name: 'website', label: 'Website', type: 'text', ...readOnly },
    ]),
    { name: 'toEmail', label: 'Sent to', type: 'email', ...readOnly },
  ],
}
