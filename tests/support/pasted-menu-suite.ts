import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'

type Dish = {
  use: number | null
  title: string
  description: string
  prices: { name: string; cents: number }[]
  marks: number[]
}

const dish = (title: string, more: Partial<Dish> = {}): Dish => ({
  ...{ use: null, title, description: '', prices: [{ name: '', cents: 1400 }], marks: [] },
  ...more,
})
const section = (title: string, dishes: Dish[], more: object = {}) => ({
  ...{ title, description: '', part: null, dishes },
  ...more,
})

/** What is promised of a menu that is made of a pasted text, on one database (spec:menus.pasted). */
export function describePastedMenu(kind: 'sqlite' | 'postgres'): void {
  describe(`a pasted menu on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string
    let spicy: number
    let nuts: number

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      editor = await system.signIn(['editor'])
      const mark = (uid: string, kind: string, more = {}) =>
        system.make('menu-tags', { title: uid, uid, kind, abbreviation: uid.slice(0, 2), ...more })
      spicy = await mark('spicy', 'note')
      nuts = await mark('nuts', 'allergen', { allergens: ['almonds'] })
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const send = (body: object, as = editor) =>
      system.rest('POST', '/menu-editing/pasted', {
        as,
        body: { key: randomUUID(), title: 'Dinner', location: null, ...body },
      })
    const counts = async () => {
      const all = ['menus', 'menu-categories', 'menu-items', 'zones'] as const
      return Promise.all(
        all.map(async (collection) => (await system.payload.count({ collection })).totalDocs),
      )
    }
    const menuOf = (id: unknown) =>
      system.payload.findByID({ collection: 'menus', id: Number(id), draft: true, depth: 0 })

    it('is a draft, and once it is published guests see its parts, sections and dishes in order', async () => {
      const { body, status } = await send({
        sections: [
          section('Starters', [
            dish('Soup', { description: 'Of the day.\nAsk us.', marks: [spicy] }),
            dish('Oysters', { prices: [], description: 'Market price' }),
          ]),
          section('Mains', [dish('Steak', { prices: [{ name: '', cents: 3250 }] })], {
            description: 'From the fire.',
          }),
          section(
            'Wine',
            [
              dish('Malbec', {
                prices: [
                  { name: 'Glass', cents: 1200 },
                  { name: 'Bottle', cents: 4800 },
                ],
              }),
            ],
            { part: { title: 'Drinks', description: 'Until late' } },
          ),
        ],
      })
      expect(status).toBe(200)
      const menu = await menuOf(body.id)
      expect(menu).toMatchObject({ _status: 'draft', title: 'Dinner', uid: 'dinner' })
      expect(menu.slices).toMatchObject([
        { blockType: 'menu_section', items: [{}, {}] },
        { blockType: 'menu_section_heading', title: 'Drinks', description: 'Until late' },
        { blockType: 'menu_section', items: [{}] },
      ])
      const { readMenu, readMenuCategories } = await import('#data/menus/menus.ts')
      expect(await readMenu('dinner')).toBeNull()
      const published = await system.rest('PATCH', `/menus/${body.id}`, {
        as: editor,
        body: { _status: 'published' },
      })
      expect(published.status).toBe(200)
      expect(await readMenu('dinner')).toMatchObject({ title: 'Dinner' })
      const ids = (menu.slices ?? []).flatMap((slice) =>
        slice.blockType === 'menu_section' ? slice.items.map((one) => one.menuCategory) : [],
      )
      expect(await readMenuCategories(ids as number[])).toMatchObject([
        {
          title: 'Starters',
          items: [
            { title: 'Soup', price: 1400, tags: [{ uid: 'spicy' }], allergens: null },
            { title: 'Oysters', price: null },
          ],
        },
        { title: 'Mains', description: 'From the fire.', items: [{ title: 'Steak', price: 3250 }] },
        {
          title: 'Wine',
          items: [
            {
              ...{ title: 'Malbec', price: null },
              variants: [
                { title: 'Glass', price: 1200 },
                { title: 'Bottle', price: 4800 },
              ],
            },
          ],
        },
      ])
    })

    it('is made once, however often and however quickly the same is sent', async () => {
      const wish = {
        key: randomUUID(),
        title: 'Lunch',
        sections: [section('Plates', [dish('Toast')])],
      }
      const before = await counts()
      const replies = await Promise.all([send(wish), send(wish), send(wish)])
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
      const [menus = 0, categories = 0, dishes = 0, zones] = before
      expect(await counts()).toEqual([menus + 1, categories + 1, dishes + 1, zones])
      expect((await send({ ...wish, key: randomUUID() })).body.id).not.toBe(replies[0]?.body.id)
    })

    it('leaves nothing behind where it fails in the middle', async () => {
      const before = await counts()
      const create = system.payload.create.bind(system.payload)
      const fails = vi.spyOn(system.payload, 'create').mockImplementation(((args: never) => {
        if ((args as { collection: string }).collection === 'menus')
          throw new Error('in the middle')
        return create(args)
      }) as typeof create)
      const failed = await send({ sections: [section('Plates', [dish('Toast'), dish('Bread')])] })
      fails.mockRestore()
      expect(failed.status).toBe(500)
      expect(await counts()).toEqual(before)
    })

    it('names the dish by which it is refused, and nothing is made', async () => {
      const before = await counts()
      const faulty = await send({
        sections: [
          section('Plates', [dish('Toast'), dish('Bread', { prices: [{ name: '', cents: -1 }] })]),
        ],
      })
      expect(faulty).toMatchObject({
        status: 422,
        body: { error: { fields: [{ path: 'sections.0.dishes.1.prices.0.cents' }] } },
      })
      const gone = await send({ sections: [section('Plates', [dish('Toast', { use: 987_654 })])] })
      expect(gone).toMatchObject({
        status: 404,
        body: { error: { code: 'unknown_dish' }, at: { section: 0, dish: 0 } },
      })
      expect(await counts()).toEqual(before)
    })

    it('takes no mark that states an allergen: only a person does', async () => {
      const refused = await send({
        sections: [section('Plates', [dish('Brittle', { marks: [nuts] })])],
      })
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'unknown_mark' } } })
    })

    it('lists a dish that is there already, and gives others of the same name an address of their own', async () => {
      const there = await system.make('menu-items', { title: 'Olives', price: 6 })
      const { body } = await send({
        title: 'Snacks',
        sections: [section('Snacks', [dish('Olives', { use: there }), dish('Olives')])],
      })
      const [slice] = (await menuOf(body.id)).slices ?? []
      if (slice?.blockType !== 'menu_section') throw new Error('no section')
      const id = slice.items[0]?.menuCategory as number
      const category = await system.payload.findByID({
        collection: 'menu-categories',
        id,
        depth: 1,
      })
      expect(category.items).toMatchObject([{ id: there }, { uid: 'olives-2' }])
    })

    it('becomes the menu of a restaurant that has none, in its zone or in one of its own', async () => {
      const [own, alone, shared] = await Promise.all(
        ['own', 'alone', 'shared'].map((uid) => system.make('locations', locationData(uid))),
      )
      const zone = await system.make('zones', {
        ...{ title: 'Harbour', uid: 'harbour' },
        locations: [{ location: own }, { location: shared }],
      })
      const { readWithoutMenu } = await import('#cms/menu-editing/pasted/without-menu.ts')
      const req = await system.request('/admin/menus/paste', editor)
      expect(await readWithoutMenu(req)).toMatchObject([
        { id: alone, shared: [] },
        { id: own, shared: [expect.any(String)] },
        { id: shared },
      ])
      const sections = [section('Plates', [dish('Toast')])]
      const first = await send({ sections, location: own })
      const zoneNow = await system.payload.findByID({ collection: 'zones', id: zone, depth: 0 })
      expect(zoneNow.menuLayout).toBe(first.body.id)
      expect(await send({ sections, location: shared })).toMatchObject({
        status: 409,
        body: { error: { code: 'has_menu' } },
      })
      const second = await send({ sections, location: alone })
      const { docs } = await system.payload.find({
        ...{ collection: 'zones', depth: 0, where: { menuLayout: { equals: second.body.id } } },
      })
      expect(docs).toMatchObject([{ locations: [{ location: alone }] }])
      expect(await readWithoutMenu(req)).toEqual([])
      expect((await send({ sections, location: 987_654 })).status).toBe(404)
    })

    it('is made of five hundred dishes, and not of one more', async () => {
      const dishes = Array.from({ length: 500 }, (_, at) => dish(`Plate number ${at}`))
      const halves = [section('First', dishes.slice(0, 250)), section('Second', dishes.slice(250))]
      const more = [...halves, section('Third', [dish('One too many')])]
      expect((await send({ title: 'Too large', sections: more })).status).toBe(422)
      const [, , before = 0] = await counts()
      expect((await send({ title: 'Large', sections: halves })).status).toBe(200)
      const [, , after = 0] = await counts()
      expect(after - before).toBe(500)
    })

    it('is made by editors alone', async () => {
      for (const role of ['host', 'viewer', 'marketing'] as const)
        expect((await send({}, await system.signIn([role]))).status).toBe(403)
    })
  })
}
