import type { core, ZodType } from 'zod'
import { ok, type Result, refuse } from '../result.ts'
import * as t from './messages.gen.ts'

/** A field at fault: `path` in dots (`phone.number`, empty for the whole body), and why. */
export type FieldError = { path: string; message: string }

/** Faults that a refusal lists; whoever sends more has more to mend than these. */
const MAX_ERRORS = 50

const TYPE_MESSAGES: Record<string, () => string> = {
  array: t.mustBeList,
  boolean: t.mustBeTrueOrFalse,
  int: t.mustBeWholeNumber,
  number: t.mustBeNumber,
  object: t.mustBeObject,
  string: t.mustBeText,
}

/** Reads a value by its schema; each field at fault once, in words that a person can use. */
export function readFields<T>(schema: ZodType<T>, value: unknown): Result<T, 'invalid'> {
  const parsed = schema.safeParse(value, { error: messageFor })
  if (parsed.success) return ok(parsed.data)
  const faults = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const name = path.map(String).join('.')
    if (faults.size < MAX_ERRORS && !faults.has(name)) faults.set(name, message)
  }
  const fields: FieldError[] = [...faults].map(([path, message]) => ({ path, message }))
  return refuse('invalid', { fields })
}

/** Why a value is wrong where its schema does not say it: nothing of what the validator says of itself. */
function messageFor(issue: core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return t.isRequired()
    return (TYPE_MESSAGES[issue.expected] ?? t.isNotValid)()
  }
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum)
    if (issue.origin === 'string') return t.mustHaveAtMostCharacters({ most })
    return issue.origin === 'array' ? t.mustHaveAtMostEntries({ most }) : t.mustBeAtMost({ most })
  }
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum)
    if (issue.origin === 'string' || issue.origin === 'array') return t.isRequired()
    return t.mustBeAtLeast({ least })
  }
  if (issue.code === 'invalid_value')
    return t.mustBeOneOf({ values: issue.values.map(String).join(' or ') })
  return t.isNotValid()
}
