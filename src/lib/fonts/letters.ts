/** Which letters stand in which font file. All texts are in the order of their code points unless said. */

/** Letters and signs that a page is expected to have: English, French and Spanish. In no order. */
export const COMMON = [
  ...new Set([
    ...ranges([0x20, 0x7e]),
    ...'\u00a0àâçèéêëîïôùûüœñáíóúÀÂÇÈÉÊËÎÏÔÙÛÜŒÑÁÍÓÚ–—‘’“”…•·«»¿¡©°×′″½¼¾',
  ]),
].join('')

/** What a group's own font must have: names, sentences and prices of a page in English. In no order. */
export const NEEDED = `${ranges([0x41, 0x5a], [0x61, 0x7a], [0x30, 0x39])} .,:;!?&'"()-/$`

const LATIN = ranges(
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x160, 0x161],
  [0x178, 0x178],
  [0x17d, 0x17e],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
)

/** The rest of Latin: what a browser fetches for a page that has one of these. */
export const REST = [...LATIN].filter((letter) => !COMMON.includes(letter)).join('')

/** For PDF files: the Latin letters of the pages, and fractions. */
export const WESTERN = LATIN + ranges([0x2044, 0x2044], [0x2150, 0x215e])

/** For PDF files: letters beyond western Europe's, which the sources have in files of their own. */
export const FURTHER = ranges(
  [0x100, 0x24f],
  [0x300, 0x309],
  [0x323, 0x323],
  [0x1e00, 0x1eff],
  [0x20ab, 0x20ab],
)

/** For PDF files: signs, weather, plants, animals, food and faces. */
export const EMOJI = ranges(
  [0x2600, 0x27bf],
  [0x2b50, 0x2b55],
  [0x1f300, 0x1f320],
  [0x1f324, 0x1f393],
  [0x1f400, 0x1f43f],
  [0x1f48b, 0x1f49f],
  [0x1f4a5, 0x1f4af],
  [0x1f525, 0x1f525],
  [0x1f600, 0x1f64f],
  [0x1f942, 0x1f944],
  [0x1f950, 0x1f9cb],
  [0x1fab0, 0x1fae9],
)

/** `letters` as the descriptor `unicode-range` of CSS, with neighbours in one range. */
export function unicodeRange(letters: string): string {
  const spans: [number, number][] = []
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0
    const last = spans.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else spans.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return spans
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}

function ranges(...pairs: [number, number][]): string {
  return pairs
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('')
}
