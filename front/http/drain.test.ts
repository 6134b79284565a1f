import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openFastPath } from '#front/fast-path/fast-path.ts'
import { drainOnSignals } from './drain.ts'
import { createHttpServer } from './http-server.ts'
import { sendRepresentation } from './prepared-response.ts'

afterEach(() => {
  process.removeAllListeners('SIGTERM')
  process.removeAllListeners('SIGINT')
})

test('SIGTERM lets the request under way end, takes no new one, closes, and exits', async () => {
  const open: ServerResponse[] = []
  const server = createServer((_, res) => void open.push(res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const readiness = { ready: true, draining: false }
  const order: string[] = []
  drainOnSignals(server, readiness, {
    graceMs: 0,
    requestTimeoutMs: 10_000,
    close: async () => order.push('closed') > 0,
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
    { ready: true, draining: false },
    {
      graceMs: 0,
      requestTimeoutMs: 60_000,
      onDrain: () => streams[0]?.end(),
      close: async () => true,
      exit: exited.resolve,
    },
  )
  get({ port, host: '127.0.0.1' }, (res) => res.resume())
  await expect.poll(() => streams).toHaveLength(1)
  process.emit('SIGTERM', 'SIGTERM')
  expect(await exited.promise).toBe(0)
})

test('what did not end in order ends with a code that says so', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const exited = Promise.withResolvers<number>()
  drainOnSignals(
    server,
    { ready: true, draining: false },
    { graceMs: 0, requestTimeoutMs: 60_000, close: async () => false, exit: exited.resolve },
  )
  process.emit('SIGTERM', 'SIGTERM')
  expect(await exited.promise).toBe(1)
})

test('after an error requests are waited for shortly, and the code says that it was one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const open: ServerResponse[] = []
  const server = createServer((_, res) => void open.push(res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const readiness = { ready: true, draining: false }
  const codes: number[] = []
  const drainAfterError = drainOnSignals(server, readiness, {
    graceMs: 60_000,
    requestTimeoutMs: 60_000,
    close: async () => true,
    exit: (code) => void codes.push(code),
  })
  const cut = new Promise((resolve) => get({ port, host: '127.0.0.1' }).on('error', resolve))
  await expect.poll(() => open).toHaveLength(1)
  drainAfterError()
  drainAfterError()
  expect(readiness.ready).toBe(false)
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  await cut
  await expect.poll(() => codes).toEqual([1])
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
    { ready: true, draining: false },
    {
      graceMs: 0,
      requestTimeoutMs: 10_000,
      close: async () => true,
      exit: (code) => void codes.push(code),
    },
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

describe('before it ends', () => {
  const GRACE = 5000
  let server: Server
  let readiness: { ready: boolean; draining: boolean }
  let codes: number[]

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    readiness = { ready: true, draining: false }
    codes = []
    server = createHttpServer(readiness)
    server.on('request', (req, res) => {
      if (req.url === '/sent')
        sendRepresentation(req, res, { status: 200, headers: SENT, body: BODY })
      else res.end(BODY)
    })
    openFastPath(
      server,
      ({ url }) => (url === '/remembered' ? { status: 200, headers: SENT, body: BODY } : null),
      readiness,
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    drainOnSignals(server, readiness, {
      graceMs: GRACE,
      requestTimeoutMs: 60_000,
      close: async () => true,
      exit: (code) => void codes.push(code),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    server.close()
    server.closeAllConnections()
  })

  const BODY = Buffer.from('the whole answer')
  const SENT = ['Content-Type', 'text/plain', 'Content-Length', String(BODY.length)]
  const paths = ['/remembered', '/sent', '/rendered']
  const ask = (path: string, agent: Agent) =>
    new Promise<{ connection?: string | undefined; text: string }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      get({ port, path, agent, host: '127.0.0.1' }, async (res) => {
        const said = await text(res)
        resolve({ connection: res.headers.connection, text: said })
      }).on('error', reject)
    })

  test('a kept connection is answered once more, and told that this was the last answer', async () => {
    const agents = paths.map((path) => ({ path, agent: new Agent({ keepAlive: true }) }))
    for (const { path, agent } of agents) {
      expect(await ask(path, agent)).toEqual({ connection: 'keep-alive', text: `${BODY}` })
    }
    process.emit('SIGTERM', 'SIGTERM')
    for (const { path, agent } of agents) {
      expect(await ask(path, agent), path).toEqual({ connection: 'close', text: `${BODY}` })
      // On a new connection: until the grace is over there is somebody who takes it.
      expect(await ask(path, agent), path).toEqual({ connection: 'close', text: `${BODY}` })
      agent.destroy()
    }
    expect(readiness.ready).toBe(false)
    expect(codes).toEqual([])
    await vi.advanceTimersByTimeAsync(GRACE)
    await expect.poll(() => codes).toEqual([0])
    expect(server.listening).toBe(false)
  })

  test('who presses Ctrl-C does not wait', async () => {
    process.emit('SIGINT', 'SIGINT')
    await expect.poll(() => codes).toEqual([0])
  })
})
