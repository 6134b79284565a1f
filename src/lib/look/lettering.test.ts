import { describe, expect, it } from 'vitest'
import { letteringOf } from './lettering.ts'
import { typePairs } from './type-pairs.ts'
import { TYPEFACES } from './typefaces.gen.ts'

describe('letters as outlines', () => {
  it.each(typePairs.map(({ display }) => display))('are those of %s, word by word', async (id) => {
    const face = TYPEFACES[id]
    const [one, two] = [await letteringOf(face, 'Été'), await letteringOf(face, 'Été  Été')]
    expect(one?.glyphs).toHaveLength(3)
    expect(two?.glyphs.map(({ d }) => d)).toEqual(
      [...(one?.glyphs ?? []), ...(one?.glyphs ?? [])].map(({ d }) => d),
    )
    // As high as capitals are, and wider with a second word and the space before it.
    const [first, both] = [one?.box, two?.box]
    expect(first?.height).toBeGreaterThan(0.6)
    expect(first?.height).toBeLessThan(1.3)
    expect(both?.height).toBe(first?.height)
    expect(both?.width).toBeGreaterThan(2 * (first?.width ?? 0) + 0.2)
  })

  it('are taken from both files of a family', async () => {
    const set = await letteringOf(TYPEFACES.fraunces, 'Smörgåsbord')
    expect(set?.glyphs).toHaveLength(11)
    expect(set?.box.height).toBeGreaterThan(0.7)
  })

  it('are none where the typeface lacks one of them, or there is none', async () => {
    expect(await letteringOf(TYPEFACES.fraunces, 'Bar 京')).toBeNull()
    expect(await letteringOf(TYPEFACES.fraunces, ' ')).toBeNull()
    expect(await letteringOf(TYPEFACES.fraunces, '')).toBeNull()
  })
})
