import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { Front } from '#front/front.ts'
import { compressStream } from '#front/http/compress.ts'
import { badRequestPage, sendErrorPage } from './error-pages.ts'

const TEXT = 'Salt air, slow fire. '.repeat(20_000)

/** Sends `answer` and then an error page on the same response; returns the body that the client received. */
async function ask(answer: (res: ServerResponse) => void): Promise<string> {
  const server = createServer((req, res) => {
    compressStream(req, res)
    res.writeHead(200, { 'Content-Type': 'text/html' })
    answer(res)
    sendErrorPage({ security: [] as string[] } as Front, { res, requestId: 'id' }, badRequestPage())
  })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).text()
}

test('a failure after the end of an answer leaves it whole, and one before cuts it off', async () => {
  expect(await ask((res) => res.end(TEXT))).toBe(TEXT)
  await expect(ask((res) => res.write(TEXT))).rejects.toThrow()
})
