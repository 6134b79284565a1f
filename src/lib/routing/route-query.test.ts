import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import type { Route } from './route.ts'
import { browserQuery, canonicalQuery } from './route-query.ts'
import { routes } from './routes.ts'

const routeOf = (path: string): Route => {
  const match = matchRoute(path)
  if (!match) throw new Error(`no route for ${path}`)
  return match.route
}
const locations = routeOf('/locations')
/** A route that renders everything there is a name for. */
const everything = {
  query: ['country', 'region', 'page', 'diet', 'allergen'],
} satisfies Pick<Route, 'query'>

describe('the query that a page renders', () => {
  test('is sorted, and unknown names and values are dropped', () => {
    expect(canonicalQuery(locations, 'region=Ontario&country=CA')).toBe('country=CA&region=Ontario')
    expect(canonicalQuery(locations, 'country=CA&diet=vegan&x=1')).toBe('country=CA')
    expect(canonicalQuery(everything, 'page=0&country=%3Cscript%3E')).toBe('')
    expect(canonicalQuery(everything, 'page=1')).toBe('')
    expect(canonicalQuery(everything, 'page=12')).toBe('page=12')
    expect(canonicalQuery(locations, 'region=Qu%C3%A9bec')).toBe('region=Qu%C3%A9bec')
    // Of `/locations??country=CA`, whose only name begins with a question mark.
    expect(canonicalQuery(locations, '?country=CA')).toBe('')
  })

  // ASVS 15.3.7
  test('reads sets in one order, repeated or with commas', () => {
    const wanted = 'allergen=nuts&diet=halal&diet=vegan'
    expect(canonicalQuery(everything, 'diet=vegan,halal&allergen=nuts')).toBe(wanted)
    expect(canonicalQuery(everything, 'diet=halal&allergen=nuts&diet=vegan&diet=vegan')).toBe(
      wanted,
    )
  })

  test('has only values that the content knows, in its spelling', () => {
    const known = {
      country: new Map([['canada', 'CA']]),
      region: new Map([
        ['on', 'ON'],
        ['ontario', 'ON'],
      ]),
    }
    expect(canonicalQuery(locations, 'region=ONTARIO&country=canada', known)).toBe(
      'country=CA&region=ON',
    )
    expect(canonicalQuery(locations, 'region=Atlantis&country=toString', known)).toBe('')
  })

  test('is what the page reads: a post has none, a list of posts its page, a menu its filter', () => {
    for (const path of ['/locations/harbour', '/news/opening', '/']) {
      expect(canonicalQuery(routeOf(path), 'diet=vegan&page=2&country=CA'), path).toBe('')
    }
    for (const page of ['menu', 'touchless-menu', 'room-service-menu']) {
      const route = routeOf(`/locations/harbour/${page}`)
      expect(canonicalQuery(route, 'diet=vegan&page=2&allergen=nuts'), page).toBe(
        'allergen=nuts&diet=vegan',
      )
    }
    for (const path of ['/news', '/news/ca', '/news/us']) {
      expect(canonicalQuery(routeOf(path), 'diet=vegan&page=2&country=CA'), path).toBe('page=2')
    }
  })

  const anyRoute = fc.constantFrom<Pick<Route, 'query'>>(...routes, everything)
  const text = fc.string({ maxLength: 60 })
  const name = fc.oneof(
    fc.constantFrom('country', 'region', 'page', 'diet', 'allergen'),
    fc.constantFrom(...browserQuery),
    text,
  )
  const pairs = fc.uniqueArray(fc.tuple(name, text), { selector: ([key]) => key })
  const search = (list: [string, string][]) => new URLSearchParams(list).toString()

  // ASVS 15.3.7
  test('never depends on order, on unknown names or on what only the browser reads', () => {
    fc.assert(
      fc.property(anyRoute, pairs, fc.infiniteStream(fc.nat()), (route, list, weights) => {
        const shuffled = list
          .map((pair) => ({ pair, weight: weights.next().value ?? 0 }))
          .sort((a, b) => a.weight - b.weight)
          .map(({ pair }) => pair)
        const known = list.filter(([key]) => (route.query as readonly string[]).includes(key))
        const expected = canonicalQuery(route, search(known))
        expect(canonicalQuery(route, search(shuffled))).toBe(expected)
      }),
    )
  })

  test('is its own canonical form', () => {
    fc.assert(
      fc.property(anyRoute, pairs, (route, list) => {
        const once = canonicalQuery(route, search(list))
        expect(canonicalQuery(route, once)).toBe(once)
      }),
    )
  })

  test('never holds a name that only the browser reads', () => {
    for (const route of routes)
      for (const key of route.query) expect(browserQuery.has(key)).toBe(false)
  })
})
