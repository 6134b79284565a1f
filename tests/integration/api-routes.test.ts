import { globSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ZodType, z } from 'zod'
import type { ApiCall } from '#lib/api-contract/call.ts'
import { apiRoutes } from '#lib/routing/api-routes.ts'
import type { RouteMethod } from '#lib/routing/route.ts'
import { type Content, startContent } from '#tests/support/content.ts'
import { randomOf } from '#tests/support/fuzz/random.ts'
import { SAMPLES } from '#tests/support/fuzz/samples.ts'
import { expectDescribed } from '#tests/support/openapi.ts'

/** The schemas that routes have read bodies by. */
const read = vi.hoisted(() => [] as unknown[])
vi.mock('#lib/http/respond.ts', async (original) => {
  const http = await original<typeof import('#lib/http/respond.ts')>()
  const readJson: typeof http.readJson = (request, schema, ...more) => {
    read.push(schema)
    return http.readJson(request, schema, ...more)
  }
  return { ...http, readJson }
})

let system: Content
beforeAll(async () => {
  system = await startContent()
})
afterAll(() => system?.stop())

type Handler = (request: Request, context: object) => Promise<Response>
type Module = Record<'GET' | 'OPTIONS' | 'POST', Handler>
const importRoute = (pattern: string): Promise<Module> =>
  import(/* @vite-ignore */ path.resolve(`src/app${pattern}/route.ts`))
const none = { params: Promise.resolve({}) }

test('the interface is listed as its routes are written, and they take what is listed', async () => {
  const written: Record<string, string | null> = {}
  for (const file of globSync('src/app/api/**/route.ts')) {
    const pattern = file.slice('src/app'.length, -'/route.ts'.length)
    const { OPTIONS } = await importRoute(pattern)
    const request = new Request('http://localhost/api', { method: 'OPTIONS' })
    const answer = await OPTIONS(request, none)
    expect([pattern, answer.status]).toEqual([pattern, 405])
    written[pattern] = answer.headers.get('allow')
  }
  const listed = apiRoutes.map(({ pattern, methods }) => [
    pattern,
    methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', '),
  ])
  expect(written).toEqual(Object.fromEntries(listed))
})

async function contractOf(method: RouteMethod, path: string): Promise<ApiCall> {
  const { calls } = await import('../../src/app/api/calls/calls.ts')
  const call = Object.values(calls).find((one) => one.method === method && one.path === path)
  if (!call) throw new Error(`${method} ${path} has no contract.`)
  return call
}

const gets = apiRoutes.filter(({ methods }) => methods.includes('GET'))

test.each(gets)('$pattern answers a GET as it is described', async ({ pattern }) => {
  const { GET } = await importRoute(pattern)
  const query = new URLSearchParams(SAMPLES[pattern]?.query)
  const request = new Request(`http://localhost/api?${query}`)
  const answer = await GET(request, { params: Promise.resolve({ uid: 'nowhere' }) })
  await expectDescribed(await contractOf('GET', pattern), answer)
  expect(answer.status).toBe(pattern.includes('[uid]') ? 404 : 200)
})

const posts = apiRoutes.filter(({ methods }) => methods.includes('POST'))

// ASVS 1.5.2, 2.2.1, 2.2.2
test.each(posts)('$pattern is broken in each of its fields', async ({ pattern }) => {
  const { body, form, posted } = SAMPLES[pattern] ?? {}
  expect(body ?? form ?? posted, 'a right request in tests/support/fuzz/samples.ts').toBeDefined()
  if (!body) return
  const random = randomOf(1)
  const right = Array.from({ length: 50 }, () => body(random))
  const { POST } = await importRoute(pattern)
  read.length = 0
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
  await expectDescribed(
    await contractOf('POST', pattern),
    await POST(new Request('http://localhost/api', { ...init, body: '{}' }), none),
  )
  for (const schema of read as ZodType[]) {
    const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
    const known = new Set(right.flatMap((one) => Object.keys(one)))
    expect(Object.keys(properties ?? {}).filter((name) => !known.has(name))).toEqual([])
  }
})
