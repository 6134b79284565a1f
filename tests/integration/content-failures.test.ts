import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Content, locationData, startContent } from '#tests/support/content.ts'

let system: Content

beforeAll(async () => {
  system = await startContent()
  const menu = await system.payload.create({
    collection: 'menus',
    data: { title: 'Coast', uid: 'coast', _status: 'published' },
  })
  const location = await system.payload.create({
    collection: 'locations',
    data: locationData('burrard'),
  })
  await system.payload.create({
    collection: 'zones',
    data: {
      title: 'West',
      uid: 'west',
      menuLayout: menu.id,
      locations: [{ location: location.id }],
    },
  })
})
afterAll(() => system?.stop())

describe('a zones fetch that fails (spec:shell.zones-failure)', () => {
  const failure = new Error('no such table: zones')

  beforeEach(() => {
    const { db } = system.payload
    const find = db.find.bind(db)
    vi.spyOn(db, 'find').mockImplementation(((options: Parameters<typeof find>[0]) =>
      options.collection === 'zones' ? Promise.reject(failure) : find(options)) as typeof find)
    vi.mocked(console.error).mockImplementation(() => {})
  })
  afterEach(() => {
    vi.mocked(system.payload.db.find).mockRestore()
    expect(console.error).toHaveBeenCalledWith('the zones could not be read', failure)
    vi.mocked(console.error).mockClear()
  })

  it('leaves the location as it is, without a menu and with its zones unknown', async () => {
    const { readLocation } = await import('#data/locations/locations.ts')
    expect(await readLocation('burrard')).toMatchObject({
      uid: 'burrard',
      zones: null,
      menuLayout: null,
    })
  })

  it('leaves the visitor the locations, and nothing made of it is remembered', async () => {
    const { GET } = await import('../../src/app/api/locations/route.ts')
    const { withRenderContext } = await import('#lib/front/render-context.ts')
    const context = {
      requestId: 'test',
      address: null,
      draft: null,
      validUntil: Number.POSITIVE_INFINITY,
    }
    const request = new Request('http://localhost/api/locations')
    const answer = await withRenderContext(context, () =>
      GET(request, { params: Promise.resolve({}) }),
    )
    expect(answer.status).toBe(200)
    const { unpackVisitorLocations: openVisitorLocations } = await import(
      '#lib/geo/visitor-locations.ts'
    )
    const { locations, zones } = openVisitorLocations(await answer.json())
    expect(locations.map(({ uid }) => uid)).toEqual(['burrard'])
    expect(zones).toBeNull()
    expect(context.validUntil).toBeLessThan(Date.now())
  })

  it('leaves the visitor their own location, and nothing made of it is remembered', async () => {
    const { readBrowserLocation } = await import('#data/locations/browser-location.ts')
    const { withRenderContext } = await import('#lib/front/render-context.ts')
    const { POSITIVE_INFINITY: validUntil } = Number
    const context = { requestId: 'test', address: null, draft: null, validUntil }
    const location = await withRenderContext(context, () => readBrowserLocation('burrard'))
    expect(location).toMatchObject({ uid: 'burrard', zones: null })
    expect(context.validUntil).toBeLessThan(Date.now())
  })

  it('leaves the panel its location', async () => {
    const { GET } = await import('../../src/app/api/locations/[uid]/panel/route.ts')
    const request = new Request('http://localhost/api/locations/burrard/panel')
    const answer = await GET(request, { params: Promise.resolve({ uid: 'burrard' }) })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ uid: 'burrard', title: 'burrard' })
  })
})
