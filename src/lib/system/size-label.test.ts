import { expect, test } from 'vitest'
import { sizeLabel } from './size-label.ts'

const MB = 1024 ** 2

test.each([
  [4.25 * MB, '4.3 MB'],
  [850.4 * MB, '850 MB'],
  [12_697 * MB, '12.4 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeLabel(bytes)).toBe(words)
})
