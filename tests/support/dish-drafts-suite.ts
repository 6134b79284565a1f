import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MenuItem } from '#payload-types.ts'
import { type Content, contentDatabase, startContent } from './content.ts'

/** What is promised of drafts of dishes and categories, on one database. */
export function describeDishDrafts(kind: 'sqlite' | 'postgres'): void {
  describe(`drafts of dishes and categories on ${kind}`, () => {
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

    type Slug = 'menu-items' | 'menu-categories'
    const send = (method: string, path: string, body?: object) =>
      system.rest(method, path, { as: editor, body })
    const saveDraft = (slug: Slug, id: number, data: object) =>
      send('PATCH', `/${slug}/${id}?draft=true`, { ...data, _status: 'draft' })
    const publish = (slug: Slug, id: number, data: object = {}) =>
      send('PATCH', `/${slug}/${id}`, { ...data, _status: 'published' })
    const newest = async <T = MenuItem>(id: number, slug: Slug = 'menu-items') =>
      (await system.payload.findByID({ collection: slug, id, draft: true, depth: 0 })) as T
    const guestsSee = async (...ids: number[]) => {
      const { readMenuItems } = await import('#data/menus/menus.ts')
      return (await readMenuItems(ids)).map(({ title, price }) => [title, price])
    }
    const listed = async (id: number) => {
      const { readMenuCategories } = await import('#data/menus/menus.ts')
      const [found] = await readMenuCategories([id])
      return found?.items.map(({ title }) => title)
    }
    const epoch = async () => {
      const { currentEpoch } = await import('#cms/content/epoch.ts')
      return currentEpoch(system.payload)
    }

    it('reach no guest before they are published, and no page is drawn anew for them', async () => {
      const pie = await system.make('menu-items', { title: 'Pie', price: 9 })
      const before = await epoch()
      await saveDraft('menu-items', pie, { title: 'Autumn pie', price: 12 })
      expect(await guestsSee(pie)).toEqual([['Pie', 900]])
      expect(await epoch()).toBe(before)
      await publish('menu-items', pie)
      expect(await guestsSee(pie)).toEqual([['Autumn pie', 1200]])
      expect(await epoch()).toBeGreaterThan(before)
    })

    it('of what was never published are on no menu, and what is taken back is gone from it', async () => {
      const shown = await system.make('menu-items', { title: 'Shown' })
      const hidden = await system.make('menu-items', { title: 'Hidden', _status: 'draft' })
      const list = await system.make('menu-categories', {
        ...{ title: 'Late', items: [hidden, shown] },
      })
      expect(await listed(list)).toEqual(['Shown'])
      await publish('menu-items', hidden)
      expect(await listed(list)).toEqual(['Hidden', 'Shown'])
      await send('PATCH', `/menu-items/${shown}`, { _status: 'draft' })
      expect(await listed(list)).toEqual(['Hidden'])
      await send('PATCH', `/menu-categories/${list}`, { _status: 'draft' })
      expect(await listed(list)).toBeUndefined()
    })

    it('are complete: what a dish cannot be without is asked of a draft', async () => {
      const refused = await send('POST', '/menu-items?draft=true', { price: 9, _status: 'draft' })
      expect(refused.status).toBe(400)
    })

    it('are published when it was planned', async () => {
      const soup = await system.make('menu-items', { title: 'Soup', price: 8 })
      await saveDraft('menu-items', soup, { price: 10 })
      await system.payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: 'menu-items', value: soup } },
        waitUntil: new Date(Date.now() - 1000),
      })
      await system.payload.jobs.run({ overrideAccess: true })
      expect(await guestsSee(soup)).toEqual([['Soup', 1000]])
    })

    it('are shown to whoever previews them, and to nobody else', async () => {
      const tart = await system.make('menu-items', { title: 'Tart', price: 7 })
      const sweets = await system.make('menu-categories', { title: 'Sweets', items: [tart] })
      await saveDraft('menu-items', tart, { title: 'Plum tart' })
      await saveDraft('menu-categories', sweets, { title: 'Desserts' })
      const { withRenderContext } = await import('#lib/front/render-context.ts')
      const { readMenuCategories } = await import('#data/menus/menus.ts')
      const seen = (draft: string | null) =>
        withRenderContext(
          { requestId: '', address: null, draft, validUntil: Number.POSITIVE_INFINITY },
          async () => {
            const [found] = await readMenuCategories([sweets])
            return [found?.title, ...(found?.items ?? []).map(({ title }) => title)]
          },
        )
      expect(await seen(null)).toEqual(['Sweets', 'Tart'])
      expect(await seen(`menu-items:${tart}`)).toEqual(['Sweets', 'Plum tart'])
      expect(await seen(`menu-categories:${sweets}`)).toEqual(['Desserts', 'Tart'])
    })

    it('are previewed where the first restaurant that serves the dish lists it', async () => {
      const cake = await system.make('menu-items', { title: 'Cake', uid: 'cake', _status: 'draft' })
      const { previewPath } = await import('#data/content/preview.ts')
      expect(await previewPath(`menu-items:${cake}`)).toBe('/slice-simulator')
      expect(await previewPath('menu-items:987654')).toBeNull()
      const teas = await system.make('menu-categories', { title: 'Tea', uid: 'tea', items: [cake] })
      const menu = await system.make('menus', {
        ...{ title: 'Tea time', uid: 'tea-time', _status: 'published' },
        slices: [{ blockType: 'menu_section', items: [{ menuCategory: teas }] }],
      })
      const location = await system.openLocation('tea-house')
      await system.make('zones', {
        ...{ title: 'Tea zone', uid: 'tea-zone', menuLayout: menu, locations: [{ location }] },
      })
      expect(await previewPath(`menu-items:${cake}`)).toBe('/locations/tea-house/menu#dish-cake')
      expect(await previewPath(`menu-categories:${teas}`)).toBe(
        '/locations/tea-house/menu#menu-tea',
      )
    })

    it('that no menu lists say what would have to be done, one thing after the other', async () => {
      const { readNotListed } = await import('#data/content/not-listed.ts')
      const why = async (id: number) => (await readNotListed(`menu-items:${id}`))?.why
      const fig = await system.make('menu-items', { title: 'Fig' })
      expect(await why(fig)).toMatch(/^No category lists it/)
      const fruit = await system.make('menu-categories', {
        ...{ title: 'Fruit', items: [fig], _status: 'draft' },
      })
      expect(await why(fig)).toBe(
        'Only a draft of the category “Fruit” lists it. Publish that category.',
      )
      await publish('menu-categories', fruit)
      expect(await why(fig)).toMatch(/^It is in the category “Fruit”, and no menu lists that/)
      const menu = await system.make('menus', {
        ...{ title: 'Summer', uid: 'summer-of-figs', _status: 'draft' },
        slices: [{ blockType: 'menu_section', items: [{ menuCategory: fruit }] }],
      })
      expect(await why(fig)).toBe('Only a draft of the menu “Summer” lists it. Publish that menu.')
      await send('PATCH', `/menus/${menu}`, { _status: 'published' })
      expect(await why(fig)).toMatch(/^No restaurant that serves it shows the menu “Summer”/)
      expect(await readNotListed('pages:1')).toBeNull()
    })

    it('say where they are listed, and mark each category and menu that guests do not see', async () => {
      const { usagesOfCategory, usagesOfItem } = await import('#cms/menu-check/usages.ts')
      const { readListings } = await import('#cms/menu-editing/listings.ts')
      const plum = await system.make('menu-items', { title: 'Plum' })
      const seen = await system.make('menu-categories', { title: 'Seen', items: [plum] })
      const hidden = await system.make('menu-categories', {
        ...{ title: 'Hidden', items: [plum], _status: 'draft' },
      })
      const menu = (title: string, category: number, _status: string) =>
        system.make('menus', {
          ...{ title, uid: `plums-${title.toLowerCase()}`, _status },
          slices: [{ blockType: 'menu_section', items: [{ menuCategory: category }] }],
        })
      await menu('Now', seen, 'published')
      const later = await menu('Later', hidden, 'draft')
      const listings = (await readListings(system.payload)).filter(({ dishes }) =>
        dishes.some(({ id }) => id === plum),
      )
      expect(listings.map(({ title, isPublished }) => [title, isPublished])).toEqual([
        ...[
          ['Seen', true],
          ['Hidden', false],
        ],
      ])
      const words = (uses: { role: string; title: string }[]) =>
        uses.map(({ role, title }) => `${role}: ${title}`)
      expect(words(await usagesOfItem(system.payload, plum))).toEqual([
        ...['Menu: Now', 'Menu, in a draft only: Later'],
      ])
      expect(words(await usagesOfCategory(system.payload, hidden))).toEqual([
        'Menu, in a draft only: Later',
      ])
      await send('PATCH', `/menus/${later}`, { _status: 'published' })
      expect(words(await usagesOfCategory(system.payload, hidden))).toEqual(['Menu: Later'])
    })

    it('never have a name in their address that another one has, be it in a draft alone', async () => {
      const stew = await system.make('menu-items', { title: 'Stew', uid: 'stew' })
      const ragout = await system.make('menu-items', { title: 'Ragout', uid: 'ragout' })
      expect((await saveDraft('menu-items', stew, { uid: 'winter-pot' })).status).toBe(200)
      const refused = async (uid: string) => {
        const { status, body } = await saveDraft('menu-items', ragout, { uid })
        expect(status).toBe(400)
        const [{ data }] = body.errors as [{ data: { errors: unknown[] } }]
        return data.errors
      }
      expect(await refused('winter-pot')).toMatchObject([
        ...[
          {
            path: 'uid',
            message: 'The draft of “Stew” has this name already. Please choose another.',
          },
        ],
      ])
      // Guests have it until the draft of the other is published.
      expect(await refused('stew')).toMatchObject([
        ...[{ path: 'uid', message: '“Stew” has this name already. Please choose another.' }],
      ])
      expect((await saveDraft('menu-items', stew, { title: 'Big stew' })).status).toBe(200)
      expect((await publish('menu-items', stew)).status).toBe(200)
      expect((await publish('menu-items', ragout, { uid: 'stew' })).status).toBe(200)
    })

    it('with the name of a published dish, as older ones may have it, do not stand in the way of that dish', async () => {
      const pie = await system.make('menu-items', { title: 'Pie', uid: 'a-pie', price: 9 })
      const tart = await system.make('menu-items', { title: 'Galette', uid: 'galette' })
      await saveDraft('menu-items', tart, { uid: 'galette-of-plums' })
      const { runSql } = await import('#cms/database/sql.ts')
      await runSql(
        system.payload,
        `UPDATE _menu_items_v SET version_uid = 'a-pie' WHERE parent_id = ${tart} AND latest = TRUE`,
      )
      const price = { dish: pie, size: null, zone: null, before: 900, after: 1000 }
      expect((await send('POST', '/menu-editing/prices', { changes: [price] })).status).toBe(200)
      expect((await publish('menu-items', pie, { title: 'Apple pie' })).status).toBe(200)
      expect((await saveDraft('menu-items', tart, { title: 'Plum galette' })).status).toBe(200)
    })

    it('and versions that come back keep their own name where another one has it by now', async () => {
      const old = await system.make('menu-items', { title: 'Broth', uid: 'broth' })
      await publish('menu-items', old, { uid: 'clear-broth', title: 'Clear broth' })
      await system.make('menu-items', { title: 'New broth', uid: 'broth' })
      const { docs } = await system.payload.findVersions({
        ...{ collection: 'menu-items', where: { 'version.title': { equals: 'Broth' } }, depth: 0 },
      })
      const back = await send('POST', `/menu-items/versions/${docs[0]?.id}?draft=true`)
      expect(back.status).toBe(200)
      expect(await newest(old, 'menu-items')).toMatchObject({ title: 'Broth', uid: 'clear-broth' })
    })

    it('of a page that saves itself keep all else that is typed while its name is one that another page has', async () => {
      const page = { type: 'text-page' as const, _status: 'published' as const }
      await system.make('pages', { title: 'Winter', uid: 'winter', ...page })
      const id = await system.make('pages', { title: 'Spring', uid: 'spring', ...page })
      const typed = { title: 'Winter menus', uid: 'winter' }
      const saved = await send('PATCH', `/pages/${id}?draft=true&autosave=true`, typed)
      expect(saved.body.errors).toBeUndefined()
      const stored = await system.payload.findByID({
        collection: 'pages',
        id,
        draft: true,
        depth: 0,
      })
      expect(stored).toMatchObject({ title: 'Winter menus', uid: 'spring' })
      expect((await send('PATCH', `/pages/${id}`, { ...typed, _status: 'published' })).status).toBe(
        400,
      )
    })

    it('get a number behind a name that nobody typed and that another one has', async () => {
      const named = async (slug: Slug, title: string) => {
        const id = await system.make(slug, { title, _status: 'draft' })
        return (await newest<{ uid: string }>(id, slug)).uid
      }
      expect(await named('menu-items', 'Borscht')).toBe('borscht')
      expect(await named('menu-items', 'Borscht')).toBe('borscht-2')
      expect(await named('menu-categories', 'Borscht')).toBe('borscht')
    })

    it('are kept apart from what is published by every edit in place, and take what they had not changed', async () => {
      const cents = fc.integer({ min: 0, max: 5000 })
      const words = fc.constantFrom('Cod', 'Hake', 'Sole')
      const dish = fc.record({ title: words, price: cents, base: cents, zone: cents })
      const zone = await system.make('zones', { title: 'Coast', uid: 'coast-of-drafts' })
      let number = 0
      await fc.assert(
        fc.asyncProperty(
          ...([dish, fc.option(dish), words, cents, cents] as const),
          async (first, other, title, price, base) => {
            const uid = `law-${++number}`
            const dataOf = ({ title, price, base, zone: own }: typeof first) => ({
              ...{ title, price: price / 100, zonePrices: [{ zone, price: own / 100 }] },
              variants: [{ id: uid, title: 'Large', price: base / 100 }],
            })
            const id = await system.make('menu-items', { uid, ...dataOf(first) })
            if (other) await saveDraft('menu-items', id, dataOf(other))
            await send('POST', '/menu-editing/dish', {
              ...{ id, field: 'title', before: first.title, after: title },
            })
            const changes = [
              { dish: id, size: null, zone: null, before: first.price, after: price },
              { dish: id, size: uid, zone: null, before: first.base, after: base },
            ]
            const saved = await send('POST', '/menu-editing/prices', { changes })
            expect(saved.status).toBe(200)
            const valuesOf = (doc: MenuItem) => ({
              title: doc.title,
              price: Math.round((doc.price ?? 0) * 100),
              base: Math.round((doc.variants?.[0]?.price ?? 0) * 100),
              zone: Math.round((doc.zonePrices?.[0]?.price ?? 0) * 100),
            })
            const published = await system.payload.findByID({
              ...{ collection: 'menu-items', id, depth: 0 },
            })
            const after = { ...first, title, price, base }
            expect(published._status).toBe('published')
            expect(valuesOf(published)).toEqual(after)
            const merged = (key: keyof typeof first) =>
              other && other[key] !== first[key] ? other[key] : after[key]
            const draft = await newest(id)
            expect(draft._status).toBe(other ? 'draft' : 'published')
            expect(valuesOf(draft)).toEqual({
              ...{ title: merged('title'), price: merged('price') },
              ...{ base: merged('base'), zone: merged('zone') },
            })
          },
        ),
        { numRuns: 12 },
      )
    })

    it('of a category keep their own order where its dishes are moved, and follow where they had none', async () => {
      const [one, two] = [
        await system.make('menu-items', { title: 'One' }),
        await system.make('menu-items', { title: 'Two', _status: 'draft' }),
      ]
      const make = (uid: string) =>
        system.make('menu-categories', { title: 'Pair', uid, items: [one, two] })
      const [renamed, turned] = [await make('pair'), await make('other-pair')]
      await saveDraft('menu-categories', renamed, { title: 'Duo' })
      await saveDraft('menu-categories', turned, { items: [two] })
      const categories = [renamed, turned].map((id) => ({
        ...{ id, before: [one, two], after: [two, one] },
      }))
      expect((await send('POST', '/menu-editing/arrange', { categories })).status).toBe(200)
      const items = async (id: number) =>
        await newest<{ items: number[]; title: string; _status: string }>(id, 'menu-categories')
      expect(await items(renamed)).toMatchObject({
        title: 'Duo',
        items: [two, one],
        _status: 'draft',
      })
      expect(await items(turned)).toMatchObject({ title: 'Pair', items: [two], _status: 'draft' })
      expect(await listed(turned)).toEqual(['One'])
    })

    it('stand marked where menus are edited in place, where they are edited as drafts', async () => {
      const fresh = await system.make('menu-items', { title: 'Fresh', price: 5, _status: 'draft' })
      const known = await system.make('menu-items', { title: 'Known', price: 6 })
      await saveDraft('menu-items', known, { price: 7 })
      const list = await system.make('menu-categories', { title: 'Both', items: [fresh, known] })
      const menu = await system.make('menus', {
        ...{ title: 'Both', uid: 'both', _status: 'published' },
        slices: [{ blockType: 'menu_section', items: [{ menuCategory: list }] }],
      })
      const { readWholeMenu } = await import('#cms/menu-editing/whole-menu.ts')
      const { readPriceGrid } = await import('#cms/menu-editing/prices/read-prices.ts')
      const whole = await readWholeMenu(system.payload, menu)
      expect(whole?.order[list]).toEqual([fresh, known])
      expect(whole?.dishes[fresh]).toMatchObject({ title: 'Fresh', standing: 'draft' })
      expect(whole?.dishes[known]).toMatchObject({ price: 600, standing: 'changed' })
      const { dishes } = await readPriceGrid(system.payload)
      const inGrid = (id: number) => dishes.find((one) => one.id === id)
      expect(inGrid(fresh)).toMatchObject({ isDraft: true, rows: [{ base: 500 }] })
      expect(inGrid(known)).toMatchObject({ isDraft: false, rows: [{ base: 600 }] })
      const change = { id: fresh, field: 'price', before: 500, after: 550 }
      expect((await send('POST', '/menu-editing/dish', change)).status).toBe(200)
      expect(await newest(fresh)).toMatchObject({ price: 5.5, _status: 'draft' })
      expect(await guestsSee(fresh)).toEqual([])
    })

    it('that somebody else saved are not saved over unseen', async () => {
      const stew = await system.make('menu-items', { title: 'Stew' })
      const form = (await send('GET', `/menu-items/${stew}?draft=true`)).body
      await saveDraft('menu-items', stew, { title: 'Theirs', seen: form.seen })
      const late = await saveDraft('menu-items', stew, { title: 'Mine', seen: form.seen })
      expect(late.status).toBe(400)
      expect(await newest(stew)).toMatchObject({ title: 'Theirs' })
    })

    it('never stand in the way of a new price: not by what they state, nor by what they lack by now', async () => {
      const statement = { statement: 'some', contains: ['milk'] }
      const silent = await system.make('menu-items', { title: 'Silent', price: 9 })
      await saveDraft('menu-items', silent, { allergens: statement })
      const gone = await system.make('menu-categories', { title: 'Soon gone', kind: 'drink' })
      const paired = await system.make('menu-items', { title: 'Paired', price: 9 })
      await saveDraft('menu-items', paired, { pairings: [{ category: gone, items: [] }] })
      await system.payload.delete({ collection: 'menu-categories', id: gone })
      const changes = [silent, paired].map((dish) => ({
        ...{ dish, size: null, zone: null, before: 900, after: 1000 },
      }))
      expect((await send('POST', '/menu-editing/prices', { changes })).status).toBe(200)
      expect(await guestsSee(silent, paired)).toEqual([
        ['Silent', 1000],
        ['Paired', 1000],
      ])
      expect(await newest(silent)).toMatchObject({
        ...{ price: 10, _status: 'draft', allergens: statement },
      })
    })

    it('keep their place among the versions where a price is changed beside them', async () => {
      const id = await system.make('menu-items', { title: 'Long lived', price: 0 })
      await saveDraft('menu-items', id, { title: 'Its draft' })
      for (let cents = 0; cents < 5; cents++) {
        const at = { dish: id, size: null, zone: null }
        const changes = [{ ...at, before: cents, after: cents + 1 }]
        expect((await send('POST', '/menu-editing/prices', { changes })).status).toBe(200)
      }
      const { docs } = await system.payload.findVersions({
        ...{
          collection: 'menu-items',
          where: { parent: { equals: id } },
          depth: 0,
          sort: '-updatedAt',
        },
      })
      expect(docs.map(({ version }) => version._status)).toEqual([
        'draft',
        ...Array.from({ length: 6 }, () => 'published'),
      ])
    })

    it('are given up for what is published, by the button of Payload that reads and saves it', async () => {
      const id = await system.make('menu-items', { title: 'As it was', price: 9 })
      await saveDraft('menu-items', id, { title: 'Half an idea' })
      const { body } = await send('GET', `/menu-items/${id}?depth=0`)
      expect((await send('PATCH', `/menu-items/${id}`, body)).status).toBe(200)
      expect(await newest(id)).toMatchObject({ title: 'As it was', _status: 'published' })
    })

    describe('where a release without them wrote', () => {
      const writeAsBefore = async (id: number, price: number) => {
        const { runSql } = await import('#cms/database/sql.ts')
        const at = new Date(Date.now() + 1000).toISOString()
        await runSql(
          system.payload,
          `UPDATE menu_items SET price = ${price}, updated_at = '${at}' WHERE id = ${id}`,
        )
      }
      const mend = async () => {
        const { addMissingVersions } = await import('#cms/documents/missing-versions.ts')
        await addMissingVersions(system.payload)
      }

      it('its prices stay, also where the dish is renamed in place', async () => {
        const id = await system.make('menu-items', { title: 'Cobbler', price: 9 })
        await writeAsBefore(id, 12)
        const rename = { id, field: 'title', before: 'Cobbler', after: 'Crumble' }
        expect((await send('POST', '/menu-editing/dish', rename)).status).toBe(200)
        expect(await guestsSee(id)).toEqual([['Crumble', 1200]])
      })

      it('each dish has one version of what it is, whoever starts beside whom', async () => {
        const { runSql } = await import('#cms/database/sql.ts')
        const { ANY_WITHOUT_VERSION } = await import('#cms/documents/without-version.ts')
        const changed = await system.make('menu-items', { title: 'Changed', price: 9 })
        const made = await system.make('menu-items', { title: 'Made', price: 9 })
        await writeAsBefore(changed, 12)
        await runSql(system.payload, `DELETE FROM _menu_items_v WHERE parent_id = ${made}`)
        expect(await runSql(system.payload, ANY_WITHOUT_VERSION)).toHaveLength(1)
        await Promise.all([mend(), mend()])
        expect(await runSql(system.payload, ANY_WITHOUT_VERSION)).toEqual([])
        const { docs } = await system.payload.find({
          ...{ collection: 'menu-items', draft: true, depth: 0, sort: 'title' },
          where: { id: { in: [changed, made] } },
        })
        expect(docs.map(({ title, price }) => [title, price])).toEqual([
          ['Changed', 12],
          ['Made', 9],
        ])
        const form = (await send('GET', `/menu-items/${changed}?draft=true&depth=0`)).body
        expect((await publish('menu-items', changed, { ...form, title: 'Mine' })).status).toBe(200)
      })
    })

    it('are saved by whoever has unpublished the dish before, whose form has seen it published', async () => {
      const id = await system.make('menu-items', { title: 'Was shown' })
      await publish('menu-items', id, { title: 'Is shown' })
      const colleague = await system.signIn(['editor'])
      const seenNow = async () => (await send('GET', `/menu-items/${id}?draft=true`)).body.seen
      // As the admin does it.
      const unpublish = () =>
        send('PATCH', `/menu-items/${id}?unpublishAllLocales=true`, { _status: 'draft' })
      const seen = await seenNow()
      await unpublish()
      const theirs = await system.rest('PATCH', `/menu-items/${id}?draft=true`, {
        ...{ as: colleague, body: { title: 'Theirs', seen, _status: 'draft' } },
      })
      expect(theirs.status).toBe(400)
      expect((await saveDraft('menu-items', id, { title: 'Mine', seen })).status).toBe(200)
      expect((await saveDraft('menu-items', id, { title: 'Too late', seen })).status).toBe(400)

      const before = await seenNow()
      await publish('menu-items', id, { title: 'Of somebody else meanwhile' })
      await unpublish()
      const late = await saveDraft('menu-items', id, { title: 'Over it', seen: before })
      expect(late.status).toBe(400)
    })

    it('are the newest in the order of their saves, whatever a clock says', async () => {
      const id = await system.make('menu-items', { title: 'First', price: 1 })
      vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
      try {
        for (const back of [0, 5000, 0]) {
          vi.setSystemTime(Date.now() - back)
          await saveDraft('menu-items', id, { price: 2 + back })
          expect((await newest(id)).price).toBe(2 + back)
          await saveDraft('menu-items', id, { title: `Saved ${back}` })
          expect(await newest(id)).toMatchObject({ title: `Saved ${back}`, price: 2 + back })
        }
        vi.setSystemTime(Date.now() - 5000)
        await publish('menu-items', id, { price: 3 })
        expect(await newest(id)).toMatchObject({ price: 3, _status: 'published' })
        await saveDraft('menu-items', id, { price: 4 })
        vi.setSystemTime(Date.now() - 5000)
        await send('PATCH', `/menu-items/${id}`, { _status: 'draft' })
        expect(await newest(id)).toMatchObject({ price: 4, _status: 'draft' })
      } finally {
        vi.useRealTimers()
      }
    })
  })
}
