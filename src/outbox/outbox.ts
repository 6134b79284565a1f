import { type DeliveryOptions, deliverLetters } from './deliver.ts'
import {
  type Copy,
  countDead,
  countLetters,
  forgetLetters,
  type LetterState,
  type LetterSummary,
  listLetters,
  type NewLetter,
  type OutboxStore,
  type Readable,
  readLetter,
  retryLetter,
  writeLetter,
} from './letters.ts'

/** What must leave a database, with retries, and what became of it. What is about rows of the same database is written in their transaction by `writeLetter`. */
export type Outbox = {
  /** Writes a letter by itself; says whether it is new (see `writeLetter`). */
  write(letter: NewLetter): Promise<boolean>
  /** Delivers what is due; safe on any number of instances at once (see `deliverLetters`). */
  deliver(options: DeliveryOptions): Promise<void>
  /** The newest letters in some states that somebody may read. */
  list(query: {
    states: LetterState[]
    readable: Readable
    limit: number
  }): Promise<LetterSummary[]>
  count(readable: Readable): Promise<Partial<Record<LetterState, number>>>
  /** How many could not be delivered. */
  countDead(readable: Readable): Promise<number>
  read(key: string, readable: Readable): Promise<(LetterSummary & { copy: Copy | null }) | null>
  /** Lets a letter that is dead, or was kept, try again from the start; says whether there was one. */
  retry(key: string, readable: Readable): Promise<boolean>
  /** Deletes letters that ended `days` ago, but for the dead ones of the kinds in `kept`. */
  forget(days: number, kept?: readonly string[]): Promise<number>
}

/** The outbox of a database. */
export function createOutbox(store: OutboxStore): Outbox {
  return {
    write: (letter) => writeLetter(store, letter),
    deliver: (options) => deliverLetters(store, options),
    list: (query) => listLetters(store, query),
    count: (readable) => countLetters(store, readable),
    countDead: (readable) => countDead(store, readable),
    read: (key, readable) => readLetter(store, key, readable),
    retry: (key, readable) => retryLetter(store, key, readable),
    forget: (days, kept = []) => forgetLetters(store, days, kept),
  }
}
