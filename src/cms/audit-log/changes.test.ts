import fc from 'fast-check'
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { changesOf, mergeChanges } from './changes.ts'
import type { Changes } from './types.ts'

type Values = Record<string, unknown>

const text = (name: string, more = {}) => ({ name, type: 'text', ...more }) as FlattenedField
const nested = (type: 'group' | 'array', name: string, fields: FlattenedField[], more = {}) =>
  ({ name, type, flattenedFields: fields, ...more }) as unknown as FlattenedField
const changes = (fields: FlattenedField[], before: Values, after: Values, slug = 'pages') =>
  changesOf({ slug, fields, blockOf: () => undefined }, before, after)
const told = (found: Changes) =>
  found.fields.map((one) => ('hidden' in one ? [one.path] : [one.path, one.before, one.after]))

const SECRET = 'keep-me-out'
const NAMES = ['one', 'two', 'three', 'four'] as const

/** A field and, for it, values: those of secret fields have the word of which the log may have nothing. */
type Example = { field: FlattenedField; value: fc.Arbitrary<unknown> }

const example = (depth: number): fc.Arbitrary<Example> => {
  const leaf = fc.record({ name: fc.constantFrom(...NAMES), secret: fc.boolean() }).map(
    ({ name, secret }): Example => ({
      field: text(name, secret ? { custom: { secret: true } } : {}),
      value: fc.option(fc.string().map((one) => (secret ? SECRET + one : one))),
    }),
  )
  if (depth === 0) return leaf
  const branch = fc
    .record({
      name: fc.constantFrom(...NAMES),
      type: fc.constantFrom('group' as const, 'array' as const),
      secret: fc.boolean(),
      within: fc.uniqueArray(example(depth - 1), {
        selector: ({ field }) => field.name,
        maxLength: 4,
      }),
    })
    .map(({ name, type, secret, within }): Example => {
      const fields = within.map(({ field }) => field)
      const row = fc
        .record(Object.fromEntries(within.map(({ field, value }) => [field.name, value])))
        .map((values) => (secret ? { ...values, hint: SECRET } : values))
      const rows = fc.array(fc.tuple(fc.nat(5), row), { maxLength: 4 })
      return {
        field: nested(type, name, fields, secret ? { custom: { secret: true } } : {}),
        value:
          type === 'group'
            ? row
            : rows.map((all) => [...new Map(all).entries()].map(([id, one]) => ({ ...one, id }))),
      }
    })
  return fc.oneof(leaf, branch)
}

const document = fc
  .uniqueArray(example(3), { selector: ({ field }) => field.name, minLength: 1 })
  .chain((all) => {
    const values = fc.record(Object.fromEntries(all.map(({ field, value }) => [field.name, value])))
    return fc.tuple(fc.constant(all.map(({ field }) => field)), values, values)
  })

describe('what changed in a document', () => {
  // ASVS 16.2.5
  it('has nothing of a secret field, wherever it is, whatever was in it', () => {
    fc.assert(
      fc.property(document, ([fields, before, after]) => {
        for (const found of [
          changes(fields, before, after),
          changes(fields, {}, after),
          changes(fields, before, {}),
        ]) {
          expect(JSON.stringify(found)).not.toContain(SECRET)
        }
      }),
    )
  })

  it('is nothing where nothing changed', () => {
    fc.assert(
      fc.property(document, ([fields, before]) => {
        expect(changes(fields, before, structuredClone(before)).fields).toEqual([])
      }),
    )
  })

  it('finds rows again by their ids, and says which came, went and moved', () => {
    const fields = [nested('array', 'rows', [text('name')])]
    const rows = (...all: [number, string][]) => ({ rows: all.map(([id, name]) => ({ id, name })) })
    expect(told(changes(fields, rows([1, 'a'], [2, 'b']), rows([1, 'a'], [2, 'c'])))).toEqual([
      ['rows.2.name', 'b', 'c'],
    ])
    expect(told(changes(fields, rows([1, 'a'], [2, 'b']), rows([2, 'b'])))).toEqual([
      ['rows.1.name', 'a', null],
    ])
    expect(told(changes(fields, rows([1, 'a'], [2, 'b']), rows([2, 'b'], [1, 'a'])))).toEqual([
      ['rows', ['1', '2'], ['2', '1']],
    ])
  })

  it('cuts long texts and says how long they are', () => {
    const [found] = changes([text('body')], {}, { body: 'x'.repeat(5000) }).fields
    expect(found).toEqual({
      path: 'body',
      before: null,
      after: { text: 'x'.repeat(600), length: 5000 },
    })
  })

  it('has fields with the names of secrets without their values, marked or not', () => {
    for (const name of ['apiKey', 'totpSecret', 'recoveryCodes', 'accessToken', 'passkeys'])
      expect(told(changes([text(name)], { [name]: 'a' }, { [name]: 'b' }))).toEqual([[name]])
  })

  it('has of accounts and of what visitors send only what is listed', () => {
    const fields = [text('name'), text('pin'), text('state')]
    const [before, after] = [
      { name: 'a', pin: '1', state: 'new' },
      { name: 'b', pin: '2', state: 'closed' },
    ]
    expect(told(changes(fields, before, after, 'staff'))).toEqual([
      ['name', 'a', 'b'],
      ['pin'],
      ['state', 'new', 'closed'],
    ])
    expect(told(changes(fields, before, after, 'applications'))).toEqual([
      ['name'],
      ['pin'],
      ['state', 'new', 'closed'],
    ])
  })

  it('put together with a later one is the change from the first state to the last', () => {
    const fields = [text('one'), text('two')]
    const [a, b, c] = [{ one: 'a' }, { one: 'b', two: 'x' }, { one: 'a', two: 'y' }] as const
    const merged = mergeChanges(changes(fields, a, b), changes(fields, b, c))
    expect(told(merged)).toEqual([['two', null, 'y']])
  })
})
