import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { OperatorError } from '#lib/process/operator-error.ts'
import { hostHints, listen } from './listen.ts'

function anyServer(): Server {
  const server = createServer()
  onTestFinished(() => {
    server.close()
  })
  return server
}

const addressOf = (server: Server) => server.address() as AddressInfo

test('a server listens on the address that it is told, else on all', async () => {
  const [one, all] = [anyServer(), anyServer()]
  await listen(one, { port: 0, host: '127.0.0.1' })
  await listen(all, { port: 0, host: undefined })
  expect(addressOf(one).address).toBe('127.0.0.1')
  expect(['::', '0.0.0.0']).toContain(addressOf(all).address)
})

test('a port that is taken is told to the operator, with what to do', async () => {
  const first = anyServer()
  await listen(first, { port: 0, host: '127.0.0.1' })
  const { port } = addressOf(first)
  const second = listen(anyServer(), { port, host: '127.0.0.1' })
  await expect(second).rejects.toThrow(OperatorError)
  await expect(second).rejects.toThrow(
    `Another program listens on port ${port}. Stop it, or set PORT to another port. (EADDRINUSE)`,
  )
})

test('a port that another setting has is told by the name of that setting', async () => {
  const first = anyServer()
  await listen(first, { port: 0, host: '127.0.0.1' })
  const { port } = addressOf(first)
  const taken = listen(anyServer(), { port, host: '127.0.0.1', prefix: 'METRICS_' })
  await expect(taken).rejects.toThrow('or set METRICS_PORT to another port')
})

test('an address that the machine does not have is told to the operator', async () => {
  // Reserved for documentation: no machine has it.
  const nowhere = listen(anyServer(), { port: 0, host: '192.0.2.1' })
  await expect(nowhere).rejects.toThrow(OperatorError)
  await expect(nowhere).rejects.toThrow('This machine has no address 192.0.2.1.')
})

test.each([
  ['ENOTFOUND', 'kitchen', 'This machine has no address kitchen.'],
  ['EAI_AGAIN', 'kitchen', 'The name kitchen cannot be looked up now: no name server answers.'],
  ['EINVAL', 'fe80::1', 'No program can listen on fe80::1 as it stands;'],
])('a HOST that cannot be used (%s) is told to the operator', async (code, host, sentence) => {
  const server = anyServer()
  server.listen = (() => {
    server.emit('error', Object.assign(new Error(`listen ${code}`), { code }))
  }) as unknown as Server['listen']
  const failed = listen(server, { port: 0, host })
  await expect(failed).rejects.toThrow(OperatorError)
  await expect(failed).rejects.toThrow(sentence)
  await expect(failed).rejects.toThrow(/Set HOST to an address .*, or leave it empty/)
})

test('an address that another setting has is told by the name of that setting', async () => {
  const nowhere = listen(anyServer(), { port: 0, host: '192.0.2.1', prefix: 'METRICS_' })
  await expect(nowhere).rejects.toThrow('Set METRICS_HOST to')
})

test('a HOST that is the name of the machine is pointed out, as a shell may have set it', () => {
  expect(hostHints('kitchen', 'kitchen').join()).toContain('HOST is kitchen, the name of this')
  expect(hostHints('Kitchen.local', 'kitchen.local')).toHaveLength(1)
  for (const host of [undefined, '127.0.0.1', 'localhost'])
    expect(hostHints(host, 'kitchen')).toEqual([])
})
