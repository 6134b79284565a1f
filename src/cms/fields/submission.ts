import type { EmailField, Field, RowField, SelectField, TextField } from 'payload'
import { deny } from '../access/deny.ts'
import * as t from './messages.gen.ts'

/** Field options: not editable after the form was sent. */
export const readOnly = { access: { update: deny }, admin: { readOnly: true } } as const

const hidden = { access: { update: deny }, admin: { hidden: true } } as const

/** Hidden fields that link a submission to its outbox message. */
export const deliveryFields: Field[] = [
  // Made by the browser once for a form that was filled in: sent twice, it is one submission.
  { name: 'submission', type: 'text', unique: true, index: true, ...hidden },
  // Whether its letter is in the outbox; the ticker adds those that are missing.
  { name: 'posted', type: 'checkbox', defaultValue: false, index: true, ...hidden },
]

/** How far staff are with what came in: new, `under` way in the words of its kind, or closed. */
export function statusField(under: { value: string; label: string }[]): SelectField {
  return {
    name: 'state',
    label: t.status(),
    type: 'select',
    required: true,
    defaultValue: 'new',
    // The dashboard counts what is new.
    index: true,
    options: [
      { value: 'new', label: t.newStatus() },
      ...under,
      { value: 'closed', label: t.closed() },
    ],
    admin: { position: 'sidebar' },
  }
}

/** Hidden fields by which two submissions of one person are found: their address and number in one form. */
export const contactKeyFields: Field[] = [
  { name: 'emailKey', type: 'text', index: true, ...hidden },
  { name: 'telKey', type: 'text', index: true, ...hidden },
]

/** Leads from the document to the view in which staff work with it. */
export const viewLink: Field = {
  name: 'view',
  type: 'ui',
  admin: {
    components: { Field: '/cms/views/fields/submission-link.tsx#SubmissionLink' },
    disableListColumn: true,
  },
}

/** First and last name of the sender, beside each other. */
export function senderName(): RowField {
  return {
    type: 'row',
    fields: [
      { name: 'fname', label: t.firstName(), type: 'text', required: true, ...readOnly },
      { name: 'lname', label: t.lastName(), type: 'text', required: true, ...readOnly },
    ],
  }
}

/** Email address of the sender. */
export function senderEmail(): EmailField {
  return { name: 'email', label: t.email(), type: 'email', ...readOnly }
}

/** Telephone number of the sender. */
export function senderTel(options: { required?: boolean } = {}): TextField {
  return { name: 'tel', label: t.phone(), type: 'text', ...options, ...readOnly }
}
