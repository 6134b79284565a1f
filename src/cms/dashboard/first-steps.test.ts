import { expect, test } from 'vitest'
import { isPublicAddress } from './first-steps.ts'

test.each([
  ['https://eat.example.com', true],
  ['https://eat.example.com/menu', true],
  ['http://eat.example.com', false],
  ['https://localhost:3000', false],
  ['https://127.0.0.1', false],
  ['https://[::1]:3000', false],
])('an address is for guests elsewhere: %s, %s', (url, isPublic) => {
  expect(isPublicAddress(url)).toBe(isPublic)
})
