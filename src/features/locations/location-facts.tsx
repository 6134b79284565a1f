import type { LocationDetail } from '#data/locations.ts'
import { mapHref } from '#lib/map-href.ts'
import { formatPhone } from '#lib/phone.ts'
import type { UtcOffsets } from '#lib/restaurant-wall.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icons.tsx'
import { HoursTable, saysHours } from './hours-table.tsx'
import css from './location-facts.module.css'
import { OpenNow } from './open-now.client.tsx'

type LocationFactsProps = {
  location: LocationDetail
  /** The restaurant's calendar day, `YYYY-MM-DD`. */
  today: string
  /** The UTC offsets of its time zone. */
  utcOffsets: UtcOffsets
}

/** Address, telephone, hours and actions of a location: what most guests come for. */
export function LocationFacts({ location, today, utcOffsets }: LocationFactsProps) {
  const { hours, phone, emailAddress, intro, title, coordinates } = location
  const address = [location.address, location.city, location.province]
  return (
    <div className={css.facts}>
      <div className={css.lead}>
        {intro ? <p className={css.intro}>{intro}</p> : null}
        <Actions location={location} />
      </div>
      <div className={css.block}>
        <h2 className={css.title}>Find us</h2>
        <address className={css.address}>
          {location.address}
          <br />
          {[`${location.city}, ${location.province}`, location.postalCode]
            .filter(Boolean)
            .join(' ')}
        </address>
        <a
          className={css.line}
          href={mapHref({ title, address, coordinates })}
          target="_blank"
          rel="noopener"
        >
          <Icon name="pin" /> Open the map
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
        {phone ? (
          <a className={css.line} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" /> {formatPhone(phone)}
          </a>
        ) : null}
        {emailAddress ? (
          <a className={css.line} href={`mailto:${emailAddress}`}>
            {emailAddress}
          </a>
        ) : null}
      </div>
      {hours && saysHours(hours, today) ? (
        <div className={css.block}>
          <h2 className={css.title}>Hours</h2>
          {hours.weekly && !location.comingSoon ? (
            <OpenNow hours={hours} utcOffsets={utcOffsets} />
          ) : null}
          <HoursTable hours={hours} today={today} />
        </div>
      ) : null}
    </div>
  )
}

function Actions({ location }: { location: LocationDetail }) {
  const { uid, comingSoon, menuLayout } = location
  if (comingSoon) return <p className={css.soon}>Coming soon</p>
  const panel = (kind: string) => ({
    href: `/locations/${uid}?${kind}=${uid}`,
    'data-panel': kind,
    'data-location': uid,
  })
  return (
    <div className={css.actions}>
      <LinkButton {...panel('reserve')}>Book a Table</LinkButton>
      <LinkButton {...panel('order')} kind="outlined">
        Order
      </LinkButton>
      {menuLayout ? (
        <LinkButton href={`/locations/${uid}/menu`} kind="quiet">
          See the menu
        </LinkButton>
      ) : null}
    </div>
  )
}
