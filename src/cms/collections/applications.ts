import type { CollectionConfig } from 'payload'
import { nobody } from '../access/deny.ts'
import { ownLocations } from '../access/own-locations.ts'
import { only } from '../access/require-role.ts'
import { hasRole } from '../access/roles.ts'
import {
  delivery,
  fixed,
  progress,
  senderEmail,
  senderName,
  senderTel,
} from '../fields/submission.ts'
import { forgetResume } from '../hooks/content/delete-resume.ts'

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
    create: nobody,
    delete: only(),
    read: ownLocations('recruiter'),
    update: ownLocations('recruiter'),
  },
  defaultSort: '-createdAt',
  hooks: { afterDelete: [forgetResume] },
  fields: [
    ...delivery,
    progress({ value: 'in-touch', label: 'In contact' }),
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
      ...fixed,
    },
    {
      name: 'position',
      label: 'Position',
      type: 'select',
      required: true,
      options: ['Front House', 'Culinary', 'Management'],
      ...fixed,
    },
    {
      name: 'file',
      label: 'Resume',
      type: 'group',
      ...fixed,
      fields: [
        {
          name: 'download',
          type: 'ui',
          admin: {
            components: { Field: '/cms/views/fields/resume-link.tsx#ResumeLink' },
            disableListColumn: true,
          },
        },
        { name: 'name', label: 'File name', type: 'text', ...fixed },
        { name: 'storedAs', type: 'text', ...fixed, admin: { hidden: true } },
        { name: 'mimeType', label: 'Type', type: 'text', ...fixed },
        { name: 'size', label: 'Size in bytes', type: 'number', ...fixed },
      ],
    },
    { name: 'toEmail', label: 'Sent to', type: 'email', ...fixed },
  ],
}
