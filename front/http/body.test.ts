import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bodyMs, readBody } from './body.ts'
import { createHttpServer, REQUEST_MS } from './http-server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request whose body comes as the test writes it. */
const request = () =>
  Object.assign(new PassThrough(), { headers: {} }) as unknown as IncomingMessage

it('gives a small body two minutes to arrive, and ends the connection of one that takes longer', async () => {
  const req = request()
  const body = readBody(req, 100_000)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(req.destroyed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(req.destroyed).toBe(true)
  expect(await body).toEqual({ ok: false, code: 'aborted' })
})

it('takes a body that arrives in time, and waits for nothing more', async () => {
  const req = request()
  const body = readBody(req, 100_000)
  ;(req as unknown as PassThrough).end('two for Friday')
  expect((await body).ok).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('gives the largest file of an import as long as a line of 2.4 Mbit/s needs, which the server allows', () => {
  const largest = 256 * 1024 * 1024
  expect((largest * 8) / (bodyMs(largest) / 1000)).toBeCloseTo(2_400_000)
  expect(bodyMs(largest)).toBeLessThan(REQUEST_MS)
  const { requestTimeout, headersTimeout } = createHttpServer({ draining: false })
  expect([requestTimeout, headersTimeout]).toEqual([REQUEST_MS, 60_000])
})
