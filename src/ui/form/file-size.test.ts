import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

const KB = 1024
const MB = KB * KB

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [1500, '2 kB'],
  [1023 * KB, '1023 kB'],
  [1023 * KB + 1, '1.0 MB'],
  [2 * MB, '2.0 MB'],
  // Over a limit it must not read as if it were within.
  [2 * MB + 1, '2.1 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
