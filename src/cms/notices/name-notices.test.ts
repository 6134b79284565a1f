import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { LONGEST_COOKIE_NAME } from '../fields/cookie-name.ts'
import { type NamedRow, withNames } from './name-notices.ts'

const names = (rows: NamedRow[], before: NamedRow[] = []) =>
  withNames('banner', rows, before).map(({ uid }) => uid)

describe('the cookie name of a notice', () => {
  it('is made from its words', () => {
    expect(names([{ text: 'Halifax gets its hearth in spring.' }, { title: 'Letters' }])).toEqual([
      ...['halifax-gets-its-hearth-in-spring', 'letters'],
    ])
  })

  it('is the kind’s where its words have no letters of a name, and none where it has no words', () => {
    expect(names([{ text: '冬' }, { text: '春' }, { text: ' ' }, {}])).toEqual([
      ...['banner', 'banner-2', undefined, undefined],
    ])
  })

  it('is kept when its words change, and when somebody empties the field', () => {
    const before = [{ id: 'a', uid: 'winter', text: 'Winter' }]
    expect(names([{ id: 'a', uid: 'winter', text: 'Spring' }], before)).toEqual(['winter'])
    expect(names([{ id: 'a', uid: '', text: 'Spring' }], before)).toEqual(['winter'])
    expect(names([{ id: 'a', uid: 'again', text: 'Spring' }], before)).toEqual(['again'])
  })

  it('is used once: a copy of a row gets another one, wherever it stands', () => {
    const before = [{ id: 'a', uid: 'winter', text: 'Winter' }]
    const copy = { id: 'b', uid: 'winter', text: 'Winter' }
    expect(names([copy, ...before], before)).toEqual(['winter-2', 'winter'])
    expect(names([{ text: 'One' }, { text: 'One' }, { text: 'One' }])).toEqual([
      ...['one', 'one-2', 'one-3'],
    ])
  })

  it('is not that of one that was just taken out, whose cookie visitors may have', () => {
    expect(names([{ id: 'b', text: 'Winter' }], [{ id: 'a', uid: 'winter' }])).toEqual(['winter-2'])
    // A name that an editor types is taken as it is.
    expect(names([{ uid: 'winter', text: 'Winter' }], [{ id: 'a', uid: 'winter' }])).toEqual([
      'winter',
    ])
  })
})

test('whatever rows there are, names are unique, short, and those that were there stay', () => {
  const words = fc.oneof(
    fc.constantFrom('Winter', 'Winter!', 'a'.repeat(70), '冬', ''),
    fc.string(),
  )
  const row = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    uid: fc.option(fc.constantFrom('winter', 'winter-2', 'banner', '')),
    text: words,
  })
  const rows = fc.uniqueArray(row, { selector: ({ id }) => id })
  fc.assert(
    fc.property(rows, rows, (first, second) => {
      const before = withNames('banner', first, [])
      const after = withNames('banner', second, before)
      for (const list of [before, after]) {
        const made = list.flatMap(({ uid }) => uid || [])
        expect(new Set(made).size).toBe(made.length)
        for (const name of made) expect(name.length).toBeLessThanOrEqual(LONGEST_COOKIE_NAME)
        for (const { uid, text } of list)
          if (text.trim()) expect(uid).toMatch(/^[a-z0-9][a-z0-9-]*$/)
      }
      // Saved once more, nothing changes.
      expect(withNames('banner', after, after)).toEqual(after)
    }),
  )
})
