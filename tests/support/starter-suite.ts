import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentEpoch } from '#cms/content/epoch.ts'
import { hasGap } from '#cms/content/gaps.ts'
import { contentToLoad, readLoadState } from '#cms/initial-content/load-state.ts'
import { starterPages } from '#cms/initial-content/starter/pages.ts'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'

/** What is promised of a site that begins without the demo group, on one database. */
export function describeStarter(kind: 'sqlite' | 'postgres'): void {
  describe(`a site that begins empty, on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let url: string | undefined

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      url = database?.url
      system = await startContent(url)
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const state = () => readLoadState({ dataDir: system.dataDir, databaseUrl: url })
    const load = async (progress?: () => void) => {
      const { loadContent } = await import('#cms/initial-content/load.ts')
      const { starter } = await import('#cms/initial-content/starter/starter.ts')
      return loadContent(system.payload, starter, progress)
    }
    const pages = async () => {
      const query = { collection: 'pages', draft: true, depth: 0, pagination: false } as const
      return (await system.payload.find(query)).docs
    }

    it('takes a load up that was broken off, at whatever page', async () => {
      expect(contentToLoad(await state(), false)).not.toBeNull()
      let worked = 0
      const breakOff = () => {
        worked += 1
        if (worked > 20) throw new Error('broken off')
      }
      await expect(load(breakOff)).rejects.toThrow('broken off')
      expect(await state()).toBe('starting')
      const before = await currentEpoch(system.payload)
      expect(await load()).toBe('loaded')
      expect(await currentEpoch(system.payload)).toBe(before + 1)
      expect(contentToLoad(await state(), false)).toBeNull()
      expect((await pages()).map(({ uid }) => uid).sort()).toEqual(
        starterPages.map(({ uid }) => uid).sort(),
      )
    })

    it('publishes no page with a gap, and every page without one', async () => {
      const docs = await pages()
      for (const { uid, slices, _status } of docs)
        expect([uid, _status]).toEqual([uid, hasGap(slices) ? 'draft' : 'published'])
      const published = docs.filter(({ _status }) => _status === 'published')
      expect(published.map(({ uid }) => uid).sort()).toEqual([
        'homepage',
        'location-group-bookings-page',
        'location-listing-page',
        'news-listing-page',
        'success-page',
      ])
    })

    it('has no restaurant and no picture, and nothing of the demo group', async () => {
      for (const collection of ['locations', 'menus', 'menu-items', 'media', 'zones'] as const)
        expect((await system.payload.count({ collection })).totalDocs, collection).toBe(0)
      for (const slug of ['header', 'footer', 'seo-template', 'settings', 'cookies'] as const) {
        const found = await system.payload.findGlobal({ slug, depth: 0 })
        expect(found.updatedAt, slug).toBeTruthy()
        expect(JSON.stringify(found), slug).not.toMatch(/saltwood/i)
      }
    })

    it('is loaded once, and no demo group over it', async () => {
      const [home] = (await pages()).filter(({ uid }) => uid === 'homepage')
      await system.payload.update({
        ...{ collection: 'pages', id: home?.id ?? 0 },
        data: { title: 'Chez nous' },
      })
      expect(await load()).toBe('foreign')
      const { loadDemo } = await import('#demo/load.ts')
      expect(await loadDemo(system.payload)).toBe('foreign')
      expect((await pages()).map(({ title }) => title)).toContain('Chez nous')
      expect((await system.payload.count({ collection: 'locations' })).totalDocs).toBe(0)
    })

    // spec:operations.what-is-live
    it('says which steps are done, and how many restaurants guests see and can book', async () => {
      const { readStepsDone } = await import('#cms/dashboard/first-steps.ts')
      const { countLiveRestaurants } = await import('#cms/locations/live-restaurants.ts')
      const owner = await system.signIn(['admin'])
      const done = async () => {
        const steps = await readStepsDone(await system.request('/admin', owner))
        // Mail, backups and address depend on the machine, which all tests of a run share.
        const { mail: _, backups: __, domain: ___, ...own } = steps
        return Object.entries(own).flatMap(([step, isDone]) => (isDone ? [step] : []))
      }
      const live = () => countLiveRestaurants(system.payload)
      expect(await done()).toEqual([])
      expect(await live()).toEqual({ live: 0, bookable: 0 })

      // Nobody can book where no period takes bookings.
      await system.openLocation('idle', { periods: [] })
      expect(await done()).toEqual(['restaurant'])
      expect(await live()).toEqual({ live: 1, bookable: 0 })
      const first = await system.openLocation('first')
      const linkTo = async (uid: string) => {
        const [page] = (await pages()).filter((one) => one.uid === uid)
        const document = { relationTo: 'pages' as const, value: page?.id ?? 0 }
        return { link_type: 'Document' as const, document }
      }
      const legal = (links: object) =>
        system.payload.updateGlobal({ slug: 'footer', data: { legalLinks: [links] } })
      const published = await linkTo('homepage')
      await system.signIn(['host'], { allLocations: true })
      for (const links of [
        { privacy: published },
        // A draft is on no page that guests see.
        { privacy: published, terms: await linkTo('terms') },
      ]) {
        await legal(links)
        expect(await done()).toEqual(['restaurant', 'tables', 'staff'])
      }
      await legal({ privacy: published, terms: published })
      expect(await done()).toEqual(['restaurant', 'tables', 'legal', 'staff'])
      expect(await live()).toEqual({ live: 2, bookable: 1 })

      const update = (id: number, data: object) =>
        system.payload.update({ collection: 'locations', id, data })
      const url = 'https://book.example.com'
      const linked = await system.make('locations', {
        ...locationData('linked'),
        reserveLink: { link_type: 'Web', url },
      })
      expect(await live()).toEqual({ live: 3, bookable: 2 })
      await update(linked, { bookingProvider: 'none' })
      await update(first, { comingSoon: true })
      expect(await live()).toEqual({ live: 3, bookable: 0 })
      await update(linked, { _status: 'draft' })
      expect((await live()).live).toBe(2)
    })

    // spec:operations.what-is-live
    it('keeps the steps that an administrator skips for this administrator alone', async () => {
      const { readFirstSteps } = await import('#cms/dashboard/first-steps.ts')
      const [owner, other] = [await system.signIn(['admin']), await system.signIn(['admin'])]
      const skipped = async (who: typeof owner) =>
        (await readFirstSteps(await system.request('/admin', who)))?.skipped
      const skip = (value: unknown) =>
        system.rest('POST', '/payload-preferences/first-steps', { as: owner, body: { value } })
      expect(await skipped(owner)).toEqual([])
      expect(await skip({ skipped: ['domain', 'look'] })).toMatchObject({ status: 200 })
      expect(await skipped(owner)).toEqual(['look', 'domain'])
      expect(await skipped(other)).toEqual([])
      // A value of another shape, or an unknown step, counts as nothing.
      await skip({ skipped: ['look', 'a step that there is not'] })
      expect(await skipped(owner)).toEqual(['look'])
      await skip('everything')
      expect(await skipped(owner)).toEqual([])
    })
  })
}
