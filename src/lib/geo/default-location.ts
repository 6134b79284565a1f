import { type Coordinates, nearest } from './distance.ts'

type Candidate = { coordinates: Coordinates | null; isFlagship: boolean; comingSoon: boolean }

/**
 * The location of a visitor who has chosen none (spec:shell.geolocation-default): the nearest, else a random
 * flagship, else any. One that is coming soon only where no other is. `random` is in [0, 1).
 */
export function defaultLocation<Place extends Candidate>(
  from: Coordinates | null,
  locations: readonly Place[],
  random: () => number,
): Place | null {
  const open = locations.filter(({ comingSoon }) => !comingSoon)
  const candidates = open.length > 0 ? open : locations
  const flagships = candidates.filter(({ isFlagship }) => isFlagship)
  return (
    nearestOpen(from, locations) ?? oneOf(flagships.length > 0 ? flagships : candidates, random)
  )
}

/** The nearest location that guests can go to; one that is coming soon never is (spec:shell.nearest). */
export function nearestOpen<Place extends Candidate>(
  from: Coordinates | null,
  locations: readonly Place[],
): Place | null {
  return nearest(
    from,
    locations.filter(({ comingSoon }) => !comingSoon),
  )
}

function oneOf<Place>(places: readonly Place[], random: () => number): Place | null {
  return places[Math.floor(random() * places.length)] ?? places[0] ?? null
}
