/** Names of the fields, as the form and its messages have them (S1 §5). */
export const LABEL = {
  firstname: 'First Name',
  lastname: 'Last Name',
  email: 'Email',
  birthMonth: 'Birth month',
  location: 'Your restaurant',
} as const

/** Most characters of a field. */
export const LENGTH = { name: 100, email: 254 } as const

/** D-27. */
export const requiredMessage = (label: string) => `The ${label} field is required.`
/** D-27. */
export const emailMessage = (label: string) => `The ${label} field must be a valid email.`
