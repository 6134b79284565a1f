import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { drainOnSignals } from './drain.ts'

afterEach(() => {
  process.removeAllListeners('SIGTERM')
  process.removeAllListeners('SIGINT')
})

test('SIGTERM lets the request under way end, takes no new one, closes, and exits', async () => {
  const open: ServerResponse[] = []
  const server = createServer((_, res) => void open.push(res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const readiness = { ready: true }
  const order: string[] = []
  drainOnSignals(server, readiness, {
    patienceMs: 10_000,
    close: async () => void order.push('closed'),
    exit: (code) => void order.push(`exit ${code}`),
  })
  const reply = new Promise<string>((resolve) => {
    get({ port, host: '127.0.0.1' }, (res) => {
      let text = ''
      res.on('data', (chunk) => {
        text += chunk
      })
      res.on('end', () => resolve(text))
    })
  })
  await expect.poll(() => open).toHaveLength(1)
  process.emit('SIGTERM', 'SIGTERM')
  expect(readiness.ready).toBe(false)
  const refused = new Promise<string>((resolve) => {
    get({ port, host: '127.0.0.1' }).on('error', (error) => resolve(String(error)))
  })
  expect(await refused).toContain('ECONNREFUSED')
  expect(order).toEqual([])
  open[0]?.end('the whole answer')
  expect(await reply).toBe('the whole answer')
  await expect.poll(() => order).toEqual(['closed', 'exit 0'])
})

test('SIGTERM ends at once what would stay open for good', async () => {
  const streams: ServerResponse[] = []
  const server = createServer((_, res) => {
    res.write('event: begun')
    streams.push(res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const exited = Promise.withResolvers<number>()
  drainOnSignals(
    server,
    { ready: true },
    {
      patienceMs: 60_000,
      begin: () => streams[0]?.end(),
      close: async () => {},
      exit: exited.resolve,
    },
  )
  get({ port, host: '127.0.0.1' }, (res) => res.resume())
  await expect.poll(() => streams).toHaveLength(1)
  process.emit('SIGTERM', 'SIGTERM')
  expect(await exited.promise).toBe(0)
})

test('a signal that arrives several times is one; only a later one ends at once', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5000)
  const open: ServerResponse[] = []
  const server = createServer((_, res) => void open.push(res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const codes: number[] = []
  drainOnSignals(
    server,
    { ready: true },
    { patienceMs: 10_000, close: async () => {}, exit: (code) => void codes.push(code) },
  )
  const ended = new Promise((resolve) => {
    get({ port, host: '127.0.0.1' }, (res) => res.resume().on('end', resolve))
  })
  await expect.poll(() => open).toHaveLength(1)
  process.emit('SIGINT', 'SIGINT')
  now.mockReturnValue(5003)
  process.emit('SIGINT', 'SIGINT')
  process.emit('SIGTERM', 'SIGTERM')
  expect(codes).toEqual([])
  now.mockReturnValue(6001)
  process.emit('SIGINT', 'SIGINT')
  expect(codes).toEqual([1])
  open[0]?.end()
  await ended
  await expect.poll(() => codes).toEqual([1, 0])
  now.mockRestore()
})
