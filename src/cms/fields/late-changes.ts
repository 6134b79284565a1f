import { beginForm } from './begin-form.ts'

/** Has the server answer every change of a form, however soon after another it is made. */
export const withLateChanges = beginForm(
  'lateChanges',
  '/cms/views/late-changes/late-changes.client.tsx#LateChanges',
)
