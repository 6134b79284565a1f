import { expect, test } from 'vitest'
import { serverFunctionKey } from './server-function-key.ts'

test('the key of a site’s server functions has the 32 bytes that Next wants, and is the site’s own', () => {
  const keys = ['one secret', 'two secrets', 'one secret'].map((secret) =>
    serverFunctionKey(secret),
  )
  expect(keys.map((key) => Buffer.from(key, 'base64').length)).toEqual([32, 32, 32])
  expect(keys[0]).toBe(keys[2])
  expect(keys[0]).not.toBe(keys[1])
})
