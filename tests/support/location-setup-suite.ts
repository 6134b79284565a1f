import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  bookingData,
  type Content,
  contentDatabase,
  locationData,
  startContent,
} from './content.ts'

/** Fields of every collection, and those without a value. */
const NOT_CONTENT = new Set(['id', 'updatedAt', 'createdAt', 'deletedAt', '_status', '_order'])
const WITHOUT_VALUE = new Set(['keepBookings', 'moveVisits', 'seen', 'needsAttention'])

const HOURS = {
  weekly: [{ days: ['monday', 'friday'], opens: '16:00', closes: '23:00' }],
  holidays: [
    { date: '2031-12-24', name: 'Christmas Eve', spans: [{ opens: '12:00', closes: '20:00' }] },
  ],
}
const JOB = {
  ...{ title: 'Line cook', description: 'Evenings.', employmentType: 'FULL_TIME' },
  ...{ datePosted: '2020-01-05T12:00:00.000Z', validThrough: '2099-02-05T12:00:00.000Z' },
}
const FILLED_JOB = { ...JOB, title: 'Host', validThrough: '2020-02-05T12:00:00.000Z' }
const SEO = { blockType: 'seo_slice', title: 'Kitsilano seafood', description: 'By the beach.' }

/** What is promised of a new restaurant that is made like one that is there, on one database. */
export function describeLocationSetup(kind: 'sqlite' | 'postgres'): void {
  describe(`a new restaurant on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let kits: number
    let zone: number
    let owner: string

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      owner = await system.signIn(['admin'])
      kits = await system.make('locations', {
        ...locationData('kits'),
        ...{
          phoneNumber: '6045550101',
          postalCode: 'V6K 1A1',
          intro: 'Fire and sea.',
          isFlagship: true,
        },
        ...{
          geocoords: { latitude: 49.27, longitude: -123.15 },
          hours: { ...HOURS, temporaryClosure: { from: '2031-01-01', message: 'Paint.' } },
          jobs: [JOB, FILLED_JOB],
        },
        ...{
          pickupTitle: 'Pick up',
          orderLink: { link_type: 'Web', url: 'https://order.example.com' },
        },
        slices: [SEO, { blockType: 'copy_hero', title: 'Our room' }],
      })
      await system.make('booking-settings', {
        ...bookingData(kits),
        closures: [{ from: '2031-01-01', to: '2031-01-02', reason: 'Paint' }],
      })
      const menu = await system.make('menus', {
        title: 'Dinner',
        uid: 'dinner',
        _status: 'published',
      })
      zone = await system.make('zones', {
        ...{ title: 'City', uid: 'city', menuLayout: menu, locations: [{ location: kits }] },
      })
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const like = (body: object, as = owner) =>
      system.rest('POST', '/location-setup/like', { as, body })
    const make = async (uid: string) => {
      const made = await like({ like: kits, title: uid, uid })
      expect(made.status).toBe(200)
      return Number(made.body.id)
    }
    const location = (id: number) =>
      system.payload.findByID({ collection: 'locations', id, depth: 0, draft: true })
    const settingsOf = async (id: number) => {
      const where = { location: { equals: id } }
      const found = await system.payload.find({ collection: 'booking-settings', where, depth: 0 })
      return found.docs[0] ?? null
    }
    const members = async () => {
      const { locations } = await system.payload.findByID({
        collection: 'zones',
        id: zone,
        depth: 0,
      })
      return (locations ?? []).map((row) => row.location)
    }
    const count = async () => {
      const counts = ['locations', 'booking-settings'] as const
      return Promise.all(
        counts.map(async (collection) => (await system.payload.count({ collection })).totalDocs),
      )
    }
    const missing = async (id: number, as = owner) =>
      (await system.rest('GET', `/location-setup/missing?location=${id}`, { as })).body.missing

    it('every field is either taken over or its own', async () => {
      const { OWN_FIELDS, TAKEN_OF_BOOKING, TAKEN_OF_LOCATION } = await import(
        '#cms/locations/taken-over.ts'
      )
      const known = new Set<string>([...OWN_FIELDS, ...TAKEN_OF_BOOKING, ...TAKEN_OF_LOCATION])
      for (const slug of ['locations', 'booking-settings'] as const) {
        const { flattenedFields } = system.payload.collections[slug].config
        const names = flattenedFields.flatMap(({ name }) =>
          NOT_CONTENT.has(name) || WITHOUT_VALUE.has(name) ? [] : [name],
        )
        expect(names.filter((name) => !known.has(name))).toEqual([])
      }
    })

    it('takes over hours, tables, booking hours, rules, zones, careers and texts, as a draft', async () => {
      const id = await make('harbour')
      const made = await location(id)
      expect(made).toMatchObject({
        ...{ title: 'harbour', uid: 'harbour', _status: 'draft', intro: 'Fire and sea.' },
        ...{ province: 'BC', country: 'CA', timeZone: 'America/Vancouver', pickupTitle: 'Pick up' },
        hours: {
          weekly: [{ opens: '16:00', closes: '23:00' }],
          holidays: [{ date: '2031-12-24', spans: [{ opens: '12:00' }] }],
        },
        slices: [{ blockType: 'copy_hero', title: 'Our room' }],
      })
      expect(made.slices).toHaveLength(1)
      expect(made.jobs).toHaveLength(1)
      const [job] = made.jobs ?? []
      expect(job).toMatchObject({ title: 'Line cook', description: 'Evenings.' })
      expect(job?.validThrough ?? null).toBeNull()
      expect(Date.parse(job?.datePosted ?? '')).toBeGreaterThan(Date.parse('2021-01-01'))
      expect(await settingsOf(id)).toMatchObject({
        ...{ name: 'harbour', minParty: 1, maxParty: 4, horizonDays: 90 },
        periods: [{ code: 'dinner', firstSeating: '17:00' }],
        tables: [{ code: 't1', minParty: 1, maxParty: 4 }],
        turnTimes: [{ upTo: 4, minutes: 90 }],
      })
      expect(await members()).toEqual([kits, id])
    })

    it('begins without what is the other one’s own, which stays as it was', async () => {
      const before = [await location(kits), await settingsOf(kits)]
      const id = await make('prairie')
      const made = await location(id)
      for (const field of ['address', 'city', 'postalCode', 'phoneNumber', 'image'] as const)
        expect(made[field] ?? null).toBeNull()
      expect(made.isFlagship).toBe(false)
      expect(made.hours?.temporaryClosure?.message ?? null).toBeNull()
      expect(made.orderLink?.url ?? null).toBeNull()
      expect((await settingsOf(id))?.closures ?? []).toEqual([])
      expect([await location(kits), await settingsOf(kits)]).toEqual(before)
    })

    it('is like the latest draft of one that was never published', async () => {
      const id = await make('never-shown')
      const data = { intro: 'A draft, rewritten.' }
      await system.payload.update({ collection: 'locations', id, data, draft: true })
      const made = await like({ like: id, title: 'Like a draft', uid: 'like-a-draft' })
      expect((await location(Number(made.body.id))).intro).toBe('A draft, rewritten.')
    })

    it('joins a zone from which a location was deleted, and takes nobody out who joins at the same moment', async () => {
      const gone = await system.make('locations', locationData('gone'))
      const data = { locations: [...(await members()), gone].map((one) => ({ location: one })) }
      await system.payload.update({ collection: 'zones', id: zone, data: data as never })
      await system.payload.db.deleteOne({
        collection: 'locations',
        where: { id: { equals: gone } },
      })
      const editor = await system.signIn(['editor'])
      const uids = ['first-of-two', 'second-of-two']
      const both = await Promise.all(
        uids.map((uid) => like({ like: kits, title: uid, uid }, editor)),
      )
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      const joined = await members()
      expect(joined).toEqual(expect.arrayContaining([kits, ...both.map(({ body }) => body.id)]))
    })

    it('is made whole or not at all: nothing is left where its name in the address is taken', async () => {
      const before = [await count(), await members()]
      const refused = await like({ like: kits, title: 'Another', uid: 'kits' })
      expect(refused.status).toBe(422)
      expect(refused.body.error).toMatchObject({ code: 'invalid', fields: [{ path: 'uid' }] })
      expect([await count(), await members()]).toEqual(before)
    })

    it('is made once where two make it at the same moment', async () => {
      const [locations = 0, settings = 0] = await count()
      const both = await Promise.all(
        [1, 2].map(() => like({ like: kits, title: 'Twin', uid: 'twin' })),
      )
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
      expect(await count()).toEqual([locations + 1, settings + 1])
    })

    it('is an editor’s to make, who leaves the booking settings to an administrator', async () => {
      const editor = await system.signIn(['editor'])
      const made = await like({ like: kits, title: 'By an editor', uid: 'by-an-editor' }, editor)
      expect(made.status).toBe(200)
      expect(await settingsOf(Number(made.body.id))).toBeNull()
      const host = await system.signIn(['host'], { allLocations: true })
      expect((await like({ like: kits, title: 'By a host', uid: 'by-a-host' }, host)).status).toBe(
        403,
      )
      expect((await like({ like: 999_999, title: 'No', uid: 'no' })).status).toBe(404)
      expect((await like({ like: kits, title: ' ', uid: 'blank' })).status).toBe(422)
    })

    it('says what keeps guests from it until nothing does', async () => {
      const id = await make('uptown')
      expect(await missing(id)).toEqual(['address', 'map', 'telephone', 'picture', 'unpublished'])
      const data = {
        ...{ address: '2 Fir Street', city: 'Vancouver', postalCode: 'V6B 1A1' },
        ...{ phoneNumber: '6045550102', geocoords: { latitude: 49.28, longitude: -123.12 } },
      }
      await system.payload.update({ collection: 'locations', id, data, draft: true })
      expect(await missing(id)).toEqual(['picture', 'unpublished'])
      await system.payload.update({
        ...{ collection: 'locations', id },
        data: { comingSoon: true, bookingProvider: 'link', _status: 'published' },
      })
      expect(await missing(id)).toEqual(['picture', 'booking', 'soon'])
    })

    it('that is begun empty misses everything that a guest needs', async () => {
      const { id } = await system.payload.create({
        ...{ collection: 'locations', draft: true },
        data: { title: 'Empty', uid: 'empty' } as never,
      })
      expect(await missing(id)).toEqual([
        ...['address', 'map', 'hours', 'telephone', 'picture', 'menu', 'settings', 'unpublished'],
      ])
      await system.payload.update({
        ...{ collection: 'locations', id, data: { bookingProvider: 'none' }, draft: true },
      })
      expect(await missing(id)).not.toContain('settings')
      const answer = await system.rest('GET', '/location-setup/missing?location=999999', {
        as: owner,
      })
      expect(answer.status).toBe(404)
    })

    // spec:engine.first-settings
    describe('begins to take bookings', () => {
      const begin = (location: number, more: object = {}, as = owner) =>
        system.rest('POST', '/location-setup/bookings', {
          as,
          body: { location, size: 'small', bar: false, patio: false, ...more },
        })
      const empty = (uid: string, more: object = {}) =>
        system.make('locations', { ...locationData(uid), ...more })

      it('at the tables of drawn rooms, in the periods that its hours leave room for', async () => {
        const id = await empty('drawn', { hours: HOURS })
        const answer = await begin(id, { size: 'large', bar: true, patio: true })
        expect(answer.status).toBe(200)
        const made = await settingsOf(id)
        expect(made?.id).toBe(answer.body.id)
        expect(made?.areas?.map(({ name }) => name)).toEqual(['Dining room', 'Bar', 'Patio'])
        expect(made?.tables).toHaveLength(25 + 8 + 7)
        expect(made?.tables[0]).toMatchObject({ code: '1', area: 'dining-room', maxParty: 2 })
        expect(made?.periods).toMatchObject([
          { code: 'dinner', weekdays: ['monday', 'friday'], firstSeating: '16:00' },
        ])
        expect(made?.layouts).toMatchObject([
          { rooms: [{ name: 'Dining room' }, { name: 'Bar' }, { name: 'Patio' }] },
        ])
        expect(await missing(id)).not.toContain('settings')
      })

      it('with all sizes of floor and without hours', async () => {
        for (const size of ['small', 'medium', 'large']) {
          const id = await empty(`floor-${size}`)
          expect((await begin(id, { size, bar: size !== 'small' })).status).toBe(200)
          expect((await settingsOf(id))?.periods).toMatchObject([
            { name: 'Dinner', firstSeating: '17:00', lastSeating: '21:00' },
          ])
        }
      })

      it('once it is published, by the hours that guests see', async () => {
        const { _status: _, ...place } = locationData('unshown')
        const made = await system.payload.create({
          ...{ collection: 'locations', draft: true, data: place as never },
        })
        const refused = await begin(made.id)
        expect(refused.status).toBe(409)
        expect(refused.body.error).toMatchObject({ code: 'not_published' })
        expect(await settingsOf(made.id)).toBeNull()
        const weekly = [{ days: ['tuesday'], opens: '08:00', closes: '12:00' }]
        await system.payload.update({
          ...{ collection: 'locations', id: made.id, draft: false },
          data: { hours: { weekly }, _status: 'published' } as never,
        })
        expect((await begin(made.id)).status).toBe(200)
        expect((await settingsOf(made.id))?.periods).toMatchObject([
          { code: 'breakfast', weekdays: ['tuesday'], firstSeating: '08:00' },
        ])
      })

      it('whatever its hours are, also those that overlap or leave no room', async () => {
        const line = (opens: string, closes: string) => ({ days: ['monday'], opens, closes })
        const overlapping = await empty('overlapping', {
          hours: { weekly: [line('11:30', '22:00'), line('17:00', '23:00')] },
        })
        expect((await begin(overlapping)).status).toBe(200)
        const short = await empty('short', { hours: { weekly: [line('23:50', '23:59')] } })
        expect((await begin(short)).status).toBe(200)
        expect((await settingsOf(short))?.periods).toEqual([])
        expect(await missing(short)).toContain('periods')
      })

      it('once: what is there already stays as it is, also where two begin at the same moment', async () => {
        const id = await empty('begun')
        const both = await Promise.all([begin(id), begin(id, { size: 'large' })])
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
        const refused = both.find(({ status }) => status === 409)
        expect(refused?.body.error).toMatchObject({ code: 'has_settings' })
        const before = await settingsOf(kits)
        expect((await begin(kits)).status).toBe(409)
        expect(await settingsOf(kits)).toEqual(before)
      })

      it('by whoever manages its bookings alone', async () => {
        const id = await empty('guarded')
        const other = await system.signIn(['host'], { locations: [kits] })
        const editor = await system.signIn(['editor'])
        for (const as of [other, editor]) expect((await begin(id, {}, as)).status).toBe(403)
        expect((await begin(id, {}, '')).status).toBe(403)
        expect(await settingsOf(id)).toBeNull()
        expect((await begin(999_999)).status).toBe(404)
        expect((await begin(id, { size: 'enormous' })).status).toBe(422)
        const host = await system.signIn(['host'], { locations: [id] })
        expect((await begin(id, {}, host)).status).toBe(200)
      })
    })
  })
}
