import { describe, expect, test } from 'vitest'
import { type FormerName, formerPaths } from './former-paths.ts'

const former: FormerName[] = [
  { address: '/locations/quay', kind: 'locations', id: 1 },
  { address: '/locations/pier', kind: 'locations', id: 1 },
  { address: '/locations/closed', kind: 'locations', id: 9 },
  { address: '/news/spring', kind: 'news-posts', id: 2 },
  { address: '/news/boxing-day', kind: 'news-posts', id: 3 },
  { address: '/imprint', kind: 'pages', id: 4 },
]
const paths = formerPaths(former, {
  locations: new Map([
    [1, { uid: 'harbour', path: '/locations/harbour' }],
    [2, { uid: 'byward', path: '/locations/byward' }],
  ]),
  'news-posts': new Map([
    [2, { uid: 'april', path: '/news/april' }],
    [3, { uid: 'winter', path: '/news/ca/winter' }],
  ]),
  pages: new Map([[4, { uid: 'legal', path: '/legal' }]]),
})

describe('a path that had a page before', () => {
  test.each([
    ['/locations/quay', '/locations/harbour'],
    ['/locations/pier', '/locations/harbour'],
    ['/locations/quay/menu', '/locations/harbour/menu'],
    ['/locations/quay/touchless-menu', '/locations/harbour/touchless-menu'],
    ['/locations/quay/room-service-menu', '/locations/harbour/room-service-menu'],
    ['/locations/quay/careers', '/locations/harbour/careers'],
    ['/locations/quay/group-bookings', '/locations/harbour/group-bookings'],
    ['/locations/quay/news/april', '/locations/harbour/news/april'],
    ['/locations/byward/news/spring', '/locations/byward/news/april'],
    ['/locations/quay/news/spring', '/locations/harbour/news/april'],
    ['/news/spring', '/news/april'],
    ['/news/ca/spring', '/news/april'],
    ['/news/boxing-day', '/news/ca/winter'],
    ['/news-redirect/boxing-day', '/news-redirect/winter'],
    ['/imprint', '/legal'],
  ])('%s leads to %s', (path, now) => expect(paths.get(path)).toBe(now))
})

describe('nothing is said of', () => {
  test.each([
    '/locations/harbour',
    '/locations/harbour/news/april',
    '/locations/quay/kitchen',
    '/locations/quay/news/unknown',
    '/locations/closed/menu',
    '/news/april',
    '/news/fr/spring',
    '/spring',
    '/quay',
    '/menu',
  ])('%s', (path) => expect(paths.get(path)).toBeUndefined())
})

describe('the former addresses that lead on', () => {
  test.each<[string, string[]]>([
    ['/locations/quay/menu', ['/locations/quay']],
    ['/locations/quay/news/spring', ['/locations/quay', '/news/spring']],
    ['/locations/byward/news/spring', ['/news/spring']],
    ['/news/ca/spring', ['/news/spring']],
    ['/imprint', ['/imprint']],
    ['/locations/harbour', []],
    ['/spring', []],
  ])('from %s are %j', (path, addresses) => expect(paths.addressesOf(path)).toEqual(addresses))
})
