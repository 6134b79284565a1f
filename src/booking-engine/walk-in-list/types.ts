import type { Result } from '#lib/result.ts'
import type { LocalDate, LocalDateTime } from '#lib/time/time.ts'
import type { WalkInCode } from '../host/types.ts'
import type { SeatingAttribute } from '../settings/settings.ts'
import type { StaffContext, StaffLogEntry } from '../staff-log/types.ts'

/** Longest note of an entry, characters. */
export const LONGEST_ENTRY_NOTE = 200
/** The longest wait that is quoted, minutes: this long, or longer. */
export const LONGEST_QUOTE = 240
/** Quotes are multiples of so many minutes. */
export const QUOTE_STEP = 5

/**
 * `waiting` · `notified` = was told that the table is ready · `seated` · `left` = went away · `removed` = was entered by
 * mistake.
 */
export const ENTRY_STATES = ['waiting', 'notified', 'seated', 'left', 'removed'] as const
export type EntryState = (typeof ENTRY_STATES)[number]

/** What can be done to an entry beside seating and changing it; `undo` returns to the state before. */
export const ENTRY_ACTIONS = ['notify', 'leave', 'remove', 'undo'] as const
export type EntryAction = (typeof ENTRY_ACTIONS)[number]

/** A party that waits, or waited, at the door. */
export type WalkInEntry = {
  id: string
  party: number
  name: string
  /** E.164; empty = none was left. */
  phone: string
  /** The kind of place they wish for; null = any. */
  wish: SeatingAttribute | null
  note: string
  /** Whether they consent to a text message once their table is ready. */
  texts: boolean
  /** The wait that they were told, minutes. */
  quoted: number
  state: EntryState
  /** Instants, ms. `endedAt` = seated, left or removed. */
  addedAt: number
  notifiedAt: number | null
  endedAt: number | null
  /** The version of the entry: an action on another version is refused. */
  seen: number
  /** The walk-in that it became. */
  reservation: string | null
  /** The table that one tap seats them at now; null = none is free that fits. */
  table: { code: string; tables: string[] } | null
  /** How long they have to wait from now on, as it looks now, minutes; null = unknown, or it does not wait. */
  expected: number | null
  /** The staff log of the entry, oldest first. */
  acts: StaffLogEntry[]
}

/** A wait that is proposed for a party that comes now, and how it was reckoned. */
export type WaitQuote = {
  /** Multiple of `QUOTE_STEP`, `LONGEST_QUOTE` at most; null = no table serves a party like this. */
  minutes: number | null
  /** Tables, or combinations, that serve it. */
  tables: number
  /** How many of these the parties ahead take first. */
  ahead: number
  /** How long tonight's turns last, in percent of the turn times of the settings. */
  pace: number
  /** How many of tonight's turns that goes by. */
  measured: number
}

/** A quote for a party size and a seating wish. */
export type QuoteFor = WaitQuote & { party: number; wish: SeatingAttribute | null }

/** A guest who asked online to be written to when a table opens up on this day. */
export type OnlineRequest = {
  id: string
  at: LocalDateTime
  party: number
  email: string
  /** When they were last written to, ms; null = they still wait for a table. */
  toldAt: number | null
}

/** The parties at the door on one service day of a location. */
export type WalkInList = {
  day: LocalDate
  /** The service day that is on. Parties are added to it alone. */
  today: LocalDate
  /** The database's clock, ms. */
  now: number
  /** In the order in which they came. */
  entries: WalkInEntry[]
  /** Proposals for party sizes and wishes; empty on other days than today. */
  quotes: QuoteFor[]
  online: OnlineRequest[]
}

/** What is written down of a party that waits. */
export type WalkInFields = Pick<
  WalkInEntry,
  'party' | 'name' | 'phone' | 'wish' | 'note' | 'quoted' | 'texts'
>

/** An entry to whose party a text message goes. */
export type EntryToTell = Pick<WalkInEntry, 'party' | 'name' | 'phone' | 'state' | 'texts'> & {
  locationId: string
  notifiedAt: number | null
}

/** An entry in the version that the staff see (`seen`). */
export type EntryRef = StaffContext & { id: string; seen: number }

type StaleEntryCode = 'not_found' | 'changed_meanwhile'
/** `wrong_state`: not possible in the current state. */
export type EntryCode = StaleEntryCode | 'wrong_state' | 'unknown_location'
export type SeatEntryCode = EntryCode | WalkInCode

/**
 * The walk-in list of each location: parties that wait at the door, in the order in which they came. Every change is
 * logged with the member of staff. The caller has checked that they may work at the location.
 */
export type WalkInLists = {
  /** The list of a service day; null = the current one. */
  read(locationId: string, day: LocalDate | null): Promise<Result<WalkInList, 'unknown_location'>>
  /** Adds a party to the list of the current day; the same `key` again is the same party. Returns the entry's id. */
  add(
    request: StaffContext & WalkInFields & { key: string },
  ): Promise<Result<{ id: string }, 'unknown_location'>>
  /** Changes what is written down of a party that waits. */
  change(subject: EntryRef, fields: WalkInFields): Promise<Result<null, EntryCode>>
  /** Notifying also sends a text message to a party that consented to it. */
  act(subject: EntryRef, act: EntryAction): Promise<Result<null, EntryCode>>
  /** What a text message to a party is about; null = there is no such entry. */
  byId(id: string): Promise<EntryToTell | null>
  /**
   * Seats a party as a walk-in, at a table option or, with `place` null, at the best-fitting one that is free for the
   * whole turn, of the wished kind if there is one. `until` as for a walk-in. Returns the reservation's id.
   */
  seat(
    subject: EntryRef,
    table: { place: string | null; until: number | null },
  ): Promise<Result<{ id: string }, SeatEntryCode>>
}
