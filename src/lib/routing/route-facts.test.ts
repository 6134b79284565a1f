import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { matchRoute, reservedFirstSegments } from './match-route.ts'
import { pathRegExp } from './path-reg-exp.ts'
import type { Route, RouteKind } from './route.ts'
import { routes } from './routes.ts'

/** Patterns of the pages and handlers in `src/app`, without groups, in the table's spelling of a rest. */
const written = [
  ...new Set(
    globSync('src/app/**/{page.tsx,route.ts}').map((file) => {
      const folder = file.slice('src/app'.length).replace(/\/[^/]+$/, '')
      return (
        folder.replaceAll(/\/\([^)]*\)/g, '').replace(/\[\[?\.\.\.\w+\]\]?/, '[...rest]') || '/'
      )
    }),
  ),
]

/** Pages that are rendered at no address of their own. */
const WITHOUT_ADDRESS = new Set(['/404', '/not-found', '/[...rest]'])
/** Files that Next writes by its own conventions. */
const BY_CONVENTION = ['/robots.txt']

const example = (pattern: string) =>
  pattern.replace('[...rest]', 'x').replaceAll(/\[\w+\]/g, 'some-uid')

/** Patterns of the routes that have a fact. */
const having = (has: (route: Route) => unknown) =>
  routes.filter((route) => has(route)).map(({ pattern }) => pattern)

describe('the table and the pages and handlers of src/app', () => {
  test.each(written.filter((one) => !WITHOUT_ADDRESS.has(one)))('%s has a route', (pattern) => {
    const found = matchRoute(example(pattern))?.route.pattern
    expect(found).toBeDefined()
    const caught = found === '/[textpage]' || found === '/api/[...rest]'
    expect(caught && found !== pattern, 'no route of its own').toBe(false)
  })

  test('what Next renders at no address of its own is reserved', () => {
    for (const path of ['/404', '/not-found'])
      expect(reservedFirstSegments.has(path.slice(1)), path).toBe(true)
  })

  const answered = having(
    ({ kind, pattern }) => kind !== 'file' && !BY_CONVENTION.includes(pattern),
  )
  test.each(answered)('%s is answered', (pattern) => {
    const [prefix = '', rest] = pattern.split('[...rest]')
    const answers = (one: string) =>
      rest === undefined ? pathRegExp([one]).test(example(pattern)) : one.startsWith(prefix)
    const inside = written.filter((one) => one !== '/[...rest]')
    expect(inside.some((one) => answers(one) || one === '/admin/[...rest]')).toBe(true)
  })
})

describe('the facts of routes', () => {
  const KB = 1024
  const MB = 1024 * KB

  test('bodies are small but where something large is sent', () => {
    const larger = routes.filter(({ bodyLimit }) => bodyLimit !== 64 * KB)
    const limits = larger.filter(({ kind }) => kind !== 'admin')
    expect(Object.fromEntries(limits.map((one) => [one.pattern, one.bodyLimit]))).toEqual({
      '/slice-simulator': MB,
      '/api/careers-apply': 2.5 * MB,
      '/api/stripe/get-card-tokens': 2 * KB,
      '/api/stripe/webhook': 512 * KB,
      '/csp-report': 16 * KB,
      '/counts': KB,
    })
    const admin = routes.filter(({ kind }) => kind === 'admin')
    for (const { pattern, bodyLimit } of admin)
      expect(bodyLimit, pattern).toBe((pattern === '/admin/api/imports/file' ? 256 : 25) * MB)
  })

  test('the interface takes JSON, a form with a file, and what a vendor of text messages posts', () => {
    const others: Record<string, string> = {
      '/api/careers-apply': 'multipart/form-data',
      '/api/text-messages/inbound': 'application/x-www-form-urlencoded',
      '/api/text-messages/status': 'application/x-www-form-urlencoded',
    }
    for (const { pattern, kind, bodyType } of routes) {
      const type = others[pattern] ?? 'application/json'
      expect(bodyType, pattern).toBe(kind === 'api' ? type : undefined)
    }
  })

  test('what is not the same for everyone is limited, but for reads of the content system', () => {
    const limited = (kind: RouteKind) =>
      having((route) => route.kind === kind && route.rateLimits.any)
    const all = (kind: RouteKind) => having((route) => route.kind === kind)
    expect(limited('api')).toEqual(all('api'))
    expect(limited('private')).toEqual(all('private').filter((one) => one !== '/slice-simulator'))
    expect(limited('admin')).toEqual(['/admin/api/single-sign-on/[...rest]'])
    const accounts = having(({ kind, rateLimits }) => kind === 'admin' && rateLimits.POST)
    expect(accounts).toEqual([
      '/admin/api/staff/reset/[...rest]',
      '/admin/api/staff/verify/[...rest]',
      '/admin/api/staff/login',
      '/admin/api/staff/forgot-password',
      '/admin/api/staff/reset-password',
      '/admin/api/staff/unlock',
      '/admin/api/staff/[...rest]',
      '/admin/api/second-factor/[...rest]',
      '/admin/api/passkeys/[...rest]',
      '/admin/api/tablets/[...rest]',
    ])
  })

  test('each limit has one name', () => {
    const rules = routes.flatMap(({ rateLimits }) => Object.values(rateLimits))
    const byName = new Map(rules.map((rule) => [rule.name, rule]))
    for (const rule of rules) expect(byName.get(rule.name)).toBe(rule)
  })

  test('secrets in addresses are below a fixed prefix', () => {
    for (const { pattern, secretBelow } of routes)
      if (secretBelow) expect(pattern.startsWith(`${secretBelow}/`), pattern).toBe(true)
    expect(new Set(routes.map(({ secretBelow }) => secretBelow).filter(Boolean))).toEqual(
      new Set([
        '/my',
        '/admin/api/backups/download',
        '/test-bank',
        '/admin/invitation',
        '/admin/reset',
        '/admin/verify',
        '/admin/api/staff/reset',
        '/admin/api/staff/verify',
      ]),
    )
  })

  test('only pages of everybody are fetched by the router, and listed', () => {
    for (const { pattern, kind, navigation } of routes) {
      const file = /\.\w+$/.test(pattern) || /^\/(api|sitemap)\//.test(pattern)
      expect(navigation, pattern).toBe(kind === 'public' && !file ? 'soft' : 'hard')
    }
    for (const { pattern, sitemap, noindex, kind, publicWhenPublished } of routes)
      if (sitemap !== 'never')
        expect([pattern, noindex, kind === 'public' || publicWhenPublished]).toEqual([
          pattern,
          undefined,
          true,
        ])
    expect(having(({ sitemap }) => sitemap === 'always')).toEqual([
      '/locations',
      '/news',
      '/news/ca',
      '/news/us',
    ])
  })

  test('the menus of a location are kept for when there is no network', () => {
    expect(having(({ offline }) => offline)).toEqual([
      '/locations/[uid]/menu',
      '/locations/[uid]/touchless-menu',
      '/locations/[uid]/room-service-menu',
    ])
    expect(
      having(({ documentType, kind }) => documentType === 'menu' && kind === 'public'),
    ).toEqual(having(({ offline }) => offline))
  })

  test('a shortcut leads to a page of a location', () => {
    const targets = routes.flatMap(({ shortcut }) => (shortcut ? [shortcut.page] : []))
    expect(targets).toHaveLength(8)
    for (const page of targets) expect(having(({ kind }) => kind === 'public')).toContain(page)
  })
})
