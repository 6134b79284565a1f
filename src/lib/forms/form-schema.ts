import { z } from 'zod'
import { toMultiLine, toSingleLine } from '../text/clean-text.ts'
import {
  DEFAULT_MAX_LENGTH,
  emailMessage,
  type FieldRule,
  type FieldRules,
  requiredMessage,
  tooLongMessage,
} from './form-fields.ts'

/** The text of a field: on one line unless told, '' where it is optional and empty; messages as in the browser. */
function fieldSchema(rule: FieldRule, clean: CleanText) {
  const { label, messageLabel = label, required, format, max = DEFAULT_MAX_LENGTH } = rule
  const error = () => requiredMessage(messageLabel())
  const text = z
    .string()
    .max(max, { error: () => tooLongMessage(messageLabel(), max) })
    .refine((value) => !format || value === '' || z.email().safeParse(value).success, {
      error: () => emailMessage(messageLabel()),
    })
  const given = z.string({ error }).transform(clean)
  return required ? given.pipe(text.min(1, { error, abort: true })) : given.pipe(text).default('')
}

type CleanText = (text: string) => string

/** The texts of a form's fields, for a body's schema on the server; those in `long` may have several lines. */
export function fieldSchemas<Name extends string>(
  rules: FieldRules<Name>,
  long: readonly NoInfer<Name>[] = [],
): { [N in Name]: z.ZodType<string> } {
  const entries = Object.entries<FieldRule>(rules).map(([name, rule]) => {
    const clean = long.includes(name as Name) ? toMultiLine : toSingleLine
    return [name, fieldSchema(rule, clean)]
  })
  return Object.fromEntries(entries)
}

/** A text on one line that is no field of the form's own: a name in the content, an address. */
export function shortText(max: number) {
  return z.string().max(max).transform(toSingleLine)
}

/** Where a form's content wants it sent, in small letters; '' = the form names nobody. */
export const wantedRecipient = z.string().trim().toLowerCase().max(254).default('')

/** The key that the browser makes for each filled-in form. */
export const submissionKey = z.uuid()
