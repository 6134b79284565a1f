import type { LocationSummary } from '#data/locations/location-summary.ts'
import { formatPhone, telHref } from '#lib/text/phone.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Distance } from '#ui/distance.tsx'
import { Media } from '#ui/media.tsx'
import css from './location-tile.module.css'
import * as t from './messages.gen.ts'

type LocationTileProps = {
  location: LocationSummary
  level: 2 | 3
  /** Kilometres from where the page is about. */
  km?: number
  priority?: boolean
}

/**
 * A location in a list (spec:locations.tile). Drawn by the server; the page's one island makes Set Location work
 * and marks the visitor's own, and the shell opens the booking panel.
 */
export function LocationTile({ location, level, km, priority }: LocationTileProps) {
  const { uid, title, comingSoon } = location
  const Title = `h${level}` as const
  return (
    <li className={css.tile} data-location-tile={uid}>
      <Media
        picture={location.image}
        sizes="(width < 768px) 100vw, (width < 1440px) 50vw, 33vw"
        ratio="3 / 2"
        alt=""
        priority={priority}
        className={css.picture}
      />
      <div className={css.words}>
        <p className={css.place}>
          {location.city}
          {km === undefined ? null : (
            <>
              {' · '}
              <Distance km={km} />
            </>
          )}
        </p>
        <Title className={css.title}>
          <a className={css.link} href={`/locations/${uid}`}>
            {title}
          </a>
        </Title>
        <Address location={location} />
      </div>
      {comingSoon ? <p className={css.soon}>{t.comingSoon()}</p> : null}
      <LocationActions location={location} />
    </li>
  )
}

/** The three actions (spec:locations.tile-actions), by which the page's island and the shell know a tile. */
export function LocationActions({ location }: { location: LocationSummary }) {
  const { uid, title, comingSoon } = location
  return (
    <div className={css.actions}>
      <BookButton uid={uid} title={title} disabled={comingSoon} />
      <Button kind="outlined" size="sm" disabled={comingSoon} data-set-location={uid}>
        <span className={css.set}>{t.setLocation()}</span>
        <span className={css.yours}>{t.yourLocation()}</span>
        <span className="visually-hidden">: {title}</span>
      </Button>
      <LinkButton kind="quiet" size="sm" href={`/locations/${uid}`}>
        {t.seeRestaurant()}
        <span className="visually-hidden">: {title}</span>
      </LinkButton>
    </div>
  )
}

type BookButtonProps = { uid: string; title: string; disabled: boolean }

function BookButton({ uid, title, disabled }: BookButtonProps) {
  const label = (
    <>
      {t.bookATable()}
      <span className="visually-hidden">: {title}</span>
    </>
  )
  if (disabled) {
    return (
      <Button size="sm" disabled>
        {label}
      </Button>
    )
  }
  return (
    <LinkButton
      size="sm"
      href={`/locations/${uid}?reserve=${uid}`}
      data-panel="reserve"
      data-location={uid}
    >
      {label}
    </LinkButton>
  )
}

/** Street, city with province and postal code, telephone. */
export function Address({ location }: { location: LocationSummary }) {
  const { address, city, province, postalCode, phone } = location
  return (
    <address className={css.address}>
      {address}
      <br />
      {[`${city}, ${province}`, postalCode].filter(Boolean).join(' ')}
      {phone ? (
        <>
          <br />
          <a className={css.phone} href={telHref(phone)}>
            {formatPhone(phone)}
          </a>
        </>
      ) : null}
    </address>
  )
}
