import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchRoute, reservedFirstSegments } from './match-route.ts'
import { routes } from './routes.ts'

const kindOf = (path: string) => matchRoute(path)?.route.kind
const uid = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/)

describe('the table of addresses', () => {
  test('has every route (spec:routes.pages)', () => {
    const paths = ['/', '/about', '/careers', '/component-library', '/contact', '/eat', '/menu']
    paths.push('/corporate-gift-cards', '/gift-cards', '/group-bookings', '/location', '/locations')
    paths.push('/order', '/reservation', '/slice-library', '/slice-simulator', '/style-guide')
    paths.push('/success', '/test', '/preview', '/locations/harbour/careers', '/news/us/opening')
    paths.push('/locations/harbour/group-bookings', '/locations/harbour/touchless-menu')
    paths.push('/locations/harbour/room-service-menu', '/locations/harbour/news/opening')
    paths.push('/news', '/news/opening', '/news-redirect/opening', '/privacy')
    for (const path of paths) expect(matchRoute(path), path).toBeDefined()
  })

  test('says what may be remembered', () => {
    expect(kindOf('/')).toBe('public')
    expect(kindOf('/locations/harbour/menu')).toBe('public')
    expect(kindOf('/api/locations')).toBe('public')
    expect(kindOf('/api/locations/harbour/booking')).toBe('api')
    expect(kindOf('/api/opentable/reserve')).toBe('api')
    expect(kindOf('/menu')).toBe('visitor')
    expect(kindOf('/news/opening')).toBe('visitor')
    expect(kindOf('/news/ca/opening')).toBe('public')
    expect(kindOf('/my/reservations/abc')).toBe('private')
    expect(kindOf('/my')).toBe('private')
    expect(kindOf('/preview')).toBe('private')
    expect(kindOf('/admin')).toBe('admin')
    expect(kindOf('/admin/api/staff/login')).toBe('admin')
    expect(kindOf('/media/abc-plate.avif')).toBe('file')
  })

  test('names the parameters', () => {
    expect(matchRoute('/locations/harbour/news/opening')?.params).toEqual({
      uid: 'harbour',
      post: 'opening',
    })
    expect(matchRoute('/my/a/b')?.params).toEqual({ rest: 'a/b' })
  })

  test('knows no page where no uid can be', () => {
    const paths = ['/Privacy', '/a/b/c', '/privacy/', '//', '', 'about', '/wp-login.php', '/%2e%2e']
    for (const path of paths) expect(matchRoute(path), path).toBeUndefined()
  })

  test('reserves the first segments of its patterns', () => {
    for (const word of ['about', 'api', 'my', 'media', 'locations', '404', 'admin', '_next'])
      expect(reservedFirstSegments.has(word), word).toBe(true)
    expect(reservedFirstSegments.has('privacy')).toBe(false)
  })

  test('is total, and never makes another page than a text page of an unreserved word', () => {
    fc.assert(
      fc.property(uid, (word) => {
        const match = matchRoute(`/${word}`)
        expect(match?.route.pattern === '/[textpage]').toBe(!reservedFirstSegments.has(word))
      }),
    )
    fc.assert(fc.property(fc.string(), (path) => void matchRoute(path)))
  })

  test('finds each of its own patterns, whatever the uid', () => {
    fc.assert(
      fc.property(fc.constantFrom(...routes), uid, (route, word) => {
        fc.pre(route.pattern !== '/[textpage]' || !reservedFirstSegments.has(word))
        const path = route.pattern.replaceAll(/\[(\.\.\.)?\w+\]/g, word)
        fc.pre(!routes.some((other) => other !== route && other.pattern === path))
        expect(matchRoute(path)?.route.pattern).toBe(route.pattern)
      }),
    )
  })
})
