import { beginForm } from './begin-form.ts'

/** `admin.custom` of a field that comes into view with what is wrong by itself: the form does not begin with it. */
export const SAYS_ITSELF = { saysItself: true }

/** Has a form begin with what was wrong when a save of it was refused. */
export const withFormErrors = beginForm(
  'formErrors',
  '/cms/views/form-errors/form-errors.client.tsx#FormErrors',
)
