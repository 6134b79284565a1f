import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHttpServer } from '#front/http/http-server.ts'
import {
  prepareResponse,
  type Representation,
  selectRepresentation,
  sendRepresentation,
} from '#front/http/prepared-response.ts'
import { type Lookup, openFastPath } from './fast-path.ts'

const body = Buffer.from('Tonight at Saltwood')
const page = await prepareResponse({
  status: 200,
  headers: ['Vary', 'x'],
  type: 'text/plain',
  body,
})
const large = await prepareResponse({
  status: 200,
  headers: [],
  type: 'x/y',
  body: Buffer.alloc(1 << 20),
})
const plain = { encoding: 'identity', kind: 'html', ifNoneMatch: '', draft: false } as const
const known = new Map([
  ['/', selectRepresentation(page, plain)],
  ['/known', selectRepresentation(page, { ...plain, ifNoneMatch: '*' })],
  ['/large', selectRepresentation(large, plain)],
])

let server: Server
let readiness: { draining: boolean }
let revalidating: Promise<Representation | null>
let byNode: string[] = []
let sockets: Socket[] = []
const memory: Lookup = ({ url }) => (url === '/old' ? revalidating : (known.get(url) ?? null))

beforeEach(async () => {
  byNode = []
  sockets = []
  revalidating = Promise.resolve(known.get('/') ?? null)
  readiness = { draining: false }
  server = createHttpServer(readiness)
  server.on('request', (req, res) => {
    byNode.push(`${req.method} ${req.url}`)
    const representation = known.get(req.url ?? '')
    if (representation) sendRepresentation(req, res, representation)
    else res.end(`Node: ${req.url}`)
  })
  openFastPath(server, memory, readiness)
  server.on('connection', (socket) => sockets.push(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n')
const LAST = 'Connection: close'

async function client(): Promise<{ socket: Socket; all: Promise<string>; said: () => string }> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  const all = new Promise<string>((resolve) => socket.once('close', () => resolve(said)))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return { socket, all, said: () => said }
}

/** Everything that is said to these packets, each sent when the one before it was answered. */
async function say(...packets: string[]): Promise<string> {
  const { socket, all, said } = await client()
  for (const [i, packet] of packets.entries()) {
    socket.write(packet)
    const answers = () => said().split('HTTP/1.1 ').length - 1
    if (i < packets.length - 1) await expect.poll(() => answers()).toBe(i + 1)
  }
  return all
}

const undated = (said: string) => said.replaceAll(/Date: [^\r]+/g, 'Date')

describe('a cached response', () => {
  test('goes out in the words of Node, but without its parser', async () => {
    for (const path of ['/', '/known']) {
      const quick = await client()
      quick.socket.end(get(path))
      const slow = await client()
      slow.socket.write(get(path, 'Trailer: none'))
      await expect.poll(() => slow.said()).not.toBe('')
      slow.socket.end()
      expect(undated(await quick.all)).toBe(undated(await slow.all))
    }
    expect(byNode).toEqual(['GET /', 'GET /known'])
  })

  test('goes out for one request after the other', async () => {
    const said = await say(get('/'), get('/known'), get('/'), get('/', LAST))
    expect(said.match(/HTTP\/1.1 \d+/g)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 304',
      'HTTP/1.1 200',
      'HTTP/1.1 200',
    ])
    expect(byNode).toEqual(['GET /'])
  })

  test('is dated to the second', async () => {
    const began = Date.now()
    const said = await say(get('/'), get('/x', LAST))
    const date = Date.parse(/Date: ([^\r]+)/.exec(said)?.[1] ?? '')
    expect(date).toBeGreaterThan(began - 1000)
    expect(date).toBeLessThanOrEqual(Date.now())
  })

  test('comes whole to a client who asks on without reading', async () => {
    const { socket, all, said } = await client()
    socket.pause()
    const count = 40
    for (let i = 0; i < count - 1; i++) {
      await new Promise((sent) => socket.write(get('/large'), sent))
    }
    socket.write(get('/large', LAST))
    await expect.poll(() => byNode.length).toBeGreaterThan(0)
    socket.resume()
    await all
    expect(said().match(/HTTP\/1.1 200/g)).toHaveLength(count)
  })
})

describe('a connection with another wish', () => {
  test('is Node’s from then on, and nothing of it is lost', async () => {
    const said = await say(get('/'), get('/other'), get('/'), get('/', LAST))
    expect(said.match(/Tonight|Node: \/other/g)).toEqual([
      'Tonight',
      'Node: /other',
      'Tonight',
      'Tonight',
    ])
    expect(byNode).toEqual(['GET /other', 'GET /', 'GET /'])
  })

  test('may send its request in pieces, or several at once', async () => {
    const { socket, all } = await client()
    socket.setNoDelay()
    const [first = '', second = ''] = [get('/').slice(0, 20), get('/').slice(20)]
    await new Promise((sent) => socket.write(first, sent))
    await expect.poll(() => sockets[0]?.bytesRead).toBe(20)
    socket.write(second + get('/known') + get('/a') + get('/', LAST))
    const said = await all
    expect(said.match(/Tonight|HTTP\/1.1 304|Node: \/a/g)).toEqual([
      'Tonight',
      'HTTP/1.1 304',
      'Node: /a',
      'Tonight',
    ])
  })

  test('has its answers in the order of its requests', async () => {
    const { socket, all } = await client()
    socket.setNoDelay()
    for (const path of ['/', '/a', '/', '/b']) socket.write(get(path))
    socket.write(get('/known', LAST))
    const said = await all
    expect(said.match(/Tonight|Node: \/.|HTTP\/1.1 304/g)).toEqual([
      'Tonight',
      'Node: /a',
      'Tonight',
      'Node: /b',
      'HTTP/1.1 304',
    ])
  })
})

describe('a stale page', () => {
  let revalidated: (representation: Representation | null) => void = () => {}
  beforeEach(() => {
    revalidating = new Promise((resolve) => {
      revalidated = resolve
    })
  })

  test('is waited for, and further requests wait as well', async () => {
    const { socket, all } = await client()
    socket.write(get('/old'))
    await expect.poll(() => sockets[0]?.bytesRead).toBe(get('/old').length)
    await new Promise((sent) => socket.write(get('/a') + get('/', LAST), sent))
    expect(byNode).toEqual([])
    revalidated(selectRepresentation(page, plain))
    const said = await all
    expect(said.match(/Tonight|Node: \/a/g)).toEqual(['Tonight', 'Node: /a', 'Tonight'])
  })

  test.each([
    ['there is no such page any more', () => revalidated(null)],
    ['nobody knows', () => revalidated(Promise.reject(new Error('down')) as never)],
  ])('is Node’s to answer where %s', async (_, end) => {
    const { socket, all } = await client()
    socket.write(get('/old'))
    await expect.poll(() => sockets[0]?.bytesRead).toBeGreaterThan(0)
    end()
    socket.write(get('/b', LAST))
    expect((await all).match(/Node: \/(?:old|b)/g)).toEqual(['Node: /old', 'Node: /b'])
  })

  test('goes out to a client who has said that nothing more comes', async () => {
    const { socket, all } = await client()
    socket.end(get('/old'))
    await expect.poll(() => sockets[0]?.bytesRead).toBeGreaterThan(0)
    revalidated(selectRepresentation(page, plain))
    expect(await all).toContain('Tonight')
  })

  test('goes out to them also while the site ends', async () => {
    const { socket, all } = await client()
    socket.end(get('/old'))
    await expect.poll(() => sockets[0]?.bytesRead).toBeGreaterThan(0)
    readiness.draining = true
    revalidated(selectRepresentation(page, plain))
    expect(await all).toContain('Tonight')
  })

  test('goes out whole, also where more was asked before the client hung up', async () => {
    const { socket, all, said } = await client()
    socket.write(get('/old'))
    await expect.poll(() => sockets[0]?.bytesRead).toBeGreaterThan(0)
    socket.end(get('/'))
    revalidated(selectRepresentation(large, plain))
    await all
    expect(said().match(/HTTP\/1.1 200/g)).toHaveLength(2)
    expect(said().length).toBeGreaterThan(large.identity.body.length)
  })

  test('holds up nobody whose client has gone', async () => {
    const { socket } = await client()
    socket.write(get('/old'))
    await expect.poll(() => sockets[0]?.bytesRead).toBeGreaterThan(0)
    socket.resetAndDestroy()
    revalidated(selectRepresentation(page, plain))
    await expect.poll(() => sockets[0]?.destroyed).toBe(true)
    expect(await say(get('/', LAST))).toContain('Tonight')
  })
})

describe('the end', () => {
  test('comes at once for idle connections, and for those under way with their answer', async () => {
    let revalidated: (representation: Representation | null) => void = () => {}
    revalidating = new Promise((resolve) => {
      revalidated = resolve
    })
    const [idle, waiting] = [await client(), await client()]
    idle.socket.write(get('/'))
    waiting.socket.write(get('/old'))
    await expect.poll(() => idle.said()).toContain('Tonight')
    await expect.poll(() => sockets.every(({ bytesRead }) => bytesRead > 0)).toBe(true)
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    expect(await idle.all).toContain('Tonight')
    expect(waiting.said()).toBe('')
    revalidated(selectRepresentation(page, plain))
    await expect.poll(() => waiting.said()).toContain('Tonight')
    server.closeIdleConnections()
    await closed
  })

  test('comes after the response of the same event loop iteration, and before whatever is asked too late', async () => {
    const { socket, all } = await client()
    await expect.poll(() => sockets).toHaveLength(1)
    sockets[0]?.once('data', () => server.closeIdleConnections())
    socket.write(get('/'))
    expect(await all).toContain('Tonight')
    const late = await client()
    await expect.poll(() => sockets).toHaveLength(2)
    sockets[1]?.prependOnceListener('data', () => server.closeIdleConnections())
    late.socket.write('POST /pay HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n')
    expect(await late.all).toBe('')
    expect(byNode).toEqual([])
  })

  test('comes for a connection on which nothing is asked for long, and for a broken one', async () => {
    const [idle, broken] = [await client(), await client()]
    await expect.poll(() => sockets).toHaveLength(2)
    expect(sockets.map(({ timeout }) => timeout)).toEqual([65_000, 65_000])
    sockets[0]?.emit('timeout')
    expect(await idle.all).toBe('')
    broken.socket.resetAndDestroy()
    await expect.poll(() => sockets[1]?.destroyed).toBe(true)
    expect(await say(get('/', LAST))).toContain('Tonight')
  })
})
