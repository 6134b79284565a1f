import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readFields } from './field-errors.ts'

const schema = z.object({
  name: z
    .string()
    .min(2)
    .max(5)
    .regex(/^[a-z]*$/),
  size: z.number().int().min(1).max(9),
  sure: z.boolean(),
  kind: z.enum(['bar', 'patio']),
  dishes: z.array(z.object({ id: z.string() })).max(2),
  either: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
  mail: z.email(),
  key: z.uuid(),
})
const right = {
  ...{ name: 'ida', size: 3, sure: true, kind: 'bar', dishes: [], either: { a: '' } },
  ...{ mail: 'ida@example.com', key: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
}
const faults = (value: unknown) => {
  const read = readFields(schema, value)
  const fields = read.ok ? [] : (read.detail?.fields as { path: string; message: string }[])
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]))
}

describe('what is wrong with a body', () => {
  test.each([
    [{}, {}],
    [{ name: undefined }, { name: 'is required' }],
    [{ name: 5 }, { name: 'must be text' }],
    [{ name: 'idaida' }, { name: 'must have at most 5 characters' }],
    [{ name: 'IDA' }, { name: 'is not valid' }],
    [{ size: '3' }, { size: 'must be a number' }],
    [{ size: 1.5 }, { size: 'must be a whole number' }],
    [{ size: 10 }, { size: 'must be at most 9' }],
    [{ size: 0 }, { size: 'must be at least 1' }],
    [{ sure: 'true' }, { sure: 'must be true or false' }],
    [{ kind: 'roof' }, { kind: 'must be bar or patio' }],
    [{ dishes: {} }, { dishes: 'must be a list' }],
    [
      { dishes: [{ id: 1 }, 2] },
      { 'dishes.0.id': 'must be text', 'dishes.1': 'must be an object' },
    ],
    [{ either: {} }, { either: 'is not valid' }],
    [
      { mail: 'x', key: 'x' },
      { mail: 'is not valid', key: 'is not valid' },
    ],
  ])('%j is said in plain words', (change, said) => {
    expect(faults({ ...right, ...change })).toEqual(said)
  })

  test('that is no object is said of the whole', () => {
    for (const value of [null, [], 'text', 5])
      expect(faults(value)).toEqual({ '': 'must be an object' })
  })

  test('is said once of each field, and of no more than fifty', () => {
    expect(faults({ ...right, name: 'IDA IDA' })).toEqual({
      name: 'must have at most 5 characters',
    })
    const many = readFields(z.array(z.string()), Array(5000).fill(1))
    expect(many).toMatchObject({ detail: { fields: { length: 50 } } })
  })
})
