import type { LocalDateTime } from '#lib/time/time.ts'
import type { Visitor } from '../identity/client-identity.ts'
import type { ExperienceKey } from '../settings/experiences.ts'
import type { SeatingAttribute } from '../settings/settings.ts'

export type HoldRequest = {
  locationId: string
  at: LocalDateTime
  party: number
  attribute: SeatingAttribute
  /** Null or missing = a table without an experience. */
  experience?: ExperienceKey | null
  visitor: Visitor
  /** The visitor has passed a bot check. */
  checked?: boolean
  /**
   * Manage token of the booking to be changed: its units count as free, and stay its own until `modify`. A hold
   * that reuses them cannot be booked otherwise.
   */
  changing?: string | null
}

/** A table held for five minutes. `expiresAt` is an instant in ms by the database's clock. */
export type Hold = { token: string; expiresAt: number; at: LocalDateTime; party: number }

/**
 * `bot_check`: the client, or their network, holds so much that they have to pass a bot check (`checked`)
 * first.
 */
export type HoldCode =
  | 'unknown_location'
  | 'slot_taken'
  | 'party_size'
  | 'party_too_small'
  | 'bot_check'
  | 'unknown_experience'
