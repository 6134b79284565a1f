import { letteringOf } from '#lib/look/lettering.ts'
import type { TypePair } from '#lib/look/type-pairs.ts'

/** Words of fewer letters fit in any type. */
const SHORT = 5

/** Width of a letter that the type lacks, em. */
const OTHER_LETTER = 0.75

/** Width of the longest word of a name in a type's headings, em; 0 where all its words are short. */
export async function widestWord(name: string, { display, scale }: TypePair): Promise<number> {
  const words = name.split(/\s+/u).filter((word) => [...word].length >= SHORT)
  const widths = words.map(async (word) => {
    const set = await letteringOf(display, word)
    return set?.box.width ?? [...word].length * OTHER_LETTER
  })
  return Math.max(0, ...(await Promise.all(widths))) * scale
}
