import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FoundDocument, FoundPage } from '#cms/find-replace/find-places.ts'
import type { Search } from '#cms/find-replace/search.ts'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'

type Values = Record<string, unknown>
type Outcome = { ok: boolean; document: string; code?: string; message?: string; places?: number }

/** Formatted text of one paragraph. */
const formatted = (...children: Values[]) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: 'ltr' },
    children: [
      { type: 'paragraph', format: '', indent: 0, version: 1, direction: 'ltr', children },
    ],
  },
})
const node = (text: string, format = 0) => ({
  ...{ type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 },
})

/** What is promised of find and replace over all content, on one database. */
export function describeFindReplace(kind: 'sqlite' | 'postgres'): void {
  describe(`find and replace on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      editor = await system.signIn(['editor'], { name: 'Maya' })
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const searchFor = (find: string, replace: string, more: Partial<Search> = {}): Search => ({
      ...{ find, replace, matchCase: true, wholeWords: true, ...more },
    })
    const ask = (name: string, body: object, as = editor) =>
      system.rest('POST', `/find-and-replace/${name}`, { as, body })

    /** Everything that a search finds, page by page. */
    async function found(search: Search, { as = editor, room = 500 } = {}) {
      const all = { documents: [] as FoundDocument[], places: 0, found: 0, looked: 0, pages: 0 }
      let from: FoundPage['next'] = null
      do {
        const shown = all.documents.reduce((sum, { places }) => sum + places.length, 0)
        const { status, body } = await ask('find', { search, from, room: room - shown }, as)
        expect(status).toBe(200)
        const page = body as unknown as FoundPage
        all.documents.push(...page.documents)
        all.places += page.places
        all.found += page.found
        all.looked += page.looked
        all.pages++
        from = page.next
      } while (from)
      return all
    }

    /** Replaces all that was found, but for some places, and says what became of each document. */
    async function replaceAll(
      search: Search,
      documents: readonly FoundDocument[],
      { run = null as string | null, but = [] as string[] } = {},
    ) {
      const chosen = documents.map(({ document, title, seen, places }) => ({
        ...{ document, title, seen },
        keys: places.map(({ key }) => key).filter((key) => !but.includes(key)),
      }))
      const { status, body } = await ask('replace', { run, search, documents: chosen })
      expect(status).toBe(200)
      return { run: body.run as string, outcomes: body.outcomes as Outcome[] }
    }

    async function undo(run: string, documents: string[]) {
      const { status, body } = await ask('undo', { run, documents })
      expect(status).toBe(200)
      return body.outcomes as Outcome[]
    }

    const read = async (collection: string, id: number, draft: boolean): Promise<Values> => ({
      ...(await system.payload.findByID({
        ...{ collection: collection as 'pages', id, depth: 0, draft },
      })),
    })
    const stored = (collection: string, id: number) => read(collection, id, false)
    const drafted = (collection: string, id: number) => read(collection, id, true)
    const saveDraft = (id: number, data: Values) =>
      system.payload.update({
        ...{ collection: 'pages', id, draft: true, data: { ...data, _status: 'draft' } as never },
      })
    const page = (title: string, more: Values = {}) =>
      system.make('pages', { title, type: 'text-page', _status: 'published', ...more })
    const epoch = async () => {
      const { currentEpoch } = await import('#cms/content/epoch.ts')
      return currentEpoch(system.payload)
    }
    const entries = async (subject: string) => {
      const { query } = await import('#cms/database/query.ts')
      return query(
        system.payload,
        'SELECT act, detail, changes FROM audit_entries WHERE subject = $1 ORDER BY id',
        [subject],
      )
    }
    /** A document without what each save sets. */
    const wordsOf = ({ updatedAt: _, seen: __, ...words }: Values) => words

    it('finds words in every kind of content, with the way to its field and what is around them', async () => {
      const media = await system.payload.create({
        collection: 'media',
        data: { alt: 'The Fireside room' },
        file: {
          ...{ name: 'room.png', mimetype: 'image/png', size: PNG.length, data: PNG },
        },
      })
      const dish = await system.make('menu-items', {
        title: 'Fireside bread',
        price: 9,
        description: formatted(node('Baked at the '), node('Fireside', 1), node('.')),
        variants: [{ title: 'Fireside loaf', price: 12 }],
      })
      const category = await system.make('menu-categories', { title: 'From the Fireside' })
      const menu = await system.make('menus', {
        ...{ title: 'Fireside menu', uid: 'fireside', _status: 'published' },
        slices: [{ blockType: 'menu_section_heading', title: 'Fireside' }],
      })
      const place = await system.make(
        'locations',
        locationData('fireside-kits', { phoneNumber: '604 555 0199 Fireside' }),
      )
      const post = await system.make('news-posts', {
        ...{
          title: 'Open',
          date: '2026-01-01',
          _status: 'published',
          summary: 'Fireside is open.',
        },
        slices: [
          {
            blockType: 'callouts',
            cards: [
              {
                title: 'Come',
                cta: {
                  link_type: 'Web',
                  url: 'https://example.com/Fireside',
                  text: 'See Fireside',
                },
              },
              // Typed before it was made a link to a page: nobody sees it.
              { title: 'Or', cta: { link_type: 'Document', url: 'https://example.com/Fireside' } },
            ],
          },
        ],
      })
      await system.payload.updateGlobal({
        slug: 'footer',
        data: { general: [{ copyrightMessage: '© Fireside' }], _status: 'published' } as never,
      })

      const all = await found(searchFor('Fireside', 'Hearth'))
      const listed = all.documents.flatMap(({ document, places }) =>
        places.map(({ path }) => `${document} ${path}`),
      )
      expect(listed).toEqual([
        `collections/news-posts/${post} summary`,
        `collections/news-posts/${post} slices.0.cards.0.cta.url`,
        `collections/news-posts/${post} slices.0.cards.0.cta.text`,
        `collections/locations/${place} phoneNumber`,
        `collections/menus/${menu} title`,
        `collections/menus/${menu} slices.0.title`,
        `collections/menu-categories/${category} title`,
        `collections/menu-items/${dish} title`,
        `collections/menu-items/${dish} description`,
        `collections/menu-items/${dish} variants.0.title`,
        `collections/media/${media.id} alt`,
        'globals/footer general.0.copyrightMessage',
      ])
      expect(all).toMatchObject({ places: 12, found: 7 })
      const addresses = all.documents.flatMap(({ places }) => places.filter((one) => one.isAddress))
      expect(addresses.map(({ path }) => path)).toEqual(['slices.0.cards.0.cta.url'])
      const bread = all.documents.find(({ document }) => document.startsWith('collections/menu-it'))
      expect(bread).toMatchObject({
        ...{ kind: 'Dish or drink', title: 'Fireside bread' },
        places: [
          { label: 'Title', words: { before: '', found: 'Fireside', after: ' bread' } },
          { label: 'Description', words: { before: 'Baked at the ', after: '.' } },
          { label: 'Variants › 1 › Name' },
        ],
      })

      const { outcomes } = await replaceAll(searchFor('Fireside', 'Hearth'), all.documents)
      expect(outcomes.every(({ ok }) => ok)).toBe(true)
      expect((await found(searchFor('Fireside', 'Hearth'))).places).toBe(0)
      expect((await found(searchFor('Hearth', 'Fireside'))).places).toBe(12)
      // A name in addresses is no word.
      expect(await stored('menus', menu)).toMatchObject({ title: 'Hearth menu', uid: 'fireside' })
      expect(await stored('locations', place)).toMatchObject({ uid: 'fireside-kits' })
    })

    it('replaces what is ticked, raises the epoch, and writes down who did it and how', async () => {
      const id = await page('Old Harbour', {
        slices: [{ blockType: 'quote', quote: 'Old Harbour, the Old Harbour.', author: 'Ann' }],
      })
      const search = searchFor('Old Harbour', 'New Pier')
      const { documents } = await found(search)
      expect(documents).toHaveLength(1)
      const last = documents[0]?.places[2]?.key as string
      const before = await epoch()
      const { outcomes } = await replaceAll(search, documents, { but: [last] })
      expect(outcomes).toEqual([{ ok: true, document: `collections/pages/${id}`, places: 2 }])
      expect(await stored('pages', id)).toMatchObject({
        ...{ title: 'New Pier', uid: 'old-harbour', _status: 'published' },
        slices: [{ quote: 'New Pier, the Old Harbour.', author: 'Ann' }],
      })
      expect(await epoch()).toBe(before + 1)
      expect((await entries(`collections/pages/${id}`)).at(-1)).toMatchObject({
        ...{ act: 'publish', detail: 'replaced' },
      })
    })

    it('keeps what is published published and a draft a draft, with all else that it changes', async () => {
      const id = await page('Juniper Room', {
        slices: [{ blockType: 'quote', quote: 'At the Juniper Room.' }],
      })
      await saveDraft(id, {
        title: 'Juniper Room, soon',
        slices: [
          { blockType: 'quote', quote: 'At the Juniper Room.', author: 'Only in the draft' },
          { blockType: 'quote', quote: 'New in the Juniper Room.' },
        ],
      })
      const search = searchFor('Juniper Room', 'Cedar Room')
      const { documents } = await found(search)
      expect(documents.map(({ places }) => places.map(({ stands }) => stands))).toEqual([
        ['differs', 'published_only', 'draft_only', 'draft_only'],
      ])
      const before = await epoch()
      const { run } = await replaceAll(search, documents)
      expect(await stored('pages', id)).toMatchObject({
        ...{ title: 'Cedar Room', _status: 'published' },
        slices: [{ quote: 'At the Cedar Room.' }],
      })
      expect(await drafted('pages', id)).toMatchObject({
        ...{ title: 'Cedar Room, soon', _status: 'draft' },
        slices: [
          { quote: 'At the Cedar Room.', author: 'Only in the draft' },
          { quote: 'New in the Cedar Room.' },
        ],
      })
      expect(await epoch()).toBe(before + 1)
      // The log tells the draft's own changes of nobody who has not made them.
      const [published, draft] = (await entries(`collections/pages/${id}`)).slice(-2)
      expect([published?.act, draft?.act]).toEqual(['publish', 'edit_draft'])
      expect(String(draft?.changes)).toContain('Cedar Room, soon')
      expect(String(draft?.changes)).not.toContain('author')

      await undo(run, [`collections/pages/${id}`])
      expect(await stored('pages', id)).toMatchObject({
        title: 'Juniper Room',
        _status: 'published',
      })
      expect(await drafted('pages', id)).toMatchObject({
        title: 'Juniper Room, soon',
        slices: [{ author: 'Only in the draft' }, {}],
      })
    })

    it('takes nothing of a draft into what is published, not even what that has none of', async () => {
      const picture = (await system.payload.find({ collection: 'media', limit: 1 })).docs[0]?.id
      const zone = await system.make('zones', { title: 'West', locations: [] })
      const id = await system.make('news-posts', {
        ...{ title: 'Maple Hall opens', date: '2026-01-01', _status: 'published' },
      })
      await system.payload.update({
        ...{ collection: 'news-posts', id, draft: true },
        data: {
          ...{ _status: 'draft', type: 'location-or-zone-based', noIndex: true },
          ...{ locations: [{ relationTo: 'zones', value: zone }], image: { desktop: picture } },
          ...{ summary: 'A summary', slices: [{ blockType: 'quote', quote: 'Q' }] },
        } as never,
      })
      const before = await stored('news-posts', id)
      const draftBefore = await drafted('news-posts', id)
      const search = searchFor('Maple Hall', 'Oak Hall')
      const { documents } = await found(search)
      const { run, outcomes } = await replaceAll(search, documents)
      expect(outcomes).toMatchObject([{ ok: true, places: 1 }])
      const title = 'Oak Hall opens'
      expect(wordsOf(await stored('news-posts', id))).toEqual({ ...wordsOf(before), title })
      expect(wordsOf(await drafted('news-posts', id))).toEqual({ ...wordsOf(draftBefore), title })
      await undo(run, [`collections/news-posts/${id}`])
      expect(wordsOf(await stored('news-posts', id))).toEqual(wordsOf(before))
      expect(wordsOf(await drafted('news-posts', id))).toEqual(wordsOf(draftBefore))
    })

    it('takes nothing over between a draft and what is published, within the same rows either', async () => {
      const about = await page('Where links lead')
      const link = { link_type: 'Document', document: { relationTo: 'pages', value: about } }
      const id = await page('Rowan Cellar', {
        slices: [
          { id: 'one', blockType: 'quote', quote: 'In the Rowan Cellar.' },
          { id: 'two', blockType: 'copy_hero', title: 'Rowan', cta: { ...link, text: 'Go' } },
        ],
      })
      await saveDraft(id, {
        title: 'Rowan Cellar, soon',
        slices: [
          { id: 'one', blockType: 'quote', quote: 'In the Rowan Cellar.', author: 'Not yet' },
          { id: 'two', blockType: 'copy_hero', title: 'Rowan', cta: { link_type: 'Web' } },
        ],
      })
      const [before, draftBefore] = [await stored('pages', id), await drafted('pages', id)]
      const words = (values: Values, name: string) =>
        JSON.parse(JSON.stringify(wordsOf(values)).replaceAll('Rowan Cellar', name))
      const search = searchFor('Rowan Cellar', 'Aspen Cellar')
      const { documents } = await found(search)
      const { run, outcomes } = await replaceAll(search, documents)
      expect(outcomes).toMatchObject([{ ok: true }])
      const name = 'Aspen Cellar'
      expect(words(await stored('pages', id), name)).toEqual(words(before, name))
      expect(words(await drafted('pages', id), name)).toEqual(words(draftBefore, name))
      expect(JSON.stringify(await stored('pages', id))).not.toContain('Not yet')
      await undo(run, [`collections/pages/${id}`])
      expect(words(await stored('pages', id), name)).toEqual(words(before, name))
      expect(words(await drafted('pages', id), name)).toEqual(words(draftBefore, name))
    })

    it('leaves a document as it is that has not all of the chosen places', async () => {
      const id = await page('Tamarind Yard')
      const search = searchFor('Tamarind Yard', 'Beech Yard')
      const { documents } = await found(search)
      const chosen = documents.map(({ document, title, seen, places }) => ({
        ...{ document, title, seen, keys: [...places.map(({ key }) => key), 'slices.gone#0'] },
      }))
      const { body } = await ask('replace', { run: null, search, documents: chosen })
      expect(body.outcomes).toMatchObject([{ ok: false, code: 'changed' }])
      expect((await stored('pages', id)).title).toBe('Tamarind Yard')
    })

    it('never publishes what was never published', async () => {
      const id = await page('Spruce Attic', { _status: 'draft' })
      const search = searchFor('Spruce Attic', 'Spruce Loft')
      const { documents } = await found(search)
      expect(documents[0]?.places[0]?.stands).toBe('draft')
      const before = await epoch()
      await replaceAll(search, documents)
      expect(await drafted('pages', id)).toMatchObject({ title: 'Spruce Loft', _status: 'draft' })
      expect((await stored('pages', id))._status).toBe('draft')
      expect(await epoch()).toBe(before)
    })

    it('leaves a document as it is that somebody has changed since, and replaces in the others', async () => {
      const one = await page('Larch House one')
      const two = await page('Larch House two')
      const search = searchFor('Larch House', 'Elm House')
      const { documents } = await found(search)
      await saveDraft(one, { title: 'Larch House, changed' })
      const { outcomes } = await replaceAll(search, documents)
      expect(outcomes).toMatchObject([
        {
          ok: false,
          document: `collections/pages/${one}`,
          title: 'Larch House, changed',
          code: 'changed',
        },
        { ok: true, document: `collections/pages/${two}` },
      ])
      expect((await stored('pages', one)).title).toBe('Larch House one')
      expect((await stored('pages', two)).title).toBe('Elm House two')
    })

    it('is decided by one of two who replace at the same moment', async () => {
      const ids = [await page('Yew Arbour one'), await page('Yew Arbour two', { _status: 'draft' })]
      const search = searchFor('Yew Arbour', 'Ash Arbour')
      const { documents } = await found(search)
      const both = await Promise.all([replaceAll(search, documents), replaceAll(search, documents)])
      for (const id of ids) {
        const all = both.flatMap(({ outcomes }) => outcomes)
        const own = all.filter(({ document }) => document === `collections/pages/${id}`)
        expect(own.map(({ ok, code }) => (ok ? 'replaced' : code)).toSorted()).toEqual([
          'changed',
          'replaced',
        ])
        expect((await drafted('pages', id)).title).toMatch(/^Ash Arbour/)
      }
    })

    it('leaves a document as it is that somebody else has open, and names both', async () => {
      const id = await page('Birch Cellar')
      const other = await system.signIn(['editor'], { name: 'Noor' })
      const me = await system.rest('GET', '/staff/me', { as: other })
      await system.payload.create({
        collection: 'payload-locked-documents',
        data: {
          document: { relationTo: 'pages', value: id },
          user: { relationTo: 'staff', value: (me.body.user as { id: number }).id },
        },
      })
      const search = searchFor('Birch Cellar', 'Birch Hall')
      const { documents } = await found(search)
      const { outcomes } = await replaceAll(search, documents)
      expect(outcomes).toMatchObject([
        {
          ok: false,
          title: 'Birch Cellar',
          code: 'locked',
          message: 'Noor is editing it right now.',
        },
      ])
      expect((await stored('pages', id)).title).toBe('Birch Cellar')
    })

    it('saves nothing of a document that is refused, and says why', async () => {
      const dish = await system.make('menu-items', {
        title: 'Willow soup',
        price: 9,
        description: formatted(node('Willow bark')),
      })
      const search = searchFor('Willow', 'W'.repeat(130))
      const { documents } = await found(search)
      const { run, outcomes } = await replaceAll(search, documents)
      expect(outcomes).toMatchObject([{ ok: false, title: 'Willow soup', code: 'invalid' }])
      expect(outcomes[0]?.message).toMatch(/^Title: .*120 characters/)
      expect(await stored('menu-items', dish)).toMatchObject({
        title: 'Willow soup',
        description: formatted(node('Willow bark')),
      })
      expect(await undo(run, [`collections/menu-items/${dish}`])).toMatchObject([
        { ok: false, code: 'gone' },
      ])
    })

    describe('the last replacement', () => {
      const last = async () => {
        const { readLast } = await import('#cms/find-replace/last-replacement.ts')
        return readLast(await system.request('/admin', editor))
      }

      it('is taken back as it was, with versions or without', async () => {
        const dish = await system.make('menu-items', {
          title: 'Hazel cake',
          price: 9,
          description: formatted(node('With '), node('Hazel', 1), node(' nuts')),
        })
        const tag = await system.make('menu-tags', { title: 'Hazel', abbreviation: 'H' })
        const before = [await stored('menu-items', dish), await stored('menu-tags', tag)].map(
          wordsOf,
        )
        const search = searchFor('Hazel', 'Almond')
        const { documents } = await found(search)
        const { run, outcomes } = await replaceAll(search, documents)
        expect(outcomes).toHaveLength(2)
        expect(await last()).toMatchObject({
          ...{ run, find: 'Hazel', replace: 'Almond', places: 3 },
          documents: outcomes.map(({ document }) => document),
        })
        const undone = await undo(
          run,
          outcomes.map(({ document }) => document),
        )
        expect(undone.map(({ ok }) => ok)).toEqual([true, true])
        const after = [await stored('menu-items', dish), await stored('menu-tags', tag)].map(
          wordsOf,
        )
        expect(after).toEqual(before)
        expect(await last()).toBeNull()
        expect((await entries(`collections/menu-tags/${tag}`)).at(-1)).toMatchObject({
          ...{ act: 'update', detail: 'replacement_undone' },
        })
      })

      it('stays where somebody has changed the document since', async () => {
        const [one, two] = [await page('Alder one'), await page('Alder two')]
        const search = searchFor('Alder', 'Rowan')
        const { documents } = await found(search)
        const { run } = await replaceAll(search, documents)
        await saveDraft(one, { title: 'Rowan, and more' })
        expect(
          await undo(
            run,
            documents.map(({ document }) => document),
          ),
        ).toMatchObject([{ ok: false, code: 'changed', title: 'Rowan, and more' }, { ok: true }])
        expect((await stored('pages', one)).title).toBe('Rowan one')
        expect((await stored('pages', two)).title).toBe('Alder two')
      })

      it('is one, of several requests, and is forgotten with the next one', async () => {
        const ids = [await page('Aspen one'), await page('Aspen two')]
        const search = searchFor('Aspen', 'Poplar')
        const { documents } = await found(search)
        const { run } = await replaceAll(search, documents.slice(0, 1))
        await replaceAll(search, documents.slice(1), { run })
        expect(await last()).toMatchObject({ run, places: 2, documents: { length: 2 } })
        const next = searchFor('Poplar', 'Aspen')
        const again = await found(next)
        const { run: second } = await replaceAll(next, again.documents.slice(0, 1))
        expect(await last()).toMatchObject({ run: second, documents: { length: 1 } })
        expect(await undo(run, [`collections/pages/${ids[1]}`])).toMatchObject([{ code: 'gone' }])
        // Nobody takes back what somebody else has replaced.
        const other = await system.signIn(['editor'])
        const { body } = await ask(
          'undo',
          { run: second, documents: [`collections/pages/${ids[0]}`] },
          other,
        )
        expect(body.outcomes).toMatchObject([{ ok: false, code: 'gone' }])
      })
    })

    it('looks through many documents page by page, shows as many places as there is room for, and counts all', async () => {
      for (let at = 0; at < 130; at++) {
        await system.make('menu-tags', { title: `Fennel ${at}`, abbreviation: 'F' })
      }
      const all = await found(searchFor('Fennel', 'Dill'), { room: 7 })
      expect(all).toMatchObject({ places: 130, found: 130 })
      expect(all.pages).toBeGreaterThan(1)
      expect(all.documents).toHaveLength(7)
      const ids = (await found(searchFor('Fennel', 'Dill'))).documents.map(
        ({ document }) => document,
      )
      expect(new Set(ids).size).toBe(130)
    })

    it('is for editors, over what they may change, and refuses what is no search', async () => {
      const host = await system.signIn(['host'])
      const search = searchFor('Some words', 'Others')
      const body = { search, from: null, room: 1 }
      expect((await ask('find', body, host)).status).toBe(403)
      await system.payload.updateGlobal({
        slug: 'settings',
        data: { shortName: 'Some words' } as never,
      })
      const admin = await system.signIn(['admin'])
      expect((await found(search)).places).toBe(0)
      expect((await found(search, { as: admin })).places).toBe(1)
      const foreign = [
        { document: 'globals/settings', title: 'Settings', seen: 'x', keys: ['shortName#0'] },
        { document: 'collections/staff/1', title: 'Maya', seen: 'x', keys: ['name#0'] },
      ]
      const reply = await ask('replace', { run: null, search, documents: foreign })
      expect(reply.body.outcomes).toMatchObject([{ code: 'gone' }, { code: 'gone' }])
      for (const find of ['x', '   ', 'x'.repeat(201), 'a\u0000b', 'Others']) {
        const wrong = { ...body, search: { ...search, find } }
        expect((await ask('find', wrong)).status, find).toBe(422)
      }
    })
  })
}

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
