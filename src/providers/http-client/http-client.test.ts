import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { variables } from './env.ts'
import { createHttpClient } from './http-client.ts'

type Seen = { method?: string; url?: string; accept?: string; type?: string; body: string }

let seen: Seen[] = []
let answer: (res: ServerResponse) => void
const server = createServer(async (req: IncomingMessage, res) => {
  const { accept, 'content-type': type } = req.headers
  seen.push({ method: req.method, url: req.url, accept, type, body: await text(req) })
  answer(res)
})
let base = ''
let lines: string[] = []
const client = (address = base) => createHttpClient(address, (line) => lines.push(line))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(() => void server.close())
beforeEach(() => {
  seen = []
  lines = []
  answer = (res) => res.end('{"fine":true}')
})

const replying = (status: number, body: string) => (res: ServerResponse) => {
  res.statusCode = status
  res.end(body)
}

describe('the default HTTP client (spec:api.default-client)', () => {
  it('asks a staging address where nothing else is configured', () => {
    expect(variables.parse({})).toEqual({ API_URL: 'https://staging.saltwood.example' })
    expect(variables.parse({ API_URL: 'https://api.example.com/v1/' }).API_URL).toBe(
      'https://api.example.com/v1',
    )
  })

  it('asks below its base address for JSON', async () => {
    expect(await client().get('/status?deep=1')).toEqual({ ok: true, value: { fine: true } })
    expect(await client().post('/things', { a: 1 })).toEqual({ ok: true, value: { fine: true } })
    expect(seen).toEqual([
      { method: 'GET', url: '/v1/status?deep=1', accept: 'application/json', body: '' },
      {
        ...{ method: 'POST', url: '/v1/things', accept: 'application/json' },
        ...{ type: 'application/json', body: '{"a":1}' },
      },
    ])
  })

  it('says what was refused, and reads once more where the other side stumbles', async () => {
    answer = replying(404, '{"why":"gone"}')
    const gone = { ok: false, code: 'refused', detail: { status: 404, body: { why: 'gone' } } }
    expect(await client().get('/status')).toEqual(gone)
    expect(seen).toHaveLength(1)
    answer = replying(503, 'no')
    expect(await client().get('/status')).toMatchObject({ detail: { status: 503, body: null } })
    expect(seen).toHaveLength(3)
    await client().post('/things', {})
    expect(seen).toHaveLength(4)
  })

  // ASVS 15.3.2
  it('follows no redirect', async () => {
    answer = (res) => res.writeHead(307, { location: `${base}/elsewhere` }).end()
    expect(await client().post('/things', { secret: 1 })).toEqual({
      ok: false,
      code: 'unreachable',
    })
    expect(seen.map(({ url }) => url)).toEqual(['/v1/things'])
  })

  it('says that nobody answers, and names no address', async () => {
    answer = (res) => res.destroy()
    expect(await client().get('/secret-path')).toEqual({ ok: false, code: 'unreachable' })
    expect(lines).toHaveLength(2)
    expect(lines.join()).not.toContain('secret-path')
  })
})
