import { type Block, type FlattenedField, flattenAllFields } from 'payload'
import { describe, expect, test } from 'vitest'
import { linkField } from '../fields/link.ts'
import { image } from '../fields/picture.ts'
import { checkFields, type LintContext } from './check-fields.ts'

const card: Block = {
  slug: 'card',
  labels: { singular: 'Card', plural: 'Cards' },
  fields: [
    { name: 'title', label: 'Title', type: 'text', required: true },
    { name: 'body', label: 'Text', type: 'richText' },
    {
      name: 'rows',
      label: 'Rows',
      type: 'array',
      minRows: 1,
      fields: [image('image', { required: true }), linkField({ name: 'cta', label: 'Button' })],
    },
  ],
}
const flat = (fields: Block['fields']) => flattenAllFields({ fields })
const fields = flat([
  { name: 'title', label: 'Name', type: 'text', required: true },
  { name: 'hint', label: 'Hint', type: 'text', required: true, admin: { condition: () => false } },
]).concat({ name: 'slices', label: 'Content', type: 'blocks' } as FlattenedField)

const around: LintContext = {
  hasPath: (path) => path === '/about',
  origin: 'https://site.example',
  block: (slug) => (slug === 'card' ? { ...card, flattenedFields: flat(card.fields) } : undefined),
}
const check = (document: Record<string, unknown>) => checkFields(fields, document, around)
const picture = { id: 1, filename: 'a.jpg' }
const web = (url: string, text = 'Go') => ({ link_type: 'Web', url, text })
const page = (block: Record<string, unknown>) => ({
  title: 'Page',
  slices: [{ blockType: 'card', title: 'Card', rows: [{ image: picture }], ...block }],
})

describe('what is wrong in a document', () => {
  test('is nothing where everything is there; hidden fields are not asked for', () => {
    expect(check(page({}))).toEqual([])
  })

  test('is a required field without content, named by path and in the editor’s words', () => {
    expect(check({ ...page({ title: '  ' }), title: '' })).toEqual([
      { rule: 'empty', path: 'title', label: 'Name' },
      { rule: 'empty', path: 'slices.0.title', label: 'Content › 1 Card › Title' },
    ])
  })

  test('is a gap that nobody has filled in, in words and in rich text', () => {
    const text = { type: 'text', text: 'Write to [[your email address]].' }
    const body = { root: { type: 'root', children: [{ type: 'paragraph', children: [text] }] } }
    expect(check(page({ title: 'For [[nine]] or more', body }))).toEqual([
      { rule: 'gap', path: 'slices.0.title', label: 'Content › 1 Card › Title' },
      { rule: 'gap', path: 'slices.0.body', label: 'Content › 1 Card › Text' },
    ])
    expect(check(page({ title: 'Seats [nine] or more' }))).toEqual([])
  })

  test('is a gap that a format divides, and half of one', () => {
    const rule = (block: object) =>
      check(page(block as Record<string, unknown>)).map(({ rule }) => rule)
    const children = [
      { type: 'text', text: 'Write to [' },
      { type: 'text', text: '[us]', format: 1 },
    ]
    const body = { root: { type: 'root', children: [{ type: 'paragraph', children }] } }
    expect(rule({ body })).toEqual(['gap'])
    expect(rule({ title: 'Write to us]]' })).toEqual(['gap'])
  })

  test('is a picture in a slice that has been deleted: only its number is left', () => {
    expect(check(page({ rows: [{ image: picture }, { image: 7 }] }))).toEqual([
      {
        rule: 'gone',
        path: 'slices.0.rows.1.image',
        label: 'Content › 1 Card › Rows › 2 › Picture',
      },
    ])
  })

  test('is a list with too few rows', () => {
    expect(check(page({ rows: [] }))).toMatchObject([{ rule: 'empty', path: 'slices.0.rows' }])
  })

  test.each([
    ['a page that is gone', { link_type: 'Document', document: { relationTo: 'pages', value: 9 } }],
    ['an unsafe address', web('javascript:alert(1)')],
    ['an address of this site without a page', web('/abuot')],
    ['the same with the site’s own name', web('https://site.example/abuot')],
    ['a page of which only the words are left', { link_type: 'Document', text: 'Read on' }],
    ['a file that is gone', { link_type: 'Media', media: 4 }],
  ])('is a link to %s', (_, cta) => {
    expect(check(page({ rows: [{ image: picture, cta }] }))).toMatchObject([
      { rule: 'link-broken', path: 'slices.0.rows.0.cta' },
    ])
  })

  test.each([
    ['a page', web('/about?from=card#team')],
    ['another site', web('https://other.example/abuot')],
    ['a telephone', web('tel:+16045550101')],
    ['nothing yet', web('', '')],
  ])('is not a link to %s', (_, cta) => {
    expect(check(page({ rows: [{ image: picture, cta }] }))).toEqual([])
  })

  test('is a broken link in formatted text', () => {
    const link = (url: string) => ({ type: 'link', fields: { linkType: 'custom', url } })
    const paragraph = { type: 'paragraph', children: [link('/about'), link('/gone')] }
    expect(check(page({ body: { root: { type: 'root', children: [paragraph] } } }))).toEqual([
      { rule: 'link-broken', path: 'slices.0.body', label: 'Content › 1 Card › Text' },
    ])
  })

  test('is a slice that the site leaves out: of an unknown kind, or with a value of a wrong one', () => {
    const slices = [{ blockType: 'gone_slice' }]
    expect(check({ title: 'Page', slices })).toMatchObject([
      { rule: 'slice-left-out', path: 'slices.0' },
    ])
    expect(check(page({ title: 5 }))).toMatchObject([
      { rule: 'slice-left-out', path: 'slices.0.title' },
    ])
  })
})
