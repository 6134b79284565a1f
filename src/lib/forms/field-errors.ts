import type { core, ZodType } from 'zod'
import { ok, type Result, refuse } from '../result.ts'
import { FIELD_FAULTS, longerThan, mustBe } from './field-faults.ts'

/** A field at fault: `path` in dots (`phone.number`, empty for the whole body), and why. */
export type FieldError = { path: string; message: string }

/** Faults that a refusal lists; whoever sends more has more to mend than these. */
const MAX_ERRORS = 50

const TYPE_FAULTS: Record<string, string> = {
  array: mustBe('a list'),
  boolean: mustBe('true or false'),
  int: mustBe('a whole number'),
  number: mustBe('a number'),
  object: mustBe('an object'),
  string: FIELD_FAULTS.notText,
}

/** Reads a value by its schema; each field at fault once, in the words of the HTTP interface. */
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
    if (issue.input === undefined) return FIELD_FAULTS.required
    return TYPE_FAULTS[issue.expected] ?? FIELD_FAULTS.invalid
  }
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum)
    if (issue.origin === 'string') return longerThan(most)
    return issue.origin === 'array'
      ? `must have at most ${most} entries`
      : mustBe(`at most ${most}`)
  }
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum)
    if (issue.origin === 'string' || issue.origin === 'array') return FIELD_FAULTS.required
    return mustBe(`at least ${least}`)
  }
  if (issue.code === 'invalid_value') return mustBe(issue.values.map(String).join(' or '))
  return FIELD_FAULTS.invalid
}
