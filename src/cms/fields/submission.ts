import type { EmailField, Field, RowField, SelectField, TextField } from 'payload'
import { deny } from '../access/deny.ts'

/** What the sender of a form wrote stays as it came. */
export const readOnly = { access: { update: deny }, admin: { readOnly: true } } as const

const hidden = { access: { update: deny }, admin: { hidden: true } } as const

/** What keeps a submission and its letter together. */
export const deliveryFields: Field[] = [
  // Made by the browser once for a form that was filled in: sent twice, it is one submission.
  { name: 'submission', type: 'text', unique: true, index: true, ...hidden },
  // Whether its letter is in the outbox; the ticker adds those that are missing.
  { name: 'posted', type: 'checkbox', defaultValue: false, index: true, ...hidden },
]

/** How far staff are with what came in: new, `under` way in the words of its kind, or closed. */
export function statusField(under: { value: string; label: string }): SelectField {
  return {
    name: 'state',
    label: 'Status',
    type: 'select',
    required: true,
    defaultValue: 'new',
    // The dashboard counts what is new.
    index: true,
    options: [{ value: 'new', label: 'New' }, under, { value: 'closed', label: 'Closed' }],
    admin: { position: 'sidebar' },
  }
}

/** First and last name of the sender, beside each other. */
export function senderName(): RowField {
  return {
    type: 'row',
    fields: [
      { name: 'fname', label: 'First name', type: 'text', required: true, ...readOnly },
      { name: 'lname', label: 'Last name', type: 'text', required: true, ...readOnly },
    ],
  }
}

/** Where the sender reads mail. */
export function senderEmail(): EmailField {
  return { name: 'email', label: 'Email', type: 'email', ...readOnly }
}

/** Where the sender can be called. */
export function senderTel(options: { required?: boolean } = {}): TextField {
  return { name: 'tel', label: 'Phone', type: 'text', ...options, ...readOnly }
}
