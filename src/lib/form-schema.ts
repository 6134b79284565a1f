import { z } from 'zod'
import {
  emailMessage,
  type FieldRule,
  type FieldRules,
  MOST_CHARACTERS,
  requiredMessage,
  tooLongMessage,
} from './form-fields.ts'

/** The text of a field: trimmed, '' where it is optional and empty; messages as in the browser. */
export function fieldSchema({ label, required, format, max = MOST_CHARACTERS }: FieldRule) {
  const empty = requiredMessage(label)
  const text = z
    .string({ error: empty })
    .trim()
    .max(max, tooLongMessage(label, max))
    .refine((value) => !format || value === '' || z.email().safeParse(value).success, {
      message: emailMessage(label),
    })
  return required ? text.min(1, { message: empty, abort: true }) : text.default('')
}

/** The texts of a form's fields, for a body's schema on the server. */
export function fieldSchemas<Name extends string>(
  rules: FieldRules<Name>,
): { [N in Name]: z.ZodType<string> } {
  const entries = Object.entries<FieldRule>(rules).map(([name, rule]) => [name, fieldSchema(rule)])
  return Object.fromEntries(entries)
}

/** The key that the browser makes for each filled-in form. */
export const submissionKey = z.uuid()
