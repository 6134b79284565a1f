import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'

/** What is promised of the check before publishing, on one database. */
export function describePublishCheck(kind: 'sqlite' | 'postgres'): void {
  describe(`the check of a draft on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string

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

    const ask = (collection: string, id: number | string, as: string | null = editor) =>
      system.rest('GET', `/publish-check/draft?collection=${collection}&id=${id}`, as ? { as } : {})
    const findings = async (collection: string, id: number) => {
      const { body } = await ask(collection, id)
      return (body.findings as { rule: string; path: string }[]).map(
        ({ rule, path }) => `${rule} ${path}`,
      )
    }
    const page = async (uid: string, slices: object[], status = 'draft') => {
      const data = { title: uid, uid, type: 'text-page', slices, _status: status }
      const { id } = await system.payload.create({
        ...{ collection: 'pages', data: data as never, draft: status === 'draft' },
      })
      return id
    }
    const picture = async (alt: string, name: string) => {
      const background = { r: 200, g: 65, b: 26 }
      const data = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .jpeg()
        .toBuffer()
      const file = { data, name, mimetype: 'image/jpeg', size: data.length }
      return system.payload.create({ collection: 'media', data: { alt }, file })
    }
    const hero = (cta: object) => ({ blockType: 'copy_hero', title: 'Hero', cta })
    const web = (url: string) => hero({ link_type: 'Web', url, text: 'Go' })
    const to = (relationTo: string, value: number) =>
      hero({ link_type: 'Document', document: { relationTo, value }, text: 'Go' })

    it('finds nothing in a draft whose links lead somewhere, typed or chosen', async () => {
      const about = await page('whole', [], 'published')
      const { filename } = await picture('A grill over embers', 'typed.jpg')
      await system.make('redirects', { from: '/old-door', to: to('pages', about).cta })
      await system.make('locations', locationData('harbour'))
      const id = await page('fine', [
        to('pages', about),
        ...['/whole', '/', '/locations/harbour/menu', '/old-door', `/media/${filename}`].map(web),
        web('https://elsewhere.example/x'),
      ])
      expect(await findings('pages', id)).toEqual([])
    })

    it('takes what is chosen for there while it is published, also where somebody works on a newer draft of it', async () => {
      const chosen = await page('worked-on', [], 'published')
      const reusable = await system.make('reusable-slices', {
        ...{ title: 'On several pages', _status: 'published' },
        slices: [{ blockType: 'copy_hero', title: 'Twice' }],
      })
      for (const [collection, id] of [
        ['pages', chosen],
        ['reusable-slices', reusable],
      ] as const) {
        const data = { title: 'Changed', _status: 'draft' } as never
        await system.payload.update({ collection: collection as 'pages', id, data, draft: true })
      }
      const id = await page('with-both', [
        to('pages', chosen),
        { blockType: 'reusable_slice', reusable },
      ])
      expect(await findings('pages', id)).toEqual([])
    })

    it('says which row of the form each drawn slice is, one of a reusable slice that of the reusable one', async () => {
      const reusable = await system.make('reusable-slices', {
        ...{ title: 'Two in one', _status: 'published' },
        slices: ['First', 'Second'].map((title) => ({ blockType: 'copy_hero', title })),
      })
      const id = await page('rows', [
        { blockType: 'seo_slice' },
        ...[hero({}), { blockType: 'reusable_slice', reusable }, hero({})],
      ])
      const { body } = await ask('pages', id)
      expect(body.pages).toMatchObject([{ path: '/rows', rows: [1, 2, 2, 3] }])
    })

    it('finds links that lead nowhere, and says in which slice', async () => {
      const hidden = await page('hidden', [])
      const id = await page('dead', [
        web('/abuot'),
        web('/'),
        web('/locations/nowhere/menu'),
        web('/media/none.jpg'),
        web('/media/50%.jpg'),
        to('pages', hidden),
      ])
      expect(await findings('pages', id)).toEqual(
        [0, 2, 3, 4, 5].map((slice) => `link-broken slices.${slice}.cta`),
      )
      const { body } = await ask('pages', id)
      expect(body.findings).toContainEqual({
        rule: 'link-broken',
        path: 'slices.0.cta',
        label: 'Content › 1 Copy hero › Call to action',
        message: 'The link leads nowhere',
      })
    })

    it('knows the addresses that documents had before', async () => {
      const moved = await page('before', [], 'published')
      await system.payload.update({
        ...{ collection: 'pages', id: moved, data: { uid: 'after' } as never },
      })
      const id = await page('links-to-before', [web('/before'), web('/after')])
      expect(await findings('pages', id)).toEqual([])
    })

    it('finds pictures without an alt text where the draft uses them', async () => {
      const named = await picture('Six oysters on ice', 'named.jpg')
      const nameless = await picture('IMG_2041', 'nameless.jpg')
      const slides = [named, nameless].map(({ id }) => ({ blockType: 'full_image', image: id }))
      const id = await page('pictured', slides)
      expect(await findings('pages', id)).toEqual(['alt-missing slices.1.image'])
    })

    it('reads the draft, and not what is published', async () => {
      const id = await page('in-two-states', [web('/abuot')], 'published')
      await system.payload.update({
        ...{ collection: 'pages', id, draft: true, data: { slices: [web('/')] } as never },
      })
      expect(await findings('pages', id)).toEqual([])
      await system.payload.update({
        ...{ collection: 'pages', id, draft: true, data: { slices: [web('/gone')] } as never },
      })
      expect(await findings('pages', id)).toEqual(['link-broken slices.0.cta'])
    })

    it('says where its page can be looked at', async () => {
      const id = await page('looked-at', [])
      const { body } = await ask('pages', id)
      expect(body.preview).toMatch(new RegExp(`/preview\\?token=.+documentId=pages%3A${id}$`))
      for (const uid of ['supper/winter', 'admin']) {
        const { body } = await ask('pages', await page(uid, []))
        expect(body).toMatchObject({ findings: [], preview: null })
      }
    })

    it('looks at a location on its own page, and says which row each of its slices is', async () => {
      const id = await system.make('locations', {
        ...locationData('pier', { slices: [web('/nowhere-at-all')] }),
      })
      const { body } = await ask('locations', id)
      expect(body.findings).toMatchObject([{ rule: 'link-broken', path: 'slices.0.cta' }])
      expect(body.pages).toMatchObject([{ path: '/locations/pier', within: null, rows: [0] }])
    })

    it('looks at a dish, a category and a menu where the first restaurant lists them, drafts of them too', async () => {
      const nameless = await picture('IMG_2042', 'soup.jpg')
      const dish = await system.make('menu-items', {
        ...{ title: 'Chowder', image: { desktop: nameless.id }, _status: 'draft' },
      })
      const category = await system.make('menu-categories', { title: 'Soups', items: [dish] })
      const unseen = async (collection: string, id: number) => {
        const { body } = await ask(collection, id)
        expect(body).toMatchObject({ pages: [], preview: null })
        return body.unseen
      }
      // Where guests see it nowhere, its picture is looked at all the same.
      expect(await findings('menu-items', dish)).toEqual(['alt-missing image.desktop'])
      expect(await unseen('menu-items', dish)).toMatch(/“Soups”, and no menu lists that/)
      expect(await unseen('menu-categories', category)).toMatch(/No menu lists it/)
      const menu = await system.make('menus', {
        ...{ title: 'Winter menu', _status: 'published' },
        slices: [{ blockType: 'menu_section', items: [{ menuCategory: category }] }],
      })
      expect((await ask('menus', menu)).body.pages).toMatchObject([
        { path: '/slice-simulator', slices: [{ blockType: 'menu_section' }] },
      ])
      expect(await unseen('menu-items', dish)).toMatch(/shows the menu “Winter menu”/)
      const location = await system.make('locations', locationData('wharf'))
      await system.make('zones', {
        ...{ title: 'Wharf', menuLayout: menu, locations: [{ location }] },
      })
      const page = async (collection: string, id: number) => {
        const { body } = await ask(collection, id)
        expect(body).toMatchObject({ count: 1, unseen: null })
        const [{ path, within }] = body.pages as [{ path: string; within: string | null }]
        return [path, within]
      }
      const path = '/locations/wharf/menu'
      expect(await page('menu-items', dish)).toEqual([path, 'dish-chowder'])
      expect(await page('menu-categories', category)).toEqual([path, 'menu-soups'])
      expect(await page('menus', menu)).toEqual([path, null])
    })

    it('looks at a reusable slice on the first pages that guests see it on, at its own rows alone', async () => {
      const slices = ['Gift', 'Card'].map((title) => ({ blockType: 'copy_hero', title }))
      const reusable = await system.make('reusable-slices', {
        ...{ title: 'Gift cards', _status: 'published', slices },
      })
      const seen = async () => (await ask('reusable-slices', reusable)).body
      expect(await seen()).toMatchObject({
        ...{ count: 0, pages: [{ path: '/slice-simulator', rows: [0, 1], isShared: false }] },
      })
      const row = { blockType: 'reusable_slice', reusable }
      await page('only-a-draft', [row])
      for (const uid of ['gifts-1', 'gifts-2', 'gifts-3', 'gifts-4'])
        await page(uid, [hero({}), row, hero({})], 'published')
      const { pages, count } = await seen()
      expect(count).toBe(4)
      expect(pages).toMatchObject(
        ['gifts-1', 'gifts-2', 'gifts-3'].map((uid) => ({
          ...{ path: `/${uid}`, title: uid, isShared: true, rows: [null, 0, 1, null] },
        })),
      )
      // What counts is the page that guests have, whatever somebody prepares for it.
      const { docs } = await system.payload.find({
        ...{ collection: 'pages', where: { uid: { equals: 'gifts-1' } } },
      })
      await system.payload.update({
        ...{ collection: 'pages', id: Number(docs[0]?.id), draft: true },
        data: { uid: 'gifts-0', slices: [] } as never,
      })
      expect((await seen()).pages).toMatchObject(pages as object[])
    })

    it('checks a dish that was never saved by what its form has', async () => {
      const nameless = await picture('IMG_2043', 'new-dish.jpg')
      const values = { title: 'New', allergens: [], image: { desktop: nameless.id }, pairings: [] }
      const send = (body: object, as: string | null = editor) =>
        system.rest('POST', '/publish-check/new', { ...(as ? { as } : {}), body })
      const { body } = await send({ collection: 'menu-items', values })
      expect(body.findings).toMatchObject([{ rule: 'alt-missing', path: 'image.desktop' }])
      expect(await send({ collection: 'pages', values })).toMatchObject({ status: 422 })
      expect((await send({ collection: 'menu-items', values }, null)).status).toBe(403)
    })

    it('is for editors alone, and for documents that are there', async () => {
      const id = await page('private', [])
      for (const roles of [['host'], ['recruiter']] as const) {
        const other = await system.signIn([...roles])
        expect(await ask('pages', id, other)).toMatchObject({ status: 403 })
      }
      expect((await ask('pages', id, null)).status).toBe(403)
      expect(await ask('pages', 99_999)).toMatchObject({ status: 404 })
      expect(await ask('staff', 1)).toMatchObject({ status: 422 })
      expect(await ask('pages', 'x')).toMatchObject({ status: 422 })
    })
  })
}
