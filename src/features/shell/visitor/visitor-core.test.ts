import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BrowserLocation } from '#lib/geo/browser-location.ts'
import { createVisitorStore, type Located, type VisitorEnvironment } from './visitor-core.ts'

function location(uid: string, more: Partial<BrowserLocation> = {}): BrowserLocation {
  return {
    uid,
    title: uid,
    country: 'CA',
    coordinates: null,
    utcOffsets: [[0, -480]],
    comingSoon: false,
    zones: [],
    ...more,
  }
}

const burrard = location('burrard')
const pike = location('pike-street', { country: 'US' })
const pearl = location('pearl', { country: 'US', zones: ['7', '9'] })
const halifax = location('halifax', { comingSoon: true })
const all = [burrard, pike, pearl, halifax]

type World = {
  cookies?: Record<string, string>
  locations?: BrowserLocation[]
  /** Uids of today by those of before. */
  former?: Record<string, string>
  /** An error or nothing = there is no answer. */
  geolocation?: Located | Error
  /** The location that is chosen if the lookup does not answer. */
  fallback?: string | null
  country?: string
}

function world({ cookies = {}, locations = all, former = {}, ...given }: World = {}) {
  const jar = new Map(Object.entries(cookies))
  const ages = new Map<string, number | undefined>()
  const asked = { geolocation: 0, fallback: 0, locations: [] as string[] }
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
    fetchLocation: async (uid) => {
      asked.locations.push(uid)
      return locations.find((one) => one.uid === (former[uid] ?? uid)) ?? null
    },
    fetchGeolocation: async () => {
      asked.geolocation += 1
      if (given.geolocation === undefined || given.geolocation instanceof Error)
        throw new Error('no answer')
      return given.geolocation
    },
    fetchDefault: async () => {
      asked.fallback += 1
      return given.fallback === undefined ? 'burrard' : given.fallback
    },
  }
  return { store: createVisitorStore(environment), environment, jar, ages, asked }
}

const nearPortland: Located = { country: 'US', location: 'pearl' }

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

  it('takes what the server chooses when the saved location is gone', async () => {
    const { store, jar } = world({
      cookies: { 'selected-location': 'closed-down' },
      geolocation: { country: 'US', location: 'pike-street' },
    })
    await store.start()
    expect(store.getState().selected?.uid).toBe('pike-street')
    expect(jar.get('default-location')).toBe('pike-street')
    expect(jar.get('selected-location')).toBe('closed-down')
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

  it('takes the location that the server chooses as selected and browsing, and remembers it for the session', async () => {
    const { store, jar, ages } = world({ geolocation: nearPortland })
    await store.start()
    expect(store.getState()).toMatchObject({ status: 'ready', country: 'US' })
    expect(store.getState().selected?.uid).toBe('pearl')
    expect(store.getState().browsing?.uid).toBe('pearl')
    expect(jar.get('default-location')).toBe('pearl')
    expect(ages.get('default-location')).toBeUndefined()
    expect(jar.has('selected-location')).toBe(false)
  })

  it.each([
    ['has no answer', new Error('no answer')],
    ['cannot tell', { country: 'US' }],
  ])('takes any location when the server %s', async (_case, geolocation) => {
    const { store, asked, jar } = world({ geolocation, fallback: 'pike-street' })
    await store.start()
    expect(store.getState().selected?.uid).toBe('pike-street')
    expect(jar.get('default-location')).toBe('pike-street')
    expect(asked.fallback).toBe(1)
  })

  it('asks for no more than the locations that the visitor has to do with', async () => {
    const { store, asked } = world({
      cookies: { 'selected-location': 'burrard', 'browsing-location': 'pike-street' },
    })
    store.visit('/locations/pearl/menu')
    await store.start()
    expect(asked.locations.toSorted()).toEqual(['burrard', 'pearl'])
    const first = world({ geolocation: nearPortland })
    await first.store.start()
    first.store.visit('/')
    expect(first.asked).toEqual({ geolocation: 1, fallback: 0, locations: ['pearl'] })
  })

  it.each([
    ['the server', { geolocation: { country: 'CA', location: null } }],
    ['the empty list', { geolocation: new Error('no answer'), fallback: null }],
  ])('says so when there is no location at all, by %s', async (_case, given) => {
    const { store } = world({ locations: [], ...given })
    await store.start()
    expect(store.getState()).toMatchObject({ status: 'none', selected: null, browsing: null })
  })

  it('fails softly and can be started again', async () => {
    const { store, environment } = world({ cookies: { 'selected-location': 'pearl' } })
    const { fetchLocation } = environment
    environment.fetchLocation = () => Promise.reject(new Error('offline'))
    await store.start()
    expect(store.getState()).toMatchObject({ status: 'failed', selected: null })
    environment.fetchLocation = fetchLocation
    await store.start()
    expect(store.getState().status).toBe('ready')
  })

  it('knows a location by the uid that it had before', async () => {
    const { store } = world({
      cookies: { 'selected-location': 'pearl-district' },
      former: { 'pearl-district': 'pearl' },
    })
    await store.start()
    expect(store.getState()).toMatchObject({
      selected: { uid: 'pearl' },
      browsing: { uid: 'pearl' },
    })
    expect((await store.find('pearl-district'))?.uid).toBe('pearl')
    expect(await store.find('nobody')).toBeNull()
  })

  it('knows the zones of the browsing location', async () => {
    const { store } = world({ cookies: { 'selected-location': 'pearl' } })
    expect(store.getState().zones.list).toBeNull()
    await store.start()
    expect(store.getState().zones).toEqual({ list: ['7', '9'], error: null })
    await store.visit('/locations/burrard')
    expect(store.getState().zones).toEqual({ list: [], error: null })
  })

  it('stores the failure of the zones in their state, and goes on', async () => {
    const { store } = world({
      cookies: { 'selected-location': 'pearl' },
      locations: [location('pearl', { zones: null })],
    })
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
    expect(asked.locations).toEqual(['pearl'])
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
    await store.setSelected('burrard')
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
    ['fails', { country: null, location: 'pearl' }],
  ])('is the selected location’s where geolocation %s, and follows it', async (_, geolocation) => {
    const { store, environment } = world({
      cookies: { 'selected-location': 'pearl' },
      geolocation,
    })
    await store.start()
    await expect.poll(() => country(store)).toBe('US')
    expect(environment.readCountry()).toBe('')
    await store.setSelected('burrard')
    expect(country(store)).toBe('CA')
  })

  it('is Canada for somebody in British Columbia whose city is unknown', async () => {
    const { store, environment } = world({
      cookies: { 'selected-location': 'pearl' },
      geolocation: { country: 'CA', location: 'burrard' },
    })
    await store.start()
    await expect.poll(() => country(store)).toBe('CA')
    expect(environment.readCountry()).toBe('CA')
  })

  it('is not guessed before it is known', async () => {
    const { store, environment } = world({ cookies: { 'selected-location': 'pearl' } })
    environment.fetchGeolocation = () => new Promise(() => {})
    await store.start()
    await store.setSelected('pike-street')
    expect(country(store)).toBeNull()
  })
})

