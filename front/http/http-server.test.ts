import { expect, it } from 'vitest'
import { createHttpServer } from './http-server.ts'

it('gives the largest file of an import the time that it needs at 2.5 Mbit/s, and the head of a request a minute', () => {
  const { requestTimeout, headersTimeout } = createHttpServer({ draining: false })
  expect(requestTimeout / 1000).toBeGreaterThan((256 * 1024 * 1024 * 8) / 2_500_000)
  expect(headersTimeout).toBe(60_000)
})
