import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeValues } from './merge-values.ts'

describe('the values of a document with those that a file says', () => {
  it('keep what the file says nothing of, inside of groups too', () => {
    const before = {
      title: 'A',
      hours: { weekly: [], message: 'Closed' },
      geocoords: { latitude: 1 },
    }
    expect(mergeValues(before, { hours: { weekly: [{ opens: '11:00' }] } })).toEqual({
      ...{ title: 'A', geocoords: { latitude: 1 } },
      hours: { weekly: [{ opens: '11:00' }], message: 'Closed' },
    })
  })

  it('keep the ids of rows, and what a row has besides, by their names', () => {
    const before = {
      variants: [
        { id: 'a', title: 'Glass', price: 10, zonePrices: [{ zone: 1, price: 12 }] },
        { id: 'b', title: 'Bottle', price: 40 },
      ],
    }
    const said = {
      variants: [
        { title: 'Bottle', price: 44 },
        { title: 'Glass', price: 11 },
      ],
    }
    expect(mergeValues(before, said)).toEqual({
      variants: [
        { id: 'b', title: 'Bottle', price: 44 },
        { id: 'a', title: 'Glass', price: 11, zonePrices: [{ zone: 1, price: 12 }] },
      ],
    })
  })

  it('keep prices of zones that the file does not name', () => {
    const before = {
      zonePrices: [
        { id: 'a', zone: 1, price: 12 },
        { id: 'b', zone: 2, price: 13 },
      ],
    }
    expect(
      mergeValues(before, {
        zonePrices: [
          { zone: 2, price: 14 },
          { zone: 3, price: 15 },
        ],
      }),
    ).toEqual({
      zonePrices: [
        { id: 'a', zone: 1, price: 12 },
        { id: 'b', zone: 2, price: 14 },
        { zone: 3, price: 15 },
      ],
    })
  })

  it('have formatted text as a whole', () => {
    const text = (words: string) => ({ root: { children: [{ text: words }] } })
    expect(mergeValues({ description: text('Old') }, { description: text('New') })).toEqual({
      description: text('New'),
    })
  })

  const value = fc.letrec((tie) => ({
    row: fc.record({ name: fc.string(), size: fc.option(fc.nat()) }, { requiredKeys: ['name'] }),
    value: fc.oneof(
      ...[fc.string(), fc.nat(), fc.constant(null), fc.array(fc.nat())],
      fc.uniqueArray(tie('row'), { selector: (row) => (row as { name: string }).name }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
    ),
  })).value
  const values = fc.dictionary(fc.constantFrom('p', 'q', 'r'), value)

  it('are the same however often the file is brought', () => {
    fc.assert(
      fc.property(values, values, (before, said) => {
        const once = mergeValues(before, said)
        expect(mergeValues(once, said)).toEqual(once)
      }),
    )
  })

  it('are those of before where the file says what is there', () => {
    fc.assert(
      fc.property(values, (before) => {
        expect(mergeValues(before, before)).toEqual(before)
      }),
    )
  })
})

it('makes rows of another slice anew, whatever stood in their place', () => {
  const before = { slices: [{ id: 'a', blockType: 'rich_text', content: 1 }] }
  const said = { slices: [{ blockType: 'quote', quote: 'Salt.' }] }
  expect(mergeValues(before, said)).toEqual(said)
  const same = { slices: [{ blockType: 'rich_text', content: 2 }] }
  expect(mergeValues(before, same)).toEqual({
    slices: [{ id: 'a', blockType: 'rich_text', content: 2 }],
  })
})

it('finds rows that stand elsewhere now, so that a new one takes nothing of them', () => {
  const old = { id: 'a', blockType: 'copy_hero', title: 'Old', cta: { url: '/a' } }
  const said = [
    { blockType: 'copy_hero', title: 'New' },
    { blockType: 'copy_hero', title: 'Old', cta: { url: '/a' } },
  ]
  expect(mergeValues({ slices: [old] }, { slices: said })).toEqual({ slices: [said[0], old] })
})
