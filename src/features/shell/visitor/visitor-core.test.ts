import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Geolocation } from '#lib/geo/geolocation-reply.ts'
import { findLocation, type VisitorLocation, type VisitorZone } from '#lib/geo/visitor-locations.ts'
import { createVisitorStore, type VisitorEnvironment } from './visitor-core.ts'

function location(uid: string, more: Partial<VisitorLocation> = {}): VisitorLocation {
  return {
    uid,
    title: uid,
    country: 'CA',
    region: 'BC',
    coordinates: null,
    utcOffsets: [[0, -480]],
    isFlagship: false,
    comingSoon: false,
    ...more,
  }
}

const burrard = location('burrard', {
  isFlagship: true,
  coordinates: { latitude: 49.28, longitude: -123.12 },
})
const pike = location('pike-street', {
  isFlagship: true,
  country: 'US',
  region: 'WA',
  coordinates: { latitude: 47.61, longitude: -122.34 },
})
const pearl = location('pearl', {
  country: 'US',
  region: 'OR',
  coordinates: { latitude: 45.53, longitude: -122.68 },
})
const halifax = location('halifax', { comingSoon: true })
const all = [burrard, pike, pearl, halifax]

type World = {
  cookies?: Record<string, string>
  locations?: VisitorLocation[]
  /** Null = the lookup failed; an error or nothing = there is no answer. */
  geolocation?: Geolocation | null | Error
  random?: number
  country?: string
  zones?: VisitorZone[] | null
}

function world({ cookies = {}, locations = all, random = 0, ...given }: World = {}) {
  const jar = new Map(Object.entries(cookies))
  const ages = new Map<string, number | undefined>()
  const asked = { geolocation: 0, locations: 0 }
  let country = given.country ?? null
  const environment: VisitorEnvironment = {
    readCookie: (name) => jar.get(name) ?? null,
    writeCookie: (name, value, maxAge) => {
      jar.set(name, value)
      ages.set(name, maxAge)
    },
    readCountry: () => country,
    writeCountry: (value) => {
      country = value
    },
    fetchLocations: async () => {
      asked.locations += 1
      const zones = given.zones === undefined ? [] : given.zones
      return { locations, zones }
    },
    fetchGeolocation: async () => {
      asked.geolocation += 1
      if (given.geolocation === undefined || given.geolocation instanceof Error)
        throw new Error('no answer')
      return given.geolocation
    },
    random: () => random,
  }
  return { store: createVisitorStore(environment), environment, jar, ages, asked }
}

const nearPortland: Geolocation = {
  country: 'US',
  region: 'OR',
  coordinates: { latitude: 45.5, longitude: -122.6 },
}

