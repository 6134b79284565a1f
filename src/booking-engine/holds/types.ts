import type { engineHoldRefusals } from '#lib/booking/refusals.ts'
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

/** Why a table is not held. */
export type HoldCode = keyof typeof engineHoldRefusals
