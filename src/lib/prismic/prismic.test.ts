import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { LexicalNode } from '#lib/text/lexical-nodes.ts'
import { readPrismicDocument, typeName } from './document.ts'
import { linkIn, pictureIn } from './link.ts'
import { toLexical } from './rich-text.ts'
import { slicesIn } from './slice.ts'
import { isEmpty, textBlocksIn, wordsOf } from './values.ts'

const make = {
  link: (link: unknown) => ({ link }),
  picture: (picture: unknown): LexicalNode => ({ type: 'upload', version: 3, picture }),
}
const treeOf = (value: unknown) => toLexical(textBlocksIn(value) ?? [], make).root.children

describe('a document', () => {
  it('is what the API gives, or a file of an export, whose name has its id', () => {
    const of = (value: unknown, file = '') => readPrismicDocument(value, file)
    expect(
      of({ id: 'A', type: 'news_post', uid: 'x', lang: 'en-ca', url: '/n/x', data: { title: 1 } }),
    ).toMatchObject({ id: 'A', type: 'news-post', uid: 'x', url: '/n/x', data: { title: 1 } })
    expect(
      of({ type: 'homepage', lang: 'en-ca', tags: [], title: 'Dune' }, 'dune/XrA$aefa-1.json'),
    ).toMatchObject({ id: 'XrA', type: 'homepage', data: { title: 'Dune' } })
    expect(of({ type: 'homepage' }, 'XrA.json')?.id).toBe('XrA')
    // A field of an export can be called as what the API says beside the fields.
    expect(of({ type: 'menu_item', url: 'x', tags: [{ tag: 1 }] }, 'A.json')).toMatchObject({
      ...{ url: '', data: { tags: [{ tag: 1 }] } },
    })
    for (const none of [null, [], 'x', { type: 'page' }, { id: 'A' }, { id: 1, type: 2 }])
      expect(of(none)).toBeNull()
  })

  it('has a type whose name is the same however it is written', () => {
    const names = ['HeroGrid', 'heroGrid', 'hero_grid', 'hero-grid', 'Hero Grid']
    expect(new Set(names.map(typeName))).toEqual(new Set(['hero-grid']))
  })
})

test.each([
  [
    { link_type: 'Document', id: 'A', type: 'page', uid: 'x' },
    { to: 'document', id: 'A' },
  ],
  [
    { id: 'A', wioUrl: 'wio://documents/A' },
    { to: 'document', id: 'A', type: '', uid: '' },
  ],
  [
    { __TYPE__: 'DocumentLink', id: 'A' },
    { to: 'document', id: 'A' },
  ],
  [
    { link_type: 'Web', url: 'https://a.example', target: '_blank' },
    { to: 'web', newTab: true },
  ],
  [{ url: 'https://a.example' }, { to: 'web', url: 'https://a.example', newTab: false }],
  [
    { link_type: 'Media', url: 'https://x.cdn.prismic.io/x/5f0c9e9e_menu.pdf', name: 'menu.pdf' },
    { to: 'media', file: 'menu.pdf' },
  ],
  [{ link_type: 'Document', id: 'A', isBroken: true }, null],
  [{ link_type: 'Any' }, null],
  [{ link_type: 'Web' }, null],
  ['https://a.example', null],
])('the link of %j', (value, found) => {
  const link = linkIn(value)
  if (found) expect(link).toMatchObject(found)
  else expect(link).toBeNull()
})

test('a picture has the name that its file was uploaded with, and responsive views', () => {
  const at = 'https://images.prismic.io/dune'
  expect(
    pictureIn({
      url: `${at}/5f0c9e9e-1111-4222-8333-444455556666_harbour%20view.jpg?auto=format`,
      ...{ alt: 'Boats', dimensions: { width: 1, height: 1 } },
      mobile: { url: `${at}/small.jpg`, dimensions: { width: 1, height: 1 } },
    }),
  ).toMatchObject({
    file: 'harbour view.jpg',
    others: { mobile: { file: 'small.jpg' } },
  })
  expect(pictureIn({ origin: { url: `${at}/a.jpg` }, thumbnails: {} })?.file).toBe('a.jpg')
  // Names with words of their own are whole; the vendor's ids before them are not part of them.
  const files = [
    'IMG_20240101_123_hero.jpg',
    'dinner-menu-fall_2024.jpg',
    'Zl8c6ZmtG8k5m0aM_hero.jpg',
  ]
  expect(files.map((name) => pictureIn({ url: `${at}/${name}` })?.file)).toEqual([
    ...['IMG_20240101_123_hero.jpg', 'dinner-menu-fall_2024.jpg', 'hero.jpg'],
  ])
  expect(pictureIn({ url: `${at}/%E0%A4%A.jpg` })?.file).toBe('%E0%A4%A.jpg')
  expect(pictureIn({})).toBeNull()
})

