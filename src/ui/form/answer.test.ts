import { expect, test } from 'vitest'
import { toSendResult } from './answer.ts'

const error = (fields?: object[]) => ({ error: { code: 'invalid', fields }, requestId: 'r' })
const file = { path: 'file', message: 'This file exceeds the 2MB limit.' }

test.each([
  [200, { success: true }, { ok: true }],
  [200, { success: true, message: 'Thank you' }, { ok: true, message: 'Thank you' }],
  [204, null, { ok: true }],
  [422, error([file]), { ok: false, faults: { file: file.message } }],
  [413, error([file]), { ok: false, faults: { file: file.message } }],
  // What is not the visitor's doing is none of the fields'.
  [422, error(), { ok: false }],
  [413, 'too large', { ok: false }],
  [403, error([file]), { ok: false }],
  // When to try again, the server knows.
  [
    429,
    { error: { code: 'too_many_requests', message: 'Please try again in 4 minutes.' } },
    { ok: false, message: 'Please try again in 4 minutes.' },
  ],
  [429, null, { ok: false }],
  // Whoever runs the site is working on it, and nothing of the form is lost.
  [
    503,
    { error: { code: 'read_only', message: 'We are working on our website.' } },
    { ok: false, message: 'We are working on our website.' },
  ],
  [503, { error: { code: 'disk_full', message: 'Not now.' } }, { ok: false }],
  [500, null, { ok: false }],
])('an answer of %i with %j', (status, body, sent) => {
  expect(toSendResult(status, body)).toEqual(sent)
})
