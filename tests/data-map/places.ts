import { BOOKING_PLACES } from './places/booking.ts'
import { CONTENT_PLACES } from './places/content.ts'
import { OTHER_PLACES } from './places/elsewhere.ts'

/** A place that has personal data of guests. */
export type DataPlace = {
  /** A table (`booking/alerts`), a file, mails, the log, or what a browser keeps; `*` stands for a random name. */
  where: string
  /** Of a table: the columns that have it. */
  columns?: readonly string[]
  what: string
  why: string
  /** For how long, with the setting that says so. */
  kept: string
  /** Who can read it. */
  readers: string
  /** What becomes of it when staff erase a guest. */
  erased: string
  /** The marks that are still there after an erasure; null = none. */
  remains: RegExp | null
  /** The only database that has it. */
  only?: 'sqlite' | 'postgres'
  /** Why a marked guest cannot be looked for in it. */
  unmarked?: string
}

/** Every place of personal data of guests: what the document says, and what the drill expects. */
export const PLACES: readonly DataPlace[] = [...BOOKING_PLACES, ...CONTENT_PLACES, ...OTHER_PLACES]

/** A place as a search names it. */
export type NamedPlace = { name: string; place: DataPlace }

/** The places that a search of a site on a database can find, each by its name. */
export function placesOf(kind: 'sqlite' | 'postgres'): NamedPlace[] {
  return PLACES.filter(({ only, unmarked }) => !unmarked && (!only || only === kind)).flatMap(
    (place) => (place.columns ?? ['']).map((column) => ({ name: nameOf(place, column), place })),
  )
}

const nameOf = ({ where }: DataPlace, column: string) => (column ? `${where}.${column}` : where)

/** Whether a place that was found is one of the map, whose random parts may be anything. */
export function isAt(found: string, name: string): boolean {
  const [head = '', tail] = name.split('*')
  return tail === undefined ? found === name : found.startsWith(head) && found.endsWith(tail)
}
