import type { LocationDetail } from '#data/locations/locations.ts'
import { mapHref } from '#lib/geo/map-href.ts'
import { formatPhone, telHref } from '#lib/text/phone.ts'
import { visuallyHidden } from '#ui/visually-hidden.tsx'
import { OpenNow } from '../hours/open-now.client.tsx'
import type { Opening } from '../hours/open-now.ts'
import css from './location-essentials.module.css'
import * as t from './messages.gen.ts'

type LocationEssentialsProps = { location: LocationDetail; opening: Opening | null }

/** What a guest in a hurry comes for, in one line: until when it is open, where it is, and the ways to it. */
export function LocationEssentials({ location, opening }: LocationEssentialsProps) {
  const { phone, title, coordinates } = location
  const address = [location.address, location.city, location.province]
  return (
    <ul className={css.essentials} aria-label={t.atAGlance()}>
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
              {t.callNumber({
                phone: formatPhone(phone),
                hidden: visuallyHidden,
              })}
            </a>{' '}
          </>
        ) : null}
        <a href={mapHref({ title, address, coordinates })} target="_blank" rel="noopener">
          {t.directions()}
          <span className="visually-hidden"> {t.opensInANewTab()}</span>
        </a>
      </li>
    </ul>
  )
}
