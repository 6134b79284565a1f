import type { StaffContext } from '../staff-log/types.ts'

/** A dish or drink by its id in the content system, with the name that the staff know it by. */
export type Dish = { id: string; title: string }

/** What the staff said of a dish last. */
export type SoldOutEntry = {
  itemId: string
  title: string
  soldOut: boolean
  /** Instant (ms) until which it is sold out, or was. */
  until: number
  /** Who of the staff said so, and when (ms). */
  staff: string
  at: number
}

/** Where something has changed since a version; the version grows with every change of any location. */
export type SoldOutChanges = { version: number; locations: string[] }

/** What is sold out tonight: not content, and no booking either, but said by hosts during service. */
export type SoldOut = {
  /** What the staff said of dishes of a location in the last days, newest first. */
  entries(locationId: string): Promise<SoldOutEntry[]>
  /** Ids of what is sold out now, and when (ms) the first of them is not any more; null = nothing is. */
  now(locationId: string): Promise<{ items: string[]; endsAt: number | null }>
  /**
   * Says that a dish is sold out until an instant (ms), or, with null, that it is back. Saying again
   * what stands already changes nothing, and keeps who said it first. Every change is recorded.
   */
  set(at: StaffContext, dish: Dish, until: number | null): Promise<void>
  changes(since: number): Promise<SoldOutChanges>
}