describe('Set Location', () => {
  it('writes the cookie for 7 days', async () => {
    const { store, jar, ages } = world({ geolocation: nearPortland })
    await store.start()
    await store.setSelected('burrard')
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
        await store.setBrowsing(looked.uid)
        await store.refresh()
        expect(jar.has('selected-location')).toBe(false)
      }),
    )
  })

  it('takes neither an unknown location nor one that is coming soon', async () => {
    const { store, jar } = world({ cookies: { 'selected-location': 'pearl' } })
    await store.start()
    await store.setSelected('halifax')
    await store.setSelected('nowhere')
    expect(store.getState().selected?.uid).toBe('pearl')
    expect(jar.get('selected-location')).toBe('pearl')
  })

  it('is the last choice, in whatever order the answers come, also before the start is over', async () => {
    const { store, environment, jar } = world({ cookies: { 'selected-location': 'pearl' } })
    const { fetchLocation } = environment
    const late = Promise.withResolvers<void>()
    environment.fetchLocation = async (uid) => {
      if (uid === 'burrard') await late.promise
      return fetchLocation(uid)
    }
    const first = store.setSelected('burrard')
    await store.setSelected('pike-street')
    late.resolve()
    await first
    expect(store.getState().selected?.uid).toBe('pike-street')
    expect(jar.get('selected-location')).toBe('pike-street')
  })

  it('leaves the location being looked at alone where it is another one', async () => {
    const { store } = world({ cookies: { 'selected-location': 'burrard' } })
    store.visit('/locations/pearl')
    await store.start()
    await store.setSelected('pike-street')
    expect(store.getState().browsing?.uid).toBe('pearl')
  })
})

describe('the browsing location', () => {
  it.each(['/', '/about', '/careers', '/contact', '/gift-cards', '/locations'])(
    'is the selected one again at %s',
    async (path) => {
      const { store, jar } = world({ cookies: { 'selected-location': 'burrard' } })
      await store.start()
      await store.visit('/locations/pearl/menu')
      expect(store.getState().browsing?.uid).toBe('pearl')
      expect(jar.get('browsing-location')).toBe('pearl')
      await store.visit(path)
      expect(store.getState().browsing?.uid).toBe('burrard')
      expect(jar.get('browsing-location')).toBe('burrard')
    },
  )

  it.each(['/news', '/some-page', '/group-bookings'])('stays at %s', async (path) => {
    const { store } = world({ cookies: { 'selected-location': 'burrard' } })
    await store.start()
    await store.visit('/locations/pearl')
    await store.visit(path)
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

  it('is that of the last address, in whatever order the answers come', async () => {
    const { store, environment } = world({ cookies: { 'selected-location': 'burrard' } })
    await store.start()
    const { fetchLocation } = environment
    const late = Promise.withResolvers<void>()
    environment.fetchLocation = async (uid) => {
      await late.promise
      return fetchLocation(uid)
    }
    const left = store.visit('/locations/pearl')
    await store.visit('/about')
    late.resolve()
    await left
    expect(store.getState().browsing?.uid).toBe('burrard')
  })

  it('is that of the address to which the visitor has come during the start', async () => {
    const { store } = world({ cookies: { 'selected-location': 'burrard' } })
    store.visit('/locations/pearl')
    const started = store.start()
    store.visit('/locations/pike-street')
    await started
    expect(store.getState().browsing?.uid).toBe('pike-street')
  })

  it('stays where a location cannot be fetched, which is tried again the next time', async () => {
    const { store, environment } = world({ cookies: { 'selected-location': 'burrard' } })
    await store.start()
    const { fetchLocation } = environment
    environment.fetchLocation = () => Promise.reject(new Error('offline'))
    await store.visit('/locations/pearl')
    expect(store.getState().browsing?.uid).toBe('burrard')
    environment.fetchLocation = fetchLocation
    await store.visit('/locations/pearl/menu')
    expect(store.getState().browsing?.uid).toBe('pearl')
  })

  it('does not change for a location that does not exist', async () => {
    const { store } = world({ cookies: { 'selected-location': 'burrard' } })
    await store.start()
    await store.visit('/locations/atlantis')
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
    await store.refresh()
    expect(store.getState().selected?.uid).toBe('pearl')
    expect(store.getState().browsing?.uid).toBe('pearl')
    expect(told).toBeGreaterThan(0)
  })
})
