import type { FieldRules } from '#lib/forms/form-fields.ts'
import * as t from './messages.gen.ts'

/** The fields of the careers form (spec:forms.careers-fields), in its order. */
export const CAREERS_FIELDS = {
  fname: { label: t.firstName, required: true, max: 80 },
  lname: { label: t.lastName, required: true, max: 80 },
  email: { label: t.email, required: true, format: 'email', max: 254 },
  tel: { label: t.phoneNumber, required: true, max: 40 },
  location: { label: t.location },
  position: { label: t.position, required: true },
  file: { label: t.resume, required: true },
} satisfies FieldRules

/** The positions of the careers form (spec:forms.careers-fields): labels by stored value. */
export const POSITIONS = {
  'Front House': t.frontHouse,
  Culinary: t.culinary,
  Management: t.management,
} as const

export type Position = keyof typeof POSITIONS

/** Most bytes that a resume may have (spec:forms.resume). */
export const MAX_RESUME = 2 * 1024 * 1024

/** What may be wrong with a resume. */
export const RESUME_TEXT = {
  tooLarge: t.resumeIsTooLarge,
  empty: t.resumeIsEmpty,
  wrongType: t.resumeIsOfWrongKind,
  /** The name says another kind than the content is. */
  otherKind: t.resumeDoesNotMatchName,
  macros: t.resumeHasMacros,
  unsafe: t.resumeIsTooLargeUnpacked,
  infected: t.resumeIsInfected,
} as const

/** What is wrong with a file before anybody has looked into it. */
export function resumeMessage(file: File): string | null {
  if (file.size > MAX_RESUME) return RESUME_TEXT.tooLarge()
  return file.size === 0 ? RESUME_TEXT.empty() : null
}
