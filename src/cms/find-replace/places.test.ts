import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Former, type Part, placesOf, replacedIn, restored } from './places.ts'
import type { Search } from './search.ts'
import { wordFieldsOf } from './word-fields.ts'

type Values = Record<string, unknown>

const text = (name: string, more = {}) => ({ name, label: name, type: 'text', ...more })
const fields = [
  text('title'),
  text('uid', { custom: { notWords: true } }),
  { name: 'price', label: 'price', type: 'number' },
  { name: 'body', label: 'body', type: 'richText' },
  {
    ...{ name: 'rows', label: 'rows', type: 'array' },
    flattenedFields: [
      text('name'),
      {
        ...{ name: 'link', label: 'link', type: 'group' },
        flattenedFields: [
          { name: 'link_type', label: 'type', type: 'radio' },
          text('url', {
            admin: { condition: (_: unknown, own: Values) => own.link_type === 'Web' },
          }),
        ],
      },
    ],
  },
  { name: 'slices', label: 'slices', type: 'blocks' },
]
const block = { slug: 'quote', labels: { singular: 'Quote' }, flattenedFields: [text('words')] }
const partOf = (values: Values): Part => ({
  values,
  fields: wordFieldsOf(fields as never, values, (slug) =>
    slug === 'quote' ? (block as never) : undefined,
  ),
})

// Few letters, so that what is looked for is there often.
const LETTERS = ['a', 'b', 'A', 'é', ' ', '.', '$&', '’']
const words = fc.array(fc.constantFrom(...LETTERS), { maxLength: 12 }).map((all) => all.join(''))
const textNode = fc.record({
  ...{ type: fc.constant('text'), text: words.filter((one) => one !== '') },
  format: fc.constantFrom(0, 1, 2),
})
const link = fc.record({
  type: fc.constant('link'),
  fields: fc.record({ linkType: fc.constantFrom('custom', 'internal'), url: words }),
  children: fc.array(textNode, { minLength: 1, maxLength: 2 }),
})
const inline = fc.oneof(
  { weight: 4, arbitrary: textNode },
  { weight: 1, arbitrary: link },
  { weight: 1, arbitrary: fc.constant({ type: 'linebreak' }) },
)
const paragraph = fc.record({
  type: fc.constantFrom('paragraph', 'heading'),
  children: fc.array(inline, { maxLength: 5 }),
})
const list = fc
  .array(paragraph, { maxLength: 2 })
  .map((items) => ({ type: 'list', children: items.map((one) => ({ ...one, type: 'listitem' })) }))
const body = fc
  .array(fc.oneof(paragraph, list), { maxLength: 3 })
  .map((children) => ({ root: { type: 'root', children } }))
const documents = fc.record({
  ...{ title: words, uid: words, price: fc.nat(), body },
  rows: fc.array(
    fc.record({
      name: words,
      link: fc.record({ link_type: fc.constantFrom('Web', 'Document'), url: words }),
    }),
    { maxLength: 3 },
  ),
  slices: fc.array(
    fc.record({ blockType: fc.constantFrom('quote', 'gone'), words, untouched: words }),
    { maxLength: 3 },
  ),
})
const searches: fc.Arbitrary<Search> = fc.record({
  find: fc
    .array(fc.constantFrom('a', 'b', 'é', ' ', '’'), { minLength: 2, maxLength: 3 })
    .map((all) => all.join(''))
    .filter((one) => one.trim() !== ''),
  replace: words,
  ...{ matchCase: fc.boolean(), wholeWords: fc.boolean() },
})

const keysOf = (values: Values, search: Search) =>
  placesOf({ published: partOf(values), draft: null }, search).map(({ key }) => key)
const allReplaced = (values: Values, search: Search) =>
  replacedIn(partOf(values), search, new Set(keysOf(values, search)))

/** The words of a document as guests read them, by field and paragraph. */
function readAs(values: Values): string {
  const addresses: string[] = []
  const linesOf = (node: Values): string => {
    if (typeof node.text === 'string') return node.text
    const inside = ((node.children ?? []) as Values[]).map(linesOf).join('')
    if (node.type !== 'link') return `\n${inside}\n`
    addresses.push(String((node.fields as Values).url))
    return inside
  }
  const body = linesOf((values.body as Values).root as Values)
  return JSON.stringify({ ...values, body, addresses })
}

