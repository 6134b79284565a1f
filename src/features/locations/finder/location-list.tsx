import type { LocationSummary } from '#data/locations/location-summary.ts'
import { LocationTile } from '../cards/location-tile.tsx'
import css from './location-list.module.css'

type LocationListProps = {
  locations: (LocationSummary & { distanceKm?: number })[]
  level: 2 | 3
  /** The list begins in the first view. */
  first?: boolean
}

/** Tiles side by side. */
export function LocationList({ locations, level, first }: LocationListProps) {
  return (
    <ul className={css.list} data-few={locations.length < 3 || undefined}>
      {locations.map((location, index) => (
        <LocationTile
          key={location.uid}
          location={location}
          level={level}
          km={location.distanceKm}
          priority={first && index === 0}
        />
      ))}
    </ul>
  )
}
