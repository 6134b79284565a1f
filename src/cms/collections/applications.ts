import type { CollectionConfig } from 'payload'
import { deny } from '../access/deny.ts'
import { requireRoleAtOwnLocations } from '../access/own-locations.ts'
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
import { deleteResume } from '../hooks/content/delete-resume.ts'

/** Applications from the careers form (spec:content.submissions); only the form makes them. */
export const applications: CollectionConfig = {
  slug: 'applications',
  labels: { singular: 'Application', plural: 'Applications' },
  admin: {
    useAsTitle: 'email',
    description:
      'From the careers form. New ones stay on the dashboard until their status changes.',
    defaultColumns: ['lname', 'fname', 'position', 'location', 'state', 'createdAt'],
    hidden: ({ user }) => !hasRole({ user: user as never }, 'recruiter'),
  },
  access: {
    create: deny,
    delete: requireRole(),
    read: requireRoleAtOwnLocations('recruiter'),
    update: requireRoleAtOwnLocations('recruiter'),
  },
  defaultSort: '-createdAt',
  hooks: { afterDelete: [deleteResume] },
  fields: [
    ...deliveryFields,
    statusField({ value: 'in-touch', label: 'In contact' }),
    {
      name: 'notes',
      label: 'Notes',
      type: 'textarea',
      maxLength: 4000,
      admin: { position: 'sidebar', description: 'For recruiters only.' },
    },
    senderName(),
    senderEmail(),
    senderTel({ required: true }),
    {
      name: 'location',
      label: 'Location',
      type: 'relationship',
      relationTo: 'locations',
      index: true,
      ...readOnly,
    },
    {
      name: 'position',
      label: 'Position',
      type: 'select',
      required: true,
      options: ['Front House', 'Culinary', 'Management'],
      ...readOnly,
    },
    {
      name: 'file',
      label: 'Resume',
      type: 'group',
      ...readOnly,
      fields: [
        {
          name: 'download',
          type: 'ui',
          admin: {
            components: { Field: '/cms/views/fields/resume-link.tsx#ResumeLink' },
            disableListColumn: true,
          },
        },
        { name: 'name', label: 'File name', type: 'text', ...readOnly },
        { name: 'storedAs', type: 'text', ...readOnly, admin: { hidden: true } },
        { name: 'mimeType', label: 'Type', type: 'text', ...readOnly },
        { name: 'size', label: 'Size in bytes', type: 'number', ...readOnly },
      ],
    },
    { name: 'toEmail', label: 'Sent to', type: 'email', ...readOnly },
  ],
}
