import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'

/** What is promised of the addresses that documents had before, on one database. */
export function describeFormerAddresses(kind: 'sqlite' | 'postgres'): void {
  describe(`old addresses on ${kind}`, () => {
    let system: Content
    let editor: string
    let drop = async () => {}
    let made = 0
    /** Names that no other test has. */
    let [a = '', b = '', c = ''] = ['']

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      editor = await system.signIn(['editor'])
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })
    beforeEach(() => {
      made++
      ;[a, b, c] = ['a', 'b', 'c'].map((name) => `${name}${made}`) as [string, string, string]
    })

    const place = (uid: string) => system.make('locations', locationData(uid))
    const page = (uid: string, more = {}) =>
      system.make('pages', { title: uid, uid, type: 'text-page', _status: 'published', ...more })
    const post = (uid: string, type = 'general') =>
      system.make('news-posts', { title: uid, uid, type, _status: 'published' })
    const save = (collection: string, id: number, body: object, query = '') =>
      system.rest('PATCH', `/${collection}/${id}${query}`, { as: editor, body })
    const rename = async (collection: string, id: number, uid: string) => {
      const { status, body } = await save(collection, id, { uid, _status: 'published' })
      expect(status).toBe(200)
      return body.doc as Record<string, unknown>
    }
    const read = async (collection: string, id: number) =>
      (await system.rest('GET', `/${collection}/${id}`, { as: editor })).body
    const kept = async () => {
      const { docs } = await system.payload.find({
        collection: 'former-addresses',
        where: { address: { contains: String(made) } },
        ...{ sort: 'address', depth: 0, pagination: false },
      })
      return docs.map(({ address }) => address)
    }
    const letGo = async (address: string) => {
      const where = `where[address][equals]=${encodeURIComponent(address)}`
      return system.rest('DELETE', `/former-addresses?${where}`, { as: editor })
    }
    /** Where the front sends whoever asks for a path; undefined where it has a page, or nothing. */
    const leads = async (path: string) => {
      const { knownPaths } = await import('#data/site/known-paths.ts')
      const { paths, redirects, former } = await knownPaths()
      if (paths !== 'all' && paths.has(path)) return undefined
      return redirects.get(path) ?? former?.get(path)
    }
    const epoch = async () => (await import('#data/site/epoch.ts')).readEpoch()

    it('of a location lead to the new ones, with all pages below them', async () => {
      const id = await place(a)
      await post(c)
      const doc = await rename('locations', id, b)
      for (const below of [
        ...['', '/menu', '/touchless-menu', '/room-service-menu', '/careers', '/group-bookings'],
        `/news/${c}`,
      ]) {
        expect(await leads(`/locations/${a}${below}`)).toBe(`/locations/${b}${below}`)
      }
      expect(doc.formerAddresses).toBe(`/locations/${a}`)
      expect((await read('locations', id)).formerAddresses).toBe(`/locations/${a}`)
    })

    it('of a post lead to where its kind is read, also at locations that were renamed', async () => {
      const [id, here] = [await post(a), await place(c)]
      await rename('news-posts', id, b)
      expect(await leads(`/news/${a}`)).toBe(`/news/${b}`)
      expect(await leads(`/news-redirect/${a}`)).toBe(`/news-redirect/${b}`)
      expect(await leads(`/locations/${c}/news/${a}`)).toBe(`/locations/${c}/news/${b}`)
      await rename('locations', here, `${c}-2`)
      expect(await leads(`/locations/${c}/news/${a}`)).toBe(`/locations/${c}-2/news/${b}`)
      await save('news-posts', id, { type: 'ca-locations', _status: 'published' })
      expect(await leads(`/news/${a}`)).toBe(`/news/ca/${b}`)
      expect(await leads(`/news/us/${a}`)).toBe(`/news/ca/${b}`)
    })

    it('of a text page lead to its new one; pages that exist once have none', async () => {
      const id = await page(a)
      await rename('pages', id, b)
      expect(await leads(`/${a}`)).toBe(`/${b}`)
      const about = await page('', { title: 'About', type: 'about-page' })
      await save('pages', about, { title: 'Who we are', _status: 'published' })
      expect((await read('pages', about)).formerAddresses ?? null).toBeNull()
    })

    it('are left alone by drafts and autosaves until they are published', async () => {
      const id = await place(a)
      const before = await epoch()
      await save('locations', id, { uid: b, _status: 'draft' }, '?draft=true')
      await save('locations', id, { uid: c }, '?draft=true&autosave=true')
      expect(await kept()).toEqual([])
      expect(await epoch()).toBe(before)
      await save('locations', id, { _status: 'published' })
      expect(await kept()).toEqual([`/locations/${a}`])
      expect(await leads(`/locations/${a}`)).toBe(`/locations/${c}`)
      expect(await leads(`/locations/${b}`)).toBeUndefined()
    })

    it('lead on at once however often the name changes, and can be taken back', async () => {
      const id = await page(a)
      await rename('pages', id, b)
      const doc = await rename('pages', id, c)
      expect(doc.formerAddresses).toBe(`/${a}\n/${b}`)
      expect([await leads(`/${a}`), await leads(`/${b}`)]).toEqual([`/${c}`, `/${c}`])
      expect((await rename('pages', id, a)).formerAddresses).toBe(`/${b}\n/${c}`)
      expect(await kept()).toEqual([`/${b}`, `/${c}`])
      expect(await leads(`/${a}`)).toBeUndefined()
    })

    it('are refused to others until they are let go', async () => {
      const [id, other] = [await place(a), await place(c)]
      await rename('locations', id, b)
      const taken = await save('locations', other, { uid: a, _status: 'published' })
      expect(taken.status).toBe(400)
      const message = `“${a}” had the address /locations/${a} before, and it still leads there. Please choose another name, or delete /locations/${a} under Old addresses first.`
      expect(taken.body.errors).toMatchObject([{ data: { errors: [{ path: 'uid', message }] } }])
      await expect(place(a)).rejects.toMatchObject({ data: { errors: [{ path: 'uid', message }] } })
      // A page of that name has another address.
      await page(a)
      const before = await epoch()
      expect((await letGo(`/locations/${a}`)).status).toBe(200)
      expect(await epoch()).toBe(before + 1)
      expect(await leads(`/locations/${a}`)).toBeUndefined()
      await rename('locations', other, a)
      expect(await leads(`/locations/${a}`)).toBeUndefined()
      expect(await leads(`/locations/${c}`)).toBe(`/locations/${a}`)
    })

    it('are refused to others at the very moment at which they become old', async () => {
      const id = await place(a)
      const renamed = rename('locations', id, b)
      await expect(place(a)).rejects.toMatchObject({ data: { errors: [{ path: 'uid' }] } })
      await renamed
      expect(await leads(`/locations/${a}`)).toBe(`/locations/${b}`)
    })

    it('lead nowhere while the document is not there, and are forgotten with it', async () => {
      const id = await page(a)
      await rename('pages', id, b)
      await save('pages', id, { _status: 'draft' })
      expect(await leads(`/${a}`)).toBeUndefined()
      await rename('pages', id, c)
      expect([await leads(`/${a}`), await leads(`/${b}`)]).toEqual([`/${c}`, `/${c}`])
      await save('pages', id, { deletedAt: new Date().toISOString() })
      expect(await leads(`/${a}`)).toBeUndefined()
      expect(await kept()).toEqual([`/${a}`, `/${b}`])
      await system.payload.delete({ collection: 'pages', id, trash: true })
      expect(await kept()).toEqual([])
    })

    it('are not kept where the save fails', async () => {
      const [id] = [await page(a), await page(b)]
      const taken = await save('pages', id, { uid: b, _status: 'published' })
      expect(taken.status).toBe(400)
      expect(await kept()).toEqual([])
    })

    it('are followed by redirects of the editors, who may also lead them elsewhere', async () => {
      const id = await place(a)
      const redirect = (from: string, url: string) =>
        system.make('redirects', { from, to: { link_type: 'Web', url } })
      await redirect(`/${c}`, `/locations/${a}/menu`)
      await rename('locations', id, b)
      expect(await leads(`/${c}`)).toBe(`/locations/${b}/menu`)
      await redirect(`/locations/${a}/careers`, '/about')
      expect(await leads(`/locations/${a}/careers`)).toBe('/about')
      expect(await leads(`/locations/${a}`)).toBe(`/locations/${b}`)
    })

    it('are told from redirects: a document cannot take over the address of one', async () => {
      const to = { link_type: 'Web', url: '/about' }
      const redirect = await system.make('redirects', { from: `/news/us/${a}`, to })
      const other = await system.make('redirects', { from: `/${a}`, to })
      const message = `There is a redirect from /${a}. Please choose another name, or delete that redirect first.`
      await expect(page(a)).rejects.toMatchObject({ data: { errors: [{ path: 'uid', message }] } })
      await system.payload.delete({ collection: 'redirects', id: other })
      await page(a)
      await post(a)
      await system.payload.delete({ collection: 'redirects', id: redirect })
    })

    it('are kept where an older version is restored, whose address is a page again', async () => {
      const id = await page(a)
      await rename('pages', id, b)
      const { body } = await system.rest(
        'GET',
        `/pages/versions?where[parent][equals]=${id}&where[version.uid][equals]=${a}&limit=1`,
        { as: editor },
      )
      const [version] = body.docs as { id: number }[]
      const restored = await system.rest('POST', `/pages/versions/${version?.id}`, { as: editor })
      expect(restored.status).toBe(200)
      expect(await leads(`/${b}`)).toBe(`/${a}`)
      expect(await kept()).toEqual([`/${b}`])
    })

    it('are no broken links to the content check', async () => {
      const id = await place(a)
      const link = { link_type: 'Web', url: `/locations/${a}/menu` }
      const from = await system.make('redirects', { from: `/${c}`, to: link })
      await rename('locations', id, b)
      const findings = async () => {
        const { lintContent } = await import('#cms/lint/content-lint.ts')
        const all = await lintContent(system.payload)
        return all.filter((one) => one.source === 'redirects' && one.id === from)
      }
      expect(await findings()).toEqual([])
      await letGo(`/locations/${a}`)
      expect(await findings()).toMatchObject([{ rule: 'link-broken' }])
    })

    it('are known to bookings, forms, the panel, today’s hours and the visitor’s own place', async () => {
      const id = await system.openLocation(a)
      await rename('locations', id, b)
      const { findBookableLocation } = await import('#data/locations/booking-locations.ts')
      expect(await findBookableLocation(a)).toMatchObject({ id, uid: b })
      const { findMailLocation } = await import('#data/forms/submissions.ts')
      expect(await findMailLocation(a)).toMatchObject({ id, uid: b })
      const { GET } = await import('../../src/app/api/locations/[uid]/panel/route.ts')
      const answer = await GET(new Request(`http://localhost/api/locations/${a}/panel`), {
        params: Promise.resolve({ uid: a }),
      })
      expect(await answer.json()).toMatchObject({ uid: b })
      const today = await import('../../src/app/api/locations/[uid]/today/route.ts')
      const asked = new Request(`http://localhost/api/locations/${a}/today`)
      const { status } = await today.GET(asked, { params: Promise.resolve({ uid: a }) })
      expect(status).toBe(200)
      const { readBrowserLocation } = await import('#data/locations/browser-location.ts')
      expect(await readBrowserLocation(a)).toMatchObject({ uid: b })
      const { readVisitorLocations } = await import('#data/locations/visitor-locations.ts')
      const {
        findLocation,
        unpackVisitorLocations: openVisitorLocations,
        packVisitorLocations,
      } = await import('#lib/geo/visitor-locations.ts')
      const sent = packVisitorLocations(await readVisitorLocations())
      expect(findLocation(openVisitorLocations(sent).locations, a)).toMatchObject({ uid: b })
      const { shortcutRoute } = await import('#features/shortcuts/respond.ts')
      const cookie = `selected-location=${a}`
      const request = new Request('http://localhost/menu?menu-category=wine', {
        headers: { cookie },
      })
      const { headers } = await shortcutRoute('menu')(request)
      expect(headers.get('location')).toBe(`/locations/${b}/menu?menu-category=wine`)
    })
  })
}
