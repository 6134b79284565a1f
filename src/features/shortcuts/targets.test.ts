import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VisitorLocation } from '#lib/geo/visitor-locations.ts'
import type { Shortcut } from '#lib/routing/shortcuts.ts'
import type { Visit } from './decide.ts'
import { newsTarget, shortcutTarget } from './targets.ts'

const location = (uid: string, more: Partial<VisitorLocation> = {}): VisitorLocation => ({
  uid,
  title: `Saltwood ${uid}`,
  country: 'CA',
  region: 'BC',
  coordinates: null,
  utcOffsets: [[0, -480]],
  isFlagship: false,
  comingSoon: false,
  ...more,
})

const locations = [
  location('burrard', { coordinates: { latitude: 49.28, longitude: -123.12 }, isFlagship: true }),
  location('king-west', { coordinates: { latitude: 43.64, longitude: -79.4 }, isFlagship: true }),
  location('byward', { coordinates: { latitude: 45.43, longitude: -75.69 } }),
]
const ottawa = { latitude: 45.4, longitude: -75.7 }

const visit = (cookies: Record<string, string> = {}, more: Partial<Visit> = {}): Visit => ({
  cookies: new Map(Object.entries(cookies)),
  locations,
  coordinates: () => null,
  random: () => 0,
  ...more,
})

test('the selected location comes before the default one, and neither is chosen anew', () => {
  const both = visit({ 'selected-location': 'byward', 'default-location': 'burrard' })
  expect(shortcutTarget('menu', both, '')).toEqual({ path: '/locations/byward/menu' })
  const kept = visit({ 'default-location': 'king-west' })
  expect(shortcutTarget('careers', kept, '')).toEqual({ path: '/locations/king-west/careers' })
})

test('a cookie that decides spares the lookup', () => {
  const coordinates = () => {
    throw new Error('asked where the visitor is')
  }
  const known = visit({ 'selected-location': 'byward' }, { coordinates })
  expect(shortcutTarget('location', known, '').path).toBe('/locations/byward')
  const gone = visit({ 'selected-location': 'closed' }, { coordinates })
  expect(shortcutTarget('location', gone, '').path).toBe('/locations/burrard')
})

test('without a cookie the nearest location is chosen, and remembered for the session', () => {
  const near = visit({}, { coordinates: () => ottawa })
  const target = { path: '/locations/byward/menu', remember: 'byward' }
  expect(shortcutTarget('menu', near, '')).toEqual(target)
})

test('the nearest location has a distance above 0', () => {
  const exactly = visit({}, { coordinates: () => ({ latitude: 45.43, longitude: -75.69 }) })
  expect(shortcutTarget('location', exactly, '').remember).toBe('king-west')
})

test('a location that is coming soon never wins “nearest”, and nobody sits in it', () => {
  const soon = location('rideau', { coordinates: ottawa, comingSoon: true })
  const near = visit(
    {},
    { locations: [soon, ...locations], coordinates: () => ({ latitude: 45.41, longitude: -75.7 }) },
  )
  expect(shortcutTarget('menu', near, '').path).toBe('/locations/byward/menu')
  expect(shortcutTarget('touchless-menu', near, '').path).toMatch(/^\/locations\/byward\//)
})

test('without coordinates, and at 0,0, it is a random flagship', () => {
  const nowhere = { coordinates: () => ({ latitude: 0, longitude: 0 }), random: () => 0.99 }
  expect(shortcutTarget('menu', visit({}, nowhere), '').remember).toBe('king-west')
  expect(shortcutTarget('menu', visit(), '').remember).toBe('burrard')
})

test('no flagship: any location; no location: the list, which says so', () => {
  const plain = [location('somewhere')]
  expect(shortcutTarget('menu', visit({}, { locations: plain }), '').remember).toBe('somewhere')
  expect(shortcutTarget('menu', visit({}, { locations: [] }), 'a=1')).toEqual({
    path: '/locations?a=1',
  })
})

test('the whole query is kept as it was spelled, but for _rsc', () => {
  const known = visit({ 'selected-location': 'byward' })
  const search = 'menu-category=wine&_rsc=1x2y&q=a%20b&q=c+d&&e&f=%e9'
  expect(shortcutTarget('menu', known, search).path).toBe(
    '/locations/byward/menu?menu-category=wine&q=a%20b&q=c+d&&e&f=%e9',
  )
})

test('/order and /reservation open the panel of the selected location, one of the two', () => {
  const known = visit({ 'selected-location': 'byward' })
  const search = 'order=burrard&reserve=burrard&utm_source=card'
  const query = (name: string) => `/locations/byward?utm_source=card&${name}=byward`
  expect(shortcutTarget('order', known, search).path).toBe(query('order'))
  expect(shortcutTarget('reservation', known, search).path).toBe(query('reserve'))
})

test('the touchless menu is that of the nearest location, whatever is selected', () => {
  const seated = visit({ 'selected-location': 'burrard' }, { coordinates: () => ottawa })
  expect(shortcutTarget('touchless-menu', seated, 'utm_source=x&table=12')).toEqual({
    path: '/locations/byward/touchless-menu?table=12&utm_source=restaurant&utm_medium=Saltwood%20byward&utm_campaign=in-store',
  })
})

test('the touchless menu without coordinates is the list of locations', () => {
  const selected = visit({ 'selected-location': 'burrard' })
  expect(shortcutTarget('touchless-menu', selected, '')).toEqual({ path: '/locations' })
})

test('a news post leads to where its type belongs', () => {
  const browsing = visit({ 'browsing-location': 'byward', 'selected-location': 'burrard' })
  expect(newsTarget('fire', 'ca-locations', browsing).path).toBe('/news/ca/fire')
  expect(newsTarget('fire', 'us-locations', browsing).path).toBe('/news/us/fire')
  expect(newsTarget('fire', 'location-or-zone-based', browsing)).toEqual({
    path: '/locations/byward/news/fire',
  })
  expect(newsTarget('fire', 'all-locations', browsing, 'a=1').path).toBe('/news/fire?a=1')
  expect(newsTarget('fire', null, browsing)).toEqual({ path: '/404' })
})

test('a news post of a location, for somebody who has looked at none', () => {
  const near = visit({}, { coordinates: () => ottawa })
  expect(newsTarget('fire', 'location-or-zone-based', near)).toEqual({
    path: '/locations/byward/news/fire',
    remember: 'byward',
  })
})

test('whatever is in the cookies, a shortcut leads to a page of this site', () => {
  const shortcuts: Shortcut[] = ['careers', 'menu', 'touchless-menu', 'location', 'order']
  const names = fc.constantFrom('selected-location', 'default-location', 'browsing-location')
  fc.assert(
    fc.property(
      fc.constantFrom(...shortcuts),
      fc.dictionary(names, fc.string()),
      fc.webQueryParameters(),
      (shortcut, cookies, search) => {
        const { path } = shortcutTarget(shortcut, visit(cookies), search)
        expect(path).toMatch(/^\/locations(\/(burrard|king-west|byward))?(\/[a-z-]+)?(\?|$)/)
      },
    ),
  )
})

test('a post of the visitor’s location leads to the listing where no location is published', () => {
  const nowhere = visit({}, { locations: [] })
  expect(newsTarget('fire', 'location-or-zone-based', nowhere).path).toBe('/locations')
})
