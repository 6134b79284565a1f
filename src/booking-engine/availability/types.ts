import type { LocalDateTime } from '#lib/time/time.ts'
import type { SeatingAttribute } from '../settings/settings.ts'

/**
 * A time at which the party can be seated: the attributes that still have a table, whether it can be booked
 * without an experience, and the codes of the experiences that still have seats.
 */
export type OfferedTime = {
  time: LocalDateTime
  attributes: SeatingAttribute[]
  standard: boolean
  experiences: string[]
}

/** Why nothing is offered; the codes of the HTTP API (spec:engine.no-times-reasons); providers may add their own. */
export type NoTimesReason =
  | 'AboveMaxPartySize'
  | 'BelowMinPartySize'
  | 'NoTimesExist'
  | 'NotFarEnoughInAdvance'
  | 'OutsideBookingWindow'
  | 'RestaurantClosed'
  | 'InThePast'

/** Times around the requested one, in order; `reasons` is empty if there is at least one. */
export type Offer = { times: OfferedTime[]; reasons: NoTimesReason[] }
export type AvailabilityQuery = {
  locationId: string
  at: LocalDateTime
  party: number
  /**
   * Minutes to search before and after `at`; 150 each by default, at most 720. The minutes of the first that
   * are in the past already are searched after `at` instead.
   */
  backward?: number
  forward?: number
  /** The visitor whose own hold counts as free. */
  visitor?: string | null
  /** Manage token of the booking that is being changed: its units count as free. */
  changing?: string | null
  /** Whether experiences that are paid at booking are offered. */
  prepaid?: boolean
}
