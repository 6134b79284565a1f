import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRefusal } from './refusal.ts'

const server = createServer((_req, res) => {
  sendRefusal(res, { code: 'too_many_requests', message: 'Later.', retryAfter: 7 }, 'request-1')
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function refused(path: string) {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
  return answer.json()
}

const body = { error: { code: 'too_many_requests', message: 'Later.' }, requestId: 'request-1' }

test('a refusal of the front looks like every refusal', async () => {
  expect(await refused('/api/opentable/get-availability')).toEqual(body)
})

test('a refused booking says that there is none, as every answer of its route (spec:api.reserve-refused)', async () => {
  const unbooked = { success: false, paymentFailed: false, response: {}, ...body }
  expect(await refused('/api/opentable/reserve')).toEqual(unbooked)
  expect(await refused('/api/opentable/reserve?x=1')).toEqual(unbooked)
})
