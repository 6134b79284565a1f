/** Words of one entry that it is found by, and the characters of each. */
const WORD_LIMIT = 24
const WORD_LENGTH = 40

/** The words of texts that a search looks for: lower case, without accents, each once. */
export function searchWords(...texts: readonly string[]): string[] {
  const words = texts.flatMap((text) =>
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}@._-]+/u)
      .flatMap((word) => [word, ...word.split(/[@._-]+/)])
      .filter(Boolean)
      .map((word) => word.slice(0, WORD_LENGTH)),
  )
  return [...new Set(words)].slice(0, WORD_LIMIT)
}
