import { LinkButton } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import type { LocationToday } from '../hours/location-today.ts'
import openNow from '../hours/open-now.module.css'
import * as t from './messages.gen.ts'
import css from './your-restaurant.module.css'

type YourRestaurantProps = {
  /** `waiting`: whose it is will be known in a moment; `none`: nobody's is known. */
  state: 'waiting' | 'none' | 'known'
  location: { uid: string; title: string } | null
  /** Null as long as it is under way. */
  today: LocationToday | 'failed' | null
}

/**
 * The guest's own restaurant in one band: open or not, today's hours, where it is, and what to do. Its
 * buttons lead on before anything is known, by the shortcuts that know the guest's restaurant
 * (spec:routes.shortcut-links).
 */
export function YourRestaurant({ state, location, today }: YourRestaurantProps) {
  const known = today === 'failed' ? null : today
  return (
    <Section tone="spruce" rhythm="none" labelledBy="your-restaurant" className={css.section}>
      <div className={css.band}>
        <div className={css.who}>
          <h2 id="your-restaurant" className={css.eyebrow}>
            {t.yourRestaurant()}
          </h2>
          {location ? (
            <a className={css.name} href={`/locations/${location.uid}`}>
              {location.title}
            </a>
          ) : (
            <a
              className={css.name}
              href="/locations"
              data-waiting={state === 'waiting' || undefined}
            >
              {t.findARestaurant()}
            </a>
          )}
          {location ? (
            <a className={css.change} href="/locations">
              {t.notYourRestaurant()}
            </a>
          ) : null}
        </div>
        <div className={css.facts}>
          {known ? <Facts today={known} /> : null}
          {location && today === 'failed' ? (
            <a className={css.link} href={`/locations/${location.uid}`}>
              {t.hoursAndAddress()}
            </a>
          ) : null}
          {location ? null : (
            <p data-waiting={state === 'waiting' || undefined}>{t.chooseYourRestaurant()}</p>
          )}
        </div>
        <Actions location={location} menu={known?.menu} />
      </div>
    </Section>
  )
}

type ActionsProps = Pick<YourRestaurantProps, 'location'> & { menu: string | null | undefined }

function Actions({ location, menu }: ActionsProps) {
  return (
    <div className={css.actions}>
      <LinkButton
        href={location ? `/locations/${location.uid}?reserve=${location.uid}` : '/reservation'}
        data-panel="reserve"
        data-location={location?.uid}
      >
        {t.bookATable()}
      </LinkButton>
      <LinkButton href={menu ?? '/menu'} kind="outlined">
        {t.menu()}
      </LinkButton>
      <LinkButton
        href={location ? `/locations/${location.uid}?order=${location.uid}` : '/order'}
        data-panel="order"
        data-location={location?.uid}
        kind="outlined"
      >
        {t.order()}
      </LinkButton>
    </div>
  )
}

function Facts({ today }: { today: LocationToday }) {
  const { opening, address, directions } = today
  return (
    <>
      {opening ? (
        <>
          <p className={openNow.state} data-open={opening.open}>
            {opening.text}
          </p>
          <p className={css.today}>{opening.hours}</p>
        </>
      ) : null}
      <a className={css.link} href={directions} target="_blank" rel="noopener">
        {address}
        <span className="visually-hidden"> {t.directionsInNewTab()}</span>
      </a>
    </>
  )
}
