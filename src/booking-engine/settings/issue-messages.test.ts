import { expect, test } from 'vitest'
import { z } from 'zod'
import { messageOfIssue } from './issue-messages.ts'

test.each<[z.ZodType, unknown, string]>([
  [z.number(), undefined, 'is missing'],
  [z.number(), null, 'is missing'],
  [z.number(), 'two', 'must be a number'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.number().min(1), -5, 'must be at least 1'],
  [z.number().max(40), 1e9, 'must be at most 40'],
  [z.string().min(1), '', 'is missing'],
  [z.string().min(2), 'B', 'must have at least 2 characters'],
  [z.string().max(3), 'four', 'must have at most 3 characters'],
  [z.string(), 4, 'cannot be read'],
  [z.array(z.string()).min(2), ['a'], 'needs at least 2'],
  [z.array(z.string()).max(1), ['a', 'b'], 'has more than 1'],
  [z.enum(['CA', 'US']), 'FR', 'must be one of CA, US'],
  [z.strictObject({}), { a: 1 }, 'cannot be read'],
])('what a schema does not say itself is said in words (%#)', (schema, value, message) => {
  const parsed = schema.safeParse(value, { error: messageOfIssue })
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message])
})