describe('replacing', () => {
  it('leaves nothing of what was looked for where the new words share no letter with it', () => {
    fc.assert(
      fc.property(documents, searches, (values, search) => {
        const after = allReplaced(values, { ...search, replace: 'QQ' }).values
        expect(keysOf(after, { ...search, replace: 'QQ' })).toEqual([])
      }),
    )
  })

  it('changes nothing where there are no places, and at each place that there is', () => {
    fc.assert(
      fc.property(documents, searches, (values, search) => {
        for (const key of keysOf(values, search)) {
          const { values: after, former } = replacedIn(partOf(values), search, new Set([key]))
          expect(former).toHaveLength(1)
          expect(after).not.toEqual(values)
        }
        const none = replacedIn(partOf(values), search, new Set())
        expect(none).toEqual({ values, former: [] })
      }),
    )
  })

  it('changes exactly the words at the places', () => {
    fc.assert(
      fc.property(documents, searches, (values, search) => {
        const mark = { ...search, replace: '\u0000' }
        const after = readAs(allReplaced(values, mark).values)
        const places = placesOf({ published: partOf(values), draft: null }, mark)
        // A link of which nothing is left takes its address away with it.
        fc.pre(places.every(({ formats }) => formats !== 'link'))
        expect(after.split('\\u0000')).toHaveLength(places.length + 1)
        const inOrder = places.filter(({ key }) => !key.startsWith('body'))
        // With the found words at each mark, it is the document as it was before.
        const outside = JSON.stringify({ ...allReplaced(values, mark).values, body: null })
        let next = 0
        const back = outside.replaceAll('\\u0000', () =>
          JSON.stringify(inOrder[next++]?.words.found).slice(1, -1),
        )
        expect(JSON.parse(back)).toEqual({ ...values, body: null })
      }),
    )
  })

  it('leaves out the places that are not chosen', () => {
    fc.assert(
      fc.property(documents, searches, fc.nat(), (values, search, which) => {
        // No letter: beside one, a whole word would be part of a longer one.
        const other = { ...search, replace: '|' }
        const keys = keysOf(values, other)
        if (keys.length === 0) return
        const left = keys[which % keys.length] as string
        const chosen = new Set(keys.filter((key) => key !== left))
        const after = replacedIn(partOf(values), other, chosen).values
        expect(keysOf(after, other).length).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('and putting the former values back is the document before', () => {
    fc.assert(
      fc.property(documents, searches, (values, search) => {
        const before = structuredClone(values)
        const { values: after, former } = allReplaced(values, search)
        expect(values).toEqual(before)
        const kept = JSON.parse(JSON.stringify(former)) as Former[]
        expect(restored(after, kept)).toEqual(before)
      }),
    )
  })
})

const paragraphOf = (...children: Values[]) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children }] },
})
const node = (words: string, format = 0) => ({ type: 'text', text: words, format })
const search: Search = {
  ...{ find: 'Kitsilano Beach', replace: 'Jericho', matchCase: true, wholeWords: true },
}

describe('words that a format splits', () => {
  it('are found as guests read them, and the new ones take the format of the first letter', () => {
    const values = {
      body: paragraphOf(node('On '), node('Kitsilano', 1), node(' Beach since 1986')),
    }
    const parts = { published: partOf(values), draft: null }
    expect(placesOf(parts, search)).toMatchObject([
      { formats: 'several', words: { before: 'On ', found: 'Kitsilano Beach' } },
    ])
    expect(allReplaced(values, search).values).toEqual({
      body: paragraphOf(node('On '), node('Jericho', 1), node(' since 1986')),
    })
  })

  it('leave a link what is left of its words, and take one away of which nothing is left', () => {
    const linked = (...children: Values[]) => ({
      ...{ type: 'link', fields: { linkType: 'internal', doc: 3 }, children },
    })
    const values = {
      body: paragraphOf(
        node('Kitsilano'),
        linked(node(' Beach')),
        node(' or '),
        linked(node('Kitsilano')),
        node(' Beach'),
      ),
    }
    const parts = { published: partOf(values), draft: null }
    expect(placesOf(parts, search).map(({ formats }) => formats)).toEqual(['link', 'link'])
    expect(allReplaced(values, search).values).toEqual({
      body: paragraphOf(node('Jericho'), node(' or '), linked(node('Jericho'))),
    })
  })

  it('are not found over the end of a line or a paragraph', () => {
    const values = { body: paragraphOf(node('Kitsilano'), { type: 'linebreak' }, node(' Beach')) }
    expect(keysOf(values, search)).toEqual([])
  })
})

describe('a place', () => {
  const standsIn = (published: Values | null, draft: Values | null) =>
    placesOf(
      { published: published && partOf(published), draft: draft && partOf(draft) },
      search,
    ).map(({ stands, path }) => [stands, path])
  const [with1, with2, without] = [
    { title: 'Kitsilano Beach' },
    { title: 'Our Kitsilano Beach' },
    { title: 'Elsewhere' },
  ]

  it.each([
    [with1, null, [['published', 'title']]],
    [null, with1, [['draft', 'title']]],
    [with1, with1, [['both', 'title']]],
    [with1, with2, [['differs', 'title']]],
    [with1, without, [['published_only', null]]],
    [without, with1, [['draft_only', 'title']]],
  ])('says in which version it stands (%j, %j)', (published, draft, found) => {
    expect(standsIn(published, draft)).toEqual(found)
  })

  it('is the same in a row that the draft has moved', () => {
    const row = (id: string, name: string) => ({ id, name })
    const published = { rows: [row('a', 'Kitsilano Beach'), row('b', 'Bar')] }
    const draft = { rows: [row('b', 'Bar'), row('a', 'Kitsilano Beach')] }
    expect(standsIn(published, draft)).toEqual([['both', 'rows.1.name']])
  })

  it('has the words around it, cut between words', () => {
    const long = 'word '.repeat(40)
    const [place] = placesOf(
      { published: partOf({ title: `${long}Kitsilano Beach ${long}` }), draft: null },
      search,
    )
    expect(place?.words.before).toMatch(/^…(word )+$/)
    expect(place?.words.after).toMatch(/^( word)+…$/)
  })
})
