import { expect, test } from 'vitest'
import { z } from 'zod'
import { newKey, submissionKeys } from './submission-key.ts'

const form = (values: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('keys are version 4 UUIDs', () => {
  const keys = Array.from({ length: 50 }, newKey)
  for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true)
  expect(new Set(keys).size).toBe(50)
})

test('a filled-in form has one key until it was sent or changed', () => {
  const keys = submissionKeys()
  const file = new File(['one'], 'resume.pdf', { lastModified: 1 })
  const first = keys.of(form({ name: 'Ida', file }))
  expect(keys.of(form({ name: 'Ida', file }))).toBe(first)
  const changed = keys.of(form({ name: 'Ada', file }))
  expect(changed).not.toBe(first)
  const other = new File(['more'], 'resume.pdf', { lastModified: 1 })
  expect(keys.of(form({ name: 'Ada', file: other }))).not.toBe(changed)
  const again = keys.of(form({ name: 'Ada', file }))
  keys.renew()
  expect(keys.of(form({ name: 'Ada', file }))).not.toBe(again)
})
