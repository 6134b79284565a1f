import type { ReactNode } from 'react'
import { Distance } from '#ui/distance.tsx'
import { visuallyHidden } from '#ui/visually-hidden.tsx'
import css from './location-line.module.css'
import * as t from './messages.gen.ts'

type LocationLineProps = {
  uid: string
  /** Its number in the list and on the map. */
  number: number
  km: number | null
  active: boolean
  onLook: (uid: string | null) => void
  children: ReactNode
}

/** A line of the finder: its number, how far it is, and what the server has drawn of the location. */
export function LocationLine({ uid, number, km, active, onLook, children }: LocationLineProps) {
  return (
    <li
      id={`at-${uid}`}
      className={css.line}
      data-location-tile={uid}
      data-active={active || undefined}
      onPointerEnter={() => onLook(uid)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(uid)}
      onBlur={() => onLook(null)}
    >
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div className={css.body}>{children}</div>
      {km === null ? null : (
        <p className={css.distance}>
          {t.kmAway({
            distance: () => <Distance km={km} />,
            hidden: visuallyHidden,
          })}
        </p>
      )}
    </li>
  )
}
