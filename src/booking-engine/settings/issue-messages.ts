import type { z } from 'zod'
import * as t from './messages.gen.ts'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/**
 * What is wrong with a value whose schema does not say so itself: the rest of a sentence about its field, such as
 * `must be at least 1`.
 */
export function messageOfIssue(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) return t.missing()
  switch (issue.code) {
    case 'invalid_type':
      return messageOfType(issue.expected)
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_value':
      return t.mustBeOneOf({ values: issue.values.join(', ') })
    default:
      return t.cannotBeRead()
  }
}

function messageOfType(expected: string): string {
  if (expected === 'int') return t.mustBeWholeNumber()
  return expected === 'number' ? t.mustBeNumber() : t.cannotBeRead()
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'array') return t.mustHaveAtLeastEntries({ least })
  if (origin !== 'string') return t.mustBeAtLeast({ least })
  return least === 1 ? t.missing() : t.mustHaveAtLeastCharacters({ least })
}

function tooBig(origin: string, most: number): string {
  if (origin === 'array') return t.mustHaveAtMostEntries({ most })
  return origin === 'string' ? t.mustHaveAtMostCharacters({ most }) : t.mustBeAtMost({ most })
}
