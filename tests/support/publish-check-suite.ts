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
      expect(body.rows).toEqual([1, 2, 2, 3])
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
        expect(body).toEqual({ findings: [], rows: [], preview: null })
      }
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
