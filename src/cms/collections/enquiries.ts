import type { CollapsibleField, CollectionConfig, Field } from 'payload'
import { deny } from '../access/deny.ts'
import { readEnquiries, readsEnquiries } from '../access/enquiries.ts'
import { requireRole } from '../access/require-role.ts'
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
import { setContactKeys } from '../hooks/content/set-contact-keys.ts'
import * as t from './messages.gen.ts'

/** Fields of one kind of enquiry, hidden for the others. */
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
  labels: { singular: t.enquiry(), plural: t.enquiries() },
  admin: {
    useAsTitle: 'lname',
    description: t.enquiriesHint(),
    defaultColumns: ['lname', 'kind', 'businessName', 'email', 'state', 'createdAt'],
    hidden: ({ user }) => !readsEnquiries({ user: user as never }),
  },
  access: {
    create: deny,
    delete: requireRole(),
    read: readEnquiries,
    // By the view of enquiries alone, which says who did it (spec:content.submissions).
    update: deny,
  },
  defaultSort: '-createdAt',
  hooks: { beforeChange: [setContactKeys], beforeDelete: [deleteActivity('enquiry')] },
  fields: [
    ...deliveryFields,
    viewLink,
    ...contactKeyFields,
    statusField([
      { value: 'answered', label: t.answered() },
      { value: 'booked', label: t.booked() },
      { value: 'ordered', label: t.ordered() },
    ]),
    {
      name: 'kind',
      label: t.about(),
      type: 'select',
      required: true,
      defaultValue: 'bulk-gift-cards',
      options: [
        { value: 'bulk-gift-cards', label: t.corporateGiftCards() },
        { value: 'group-booking', label: t.groupBooking() },
      ],
      ...readOnly,
      admin: { ...readOnly.admin, position: 'sidebar' },
    },
    senderName(),
    senderEmail(),
    senderTel(),
    askedFor('group-booking', t.theGroup(), [
      {
        name: 'location',
        label: t.location(),
        type: 'relationship',
        relationTo: 'locations',
        index: true,
        ...readOnly,
      },
      {
        type: 'row',
        fields: [
          { name: 'partySize', label: t.people(), type: 'number', ...readOnly },
          { name: 'date', label: t.date(), type: 'text', ...readOnly },
        ],
      },
      { name: 'message', label: t.message(), type: 'textarea', ...readOnly },
    ]),
    askedFor('bulk-gift-cards', t.theCompany(), [
      { name: 'businessName', label: t.legalBusinessName(), type: 'text', ...readOnly },
      { name: 'businessAddress', label: t.businessAddress(), type: 'text', ...readOnly },
      {
        type: 'row',
        fields: [
          { name: 'city', label: t.city(), type: 'text', ...readOnly },
          { name: 'province', label: t.provinceOrState(), type: 'text', ...readOnly },
        ],
      },
      { name: 'website', label: t.website(), type: 'text', ...readOnly },
    ]),
    { name: 'toEmail', label: t.sentTo(), type: 'email', ...readOnly },
  ],
}
