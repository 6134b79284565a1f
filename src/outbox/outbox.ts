import { type DeliveryOptions, deliverLetters } from './deliver.ts'
import {
  type Copy,
  countLetters,
  forgetLetters,
  type LetterState,
  type LetterSummary,
  listLetters,
  type OutboxStore,
  type Readable,
  readLetter,
  retryLetter,
} from './letters.ts'

/** What must leave a database, with retries, and what became of it. Letters are written by `writeLetter`. */
export type Outbox = {
  /** Delivers what is due; safe on any number of instances at once (see `deliverLetters`). */
  deliver(options: DeliveryOptions): Promise<void>
  /** The newest letters in some states that somebody may read. */
  list(query: {
    states: LetterState[]
    readable: Readable
    limit: number
  }): Promise<LetterSummary[]>
  count(readable: Readable): Promise<Partial<Record<LetterState, number>>>
  read(key: string, readable: Readable): Promise<(LetterSummary & { copy: Copy | null }) | null>
  /** Lets a letter that is dead, or was kept, try again from the start; says whether there was one. */
  retry(key: string, readable: Readable): Promise<boolean>
  /** Deletes letters that ended `days` ago, but for the dead ones of the kinds in `kept`. */
  forget(days: number, kept?: readonly string[]): Promise<number>
}

/** The outbox of a database. */
export function createOutbox(store: OutboxStore): Outbox {
  return {
    deliver: (options) => deliverLetters(store, options),
    list: (query) => listLetters(store, query),
    count: (readable) => countLetters(store, readable),
    read: (key, readable) => readLetter(store, key, readable),
    retry: (key, readable) => retryLetter(store, key, readable),
    forget: (days, kept = []) => forgetLetters(store, days, kept),
  }
}
