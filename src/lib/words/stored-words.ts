import type { Sentence } from './sentence.ts'
import { sentenceFault } from './sentence-fault.ts'
import { SENTENCES } from './sentences.gen.ts'
import type { Words } from './words.ts'

type Stored = Readonly<Record<string, unknown>>

const known: ReadonlyMap<string, Sentence> = new Map(SENTENCES.map((one) => [one.id, one]))

/** Whether a value is a list of sentences by their ids, whatever they are. */
export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The words of a stored list that can be said; all else of it is left out. */
export function wordsOf(stored: unknown): Words {
  return kept(stored, (sentence, words) => sentenceFault(sentence, words) === null)
}

/** A stored list without the sentences that the program does not say any more. */
export function knownSentences(stored: unknown): Stored {
  return kept(stored, () => true)
}

/** A list as it is stored: without blanks around sentences, and without those that say nothing or the same as before. */
export function tidySentences(list: Stored): Stored {
  const all = Object.entries(list).map(([id, words]) => {
    return [id, typeof words === 'string' ? words.trim() : words] as const
  })
  return Object.fromEntries(
    all.filter(([id, words]) => words !== '' && words !== null && words !== known.get(id)?.text),
  )
}

/** What is wrong with the sentences of a list, each after its id; empty if nothing is. */
export function faultsOf(list: Stored, unknownId: (id: string) => string): string[] {
  return Object.entries(list).flatMap(([id, words]) => {
    const sentence = known.get(id)
    if (!sentence) return unknownId(id)
    const fault = sentenceFault(sentence, words)
    return fault === null ? [] : `${id}: ${fault}`
  })
}

function kept(stored: unknown, isKept: (sentence: Sentence, words: unknown) => boolean) {
  if (!isStored(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(([id, words]) => {
      const sentence = known.get(id)
      return sentence !== undefined && isKept(sentence, words)
    }),
  )
}
