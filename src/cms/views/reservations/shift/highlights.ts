import type { HostReservation } from '#booking-engine/host/types.ts'

/** The size from which a party is a large one. */
const LARGE_PARTY = 6

/** The parties of a day that the team prepares for. */
export type Highlights = {
  /** Large parties and those with an experience, in the order of their times. */
  parties: HostReservation[]
  /** How many of them are large. */
  large: number
  /** How many of them have an experience. */
  experiences: number
}

/** The large parties of a day and those with an experience that are to come, or sit. */
export function highlightsOf(reservations: readonly HostReservation[]): Highlights {
  const expected = reservations.filter(({ state }) => state === 'booked' || state === 'seated')
  const isLarge = ({ party }: HostReservation) => party >= LARGE_PARTY
  const hasExperience = ({ experience }: HostReservation) => experience !== null
  return {
    parties: expected.filter((one) => isLarge(one) || hasExperience(one)),
    large: expected.filter(isLarge).length,
    experiences: expected.filter(hasExperience).length,
  }
}
