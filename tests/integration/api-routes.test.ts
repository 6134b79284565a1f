import { globSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiRoutes } from '#lib/api-routes.ts'
import { type Content, startContent } from '#tests/support/content.ts'
import { SAMPLES } from '#tests/support/fuzz/samples.ts'

let system: Content
beforeAll(async () => {
  system = await startContent()
})
afterAll(() => system?.stop())

type Module = { OPTIONS(request: Request, context: object): Promise<Response> }

test('the interface is listed as its routes are written, and they take what is listed', async () => {
  const written: Record<string, string | null> = {}
  for (const file of globSync('src/app/api/**/route.ts')) {
    const { OPTIONS } = (await import(`../../${file}`)) as Module
    const request = new Request('http://localhost/api', { method: 'OPTIONS' })
    const answer = await OPTIONS(request, { params: Promise.resolve({}) })
    expect([file, answer.status]).toEqual([file, 405])
    written[file.slice('src/app'.length, -'/route.ts'.length)] = answer.headers.get('allow')
  }
  const listed = apiRoutes.map(({ pattern, methods }) => [
    pattern,
    methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)).join(', '),
  ])
  expect(written).toEqual(Object.fromEntries(listed))
})

test('the generator of broken requests has a right one of every route that takes a body', () => {
  const posts = apiRoutes.filter(({ methods }) => methods.includes('POST'))
  const without = posts.filter(({ pattern }) => !SAMPLES[pattern]?.body && !SAMPLES[pattern]?.form)
  expect(without).toEqual([])
})
