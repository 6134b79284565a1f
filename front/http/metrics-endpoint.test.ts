import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMetricsServer } from './metrics-endpoint.ts'

const TOKEN = 'm'.repeat(32)
const servers = [undefined, TOKEN].map((token) =>
  createMetricsServer({ token, headers: ['X-Content-Type-Options', 'nosniff'] }, () => {}),
)
const origins: string[] = []

beforeAll(async () => {
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  }
})
afterAll(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
})

const ask = (server: number, path: string, init: RequestInit = {}) =>
  fetch(origins[server] + path, init)

test('a port of their own has the metrics for who reaches it, and nothing else', async () => {
  const reply = await ask(0, '/metrics')
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(reply.headers.get('cache-control')).toMatch(/no-store/)
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await reply.text()).toContain('# TYPE tableside_collector_failures_total counter')
  for (const path of ['/', '/metrics/', '/admin', '/healthz'])
    expect((await ask(0, path)).status, path).toBe(404)
})

// ASVS 13.4.5
test('where a token is set, it is asked for, and a wrong one is as good as none', async () => {
  const without = await ask(1, '/metrics')
  expect(without.status).toBe(401)
  expect(without.headers.get('www-authenticate')).toBe('Bearer')
  expect(await without.text()).not.toContain('tableside_')
  const wrong = [`Bearer ${'n'.repeat(32)}`, `Bearer ${TOKEN}m`, `Basic ${TOKEN}`, TOKEN, 'Bearer ']
  for (const authorization of wrong)
    expect((await ask(1, '/metrics', { headers: { authorization } })).status).toBe(401)
  const right = await ask(1, '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(right.status).toBe(200)
})

test('only GET and HEAD are taken', async () => {
  const head = await ask(0, '/metrics', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const post = await ask(0, '/metrics', { method: 'POST', body: 'x' })
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})
