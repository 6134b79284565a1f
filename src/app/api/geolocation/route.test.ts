import { beforeEach, expect, test, vi } from 'vitest'
import { visitOf } from '#features/shortcuts/visit.ts'
import { withRenderContext } from '#lib/front/render-context.ts'
import { GET, POST } from './route.ts'

vi.mock('#features/shortcuts/visit.ts')

const burrard = { uid: 'burrard', title: 'Burrard', coordinates: null }
const visit = {
  cookies: new Map<string, string>(),
  locations: [{ ...burrard, isFlagship: true, comingSoon: false }],
  coordinates: () => null,
  random: () => 0,
}
beforeEach(() => {
  vi.mocked(visitOf).mockResolvedValue(visit)
})

const request = new Request('http://localhost/api/geolocation')
const none = { params: Promise.resolve({}) }

function ask(address: string | null) {
  const context = { requestId: 'r', address, draft: null, validUntil: Number.POSITIVE_INFINITY }
  return withRenderContext(context, () => GET(request, none))
}

test('a lookup that fails falls back to Canada, British Columbia and 0,0', async () => {
  const response = await ask('127.0.0.1')
  const geo = { countryCode: 'CA', region: 'British Columbia', lat: 0, lon: 0 }
  expect(await response.json()).toEqual({ data: { geo, located: false, location: 'burrard' } })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('an address of a city has its coordinates', async () => {
  const { data } = await (await ask('66.249.66.1')).json()
  expect(data.geo).toMatchObject({ countryCode: 'US', region: 'California' })
  expect(data.located).toBe(true)
  expect(data.geo.lat).toBeCloseTo(37.4, 0)
})

test('a group without a restaurant has none for anybody', async () => {
  vi.mocked(visitOf).mockResolvedValue({ ...visit, locations: [] })
  expect(await (await ask('127.0.0.1')).json()).toMatchObject({ data: { location: null } })
})

test('where the restaurants cannot be read, the place is told all the same', async () => {
  const failure = new Error('no content')
  vi.mocked(visitOf).mockRejectedValue(failure)
  const said = vi.mocked(console.error).mockImplementation(() => {})
  const { data } = await (await ask('66.249.66.1')).json()
  expect(data.geo.countryCode).toBe('US')
  expect(data).not.toHaveProperty('location')
  expect(said.mock.calls).toEqual([['the locations could not be read', failure]])
  said.mockClear()
})

test('only GET is allowed', async () => {
  expect((await POST(request, none)).status).toBe(405)
})
