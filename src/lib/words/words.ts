import type { SENTENCES } from './sentences.gen.ts'

/** The id of a sentence that a group may say in its own words: `booking.thanks`. */
export type SentenceId = (typeof SENTENCES)[number]['id']

/** The sentences that a group says in its own words, by id; all others are said as the catalogues have them. */
export type Words = Readonly<Partial<Record<SentenceId, string>>>

/** A group that says everything as the catalogues have it. */
export const NO_WORDS: Words = {}
