import type { Reservation } from '../bookings/types.ts'
import type { Block } from '../inventory/block.ts'

/**
 * An upcoming booking whose table or time does not exist in the new settings; the booking itself keeps both.
 */
export type ConflictingBooking = Pick<
  Reservation,
  'id' | 'confirmation' | 'at' | 'party' | 'tables' | 'attribute'
> & {
  guestName: string
  /** E.164; empty where the guest left none. */
  phone: string
  email: string | null
  /** `clock_moved`: its local time is offered, but as another instant than the one it was booked for. */
  why: 'table_gone' | 'party_does_not_fit' | 'time_not_offered' | 'clock_moved' | 'experience_gone'
}

/** What a change of time zone would move to keep its local time; all of it is upcoming. */
export type TimeZoneImpact = {
  visits: ConflictingBooking[]
  /** Tables that are closed to guests. */
  blocks: Block[]
  /** How many tables guests hold, or are paying for. */
  holds: number
  /** Visits that cannot be moved; with any of the first two reasons nothing moves. */
  unmovable: (Omit<ConflictingBooking, 'why'> & { why: UnmovableReason })[]
}

/** What is still booked or held at a location. */
export type Commitments = { bookings: number; holds: number; next: ConflictingBooking[] }

/**
 * Why a visit cannot keep its local time. `time_skipped`: the clocks skip it that night · `table_taken`:
 * another visit would have its table then, which happens on nights when the clocks change · `table_in_use`: a
 * party that sits there now still would.
 */
export type UnmovableReason = 'time_skipped' | 'table_taken' | 'table_in_use'
