import { describe, expect, test } from 'vitest'
import { type FieldRules, fieldMessages } from './form-fields.ts'
import { fieldSchemas } from './form-schema.ts'

const rules = {
  name: { label: () => 'Legal business name', required: true, max: 20 },
  email: { label: () => 'Email', format: 'email', max: 30 },
} satisfies FieldRules

/** What the browser says of a form, and what the server does. */
const checks = {
  browser: (values: Record<string, unknown>) => fieldMessages(rules, (name) => values[name]),
  server(values: Record<string, unknown>) {
    const schemas = Object.entries(fieldSchemas(rules))
    const faults = schemas.flatMap(([name, schema]) => {
      const [issue] = schema.safeParse(values[name]).error?.issues ?? []
      return issue ? [[name, issue.message]] : []
    })
    return Object.fromEntries(faults)
  },
}

describe.each(['browser', 'server'] as const)('the fields of a form in the %s', (where) => {
  const check = checks[where]

  test('name the label of what is required (spec:forms.messages)', () => {
    const name = 'The Legal business name field is required.'
    for (const empty of [undefined, '', ' \n'])
      expect(check({ name: empty, email: '' })).toEqual({ name })
  })

  test('ask for a valid format only of what is there', () => {
    expect(check({ name: 'Marsh' })).toEqual({})
    expect(check({ name: 'Marsh', email: ' ida@example.com ' })).toEqual({})
    for (const email of ['ida', 'ida@', '@x.ca', 'i da@x.ca', 'ida@x..ca'])
      expect(check({ name: 'Marsh', email })).toEqual({
        email: 'The Email field must be a valid email.',
      })
  })

  // ASVS 2.2.1
  test('take only what can be kept', () => {
    expect(check({ name: `${'x'.repeat(20)} ` })).toEqual({})
    expect(check({ name: 'x'.repeat(21) })).toEqual({
      name: 'The Legal business name field may not be longer than 20 characters.',
    })
  })
})

test('the server looks closer at an address than the browser', () => {
  const values = { name: 'Marsh', email: 'ida@example.c' }
  expect(checks.browser(values)).toEqual({})
  expect(checks.server(values)).toHaveProperty('email')
})

test('a name stays on its line, and in the direction of what is around it', () => {
  const { name } = fieldSchemas(rules)
  expect(name.parse('Ida\r\nBcc: all@x.ca')).toBe('Ida Bcc: all@x.ca')
  expect(name.parse(' \u202Eecila\u2066\u0000 ')).toBe('ecila')
  for (const nothing of ['\r\n', '\u202E', '\u0000']) {
    const [issue] = name.safeParse(nothing).error?.issues ?? []
    expect(issue?.message).toBe('The Legal business name field is required.')
  }
})

test('a message keeps its lines', () => {
  const { note } = fieldSchemas({ note: { label: () => 'Wishes' } }, ['note'])
  expect(note.parse('Two cakes.\r\nOne candle.\u202E\u0007')).toBe('Two cakes.\nOne candle.')
})
