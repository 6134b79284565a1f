import type { LocationDetail } from '#data/locations/locations.ts'
import { mapHref } from '#lib/geo/map-href.ts'
import { formatPhone, telHref } from '#lib/text/phone.ts'
import { OpenNow } from '../hours/open-now.client.tsx'
import type { Opening } from '../hours/open-now.ts'
import css from './location-essentials.module.css'

type LocationEssentialsProps = { location: LocationDetail; opening: Opening | null }

/** What a guest in a hurry comes for, in one line: until when it is open, where it is, and the ways to it. */
export function LocationEssentials({ location, opening }: LocationEssentialsProps) {
  const { phone, title, coordinates } = location
  const address = [location.address, location.city, location.province]
  return (
    <ul className={css.essentials} aria-label="At a glance">
      {opening ? (
        <li>
          <OpenNow {...opening} />
        </li>
      ) : null}
      <li>{location.address}</li>
      <li className={css.ways}>
        {phone ? (
          <>
            <a href={telHref(phone)}>
              Call<span className="visually-hidden"> {formatPhone(phone)}</span>
            </a>{' '}
          </>
        ) : null}
        <a href={mapHref({ title, address, coordinates })} target="_blank" rel="noopener">
          Directions<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </li>
    </ul>
  )
}
