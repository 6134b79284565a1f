import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type LingerLimits, lingerAfterResponse } from './linger.ts'

const MB = 1024 * 1024
const PATIENT: LingerLimits = { bytes: 1024 * MB, ms: 60_000, idleMs: 60_000 }
const HEAD = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 999999999999\r\n\r\n'

let close = () => {}
afterEach(() => {
  vi.useRealTimers()
  close()
})

/**
 * A server that refuses every body unread; `seen` has the paths, `lines` its ends of the connections,
 * `ended` the first connection's end.
 */
async function refusing(patience: Partial<LingerLimits>) {
  const seen: string[] = []
  const lines: Socket[] = []
  const ended = Promise.withResolvers<void>()
  const answer: RequestListener = (req, res) => {
    seen.push(req.url ?? '')
    lines.push(req.socket)
    req.socket.on('close', () => ended.resolve())
    lingerAfterResponse(req.socket, { ...PATIENT, ...patience })
    res.writeHead(413, { Connection: 'close', 'Content-Length': 2 }).end('no')
  }
  const server = createServer(answer)
  close = () => {
    server.close()
    server.closeAllConnections()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, seen, lines, ended: ended.promise }
}

/** A client that goes on when it is told that nothing more comes, until the connection is gone. */
function client(port: number, options: { first: string; more?: Buffer }) {
  const { first, more } = options
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const told = Promise.withResolvers<string>()
  let text = ''
  socket.on('data', (data) => {
    text += data
  })
  socket.on('end', () => told.resolve(text))
  const send = () => {
    while (more && socket.writable && socket.write(more));
  }
  socket.on('drain', send)
  // Who is cut off has a broken connection.
  socket.on('error', () => {})
  socket.write(first)
  send()
  return { socket, told: told.promise }
}

const MORE = Buffer.alloc(65_536)

describe('after an answer that came before the end of its request', () => {
  test('a client that goes on reads it, and is told at once that it was all', async () => {
    const { port } = await refusing({})
    const { socket, told } = client(port, { first: HEAD, more: MORE })
    expect(await told).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\n\r\nno$/)
    expect(socket.destroyed).toBe(false)
    socket.destroy()
  })

  test('a client that never stops is cut off when it has used its bytes up', async () => {
    const { port, ended } = await refusing({ bytes: 8 * MB })
    const { socket } = client(port, { first: HEAD, more: MORE })
    await ended
    // What the system keeps on its way comes on top.
    expect(socket.bytesWritten).toBeGreaterThan(8 * MB)
    expect(socket.bytesWritten).toBeLessThan(32 * MB)
  })

  test('a client that sends on is waited for so long and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { port, lines, ended } = await refusing({ ms: 30_000, bytes: Number.POSITIVE_INFINITY })
    const { socket, told } = client(port, { first: HEAD, more: MORE })
    await told
    vi.advanceTimersByTime(29_999)
    expect(lines[0]?.destroyed).toBe(false)
    vi.advanceTimersByTime(1)
    await ended
    socket.destroy()
  })

  test('a client that falls silent is waited for so long and no longer', async () => {
    const { port, lines, ended } = await refusing({ idleMs: 5000 })
    const { socket, told } = client(port, { first: HEAD })
    await told
    expect(lines.map(({ timeout, destroyed }) => [timeout, destroyed])).toEqual([[5000, false]])
    // What Node says of a connection on which nothing came for that time.
    lines[0]?.emit('timeout')
    await ended
    socket.destroy()
  })

  test('no further request of the connection is run', async () => {
    const { port, seen, ended } = await refusing({})
    const first = 'POST /first HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\n'
    const { socket, told } = client(port, { first })
    await told
    socket.end('bodyGET /next HTTP/1.1\r\nhost: x\r\n\r\n')
    await ended
    expect(seen).toEqual(['/first'])
  })
})
