/** Letters that are no accented ones to Unicode, and are typed as others all the same. */
const TYPED: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l' }

/** The words of a text without case, accents and punctuation. */
export function searchWords(text: string): string[] {
  const bare = text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
  const typed = bare.replace(/[œæøßł]/g, (letter) => TYPED[letter] ?? letter)
  return typed.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether each wanted word begins a word of a text, both as `plainWords` has them. */
export function matchesSearch(text: string, wanted: readonly string[]): boolean {
  return wanted.every((word) => ` ${text}`.includes(` ${word}`))
}
