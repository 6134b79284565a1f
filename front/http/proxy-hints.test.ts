import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddressReader } from './client-address.ts'
import { proxyHints } from './proxy-hints.ts'

function hintsOf(trusted: string[], requests: [peer: string, forwarded?: string][]): string[] {
  const said: string[] = []
  const look = proxyHints((hint) => said.push(hint))
  const read = clientAddressReader(trusted)
  for (const [remoteAddress, forwarded] of requests) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const req = { socket: { remoteAddress }, headers } as unknown as IncomingMessage
    look(req, read(remoteAddress, forwarded))
  }
  return said
}

test('a proxy that nobody has named is said once', () => {
  const request: [string, string] = ['::ffff:10.0.0.2', '203.0.113.7']
  expect(hintsOf([], [request, request])).toEqual([
    expect.stringContaining('add it to TRUSTED_PROXIES'),
  ])
})

test('a named proxy that says nothing of visitors is said once', () => {
  expect(hintsOf(['loopback'], [['127.0.0.1'], ['::1']])).toEqual([
    expect.stringContaining('has no X-Forwarded-For: let your proxy set it'),
  ])
})

test('nothing is said where all is as it should be, or a visitor tells tales', () => {
  expect(
    hintsOf(
      ['10.0.0.0/8'],
      [['10.0.0.2', '203.0.113.7'], ['203.0.113.7', '127.0.0.1'], ['203.0.113.7'], ['127.0.0.1']],
    ),
  ).toEqual([])
})
