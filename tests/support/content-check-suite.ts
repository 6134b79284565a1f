import fc from 'fast-check'
import { ValidationError } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  bookingData,
  type Content,
  contentDatabase,
  locationData,
  startContent,
} from './content.ts'

/** What is promised of the content check's memory, on one database. */
export function describeContentCheck(kind: 'sqlite' | 'postgres'): void {
  describe(`what the content check remembers on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let place = 0
    let dish = 0
    let zone = 0
    let branch = 0
    const pages: number[] = []
    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      place = await system.make('locations', locationData('place'))
      await system.make('booking-settings', bookingData(place))
      dish = await system.make('menu-items', { title: 'Stew' })
      await system.make('menu-categories', { title: 'Pots', items: [dish] })
      branch = await system.make('locations', locationData('branch'))
      zone = await system.make('zones', { title: 'Z', uid: 'z', locations: [{ location: branch }] })
      for (const uid of ['first-0', 'first-1']) pages.push(await makePage(uid))
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const makePage = (uid: string) =>
      system.make('pages', { title: uid, uid, type: 'text-page', _status: 'published' })
    const update = (collection: string, id: number, data: object) =>
      system.payload.update({ collection: collection as 'pages', id, data, trash: true })
    /** A page that links to a document, and to an address. */
    const link = (from: number, to: number | null, path: string) =>
      update('pages', from, {
        slices: [
          {
            ...{ blockType: 'copy_hero', title: 'Hero' },
            cta: {
              ...{ link_type: 'Document', text: 'Read on' },
              document: to === null ? null : { relationTo: 'pages', value: to },
            },
          },
          {
            ...{ blockType: 'copy_hero', title: 'Hero' },
            cta: { link_type: 'Web', text: 'Read on', url: path },
          },
        ],
        ...{ _status: 'published', deletedAt: null },
      })
    const lint = async (payload = system.payload) => {
      const { lintContent } = await import('#cms/lint/content-lint.ts')
      return lintContent(payload)
    }
    /** What a process would find that has no memory yet. */
    const lintAnew = () => lint(Object.create(system.payload))

    const moveTo = (collection: string, id: number, state: string) =>
      update(collection, id, {
        deletedAt: state === 'trash' ? new Date().toISOString() : null,
        ...(state === 'trash' ? {} : { _status: state === 'shown' ? 'published' : 'draft' }),
      })

    /** One of the two pages is deleted, and made anew under a name. */
    const replace = async (at: number, uid: string) => {
      await system.payload.delete({
        ...{ collection: 'pages', id: pages[at] as number, trash: true },
      })
      pages[at] = await makePage(uid)
    }
    const names = fc.constantFrom('first', 'second')
    const which = fc.constantFrom(0, 1)
    const acts: fc.Arbitrary<[string, () => Promise<unknown>]> = fc.oneof(
      fc
        .tuple(which, fc.constantFrom(0, 1, null), names)
        .map(([from, to, name]): [string, () => Promise<unknown>] => [
          `link ${from} to ${to} and /${name}-1`,
          () =>
            link(pages[from] as number, to === null ? null : (pages[to] as number), `/${name}-1`),
        ]),
      fc
        .tuple(which, names)
        .map(([at, uid]): [string, () => Promise<unknown>] => [
          `replace ${at} by ${uid}`,
          () => replace(at, `${uid}-${at}`),
        ]),
      fc
        .tuple(which, fc.constantFrom('draft', 'published'))
        .map(([at, _status]): [string, () => Promise<unknown>] => [
          `make ${at} ${_status}`,
          () => moveTo('pages', pages[at] as number, _status === 'draft' ? 'draft' : 'shown'),
        ]),
      fc
        .tuple(which, fc.constantFrom('trash', 'shown', 'draft'))
        .map(([at, state]): [string, () => Promise<unknown>] => [
          `put page ${at} into ${state}`,
          () => moveTo('pages', pages[at] as number, state),
        ]),
      fc
        .constantFrom('trash', 'shown', 'draft')
        .map((state): [string, () => Promise<unknown>] => [
          `put the branch into ${state}`,
          () => moveTo('locations', branch, state),
        ]),
      fc.constant<[string, () => Promise<unknown>]>([
        'delete the branch, and name another',
        async () => {
          await system.payload.delete({ collection: 'locations', id: branch, trash: true })
          branch = await system.make('locations', locationData(`branch-${branch}`))
          await update('zones', zone, { locations: [{ location: branch }] })
        },
      ]),
      fc
        .constantFrom(null, '2026-11-03')
        .map((at): [string, () => Promise<unknown>] => [
          `check allergens at ${at}`,
          () => update('menu-items', dish, { allergensCheckedAt: at }),
        ]),
      fc.boolean().map((isOpen): [string, () => Promise<unknown>] => [
        `${isOpen ? 'set' : 'clear'} hours`,
        () =>
          update('locations', place, {
            hours: {
              weekly: isOpen
                ? [{ days: ['monday', 'friday'], opens: '18:00', closes: '19:00' }]
                : [],
            },
            keepBookings: true,
            _status: 'published',
          }),
      ]),
    )

    /** A page that names a deleted one may not be saved: nothing has changed then. */
    const unlessRefused = (error: unknown) => {
      if (!(error instanceof ValidationError)) throw error
    }

    it('is what is found anew, whatever was saved in between', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 6 }), async (done) => {
          for (const [, act] of done) {
            await act().catch(unlessRefused)
            expect(await lint()).toEqual(await lintAnew())
          }
        }),
        { numRuns: 8, endOnFailure: true },
      )
    })

    it('is all that the site shows, and nothing else', async () => {
      await moveTo('pages', pages[0] as number, 'draft')
      const { CHECKED, readPublishedStamps } = await import('#cms/lint/published-stamps.ts')
      const { readFields } = await import('#cms/content/read-fields.ts')
      const published = await readPublishedStamps(system.payload, [])
      await published.learnMedia()
      for (const slug of CHECKED) {
        const rows = await readFields(system.payload, slug as 'pages', { select: {} })
        const ids = [...published.stamps[slug].keys()].toSorted((a, b) => a - b)
        expect(ids, slug).toEqual(rows.map(({ id }) => id))
      }
      expect(published.stamps.pages.has(pages[0] as number)).toBe(false)
    })

    it('is read again only where it was saved', async () => {
      await link(pages[0] as number, pages[1] as number, '/first-1')
      await lint()
      const reads = vi.spyOn(system.payload, 'find')
      const read = async () => {
        reads.mockClear()
        await lint()
        const all = reads.mock.calls.map(([{ collection }]) => collection)
        return [...new Set(all)].filter((one) => one !== 'former-addresses').toSorted()
      }
      expect(await read()).toEqual([])
      await update('menu-items', dish, { allergensCheckedAt: null })
      // The category lists it.
      expect(await read()).toEqual(['menu-categories', 'menu-items'])
      reads.mockRestore()
    })
  })
}
