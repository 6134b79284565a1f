import type { LocationSummary } from '#data/locations/location-summary.ts'
import { Media } from '#ui/media.tsx'
import { Address, LocationActions } from '../cards/location-tile.tsx'
import { OpenNow } from '../hours/open-now.client.tsx'
import type { Opening } from '../hours/open-now.ts'
import css from './location-row.module.css'
import * as t from './messages.gen.ts'

type LocationRowProps = { location: LocationSummary; opening: Opening | null }

/** A location in the finder: a tile as a line, small enough for many on a phone (spec:locations.tile-as-line). */
export function LocationRow({ location, opening }: LocationRowProps) {
  const { uid, title, city, province, comingSoon } = location
  return (
    <div className={css.row}>
      <Media
        picture={location.image}
        sizes="(width < 768px) 88px, 200px"
        ratio="1 / 1"
        alt=""
        className={css.picture}
      />
      <div className={css.words}>
        <p className={css.place}>
          {city}, {province}
        </p>
        <h3 className={css.title}>
          <a className={css.link} href={`/locations/${uid}`}>
            {title}
          </a>
        </h3>
        {opening ? (
          <div className={css.state}>
            <OpenNow {...opening} />
          </div>
        ) : null}
        <Address location={location} />
      </div>
      {comingSoon ? <p className={css.soon}>{t.comingSoon()}</p> : null}
      <div className={css.actions}>
        <LocationActions location={location} />
      </div>
    </div>
  )
}