describe('start-up', () => {
  it('takes the selected-location cookie, and waits for no geolocation', async () => {
    const { store, environment, jar } = world({ cookies: { 'selected-location': 'pearl' } })
    environment.fetchGeolocation = () => new Promise(() => {})
    await store.start()
    expect(store.getState().status).toBe('ready')
    expect(store.getState().selected?.uid).toBe('pearl')
    expect(store.getState().browsing?.uid).toBe('pearl')
    expect(jar.has('default-location')).toBe(false)
  })

  it('falls back to a flagship when the saved location is gone', async () => {
    const { store } = world({
      cookies: { 'selected-location': 'closed-down' },
      geolocation: nearPortland,
      random: 0.99,
    })
    await store.start()
    expect(store.getState().selected?.uid).toBe('pike-street')
  })

  it('keeps the default of the session', async () => {
    const { store } = world({
      cookies: { 'default-location': 'burrard' },
      geolocation: nearPortland,
    })
    await store.start()
    expect(store.getState().selected?.uid).toBe('burrard')
  })

  it('prefers the selected location to the default one', async () => {
    const { store } = world({
      cookies: { 'selected-location': 'burrard', 'default-location': 'pearl' },
    })
    await store.start()
    expect(store.getState().selected?.uid).toBe('burrard')
  })

  it('takes the nearest location as selected and browsing, and remembers it for the session', async () => {
    const { store, jar, ages } = world({ geolocation: nearPortland })
    await store.start()
    expect(store.getState()).toMatchObject({ status: 'ready', country: 'US' })
    expect(store.getState().selected?.uid).toBe('pearl')
    expect(store.getState().browsing?.uid).toBe('pearl')
    expect(jar.get('default-location')).toBe('pearl')
    expect(ages.get('default-location')).toBeUndefined()
    expect(jar.has('selected-location')).toBe(false)
  })

  it('never takes a location that is coming soon as the nearest', async () => {
    const soon = location('soon', {
      coordinates: { latitude: 45.51, longitude: -122.6 },
      comingSoon: true,
    })
    const { store } = world({ locations: [soon, ...all], geolocation: nearPortland })
    await store.start()
    expect(store.getState().selected?.uid).toBe('pearl')
  })

  it.each([
    ['the lookup fails', null],
    ['the lookup has no answer', new Error('no answer')],
    ['there are no coordinates', { country: 'CA', region: 'BC', coordinates: null }],
    [
      'the coordinates are 0,0',
      { country: 'CA', region: 'BC', coordinates: { latitude: 0, longitude: 0 } },
    ],
  ])('takes a random flagship when %s', async (_case, geolocation) => {
    const first = world({ geolocation, random: 0 })
    const second = world({ geolocation, random: 0.7 })
    await first.store.start()
    await second.store.start()
    expect(first.store.getState().selected?.uid).toBe('burrard')
    expect(second.store.getState().selected?.uid).toBe('pike-street')
    expect(first.store.getState().country).toBe('CA')
  })

  it('takes any location where none is a flagship', async () => {
    const { store } = world({ locations: [pearl] })
    await store.start()
    expect(store.getState().selected?.uid).toBe('pearl')
  })

  it('says so when there is no location at all', async () => {
    const { store } = world({ locations: [] })
    await store.start()
    expect(store.getState()).toMatchObject({ status: 'none', selected: null, browsing: null })
  })

  it('fails softly and can be started again', async () => {
    const { store, environment } = world({ cookies: { 'selected-location': 'pearl' } })
    const { fetchLocations } = environment
    environment.fetchLocations = () => Promise.reject(new Error('offline'))
    await store.start()
    expect(store.getState()).toMatchObject({ status: 'failed', selected: null })
    environment.fetchLocations = fetchLocations
    await store.start()
    expect(store.getState().status).toBe('ready')
  })

  it('knows a location by the uid that it had before', async () => {
    const renamed = { ...pearl, former: ['pearl-district'] }
    const locations = all.map((one) => (one === pearl ? renamed : one))
    const { store } = world({ cookies: { 'selected-location': 'pearl-district' }, locations })
    await store.start()
    expect(store.getState()).toMatchObject({
      selected: { uid: 'pearl' },
      browsing: { uid: 'pearl' },
    })
    expect(findLocation(locations, 'pearl-district')).toBe(renamed)
    expect(findLocation(locations, 'nobody')).toBeNull()
  })

  it('stores the failure of the zones in their state, and goes on', async () => {
    const { store } = world({ cookies: { 'selected-location': 'pearl' }, zones: null })
    await store.start()
    expect(store.getState()).toMatchObject({
      status: 'ready',
      selected: { uid: 'pearl' },
      zones: { list: null, error: 'The zones could not be fetched' },
    })
  })

  it('fetches once however often it is started', async () => {
    const { store, asked } = world({ cookies: { 'selected-location': 'pearl' } })
    await Promise.all([store.start(), store.start()])
    await store.start()
    expect(asked.locations).toBe(1)
  })
})

describe('the country of the visitor (spec:shell.social-country)', () => {
  const country = (store: ReturnType<typeof world>['store']) => store.getState().country

  it.each([
    ['a nearest location', {}],
    ['a location selected by cookie', { 'selected-location': 'burrard' }],
    ['the default of the session', { 'default-location': 'burrard' }],
    ['a selected location that is gone', { 'selected-location': 'closed-down' }],
  ])('is geolocation’s with %s, and stays so whatever is selected later', async (_, cookies) => {
    const { store, asked } = world({ cookies, geolocation: nearPortland })
    await store.start()
    await expect.poll(() => country(store)).toBe('US')
    store.setSelected('burrard')
    expect(country(store)).toBe('US')
    expect(asked.geolocation).toBe(1)
  })

  it('is asked for once in a session', async () => {
    const first = world({ cookies: { 'selected-location': 'pearl' }, country: 'CA' })
    await first.store.start()
    expect(country(first.store)).toBe('CA')
    expect(first.asked.geolocation).toBe(0)
    const unknown = world({ cookies: { 'selected-location': 'pearl' }, country: '' })
    await unknown.store.start()
    expect(country(unknown.store)).toBe('US')
    expect(unknown.asked.geolocation).toBe(0)
  })

  it.each([
    ['has no answer', new Error('no answer')],
    ['fails', null],
  ])('is the selected location’s where geolocation %s, and follows it', async (_, geolocation) => {
    const { store, environment } = world({
      cookies: { 'selected-location': 'pearl' },
      geolocation,
    })
    await store.start()
    await expect.poll(() => country(store)).toBe('US')
    expect(environment.readCountry()).toBe('')
    store.setSelected('burrard')
    expect(country(store)).toBe('CA')
  })

  it('is Canada for somebody in British Columbia whose city is unknown', async () => {
    const { store, environment } = world({
      cookies: { 'selected-location': 'pearl' },
      geolocation: { country: 'CA', region: 'British Columbia', coordinates: null },
    })
    await store.start()
    await expect.poll(() => country(store)).toBe('CA')
    expect(environment.readCountry()).toBe('CA')
  })

  it('is not guessed before it is known', async () => {
    const { store, environment } = world({ cookies: { 'selected-location': 'pearl' } })
    environment.fetchGeolocation = () => new Promise(() => {})
    await store.start()
    store.setSelected('pike-street')
    expect(country(store)).toBeNull()
  })
})

