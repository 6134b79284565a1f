import type { Sentence } from '#lib/words/sentence.ts'
import { SENTENCES } from '#lib/words/sentences.gen.ts'
import { PLACES, type Place } from './labels.ts'

/** The group's own words by id, as the form has them. */
export type OwnSentences = Readonly<Record<string, string>>

/** The sentences of a place that were found, and how many of all of its sentences are the group's own. */
export type PlaceSentences = { place: Place; found: Sentence[]; own: number; all: number }

/** What is looked for; `kept` are the ids of those that were changed since, which stay whatever they say now. */
export type Search = { words: string; onlyOwn: boolean; kept: ReadonlySet<string> }

/** A search that finds all of them. */
export const EVERYTHING: Search = { words: '', onlyOwn: false, kept: new Set() }

const placeOf = ({ id }: Sentence) => id.slice(0, id.indexOf('.'))

/** The sentences that have all words of a search in what they are for or in what they say, by their places. */
export function findSentences(
  own: OwnSentences,
  { words, onlyOwn, kept }: Search,
): PlaceSentences[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return (Object.keys(PLACES) as Place[]).flatMap((place) => {
    const all: Sentence[] = SENTENCES.filter((one) => placeOf(one) === place)
    const found = all.filter((one) => {
      if (kept.has(one.id)) return true
      const text = [PLACES[place](), one.meaning, one.text, own[one.id]].join(' ').toLowerCase()
      return wanted.every((word) => text.includes(word)) && (!onlyOwn || Boolean(own[one.id]))
    })
    const isOwn = all.filter(({ id }) => own[id])
    return found.length > 0 ? [{ place, found, own: isOwn.length, all: all.length }] : []
  })
}
