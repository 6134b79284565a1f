import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Content, locationData } from './content.ts'

/** What the specification promises of long lists (spec:api.content-queries), on the suite's database. */
export function describeLists(content: () => Content): void {
  describe('a list longer than a page', () => {
    const COUNT = 230
    const uids = Array.from({ length: COUNT }, (_, n) => `same-day-${n}`)
    beforeAll(async () => {
      for (const uid of uids) {
        await content().payload.create({
          collection: 'news-posts',
          data: {
            title: uid,
            uid,
            type: 'us-locations',
            date: '2020-02-02T12:00:00.000Z',
            _status: 'published',
          },
        })
      }
      await content().payload.create({
        collection: 'locations',
        data: locationData('far-listed'),
      })
    }, 60_000)

    it('is read 100 at a time, following the next page until there is none', async () => {
      const { readAll } = await import('#data/site/read-all.ts')
      const find = vi.spyOn(content().payload, 'find')
      const where = { type: { equals: 'us-locations' } }
      const posts = await readAll('news-posts', { where, sort: '-date' })
      const pages = find.mock.calls.map(([{ page, limit }]) => [page, limit])
      find.mockRestore()
      expect(pages).toEqual([
        [1, 100],
        [2, 100],
        [3, 100],
      ])
      // Every post has the same day: what the sort leaves open is the order of their making.
      const sameDay = posts.map(({ uid }) => uid).filter((uid) => uid.startsWith('same-day-'))
      expect(sameDay).toEqual(uids)
    })

    it('is read so by its fields, too, and answers what the whole read answers', async () => {
      const { readAll } = await import('#data/site/read-all.ts')
      const { readFields } = await import('#data/site/read-fields.ts')
      const { db } = content().payload
      const find = vi.spyOn(db, 'find')
      const where = { type: { equals: 'us-locations' } } as const
      const select = { uid: true, locations: true } as const
      const posts = await readFields('news-posts', { where, select, sort: '-date' })
      const pages = find.mock.calls.map(([{ page, limit }]) => [page, limit])
      find.mockRestore()
      expect(pages).toEqual([
        [1, 100],
        [2, 100],
        [3, 100],
      ])
      expect(posts).toMatchObject(
        await readAll('news-posts', { where, select, sort: '-date', depth: 0 }),
      )
    })

    it('is shown 12 posts at a time, each post once', async () => {
      const { readNews } = await import('#data/content/news.ts')
      const first = await readNews({ country: 'us' })
      expect(first.items).toHaveLength(12)
      expect(first.pages).toBe(Math.ceil(first.total / 12))
      const numbers = Array.from({ length: first.pages }, (_, index) => index + 1)
      const pages = await Promise.all(numbers.map((page) => readNews({ country: 'us', page })))
      const shown = pages.flatMap(({ items }) => items.map(({ uid }) => uid))
      expect(new Set(shown).size).toBe(first.total)
      expect(shown.filter((uid) => uid.startsWith('same-day-'))).toEqual(uids)
      expect((await readNews({ country: 'us', page: first.pages + 1 })).items).toEqual([])
    })

    it('of a country has its posts and those of its locations and zones, and no others', async () => {
      const { readNews } = await import('#data/content/news.ts')
      const { payload } = content()
      const create = (collection: 'locations' | 'news-posts' | 'zones', data: object) =>
        payload.create({ collection, data: data as never })
      const montana = { country: 'US', province: 'MT' }
      const abroad = await create('locations', { ...locationData('news-abroad'), ...montana })
      const home = await create('locations', locationData('news-at-home'))
      const zone = await create('zones', {
        title: 'News',
        uid: 'news-zone',
        locations: [{ location: home.id }],
        _status: 'published',
      })
      const made: [string, string, object[]][] = [
        ['country-everyone', 'general', []],
        ['country-canada', 'ca-locations', []],
        ['country-states', 'us-locations', []],
        ['country-nowhere', 'location-or-zone-based', []],
        [
          'country-at-home',
          'location-or-zone-based',
          [{ relationTo: 'locations', value: home.id }],
        ],
        ['country-zone', 'location-or-zone-based', [{ relationTo: 'zones', value: zone.id }]],
        [
          'country-both',
          'location-or-zone-based',
          [home, abroad].map(({ id }) => ({ relationTo: 'locations', value: id })),
        ],
      ]
      for (const [uid, type, locations] of made) {
        const date = '2030-02-02T12:00:00.000Z'
        await create('news-posts', { title: uid, uid, type, locations, date, _status: 'published' })
      }
      const listed = async (country: 'ca' | 'us') =>
        (await readNews({ country })).items
          .map(({ uid }) => uid)
          .filter((uid) => uid.startsWith('country-'))
      const canadas = ['country-canada', 'country-at-home', 'country-zone', 'country-both']
      expect(await listed('ca')).toEqual(canadas)
      expect(await listed('us')).toEqual(['country-states', 'country-both'])
    })

    it('tells the front how many pages there are', async () => {
      const { knownPaths } = await import('#data/site/known-paths.ts')
      const { readNews } = await import('#data/content/news.ts')
      const { query } = await knownPaths()
      const { pages } = await readNews()
      expect(query?.page?.has(String(pages))).toBe(true)
      expect(query?.page?.has(String(pages + 50))).toBe(false)
    })

    it('is asked once where it fits on one page, and never for nothing', async () => {
      const { readAll } = await import('#data/site/read-all.ts')
      const find = vi.spyOn(content().payload, 'find')
      const where = { uid: { equals: 'nobody' } }
      expect(await readAll('locations', { where })).toEqual([])
      expect(find).toHaveBeenCalledTimes(1)
      find.mockRestore()
    })

    it('makes no list of every post at every restaurant, and knows each of these paths', async () => {
      const { knownPaths } = await import('#data/site/known-paths.ts')
      const { paths } = await knownPaths()
      const known = (path: string) => paths !== 'all' && paths.has(path)
      for (const uid of uids) expect(known(`/locations/far-listed/news/${uid}`), uid).toBe(true)
      expect(known('/locations/far-listed/news/no-such-post')).toBe(false)
      expect(known('/locations/no-such-place/news/same-day-1')).toBe(false)
      expect(known('/locations/far-listed/news/same-day-1/more')).toBe(false)
      expect(known('/locations/far-listed/news/')).toBe(false)
      expect(known('/locations//news/same-day-1')).toBe(false)
    })
  })
}
