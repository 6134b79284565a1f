import type { LocalDateTime } from '#lib/time.ts'
import type { Visitor } from '../identity/client-identity.ts'
import type { ExperienceKey } from '../settings/experiences.ts'
import type { SeatingAttribute } from '../settings/settings.ts'

export type HoldRequest = {
  locationId: string
  at: LocalDateTime
  party: number
  attribute: SeatingAttribute
  /** Null or left out = a table alone. */
  experience?: ExperienceKey | null
  visitor: Visitor
  /** A bot check vouches for the visitor. */
  checked?: boolean
  /**
   * Manage token of the visit that is to be changed: what it has counts as free, and stays its own until
   * `modify`. Nothing else can be booked with a hold that counts on it.
   */
  changing?: string | null
}

/** A table held for five minutes. `expiresAt` is an instant in ms by the database's clock. */
export type Hold = { token: string; expiresAt: number; at: LocalDateTime; party: number }

/** `bot_check`: the asker, or their network, holds so much that they have to be `checked` first. */
export type HoldCode =
  | 'unknown_location'
  | 'slot_taken'
  | 'party_size'
  | 'bot_check'
  | 'unknown_experience'
