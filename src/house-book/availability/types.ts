import type { LocalDateTime } from '#lib/time.ts'
import type { SeatingAttribute } from '../settings/settings.ts'

/**
 * A time at which a party can be seated: the attributes that still have a table, whether a table alone
 * can be booked, and the codes of the experiences that still have seats.
 */
export type OfferedTime = {
  time: LocalDateTime
  attributes: SeatingAttribute[]
  standard: boolean
  experiences: string[]
}

/** Why nothing is offered; the wire's own words (S2 §8, providers' open set). */
export type NoTimesReason =
  | 'AboveMaxPartySize'
  | 'BelowMinPartySize'
  | 'NoTimesExist'
  | 'NotFarEnoughInAdvance'
  | 'OutsideBookingWindow'
  | 'RestaurantClosed'
  | 'InThePast'

/** Times around the asked one, in order; `reasons` is empty when there is at least one. */
export type Offer = { times: OfferedTime[]; reasons: NoTimesReason[] }
export type AvailabilityQuery = {
  locationId: string
  at: LocalDateTime
  party: number
  /**
   * Minutes to look back and forward from `at`; 150 each unless told otherwise, at most 720. As many more are
   * looked forward as have passed of those before.
   */
  backward?: number
  forward?: number
  /** The asker: their own hold counts as free. */
  visitor?: string | null
  /** Manage token of the visit that is to be changed: what it has counts as free. */
  changing?: string | null
  /** Whether experiences that are paid when they are booked are offered. */
  prepaid?: boolean
}
