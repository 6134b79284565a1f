import { describe, expect, test } from 'vitest'
import { judgeRows, judgeSamples, judgeTimes } from './flat.ts'
import type { Sample } from './samples.ts'
import type { Window } from './times.ts'

const MEASURED = 40

/** A run of samples in which one number is what `of` says, by how much of the run has passed. */
function samples(change: (sample: Sample, passed: number) => void): Sample[] {
  return Array.from({ length: MEASURED }, (_, n) => {
    const sample: Sample = {
      at: n,
      memory: { resident: 400, heap: 120, external: 60 },
      process: { files: 60, sockets: 30, threads: 14, streams: 5 },
      disk: { content: 40, bookings: 4, logs: 4, other: 200 },
      outbox: 0,
    }
    change(sample, n / MEASURED)
    return sample
  })
}

const broken = (findings: readonly { name: string; isFlat: boolean }[]) =>
  findings.filter(({ isFlat }) => !isFlat).map(({ name }) => name)

describe('what must not grow by itself', () => {
  test('is flat where it is filled in the first quarter and goes up and down later', () => {
    const run = samples((sample, passed) => {
      sample.memory.resident = passed < 0.25 ? 250 : 400 + 30 * Math.sin(40 * passed)
      sample.process.sockets = passed < 0.1 ? 0 : 30 + 6 * Math.cos(70 * passed)
    })
    expect(broken(judgeSamples(run))).toEqual([])
  })

  test.each([
    ['resident memory, MB', (s: Sample, passed: number) => (s.memory.resident += 160 * passed)],
    ['heap in use, MB', (s: Sample, passed: number) => (s.memory.heap += 80 * passed)],
    ['open files', (s: Sample, passed: number) => (s.process.files += 40 * passed)],
    ['sockets', (s: Sample, passed: number) => (s.process.sockets += 40 * passed)],
    ['threads', (s: Sample, passed: number) => (s.process.threads += 20 * passed)],
    ['logs of the databases, MB', (s: Sample, passed: number) => (s.disk.logs += 30 * passed)],
    ['mails that wait', (s: Sample, passed: number) => (s.outbox = 40 * passed)],
  ])('is not where it goes on growing: %s', (name, grow) => {
    expect(broken(judgeSamples(samples((sample, passed) => void grow(sample, passed))))).toEqual([
      name,
    ])
  })

  test('has tables that keep what was done as its only exception', () => {
    const counts = Array.from({ length: MEASURED }, (_, n) => ({
      'booking.holds': 100 + (n % 3),
      'booking.reservations': 50 * n,
    }))
    expect(broken(judgeRows(counts, ['booking.reservations']))).toEqual([])
    expect(broken(judgeRows(counts, []))).toEqual(['booking.reservations'])
  })
})

describe('the p99 of answers', () => {
  const windows = (p99: (passed: number) => number): Window[] =>
    Array.from({ length: MEASURED }, (_, n) => ({
      at: n,
      kinds: { search: { count: 100, p50: 3, p99: p99(n / MEASURED) } },
    }))

  test('is steady where one window is slow, and where the first are', () => {
    const slowOnce = windows((passed) => (passed === 0.9 || passed < 0.05 ? 900 : 20))
    expect(broken(judgeTimes(slowOnce))).toEqual([])
  })

  test('is not where it rises', () => {
    expect(broken(judgeTimes(windows((passed) => 20 + 60 * passed)))).toEqual([
      'p99 of a search, ms',
    ])
  })
})
