import type { CollectionConfig } from 'payload'
import { only } from '../access/has-role.ts'
import { nobody } from '../access/nobody.ts'
import { hasRole } from '../access/roles.ts'
import { fixed, progress, senderEmail, senderName, senderTel } from '../fields/post.ts'

/** Enquiries from the corporate gift card form (S1 §3); only the form makes them. */
export const enquiries: CollectionConfig = {
  slug: 'enquiries',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  admin: {
    group: 'Post',
    useAsTitle: 'businessName',
    defaultColumns: ['businessName', 'lname', 'email', 'state', 'createdAt'],
    hidden: ({ user }) => !hasRole({ user: user as never }, 'marketing'),
  },
  access: {
    create: nobody,
    delete: only(),
    read: only('marketing'),
    update: only('marketing'),
  },
  defaultSort: '-createdAt',
  fields: [
    progress({ value: 'answered', label: 'Answered' }),
    {
      name: 'kind',
      label: 'About',
      type: 'select',
      required: true,
      defaultValue: 'bulk-gift-cards',
      options: [{ value: 'bulk-gift-cards', label: 'Corporate gift cards' }],
      ...fixed,
      admin: { ...fixed.admin, position: 'sidebar' },
    },
    senderName(),
    senderEmail(),
    { name: 'businessName', label: 'Legal business name', type: 'text', ...fixed },
    { name: 'businessAddress', label: 'Business address', type: 'text', ...fixed },
    {
      type: 'row',
      fields: [
        { name: 'city', label: 'City', type: 'text', ...fixed },
        { name: 'province', label: 'Province or state', type: 'text', ...fixed },
      ],
    },
    senderTel(),
    { name: 'website', label: 'Website', type: 'text', ...fixed },
    { name: 'toEmail', label: 'Sent to', type: 'email', ...fixed },
  ],
}
