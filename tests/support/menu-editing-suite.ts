import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, contentDatabase, startContent } from './content.ts'

/** What is promised of work on many documents of the menu at a time, on one database. */
export function describeMenuEditing(kind: 'sqlite' | 'postgres'): void {
  describe(`editing the menu on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string
    const ids: Record<string, number> = {}

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      editor = await system.signIn(['editor'])
      for (const title of ['Olives', 'Bread', 'Fries', 'Cider'])
        ids[title] = await system.make('menu-items', { title, price: 9 })
      ids.bar = await category('Bar', 'Olives', 'Cider')
      ids.sides = await category('Sides', 'Bread', 'Fries')
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const dishes = (...titles: string[]) => titles.map((title) => ids[title] as number)
    const category = (title: string, ...titles: string[]) =>
      system.make('menu-categories', { title, items: dishes(...titles) })
    const arrange = (...categories: [string, string[], string[]][]) =>
      system.rest('POST', '/menu-editing/arrange', {
        as: editor,
        body: {
          categories: categories.map(([name, before, after]) => ({
            id: ids[name],
            before: dishes(...before),
            after: dishes(...after),
          })),
        },
      })
    const listed = async (name: string) => {
      const { readMenuCategories } = await import('#data/menus/menus.ts')
      const [found] = await readMenuCategories([ids[name] as number])
      return found?.items.map(({ title }) => title)
    }
    const epoch = async () => {
      const { currentEpoch } = await import('#cms/content/epoch.ts')
      return currentEpoch(system.payload)
    }

    describe('where a dish is listed', () => {
      it('is every category, with its dishes in order', async () => {
        const { body } = await system.rest('GET', `/menu-editing/listings?item=${ids.Olives}`, {
          as: editor,
        })
        expect(body.categories).toMatchObject([
          { title: 'Bar', dishes: [{ title: 'Olives' }, { title: 'Cider' }] },
          { title: 'Sides', dishes: [{ title: 'Bread' }, { title: 'Fries' }] },
        ])
      })

      it('is changed in two categories at once, and guests hear of it once', async () => {
        const before = await epoch()
        const reply = await arrange(
          ['bar', ['Olives', 'Cider'], ['Cider']],
          ['sides', ['Bread', 'Fries'], ['Bread', 'Olives', 'Fries']],
        )
        expect(reply.status).toBe(200)
        expect(await listed('bar')).toEqual(['Cider'])
        expect(await listed('sides')).toEqual(['Bread', 'Olives', 'Fries'])
        expect(await epoch()).toBe(before + 1)
      })

      it('is refused as a whole where a category was changed meanwhile', async () => {
        const reply = await arrange(
          ['sides', ['Bread', 'Olives', 'Fries'], ['Bread', 'Fries']],
          ['bar', ['Olives', 'Cider'], ['Cider', 'Olives']],
        )
        expect(reply).toMatchObject({
          status: 409,
          body: { error: { code: 'changed_meanwhile' }, at: { category: ids.bar } },
        })
        expect(await listed('sides')).toEqual(['Bread', 'Olives', 'Fries'])
      })

      it('is decided by one of two who change it at the same moment', async () => {
        const before = ['Bread', 'Olives', 'Fries']
        const replies = await Promise.all([
          arrange(['sides', before, ['Olives', 'Bread', 'Fries']]),
          arrange(['sides', before, ['Fries', 'Bread', 'Olives']]),
        ])
        expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
        const won =
          replies[0]?.status === 200 ? ['Olives', 'Bread', 'Fries'] : ['Fries', 'Bread', 'Olives']
        expect(await listed('sides')).toEqual(won)
      })

      it('is no dish and no category that are gone', async () => {
        const now = dishes(...((await listed('bar')) ?? []))
        const body = { categories: [{ id: ids.bar, before: now, after: [...now, 987_654] }] }
        const gone = await system.rest('POST', '/menu-editing/arrange', { as: editor, body })
        expect(gone).toMatchObject({ status: 404, body: { error: { code: 'unknown_dish' } } })
        const none = { categories: [{ id: 987_654, before: [], after: [] }] }
        expect(
          await system.rest('POST', '/menu-editing/arrange', { as: editor, body: none }),
        ).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
      })

      it('is in the audit log with what was before', async () => {
        const { runSql } = await import('#cms/database/sql.ts')
        const rows = await runSql(
          system.payload,
          `SELECT act, changes FROM audit_entries WHERE subject = 'collections/menu-categories/${ids.bar}' ORDER BY id`,
        )
        expect(rows.map(({ act }) => act)).toEqual(['create', 'publish'])
        expect(String(rows[1]?.changes)).toContain('items')
      })
    })

    describe('the whole menu', () => {
      it('is its sections with their categories and dishes, as published', async () => {
        const section = (...categories: (number | undefined)[]) => ({
          blockType: 'menu_section',
          items: categories.map((menuCategory) => ({ menuCategory })),
        })
        const menu = await system.make('menus', {
          title: 'Coast',
          _status: 'published',
          slices: [
            { blockType: 'menu_section_heading', title: 'To Drink' },
            section(ids.bar),
            section(ids.sides),
          ],
        })
        await system.payload.update({
          collection: 'menus',
          id: menu,
          draft: true,
          data: { title: 'Half written', _status: 'draft' },
        })
        const { body } = await system.rest('GET', `/menu-editing/menu?menu=${menu}`, { as: editor })
        expect(body).toMatchObject({
          title: 'Coast',
          sections: [{ title: 'To Drink', categories: [ids.bar, ids.sides] }],
          titles: { [String(ids.bar)]: 'Bar' },
          order: { [String(ids.bar)]: dishes('Cider') },
        })
        expect((body.dishes as Record<string, object>)[String(ids.Cider)]).toMatchObject({
          title: 'Cider',
          price: 900,
          description: '',
          allergens: null,
        })
      })

      const change = (field: string, before: unknown, after: unknown) =>
        system.rest('POST', '/menu-editing/dish', {
          as: editor,
          body: { id: ids.Cider, field, before, after },
        })

      it('changes a field of a dish, and refuses one that was changed meanwhile with what it is now', async () => {
        expect((await change('price', 900, 950)).status).toBe(200)
        expect((await change('description', '', 'Bone dry.\nFrom old trees.')).status).toBe(200)
        const { readMenuItems } = await import('#data/menus/menus.ts')
        const [cider] = await readMenuItems([ids.Cider as number])
        expect(cider).toMatchObject({ title: 'Cider', price: 950 })
        expect(cider?.description?.root.children).toHaveLength(2)
        expect(await change('price', 900, 1000)).toMatchObject({
          status: 409,
          body: { error: { code: 'changed_meanwhile' }, at: { id: ids.Cider, now: 950 } },
        })
        // Sent again, because the answer was lost: it is done already.
        expect((await change('price', 900, 950)).status).toBe(200)
        expect((await change('title', 'Cider', ' ')).status).toBe(422)
        expect((await change('price', 950, 9.5)).status).toBe(422)
      })
    })

    it('says what is stored where that is not what was typed, which is what the next change has seen', async () => {
      const id = await system.make('menu-items', { title: 'Toast', price: 6 })
      const change = (field: string, before: unknown, after: unknown) =>
        system.rest('POST', '/menu-editing/dish', {
          as: editor,
          body: { id, field, before, after },
        })
      const typed = await change('description', '', 'Rye.  \n\n  With butter.')
      expect(typed).toMatchObject({ status: 200, body: { stored: 'Rye.\nWith butter.' } })
      const { stored } = typed.body
      expect((await change('description', stored, '')).body).toEqual({ stored: '' })
      expect((await change('title', 'Toast', ' Rye toast ')).body).toEqual({ stored: 'Rye toast' })
    })

    it('is done by what is sent again because its answer was lost', async () => {
      const list = await system.make('menu-categories', { title: 'Again', items: dishes('Bread') })
      const categories = [{ id: list, before: dishes('Bread'), after: dishes('Fries', 'Bread') }]
      const dish = await system.make('menu-items', { title: 'Again', price: 6 })
      const changes = [{ dish, size: null, zone: null, before: 600, after: 700 }]
      const send = async (name: string, body: object) =>
        (await system.rest('POST', `/menu-editing/${name}`, { as: editor, body })).status
      expect(await send('arrange', { categories })).toBe(200)
      expect(await send('prices', { changes })).toBe(200)
      const before = await epoch()
      expect(await send('arrange', { categories })).toBe(200)
      expect(await send('prices', { changes })).toBe(200)
      expect(await epoch()).toBe(before)
    })

    describe('prices', () => {
      let coast: number
      let wine: number
      let bottle: string

      beforeAll(async () => {
        coast = await system.make('zones', { title: 'Coast zone', uid: 'coast-zone' })
        wine = await system.make('menu-items', {
          title: 'Wine',
          variants: [
            { title: '5 oz', price: 14 },
            { title: 'Bottle', price: 62, zonePrices: [{ zone: coast, price: 64.5 }] },
          ],
        })
        const { variants } = await system.payload.findByID({ collection: 'menu-items', id: wine })
        bottle = String(variants?.[1]?.id)
      })

      type Change = [number | undefined, string | null, number | null, number | null, number | null]
      const save = (...changes: Change[]) =>
        system.rest('POST', '/menu-editing/prices', {
          as: editor,
          body: {
            changes: changes.map(([dish, size, zone, before, after]) => ({
              ...{ dish, size, zone, before, after },
            })),
          },
        })
      const rowsOf = async (dish: number | undefined) => {
        const { readPriceGrid } = await import('#cms/menu-editing/prices/read-prices.ts')
        const { dishes: all } = await readPriceGrid(system.payload)
        return all.find(({ id }) => id === dish)?.rows.map(({ base, zones }) => [base, zones])
      }

      it('are saved together: of dishes, sizes and zones, and guests hear of it once', async () => {
        const before = await epoch()
        const reply = await save(
          [ids.Fries, null, null, 900, 995],
          [ids.Fries, null, coast, null, 1050],
          [wine, bottle, null, 6200, 6500],
          [wine, bottle, coast, 6450, null],
        )
        expect(reply.status).toBe(200)
        expect(await rowsOf(ids.Fries)).toEqual([[995, { [coast]: 1050 }]])
        expect(await rowsOf(wine)).toEqual([
          [null, {}],
          [1400, {}],
          [6500, {}],
        ])
        expect(await epoch()).toBe(before + 1)
      })

      it('are taken back by the same changes turned round', async () => {
        const reply = await save(
          [wine, bottle, null, 6500, 6200],
          [wine, bottle, coast, null, 6450],
        )
        expect(reply.status).toBe(200)
        expect((await rowsOf(wine))?.[2]).toEqual([6200, { [coast]: 6450 }])
      })

      it('are refused as a whole where one of them was changed meanwhile, which is named', async () => {
        const reply = await save(
          [ids.Bread, null, null, 900, 1000],
          [wine, bottle, coast, 6400, 7000],
        )
        expect(reply).toMatchObject({
          status: 409,
          body: {
            error: { code: 'changed_meanwhile' },
            at: { id: wine, size: bottle, zone: coast, now: 6450 },
          },
        })
        expect(await rowsOf(ids.Bread)).toEqual([[900, {}]])
      })

      it('are refused as a whole where the rules of a dish refuse one, which is named', async () => {
        const reply = await save(
          [ids.Bread, null, null, 900, 1000],
          [ids.Fries, null, 987_654, null, 1000],
        )
        expect(reply.status).toBe(422)
        expect(reply.body.at).toMatchObject({ id: ids.Fries })
        expect(await rowsOf(ids.Bread)).toEqual([[900, {}]])
      })

      it('are decided by one of two who change them at the same moment', async () => {
        const replies = await Promise.all([
          save([ids.Bread, null, null, 900, 1100], [ids.Fries, null, null, 995, 1100]),
          save([ids.Fries, null, null, 995, 1200], [ids.Bread, null, null, 900, 1200]),
        ])
        expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
        const won = replies[0]?.status === 200 ? 1100 : 1200
        expect((await rowsOf(ids.Bread))?.[0]?.[0]).toBe(won)
        expect((await rowsOf(ids.Fries))?.[0]?.[0]).toBe(won)
      })

      it('are whole cents, each place once', async () => {
        expect((await save([ids.Bread, null, null, 900, 10.5])).status).toBe(422)
        const twice: Change = [ids.Bread, null, null, 900, 1000]
        expect((await save(twice, twice)).status).toBe(422)
        expect((await save([987_654, null, null, 900, 1000])).status).toBe(404)
      })
    })

    describe('a form that was open meanwhile', () => {
      type Doc = Record<string, unknown> & { seen: string }
      const read = async (path: string) =>
        (await system.rest('GET', `${path}?depth=0`, { as: editor })).body as Doc
      const save = (path: string, body: object) =>
        system.rest('PATCH', `${path}?depth=0`, { as: editor, body })
      const refused = {
        status: 400,
        body: { errors: [{ data: { errors: [{ path: 'seen' }] } }] },
      }

      it('of a dish does not put back the prices from before the grid was saved', async () => {
        const id = await system.make('menu-items', { title: 'Open pie', price: 15 })
        const path = `/menu-items/${id}`
        const form = await read(path)
        const changes = [{ dish: id, size: null, zone: null, before: 1500, after: 1650 }]
        await system.rest('POST', '/menu-editing/prices', { as: editor, body: { changes } })
        expect(await save(path, { title: 'Pie', price: 15, seen: form.seen })).toMatchObject(
          refused,
        )
        const now = await read(path)
        expect(now).toMatchObject({ title: 'Open pie', price: 16.5 })
        const saved = await save(path, { title: 'Pie', seen: now.seen })
        expect(saved.status).toBe(200)
        // The form stays open, and its next save has seen its own.
        const { seen } = saved.body.doc as Doc
        expect((await save(path, { title: 'Big pie', seen })).status).toBe(200)
      })

      it('of a category does not put back its dishes from before they were arranged', async () => {
        const id = await system.make('menu-categories', {
          ...{ title: 'Open list', items: dishes('Bread', 'Fries') },
        })
        const path = `/menu-categories/${id}`
        const form = await read(path)
        const after = dishes('Fries', 'Bread')
        const categories = [{ id, before: dishes('Bread', 'Fries'), after }]
        await system.rest('POST', '/menu-editing/arrange', { as: editor, body: { categories } })
        const old = { items: dishes('Bread', 'Fries'), seen: form.seen }
        expect(await save(path, old)).toMatchObject(refused)
        expect((await read(path)).items).toEqual(after)
      })
    })

    describe('versions', () => {
      type Version = { id: number; version: Record<string, unknown> }
      const versionsOf = async (collection: string, id: number | undefined) => {
        const path = `/${collection}/versions?where[parent][equals]=${id}&sort=updatedAt&depth=0`
        return (await system.rest('GET', path, { as: editor })).body.docs as Version[]
      }

      it('of a dish from before there were any begin with what it is, which can be put back', async () => {
        const id = await system.make('menu-items', { title: 'Old pie', price: 15 })
        const { runSql } = await import('#cms/database/sql.ts')
        await runSql(system.payload, `DELETE FROM _menu_items_v WHERE parent_id = ${id}`)
        const { addMissingVersions } = await import('#cms/documents/missing-versions.ts')
        await addMissingVersions(system.payload)
        await addMissingVersions(system.payload)
        const change = { dish: id, size: null, zone: null, before: 1500, after: 1650 }
        const body = { changes: [change] }
        await system.rest('POST', '/menu-editing/prices', { as: editor, body })
        const [first, second] = await versionsOf('menu-items', id)
        expect([first?.version.price, second?.version.price]).toEqual([15, 16.5])
        const before = await epoch()
        const restored = await system.rest('POST', `/menu-items/versions/${first?.id}`, {
          as: editor,
        })
        expect(restored.status).toBe(200)
        const { readMenuItems } = await import('#data/menus/menus.ts')
        expect((await readMenuItems([id]))[0]?.price).toBe(1500)
        expect(await epoch()).toBeGreaterThan(before)
      })

      it('of a category have its dishes in order', async () => {
        const pies = await system.make('menu-categories', { title: 'Pies', items: dishes('Bread') })
        const categories = [{ id: pies, before: dishes('Bread'), after: dishes('Fries', 'Bread') }]
        await system.rest('POST', '/menu-editing/arrange', { as: editor, body: { categories } })
        const versions = await versionsOf('menu-categories', pies)
        expect(versions.map(({ version }) => version.items)).toEqual([
          dishes('Bread'),
          dishes('Fries', 'Bread'),
        ])
      })
    })
  })
}
