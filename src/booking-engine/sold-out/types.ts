import type { StaffContext } from '../staff-log/types.ts'

/** A dish or drink: its id in the content system, and its title for the staff. */
export type Dish = { id: string; title: string }

/** What the staff last reported about a dish. */
export type SoldOutEntry = {
  itemId: string
  title: string
  soldOut: boolean
  /** Instant (ms) until which it is sold out, or was. */
  until: number
  /** Id of the member of staff who reported it, and when (ms). */
  staff: string
  at: number
}

/** The locations with changes since a version; the version grows with every change at any location. */
export type SoldOutChanges = { version: number; locations: string[] }

/** What is sold out tonight: neither content nor a booking, but reported by hosts during service. */
export type SoldOut = {
  /** What the staff reported about dishes of a location in the last days, newest first. */
  entries(locationId: string): Promise<SoldOutEntry[]>
  /** Ids of what is sold out now, and when (ms) the first of them ends; null = nothing is. */
  now(locationId: string): Promise<{ items: string[]; endsAt: number | null }>
  /**
   * Marks a dish as sold out until an instant (ms), or, with null, as available. Repeating the current state
   * changes nothing and keeps who reported it first. Every change is logged.
   */
  set(at: StaffContext, dish: Dish, until: number | null): Promise<void>
  changes(since: number): Promise<SoldOutChanges>
}
