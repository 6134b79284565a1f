import { afterAll, beforeAll, expect, it } from 'vitest'
import { currentEpoch } from '#cms/content/epoch.ts'
import { contentToLoad, readLoadState } from '#cms/initial-content/load-state.ts'
import { experiences } from '#demo/content/booking/experiences.ts'
import { locations } from '#demo/content/locations/all.ts'
import { categories } from '#demo/content/menu/categories.ts'
import { type Content, startContent } from './content.ts'
import type { PostgresDatabase } from './postgres.ts'

const versioned = ['locations', 'menus', 'pages', 'news-posts'] as const
const plain = [
  'media',
  'zones',
  'menu-tags',
  'menu-items',
  'menu-categories',
  'booking-settings',
] as const

/** The loading of the demo group, on any database. */
export function describeDemo(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let database: PostgresDatabase | null
  let system: Content
  let payload: Content['payload']
  let loadDemo: typeof import('#demo/load.ts').loadDemo
  const where = () => ({ dataDir: system.dataDir, databaseUrl: database?.url })

  beforeAll(async () => {
    database = await makeDatabase()
    system = await startContent(database?.url)
    payload = system.payload
    loadDemo = (await import('#demo/load.ts')).loadDemo
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
  })

  /** Number of documents and versions, and the latest change, of every collection. */
  async function census() {
    const rows: Record<string, unknown> = {}
    for (const collection of [...versioned, ...plain]) {
      const { totalDocs, docs } = await payload.find({
        collection,
        depth: 0,
        limit: 1,
        sort: '-updatedAt',
      })
      rows[collection] = [totalDocs, docs[0]?.updatedAt]
    }
    for (const collection of versioned) {
      rows[`${collection} versions`] = (await payload.countVersions({ collection })).totalDocs
    }
    return { rows, epoch: await currentEpoch(payload) }
  }

  it('fills an empty database, published, and raises the epoch once', async () => {
    expect(contentToLoad(await readLoadState(where()), false)).not.toBeNull()
    const before = await currentEpoch(payload)
    const steps = new Map<string, [number, number]>()
    expect(await loadDemo(payload, (label, done, of) => void steps.set(label, [done, of]))).toBe(
      'loaded',
    )
    expect(await currentEpoch(payload)).toBe(before + 1)
    expect(contentToLoad(await readLoadState(where()), false)).toBeNull()
    for (const [done, total] of steps.values()) expect(done).toBe(total)
    for (const collection of versioned) {
      const drafts = await payload.count({ collection, where: { _status: { equals: 'draft' } } })
      expect(drafts.totalDocs, collection).toBe(0)
    }
    const { rows } = await census()
    expect(rows.locations).toMatchObject([locations.length, expect.anything()])
    expect(rows['menu-items']).toMatchObject([
      categories.flatMap((category) => category.items).length,
      expect.anything(),
    ])
  })

  it('hands the booking engine its experiences, to the cent', async () => {
    const { bookingEngine } = await import('#booking-engine/process.ts')
    for (const [uid, served] of Object.entries(experiences)) {
      const { docs } = await payload.find({
        collection: 'locations',
        where: { uid: { equals: uid } },
        depth: 0,
      })
      const snapshot = await (await bookingEngine()).settings(String(docs[0]?.id))
      expect(snapshot?.settings.experiences, uid).toMatchObject(served)
    }
  })

  it('has nothing that the content check finds fault with', async () => {
    const { lintContent } = await import('#cms/lint/content-lint.ts')
    expect(await lintContent(payload)).toEqual([])
  })

  it('is the same whether pages read its fields or whole documents', async () => {
    const { readAll } = await import('#cms/content/read-all.ts')
    const { readFields } = await import('#cms/content/read-fields.ts')
    const { PROVIDER_FIELDS } = await import('#cms/booking/booking-provider.ts')
    const { mediaFields, toPicture } = await import('#data/content/media.ts')
    const { summaryFields } = await import('#data/locations/location-summary.ts')
    const selects = {
      locations: { ...summaryFields, ...PROVIDER_FIELDS, hours: true, noIndex: true },
      'news-posts': { uid: true, type: true, locations: true, noIndex: true },
      zones: { uid: true, title: true, locations: true, menuLayout: true },
      'booking-settings': { location: true, experiences: true },
      'menu-tags': { uid: true, kind: true },
      pages: { uid: true, type: true, noIndex: true },
    } as const
    type Uid = { uid: true }
    for (const [slug, select] of Object.entries(selects)) {
      const collection = slug as 'pages'
      const whole = await readAll(payload, collection, { select: select as Uid, depth: 0 })
      expect(whole.length, slug).toBeGreaterThan(0)
      const fields = await readFields(payload, collection, { select: select as Uid })
      expect(fields, slug).toMatchObject(whole)
    }
    const whole = await readAll(payload, 'media', { select: mediaFields, depth: 0 })
    const fields = await readFields(payload, 'media', { select: mediaFields })
    expect(fields.map(toPicture)).toEqual(whole.map(toPicture))
  })

  it('keeps the order of the locations and of the menu', async () => {
    const { docs } = await payload.find({
      collection: 'locations',
      sort: '_order',
      depth: 0,
      limit: 100,
    })
    expect(docs.map(({ uid }) => uid)).toEqual(locations.map(({ uid }) => uid))
  })

  it('stores every picture with its pre-made sizes', async () => {
    const { docs } = await payload.find({ collection: 'media', depth: 0, limit: 100 })
    const image = docs.find(({ alt }) => alt.startsWith('The restaurant from the street'))
    expect(image).toMatchObject({ width: 1920, height: 1080, focalX: 49, focalY: 48 })
    expect(image?.sizes?.avif1920).toMatchObject({ width: 1920, mimeType: 'image/avif' })
    expect(image?.sizes?.webp480).toMatchObject({ width: 480, mimeType: 'image/webp' })
  })

  it('changes nothing when it is loaded again', async () => {
    const before = await census()
    expect(await loadDemo(payload)).toBe('already')
    expect(await census()).toEqual(before)
  })

  it('takes up a load that was broken off, without touching what is there', async () => {
    const before = await census()
    await payload.kv.set('demo-group', 'loading')
    expect(await loadDemo(payload)).toBe('loaded')
    expect(await census()).toEqual({ ...before, epoch: before.epoch + 1 })
  })

  it('leaves what editors changed and deleted as they left it', async () => {
    const first = async (collection: 'menu-items' | 'locations', uid: string) =>
      (await payload.find({ collection, where: { uid: { equals: uid } }, limit: 1 })).docs[0]
    const kitsilano = await first('locations', 'kitsilano')
    const olives = await first('menu-items', 'ember-olives')
    if (!kitsilano || !olives) throw new Error('The demo lacks what this test changes.')
    const data = { title: 'Kits', _status: 'published' as const }
    await payload.update({ collection: 'locations', id: kitsilano.id, data })
    await payload.delete({ collection: 'menu-items', id: olives.id })
    expect(await loadDemo(payload)).toBe('already')
    expect((await first('locations', 'kitsilano'))?.title).toBe('Kits')
    expect(await first('menu-items', 'ember-olives')).toBeUndefined()
  })

  it('is not loaded over content of its own', async () => {
    await payload.kv.delete('demo-group')
    const before = await census()
    expect(await loadDemo(payload)).toBe('foreign')
    expect(await census()).toEqual(before)
    expect(contentToLoad(await readLoadState(where()), false)).toBeNull()
  })
}
