import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { asShown, bookingData, type Content, locationData, startContent } from './content.ts'
import { describeDrafts } from './content-drafts.ts'
import { describeLimits } from './content-limits.ts'
import { describeLists } from './content-lists.ts'
import type { PostgresDatabase } from './postgres.ts'

/** What the content system promises on any database. */
export function describeContent(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  let data: Awaited<ReturnType<typeof reads>>

  beforeAll(async () => {
    database = await makeDatabase()
    system = await startContent(database?.url)
    data = await reads()
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
  })

  const create = (collection: string, values: Record<string, unknown>, more = {}) =>
    system.payload.create({
      collection: collection as 'pages',
      data: asShown(collection, values) as never,
      ...more,
    })
  const update = (collection: string, id: number, values: Record<string, unknown>, more = {}) =>
    system.payload.update({
      collection: collection as 'pages',
      id,
      data: values as never,
      ...more,
    })
  const location = (uid: string, more = {}) => create('locations', locationData(uid, more))

  describe('migrations', () => {
    it('have nothing pending afterwards, and are quick to say so', async () => {
      const { pendingMigrations } = await import('#cms/database/migrate.ts')
      const { env } = await import('#env.ts')
      expect(await pendingMigrations(env)).toEqual([])
    })
  })

  describe('the content epoch', () => {
    let before = 0
    beforeEach(async () => {
      before = await data.readEpoch()
    })
    const raised = async () => (await data.readEpoch()) - before

    it('is raised by publishing, changing, unpublishing and deleting', async () => {
      const page = await create('pages', { title: 'Privacy', type: 'text-page' }, { draft: true })
      expect(await raised()).toBe(0)
      await update('pages', page.id, { _status: 'published' })
      expect(await raised()).toBe(1)
      await update('pages', page.id, { title: 'Privacy policy', _status: 'published' })
      expect(await raised()).toBe(2)
      await update('pages', page.id, { _status: 'draft' })
      expect(await raised()).toBe(3)
      await update('pages', page.id, { _status: 'published' })
      await system.payload.delete({ collection: 'pages', id: page.id })
      expect(await raised()).toBe(5)
    })

    it('is raised as well where who saves asks for other fields than the status', async () => {
      const select = { title: true } as const
      const data = { title: 'Imprint', type: 'text-page' as const, _status: 'published' as const }
      const { id } = await system.payload.create({ collection: 'pages', data, select } as never)
      expect(await raised()).toBe(1)
      const change = { collection: 'pages' as const, id, data: { title: 'Legal' }, select }
      await system.payload.update(change)
      expect(await raised()).toBe(2)
      await system.payload.delete({ collection: 'pages', id, select })
      expect(await raised()).toBe(3)
      await system.payload.updateGlobal({
        ...{ slug: 'cookies', data: { enabled: false, _status: 'published' } },
        select: { enabled: true },
      })
      expect(await raised()).toBe(4)
    })

    it('is left alone by drafts and autosaves of a published document', async () => {
      const page = await create('pages', {
        title: 'Terms',
        type: 'text-page',
        _status: 'published',
      })
      before = await data.readEpoch()
      await update('pages', page.id, { title: 'Terms, new' }, { draft: true })
      await update('pages', page.id, { title: 'Terms, newer' }, { draft: true, autosave: true })
      expect(await raised()).toBe(0)
      // Unpublishing from on top of a draft takes the page away, so it counts.
      await update('pages', page.id, { _status: 'draft' })
      expect(await raised()).toBe(1)
    })

    it('is raised by globals, and not by staff and post', async () => {
      await system.payload.updateGlobal({
        slug: 'cookies',
        data: { enabled: false, _status: 'published' },
      })
      expect(await raised()).toBe(1)
      await system.signIn(['editor'])
      await create('subscribers', { email: `a${Date.now()}@example.com` })
      expect(await raised()).toBe(1)
    })

    it('is told to the front of this process when it can be read', async () => {
      const { onEpochSignal } = await import('#lib/front/epoch-signal.ts')
      const seen: Promise<number>[] = []
      const stop = onEpochSignal(() => seen.push(data.readEpoch()))
      await create('redirects', {
        from: '/old',
        to: { link_type: 'Web', url: 'https://example.com/' },
      })
      stop()
      expect(await Promise.all(seen)).toEqual([before + 1])
    })

    it('is not raised where the write fails', async () => {
      await expect(create('pages', { title: 'Menu', type: 'text-page' })).rejects.toThrow()
      expect(await raised()).toBe(0)
    })
  })

  describe('what pages read', () => {
    it('is published documents only', async () => {
      await location('kept-back', { _status: 'draft' })
      const shown = await location('shown', { title: 'Shown' })
      await update('locations', shown.id, { title: 'Not yet' }, { draft: true })
      expect(await data.readLocation('kept-back')).toBeNull()
      expect((await data.readLocation('shown'))?.title).toBe('Shown')
      expect((await data.readLocations()).map(({ uid }) => uid)).not.toContain('kept-back')
    })

    it('refuses the Local API without the site’s context', async () => {
      const { payload } = system
      await expect(
        payload.find({ collection: 'locations', overrideAccess: false }),
      ).rejects.toThrow()
    })

    it('forgets what is in the trash', async () => {
      const gone = await location('in-the-trash')
      await update('locations', gone.id, { deletedAt: new Date().toISOString() })
      expect(await data.readLocation('in-the-trash')).toBeNull()
    })

    it('gives a location its province’s country, hours, provider and links', async () => {
      await location('pearl', {
        province: 'OR',
        timeZone: 'America/Los_Angeles',
        phoneNumber: '5035550101',
        geocoords: { latitude: 45.52, longitude: -122.68 },
        reserveLink: { url: 'https://book.example/pearl' },
        uberEats: { url: 'https://ubereats.example/' },
        hours: {
          weekly: [
            { days: ['monday', 'tuesday'], opens: '17:00', closes: '01:00' },
            { days: ['monday'], opens: '11:30', closes: '14:30' },
          ],
          holidays: [{ date: '2026-12-25', name: 'Christmas', spans: [] }],
        },
      })
      const pearl = await data.readLocation('pearl')
      expect(pearl).toMatchObject({
        country: 'US',
        currency: 'USD',
        provinceName: 'Oregon',
        bookingProvider: 'link',
        reserveLink: 'https://book.example/pearl',
        coordinates: { latitude: 45.52, longitude: -122.68 },
      })
      expect(pearl?.hours?.weekly?.monday).toEqual([
        { opens: '11:30', closes: '14:30' },
        { opens: '17:00', closes: '01:00' },
      ])
      expect(pearl?.hours?.weekly?.sunday).toEqual([])
      expect(pearl?.hours?.holidays).toEqual([{ date: '2026-12-25', name: 'Christmas', spans: [] }])
    })

    it('says nothing of documents that the editors have not made (spec:content.missing)', async () => {
      expect(await data.readShell()).toMatchObject({
        header: null,
        footer: null,
        seoTemplate: null,
      })
      await system.payload.updateGlobal({
        slug: 'header',
        data: {
          menu: [{ linkText: 'Web', link: { link_type: 'Web', url: '/locations' } }],
          _status: 'published',
        },
      })
      const { header } = await data.readShell()
      expect(header?.menu).toEqual([
        { text: 'Web', href: '/locations', external: false, newTab: false },
      ])
      expect(header?.reserveButtonText).toBe('Reserve')
    })
  })

  describe('sites that may be embedded', () => {
    it('are host names in lower case, so that nothing else gets into the policy', async () => {
      const { cspSources } = await import('#data/site/csp-sources.ts')
      const save = (embedHosts: string[]) =>
        system.payload.updateGlobal({ slug: 'settings', data: { embedHosts } })
      await save([' Player.Example.com ', 'maps.example.org'])
      expect(await cspSources()).toEqual({
        'frame-src': ['https://player.example.com', 'https://maps.example.org'],
      })
      for (const wrong of [
        'https://example.com',
        'example.com/x',
        '*',
        'a.example; script-src *',
      ]) {
        await expect(save(['example.com', wrong]), wrong).rejects.toMatchObject({
          data: { errors: [{ path: 'embedHosts' }] },
        })
      }
    })
  })

  describe('zones and menus (spec:menus.item-zones)', () => {
    it('take the menu of the first zone in content order that has one', async () => {
      const { payload } = system
      const here = await location('in-three-zones')
      const menu = async (uid: string) => create('menus', { title: uid, uid, _status: 'published' })
      const [coast, harvest] = [await menu('coast'), await menu('harvest')]
      const zone = (uid: string, menuLayout?: number) =>
        create('zones', { title: uid, uid, menuLayout, locations: [{ location: here.id }] })
      const ids = [
        await zone('no-menu'),
        await zone('first', harvest.id),
        await zone('second', coast.id),
      ].map(({ id }) => String(id))
      const read = await data.readLocation('in-three-zones')
      expect(read?.menuLayout).toBe('harvest')
      expect(read?.zones).toEqual(ids)

      const visitor = await data.readVisitorLocations()
      expect(visitor.zones?.find(({ id }) => id === ids[1])).toEqual({
        id: ids[1],
        menuLayout: 'harvest',
        locations: ['in-three-zones'],
      })
      await payload.delete({ collection: 'locations', id: here.id })
      expect(await data.readLocation('in-three-zones')).toBeNull()
      expect((await data.readZones()).find(({ id }) => id === ids[0])?.locations).toEqual([])
    })

    it('give categories in the requested order, with tags, pairings and prices in cents', async () => {
      const tag = await create('menu-tags', { title: 'Vegan', abbreviation: 'VG', kind: 'diet' })
      const wine = await create('menu-items', { title: 'House white', price: 12 })
      const drinks = await create('menu-categories', { title: 'Wine', items: [wine.id] })
      const dish = await create('menu-items', {
        title: 'Clams',
        price: 24.5,
        tags: [tag.id],
        pairings: [{ category: drinks.id, items: [wine.id] }],
        nutritionalInfo: [{ title: 'Per serving', items: [{ name: 'Calories' }] }],
        variants: [{ title: 'Large', price: 32 }],
      })
      const food = await create('menu-categories', { title: 'Sea', items: [dish.id, wine.id] })
      const [first, second, ...rest] = await data.readMenuCategories([food.id, 999_999, drinks.id])
      expect(rest).toEqual([])
      expect([first?.title, second?.title]).toEqual(['Sea', 'Wine'])
      expect(first?.items.map(({ title }) => title)).toEqual(['Clams', 'House white'])
      expect(first?.items[0]).toMatchObject({
        price: 2450,
        tags: [{ uid: 'vegan', kind: 'diet' }],
        pairings: [{ category: 'Wine', items: [{ uid: 'house-white', zones: [] }] }],
        nutrition: [{ title: 'Per serving', items: [{ name: 'Calories', value: null }] }],
        variants: [{ title: 'Large', price: 3200 }],
      })
    })

    it('let a pairing of food, or of drink, name only what it says (spec:menus.pairing-type)', async () => {
      const [cider, bread] = await Promise.all([
        create('menu-items', { title: 'Dry cider', price: 9 }),
        create('menu-items', { title: 'Hearth bread', price: 7 }),
      ])
      const [drinks, food] = await Promise.all([
        create('menu-categories', { title: 'Cider', kind: 'drink', items: [cider.id] }),
        create('menu-categories', { title: 'Hearth', kind: 'food', items: [bread.id] }),
      ])
      const dish = (pairingType: string, category: number | string, item: number | string) =>
        create('menu-items', {
          ...{ title: `Chowder ${pairingType} ${category} ${item}`, price: 14, pairingType },
          pairings: [{ category, items: [item] }],
        })
      await dish('drink', drinks.id, cider.id)
      await dish('food', food.id, bread.id)
      const both = await dish('default', food.id, cider.id)
      await expect(dish('drink', food.id, cider.id)).rejects.toThrow(/Category/)
      await expect(dish('food', food.id, cider.id)).rejects.toThrow(/Items/)

      // What holds for saves holds for what was saved before its category said what it holds.
      await create('menu-categories', { title: 'All', items: [both.id] })
      const [first] = await data.readMenuItems([both.id])
      expect(first?.pairings).toMatchObject([{ category: 'Hearth', kind: 'food' }])
    })

    it('give prices and times of zones in cents and lines, and none of a zone that is gone', async () => {
      const { payload } = system
      const zone = (uid: string) => create('zones', { title: uid, uid })
      const [here, gone] = [await zone('dear'), await zone('closing')]
      const zonePrices = [
        { zone: gone.id, price: 1 },
        { zone: here.id, price: 19.5 },
      ]
      const variants = [{ title: 'Large', price: 24, zonePrices }]
      const soup = await create('menu-items', { title: 'Soup', price: 18, zonePrices, variants })
      const weekend = ['saturday', 'sunday']
      const brunch = await create('menu-categories', {
        title: 'Brunch',
        items: [soup.id],
        served: [{ days: weekend, until: '15:00' }],
        zoneServed: [
          { zone: gone.id },
          { zone: here.id, days: weekend, from: '10:00', until: '14:00' },
        ],
      })
      await payload.delete({ collection: 'zones', id: gone.id })
      const zonesOwn = [{ zone: String(here.id), price: 1950 }]
      expect(await data.readMenuCategories([brunch.id])).toMatchObject([
        {
          served: [{ days: weekend, from: null, until: '15:00' }],
          zoneServed: [{ zone: String(here.id), days: weekend, from: '10:00', until: '14:00' }],
          items: [
            {
              price: 1800,
              zonePrices: zonesOwn,
              variants: [{ title: 'Large', price: 2400, zonePrices: zonesOwn }],
            },
          ],
        },
      ])
    })

    // ASVS 2.2.3
    it('refuse a price of no zone, and a zone without a price', async () => {
      const zone = await create('zones', { title: 'Somewhere', uid: 'somewhere' })
      const wrong = async (row: Record<string, unknown>) =>
        create('menu-items', { title: 'Stew', zonePrices: [row] })
      await expect(wrong({ price: 12 })).rejects.toMatchObject({
        data: { errors: [{ path: 'zonePrices.0.zone' }] },
      })
      await expect(wrong({ zone: zone.id })).rejects.toMatchObject({
        data: { errors: [{ path: 'zonePrices.0.price' }] },
      })
    })

    it('say on which day the allergens of an item were last checked, if anybody has', async () => {
      const item = (title: string, allergensCheckedAt?: string) =>
        create('menu-items', { title, allergensCheckedAt })
      const ids = [(await item('Crudo', '2026-11-03')).id, (await item('Bisque')).id]
      const read = await data.readMenuItems(ids)
      expect(read.map(({ checkedAt }) => checkedAt)).toEqual(['2026-11-03', null])
      const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
      for (const day of ['3 November', '2026-02-30', inThreeDays]) {
        await expect(item('Stew', day)).rejects.toMatchObject({
          data: { errors: [{ path: 'allergensCheckedAt' }] },
        })
      }
    })
  })

  describe('slices', () => {
    it('become DTOs by their own fields; a broken link leads to /404', async () => {
      const about = await create('pages', {
        title: 'About',
        type: 'about-page',
        _status: 'published',
      })
      const gone = await create('pages', { title: 'Gone', uid: 'gone', _status: 'published' })
      const text = (url: string) => ({
        root: {
          type: 'root',
          version: 1,
          direction: 'ltr',
          format: '',
          indent: 0,
          children: [
            {
              type: 'paragraph',
              version: 1,
              children: [
                {
                  type: 'link',
                  version: 3,
                  id: 'a',
                  fields: { linkType: 'custom', url, newTab: false },
                  children: [{ type: 'text', version: 1, text: 'here', format: 1 }],
                },
              ],
            },
          ],
        },
      })
      const link = (value: number, label: string) => ({
        link_type: 'Document',
        document: { relationTo: 'pages', value },
        text: label,
      })
      await create('pages', {
        title: 'Home',
        type: 'homepage',
        _status: 'published',
        slices: [
          {
            blockType: 'copy_hero',
            title: 'Wood and salt',
            body: text('https://example.com/'),
            cta: link(about.id, 'About us'),
          },
          { blockType: 'copy_hero', title: 'Second', cta: link(gone.id, 'Gone') },
          { blockType: 'copy_hero', title: 'Third', cta: { link_type: 'Web', url: '' } },
        ],
      })
      await system.payload.delete({ collection: 'pages', id: gone.id })
      const home = await data.readPage('homepage')
      expect(home?.slices).toHaveLength(3)
      expect(home?.slices[0]).toMatchObject({
        blockType: 'copy_hero',
        title: 'Wood and salt',
        eyebrow: null,
        cta: { href: '/about', text: 'About us', external: false, newTab: false },
        body: {
          root: {
            children: [
              {
                type: 'paragraph',
                children: [
                  {
                    type: 'link',
                    link: { href: 'https://example.com/', external: true },
                    children: [{ type: 'text', text: 'here', format: 1 }],
                  },
                ],
              },
            ],
          },
        },
      })
      expect(home?.slices[1]?.cta).toMatchObject({ href: '/404' })
      expect(home?.slices[2]?.cta).toBeNull()
    })
  })

  describe('known paths', () => {
    it('are those of published documents, and editors’ redirects that lead on', async () => {
      const title = 'Spring'
      const date = '2026-04-01T12:00:00.000Z'
      const post = (uid: string, type: string) =>
        create('news-posts', { title, uid, type, date, _status: 'published' })
      await post('spring', 'general')
      await post('canada-day', 'ca-locations')
      await post('patio', 'location-or-zone-based')
      await create('pages', { title: 'Allergens', uid: 'allergens', _status: 'published' })
      await create('redirects', { from: '/our-story', to: { link_type: 'Web', url: '/about' } })
      await create('redirects', { from: '/allergens', to: { link_type: 'Web', url: '/about' } })
      const back = (from: string, url: string) =>
        create('redirects', { from, to: { link_type: 'Web', url } })
      await back('/there', '/back')
      await back('/back', '/there')
      const { paths, redirects, query } = await data.knownPaths()
      const has = (path: string) => paths !== 'all' && paths.has(path)
      expect(has('/locations/shown/menu')).toBe(true)
      expect(has('/locations/kept-back')).toBe(false)
      expect(has('/allergens')).toBe(true)
      expect(has('/news/spring')).toBe(true)
      expect(has('/news/ca/canada-day')).toBe(true)
      expect(has('/news/canada-day')).toBe(false)
      expect(has('/news/patio')).toBe(false)
      expect(has('/locations/shown/news/patio')).toBe(true)
      expect(redirects.get('/our-story')).toBe('/about')
      expect(redirects.has('/allergens')).toBe(false)
      expect(redirects.has('/there')).toBe(false)
      for (const from of ['/menu', '/news/old', '/admin/old', '/media/old.png']) {
        await expect(back(from, '/about'), from).rejects.toMatchObject({
          data: { errors: [{ path: 'from' }] },
        })
      }
      expect(query?.country?.get('canada')).toBe('CA')
      expect(query?.region?.get('british columbia')).toBe('BC')
      expect(query?.region?.has('atlantis')).toBe(false)
    })
  })

  describeDrafts(() => system)
  describeLists(() => system)
  describeLimits(() => system)

  describe('booking settings', () => {
    const settings = (id: number, more = {}) => ({ ...bookingData(id), ...more })

    it('reach the booking engine as a numbered snapshot, in the zone of the location', async () => {
      const { bookingEngine } = await import('#booking-engine/process.ts')
      const here = await location('bookable')
      const made = await create('booking-settings', settings(here.id))
      const engine = await bookingEngine()
      const snapshot = await engine.settings(String(here.id))
      expect(snapshot?.settings).toMatchObject({
        timeZone: 'America/Vancouver',
        country: 'CA',
        province: 'BC',
        periods: [{ weekdays: [1, 5] }],
      })
      await update('locations', here.id, { province: 'AB', timeZone: 'America/Edmonton' })
      const next = await engine.settings(String(here.id))
      expect(next?.number).toBe((snapshot?.number ?? 0) + 1)
      expect(next?.settings.timeZone).toBe('America/Edmonton')
      expect((await data.findBookableLocation('bookable'))?.bookingProvider).toBe('house')

      await system.payload.delete({ collection: 'locations', id: here.id })
      await expect(
        system.payload.findByID({ collection: 'booking-settings', id: made.id }),
      ).rejects.toThrow()
      expect(await engine.settings(String(here.id))).toBeNull()
    })

    it('say what is wrong at the field', async () => {
      const here = await location('wrong-settings')
      const wrong = settings(here.id, {
        tables: [{ code: 't1', area: 'bar', attribute: 'default', minParty: 1, maxParty: 4 }],
      })
      await expect(create('booking-settings', wrong)).rejects.toMatchObject({
        data: { errors: [{ path: 'tables.0.area', message: 'There is no area bar.' }] },
      })
    })

    it('find a location by its OpenTable number before its uid (spec:api.rid)', async () => {
      await location('with-rid', { openTableRID: '4711' })
      expect(await data.findBookableLocation('4711')).toMatchObject({
        uid: 'with-rid',
        bookingProvider: 'opentable',
      })
      expect(await data.findBookableLocation('nowhere')).toBeNull()
      expect(await data.findBookableLocation('with\u0000rid')).toBeNull()
    })

    it('tell how experiences are presented, with every save', async () => {
      const tasting = {
        ...{ code: 'tasting', name: 'Tasting', price: 95, pricePer: 'person' as const },
        weekdays: ['monday' as const, 'friday' as const],
        ...{ firstSeating: '17:00', lastSeating: '20:00', everyMinutes: 15 },
        ...{ seats: 8, seatsPer: 'slot' as const, minParty: 1, maxParty: 4 },
      }
      const file = { filename: 'oven.jpg', mimeType: 'image/jpeg', filesize: 1 }
      const size = { width: 1600, height: 1067, focalX: 50, focalY: 45 }
      const media = await system.payload.db.create({
        collection: 'media',
        data: { alt: 'A brick oven', ...file, ...size },
      })
      const presented = {
        picture: Number(media.id),
        includes: 'Bread from the ashes\n\n A whole fish \n',
        suits: 'One to four',
        minutes: 120,
      }
      const here = await location('presenting')
      const made = await create(
        'booking-settings',
        settings(here.id, { experiences: [{ ...tasting, ...presented }] }),
      )
      const told = async () => (await data.findBookableLocation('presenting'))?.experiences
      expect(await told()).toMatchObject({
        tasting: {
          picture: { alt: 'A brick oven', width: 1600, focalY: 45, src: expect.any(String) },
          includes: ['Bread from the ashes', 'A whole fish'],
          ...{ suits: 'One to four', minutes: 120 },
        },
      })
      const { bookingEngine } = await import('#booking-engine/process.ts')
      const number = async () => (await (await bookingEngine()).settings(String(here.id)))?.number
      const before = await number()
      const change = (experience: object) =>
        system.payload.update({
          ...{ collection: 'booking-settings' as const, id: made.id },
          data: { experiences: [{ ...tasting, ...experience }] },
        })
      await change({ ...presented, suits: 'Two at the most' })
      expect(await told()).toMatchObject({ tasting: { suits: 'Two at the most' } })
      // Bookings go by none of it.
      expect(await number()).toBe(before)

      await system.payload.db.deleteOne({
        collection: 'media',
        where: { id: { equals: media.id } },
      })
      await change({})
      const nothing = { picture: null, includes: [], suits: null, minutes: null }
      expect(await told()).toEqual({ tasting: nothing })
    })

    it('stand beside the public hours of their location, special days included', async () => {
      const spans = [{ opens: '12:00', closes: '15:00' }]
      const hours = {
        weekly: [{ days: ['friday'], opens: '17:00', closes: '23:00' }],
        holidays: [{ date: '2027-12-24', spans }],
      }
      await location('with-hours', { hours })
      expect((await data.findBookableLocation('with-hours'))?.hours).toEqual({
        weekly: expect.objectContaining({ friday: [{ opens: '17:00', closes: '23:00' }] }),
        holidays: [{ date: '2027-12-24', spans }],
        closure: null,
      })
      await location('without-hours')
      expect((await data.findBookableLocation('without-hours'))?.hours).toBeNull()
    })

    it('are read once an epoch: a search asks the content for its epoch alone', async () => {
      await location('asked-often')
      await data.findBookableLocation('asked-often')
      const find = vi.spyOn(system.payload.db, 'find')
      for (let n = 0; n < 3; n++) {
        expect(await data.findBookableLocation('asked-often')).toMatchObject({ uid: 'asked-often' })
      }
      expect(find).not.toHaveBeenCalled()
      find.mockRestore()
    })
  })

  describe('retention', () => {
    // ASVS 14.2.4
    it('deletes applications and enquiries after 12 months', async () => {
      const { jobsOf } = await import('../../src/ticker/jobs.ts')
      const aged = async (days: number) => {
        const createdAt = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
        const sender = { fname: 'A', lname: 'B', tel: '604 555 0101', state: 'new', createdAt }
        await create('applications', { ...sender, position: 'Culinary' })
        await create('enquiries', { ...sender, kind: 'bulk-gift-cards' })
      }
      await aged(360)
      await aged(370)
      const count = async () => [
        (await system.payload.count({ collection: 'applications' })).totalDocs,
        (await system.payload.count({ collection: 'enquiries' })).totalDocs,
      ]
      expect(await count()).toEqual([2, 2])
      const job = jobsOf(async () => system.payload).find(({ name }) => name === 'retention')
      await job?.run(() => false)
      expect(await count()).toEqual([1, 1])
    })
  })

  describe('scheduled publishing', () => {
    it.each([
      ['pages', (uid: string) => data.readTextPage(uid)],
      ['menus', (uid: string) => data.readMenu(uid)],
    ] as const)('of %s is done by the ticker’s job, and raises the epoch', async (slug, read) => {
      const { jobsOf } = await import('../../src/ticker/jobs.ts')
      const { id } = await create(slug, { title: 'Soon', uid: 'soon' }, { draft: true })
      await system.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: slug, value: id } },
        waitUntil: new Date(Date.now() - 1000),
      } as never)
      const before = await data.readEpoch()
      expect(await read('soon')).toBeNull()
      const job = jobsOf(async () => system.payload).find(({ name }) => name === 'publishing')
      await job?.run(() => false)
      expect((await read('soon'))?.title).toBe('Soon')
      expect(await data.readEpoch()).toBe(before + 1)
    })
  })
}

async function reads() {
  return {
    ...(await import('#data/site/epoch.ts')),
    ...(await import('#data/locations/locations.ts')),
    ...(await import('#data/content/shell.ts')),
    ...(await import('#data/locations/zones.ts')),
    ...(await import('#data/menus/menus.ts')),
    ...(await import('#data/content/pages.ts')),
    ...(await import('#data/site/known-paths.ts')),
    ...(await import('#data/locations/booking-locations.ts')),
    ...(await import('#data/locations/visitor-locations.ts')),
  }
}
