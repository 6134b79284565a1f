import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import { WEEKDAYS } from '#lib/time/weekdays.ts'
import { type Content, locationData, startContent } from '#tests/support/content.ts'
import { expectDescribed } from '#tests/support/openapi.ts'

let system: Content

beforeAll(async () => {
  system = await startContent()
})
afterAll(() => system?.stop())

const get = async (etag?: string) => {
  const { GET } = await import('../../src/app/api/locations/route.ts')
  const headers = etag ? { 'if-none-match': etag } : undefined
  const request = new Request('http://localhost/api/locations', { headers })
  const { getLocations } = await import('../../src/app/api/calls/content.ts')
  return expectDescribed(getLocations, await GET(request, { params: Promise.resolve({}) }))
}

describe('GET /api/locations', () => {
  it('answers what the visitor store needs, the same until it changes', async () => {
    await system.payload.create({
      collection: 'locations',
      data: locationData('burrard', {
        title: 'Burrard',
        isFlagship: true,
        geocoords: { latitude: 49.2845, longitude: -123.1116 },
      }),
    })
    const first = await get()
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const { unpackVisitorLocations: openVisitorLocations } = await import(
      '#lib/geo/visitor-locations.ts'
    )
    expect(openVisitorLocations(await first.json())).toEqual({
      locations: [
        {
          uid: 'burrard',
          title: 'Burrard',
          country: 'CA',
          region: 'BC',
          coordinates: { latitude: 49.2845, longitude: -123.1116 },
          utcOffsets: upcomingOffsets('America/Vancouver'),
          isFlagship: true,
          comingSoon: false,
        },
      ],
      zones: [],
    })
    const etag = first.headers.get('etag') ?? ''
    expect((await get(etag)).status).toBe(304)
    await system.payload.create({ collection: 'zones', data: { title: 'West', uid: 'west' } })
    expect((await get(etag)).status).toBe(200)
  })

  it('refuses other methods as JSON', async () => {
    const { POST } = await import('../../src/app/api/locations/route.ts')
    const request = new Request('http://localhost/api/locations', { method: 'POST' })
    const answer = await POST(request, { params: Promise.resolve({}) })
    expect(answer.status).toBe(405)
    expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
  })

  it('is at most 25 kB gzipped at 1,000 locations in 40 zones', async () => {
    const { toVisitorLocations } = await import('#data/locations/visitor-locations.ts')
    const { locations, zones } = manyLocations(1000, 40)
    const given = toVisitorLocations(locations, zones)
    const { packVisitorLocations, unpackVisitorLocations: openVisitorLocations } = await import(
      '#lib/geo/visitor-locations.ts'
    )
    const answer = packVisitorLocations(given)
    expect(openVisitorLocations(answer)).toEqual(given)
    const body = JSON.stringify(answer)
    expect(gzipSync(body).length).toBeLessThanOrEqual(25_000)
  })
})

describe('GET /api/locations/{uid}', () => {
  const ask = async (uid: string, etag?: string) => {
    const { GET } = await import('../../src/app/api/locations/[uid]/route.ts')
    const headers = etag ? { 'if-none-match': etag } : undefined
    const request = new Request(`http://localhost/api/locations/${uid}`, { headers })
    const { getLocation } = await import('../../src/app/api/calls/content.ts')
    return expectDescribed(getLocation, await GET(request, { params: Promise.resolve({ uid }) }))
  }

  // ASVS 15.3.1
  it('answers what the visitor store needs of one location, the same until it changes', async () => {
    const { id } = await system.payload.create({
      collection: 'locations',
      data: locationData('gastown', {
        title: 'Gastown',
        geocoords: { latitude: 49.2838, longitude: -123.1088 },
      }),
    })
    const first = await ask('gastown')
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const known = {
      uid: 'gastown',
      title: 'Gastown',
      country: 'CA',
      coordinates: { latitude: 49.2838, longitude: -123.1088 },
      utcOffsets: upcomingOffsets('America/Vancouver'),
      comingSoon: false,
    }
    expect(await first.json()).toEqual({ ...known, zones: [] })
    const etag = first.headers.get('etag') ?? ''
    expect((await ask('gastown', etag)).status).toBe(304)
    const zone = await system.payload.create({
      collection: 'zones',
      data: { title: 'Old town', uid: 'old-town', locations: [{ location: id }] },
    })
    const second = await ask('gastown', etag)
    expect(await second.json()).toEqual({ ...known, zones: [String(zone.id)] })
  })

  it('refuses a restaurant that is not there, or not published', async () => {
    await system.payload.create({
      collection: 'locations',
      data: { ...locationData('hidden'), _status: 'draft' },
    })
    for (const uid of ['atlantis', 'hidden']) {
      const answer = await ask(uid)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ error: { code: 'unknown_location' } })
    }
  })
})

