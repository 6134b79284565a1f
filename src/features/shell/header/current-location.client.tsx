'use client'

import { formatCoordinates } from '#lib/geo/coordinates.ts'
import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { useVisitor } from '../visitor/visitor-store.client.ts'
import css from './current-location.module.css'
import * as t from './messages.gen.ts'

/**
 * The link to the browsing location (spec:shell.header-location), and the way to another. Its place is kept
 * before it is known, and nothing is said of it.
 */
export function CurrentLocation() {
  const { browsing, selected, status } = useVisitor()
  if (status === 'none') return <p className={css.place}>{t.noRestaurantIsOpenYet()}</p>
  if (!browsing) return <div className={css.place} aria-hidden="true" />
  const { coordinates, title, uid } = browsing
  return (
    <div className={css.place}>
      <a className={css.link} href={`/locations/${uid}`}>
        <span className={css.coordinates} aria-hidden="true">
          {coordinates ? formatCoordinates(coordinates.latitude, coordinates.longitude) : null}
        </span>
        <span className={css.title}>
          <span className="visually-hidden">{t.currentLocation()} </span>
          <span data-location-name="">{title}</span>
        </span>
      </a>
      <a className={css.change} href="/locations">
        {whoseIs(browsing, selected)}
      </a>
    </div>
  )
}

/** In the top bar: the browsing location, of which Reserve beside it is too, and the way to another. */
export function BarLocation() {
  const { browsing, selected } = useVisitor()
  if (!browsing) return <span className={css.bar} />
  return (
    <a className={css.bar} href="/locations">
      <span className={css.barTitle} data-location-name="">
        {browsing.title}
      </span>
      <span className="visually-hidden">. {whoseIs(browsing, selected)}</span>
      <Icon path={icons.chevronDown} size="0.85em" />
    </a>
  )
}

type Named = { uid: string; title: string }

/** Whose the location is that is looked at, as the link to another says it. */
function whoseIs(browsing: Named, selected: Named | null): string {
  return selected && selected.uid !== browsing.uid
    ? t.changeFromRestaurant({ restaurant: selected.title })
    : t.notYourRestaurant()
}
