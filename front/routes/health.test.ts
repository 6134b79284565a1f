import { expect, onTestFinished, test } from 'vitest'
import { setReadOnlyUntil } from '#lib/read-only/read-only.ts'
import { readinessOf } from './health.ts'

const readiness = { ready: true, draining: false }
const epoch = { msSinceRead: 400, isTrusted: true } as Parameters<typeof readinessOf>[0]['epoch']

test('an instance that takes visitors says so first, and then what it checked', () => {
  expect(readinessOf({ readiness, epoch })).toEqual({
    status: 200,
    lines: [
      'ok',
      'process: takes visitors',
      'content: last known to be current 0 s ago',
      'data: no outage',
    ],
  })
})

test('an instance of a site that is read-only takes visitors, and says until when it takes no changes', () => {
  onTestFinished(() => setReadOnlyUntil(null))
  setReadOnlyUntil(Date.parse('2027-04-02T20:00Z'))
  const { status, lines } = readinessOf({ readiness, epoch })
  expect([status, lines[0]]).toEqual([200, 'ok'])
  expect(lines.at(-1)).toBe(
    'changes: refused until 2027-04-02T20:00:00.000Z, the site is read-only',
  )
})

test('an instance that does not take visitors says why, and which check it was', () => {
  const old = { ...epoch, msSinceRead: 3_700_000, isTrusted: false } as typeof epoch
  const checks = [
    readinessOf({ readiness: { ready: false, draining: false }, epoch }),
    readinessOf({ readiness: { ready: false, draining: true }, epoch }),
    readinessOf({ readiness, epoch: old }),
  ]
  expect(checks.map(({ status }) => status)).toEqual([503, 503, 503])
  expect(checks.map(({ lines }) => lines[0])).toEqual([
    'not ready: The site is starting.',
    'not ready: The site is shutting down.',
    'not ready: Remembered pages are too old.',
  ])
  expect(checks.map(({ lines }) => lines[1])).toEqual([
    'process: starting',
    'process: shutting down',
    'process: takes visitors',
  ])
  expect(checks[2]?.lines[2]).toBe(
    'content: last known to be current 3700 s ago, too long to serve it',
  )
})
