import { z } from 'zod'
import { multiLine, oneLine } from '../text/clean-text.ts'
import {
  emailMessage,
  type FieldRule,
  type FieldRules,
  MOST_CHARACTERS,
  requiredMessage,
  tooLongMessage,
} from './form-fields.ts'

/** The text of a field: on one line unless told, '' where it is optional and empty; messages as in the browser. */
function fieldSchema(rule: FieldRule, clean: Clean) {
  const { label, named = label, required, format, max = MOST_CHARACTERS } = rule
  const empty = requiredMessage(named)
  const text = z
    .string()
    .max(max, tooLongMessage(named, max))
    .refine((value) => !format || value === '' || z.email().safeParse(value).success, {
      message: emailMessage(named),
    })
  const given = z.string({ error: empty }).transform(clean)
  return required
    ? given.pipe(text.min(1, { message: empty, abort: true }))
    : given.pipe(text).default('')
}

type Clean = (text: string) => string

/** The texts of a form's fields, for a body's schema on the server; those in `long` may have several lines. */
export function fieldSchemas<Name extends string>(
  rules: FieldRules<Name>,
  long: readonly NoInfer<Name>[] = [],
): { [N in Name]: z.ZodType<string> } {
  const entries = Object.entries<FieldRule>(rules).map(([name, rule]) => {
    const clean = long.includes(name as Name) ? multiLine : oneLine
    return [name, fieldSchema(rule, clean)]
  })
  return Object.fromEntries(entries)
}

/** A text on one line that is no field of the form's own: a name in the content, an address. */
export function shortText(max: number) {
  return z.string().max(max).transform(oneLine)
}

/** The key that the browser makes for each filled-in form. */
export const submissionKey = z.uuid()
