/** Widths of letters in the wider ones of the types that a look may have, and as small as they get here, em. */
const CAPITAL = 0.82
const OTHER = 0.6

/** Width, em, up to which a word stands in the header's column at the size of the design. */
export const WIDTH_THAT_FITS = 5.05

/** Width of the longest word of a name, em, by its letters: no page waits for a font to be measured. */
export function widestWord(name: string): number {
  const widthOf = (word: string) =>
    [...word].reduce((sum, letter) => sum + (/\p{Lu}/u.test(letter) ? CAPITAL : OTHER), 0)
  return Math.max(...name.split(/\s+/u).map(widthOf))
}
