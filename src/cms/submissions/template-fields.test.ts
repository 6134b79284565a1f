import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standardTemplates } from './standard-templates.ts'
import { SUBMISSION_KINDS, statesOf } from './states.ts'
import { fieldsOf, fillTemplate, namedFields, unknownFields } from './template-fields.ts'

const values = { name: 'Ida', location: 'Kitsilano' }

test('a template is filled in where it names fields, each time', () => {
  expect(fillTemplate('Hello {name}, {name}: come to {location}.', values)).toBe(
    'Hello Ida, Ida: come to Kitsilano.',
  )
  expect(fillTemplate('{people} {Name} { name } {}', values)).toBe('{people} {Name} { name } {}')
})

// ASVS 1.3.5, 1.3.7
test('what a value says is never taken for a field', () => {
  const text = fc.string({ unit: fc.constantFrom(...'{}name $&a') })
  fc.assert(
    fc.property(text, text, (name, location) => {
      expect(fillTemplate('a{name}b{location}c', { name, location })).toBe(`a${name}b${location}c`)
    }),
  )
})

test('a text that names no field stays as it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(namedFields(text).length === 0)
      expect(fillTemplate(text, values)).toBe(text)
    }),
  )
})

// ASVS 1.3.7, 15.3.6
test('nothing of a prototype is a value', () => {
  expect(fillTemplate('{constructor}', {})).toBe('{constructor}')
})

test('fields that there are not are named once each', () => {
  expect(unknownFields('{nme} {name} {nme} {people}', fieldsOf('application'))).toEqual([
    ...['nme', 'people'],
  ])
})

test('the site’s own templates name fields and states of their kind, and there are some of each', () => {
  for (const { kind, subject, text, moveTo } of standardTemplates()) {
    expect(unknownFields(`${subject} ${text}`, fieldsOf(kind))).toEqual([])
    expect(namedFields(text)).toContain('name')
    expect(statesOf(kind)).toContain(moveTo)
  }
  const kinds = new Set(standardTemplates().map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(SUBMISSION_KINDS.toSorted())
})
