/** What is looked for, and what is put instead. */
export type Search = {
  find: string
  replace: string
  matchCase: boolean
  /** Whether the found words must begin and end where words do. */
  wholeWords: boolean
}

/** Where something was found in a text, in UTF-16 units. */
export type Match = { at: number; length: number }

/** Characters that look alike and that nobody types on purpose. */
const ALIKE: readonly [RegExp, string][] = [
  [/['’]/gu, "['’]"],
  [/[ \u00a0\u202f]/gu, '[ \\u00a0\\u202f]'],
]

const PART_OF_WORD = '[\\p{L}\\p{N}\\p{M}_]'
const BEGINS_WORD = new RegExp(`^${PART_OF_WORD}`, 'u')
const ENDS_WORD = new RegExp(`${PART_OF_WORD}$`, 'u')

/**
 * Returns a function that finds all places of a search in a text, from left to right, none over another. Apostrophes
 * and spaces are found however they are typed. What stands within the new words is no place: it was replaced before.
 */
export function finderOf({ find, replace, matchCase, wholeWords }: Search) {
  const literal = find.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')
  const words = ALIKE.reduce((text, [any, all]) => text.replace(any, all), literal)
  const from = wholeWords && BEGINS_WORD.test(find) ? `(?<!${PART_OF_WORD})` : ''
  const until = wholeWords && ENDS_WORD.test(find) ? `(?!${PART_OF_WORD})` : ''
  const pattern = new RegExp(`${from}${words}${until}`, matchCase ? 'gu' : 'giu')
  const inReplace = [...replace.matchAll(new RegExp(words, pattern.flags))].map(
    ({ index }) => index,
  )
  return (text: string): Match[] =>
    [...text.matchAll(pattern)]
      .filter(({ index }) => !inReplace.some((at) => text.startsWith(replace, index - at)))
      .map(({ index, 0: found }) => ({ at: index, length: found.length }))
}
