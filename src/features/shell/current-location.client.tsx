'use client'

import { formatCoordinates } from '#lib/coordinates.ts'
import { Icon } from '#ui/icons.tsx'
import css from './current-location.module.css'
import { useVisitor } from './visitor-store.client.ts'

/**
 * The link to the browsing location (D-13), and the way to another. Its place is kept before it is known,
 * and nothing is said of it.
 */
export function CurrentLocation() {
  const { browsing, selected, status } = useVisitor()
  if (status === 'none') return <p className={css.place}>No restaurant is open yet.</p>
  if (!browsing) return <div className={css.place} aria-hidden="true" />
  const { coordinates, title, uid } = browsing
  return (
    <div className={css.place}>
      <a className={css.link} href={`/locations/${uid}`}>
        <span className={css.coordinates} aria-hidden="true">
          {coordinates ? formatCoordinates(coordinates.latitude, coordinates.longitude) : null}
        </span>
        <span className={css.title}>
          <span className="visually-hidden">Current location: </span>
          {title}
        </span>
      </a>
      <a className={css.change} href="/locations">
        {selected && selected.uid !== uid ? `Yours is ${selected.title}. Change` : NOT_YOURS}
      </a>
    </div>
  )
}

/** In the top bar: which restaurant is the guest's own, and the way to another. */
export function OwnLocation() {
  const { selected } = useVisitor()
  if (!selected) return <span className={css.own} />
  return (
    <a className={css.own} href="/locations">
      <span className="visually-hidden">Your restaurant: </span>
      <span className={css.ownTitle}>{selected.title}</span>
      <span className="visually-hidden">. {NOT_YOURS}</span>
      <Icon name="chevron-down" size="0.85em" />
    </a>
  )
}

const NOT_YOURS = 'Not your restaurant?'