describe('Set Location', () => {
  it('writes the cookie for 7 days', async () => {
    const { store, jar, ages } = world({ geolocation: nearPortland })
    await store.start()
    store.setSelected('burrard')
    expect(jar.get('selected-location')).toBe('burrard')
    expect(ages.get('selected-location')).toBe(604_800)
    expect(store.getState().selected?.uid).toBe('burrard')
  })

  it('is the only thing that writes it', async () => {
    const paths = fc.constantFrom('/', '/about', '/locations', '/locations/pearl', '/news/x')
    await fc.assert(
      fc.asyncProperty(fc.array(paths), fc.constantFrom(...all), async (visited, looked) => {
        const { store, jar } = world({ geolocation: nearPortland })
        await store.start()
        for (const path of visited) store.visit(path)
        store.setBrowsing(looked.uid)
        store.refresh()
        expect(jar.has('selected-location')).toBe(false)
      }),
    )
  })

  it('takes neither an unknown location nor one that is coming soon', async () => {
    const { store, jar } = world({ cookies: { 'selected-location': 'pearl' } })
    await store.start()
    store.setSelected('halifax')
    store.setSelected('nowhere')
    expect(store.getState().selected?.uid).toBe('pearl')
    expect(jar.get('selected-location')).toBe('pearl')
  })

  it('leaves the location being looked at alone where it is another one', async () => {
    const { store } = world({ cookies: { 'selected-location': 'burrard' } })
    store.visit('/locations/pearl')
    await store.start()
    store.setSelected('pike-street')
    expect(store.getState().browsing?.uid).toBe('pearl')
  })
})

describe('the browsing location', () => {
  it.each(['/', '/about', '/careers', '/contact', '/gift-cards', '/locations'])(
    'is the selected one again at %s',
    async (path) => {
      const { store, jar } = world({ cookies: { 'selected-location': 'burrard' } })
      await store.start()
      store.visit('/locations/pearl/menu')
      expect(store.getState().browsing?.uid).toBe('pearl')
      expect(jar.get('browsing-location')).toBe('pearl')
      store.visit(path)
      expect(store.getState().browsing?.uid).toBe('burrard')
      expect(jar.get('browsing-location')).toBe('burrard')
    },
  )

  it.each(['/news', '/some-page', '/group-bookings'])('stays at %s', async (path) => {
    const { store } = world({ cookies: { 'selected-location': 'burrard' } })
    await store.start()
    store.visit('/locations/pearl')
    store.visit(path)
    expect(store.getState().browsing?.uid).toBe('pearl')
  })

  it('comes from the address of the first page, then from the session', async () => {
    const first = world({ cookies: { 'selected-location': 'burrard' } })
    first.store.visit('/locations/pearl')
    await first.store.start()
    expect(first.store.getState().browsing?.uid).toBe('pearl')
    const second = world({
      cookies: { 'selected-location': 'burrard', 'browsing-location': 'pearl' },
    })
    second.store.visit('/news')
    await second.store.start()
    expect(second.store.getState().browsing?.uid).toBe('pearl')
  })

  it('does not change for a location that does not exist', async () => {
    const { store } = world({ cookies: { 'selected-location': 'burrard' } })
    await store.start()
    store.visit('/locations/atlantis')
    expect(store.getState().browsing?.uid).toBe('burrard')
    expect(store.getState().selected?.uid).toBe('burrard')
  })

  it('is one of the locations whenever the store is ready, whatever happens', async () => {
    const uids = fc.constantFrom(...all.map((one) => one.uid), 'atlantis')
    const event = fc.oneof(
      uids.map((uid) => ({ name: 'visit' as const, value: `/locations/${uid}` })),
      fc.webPath().map((value) => ({ name: 'visit' as const, value })),
      uids.map((value) => ({ name: 'setSelected' as const, value })),
      uids.map((value) => ({ name: 'setBrowsing' as const, value })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(event), fc.nat(20), async (events, startAt) => {
        const { store } = world({ geolocation: nearPortland })
        for (const [index, { name, value }] of events.entries()) {
          if (index === startAt) await store.start()
          store[name](value)
        }
        await store.start()
        const { selected, browsing } = store.getState()
        expect(all).toContain(selected)
        expect(all).toContain(browsing)
      }),
    )
  })
})

describe('another tab', () => {
  it('is followed when it sets a location', async () => {
    const { store, jar } = world({ cookies: { 'selected-location': 'burrard' } })
    await store.start()
    let told = 0
    store.subscribe(() => {
      told += 1
    })
    jar.set('selected-location', 'pearl')
    store.refresh()
    expect(store.getState().selected?.uid).toBe('pearl')
    expect(store.getState().browsing?.uid).toBe('pearl')
    expect(told).toBeGreaterThan(0)
  })
})
