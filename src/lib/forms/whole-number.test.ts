import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

const read = (value: unknown) => wholeNumber('must be a number').safeParse(value)

// ASVS 1.4.2
test.each([
  [3, 3],
  ['3', 3],
  ['012', 12],
  [0, 0],
])('%j is %i', (value, number) => {
  expect(read(value).data).toBe(number)
})

test.each([
  [true],
  [null],
  [[3]],
  [['3']],
  [{}],
  ['0x10'],
  ['1e3'],
  [' 3'],
  ['3\n'],
  [''],
  ['-1'],
  ['1.0'],
  ['٣'],
  [1.5],
  [-1],
  [2 ** 60],
  ['9'.repeat(400)],
])('%j is none', (value) => {
  const { error } = read(value)
  expect(error?.issues.map(({ message }) => message)).toEqual(['must be a number'])
})
