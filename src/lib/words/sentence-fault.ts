import * as t from './messages.gen.ts'
import type { Sentence } from './sentence.ts'

/** Control characters, ends of lines, and marks that turn the direction of writing: nobody sees them. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const VALUE = /\{([^{}]*)\}/g

/** What is wrong with a group's own words for a sentence, in words for whoever wrote them; null if nothing is. */
export function sentenceFault(sentence: Sentence, words: unknown): string | null {
  const { limit, values, needs } = sentence
  if (typeof words !== 'string') return t.notText()
  if (words.length > limit) return t.tooLong({ length: words.length, limit })
  if (UNSEEN.test(words) || !words.isWellFormed()) return t.controlCharacter()
  const given = [...words.matchAll(VALUE)].map(([, name = '']) => name)
  const unknown = given.find((name) => !values.includes(name))
  if (unknown !== undefined) return t.unknownValue({ value: `{${unknown}}` })
  if (/[{}]/.test(words.replace(VALUE, ''))) {
    const names = values.map((name) => `{${name}}`).join(', ')
    return names ? t.braceAlone({ values: names }) : t.noValuesHere()
  }
  const missing = needs.find((name) => !given.includes(name))
  return missing === undefined ? null : t.valueMissing({ value: `{${missing}}` })
}
