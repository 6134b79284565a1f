import { withoutAccents } from './without-accents.ts'

/**
 * A field that a column may be for; `aliases` are the words that files call it, and its name is one of them. `exact`: no column
 * is taken for it because its words contain an alias.
 */
export type ImportField = { name: string; aliases: string[]; exact?: boolean }

/**
 * The column of each field that one is found for, whatever its case, accents and marks: first those that are called exactly
 * as a field, then as an alias, then those whose words contain all words of an alias, the longest aliases first. Each column is used once.
 */
export function matchColumns(
  columns: readonly string[],
  fields: readonly ImportField[],
): Record<string, string> {
  const named = columns.map((column) => ({ column, words: wordsOf(column) }))
  const names = fields.map(({ name }) => ({ name, words: wordsOf(name) }))
  const aliases = fields.flatMap(({ name, aliases }) =>
    aliases.map((alias) => ({ name, words: wordsOf(alias) })),
  )
  const exact = new Set(fields.flatMap((field) => (field.exact ? [field.name] : [])))
  const partly = [...names, ...aliases].filter(({ name }) => !exact.has(name))
  const longest = partly.toSorted((a, b) => lengthOf(b.words) - lengthOf(a.words))
  const found = new Map<string, string>()
  const used = new Set<string>()
  const match = (called: typeof names, fits: (column: string[], alias: string[]) => boolean) => {
    for (const { name, words } of called) {
      if (found.has(name) || words.length === 0) continue
      const one = named.find((other) => !used.has(other.column) && fits(other.words, words))
      if (!one) continue
      found.set(name, one.column)
      used.add(one.column)
    }
  }
  const isSame = (column: string[], alias: string[]) => column.join('') === alias.join('')
  match(names, isSame)
  match(aliases, isSame)
  match(longest, (column, alias) => alias.every((word) => column.includes(word)))
  return Object.fromEntries(found)
}

/** The words of a name: `OrderURL`, `order_url` and `Order URL` are two. */
function wordsOf(name: string): string[] {
  const parted = name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return withoutAccents(parted.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? []
}

const lengthOf = (words: readonly string[]) => words.join('').length
