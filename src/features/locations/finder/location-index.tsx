import type { LocationSummary } from '#data/locations/location-summary.ts'
import { StaticFragment } from '#ui/static-fragment.tsx'
import css from './location-index.module.css'

type LocationIndexProps = {
  locations: readonly Pick<LocationSummary, 'uid' | 'title' | 'city' | 'provinceName'>[]
  /** Which page of a location its link leads to: `/locations/{uid}/{segment}`. */
  segment: 'careers' | 'group-bookings'
}

/** All locations by province or state, as links to one of their own pages. */
export function LocationIndex({ locations, segment }: LocationIndexProps) {
  const regions = Map.groupBy(locations, ({ provinceName }) => provinceName)
  return (
    <StaticFragment>
      <ul className={css.regions}>
        {[...regions].map(([region, inRegion]) => (
          <li key={region} className={css.region}>
            <h3 className={css.name}>{region}</h3>
            <ul>
              {inRegion.map(({ uid, title, city }) => (
                <li key={uid}>
                  <a className={css.link} href={`/locations/${uid}/${segment}`}>
                    {title}
                    <span className={css.city}>{city}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </StaticFragment>
  )
}
