import type { Reservation } from '../bookings/types.ts'
import type { Block } from '../inventory/block.ts'

/** A future booking that new settings leave without its table or its time; it keeps both. */
export type ConflictingBooking = Pick<
  Reservation,
  'id' | 'confirmation' | 'at' | 'party' | 'tables' | 'attribute'
> & {
  guestName: string
  /** E.164; empty where the guest left none. */
  phone: string
  email: string | null
  /** `clock_moved`: its wall time is offered, and is another instant than the one it was booked for. */
  why: 'table_gone' | 'party_does_not_fit' | 'time_not_offered' | 'clock_moved' | 'experience_gone'
}

/** What another time zone would move, so that it keeps its wall time; all of it is to come. */
export type TimeZoneImpact = {
  visits: ConflictingBooking[]
  /** Tables that the staff keep free of guests. */
  blocks: Block[]
  /** How many tables guests hold, or are paying for. */
  holds: number
  /** Visits that cannot: nothing moves then. */
  unmovable: (Omit<ConflictingBooking, 'why'> & { why: UnmovableReason })[]
}

/** What still hangs on a location. */
export type Commitments = { bookings: number; holds: number; next: ConflictingBooking[] }

/**
 * Why a visit cannot keep its wall time: the clocks skip it that night · another visit would have its table
 * then, which happens on the nights when the clocks change · a party that sits there now still would.
 */
export type UnmovableReason = 'time_skipped' | 'table_taken' | 'table_in_use'
