import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playReaders } from '#tests/support/fuzz/reader/play.ts'
import { parseRequestHead } from './request-head.ts'

const get = (...lines: string[]) =>
  Buffer.from(['GET /menu?a=1 HTTP/1.1', ...lines, '', ''].join('\r\n'), 'latin1')

describe('a request is read', () => {
  test('with its address and its headers, as they were written', () => {
    expect(parseRequestHead(get('Host: saltwood.example', 'accept-encoding:gzip, br  '))).toEqual({
      url: '/menu?a=1',
      rawHeaders: ['Host', 'saltwood.example', 'accept-encoding', 'gzip, br'],
    })
  })

  test('of a browser that keeps its connection', () => {
    expect(parseRequestHead(get('Host: x', 'Connection: keep-alive', 'Accept:'))).not.toBeNull()
  })
})

describe('a request is left to Node', () => {
  const unusual: [string, Buffer][] = [
    ['that is no GET', Buffer.from('HEAD / HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['of another version', Buffer.from('GET / HTTP/1.0\r\nHost: x\r\n\r\n')],
    ['with a whole address', Buffer.from('GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['without a host', get('Accept: */*')],
    ['that is not all there', get('Host: x').subarray(0, -1)],
    ['with another one behind it', Buffer.concat([get('Host: x'), get('Host: x')])],
    ['with bytes behind it', Buffer.concat([get('Host: x'), Buffer.from('a: b\r\n\r\n')])],
    ['with a body', get('Host: x', 'Content-Length: 3')],
    ['with a body in chunks', get('Host: x', 'transfer-encoding: chunked')],
    ['that wants another protocol', get('Host: x', 'Upgrade: websocket')],
    ['that waits to be told to go on', get('Host: x', 'Expect: 100-continue')],
    ['that closes its connection', get('Host: x', 'Connection: close')],
    ['with more than one wish for it', get('Host: x', 'Connection: keep-alive, Upgrade')],
    [
      'that closes its connection in the words of old proxies',
      get('Host: x', 'Proxy-Connection: close'),
    ],
    ['with more headers than a browser sends', get('Host: x', ...Array(100).fill('a: b'))],
    ['with a folded header', get('Host: x', 'Accept: a', ' b')],
    ['with a space before the colon', get('Host: x', 'Content-Length : 3')],
    ['with ends of lines of its own', Buffer.from('GET / HTTP/1.1\nHost: x\n\n')],
    ['with a bare end of line in a header', get('Host: x', 'Accept: a\nContent-Length: 3')],
    ['with a control character', get('Host: x', 'Accept: \0')],
    ['with another alphabet', get('Host: x', 'Accept: ü')],
    ['that is very long', get('Host: x', `Cookie: ${'a'.repeat(9000)}`)],
  ]
  test.each(unusual)('%s', (_, packet) => {
    expect(parseRequestHead(packet)).toBeNull()
  })
})

describe('whatever is read', () => {
  const server = createServer((req, res) => {
    const { method, url, rawHeaders } = req
    res.setHeader('Connection', 'close')
    res.end(JSON.stringify({ method, url, rawHeaders }))
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => void server.close())

  /** What Node makes of a packet, on a connection that ends with it. */
  async function byNode(packet: Buffer): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(packet)
    const said = await text(socket)
    return said.slice(said.indexOf('\r\n\r\n') + 4)
  }

  // ASVS 4.2.1
  test('Node reads in the same way', async () => {
    const word = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/)
    const value = fc.stringMatching(/^[\t -~]{0,40}$/)
    const line = fc.oneof(
      fc.tuple(word, value).map(([name, said]) => `${name}:${said}`),
      fc.constantFrom('Connection: keep-alive', 'Cookie: a=b; c=d', 'RSC: 1', 'Host:x'),
      fc.stringMatching(/^[ -~]{1,30}$/),
    )
    const target = fc.stringMatching(/^\/[!-~]{0,30}$/)
    await fc.assert(
      fc.asyncProperty(target, fc.array(line, { maxLength: 6 }), async (url, lines) => {
        const packet = Buffer.from(
          [`GET ${url} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n'),
        )
        const head = parseRequestHead(packet)
        if (head === null) return
        expect(JSON.parse(await byNode(packet))).toEqual({ method: 'GET', ...head })
      }),
      { numRuns: 300 },
    )
  })
})

// `node tests/fuzz/request-reader.ts` goes on for as long as it is told (docs/trust/fuzz.md).
test('whatever the bytes: what the front reads is what Node and the URL standard read', () => {
  const { counts, disagreements } = playReaders(20_261_130, { inputs: 40_000 })
  expect(disagreements).toEqual([])
  expect(counts['read by both, alike']).toBeGreaterThan(5000)
  expect(counts['left to Node: one request']).toBeGreaterThan(5000)
})
