import { expect, test } from 'vitest'
import { directUrlOf, isPooled } from './addresses.ts'

test('there is a pooler where the two addresses differ, and what needs a session goes past it', () => {
  const [databaseUrl, databaseDirectUrl] = ['postgres://pooler/site', 'postgres://server/site']
  expect(directUrlOf({ databaseUrl, databaseDirectUrl })).toBe(databaseDirectUrl)
  expect(isPooled({ databaseUrl, databaseDirectUrl })).toBe(true)
  for (const direct of [undefined, databaseUrl]) {
    expect(directUrlOf({ databaseUrl, databaseDirectUrl: direct })).toBe(databaseUrl)
    expect(isPooled({ databaseUrl, databaseDirectUrl: direct })).toBe(false)
  }
  expect(directUrlOf({})).toBeUndefined()
  expect(isPooled({})).toBe(false)
})
