/**
 * Why a migration may do more than expand: the decision that says so, and either that the upgrade over it stops
 * the site, or the release since which nothing uses what it takes away.
 */
export type Reason = { decision: number } & ({ stopsTheSite: true } | { unusedSince: string })

/** The first release from which on upgrades roll (decision 91): nothing that comes after it stops the site. */
export const FIRST_TO_ROLL = '0.2.0'

/** The migrations for Postgres after 0.1.1 that do more than expand, by name. */
export const NOT_EXPANDING: Record<string, Reason> = {
  // Special days without periods become closures, and the house book gets hours that 0.1.1 does not hand over.
  '0009_opening_hours.sql': { decision: 56, stopsTheSite: true },
  // Links that 0.1.1 has sent end.
  '0011_reset_tokens_as_digests.sql': { decision: 65, stopsTheSite: true },
}