describe('the visitor’s own location in GET /api/geolocation', () => {
  const ownOf = async (cookie: string, place: Record<string, string> = {}) => {
    const { GET } = await import('../../src/app/api/geolocation/route.ts')
    const request = new Request('http://localhost/api/geolocation', {
      headers: { ...(cookie ? { cookie } : {}), ...place },
    })
    const { getGeolocation } = await import('../../src/app/api/calls/content.ts')
    const answer = await GET(request, { params: Promise.resolve({}) })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return (await (await expectDescribed(getGeolocation, answer)).json()).data.location
  }

  it('is told by the cookies, and by the content of this moment', async () => {
    const { id } = await system.payload.create({
      collection: 'locations',
      data: locationData('marina'),
    })
    expect(await ownOf('selected-location=marina; default-location=burrard')).toBe('marina')
    expect(await ownOf('default-location=marina')).toBe('marina')
    // The one flagship, wherever the visitor is.
    expect(await ownOf('selected-location=closed-down')).toBe('burrard')
    expect(await ownOf('')).toBe('burrard')
    const data = { uid: 'pier', _status: 'published' } as const
    await system.payload.update({ collection: 'locations', id, data })
    expect(await ownOf('selected-location=marina')).toBe('pier')
    await system.payload.update({ collection: 'locations', id, data: { _status: 'draft' } })
    expect(await ownOf('selected-location=pier')).toBe('burrard')
  })

  it('reads the locations once until something is published', async () => {
    const find = vi.spyOn(system.payload.db, 'find')
    const reads = async () => {
      find.mockClear()
      await ownOf('')
      return find.mock.calls.filter(([{ collection }]) => collection === 'locations').length
    }
    await ownOf('')
    expect(await reads()).toBe(0)
    await system.payload.create({ collection: 'zones', data: { title: 'East', uid: 'east' } })
    expect(await reads()).toBe(1)
    find.mockRestore()
  })

  it('is told again after a read that failed', async () => {
    await system.payload.create({ collection: 'zones', data: { title: 'North', uid: 'north' } })
    const failure = new Error('out of order')
    const find = vi.spyOn(system.payload.db, 'find').mockRejectedValue(failure)
    vi.mocked(console.error).mockImplementation(() => {})
    expect(await ownOf('')).toBeUndefined()
    find.mockRestore()
    vi.mocked(console.error).mockClear()
    expect(await ownOf('')).toBe('burrard')
  })
})

describe('GET /api/locations/{uid}/today', () => {
  const ask = async (uid: string, etag?: string) => {
    const { GET } = await import('../../src/app/api/locations/[uid]/today/route.ts')
    const headers = etag ? { 'if-none-match': etag } : undefined
    const request = new Request(`http://localhost/api/locations/${uid}/today`, { headers })
    const { getLocationToday } = await import('../../src/app/api/calls/content.ts')
    const answer = await GET(request, { params: Promise.resolve({ uid }) })
    return expectDescribed(getLocationToday, answer)
  }

  it('answers what a guest needs of their own restaurant, the same until it changes', async () => {
    const days = [...WEEKDAYS]
    await system.payload.create({
      collection: 'locations',
      data: locationData('byward', {
        address: '1 Quay Street',
        city: 'Ottawa',
        hours: { weekly: [{ days, opens: '17:00', closes: '23:00' }] },
      }),
    })
    const answer = await ask('byward')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const body = await answer.json()
    expect(body).toMatchObject({ address: '1 Quay Street, Ottawa', menu: null })
    expect(body.opening.hours).toBe('Today 5:00 PM – 11:00 PM')
    expect(body.opening.text).toMatch(/^(Open until 11 PM|Closed, opens .*5 PM)$/)
    expect(Date.parse(body.opening.until)).toBeGreaterThan(Date.now())
    expect((await ask('byward', answer.headers.get('etag') ?? '')).status).toBe(304)
  })

  it('refuses a restaurant that is not there', async () => {
    const answer = await ask('atlantis')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { code: 'unknown_location' } })
  })
})

const STREETS =
  'Alder Birch Cedar Dogwood Elm Fir Granville Hazel Ivy Juniper King Larch Maple Nelson Oak Pine Queen Robson Spruce Thurlow Union Victoria Water York'.split(
    ' ',
  )
const PARTS = 'North South East West Old New Upper Lower Harbour Market Station Mill'.split(' ')
const TIME_ZONES = ['America/Vancouver', 'America/Edmonton', 'America/Toronto', 'America/Phoenix']
const REGIONS = ['BC', 'AB', 'ON', 'QC', 'WA', 'OR', 'CA', 'TX', 'NY', 'CO']

/** Locations as a large group has them: names of two words, coordinates that nothing predicts. */
function manyLocations(count: number, zoneCount: number) {
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const locations = Array.from({ length: count }, (_, index) => {
    const title = `${pick(PARTS)} ${pick(STREETS)} ${index}`
    const province = pick(REGIONS)
    return {
      id: index + 1,
      uid: title.toLowerCase().replaceAll(' ', '-'),
      title,
      country: index % 2 ? ('CA' as const) : ('US' as const),
      province,
      coordinates: {
        latitude: Math.round((25 + random() * 30) * 10_000) / 10_000,
        longitude: Math.round((-125 + random() * 70) * 10_000) / 10_000,
      },
      timeZone: pick(TIME_ZONES),
      isFlagship: random() < 0.05,
      comingSoon: random() < 0.02,
    }
  })
  const zones = Array.from({ length: zoneCount }, (_, index) => ({
    id: String(index + 1),
    uid: `zone-${index}`,
    title: `Zone ${index}`,
    menuLayout: `menu-${index % 5}`,
    locations: locations.filter(({ id }) => id % zoneCount === index).map(({ id }) => id),
  }))
  return { locations, zones }
}
