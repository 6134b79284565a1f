import { expect, test } from 'vitest'
import { webLink } from './link.ts'

const [field] = webLink('orderLink', 'Order').fields
const validate = (value: unknown) =>
  (field as { validate: (value: unknown, at: object) => unknown }).validate(value, {
    siblingData: {},
  })

test('a web address is a text of at most 2,000 characters that leads somewhere, or none', () => {
  for (const good of ['https://example.com/', '/menu', '', ' ', null, undefined])
    expect(validate(good), String(good)).toBe(true)
  const long = `https://example.com/${'a'.repeat(2000)}`
  for (const bad of [7, true, {}, [], ['https://example.com/'], long, '/.//evil.example'])
    expect(validate(bad), JSON.stringify(bad)).toEqual(expect.any(String))
})
