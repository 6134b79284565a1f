/** A party of a service day, as far as the shift is concerned; a `HostReservation` is one. */
export type ShiftParty = {
  id: string
  /** A `VisitState`. */
  state: string
  /** The time that was booked, ms. */
  startsAt: number
  /** How many minutes after its time the party is expected. */
  lateMinutes: number
  /** Its turn time, minutes. */
  turnMinutes: number
  /** Instant (ms) since which the party sits, has left, or counts as a no-show. */
  stateSince: number | null
  party: number
  /** Codes of its tables; none = no table yet. */
  tables: string[]
}

/** Longest note of a day, characters. */
export const LONGEST_DAY_NOTE = 1000
/** Most servers of a shift. */
export const MOST_SERVERS = 40
/** Longest name of a server, characters. */
export const LONGEST_SERVER_NAME = 60

/** The tables that a server looks after, by their codes. */
export type Section = { server: string; tables: string[] }

/** What a team has written down for a service day. */
export type Shift = {
  /** For the whole team; empty = none. */
  note: string
  /** No table is in two of them; empty = not shared out. */
  sections: Section[]
  /** The sections of the latest day before that had any. */
  sectionsBefore: Section[]
  /** The version that a change names; 0 = nothing was written down yet. */
  version: number
}

/** What is to change of a shift, in the version that the staff saw (`seen`). */
export type ShiftChange = {
  day: string
  seen: number
  note?: string | undefined
  sections?: Section[] | undefined
}

/** `changed_meanwhile`: somebody else wrote something down; look again · `unknown_table`: a table that there is not. */
export type ShiftCode = 'changed_meanwhile' | 'unknown_location' | 'unknown_table'
