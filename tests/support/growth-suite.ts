import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runSql } from '#cms/database/sql.ts'
import { withRenderContext } from '#lib/front/render-context.ts'
import { type Content, locationData, startContent } from './content.ts'
import type { PostgresDatabase } from './postgres.ts'

const SMALL = 12
const GROWTH = 240

/** What reads of the site cost in a group that grows (decision 89), on any database. */
export function describeGrowth(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  let restaurants = 0

  beforeAll(async () => {
    database = await makeDatabase()
    system = await startContent(database?.url)
    const { id: image } = await picture()
    for (const uid of ['burrard', 'kitsilano'])
      await system.make('locations', locationData(uid, { image, ...VANCOUVER }))
    for (const uid of ['opening', 'closing']) await system.make('news-posts', post(uid))
    await copy('locations', SMALL - 2)
    await copy('news_posts', SMALL - 2)
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
  })

  async function picture() {
    const { default: sharp } = await import('sharp')
    const background = '#432'
    const data = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer()
    const file = { data, name: 'brown.png', mimetype: 'image/png', size: data.length }
    return system.payload.create({ collection: 'media', data: { alt: 'A dark square' }, file })
  }

  /** Adds published rows like the first one, far from all others. */
  async function copy(table: 'locations' | 'news_posts', count: number) {
    const { payload } = system
    const [row = {}] = await runSql(payload, `SELECT * FROM ${table} ORDER BY id LIMIT 1`)
    const columns = Object.keys(row).filter((name) => name !== 'id')
    const own: Record<string, string> = {
      uid: `'copy-${restaurants}-' || n`,
      geocoords_latitude: '25',
    }
    const values = columns.map((name) => own[name] ?? `"${name}"`)
    await runSql(
      payload,
      `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${count})
       INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')})
       SELECT ${values.join(', ')} FROM counted, (SELECT * FROM ${table} ORDER BY id LIMIT 1) model`,
    )
    if (table === 'locations') restaurants += count
  }

  const publish = () => runSql(system.payload, 'UPDATE content_epoch SET value = value + 1')

  /** Queries and documents by collection that `work` reads. */
  async function readsOf(work: () => Promise<unknown>) {
    const { db } = system.payload
    const find = vi.spyOn(db, 'find')
    await work()
    const calls = find.mock.calls.map(([{ collection }]) => collection)
    const found = await Promise.all(find.mock.results.map(({ value }) => value))
    find.mockRestore()
    const reads: Record<string, { queries: number; documents: number }> = {}
    for (const [index, collection] of calls.entries()) {
      const { queries = 0, documents = 0 } = reads[collection] ?? {}
      const read = documents + found[index].docs.length
      reads[collection] = { queries: queries + 1, documents: read }
    }
    return reads
  }

  async function locationPage(uid: string) {
    const { readLocation, readNearby } = await import('#data/locations/locations.ts')
    const location = await readLocation(uid)
    if (!location) throw new Error(`There is no ${uid}.`)
    return readNearby(location)
  }

  /** What all pages together ask for that has to do with the whole group. */
  async function everyPage() {
    const { knownPaths } = await import('#data/site/known-paths.ts')
    const { sitemapPaths } = await import('#data/site/sitemap.ts')
    const { readVisitorLocations } = await import('#data/locations/visitor-locations.ts')
    const { readNotices } = await import('#data/content/notices.ts')
    const { ofCountry } = await import('#data/content/news-audience.ts')
    const { readLocations } = await import('#data/locations/locations.ts')
    await Promise.all([
      ...[knownPaths(), sitemapPaths(), readVisitorLocations(), readNotices()],
      ...[ofCountry('ca'), ofCountry('us'), readLocations()],
    ])
  }

  describe('a group that has grown', () => {
    it('is read once after a publish, 100 restaurants or 250 posts a query, for all of its pages', async () => {
      const queries = async () => {
        await publish()
        const { locations, 'news-posts': posts } = await readsOf(everyPage)
        return { locations, posts }
      }
      const small = { queries: 1, documents: SMALL }
      expect(await queries()).toEqual({ locations: small, posts: small })
      await copy('locations', GROWTH)
      await copy('news_posts', GROWTH)
      const documents = SMALL + GROWTH
      expect(await queries()).toEqual({
        locations: { queries: 3, documents },
        posts: { queries: 2, documents },
      })
    })

    it('is not read again until the next publish', async () => {
      await publish()
      await everyPage()
      const { locations, 'news-posts': posts, zones } = await readsOf(everyPage)
      expect([locations, posts, zones]).toEqual([undefined, undefined, undefined])
    })

    it('has pages of restaurants that read their own documents alone', async () => {
      await publish()
      await locationPage('burrard')
      const reads = await readsOf(() => locationPage('kitsilano'))
      expect(reads.locations).toEqual({ queries: 1, documents: 1 })
      // Its own picture, and that of the restaurant nearby.
      expect(reads.media).toEqual({ queries: 2, documents: 2 })
      expect(Object.keys(reads).toSorted()).toEqual(['locations', 'media'])
    })

    it('is read without the opening hours where a page does not ask for them', async () => {
      const { readFields } = await import('#data/site/read-fields.ts')
      const [titled] = await readFields('locations', { select: { title: true } })
      expect((titled as { hours?: object }).hours ?? {}).not.toHaveProperty('weekly')
      const [open] = await readFields('locations', { select: { hours: true } })
      expect(open?.hours).toMatchObject({ weekly: [], holidays: [] })
    })

    it('shows pictures of the restaurants that a page lists, and reads no others', async () => {
      const { readLocations, withPictures } = await import('#data/locations/locations.ts')
      const listed = (await readLocations()).slice(0, 60)
      const reads = await readsOf(async () => {
        const [first] = await withPictures(listed)
        expect(first?.image).toMatchObject({ alt: 'A dark square', width: 8 })
      })
      expect(reads).toEqual({ media: { queries: 1, documents: 1 } })
    })

    it('is known as it is after a publish, and never as a preview saw it', async () => {
      const { readLocations } = await import('#data/locations/locations.ts')
      const uids = async () => (await readLocations()).map(({ uid }) => uid)
      const draft = { ...locationData('kept-back'), _status: 'draft' }
      const id = await system.make('locations', draft)
      await publish()
      const context = { requestId: 'test', address: null, validUntil: Number.POSITIVE_INFINITY }
      const preview = { ...context, draft: `locations:${id}` }
      expect(await withRenderContext(preview, uids)).toContain('kept-back')
      expect(await uids()).not.toContain('kept-back')
      const data = { _status: 'published' } as const
      await system.payload.update({ collection: 'locations', id, data })
      expect(await uids()).toContain('kept-back')
    })

    it('has a dashboard that reads each restaurant once, and none of its pages', async () => {
      const { readHostLocations } = await import('#cms/host/host-locations.ts')
      const req = await system.request('/admin', await system.signIn(['admin']))
      const reads = await readsOf(async () => {
        expect((await readHostLocations(req)).length).toBeGreaterThan(GROWTH)
      })
      expect(reads.locations?.queries).toBe(1)
      expect(reads['booking-settings']).toEqual({ queries: 1, documents: 0 })
      expect(Object.keys(reads)).toHaveLength(2)
    })
  })
}

const VANCOUVER = { geocoords: { latitude: 49.28, longitude: -123.12 } }

function post(uid: string) {
  const date = '2026-02-02T12:00:00.000Z'
  return { title: uid, uid, type: 'general', date, _status: 'published' }
}
