import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, contentDatabase, startContent } from './content.ts'

/** What is promised of the allergens of dishes, on one database. */
export function describeAllergens(kind: 'sqlite' | 'postgres'): void {
  describe(`allergens of a dish on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string
    const tags: Record<string, number> = {}

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      // Half past ten in the morning of Vancouver.
      system = await startContent(database?.url, { now: '2026-11-27T18:30:00Z' })
      editor = await system.signIn(['editor'])
      const tag = (title: string, kind: string, allergens: string[]) =>
        system.make('menu-tags', { title, kind, abbreviation: title.slice(0, 2), allergens })
      tags.glutenFree = await tag('Gluten free', 'diet', ['wheat', 'rye', 'barley', 'oats'])
      tags.shellfish = await tag('Shellfish', 'allergen', ['crustaceans', 'molluscs'])
      // From before marks said what they stand for.
      tags.old = await tag('Seeds', 'allergen', [])
      tags.nuts = await tag('Nuts', 'allergen', ['almonds', 'walnuts'])
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const save = async (data: object, id?: number) => {
      const [method, path] = id ? ['PATCH', `/menu-items/${id}`] : ['POST', '/menu-items']
      const { status, body } = await system.rest(method as string, path as string, {
        as: editor,
        body: id ? data : { _status: 'published', ...data },
      })
      const [error] = (body.errors ?? []) as { data?: { errors?: object[] } }[]
      const doc = body.doc as { id: number; allergensCheckedAt: string | null } & {
        allergens: object
      }
      return { status, doc, errors: error?.data?.errors }
    }
    const refused = (path: string, message: RegExp) => ({
      status: 400,
      errors: [{ path, message: expect.stringMatching(message) }],
    })
    const some = (contains: string[], mayContain: string[] = []) => ({
      statement: 'some',
      contains,
      mayContain,
    })
    const read = async (id: number) => {
      const { readMenuItems } = await import('#data/menus/menus.ts')
      const [item] = await readMenuItems([id])
      if (!item) throw new Error(`There is no item ${id}.`)
      return item
    }

    const structured = async (id: number) => {
      const { menuJsonLd } = await import('#features/menus/page/json-ld.ts')
      const { sampleCategory } = await import('#lib/menus/sample-menu.ts')
      return menuJsonLd([sampleCategory('c', await read(id))], {
        location: { title: 'Pike', url: '/locations/pike', currency: 'USD' },
        soldOut: new Set(),
        origin: 'https://site.example',
      })
    }

    it('are asked of whoever makes one', async () => {
      expect(await save({ title: 'Silent soup' })).toMatchObject(
        refused('allergens.statement', /which allergens it contains/),
      )
      expect((await save({ title: 'Soup', allergens: { statement: 'none' } })).status).toBe(201)
    })

    it('may be unknown of one that an import brought, which is saved and named by the check', async () => {
      const id = await system.make('menu-items', { title: 'Imported stew', price: 9 })
      expect((await save({ price: 10 }, id)).status).toBe(200)
      const { readIncompleteItems } = await import('#cms/menu-check/incomplete-items.ts')
      const stew = (await readIncompleteItems(system.payload)).find((item) => item.id === id)
      expect(stew?.missing).toContain('statement')
      expect((await read(id)).allergens).toBeNull()
    })

    it('are not taken back', async () => {
      const { doc } = await save({ title: 'Broth', allergens: { statement: 'none' } })
      const { errors } = await save({ allergens: { statement: null } }, doc.id)
      expect(errors).toMatchObject([{ path: 'allergens.statement' }])
    })

    it('are refused where they say nothing, or the same twice', async () => {
      expect(await save({ title: 'Nothing', allergens: some([]) })).toMatchObject(
        refused('allergens.contains', /at least one allergen/),
      )
      const twice = some(['milk', 'eggs'], ['milk'])
      expect(await save({ title: 'Twice', allergens: twice })).toMatchObject(
        refused('allergens.mayContain', /already: Milk/),
      )
      expect(await save({ title: 'Unknown', allergens: some(['cats']) })).toMatchObject({
        status: 400,
      })
    })

    it('are refused where a diet rules them out', async () => {
      const bread = { title: 'Bread', tags: [tags.glutenFree], allergens: some(['wheat']) }
      expect(await save(bread)).toMatchObject(
        refused('allergens.contains', /Gluten free, which rules out: Wheat/),
      )
    })

    it('are refused where a diet rules out what it may contain', async () => {
      const oats = { title: 'Oats', tags: [tags.glutenFree], allergens: some(['milk'], ['oats']) }
      expect(await save(oats)).toMatchObject(
        refused('allergens.mayContain', /Gluten free, which rules out: Oats/),
      )
    })

    it('are refused where a chosen mark says otherwise', async () => {
      const none = { statement: 'none' }
      expect(await save({ title: 'Pesto', tags: [tags.old], allergens: none })).toMatchObject(
        refused('allergens.statement', /tagged Seeds, which stands for an allergen/),
      )
      const milk = { title: 'Pesto', tags: [tags.nuts], allergens: some(['milk']) }
      expect(await save(milk)).toMatchObject(
        refused('allergens.statement', /tagged Nuts, but none of these is named: Almonds, Walnuts/),
      )
      const traces = { ...milk, allergens: some(['milk'], ['walnuts']) }
      expect((await save(traces)).status).toBe(201)
    })

    it('are asked of a mark that staff make or change, and those without are named by the check', async () => {
      const mark = { title: 'Sesame', kind: 'allergen', abbreviation: 'Se' }
      const send = (method: string, path: string, body: object) =>
        system.rest(method, `/menu-tags${path}`, { as: editor, body })
      expect((await send('POST', '', mark)).status).toBe(400)
      expect((await send('PATCH', `/${tags.old}`, { title: 'Pips' })).status).toBe(400)
      expect((await send('PATCH', `/${tags.old}`, { _order: 'a9' })).status).toBe(200)
      expect((await send('POST', '', { ...mark, allergens: ['sesame'] })).status).toBe(201)
      const { readMarkFaults } = await import('#cms/menu-check/mark-faults.ts')
      const { unmapped } = await readMarkFaults(system.payload)
      expect(unmapped).toEqual([{ id: tags.old, title: 'Seeds' }])
    })

    it('keep a dish from guests who avoid a mark of which nobody knows what it stands for', async () => {
      const { doc } = await save({
        ...{ title: 'Satay', allergens: some(['peanuts']), allergensCheckedAt: '2026-11-20' },
      })
      const { matchesFilter } = await import('#features/menus/filter/filter-query.ts')
      const { tagUidsOf } = await import('#features/menus/filter/filter-menu.ts')
      const marked = tagUidsOf(await read(doc.id))
      expect(matchesFilter({ diets: [], allergens: ['seeds'] }, marked)).toBe('unchecked')
      expect(matchesFilter({ diets: [], allergens: ['shellfish'] }, marked)).toBe('fits')
    })

    it('are not those of the dish that it is a copy of', async () => {
      const stew = { title: 'Stew', allergens: some(['milk']), allergensCheckedAt: '2026-11-20' }
      const { doc } = await save(stew)
      const { status, body } = await system.rest('POST', `/menu-items/${doc.id}/duplicate`, {
        as: editor,
        body: {},
      })
      expect(status).toBe(200)
      const made = body.doc as { id: number }
      expect(made).toMatchObject({ uid: 'stew-copy', _status: 'draft' })
      await save({ _status: 'published' }, made.id)
      expect(await read(made.id)).toMatchObject({ allergens: null, checkedAt: null })
      expect(await read(doc.id)).toMatchObject({ checkedAt: '2026-11-20' })
      const kept = await system.payload.findByID({ collection: 'menu-items', id: doc.id })
      expect(kept.allergens).toMatchObject(some(['milk']))
    })

    it('take a diet from guests that was changed since, which the check names and a new price does not mind', async () => {
      const kosher = await system.make('menu-tags', {
        title: 'Kosher',
        kind: 'diet',
        abbreviation: 'K',
      })
      const bun = { title: 'Bun', price: 4, tags: [kosher], allergens: some(['wheat']) }
      const { doc } = await save(bun)
      expect((await read(doc.id)).tags.map(({ uid }) => uid)).toEqual(['kosher'])
      expect(JSON.stringify(await structured(doc.id))).toContain('KosherDiet')
      await system.payload.update({
        ...{ collection: 'menu-tags', id: kosher, data: { allergens: ['wheat'] } },
      })
      expect((await read(doc.id)).tags).toEqual([])
      expect(JSON.stringify(await structured(doc.id))).not.toContain('KosherDiet')
      const { readMarkFaults } = await import('#cms/menu-check/mark-faults.ts')
      expect((await readMarkFaults(system.payload)).contradictions).toEqual([
        { id: doc.id, title: 'Bun', faults: [expect.stringMatching(/Kosher.*rules out: Wheat/)] },
      ])
      const changes = [{ dish: doc.id, size: null, zone: null, before: 400, after: 450 }]
      const body = { changes }
      const priced = await system.rest('POST', '/menu-editing/prices', { as: editor, body })
      expect(priced.status).toBe(200)
      expect(await save({ allergens: some(['wheat', 'milk']) }, doc.id)).toMatchObject(
        refused('allergens.contains', /Kosher/),
      )
    })

    it('have no check that nobody made: a program that states others takes the day back', async () => {
      const { doc } = await save({ title: 'Crab', allergens: some(['crustaceans']) })
      expect(doc.allergensCheckedAt ?? null).toBeNull()
      const earlier = { allergensCheckedAt: '2026-11-03', allergens: some(['crustaceans', 'milk']) }
      expect((await save(earlier, doc.id)).doc.allergensCheckedAt).toBe('2026-11-03')
      expect((await save({ title: 'Crab cake' }, doc.id)).doc.allergensCheckedAt).toBe('2026-11-03')
      const same = { allergens: some(['milk', 'crustaceans']) }
      expect((await save(same, doc.id)).doc.allergensCheckedAt).toBe('2026-11-03')
      const other = { allergens: some(['milk']) }
      expect((await save(other, doc.id)).doc.allergensCheckedAt).toBeNull()
    })

    it('give it their marks, and keep it from guests who avoid what it may contain', async () => {
      const { doc } = await save({
        ...{ title: 'Tart', allergens: some(['molluscs'], ['almonds']) },
        allergensCheckedAt: '2026-11-20',
      })
      const tart = await read(doc.id)
      expect(tart.tags.map(({ title }) => title)).toEqual(['Shellfish'])
      expect(tart.mayContainTags).toEqual(['nuts'])
      const { matchesFilter } = await import('#features/menus/filter/filter-query.ts')
      const { tagUidsOf } = await import('#features/menus/filter/filter-menu.ts')
      const verdict = (allergens: string[]) =>
        matchesFilter({ diets: [], allergens }, tagUidsOf(tart))
      expect(verdict(['nuts'])).toBe('out')
      expect(verdict(['shellfish'])).toBe('out')
      expect(verdict(['fish'])).toBe('fits')
    })

    it('are gone once it contains none', async () => {
      const { doc } = await save({ title: 'Salad', allergens: some(['walnuts'], ['milk']) })
      const none = await save({ allergens: { statement: 'none' } }, doc.id)
      expect(none.doc.allergens).toMatchObject({ contains: [], mayContain: [] })
      expect((await read(doc.id)).allergens).toEqual({
        contains: [],
        mayContain: [],
        species: null,
      })
    })
  })
}
