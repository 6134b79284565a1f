import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentKey } from '#cms/access/previewed-draft.ts'
import { withRenderContext } from '#lib/front/render-context.ts'
import type { SliceContext } from '#slices/slice.ts'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'

type Made = { id: number }
type Drawn = { blockType: string; id: string | null; title?: unknown }[] | undefined

/** What is promised of slices that stand on several pages, on one database. */
export function describeReusableSlices(kind: 'sqlite' | 'postgres'): void {
  describe(`reusable slices on ${kind}`, () => {
    let system: Content
    let data: Awaited<ReturnType<typeof reads>>
    let editor: string
    let drop = async () => {}

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      data = await reads()
      editor = await system.signIn(['editor'])
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const hero = (title: string) => ({ blockType: 'copy_hero', title })
    const reused = (reusable: number) => ({ blockType: 'reusable_slice', reusable })
    const make = (title: string, slices: object[], _status = 'published') =>
      create('reusable-slices', { title, slices, _status })
    const create = async (collection: string, values: object) => {
      const draft = (values as { _status?: string })._status === 'draft'
      const given = { collection: collection as 'pages', data: values as never, draft }
      return (await system.payload.create(given)).id
    }
    const change = (collection: string, id: number, values: object, draft = false) =>
      system.payload.update({
        ...{ collection: collection as 'pages', id, data: values as never, draft },
      }) as Promise<Made>
    const page = (uid: string, slices: object[], _status = 'published') =>
      create('pages', { title: uid, uid, type: 'text-page', slices, _status })
    const titles = (slices: Drawn) => slices?.map(({ title }) => title)
    const shown = async (uid: string) => titles((await data.readTextPage(uid))?.slices)
    const previewing = <T>(collection: string, id: number, read: () => Promise<T>) => {
      const draft = documentKey(collection, id)
      const context = { requestId: 'test', address: null, draft, validUntil: Infinity }
      return withRenderContext(context, read)
    }
    const findings = async () => {
      const { lintContent } = await import('#cms/lint/content-lint.ts')
      return lintContent(system.payload)
    }
    const uses = async (id: number) => {
      const { readUsesOfReusableSlice } = await import('#cms/reusable-slices/uses.ts')
      const found = await readUsesOfReusableSlice(system.payload, id)
      return found.map(
        (use) => `${use.kind} ${use.title} ${use.index}${use.isDraft ? ' draft' : ''}`,
      )
    }

    it('stand on a page as if they had been written there, each with an id of its own', async () => {
      const id = await make('Invitation', [hero('One'), hero('Two')])
      await page('around', [hero('Before'), reused(id), hero('After'), reused(id)])
      const slices = (await data.readTextPage('around'))?.slices
      expect(titles(slices)).toEqual(['Before', 'One', 'Two', 'After', 'One', 'Two'])
      expect(slices?.every(({ blockType }) => blockType === 'copy_hero')).toBe(true)
      expect(new Set(slices?.map((slice) => slice.id)).size).toBe(6)
    })

    it('stand at every place that has slices, their links and pictures filled in', async () => {
      const about = await page('filled', [])
      const document = { relationTo: 'pages', value: about }
      const cta = { link_type: 'Document', document, text: 'Read on' }
      const id = await make('Everywhere', [{ ...hero('Everywhere'), cta }])
      const slices = [reused(id)]
      const title = 'everywhere'
      await page('everywhere', slices)
      await create('locations', locationData('everywhere', { slices }))
      await create('menus', { title, uid: 'everywhere', slices, _status: 'published' })
      const date = '2026-05-01T12:00:00.000Z'
      const post = { title, uid: 'everywhere', type: 'general', date, slices }
      await create('news-posts', { ...post, _status: 'published' })
      const read = await Promise.all([
        data.readTextPage('everywhere'),
        data.readLocation('everywhere'),
        data.readMenu('everywhere'),
        data.readNewsPost('everywhere'),
      ])
      for (const one of read) {
        expect(one?.slices).toMatchObject([
          { title: 'Everywhere', cta: { href: '/filled', text: 'Read on' } },
        ])
      }
    })

    it('count among the headings and questions of the page for browsers and search engines', async () => {
      const questions = (question: string) => {
        const node = { type: 'paragraph', children: [{ type: 'text', text: 'Yes.' }] }
        const answer = { root: { type: 'root', children: [node] } }
        const items = [{ q: question, a: answer }]
        return { blockType: 'frequently_asked_questions', title: 'Questions', items }
      }
      const id = await make('Questions', [questions('Do you sell gift cards?')])
      await page('asked', [reused(id), questions('Is there parking?')])
      const { prepareSlices } = await import('#slices/prepare.ts')
      const context: SliceContext = { document: 'pages/asked', location: null }
      const slices = (await data.readTextPage('asked'))?.slices ?? []
      const drawn = await prepareSlices(slices, context)
      expect(drawn).toMatchObject([
        { ok: true, hasHeading: true, jsonLd: { '@type': 'FAQPage' } },
        { ok: true, hasHeading: true, jsonLd: { '@type': 'FAQPage' } },
      ])
      expect(new Set(drawn.map(({ key }) => key)).size).toBe(2)
    })

    it('are changed on all pages at once by publishing them, and by nothing before that', async () => {
      const id = await make('Twice', [hero('Old')])
      await page('first', [reused(id)])
      await page('second', [reused(id)])
      const epoch = await data.readEpoch()
      await change('reusable-slices', id, { slices: [hero('New')], _status: 'draft' }, true)
      expect([await shown('first'), await shown('second')]).toEqual([['Old'], ['Old']])
      expect(await data.readEpoch()).toBe(epoch)
      await change('reusable-slices', id, { _status: 'published' })
      expect([await shown('first'), await shown('second')]).toEqual([['New'], ['New']])
      expect(await data.readEpoch()).toBe(epoch + 1)
    })

    it('are put back, withdrawn, thrown away and brought back with the pages that have them', async () => {
      const id = await make('Undone', [hero('Right')])
      const holder = await page('undone', [reused(id)])
      await change('reusable-slices', id, { slices: [hero('Wrong')], _status: 'published' })
      let epoch = await data.readEpoch()
      const raised = async () => {
        const before = epoch
        epoch = await data.readEpoch()
        return epoch - before
      }
      const { docs } = await system.payload.findVersions({
        ...{ collection: 'reusable-slices', where: { parent: { equals: id } }, sort: 'id' },
      })
      await system.payload.restoreVersion({
        ...{ collection: 'reusable-slices', id: docs[0]?.id ?? '' },
      })
      expect([await shown('undone'), await raised()]).toEqual([['Right'], 1])
      await change('reusable-slices', id, { _status: 'draft' })
      expect([await shown('undone'), await raised()]).toEqual([[], 1])
      await change('reusable-slices', id, { _status: 'published' })
      expect([await shown('undone'), await raised()]).toEqual([['Right'], 1])
      // Taken off the page, so that it may go, and put on again once it is there.
      await change('pages', holder, { slices: [], _status: 'published' })
      const inTrash = { deletedAt: new Date().toISOString() }
      await change('reusable-slices', id, inTrash)
      epoch = await data.readEpoch()
      const back = { ...({ collection: 'reusable-slices', id, trash: true } as const) }
      await system.payload.update({ ...back, data: { deletedAt: null } })
      expect(await raised()).toBe(1)
      await change('pages', holder, { slices: [reused(id)], _status: 'published' })
      expect(await shown('undone')).toEqual(['Right'])
    })

    it('come out at their time, on the pages that have them', async () => {
      const { jobsOf } = await import('../../src/ticker/jobs.ts')
      const id = await make('Soon', [hero('Soon')], 'draft')
      await page('soon', [reused(id)])
      expect(await shown('soon')).toEqual([])
      const epoch = await data.readEpoch()
      await system.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: 'reusable-slices', value: id } },
        waitUntil: new Date(Date.now() - 1000),
      } as never)
      await jobsOf(async () => system.payload)
        .find(({ name }) => name === 'publishing')
        ?.run(() => false)
      expect(await shown('soon')).toEqual(['Soon'])
      expect(await data.readEpoch()).toBe(epoch + 1)
    })

    it('show their draft to who previews them, and what is published to who previews the page', async () => {
      const { previewPath } = await import('#data/content/preview.ts')
      const id = await make('Previewed', [hero('Public')])
      const key = documentKey('reusable-slices', id)
      expect(await previewPath(key)).toBe('/slice-simulator')
      const holder = await page('previewed', [reused(id)])
      await change('reusable-slices', id, { slices: [hero('Draft')] }, true)
      expect(await previewPath(key)).toBe('/previewed')
      expect(await previewPath(documentKey('reusable-slices', 987_654))).toBeNull()
      const look = () => shown('previewed')
      expect(await previewing('reusable-slices', id, look)).toEqual(['Draft'])
      expect(await previewing('pages', holder, look)).toEqual(['Public'])
      expect(await look()).toEqual(['Public'])
      // Lists for staff tell what guests get, whatever somebody previews.
      const { withReusableSlices } = await import('#cms/reusable-slices/with-reusable-slices.ts')
      const options = { place: 'pages', depth: 0, previewed: false } as const
      const list = () => withReusableSlices(system.payload, [reused(id)], options)
      expect(titles((await previewing('reusable-slices', id, list)) as Drawn)).toEqual(['Public'])
    })

    it('say where they are used, in drafts too, and nothing of what is in the trash', async () => {
      const id = await make('Known', [hero('Known')])
      const other = await make('Unknown', [hero('Unknown')])
      expect(await uses(id)).toEqual([])
      await page('b-published', [hero('Before'), reused(id)])
      await page('a-draft', [reused(id)], 'draft')
      await page('elsewhere', [reused(other)])
      const changed = await page('changed', [])
      await change('pages', changed, { slices: [reused(id)] }, true)
      await create('locations', locationData('here', { slices: [reused(id)] }))
      const thrown = await page('thrown-away', [reused(id)])
      await change('pages', thrown, { deletedAt: new Date().toISOString() })
      expect(await uses(id)).toEqual([
        'Location here 0',
        'Page a-draft 0 draft',
        'Page b-published 1',
        'Page changed 0 draft',
      ])
    })

    it('are not deleted or thrown away while guests see them, and the refusal says where', async () => {
      const id = await make('Needed', [hero('Needed')])
      const holder = await page('holder', [reused(id)])
      const address = `/reusable-slices/${id}`
      const refusals = await Promise.all([
        system.rest('DELETE', address, { as: editor }),
        system.rest('PATCH', address, {
          ...{ as: editor, body: { deletedAt: new Date().toISOString() } },
        }),
      ])
      for (const { status, body } of refusals) {
        expect(status).toBe(409)
        expect(body.errors).toMatchObject([
          { message: '“Needed” is shown to guests on 1 page: holder. Take it off there first.' },
        ])
      }
      expect(await shown('holder')).toEqual(['Needed'])
      await change('pages', holder, { slices: [reused(id)], _status: 'draft' })
      expect((await system.rest('DELETE', address, { as: editor })).status).toBe(200)
    })

    it('are not deleted while a page that has them is planned to be published', async () => {
      const id = await make('Planned', [hero('Planned')])
      const holder = await page('planned', [reused(id)], 'draft')
      await system.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: 'pages', value: holder } },
        waitUntil: new Date(Date.now() + 86_400_000),
      } as never)
      const { status, body } = await system.rest('DELETE', `/reusable-slices/${id}`, { as: editor })
      expect(status).toBe(409)
      expect(body.errors).toMatchObject([
        {
          message:
            '“Planned” is on 1 page that guests see, or will see as planned: planned. Take it off there first.',
        },
      ])
    })

    it('are thrown away once they are unpublished, and nobody publishes a page with them then', async () => {
      const id = await make('Withdrawn', [hero('Withdrawn')])
      const holder = await page('left-behind', [hero('Stays'), reused(id)])
      await change('reusable-slices', id, { _status: 'draft' })
      const body = { deletedAt: new Date().toISOString() }
      const address = `/reusable-slices/${id}`
      expect((await system.rest('PATCH', address, { as: editor, body })).status).toBe(200)
      expect(await shown('left-behind')).toEqual(['Stays'])
      await expect(
        change('pages', holder, { title: 'Again', _status: 'published' }),
      ).rejects.toThrow(/Which one/)
    })

    it('leave nothing on a page where they are not published or gone, which the content check says', async () => {
      const draft = await make('Not yet', [hero('Not yet')], 'draft')
      const gone = await make('Gone', [hero('Gone')])
      const holder = await page('lacking', [hero('Stays'), reused(draft), reused(gone)], 'draft')
      await system.payload.delete({ collection: 'reusable-slices', id: gone })
      // Chosen while it was there; stored as releases before kept it, without a check.
      await system.payload.db.updateOne({
        ...{ collection: 'pages', id: holder, data: { _status: 'published' } },
      })
      expect(await shown('lacking')).toEqual(['Stays'])
      const found = (await findings()).filter(({ title }) => title === 'lacking')
      expect(found.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
        'gone slices.1.reusable',
        'gone slices.2.reusable',
      ])
    })

    it('are themselves looked at by the content check', async () => {
      const cta = { link_type: 'Web', url: '/nowhere-at-all', text: 'Go' }
      const id = await make('Broken', [{ ...hero('Broken'), cta }])
      const found = (await findings()).filter(({ source }) => source === 'reusable-slices')
      expect(found).toMatchObject([{ rule: 'link-broken', id, path: 'slices.0.cta' }])
    })

    it('have one slice at least, and show no reusable slice that somebody put into them', async () => {
      await expect(make('Empty', [])).rejects.toThrow('Slices')
      const inner = await make('Inner', [hero('Inner')])
      const outer = await make('Outer', [reused(inner), hero('Outer')])
      await page('nested', [reused(outer)])
      expect(await shown('nested')).toEqual(['Outer'])
      const { blockReferences = [] } = system.payload.collections[
        'reusable-slices'
      ].config.flattenedFields.find(({ name }) => name === 'slices') as {
        blockReferences?: unknown[]
      }
      expect(blockReferences).toContain('copy_hero')
      expect(blockReferences).not.toContain('reusable_slice')
    })

    it('bring their dishes to menus, to the list of what is sold out and to the whole menu', async () => {
      const dish = { title: 'Oysters', uid: 'oysters' }
      const item = await system.make('menu-items', dish)
      const category = await system.make('menu-categories', {
        ...{ title: 'Raw bar', uid: 'raw-bar', items: [item] },
      })
      const section = { blockType: 'menu_section', items: [{ menuCategory: category }] }
      const id = await make('The raw bar', [section])
      const menu = { title: 'Dinner', uid: 'dinner', slices: [reused(id)], _status: 'published' }
      const layout = await create('menus', menu)
      const location = await create('locations', locationData('pier'))
      const zone = { title: 'Coast', uid: 'coast', menuLayout: layout }
      await system.make('zones', { ...zone, locations: [{ location }] })
      const { readDishes } = await import('#cms/sold-out/dishes.ts')
      const { readWholeMenu } = await import('#cms/menu-editing/whole-menu.ts')
      const { usagesOfCategory } = await import('#cms/menu-check/usages.ts')
      expect(await readDishes(system.payload, location)).toMatchObject([
        { title: 'Raw bar', dishes: [{ title: 'Oysters' }] },
      ])
      expect(await readWholeMenu(system.payload, layout)).toMatchObject({
        sections: [{ title: null, categories: [category] }],
      })
      expect(await usagesOfCategory(system.payload, category)).toMatchObject([{ title: 'Dinner' }])
    })

    it('have forms whose addresses are written to', async () => {
      const { knownRecipient } = await import('#data/forms/form-addresses.ts')
      const form = { blockType: 'form', variation: 'careers', toEmail: 'jobs@example.com' }
      expect(await knownRecipient('careers', 'jobs@example.com')).toBeNull()
      await make('Apply', [form])
      expect(await knownRecipient('careers', 'jobs@example.com')).toBe('jobs@example.com')
    })

    it('are among the uses of their pictures, which their pages are shared with', async () => {
      const sharp = (await import('sharp')).default
      const background = { r: 20, g: 60, b: 40 }
      const bytes = await sharp({ create: { width: 1400, height: 800, channels: 3, background } })
        .jpeg()
        .toBuffer()
      const file = { data: bytes, name: 'embers.jpg', mimetype: 'image/jpeg', size: bytes.length }
      const picture = await system.payload.create({
        ...{ collection: 'media', data: { alt: 'Embers' }, file },
      })
      const slices = [{ blockType: 'full_image', image: picture.id }]
      const id = await make('With a picture', slices)
      await page('pictured', [reused(id)])
      const shared = (await data.readTextPage('pictured'))?.seo.image
      await page('own-picture', slices)
      expect(shared).not.toBeNull()
      expect(shared).toEqual((await data.readTextPage('own-picture'))?.seo.image)
      const { readUses } = await import('#cms/picture-library/read-uses.ts')
      const index = await readUses(system.payload)
      expect(index.usesOf(picture.id)).toMatchObject([
        { kind: 'Page', title: 'own-picture' },
        { kind: 'Reusable slice', title: 'With a picture', isDraft: false },
      ])
    })
  })
}

async function reads() {
  return {
    ...(await import('#data/site/epoch.ts')),
    ...(await import('#data/locations/locations.ts')),
    ...(await import('#data/menus/menus.ts')),
    ...(await import('#data/content/pages.ts')),
    ...(await import('#data/content/news.ts')),
  }
}