test('slices are those of the API, of exports, and of the years before shared slices', () => {
  const [api, exported, older] = [
    { slice_type: 'hero_grid', variation: 'tall', primary: { a: 1 }, items: [{ b: 2 }] },
    { key: 'hero_grid$1', value: { variation: 'tall', primary: { a: 1 }, items: [{ b: 2 }] } },
    { key: 'hero_grid$1', value: { 'non-repeat': { a: 1 }, repeat: [{ b: 2 }] } },
  ]
  const slice = { type: 'hero-grid', variation: 'tall', primary: { a: 1 }, items: [{ b: 2 }] }
  expect(slicesIn([api, exported, older])).toEqual([slice, slice, { ...slice, variation: '' }])
  // What is no slice keeps its place among those that are.
  expect(slicesIn([api, { key: 'text$2', value: 'Salt.' }, { title: 'x' }])).toEqual([
    slice,
    { type: 'text', variation: '', primary: { key: 'text$2', value: 'Salt.' }, items: [] },
    { type: '', variation: '', primary: {}, items: [] },
  ])
  expect(slicesIn([{ title: 'no slice' }])).toBeNull()
  expect(slicesIn([{ type: 'paragraph', text: 'a text', spans: [] }])).toBeNull()
})

describe('formatted text', () => {
  it('keeps blocks, emphasis, links across emphasis, lists and pictures', () => {
    const link = { type: 'hyperlink', data: { link_type: 'Web', url: 'https://a.example' } }
    expect(
      treeOf([
        { type: 'heading1', text: 'Hours', spans: [] },
        {
          type: 'paragraph',
          text: 'Call us now\nor later',
          spans: [
            { start: 5, end: 11, ...link },
            { start: 5, end: 7, type: 'strong' },
            { start: 0, end: 7, type: 'em' },
          ],
        },
        { type: 'paragraph', text: ' ', spans: [] },
        { type: 'o-list-item', text: 'one', spans: [] },
        { type: 'o-list-item', text: 'two', spans: [] },
        { type: 'list-item', text: 'three', spans: [] },
        { type: 'image', url: 'https://x/a.jpg' },
        { type: 'embed', oembed: { embed_url: 'https://v.example', title: 'A film' } },
      ]),
    ).toMatchObject([
      { type: 'heading', tag: 'h2', children: [{ text: 'Hours' }] },
      {
        type: 'paragraph',
        children: [
          { text: 'Call ', format: 2 },
          {
            ...{ type: 'link', fields: { link: { to: 'web' } } },
            children: [
              { text: 'us', format: 3 },
              { text: ' now', format: 0 },
            ],
          },
          { type: 'linebreak' },
          { text: 'or later' },
        ],
      },
      { type: 'list', tag: 'ol', children: [{ value: 1 }, { value: 2 }] },
      { type: 'list', tag: 'ul', children: [{ children: [{ text: 'three' }] }] },
      { type: 'upload', picture: { file: 'a.jpg' } },
      { type: 'paragraph', children: [{ type: 'link', children: [{ text: 'A film' }] }] },
    ])
  })

  it('loses no word, whatever spans a block has', () => {
    const span = fc.record({
      start: fc.integer({ min: -2, max: 30 }),
      end: fc.integer({ min: -2, max: 30 }),
      type: fc.constantFrom('strong', 'em', 'hyperlink', 'label'),
      data: fc.constant({ url: 'https://a.example' }),
    })
    const blocks = fc.array(
      fc.record({
        type: fc.constantFrom('paragraph', 'heading3', 'list-item', 'o-list-item', 'preformatted'),
        text: fc.stringMatching(/^[a-z ]{0,25}[a-z]$/),
        spans: fc.array(span, { maxLength: 5 }),
      }),
      { minLength: 1 },
    )
    const textOf = ({ text, children }: LexicalNode): string =>
      typeof text === 'string' ? text : ((children ?? []) as LexicalNode[]).map(textOf).join('')
    fc.assert(
      fc.property(blocks, (given) => {
        const words = treeOf(given).map(textOf).join('')
        expect(words).toBe(given.map(({ text }) => text).join(''))
      }),
    )
  })
})

// ASVS 1.5.2
test('no value of JSON is read as anything that it is not, and none makes a reader fail', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      readPrismicDocument(value, 'a.json')
      for (const read of [linkIn, pictureIn, slicesIn, textBlocksIn, wordsOf, isEmpty]) read(value)
    }),
  )
})
