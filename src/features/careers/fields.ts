import type { FieldRules } from '#lib/forms/form-fields.ts'

/** The fields of the careers form (spec:forms.careers-fields), in its order. */
export const CAREERS_FIELDS = {
  fname: { label: 'First name', required: true, max: 80 },
  lname: { label: 'Last name', required: true, max: 80 },
  email: { label: 'Email', required: true, format: 'email', max: 254 },
  tel: { label: 'Phone number', required: true, max: 40 },
  location: { label: 'Location' },
  position: { label: 'Position', required: true },
  file: { label: 'Resume', required: true },
} satisfies FieldRules

/** What may be applied for (spec:forms.careers-fields). */
export const POSITIONS = ['Front House', 'Culinary', 'Management'] as const

/** What is said when it was sent, unless the form's content says it otherwise. */
export const CAREERS_SUCCESS = 'Thank you. We have your application, and a person will read it.'

/** Most bytes that a resume may have (spec:forms.resume). */
export const MAX_RESUME = 2 * 1024 * 1024

/** What is said of a location that is none, or none any more. */
export const NO_SUCH_LOCATION = 'Please choose a location from the list, or none.'

/** What may be wrong with a resume. */
export const RESUME_TEXT = {
  tooLarge: 'This file exceeds the 2MB limit.',
  empty: 'This file is empty.',
  wrongType: 'This file is not a PDF or a Word document (doc, docx).',
  /** The name says another kind than the content is. */
  otherKind: 'This file does not match its name. Please save it again as PDF, doc or docx.',
  macros: 'This document contains macros. Please save it without them, or as a PDF.',
  unsafe: 'This document is too large when unpacked. Please save it as a PDF.',
  infected: 'Our virus scanner found something in this file. Please send another one.',
} as const

/** What is wrong with a file before anybody has looked into it. */
export function resumeMessage(file: File): string | null {
  if (file.size > MAX_RESUME) return RESUME_TEXT.tooLarge
  return file.size === 0 ? RESUME_TEXT.empty : null
}
