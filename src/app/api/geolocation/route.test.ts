import { expect, test } from 'vitest'
import { withRenderContext } from '#lib/front/render-context.ts'
import { GET, POST } from './route.ts'

const request = new Request('http://localhost/api/geolocation')
const none = { params: Promise.resolve({}) }

function ask(address: string | null) {
  const context = { requestId: 'r', address, draft: null, validUntil: Number.POSITIVE_INFINITY }
  return withRenderContext(context, () => GET(request, none))
}

test('a lookup that fails falls back to Canada, British Columbia and 0,0', async () => {
  const response = await ask('127.0.0.1')
  const geo = { countryCode: 'CA', region: 'British Columbia', lat: 0, lon: 0 }
  expect(await response.json()).toEqual({ data: { geo, located: false } })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('an address of a city has its coordinates', async () => {
  const { data } = await (await ask('66.249.66.1')).json()
  expect(data.geo).toMatchObject({ countryCode: 'US', region: 'California' })
  expect(data.located).toBe(true)
  expect(data.geo.lat).toBeCloseTo(37.4, 0)
})

test('only GET is allowed', async () => {
  expect((await POST(request, none)).status).toBe(405)
})
