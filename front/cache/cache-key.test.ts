import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRequestTarget } from '#front/http/request-target.ts'
import { browserQuery } from '#lib/routing/route-query.ts'
import { cacheKey } from './cache-key.ts'

const kinds = ['html', 'rsc', 'prefetch', 'full-prefetch', 'segment'] as const
const path = fc.constantFrom('/', '/locations', '/locations/harbour/menu', '/privacy', '/news')
const keyOf = (url: string, kind: (typeof kinds)[number]) => {
  const address = parseRequestTarget(url)
  return address && cacheKey(address.path, address.query, kind)
}

describe('the key of a cached page', () => {
  test('never depends on the order of the query, nor on what the page does not render', () => {
    const extra = fc.tuple(
      fc.oneof(fc.constantFrom(...browserQuery, '_rsc', 'utm_id'), fc.string({ minLength: 12 })),
      fc.string(),
    )
    fc.assert(
      fc.property(path, fc.constantFrom(...kinds), fc.array(extra), (where, kind, pairs) => {
        const known: [string, string][] = [
          ['country', 'CA'],
          ['region', 'BC'],
        ]
        const plain = keyOf(`${where}?${new URLSearchParams(known)}`, kind)
        const mixed = new URLSearchParams([...pairs, ...known.reverse()])
        expect(keyOf(`${where}?${mixed}`, kind)).toBe(plain)
      }),
    )
  })

  test('is never shared by two kinds, two paths or two known queries', () => {
    const target = fc.record({
      where: path,
      query: fc.constantFrom('', 'country=CA', 'country=US', 'region=BC'),
      kind: fc.constantFrom(...kinds),
    })
    fc.assert(
      fc.property(target, target, (a, b) => {
        const same = a.where === b.where && a.query === b.query && a.kind === b.kind
        expect(cacheKey(a.where, a.query, a.kind) === cacheKey(b.where, b.query, b.kind)).toBe(same)
      }),
    )
  })

  test('of HTML without query is its path, so that a hit builds no string', () => {
    expect(keyOf('/locations/harbour', 'html')).toBe('/locations/harbour')
    expect(keyOf('/?reserve=harbour&utm_source=x', 'html')).toBe('/')
  })
})
