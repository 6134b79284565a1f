import { letteringOf } from '#lib/look/lettering.ts'
import type { TypePair } from '#lib/look/type-pairs.ts'

/** Words of fewer letters fit in any type. */
const SHORT = 5

/** Width of a letter that the type lacks, or that cannot be measured, em. */
const OTHER_LETTER = 0.75

/** Of names in letters, em, beside the type's own (`header.module.css`). */
const LETTER_SPACING = -0.02

/** Width of the longest word of a name in a type's headings, em; 0 where all its words are short. */
export async function widestWord(name: string, type: TypePair): Promise<number> {
  const words = name.split(/\s+/u).filter((word) => [...word].length >= SHORT)
  const widths = await Promise.all(words.map((word) => widthOf(word, type)))
  return Math.max(0, ...widths)
}

async function widthOf(word: string, { display, scale, spacing }: TypePair): Promise<number> {
  const letters = [...word].length
  const spaced = letters * (spacing + LETTER_SPACING)
  try {
    const set = await letteringOf(display, word)
    if (set) return set.advance * scale + spaced
  } catch (error) {
    // A page does not fail for it.
    console.warn('look: a word could not be measured', { reason: String(error) })
  }
  return letters * OTHER_LETTER * scale + spaced
}
