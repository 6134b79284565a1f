// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const fieldRequired = (values: { label: string | number }) => `The ${values.label} field is required.`
export const fieldNotAnEmail = (values: { label: string | number }) => `The ${values.label} field must be a valid email.`
export const fieldTooLong = (values: { label: string | number; limit: string | number }) => `The ${values.label} field may not be longer than ${values.limit} characters.`
