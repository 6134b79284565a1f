import type { CollectionConfig } from 'payload'
import { deny } from '../access/deny.ts'
import { requireRoleAtOwnLocations } from '../access/own-locations.ts'
import { requireRole } from '../access/require-role.ts'
import { hasRole } from '../access/roles.ts'
import {
  contactKeyFields,
  deliveryFields,
  readOnly,
  senderEmail,
  senderName,
  senderTel,
  statusField,
  viewLink,
} from '../fields/submission.ts'
import { deleteActivity } from '../hooks/content/delete-activity.ts'
import { deleteResume } from '../hooks/content/delete-resume.ts'
import { setContactKeys } from '../hooks/content/set-contact-keys.ts'
import { POSITIONS } from '../submissions/positions.ts'
import * as t from './messages.gen.ts'

/** Applications from the careers form (spec:content.submissions); only the form makes them. */
export const applications: CollectionConfig = {
  slug: 'applications',
  labels: { singular: t.application(), plural: t.applications() },
  admin: {
    useAsTitle: 'email',
    description: t.applicationsHint(),
    defaultColumns: ['lname', 'fname', 'position', 'location', 'state', 'createdAt'],
    hidden: ({ user }) => !hasRole({ user: user as never }, 'recruiter'),
  },
  access: {
    create: deny,
    delete: requireRole(),
    read: requireRoleAtOwnLocations('recruiter'),
    // By the view of applications alone, which says who did it (spec:content.submissions).
    update: deny,
  },
  defaultSort: '-createdAt',
  hooks: {
    beforeChange: [setContactKeys],
    beforeDelete: [deleteActivity('application')],
    afterDelete: [deleteResume],
  },
  fields: [
    ...deliveryFields,
    viewLink,
    ...contactKeyFields,
    statusField([
      { value: 'in-touch', label: t.inTouch() },
      { value: 'trial-shift', label: t.trialShift() },
      { value: 'hired', label: t.hired() },
    ]),
    {
      name: 'notes',
      label: t.notes(),
      type: 'textarea',
      maxLength: 4000,
      admin: { position: 'sidebar', description: t.forRecruitersOnly() },
    },
    senderName(),
    senderEmail(),
    senderTel({ required: true }),
    {
      name: 'location',
      label: t.location(),
      type: 'relationship',
      relationTo: 'locations',
      index: true,
      ...readOnly,
    },
    {
      name: 'position',
      label: t.position(),
      type: 'select',
      required: true,
      options: [...POSITIONS],
      ...readOnly,
    },
    {
      name: 'file',
      label: t.resume(),
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
        { name: 'name', label: t.fileName(), type: 'text', ...readOnly },
        { name: 'storedAs', type: 'text', ...readOnly, admin: { hidden: true } },
        { name: 'mimeType', label: t.type(), type: 'text', ...readOnly },
        { name: 'size', label: t.sizeInBytes(), type: 'number', ...readOnly },
      ],
    },
    { name: 'toEmail', label: t.sentTo(), type: 'email', ...readOnly },
  ],
}
