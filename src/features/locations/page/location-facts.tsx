import type { LocationDetail } from '#data/locations/locations.ts'
import { mapHref } from '#lib/geo/map-href.ts'
import { formatPhone, telHref } from '#lib/text/phone.ts'
import { EmailText } from '#ui/email-text.tsx'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { HoursTable, hasHours } from '../hours/hours-table.tsx'
import css from './location-facts.module.css'
import * as t from './messages.gen.ts'

type LocationFactsProps = {
  location: LocationDetail
  /** The restaurant's calendar day, `YYYY-MM-DD`. */
  today: string
}

/** What a location is like, where it is, and its hours. */
export function LocationFacts({ location, today }: LocationFactsProps) {
  const { hours, phone, emailAddress, intro, title, coordinates } = location
  const address = [location.address, location.city, location.province]
  return (
    <div className={css.facts}>
      {intro ? <p className={css.intro}>{intro}</p> : null}
      <div className={css.block}>
        <h2 className={css.title}>{t.findUs()}</h2>
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
          <Icon path={icons.pin} /> {t.openTheMap()}
          <span className="visually-hidden"> {t.opensInANewTab()}</span>
        </a>
        {phone ? (
          <a className={css.line} href={telHref(phone)}>
            <Icon path={icons.phone} /> {formatPhone(phone)}
          </a>
        ) : null}
        {emailAddress ? (
          <a className={css.line} href={`mailto:${emailAddress}`}>
            <EmailText address={emailAddress} />
          </a>
        ) : null}
      </div>
      {hours && hasHours(hours, today) ? (
        <div className={css.block}>
          <h2 className={css.title}>{t.hours()}</h2>
          <HoursTable hours={hours} today={today} />
        </div>
      ) : null}
    </div>
  )
}
