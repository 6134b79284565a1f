import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { siteId } from '#cms/imports/kinds/site-id.ts'
import { bookingData, type Content, contentDatabase, startContent } from './content.ts'
import { zip } from './resumes/zip.ts'

type Values = Record<string, unknown>
type Outcome = { rows: number; refusedRows: number; verdicts: Values; [name: string]: unknown }

const ports = { findPlace: () => null }
const never = () => false
const options = { publish: false, ask: false, dayOrder: null }
/** A page as a browser saves it, with JSON-LD. */
const savedPage = (thing: Values) =>
  `\uFEFF<!DOCTYPE html><html><head><script type="application/ld+json">${JSON.stringify(thing)}</script></head></html>`
const csv = (...lines: string[]) => `${lines.join('\n')}\n`

/** What is promised of imports, on one database (spec:content.imports). */
export function describeImports(kind: 'sqlite' | 'postgres'): void {
  describe(`imports on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string
    let spicy: number

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      editor = await system.signIn(['editor'], { name: 'Maya' })
      spicy = await system.make('menu-tags', {
        ...{ title: 'Spicy', uid: 'spicy', kind: 'note', abbreviation: 'S' },
      })
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    async function bring(what: string, text: string | Uint8Array, name = 'file.csv', as = editor) {
      const query = new URLSearchParams({ kind: what, name })
      const body = typeof text === 'string' ? new TextEncoder().encode(text) : text
      const reply = await system.open(`/imports/file?${query}`, as, {
        method: 'POST',
        body: body as Uint8Array<ArrayBuffer>,
      })
      return { status: reply.status, body: (await reply.json()) as Values }
    }
    const act = (name: string, body: Values, as = editor) =>
      system.rest('POST', `/imports/${name}`, { as, body })
    const work = async (ended = never) => {
      const { workOnImports } = await import('#cms/imports/work.ts')
      await workOnImports(system.payload, ports, ended)
    }
    const stateOf = async (id: unknown) => {
      const { readImport } = await import('#cms/imports/store.ts')
      return readImport({ payload: system.payload }, String(id))
    }
    async function summaryOf(id: unknown): Promise<Outcome> {
      const { readSummary } = await import('#cms/imports/summary.ts')
      return (await readSummary({ payload: system.payload }, String(id))) as unknown as Outcome
    }
    /** Brings a file and has it checked by the columns that its headings name. */
    async function check(
      what: string,
      text: string | Uint8Array,
      { name = 'file.csv', as = editor, ...chosen }: Values & { name?: string; as?: string } = {},
    ) {
      const brought = await bring(what, text, name, as)
      expect(brought).toMatchObject({ status: 200 })
      const { id } = brought.body
      const matches = (await stateOf(id))?.matches as unknown as Values
      const wish = { import: id, matches, options: { ...options, ...chosen } }
      expect(await act('check', wish, as)).toMatchObject({ status: 200 })
      await work()
      expect((await stateOf(id))?.state).toBe('checked')
      return id
    }
    async function write(id: unknown, leaveOut = false, as = editor) {
      expect(await act('write', { import: id, leaveOut }, as)).toMatchObject({ status: 200 })
      await work()
      expect((await stateOf(id))?.state).toBe('written')
    }
    async function undo(id: unknown, as = editor) {
      expect(await act('undo', { import: id }, as)).toMatchObject({ status: 200 })
      await work()
      return stateOf(id)
    }
    const rowsOf = async (id: unknown) => {
      const { query } = await import('#cms/database/query.ts')
      const text = 'SELECT number FROM import_rows WHERE import = $1'
      return (await query(system.payload, text, [String(id)])).length
    }
    const counts = async () => {
      const all = ['menus', 'menu-categories', 'menu-items', 'locations'] as const
      return Promise.all(
        all.map(async (collection) => (await system.payload.count({ collection })).totalDocs),
      )
    }
    const dishes = async (menu: string) => {
      const { docs } = await system.payload.find({
        ...{ collection: 'menu-items', where: { title: { like: menu } }, sort: 'id', depth: 0 },
        pagination: false,
      })
      return docs
    }

    it('takes JSON as it arrives, whatever its pieces', async () => {
      const menu = [
        { section: 'Json soups', dish: 'Json bisque', price: 9 },
        { section: 'Json soups', dish: 'Json broth', price: 7.5 },
      ]
      for (const text of [
        JSON.stringify(menu),
        JSON.stringify({ menu }),
        menu.map((dish) => JSON.stringify(dish)).join('\n'),
      ]) {
        const id = await check('menus', text, { name: 'Json.json' })
        expect(await summaryOf(id)).toMatchObject({ rows: 2, verdicts: { new: 4, refused: 0 } })
      }
    })

    it('shows what a menu would be before anything is changed, and then makes it', async () => {
      const before = await counts()
      const id = await check(
        'menus',
        csv(
          'Section;Dish;Description;Price;Tags;Contains;Calories',
          'Alpha starters;Alpha soup;Of the day;1.234,50;S;Milk, celery;320',
          ';Alpha bread;;4,00;;none;',
          'Alpha mains;Alpha steak;"From the fire;\nrare";32,00;;;',
        ),
        { name: 'Alpha dinner.csv' },
      )
      expect(await counts()).toEqual(before)
      // Three dishes, two sections and the menu.
      expect(await summaryOf(id)).toMatchObject({
        ...{ rows: 3, refusedRows: 0, verdicts: { new: 6, changed: 0, same: 0, refused: 0 } },
      })

      await write(id)
      const [soup, bread, steak] = await dishes('Alpha')
      expect(soup).toMatchObject({
        ...{ title: 'Alpha soup', price: 1234.5, tags: [spicy], _status: 'published' },
        allergens: { statement: 'some', contains: ['milk', 'celery'] },
        nutritionalInfo: [{ items: [{ name: 'Calories', value: '320' }] }],
      })
      expect(bread).toMatchObject({ price: 4, allergens: { statement: 'none' } })
      expect(steak).toMatchObject({ price: 32 })
      const { docs } = await system.payload.find({
        ...{ collection: 'menu-categories', where: { title: { like: 'Alpha' } }, sort: 'id' },
        depth: 0,
      })
      expect(docs.map(({ title, items }) => [title, items])).toEqual([
        ['Alpha starters', [soup?.id, bread?.id]],
        ['Alpha mains', [steak?.id]],
      ])
      const menus = await system.payload.find({
        ...{ collection: 'menus', where: { title: { equals: 'Alpha dinner' } }, draft: true },
        depth: 0,
      })
      expect(menus.docs[0]).toMatchObject({
        _status: 'draft',
        slices: [{ items: docs.map(({ id }) => ({ menuCategory: id })) }],
      })
    })

    it('knows the file again: what is as it says stays, what is another is changed, and nothing is made twice', async () => {
      const lines = ['id,section,dish,description,price', 'b1,Beta,Beta one,First,10']
      const second = 'b2,Beta,Beta two,Second,20'
      await write(await check('menus', csv(...lines, second), { name: 'beta.csv' }))
      const [one, two] = await dishes('Beta')
      await system.payload.update({
        ...{ collection: 'menu-items', id: Number(one?.id), data: { title: 'Beta one, hot' } },
      })

      const same = await check('menus', csv(lines[0] as string, second), { name: 'beta.csv' })
      expect(await summaryOf(same)).toMatchObject({ verdicts: { new: 0, changed: 0, refused: 0 } })

      const other = csv('id,section,dish,price', 'b1,Beta,"Beta one, hot",12')
      const id = await check('menus', other, { name: 'beta.csv' })
      const { changed, verdicts } = await summaryOf(id)
      expect(verdicts).toMatchObject({ new: 0, changed: 1 })
      expect(changed).toMatchObject([
        { title: 'Beta one, hot', changes: [{ label: 'Price', before: '10', after: '12' }] },
      ])
      await write(id)
      const [after, untouched] = await dishes('Beta')
      expect(after).toMatchObject({ id: one?.id, title: 'Beta one, hot', price: 12 })
      // A file that says nothing of a field leaves it.
      expect(after?.description).toEqual(one?.description)
      expect(untouched).toEqual(two)
      expect(await dishes('Beta')).toHaveLength(2)
    })

    it('knows what stands on a menu already by its name in the section, and by the id that an export gives', async () => {
      const make = (title: string) => system.make('menu-items', { title, price: 9 })
      const [soup, bread] = [await make('Ash soup'), await make('Ash bread')]
      const first = await system.make('menu-categories', {
        ...{ title: 'Ash first', items: [soup, bread] },
      })
      const items = [{ menuCategory: first }]
      const slices = [{ blockType: 'menu_section', variation: 'default', items }]
      await system.make('menus', { title: 'Ash', uid: 'ash', slices, _status: 'published' })
      const stored = await system.payload.findByID({ collection: 'menu-items', id: bread })
      const before = await counts()
      const id = await check(
        'menus',
        csv(
          'id,section,dish,price',
          ',Ash first,ash soup,10',
          `${siteId(stored)},Ash first,Ash rolls,4`,
          // Another site made its dish of this number at another time, so the id stands for no dish here.
          `${siteId({ ...stored, createdAt: '2020-02-02T00:00:00Z' })},Ash first,Ash other,5`,
        ),
        { name: 'Ash.csv' },
      )
      expect(await summaryOf(id)).toMatchObject({ verdicts: { new: 1, changed: 3, refused: 0 } })
      await write(id)
      expect(await dishes('Ash')).toMatchObject([
        { id: soup, price: 10 },
        { id: bread, title: 'Ash rolls', price: 4 },
        { title: 'Ash other' },
      ])
      expect(await counts()).toEqual(before.map((count, at) => (at === 2 ? count + 1 : count)))
    })

    it('brings an exported menu in again without a change', async () => {
      const { writeMenus } = await import('#cms/exports/write-menus.ts')
      const texts = new Map<string, string>()
      await writeMenus(system.payload, {
        add: async (name: string, lines: readonly string[]) => {
          texts.set(name, lines.join(''))
        },
      } as never)
      const menu = texts.get('menus/ash.csv')
      expect(menu).toContain('Ash rolls')
      const id = await check('menus', String(menu), { name: 'ash.csv' })
      expect(await summaryOf(id)).toMatchObject({ verdicts: { new: 0, changed: 0, refused: 0 } })
    })

    it('refuses a restaurant whose id an earlier file had for another one elsewhere', async () => {
      const head = 'id,name,address,city'
      const quay = 'https://elm.example/#restaurant,Elm Quay,1 Quay Street,Vancouver'
      await write(await check('locations', csv(head, quay)))
      const pier = quay.replace('Elm Quay,1 Quay', 'Elm Pier,9 Pier')
      const { refused, verdicts, faulty } = await summaryOf(
        await check('locations', csv(head, pier)),
      )
      expect(verdicts).toMatchObject({ new: 0, changed: 0 })
      expect(JSON.stringify([refused, faulty])).toContain('Its id is the one of “Elm Quay”')
      for (const other of [
        quay.replace('Elm Quay', 'Elm Landing'),
        quay.replace('1 Quay', '2 Quay'),
      ])
        expect(await summaryOf(await check('locations', csv(head, other)))).toMatchObject({
          verdicts: { new: 0, changed: 1 },
        })
    })

    it('names each refused row with its reason, and imports all or all but those, as is chosen', async () => {
      const rows = Array.from({ length: 20 }, (_, at) => `Gamma,Gamma dish ${at},${at + 1}`)
      rows[11] = 'Gamma,Gamma dish 11,a lot'
      rows[14] = 'Gamma,Gamma dish 3,4,5,6'
      rows[16] = 'Gamma,Gamma dish 3,99'
      rows[18] = 'Gamma,,12'
      const id = await check('menus', csv('section,dish,price', ...rows), { name: 'gamma.csv' })
      const { refused, refusedRows } = await summaryOf(id)
      expect(refusedRows).toBe(4)
      expect(refused).toMatchObject([
        { number: 12, line: 13, fault: 'Price: “a lot” cannot be read.' },
        { number: 15, line: 16, fault: expect.stringContaining('Cell 4 has no column') },
        { number: 17, line: 18, fault: 'The row has the same id, or the same name, as row 4.' },
        { number: 19, line: 20, fault: 'Dish is empty.' },
      ])
      const before = await counts()
      expect(await act('write', { import: id, leaveOut: false })).toMatchObject({
        ...{ status: 409, body: { error: { code: 'has_refused' } } },
      })
      expect(await counts()).toEqual(before)
      await write(id, true)
      expect(await dishes('Gamma')).toHaveLength(16)

      const report = await (await system.open(`/imports/report?import=${id}`, editor)).text()
      const lines = report.trim().split('\r\n')
      // The rows, and below them the section and the menu that list their dishes.
      expect(lines).toHaveLength(23)
      expect(lines.slice(21)).toEqual([
        expect.stringMatching(/^1,,New,Gamma,/),
        expect.stringMatching(/^1,,New,gamma,/),
      ])
      expect(lines[0]).toBe('Row,Line,Result,What,Why,section,dish,price')
      expect(lines[12]).toContain('12,13,Refused,,Price: “a lot” cannot be read.')
    })

    it('is taken back as one: what is new goes, what was changed is as before', async () => {
      await write(
        await check('menus', csv('id,section,dish,price', 'd1,Delta,Delta one,10'), {
          name: 'delta.csv',
        }),
      )
      const [before] = await dishes('Delta')
      const counted = await counts()
      const file = csv('id,section,dish,price', 'd1,Delta,Delta one,11', 'd2,Delta,Delta two,12')
      const id = await check('menus', file, { name: 'delta.csv' })
      await write(id)
      expect(await dishes('Delta')).toHaveLength(2)
      expect(await undo(id)).toMatchObject({ state: 'undone' })
      expect(await counts()).toEqual(counted)
      const [after, ...others] = await dishes('Delta')
      expect(others).toEqual([])
      expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null })
      // What was taken back is new again.
      const again = await check('menus', file, { name: 'delta.csv' })
      expect(await summaryOf(again)).toMatchObject({ verdicts: { new: 1, changed: 2 } })
    })

    it('lets everything else have its turn between two documents', async () => {
      const lines = Array.from({ length: 12 }, (_, at) => `Omicron,Omicron ${at},${at + 1}`)
      let turns = 0
      const turn = () => {
        turns += 1
        next = setImmediate(turn)
      }
      let next = setImmediate(turn)
      onTestFinished(() => clearImmediate(next))
      /** How often others had a turn while there was work to do. */
      const turnsOf = async (work: () => Promise<unknown>) => {
        const before = turns
        await work()
        return turns - before
      }
      const file = csv('section,dish,price', ...lines)
      let id: unknown
      const checked = await turnsOf(async () => {
        id = await check('menus', file, { name: 'omicron.csv' })
      })
      expect(checked).toBeGreaterThanOrEqual(lines.length)
      expect(await turnsOf(() => write(id))).toBeGreaterThanOrEqual(lines.length)
      // Each is looked at before the first is taken back.
      expect(await turnsOf(() => undo(id))).toBeGreaterThanOrEqual(2 * lines.length)
    })

    it('is not taken back once somebody has edited something of it', async () => {
      const file = csv('section,dish,price', 'Epsilon,Epsilon one,10', 'Epsilon,Epsilon two,11')
      const id = await check('menus', file, { name: 'epsilon.csv' })
      await write(id)
      const [one] = await dishes('Epsilon')
      await system.payload.update({
        ...{ collection: 'menu-items', id: Number(one?.id), data: { price: 99 } },
      })
      expect(await undo(id)).toMatchObject({
        ...{ state: 'written', fault: expect.stringContaining('Epsilon one') },
      })
      expect(await dishes('Epsilon')).toHaveLength(2)
    })

    it('is not taken back once a section outside of it lists a dish of it, or such a menu a section', async () => {
      const file = csv('section,dish,price', 'Lambda,Lambda one,10', 'Lambda,Lambda two,11')
      const id = await check('menus', file, { name: 'lambda.csv' })
      await write(id)
      const [, two] = await dishes('Lambda')
      const { payload } = system
      const collection = 'menu-categories'
      const specials = { title: 'Specials', uid: 'lambda-specials', items: [Number(two?.id)] }
      const named = { state: 'written', fault: expect.stringContaining('Lambda two') }
      for (const _status of ['published', 'draft']) {
        const listing = await system.make(collection, { ...specials, _status })
        expect(await undo(id)).toMatchObject(named)
        await payload.delete({ collection, id: listing })
      }
      // A draft beside a section that guests see.
      const section = await system.make(collection, { ...specials, items: [] })
      const draft = { items: specials.items, _status: 'draft' as const }
      await payload.update({ collection, id: section, draft: true, data: draft })
      expect(await undo(id)).toMatchObject(named)
      await payload.delete({ collection, id: section })

      const { docs } = await payload.find({ collection, where: { title: { equals: 'Lambda' } } })
      const items = [{ menuCategory: docs[0]?.id }]
      const slices = [{ blockType: 'menu_section', variation: 'default', items }]
      const evening = { title: 'Lambda evening', uid: 'lambda-evening', slices }
      const menu = await system.make('menus', { ...evening, _status: 'draft' })
      const refused = await undo(id)
      expect(refused?.fault).toContain('“Lambda”')
      await payload.delete({ collection: 'menus', id: menu })
      expect(await undo(id)).toMatchObject({ state: 'undone', fault: '' })
      expect(await summaryOf(id)).toMatchObject({ faulty: [] })
      expect(await dishes('Lambda')).toEqual([])
    })

    it('is not taken back once a restaurant of it takes bookings, nor what lies in the trash', async () => {
      const file = csv(
        'id,name,address,city,province',
        '71,Sigma Inn,1 Pier,Vancouver,BC',
        '72,Sigma Bar,2 Pier,Vancouver,BC',
      )
      const id = await check('locations', file, { publish: true })
      await write(id)
      const collection = 'locations'
      const { docs } = await system.payload.find({
        ...{ collection, where: { title: { like: 'Sigma' } }, sort: 'id', depth: 0 },
      })
      const [inn, bar] = docs.map((one) => one.id)
      const settings = await system.make('booking-settings', bookingData(Number(inn)))
      expect(await undo(id)).toMatchObject({
        ...{ state: 'written', fault: expect.stringContaining('Sigma Inn') },
      })
      await system.payload.delete({ collection: 'booking-settings', id: settings })
      const deletedAt = new Date().toISOString()
      await system.payload.update({ collection, id: Number(bar), data: { deletedAt }, trash: true })
      expect(await undo(id)).toMatchObject({
        ...{ state: 'written', fault: expect.stringContaining('Sigma Bar') },
      })
      await system.payload.delete({ collection, id: Number(bar), trash: true })
      expect(await undo(id)).toMatchObject({ state: 'undone' })
    })

    it('makes restaurants of one name apart by their ids, and finds the only one of a name', async () => {
      const lines = ['id,name,address,city,province', '81,Tau,1 Road,Vancouver,BC']
      const first = await check('locations', csv(...lines, '82,Tau,2 Road,Calgary,AB'))
      await write(first)
      const taus = async () => {
        const { docs } = await system.payload.find({
          ...{
            collection: 'locations',
            where: { title: { equals: 'Tau' } },
            draft: true,
            depth: 0,
          },
          sort: 'id',
        })
        return docs.map(({ city }) => city)
      }
      expect(await taus()).toEqual(['Vancouver', 'Calgary'])
      const again = await check('locations', csv(...lines))
      expect(await summaryOf(again)).toMatchObject({ verdicts: { new: 0, changed: 0, same: 1 } })
      const unclear = await check('locations', csv('name,city', 'Tau,Victoria'))
      expect(await summaryOf(unclear)).toMatchObject({
        refused: [{ fault: expect.stringContaining('several with the name “Tau”') }],
      })
    })

    it('names a menu that somebody has open, and does not write as if nothing were wrong', async () => {
      const file = (dish: string) => csv('menu,section,dish', `Upsilon,Upsilon,${dish}`)
      await write(await check('menus', file('Upsilon one')))
      const { docs } = await system.payload.find({
        ...{ collection: 'menus', where: { title: { equals: 'Upsilon' } }, draft: true, depth: 0 },
      })
      const other = await system.payload.find({
        ...{ collection: 'staff', where: { name: { equals: 'Other' } }, limit: 1 },
      })
      const holder = other.docs[0]?.id ?? (await makeOther())
      const lock = await system.payload.create({
        collection: 'payload-locked-documents',
        data: {
          document: { relationTo: 'menus', value: Number(docs[0]?.id) },
          user: { relationTo: 'staff', value: Number(holder) },
        },
      })
      const two = csv(
        'menu,section,dish',
        'Upsilon,Upsilon,Upsilon one',
        'Upsilon,Upsilon two,Upsilon two',
      )
      const id = await check('menus', two)
      expect(await summaryOf(id)).toMatchObject({
        ...{ refusedRows: 0, refusedWholes: 1 },
        faulty: [{ title: 'Upsilon', fault: expect.stringContaining('is editing it') }],
      })
      expect(await act('write', { import: id, leaveOut: false })).toMatchObject({ status: 409 })
      await system.payload.delete({ collection: 'payload-locked-documents', id: lock.id })
    })

    async function makeOther() {
      await system.signIn(['editor'], { name: 'Other' })
      const { docs } = await system.payload.find({
        ...{ collection: 'staff', where: { name: { equals: 'Other' } }, limit: 1 },
      })
      return docs[0]?.id
    }

    it('keeps allergens and marks that it does not speak of, and takes the day of the check back with another statement', async () => {
      const file = csv('id,section,dish,contains', 'p1,Phi,Phi fish,fish; milk')
      await write(await check('menus', file, { name: 'phi.csv' }))
      const [one] = await dishes('Phi')
      const nuts = await system.make('menu-tags', {
        ...{ title: 'Nutty', uid: 'nutty', kind: 'allergen', abbreviation: 'N' },
        allergens: ['milk'],
      })
      await system.payload.update({
        ...{ collection: 'menu-items', id: Number(one?.id) },
        data: { allergensCheckedAt: '2026-01-02', tags: [nuts] },
      })
      const next = csv('id,section,dish,may contain,tags', 'p1,Phi,Phi fish,peanuts,S')
      await write(await check('menus', next, { name: 'phi.csv' }))
      const [after] = await dishes('Phi')
      expect(after).toMatchObject({
        allergens: { statement: 'some', contains: ['fish', 'milk'], mayContain: ['peanuts'] },
        allergensCheckedAt: null,
      })
      expect(after?.tags).toEqual(expect.arrayContaining([nuts, spicy]))
    })

    it('goes on with a check where it was ended, and is stopped and forgotten at any step', async () => {
      const rows = Array.from({ length: 8 }, (_, at) => `Chi,Chi dish ${at},${at + 1}`)
      const { body } = await bring('menus', csv('section,dish,price', ...rows), 'chi.csv')
      const { id } = body
      const matches = (await stateOf(id))?.matches as unknown as Values
      await act('check', { import: id, matches, options })
      let left = 6
      await work(() => left-- <= 0)
      expect((await stateOf(id))?.state).toBe('trying')
      await work()
      expect(await stateOf(id)).toMatchObject({ state: 'checked' })
      expect(await summaryOf(id)).toMatchObject({ verdicts: { new: 10 } })

      await act('write', { import: id, leaveOut: false })
      left = 4
      await work(() => left-- <= 0)
      expect(await act('stop', { import: id })).toMatchObject({ status: 200 })
      await work()
      expect(await stateOf(id)).toMatchObject({ state: 'written' })
      const made = await dishes('Chi')
      expect(made.length).toBeGreaterThan(0)
      expect(made.length).toBeLessThan(8)
      expect(await undo(id)).toMatchObject({ state: 'undone' })
      expect(await dishes('Chi')).toEqual([])
      await act('discard', { import: id })
      await work()
      expect(await rowsOf(id)).toBe(0)
    })

    it('goes on where it was ended, and two that work at once make each document once', async () => {
      const rows = Array.from({ length: 12 }, (_, at) => `Zeta,Zeta dish ${at},${at + 1}`)
      const id = await check('menus', csv('section,dish,price', ...rows), { name: 'zeta.csv' })
      await act('write', { import: id, leaveOut: false })
      let left = 8
      await work(() => left-- <= 0)
      expect(await dishes('Zeta')).toHaveLength(6)
      expect((await stateOf(id))?.state).toBe('writing')
      await Promise.all([work(), work(), work()])
      expect((await stateOf(id))?.state).toBe('written')
      const made = await dishes('Zeta')
      expect(made).toHaveLength(12)
      expect(new Set(made.map(({ title }) => title)).size).toBe(12)
    })

    it('keeps what is published apart from a draft that somebody has begun', async () => {
      await write(
        await check('menus', csv('id,section,dish,price', 'e1,Omega,Omega one,10'), {
          name: 'omega.csv',
        }),
      )
      const [one] = await dishes('Omega')
      const collection = 'menu-items'
      await system.payload.update({
        ...{ collection, id: Number(one?.id), draft: true },
        data: { title: 'Omega one, half written', _status: 'draft' },
      })
      await write(
        await check('menus', csv('id,section,dish,price', 'e1,Omega,Omega one,15'), {
          name: 'omega.csv',
        }),
      )
      const [published] = await dishes('Omega')
      expect(published).toMatchObject({ title: 'Omega one', price: 15, _status: 'published' })
      const draft = await system.payload.findByID({ collection, id: Number(one?.id), draft: true })
      expect(draft).toMatchObject({ price: 15, _status: 'draft' })
    })

    it('stops where whoever began it may import no more', async () => {
      const leaving = await system.signIn(['editor'], { name: 'Leaving' })
      const file = csv('section,dish,price', 'Theta,Theta one,10')
      const { body } = await bring('menus', file, 'theta.csv', leaving)
      const matches = (await stateOf(body.id))?.matches as unknown as Values
      await act('check', { import: body.id, matches, options }, leaving)
      await system.payload.update({
        ...{ collection: 'staff', where: { name: { equals: 'Leaving' } } },
        data: { roles: ['viewer'] },
      })
      await work()
      expect(await stateOf(body.id)).toMatchObject({
        ...{ state: 'matching', fault: 'Whoever began this import may not import any more.' },
      })
    })

    it('brings restaurants with their hours and links, as drafts or at once', async () => {
      const file = csv(
        'Store ID,Name,Street,City,Province,Postal Code,Phone,Latitude,Longitude,Hours,Uber Eats,DoorDash',
        '17,Iota Harbour,1 Water St,Vancouver,British Columbia,V6B 1A1,604 555 0101,49.28,-123.1,Mon-Fri 11:00-22:00; Sat 10:00-23:00,https://ubereats.com/iota,www.doordash.com/iota',
        '18,Iota Hill,2 Hill Rd,Nowhere,Atlantis,,,,,,,',
      )
      const id = await check('locations', file, { publish: true })
      expect((await summaryOf(id)).refused).toMatchObject([
        { number: 2, fault: 'Province or state: “Atlantis” cannot be read.' },
      ])
      await write(id, true)
      const { docs } = await system.payload.find({
        ...{ collection: 'locations', where: { title: { like: 'Iota' } }, depth: 0 },
      })
      expect(docs).toMatchObject([
        {
          ...{ title: 'Iota Harbour', province: 'BC', country: 'CA', _status: 'published' },
          timeZone: 'America/Vancouver',
          geocoords: { latitude: 49.28, longitude: -123.1 },
          hours: {
            weekly: [
              { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '11:00' },
              { days: ['saturday'], opens: '10:00', closes: '23:00' },
            ],
          },
          uberEats: { url: 'https://ubereats.com/iota' },
          customorderlinks: [{ name: 'DoorDash', link: { url: 'https://www.doordash.com/iota' } }],
        },
      ])
    })

    it('brings the restaurants and menus of many saved pages in one archive', async () => {
      const place = (name: string, street: string) =>
        savedPage({ '@type': 'Restaurant', '@id': '#here', name, address: street })
      const pages = zip([
        { name: 'Yew Quay.html', content: place('Yew Quay', '1 Yew Street') },
        { name: 'Yew Quay_files/saved_resource.html', content: '' },
        { name: 'Yew Quay_files/photo.jpg', content: 'a picture' },
        {
          name: 'pier/Yew Pier.htm',
          content: Buffer.from(place('Yew Pier', '9 Rue de l’Érable'), 'utf16le'),
        },
      ])
      const id = await check('locations', pages, { name: 'pages.zip' })
      expect(await summaryOf(id)).toMatchObject({ rows: 2, verdicts: { new: 2, refused: 0 } })
      await write(id)
      const { docs } = await system.payload.find({
        ...{ collection: 'locations', where: { title: { like: 'Yew' } }, draft: true },
        sort: 'title',
      })
      expect(docs).toMatchObject([
        { title: 'Yew Pier', address: '9 Rue de l’Érable' },
        { title: 'Yew Quay', address: '1 Yew Street' },
      ])

      const menu = (name: string, dish: string) =>
        savedPage({
          ...{ '@type': 'Menu', name },
          hasMenuSection: { name: 'First', '@type': 'MenuSection', hasMenuItem: item(dish) },
        })
      const item = (name: string) => ({ '@type': 'MenuItem', name, offers: { price: 9 } })
      const menus = zip([
        { name: 'a.html', content: menu('Yew lunch', 'Yew soup') },
        { name: 'b.html', content: menu('Yew dinner', 'Yew stew') },
      ])
      const both = await check('menus', menus, { name: 'menus.zip' })
      expect(await summaryOf(both)).toMatchObject({ rows: 2, verdicts: { new: 6 } })

      for (const [name, message] of [
        ['book.xlsx', /spreadsheet of Excel or Numbers, or a ZIP archive without saved pages/],
        ['locked.zip', /The page “a.html” of the archive cannot be read: it is encrypted/],
      ] as const) {
        const isLocked = name === 'locked.zip'
        const part = isLocked ? 'a.html' : 'xl/sheet.xml'
        const file = zip([{ name: part, content: '<html></html>', flags: isLocked ? 1 : 0 }])
        const { status, body } = await bring('locations', file, name)
        expect([status, JSON.stringify(body)]).toEqual([422, expect.stringMatching(message)])
      }
    })

    it('reads prices of zones and of variants from columns of their own', async () => {
      const zone = await system.make('zones', { title: 'Whistler', uid: 'whistler', locations: [] })
      const file = csv(
        'Section,Dish,Price,Price Whistler,Price bottle,Price glass',
        'Kappa,Kappa burger,20,24,,',
        'Kappa,Kappa wine,,,48,12',
      )
      await write(await check('menus', file, { name: 'kappa.csv' }))
      const [burger, wine] = await dishes('Kappa')
      expect(burger).toMatchObject({ price: 20, zonePrices: [{ zone, price: 24 }] })
      expect(wine).toMatchObject({
        price: null,
        variants: [
          { title: 'bottle', price: 48 },
          { title: 'glass', price: 12 },
        ],
      })
    })

    it.each([
      ['json', JSON.stringify({ items: [{ section: 'Rho', dish: 'Rho json', price: 9.5 }] })],
      ['jsonl', '{"section":"Rho","dish":"Rho jsonl"}\n{"section":"Rho","dish":"Rho two"}\n'],
    ])('reads a file of %s as it arrives', async (format, text) => {
      await write(await check('menus', text, { name: `rho.${format}` }))
      expect(await dishes(`Rho ${format}`)).toHaveLength(1)
    })

    describe('menu zones', () => {
      const find = async (collection: 'locations' | 'menus', title: string) => {
        const where = { title: { equals: title } }
        const { docs } = await system.payload.find({ collection, where, draft: true, depth: 0 })
        return docs[0]?.id
      }
      /** The titles of what zones list, and of the menu that they show. */
      const zoneOf = async (title: string) => {
        const where = { title: { equals: title } }
        const { docs } = await system.payload.find({ collection: 'zones', where, depth: 1 })
        const [zone] = docs
        const titleOf = (one: unknown) => (one as { title?: string } | null)?.title
        return (
          zone && {
            locations: (zone.locations ?? []).map(({ location }) => titleOf(location)),
            menu: titleOf(zone.menuLayout) ?? null,
          }
        )
      }
      const changesOf = async (id: unknown, title: string) => {
        const { news, changed } = await summaryOf(id)
        const all = [...(news as Values[]), ...(changed as Values[])]
        return all.find((one) => one.title === title)?.changes
      }
      const places = (...lines: string[]) => csv('Name,City,Province,Time zone,Menu zone', ...lines)

      it('are made with their restaurants, known again, and taken back', async () => {
        const file = places(
          'Mu Pier,Vancouver,BC,America/Vancouver,Mu Coast',
          'Mu Hill,Kelowna,BC,,Mu Inland',
          'Mu Bay,Victoria,BC,,Mu Coast',
        )
        const id = await check('locations', file)
        expect(await zoneOf('Mu Coast')).toBe(undefined)
        expect(await changesOf(id, 'Mu Coast')).toContainEqual(
          expect.objectContaining({ label: 'Locations', after: 'Mu Pier, Mu Bay' }),
        )
        await write(id)
        expect(await zoneOf('Mu Coast')).toEqual({ locations: ['Mu Pier', 'Mu Bay'], menu: null })
        expect(await zoneOf('Mu Inland')).toEqual({ locations: ['Mu Hill'], menu: null })
        const again = await check('locations', file)
        expect(await summaryOf(again)).toMatchObject({ verdicts: { new: 0, changed: 0, same: 5 } })
        expect(await undo(id)).toMatchObject({ state: 'undone' })
        expect(await zoneOf('Mu Coast')).toBe(undefined)
      })

      it('take a restaurant from the zone that gave it its menu, and from no other', async () => {
        await write(await check('locations', places('Nu,Vancouver,BC,,Nu Coast')))
        await write(
          await check('menus', csv('Section,Dish,Price', 'Nu,Nu soup,9'), {
            name: 'Nu dinner.csv',
          }),
        )
        const [nu, menu] = [await find('locations', 'Nu'), await find('menus', 'Nu dinner')]
        const own = { locations: [{ location: nu }] }
        await system.make('zones', {
          title: 'Nu Lounge',
          uid: 'nu-lounge',
          ...own,
          menuLayout: menu,
        })
        await system.make('zones', { title: 'Nu News', uid: 'nu-news', ...own })

        const id = await check('locations', places('Nu,Vancouver,BC,,NU INLAND'))
        expect(await changesOf(id, 'Nu Lounge')).toMatchObject([
          { label: expect.stringContaining('Location'), before: 'Nu', after: 'Empty' },
        ])
        await write(id)
        expect(await zoneOf('NU INLAND')).toMatchObject({ locations: ['Nu'] })
        for (const former of ['Nu Coast', 'Nu Lounge'])
          expect(await zoneOf(former)).toMatchObject({ locations: [] })
        expect(await zoneOf('Nu News')).toMatchObject({ locations: ['Nu'] })

        expect(await undo(id)).toMatchObject({ state: 'undone' })
        expect(await zoneOf('Nu Lounge')).toEqual({ locations: ['Nu'], menu: 'Nu dinner' })
        expect(await zoneOf('Nu Coast')).toMatchObject({ locations: ['Nu'] })
      })

      it('show the menu of their rows, have prices of their own, and show a former menu again', async () => {
        await write(
          await check('locations', places('Xi,Regina,SK,,Xi Plains', 'Xi Bay,Surrey,BC,,Xi Coast')),
        )
        const file = csv(
          'Menu,Menu zone,Section,Dish,Price,Price Xi Coast',
          'Xi dinner,Xi Plains | xi-coast,Mains,Xi steak,40,44',
          ',,Mains,Xi trout,30,',
          ',,Mains,Xi perch,28,',
          'Xi lunch,Xi Plains,Soups,Xi broth,9,',
          ',Xi Planes,Soups,Xi bisque,9,',
        )
        const id = await check('menus', file)
        expect((await summaryOf(id)).refused).toMatchObject([
          {
            number: 4,
            fault:
              'The zone “Xi Plains” shows the menu “Xi dinner” by a row above. A zone shows one menu.',
          },
          {
            number: 5,
            fault: expect.stringContaining('There is no zone with the name “Xi Planes”.'),
          },
        ])
        expect(await changesOf(id, 'Xi Plains')).toEqual([
          { label: 'Menu', before: '', after: 'Xi dinner' },
        ])
        await write(id, true)
        for (const zone of ['Xi Plains', 'Xi Coast'])
          expect(await zoneOf(zone)).toMatchObject({ menu: 'Xi dinner' })
        const [steak] = await dishes('Xi steak')
        expect(steak).toMatchObject({ price: 40, zonePrices: [{ price: 44 }] })

        const lunch = csv('Menu zone,Section,Dish,Price', 'Xi Plains,Soups,Xi stew,9')
        const other = await check('menus', lunch, { name: 'Xi late.csv' })
        expect(await changesOf(other, 'Xi Plains')).toEqual([
          { label: 'Menu', before: 'Xi dinner', after: 'Xi late' },
        ])
        await write(other)
        expect(await zoneOf('Xi Plains')).toEqual({ locations: ['Xi'], menu: 'Xi late' })
        // Zones have changed since the first one.
        expect(await undo(id)).toMatchObject({ fault: expect.stringContaining('Xi Plains') })
        expect(await undo(other)).toMatchObject({ state: 'undone' })
        expect(await zoneOf('Xi Plains')).toMatchObject({ menu: 'Xi dinner' })
        expect(await find('menus', 'Xi late')).toBe(undefined)
        // A zone that somebody has given the menu keeps it.
        const zone = {
          title: 'Xi Lake',
          uid: 'xi-lake',
          menuLayout: await find('menus', 'Xi dinner'),
        }
        await system.make('zones', zone)
        expect(await undo(id)).toMatchObject({ fault: expect.stringContaining('Xi dinner') })
      })

      it('refuse a restaurant of which the zone has the name of several', async () => {
        for (const uid of ['omicron', 'omicron-2'])
          await system.make('zones', { title: 'Omicron', uid })
        const id = await check('locations', places('Omi,Surrey,BC,,omicron'))
        expect((await summaryOf(id)).refused).toMatchObject([
          { number: 1, fault: 'There are several zones with the name “omicron”.' },
        ])
      })
    })

    it('brings readers with proof of their consent, and asks the others only where that is chosen', async () => {
      const marketing = await system.signIn(['marketing'], { name: 'Ola' })
      const file = csv(
        'Email Address,First Name,Opt-in Time,Status',
        'ann@example.com,Ann,23/11/2025,subscribed',
        'ben@example.com,Ben,,subscribed',
        'cas@example.com,Cas,01/02/2024,unsubscribed',
        'no address,Dan,01/02/2024,subscribed',
      )
      const readers = async () => {
        const found = await system.payload.find({
          ...{ collection: 'subscribers', sort: 'email', depth: 0, pagination: false },
        })
        return found.docs.map(({ email, state, firstname, confirmedAt, posted }) => ({
          ...{ email, state, firstname, posted, day: confirmedAt?.slice(0, 10) ?? null },
        }))
      }
      const first = await check('subscribers', file, { as: marketing })
      expect((await summaryOf(first)).refused).toMatchObject([
        { number: 2, fault: expect.stringContaining('There is no day of consent.') },
        { number: 4, fault: 'Email: “no address” cannot be read.' },
      ])
      const id = await check('subscribers', file, { as: marketing, ask: true })
      expect((await summaryOf(id)).refusedRows).toBe(1)
      await write(id, true, marketing)
      const ann = { email: 'ann@example.com', state: 'confirmed', firstname: 'Ann', posted: true }
      const ben = { email: 'ben@example.com', state: 'pending', firstname: 'Ben', posted: false }
      const cas = { email: 'cas@example.com', state: 'unsubscribed', firstname: null, posted: true }
      expect(await readers()).toEqual([
        { ...ann, day: '2025-11-23' },
        { ...ben, day: null },
        { ...cas, day: null },
      ])

      // Who has left does not come back by a file, and nobody on the list loses anything by one.
      const again = csv('email,consent date', 'cas@example.com,2025-01-02', 'ann@example.com,')
      const later = await check('subscribers', again, { as: marketing, ask: true })
      expect(await summaryOf(later)).toMatchObject({ verdicts: { new: 0, changed: 0, same: 2 } })

      // The email has left meanwhile.
      await system.payload.update({
        ...{ collection: 'subscribers', where: { email: { equals: 'ben@example.com' } } },
        data: { posted: true },
      })
      expect(await undo(id, marketing)).toMatchObject({ state: 'undone' })
      expect(await readers()).toEqual([])
      // Editors have nothing to do with readers.
      expect(await act('discard', { import: id })).toMatchObject({ status: 404 })
    })

    it('asks for the order of days that can be read in two ways', async () => {
      const marketing = await system.signIn(['marketing'], { name: 'Ola' })
      const file = csv('email,consent date', 'ed@example.com,3/4/2025')
      const { body } = await bring('subscribers', file, 'file.csv', marketing)
      const matches = (await stateOf(body.id))?.matches as unknown as Values
      await act('check', { import: body.id, matches, options }, marketing)
      await work()
      expect(await stateOf(body.id)).toMatchObject({
        ...{ state: 'matching', fault: expect.stringContaining('can be read in two ways') },
      })
      const id = await check('subscribers', file, { as: marketing, dayOrder: 'dmy' })
      await write(id, false, marketing)
      const { docs } = await system.payload.find({
        ...{ collection: 'subscribers', where: { email: { equals: 'ed@example.com' } }, depth: 0 },
      })
      expect(docs[0]?.confirmedAt).toContain('2025-04-03')
    })

    it.each([
      ['an empty file', '', 'The file is empty.'],
      ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'Save it as CSV first'],
      ['two columns of one name', csv('dish,Dish', 'a,b'), 'Two columns have the heading'],
      ['a quote that is never closed', csv('dish,section', '"a,b', 'c,d'), 'is never closed'],
      ['no rows', csv('dish,section'), 'no rows'],
    ])('refuses %s, says why, and keeps nothing of it', async (_, text, message) => {
      const before = await imports()
      expect(await bring('menus', text)).toMatchObject({
        status: 422,
        body: { error: { code: 'unreadable_file', message: expect.stringContaining(message) } },
      })
      expect(await imports()).toBe(before)
    })

    it('needs the columns without which nothing can be imported', async () => {
      const { body } = await bring('menus', csv('a,b', '1,2'))
      expect(await act('check', { import: body.id, matches: {}, options })).toMatchObject({
        ...{ status: 409, body: { error: { code: 'column_needed' } } },
      })
      const matches = { section: 'a', dish: 'no such column' }
      expect(await act('check', { import: body.id, matches, options })).toMatchObject({
        ...{ status: 409, body: { error: { code: 'unknown_column' } } },
      })
    })

    it('is forgotten with its rows, while what it wrote stays', async () => {
      const file = csv('section,dish,price', 'Lambda,Lambda one,10')
      const id = await check('menus', file, { name: 'lambda.csv' })
      await write(id)
      expect(await act('discard', { import: id })).toMatchObject({ status: 200 })
      expect(await stateOf(id)).toBe(null)
      expect(await dishes('Lambda')).toHaveLength(1)
      expect(await act('undo', { import: id })).toMatchObject({ status: 404 })
    })

    async function imports() {
      const { listImports } = await import('#cms/imports/store.ts')
      return (await listImports({ payload: system.payload }, ['menus', 'locations'], 1000)).length
    }
  })
}
