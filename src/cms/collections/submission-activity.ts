import type { CollectionConfig } from 'payload'
import { deny } from '../access/deny.ts'
import { requireRole } from '../access/require-role.ts'
import { deliveryFields } from '../fields/submission.ts'
import * as t from './messages.gen.ts'

/**
 * What staff did about applications and enquiries, in order: states, notes, replies and bookings. Entries are only
 * added, by the endpoints of submissions, and go with what they are about; `entry` makes each number one entry's, so
 * that the second of two colleagues is refused. A reply is a letter that the ticker puts into the outbox.
 */
export const submissionActivity: CollectionConfig = {
  slug: 'submission-activity',
  labels: { singular: t.workOnASubmission(), plural: t.workOnSubmissions() },
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: deny, delete: deny, read: requireRole(), update: deny },
  defaultSort: 'number',
  fields: [
    ...deliveryFields,
    { name: 'entry', type: 'text', required: true, unique: true },
    { name: 'number', type: 'number', required: true },
    { name: 'act', type: 'text', required: true },
    { name: 'application', type: 'relationship', relationTo: 'applications', index: true },
    { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', index: true },
    { name: 'location', type: 'relationship', relationTo: 'locations' },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'textarea' },
    { name: 'recipient', type: 'text' },
    { name: 'replyTo', type: 'text' },
    { name: 'delivery', type: 'text' },
    { name: 'booking', type: 'text' },
    { name: 'day', type: 'text' },
    { name: 'staff', type: 'relationship', relationTo: 'staff' },
    { name: 'staffName', type: 'text' },
  ],
}
