'use client'

import { formatCoordinates } from '#ui/coordinates.ts'
import css from './current-location.module.css'
import { useVisitor } from './visitor-store.client.ts'

/** The link to the browsing location (D-13). Its place is kept before it is known, and nothing is said of it. */
export function CurrentLocation() {
  const { browsing, status } = useVisitor()
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
    </div>
  )
}
