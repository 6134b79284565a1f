import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { Negotiated } from '#front/http/content-negotiation.ts'
import {
  prepareResponse,
  selectRepresentation,
  sendRepresentation,
} from '#front/http/prepared-response.ts'
import { batchWrite } from './batched-writes.ts'

const negotiated: Negotiated = { encoding: 'identity', kind: 'html', ifNoneMatch: '', draft: false }
const responses = await Promise.all(
  ['first', 'second', 'third'].map((word) =>
    prepareResponse({ status: 200, headers: [], type: 'text/plain', body: Buffer.from(word) }),
  ),
)

const begun: ServerResponse[] = []
const server = createServer((req, res) => {
  const response = responses[Number(req.url?.slice(1))]
  if (!response) throw new Error(`no response for ${req.url}`)
  const representation = selectRepresentation(response, negotiated)
  batchWrite(res.socket, () => sendRepresentation(req, res, representation))
  begun.push(res)
  expect(begun.some((one) => one.headersSent)).toBe(false)
})
afterEach(() => {
  server.close()
  begun.length = 0
})

/** What the server says to these requests, sent in one packet on one connection. */
async function say(...paths: string[]): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const last = paths.length - 1
  const requests = paths.map(
    (path, i) =>
      `GET ${path} HTTP/1.1\r\nHost: test\r\nConnection: ${i === last ? 'close' : 'keep-alive'}\r\n\r\n`,
  )
  socket.write(requests.join(''))
  return text(socket)
}

test('the requests of a turn are all read before the first is answered, each in its place', async () => {
  const said = await say('/0', '/1', '/2')
  expect(said.match(/first|second|third/g)).toEqual(['first', 'second', 'third'])
})

test('a request whose client has gone holds up no other', async () => {
  server.prependOnceListener('request', (_, res) => res.destroy())
  expect(await say('/0')).toBe('')
  server.close()
  begun.length = 0
  expect(await say('/1')).toContain('second')
})

test('an response that cannot be written costs no other its own', async () => {
  const thrown = new Promise((resolve) => process.once('uncaughtException', resolve))
  server.prependOnceListener('request', (_, res) => {
    batchWrite(null, () => {
      throw new Error('cannot be written')
    })
    begun.push(res)
  })
  expect((await say('/0', '/1')).match(/first|second/g)).toEqual(['first', 'second'])
  expect(String(await thrown)).toContain('cannot be written')
})
