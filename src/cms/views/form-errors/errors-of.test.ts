import { expect, it } from 'vitest'
import { errorsOf } from './errors-of.ts'

it('reads the fields that an answer names as wrong, and nothing from others', () => {
  const wrong = { path: 'title', message: 'This field is required.' }
  expect(
    errorsOf({ errors: [{ message: 'Wrong', data: { errors: [wrong, { message: 'x' }] } }] }),
  ).toEqual([wrong])
  for (const other of [null, 'text', {}, { errors: 'text' }, { errors: [{ message: 'no data' }] }])
    expect(errorsOf(other)).toEqual([])
})
