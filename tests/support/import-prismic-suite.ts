import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReadOptions } from '#cms/imports/kinds/kind.ts'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'
import { type Imports, importsBy } from './import-acts.ts'
import { answerOf, EXPORTED, exportOf } from './prismic-repository.ts'
import { samplesOf, sliceSample } from './prismic-samples.ts'
import { wholeRepository } from './prismic-whole.ts'
import { zipArchive } from './zip-archive.ts'

type Values = Record<string, unknown>

const NO_DOCUMENTS = 'The file is neither JSON nor a ZIP archive of JSON files.'

/** Whether nothing is kept in a field: an empty list is nothing. */
const isLacking = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** A page that leads to another one. */
const pier = (id: string, other: string) => ({
  ...{ id, uid: `pier-${id.toLowerCase()}`, type: 'text_page', lang: 'en-ca' },
  data: {
    title: `Pier ${id}`,
    slices: [
      {
        slice_type: 'copy_hero',
        primary: {
          title: id,
          cta: { link_type: 'Document', id: other, type: 'text_page', text: 'More' },
        },
      },
    ],
  },
})

/** What is promised of imports of a Prismic repository, on one database (spec:content.imports-prismic). */
export function describeImportPrismic(kind: 'sqlite' | 'postgres'): void {
  describe(`imports of a Prismic repository on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let steps: Imports
    let harbour: number

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      steps = importsBy(system, await system.signIn(['editor'], { name: 'Maya' }))
      const data = await sharp({
        create: { width: 80, height: 40, channels: 3, background: '#246' },
      })
        .jpeg()
        .toBuffer()
      const file = { data, name: 'harbour.jpg', mimetype: 'image/jpeg', size: data.length }
      const made = await system.payload.create({
        ...{ collection: 'media', data: { alt: 'Boats in the harbour' }, file },
      })
      harbour = made.id
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    type Collection = 'pages' | 'locations' | 'menus' | 'zones' | 'menu-items' | 'menu-categories'
    type Others = 'news-posts' | 'redirects'
    async function all(collection: Collection | Others): Promise<Values[]> {
      const { docs } = await system.payload.find({
        ...{ collection, depth: 0, draft: true, pagination: false, sort: 'id' },
      })
      return docs as unknown as Values[]
    }
    const one = async (collection: Collection | Others, name: string, value: string) =>
      (await all(collection)).find((document) => document[name] === value) as Values
    const counts = async () =>
      Promise.all(
        (['pages', 'locations', 'menus', 'zones', 'news-posts', 'redirects'] as const).map(
          async (collection) => (await all(collection)).length,
        ),
      )

    it('takes back the draft of what exists once, was never saved and lacks its picture', async () => {
      const popup = {
        ...{ id: 'Popup9', type: 'popup', lang: 'en-ca', uid: null },
        data: {
          slices: [
            {
              slice_type: 'full_image',
              primary: { image: { url: 'https://images.prismic.io/dune/none.jpg' } },
            },
          ],
        },
      }
      const versions = async () =>
        (await system.payload.findGlobalVersions({ slug: 'popup', depth: 0 })).totalDocs
      const before = await versions()
      const id = await steps.check('prismic', answerOf([popup]), { publish: true })
      expect(await steps.summaryOf(id)).toMatchObject({ drafts: 1 })
      await steps.write(id)
      expect(await versions()).toBeGreaterThan(before)
      expect(await steps.undo(id)).toMatchObject({ state: 'undone', fault: '' })
      expect(await versions()).toBe(before)
    })

    it('shows what an export would be, and brings its documents with their links, texts and pictures', async () => {
      const before = await counts()
      const id = await steps.check('prismic', exportOf(EXPORTED), { publish: true })
      expect(await counts()).toEqual(before)
      const { rows, refused, verdicts, news } = await steps.summaryOf(id)
      expect(refused.map(({ fault }) => fault)).toEqual([
        'It is in another language (fr-ca). The site has one, that of the first documents in English.',
        'Tableside has no documents of the type “chef-profile”.',
      ])
      expect({ rows, verdicts }).toMatchObject({
        rows: 14,
        verdicts: { new: 10, changed: 2, refused: 0 },
      })
      const home = news.find(({ title }) => title === 'Dune')
      expect(home?.changes).toContainEqual({
        label: 'Left out',
        before: '',
        after: 'weather-widget',
      })

      const menus = news.find(({ title }) => title === 'Dune dinner')?.changes ?? []
      expect(menus.map(({ after }) => after)).toContain('New, of this file')

      await steps.write(id, true)
      const about = await one('pages', 'type', 'about-page')
      const homepage = await one('pages', 'type', 'homepage')
      expect(homepage).toMatchObject({
        ...{ title: 'Dune', uid: 'homepage', _status: 'published' },
        slices: [
          {
            ...{ blockType: 'hero_grid', eyebrow: 'Since 1998', title: 'Fish by the sea' },
            cta: {
              ...{ link_type: 'Document', text: 'Our story' },
              document: { relationTo: 'pages', value: about.id },
            },
            images: [{ image: harbour }],
          },
          {
            blockType: 'rich_text',
            content: {
              root: {
                children: [
                  { type: 'heading', tag: 'h2', children: [{ text: 'Come in' }] },
                  {
                    type: 'paragraph',
                    children: [
                      { text: 'Read', format: 1 },
                      { text: ' ' },
                      {
                        type: 'link',
                        fields: {
                          linkType: 'internal',
                          doc: { relationTo: 'pages', value: about.id },
                        },
                        children: [{ text: 'about us' }],
                      },
                      { text: ', or see the menu.' },
                    ],
                  },
                  { type: 'list', tag: 'ul', children: [{ value: 1 }, { value: 2 }] },
                ],
              },
            },
          },
          { blockType: 'seo_slice', title: 'Dune: fish by the sea' },
        ],
      })
      expect(about).toMatchObject({
        slices: [
          { blockType: 'copy_hero', title: 'A family, four boats' },
          { blockType: 'quote', quote: 'Salt.' },
          {
            blockType: 'callouts',
            cards: [
              {
                title: 'Home',
                cta: { text: 'Back', document: { relationTo: 'pages', value: homepage.id } },
              },
            ],
          },
        ],
      })
      const location = await one('locations', 'title', 'Dune Halifax')
      expect(location).toMatchObject({
        ...{ uid: 'dune-halifax', province: 'NS', postalCode: 'B3H 1A1', isFlagship: true },
        ...{ phoneNumber: '+1 902 555 0101', geocoords: { latitude: 44.64, longitude: -63.57 } },
        ...{ timeZone: 'America/Halifax', image: harbour },
        reserveLink: { url: 'https://tables.example/halifax' },
      })
      const menu = await one('menus', 'title', 'Dune dinner')
      const section = await one('menu-categories', 'title', 'Starters')
      const zone = await one('zones', 'title', 'Dune East')
      expect(menu).toMatchObject({
        slices: [{ blockType: 'menu_section', items: [{ menuCategory: section.id }] }],
      })
      expect(zone).toMatchObject({
        ...{ menuLayout: menu.id, locations: [{ location: location.id }] },
      })
      expect(await one('menu-items', 'title', 'Chowder')).toMatchObject({
        ...{ price: 14.5, zones: [zone.id], uid: 'chowder', _status: 'published' },
      })
      expect(await one('news-posts', 'title', 'Lobster is back')).toMatchObject({
        date: '2026-05-01T00:00:00.000Z',
      })
      const page = await one('pages', 'uid', 'sourcing')
      expect(await one('redirects', 'from', '/our-fish')).toMatchObject({
        to: { link_type: 'Document', document: { relationTo: 'pages', value: page.id } },
      })

      const header = () => system.payload.findGlobal({ slug: 'header', depth: 0 })
      const seo = () => system.payload.findGlobal({ slug: 'seo-template', depth: 0 })
      expect(await header()).toMatchObject({
        menu: [
          { linkText: 'Our story', link: { document: { relationTo: 'pages', value: about.id } } },
          { linkText: 'Shop', link: { link_type: 'Web', newTab: true } },
        ],
        primaryButtons: [{ reserveButtonText: 'Book', orderButtonText: 'To go' }],
      })
      expect(await seo()).toMatchObject({ genericTitleTemplate: '%s | Dune' })

      const again = await steps.check('prismic', exportOf(EXPORTED), { publish: true })
      expect(await steps.summaryOf(again)).toMatchObject({
        verdicts: { new: 0, changed: 0, same: 12 },
      })

      expect(await steps.undo(id)).toMatchObject({ state: 'undone', fault: '' })
      expect(await counts()).toEqual(before)
      expect((await seo()).genericTitleTemplate).not.toBe('%s | Dune')
    })

    it('makes a page of what the API answers, with a redirect from its former address, and keeps what is there', async () => {
      const document = (title: string, more: Values = {}) => ({
        ...{ id: 'Api1', uid: 'cellar', type: 'text_page', lang: 'en-us', href: 'x', tags: [] },
        url: '/our-cellar',
        data: {
          title: [{ type: 'heading1', text: title, spans: [] }],
          slices: [
            {
              ...{ id: 's1', slice_type: 'card_eyecatcher', variation: 'default' },
              primary: {
                title,
                body: [{ type: 'paragraph', text: 'Cold.', spans: [] }],
                cta: { link_type: 'Web', url: 'https://wine.example', target: '_blank' },
                cta_label: 'Shop',
              },
              items: [],
            },
          ],
          ...more,
        },
      })
      const id = await steps.check('prismic', answerOf([document('The cellar')]))
      expect((await steps.summaryOf(id)).verdicts).toMatchObject({ new: 2 })
      await steps.write(id)
      const page = await one('pages', 'uid', 'cellar')
      expect(page).toMatchObject({
        ...{ title: 'The cellar', _status: 'draft' },
        slices: [
          {
            cta: { link_type: 'Web', url: 'https://wine.example', newTab: true, text: 'Shop' },
          },
        ],
      })
      expect(await one('redirects', 'from', '/our-cellar')).toMatchObject({
        to: { document: { relationTo: 'pages', value: page.id } },
      })
      const next = await steps.check('prismic', answerOf([document('Our cellar')]))
      expect((await steps.summaryOf(next)).verdicts).toMatchObject({ changed: 1, same: 1 })
      await steps.write(next)
      expect(await one('pages', 'uid', 'cellar')).toMatchObject({
        id: page.id,
        title: 'Our cellar',
      })
    })

    it('fills every field and slice of the site by its own name, and leaves none of them out', async () => {
      const { prismicKind } = await import('#cms/imports/kinds/prismic/prismic-kind.ts')
      const { payload } = system
      const { read } = await prismicKind.prepare({ payload } as PayloadRequest, [])
      const said = (type: string, data: Values, id = type): { said: Values; leftOut: string[] } => {
        const document = JSON.stringify({ id, type, lang: 'en-ca', uid: id, data })
        const cells = (field: string) => (field === 'document' ? document : '')
        const reading = read(cells, { ports: { findPlace: () => null } } as unknown as ReadOptions)
        expect(reading, type).toMatchObject({ ok: true })
        const [own] = (reading as { documents: { data: Values }[] }).documents
        return own?.data as { said: Values; leftOut: string[] }
      }
      const { collections, globals } = payload.config
      const fieldsOf = (slug: string) =>
        [...collections, ...globals].find((one) => one.slug === slug)?.flattenedFields ?? []
      const types = {
        ...{ homepage: 'pages', location: 'locations', 'menu-item': 'menu-items', menu: 'menus' },
        ...{ 'menu-category': 'menu-categories', 'menu-tag': 'menu-tags', zone: 'zones' },
        ...{ 'news-post': 'news-posts', header: 'header', footer: 'footer', banner: 'banner' },
        ...{ popup: 'popup', cookies: 'cookies', '404-page': 'not-found-page' },
        'seo-template': 'seo-template',
      }
      for (const [type, slug] of Object.entries(types)) {
        const samples = samplesOf(fieldsOf(slug))
        const { said: filled, leftOut } = said(type, samples)
        expect({ type, leftOut }).toEqual({ type, leftOut: [] })
        expect(Object.keys(filled)).toEqual(expect.arrayContaining(Object.keys(samples)))
      }
      const { blocks } = payload
      for (const [slug, { flattenedFields }] of Object.entries(blocks)) {
        const slice = sliceSample(slug, flattenedFields)
        const { said: filled, leftOut } = said('text-page', { title: 'x', slices: [slice] }, slug)
        expect({ slug, leftOut }).toEqual({ slug, leftOut: [] })
        const [own] = filled.slices as Values[]
        expect(own).toMatchObject({ blockType: slug })
        const names = Object.keys(samplesOf(flattenedFields))
        expect(Object.keys(own ?? {}), slug).toEqual(expect.arrayContaining(names))
      }
      expect(Object.keys(blocks).length).toBeGreaterThan(29)
    })

    it('keeps every slice and global of one repository in the database', async () => {
      const { payload } = system
      const whole = wholeRepository(payload.config, payload.blocks)
      const documents = [...whole.collections, ...whole.globals]
      const id = await steps.check('prismic', answerOf(documents.map(({ document }) => document)))
      const { refused } = await steps.summaryOf(id)
      expect(refused.map(({ number, fault }) => [documents[number - 1]?.slug, fault])).toEqual([])
      await steps.write(id)
      const placed = documents.flatMap(({ slices }) => slices)
      expect(placed.toSorted()).toEqual(Object.keys(payload.blocks).toSorted())
      const readers = [
        ...whole.collections.map((one) => async () => {
          const uid = String(one.document.uid)
          const { docs } = await payload.find({
            ...{ collection: one.slug as 'pages', where: { uid: { equals: uid } } },
            ...{ draft: true, depth: 0 },
          })
          return { ...one, stored: docs[0] as unknown as Values }
        }),
        ...whole.globals.map((one) => async () => ({
          ...one,
          stored: (await payload.findGlobal({
            slug: one.slug as 'header',
            depth: 0,
          })) as unknown as Values,
        })),
      ]
      for (const read of readers) {
        const { slug, document, stored } = await read()
        expect(stored, slug).toBeDefined()
        const { slices: said = [], ...fields } = document.data as { slices?: Values[] }
        // Reusable slices are of this site alone.
        const samples = said.filter((one) => one.slice_type !== 'reusable_slice')
        const filled = (said: Values, found: Values) =>
          Object.keys(said).filter((name) => isLacking(found[name]))
        expect({ slug, lacking: filled(fields, stored) }).toEqual({ slug, lacking: [] })
        const kept = (stored.slices ?? []) as Values[]
        expect(kept.map(({ blockType }) => blockType)).toEqual(samples.map((one) => one.slice_type))
        for (const [at, slice] of kept.entries()) {
          const { primary } = samples[at] as { primary: Values }
          const { blockType } = slice
          expect({ blockType, lacking: filled(primary, slice) }).toEqual({
            ...{ blockType, lacking: [] },
          })
        }
      }
      expect(await steps.undo(id)).toMatchObject({ state: 'undone', fault: '' })
    })

    it('brings as drafts what lacks its pictures, keeps what is published, and says which', async () => {
      const page = (file: string, title: string) => ({
        ...{ id: 'Bare', uid: 'bare', type: 'text_page', lang: 'en-ca' },
        data: {
          title,
          slices: [
            {
              slice_type: 'full_image',
              primary: { image: { url: `https://images.prismic.io/dune/${file}?w=1` } },
            },
          ],
        },
      })
      const lacks = {
        label:
          'Comes in as a draft: its slices lack these pictures, of which the library has none, or several, by their names',
        ...{ before: '', after: 'https://images.prismic.io/dune/none.jpg?w=1' },
      }
      const bare = page('none.jpg', 'Bare')
      const first = await steps.check('prismic', answerOf([bare]), { publish: true })
      const { refused, news } = await steps.summaryOf(first)
      expect(refused).toEqual([])
      expect(news[0]?.changes).toContainEqual(lacks)
      await steps.write(first)
      expect(await one('pages', 'uid', 'bare')).toMatchObject({
        ...{ title: 'Bare', _status: 'draft' },
        slices: [{ blockType: 'full_image' }],
      })
      expect(await steps.undo(first)).toMatchObject({ state: 'undone', fault: '' })

      const whole = page('harbour.jpg', 'Whole')
      await steps.write(await steps.check('prismic', answerOf([whole]), { publish: true }))
      const published = async () => {
        const where = { uid: { equals: 'bare' } }
        const { docs } = await system.payload.find({ collection: 'pages', where, depth: 0 })
        return docs as unknown as Values[]
      }
      const before = await published()
      expect(before).toMatchObject([{ title: 'Whole', _status: 'published' }])
      const next = await steps.check('prismic', answerOf([bare]), { publish: true })
      expect((await steps.summaryOf(next)).changed[0]?.changes).toContainEqual(lacks)
      await steps.write(next)
      expect(await one('pages', 'uid', 'bare')).toMatchObject({ title: 'Bare', _status: 'draft' })
      expect(await published()).toEqual(before)
      const again = await steps.check('prismic', answerOf([bare]), { publish: true })
      expect((await steps.summaryOf(again)).verdicts).toMatchObject({ same: 1 })
      expect(await steps.undo(next)).toMatchObject({ state: 'undone', fault: '' })
      expect(await one('pages', 'uid', 'bare')).toMatchObject({
        ...{ title: 'Whole', _status: 'published' },
        slices: [{ image: harbour }],
      })
    })

    it('has all that a file says of a published document wait in its draft where a slice lacks its picture, links to new dishes too', async () => {
      const restaurant = (title: string, slices: Values[]) => ({
        ...{ id: 'Quay1', uid: 'dune-quay', type: 'location', lang: 'en-ca' },
        data: {
          ...{ title, address: '2 Pier Road', city: 'Halifax', province: 'NS', slices },
          ...{ postal_code: 'B3H 1A1', phone_number: '+1 902 555 0102' },
          ...{ geocoords: { latitude: 44.64, longitude: -63.57 } },
          image: { url: 'https://images.prismic.io/dune/harbour.jpg' },
          reserve_link: { link_type: 'Web', url: 'https://tables.example/quay' },
        },
      })
      const picture = (file: string) => ({
        slice_type: 'full_image',
        primary: { image: { url: `https://images.prismic.io/dune/${file}` } },
      })
      const dish = { id: 'Quiche1', uid: 'quiche', type: 'menu_item', lang: 'en-ca' }
      const pairing = {
        slice_type: 'item_pairing',
        primary: { menu_item: { link_type: 'Document', id: 'Quiche1', type: 'menu_item' } },
      }
      const whole = answerOf([restaurant('Quay', [picture('harbour.jpg')])])
      await steps.write(await steps.check('prismic', whole, { publish: true }))
      const published = async () => {
        const where = { uid: { equals: 'dune-quay' } }
        const { docs } = await system.payload.find({ collection: 'locations', where, depth: 0 })
        return docs.map(({ title, slices }) => [title, slices?.map((one) => one.blockType)])
      }
      expect(await published()).toEqual([['Quay', ['full_image']]])

      const next = answerOf([
        restaurant('New Quay', [picture('none.jpg'), pairing]),
        { ...dish, data: { title: 'Quiche' } },
      ])
      const id = await steps.check('prismic', next, { publish: true })
      expect(await steps.summaryOf(id)).toMatchObject({ drafts: 1, verdicts: { changed: 1 } })
      await steps.write(id)
      expect(await published()).toEqual([['Quay', ['full_image']]])
      expect(await one('locations', 'uid', 'dune-quay')).toMatchObject({
        ...{ title: 'New Quay', _status: 'draft' },
        slices: [{ blockType: 'full_image' }, { blockType: 'item_pairing' }],
      })
      expect(await steps.undo(id)).toMatchObject({ state: 'undone', fault: '' })
      expect(await one('locations', 'uid', 'dune-quay')).toMatchObject({
        ...{ title: 'Quay', _status: 'published' },
      })
    })

    it('links what is there to what a later file brings, and takes one language of several', async () => {
      const dish = (zones: string[]) => ({
        ...{ id: 'Crab1', type: 'menu_item', lang: 'en-us', uid: 'crab' },
        data: {
          title: 'Crab',
          zones: zones.map((id) => ({ zone: { link_type: 'Document', id, type: 'zone' } })),
        },
      })
      const zone = (id: string, lang = 'en-us') => ({
        ...{
          id,
          type: 'zone',
          lang,
          uid: `coast-${id.toLowerCase()}`,
          data: { title: `Coast ${id}` },
        },
      })
      const first = await steps.check('prismic', answerOf([dish(['West1']), zone('West1')]))
      await steps.write(first)
      const both = [dish(['West1', 'Wesf1']), zone('West1'), zone('Wesf1'), zone('East1', 'en-ca')]
      const second = await steps.check('prismic', answerOf(both))
      const { verdicts, refused } = await steps.summaryOf(second)
      expect(verdicts).toMatchObject({ new: 1, changed: 1, same: 1 })
      expect(refused).toHaveLength(1)
      await steps.write(second, true)
      const zones = (await all('zones')).filter(({ title }) => String(title).startsWith('Coast'))
      expect(zones).toHaveLength(2)
      expect(await one('menu-items', 'title', 'Crab')).toMatchObject({
        zones: zones.map(({ id }) => id),
      })
      expect(await steps.undo(second)).toMatchObject({ state: 'undone', fault: '' })
      expect(await one('menu-items', 'title', 'Crab')).toMatchObject({ zones: [zones[0]?.id] })
    })

    it('says in the check what refers to documents that are refused after it', async () => {
      const page = (id: string, title: string, cta: Values) => ({
        ...{ id, uid: id.toLowerCase(), type: 'text_page', lang: 'en-ca' },
        data: { title: id, slices: [{ slice_type: 'copy_hero', primary: { title, cta } }] },
      })
      const to = (id: string) => ({ link_type: 'Document', id, text: 'More' })
      const zone = {
        ...{ id: 'Zone9', uid: 'zone-nine', type: 'zone', lang: 'en-ca' },
        data: { title: 'Zone nine', locations: [{ location: to('Nowhere9') }] },
      }
      const nowhere = { id: 'Nowhere9', uid: 'nowhere-nine', type: 'location', lang: 'en-ca' }
      const documents = [
        page('Before9', 'Before', to('Long9')),
        page('Long9', 'Long'.repeat(500), {}),
        ...[zone, { ...nowhere, data: { title: 'Nowhere nine' } }],
      ]
      const lacks = (after: string) => ({
        label: 'Documents that it refers to, and that are refused or not in the file',
        ...{ before: '', after },
      })
      const id = await steps.check('prismic', answerOf(documents), { publish: true })
      const { refused, news } = await steps.summaryOf(id)
      expect(refused.map(({ number }) => number)).toEqual([2, 4])
      const changes = (title: string) => news.find((one) => one.title === title)?.changes
      expect(changes('Before9')).toContainEqual(lacks('Long9'))
      expect(changes('Zone nine')).toContainEqual(lacks('Nowhere9'))
      await steps.write(id, true)
      const [first] = (await one('pages', 'uid', 'before9')).slices as { cta: Values }[]
      expect(first).toMatchObject({ title: 'Before' })
      expect(first?.cta.document ?? null).toBeNull()
      expect(await one('zones', 'title', 'Zone nine')).toMatchObject({ locations: [] })
    })

    it('goes on where a process is ended between two documents, and links all of them', async () => {
      const id = await steps.check('prismic', answerOf([pier('One', 'Two'), pier('Two', 'One')]))
      expect(await steps.act('write', { import: id, leaveOut: false })).toMatchObject({
        status: 200,
      })
      for (let turn = 0; (await steps.stateOf(id))?.state === 'writing'; turn += 1) {
        let left = turn
        await steps.work(() => left-- <= 0)
      }
      const [first, second] = [
        await one('pages', 'uid', 'pier-one'),
        await one('pages', 'uid', 'pier-two'),
      ]
      const links = (document: Values) => [
        { cta: { document: { relationTo: 'pages', value: document.id }, text: 'More' } },
      ]
      expect(first).toMatchObject({ slices: links(second) })
      expect(second).toMatchObject({ slices: links(first) })
    })

    it('links what was written to one another where somebody stops it', async () => {
      const to = (id: string) => [
        { cta: { document: { relationTo: 'pages', value: id }, text: 'More' } },
      ]
      const others = [1, 2, 3, 4].map((at) => pier(`Grey${at}`, 'Red'))
      const documents = [pier('Red', 'Blue'), pier('Blue', 'Red'), ...others]
      const id = await steps.check('prismic', answerOf(documents))
      await steps.act('write', { import: id, leaveOut: false })
      const known = async (uid: string) => (await one('pages', 'uid', uid))?.id as string
      for (let turn = 1; !(await known('pier-blue')); turn += 1) {
        let left = turn
        await steps.work(() => left-- <= 0)
      }
      expect(await known('pier-grey4')).toBeUndefined()
      expect(await steps.act('stop', { import: id })).toMatchObject({ status: 200 })
      await steps.work()
      expect(await steps.stateOf(id)).toMatchObject({ state: 'written', fault: '' })
      const [red, blue] = [await known('pier-red'), await known('pier-blue')]
      expect(await one('pages', 'uid', 'pier-red')).toMatchObject({ slices: to(blue) })
      expect(await one('pages', 'uid', 'pier-blue')).toMatchObject({ slices: to(red) })
      expect(await known('pier-grey4')).toBeUndefined()
      expect(await steps.undo(id)).toMatchObject({ state: 'undone', fault: '' })
      expect(await known('pier-red')).toBeUndefined()
    })

    it('leaves what was edited before its links were set, and says so', async () => {
      const id = await steps.check('prismic', answerOf([pier('A', 'B'), pier('B', 'A')]))
      expect(await steps.act('write', { import: id, leaveOut: false })).toMatchObject({
        status: 200,
      })
      // The first page is there before the second one, to which it is linked at the end.
      for (let turn = 1; !(await one('pages', 'uid', 'pier-a')); turn += 1) {
        let left = turn
        await steps.work(() => left-- <= 0)
      }
      const { id: edited } = await one('pages', 'uid', 'pier-a')
      await system.payload.update({
        ...{ collection: 'pages', id: Number(edited), data: { title: 'Mine' }, draft: true },
      })
      await steps.work()
      const { faulty } = await steps.summaryOf(id)
      expect(faulty.map(({ title, fault }) => [title, fault])).toEqual([
        ['Pier A', 'It was edited since it was imported: links of it may lead nowhere.'],
      ])
      expect(await one('pages', 'id', edited as string)).toMatchObject({ title: 'Mine' })
    })

    it('takes nothing out of a list because it does not know the documents of the file', async () => {
      const { locations } = await one('zones', 'title', 'Coast West1')
      expect(locations).toEqual([])
      const location = await system.make('locations', locationData('pier-9'))
      const zone = (title: string, ids: string[]) => ({
        ...{ id: 'West1', type: 'zone', uid: 'coast-west1', lang: 'en-ca' },
        data: {
          title,
          locations: ids.map((id) => ({
            location: { link_type: 'Document', id, type: 'location' },
          })),
        },
      })
      const { id } = await one('zones', 'title', 'Coast West1')
      await system.payload.update({
        ...{ collection: 'zones', id: Number(id), data: { locations: [{ location }] } },
      })
      const given = await steps.check('prismic', answerOf([zone('West', ['Unknown'])]))
      const { changed } = await steps.summaryOf(given)
      expect(changed[0]?.changes).toContainEqual({
        ...{ label: 'Documents that it refers to, and that are refused or not in the file' },
        ...{ before: '', after: 'Unknown' },
      })
      await steps.write(given)
      expect(await one('zones', 'title', 'West')).toMatchObject({ locations: [{ location }] })
    })

    it('refuses files that are no documents, and rows that are none', async () => {
      for (const [body, why] of [
        ['Title,Price\nSoup,3\n', NO_DOCUMENTS],
        [exportOf({ 'x.txt': {} }), NO_DOCUMENTS],
      ] as const)
        expect(await steps.send('prismic', body)).toMatchObject({
          ...{ status: 422, body: { error: { message: why } } },
        })
      const id = await steps.check(
        'prismic',
        '[{"title":"x"},"text",{"type":"page","id":"Y","data":{}}]',
      )
      expect((await steps.summaryOf(id)).refused.map(({ fault }) => fault)).toEqual([
        'It is no document of a Prismic repository: it has no id, or no type.',
        'It is not an object of JSON.',
      ])
      const archive = zipArchive([
        { name: 'link.json', bytes: 'other.json', mode: 0o120777 },
        { name: 'secret.json', bytes: '{}', flags: 1 },
        { name: 'list.json', bytes: '[]' },
      ])
      const packed = await steps.check('prismic', archive)
      expect((await steps.summaryOf(packed)).refused.map(({ fault }) => fault)).toEqual([
        'It is a link to another file.',
        'It is encrypted.',
        'It is not an object of JSON.',
      ])
    })
  })
}
