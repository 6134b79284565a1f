import { expect, test } from 'vitest'
import { serializeError, withoutValues } from './serialize-error.ts'

/** As drizzle makes it of a statement that failed. */
function failedQuery() {
  const detail = 'Key (email)=(ida@example.com) already exists.'
  const cause = Object.assign(new Error('duplicate key value'), { code: '23505', detail })
  const message =
    'Failed query: insert into "enquiries" values ($1, $2)\nparams: Ida,ida@example.com,I am allergic\n    at nuts'
  const params = ['Ida', 'ida@example.com', 'I am allergic\n    at nuts']
  return Object.assign(new Error(message, { cause }), { query: 'insert …', params })
}

// ASVS 16.2.5
test('the log says which statement failed and why, and nothing of its values', () => {
  const logged = serializeError(failedQuery()) as { message: string; stack: string }
  expect(logged.message).toBe(
    'Failed query: insert into "enquiries" values ($1, $2): duplicate key value',
  )
  expect(logged.stack).toContain('serialize-error.test.ts')
  expect(logged.stack).toContain('caused by: Error: duplicate key value')
  expect(JSON.stringify(logged)).not.toMatch(/Ida|ida@|allergic|nuts/)
  expect(withoutValues(failedQuery().message)).not.toMatch(/params|Ida/)
})

test('an error keeps its type, its words, its stack and its codes', () => {
  class Refused extends TypeError {}
  const error = Object.assign(new Refused('not a menu'), { code: 'E7', status: 400, data: {} })
  expect(serializeError(error)).toEqual({
    ...{ type: 'Refused', message: 'not a menu', code: 'E7', status: 400 },
    stack: expect.stringContaining('serialize-error.test.ts'),
  })
})

test('an error that is its own cause comes to an end, and what is no error is as it is', () => {
  const error = new Error('round')
  error.cause = error
  expect(serializeError(error)).toMatchObject({ type: 'Error' })
  expect(serializeError('words')).toBe('words')
})
