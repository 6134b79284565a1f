import { ROOT_CONTEXT } from '@opentelemetry/api'
import { expect, test } from 'vitest'
import { createLog } from '#front/http/log.ts'
import { withRequestId } from '#lib/tracing/request-id.ts'
import { logRecordOf } from './log-record.ts'

/** The record of what a logger writes in `context`. */
function recordOf(write: (log: ReturnType<typeof createLog>) => void, context = ROOT_CONTEXT) {
  let line = ''
  const log = createLog('info', { write: () => {} }, (written) => {
    line = written
  })
  write(log)
  return logRecordOf(line, context)
}

// ASVS 16.2.2, 16.2.4
test('a line is a record with its level, its time and OpenTelemetry’s names for what it has', () => {
  const request = {
    requestId: 'r1',
    method: 'GET',
    path: '/menu',
    status: 200,
    outcome: 'rendered',
  }
  const record = recordOf((log) => log.info({ ...request, ms: 7, what: { in: 'it' } }, 'request'))
  expect(record).toMatchObject({ severityNumber: 9, severityText: 'INFO', body: 'request' })
  expect(record.timestamp.getTime()).toBeGreaterThan(0)
  expect(record.attributes).toEqual({
    'tableside.request_id': 'r1',
    'http.request.method': 'GET',
    'url.path': '/menu',
    'http.response.status_code': 200,
    'tableside.outcome': 'rendered',
    ms: 7,
    what: '{"in":"it"}',
  })
})

test('a line without a request’s id has that of the request in which it is written', () => {
  const { attributes } = recordOf((log) => log.warn('late'), withRequestId(ROOT_CONTEXT, 'r2'))
  expect(attributes).toEqual({ 'tableside.request_id': 'r2' })
})

test('an error is its type, its words and its stack, without what a driver adds', () => {
  const err = Object.assign(new RangeError('no table'), { detail: 'Key (email)=(ida@example.com)' })
  const { severityText, attributes } = recordOf((log) => log.error({ err }, 'failed'))
  expect(severityText).toBe('ERROR')
  expect(attributes).toEqual({
    'exception.type': 'RangeError',
    'exception.message': 'no table',
    'exception.stacktrace': expect.stringContaining('log-record.test.ts'),
  })
})
