import * as t from './messages.gen.ts'
import type { Sentence } from './sentence.ts'

/**
 * What nobody sees: control characters, ends of lines, marks of formatting and fillers. Joiners stay, which some
 * scripts and emoji are written with, and the selectors that say which picture a character is.
 */
const UNSEEN =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u
/** What makes words of signs. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
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
  if (missing !== undefined) return t.valueMissing({ value: `{${missing}}` })
  return LETTER_OR_DIGIT.test(words.replace(VALUE, '')) ? null : t.noWord()
}
