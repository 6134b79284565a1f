import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { brotli, compressStream, gzip } from './compress.ts'
import { sendRefusal } from './refusal.ts'

const TEXT = 'Salt air, slow fire. '.repeat(20_000)

/** Asks a server that compresses what `answer` streams. */
async function ask(answer: (res: ServerResponse) => void) {
  const server = createServer((req, res) => {
    compressStream(req, res)
    answer(res)
  })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const headers = { 'accept-encoding': 'br, gzip' }
  const res = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', headers }, resolve).on('error', reject).end()
  })
  return { status: res.statusCode, headers: res.headers, body: await buffer(res) }
}

test('what is compressed holds no more memory than it has bytes', async () => {
  const text = Buffer.from('Salt air, slow fire. '.repeat(100))
  for (const compressed of [await gzip(text), await brotli(text, 5)])
    expect(compressed.buffer.byteLength).toBe(compressed.length)
})

test('a text is compressed', async () => {
  const reply = await ask((res) => {
    res.writeHead(200, { 'Content-Type': 'text/html' })
    res.end(TEXT)
  })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(reply.body).toString()).toBe(TEXT)
})

test.each([
  [206, 'bytes 0-419999/900000'],
  [416, 'bytes */420000'],
])('an answer about a part (%i) is left as it is', async (status, range) => {
  const reply = await ask((res) => {
    const headers = { 'Content-Type': 'text/vtt', 'Content-Length': TEXT.length }
    res.writeHead(status, { ...headers, 'Content-Range': range })
    res.end(TEXT)
  })
  expect(reply.status).toBe(status)
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.headers['content-length']).toBe(String(TEXT.length))
  expect(reply.body.toString()).toBe(TEXT)
})

test('several parts in one answer are left as they are', async () => {
  const reply = await ask((res) => {
    res.writeHead(206, ['Content-Type', 'text/plain'])
    res.end(TEXT)
  })
  expect(reply.headers['content-encoding']).toBeUndefined()
})

test('a refusal that comes after the end of an answer leaves it whole', async () => {
  const reply = await ask((res) => {
    res.writeHead(200, { 'Content-Type': 'text/html' })
    res.end(TEXT)
    sendRefusal(res, { code: 'too_large', message: 'too late' }, 'id')
  })
  expect(brotliDecompressSync(reply.body).toString()).toBe(TEXT)
})

test('a refusal that comes before the end of an answer cuts it off', async () => {
  const cut = ask((res) => {
    res.writeHead(200, { 'Content-Type': 'text/html' })
    res.write(TEXT)
    sendRefusal(res, { code: 'too_large', message: 'too large' }, 'id')
  })
  await expect(cut).rejects.toThrow(/hang up|aborted|reset/i)
})

test('events leave as they are, and when they happen', async () => {
  const reply = await ask((res) => {
    res.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
    res.end(TEXT)
  })
  expect(reply.headers['content-encoding']).toBeUndefined()
  expect(reply.body.toString()).toBe(TEXT)
})
