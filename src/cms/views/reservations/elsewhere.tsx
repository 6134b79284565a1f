import type { DeskLocation } from '../../desk/locations.ts'
import styles from '../live/board.module.css'

/** Says where the reservations of a location are that are not kept here. */
export function Elsewhere({ location: { title, vendor } }: { location: DeskLocation }) {
  if (!vendor) {
    return <p className={styles.notice}>{title} takes no reservations on this site.</p>
  }
  const { name, reservationsUrl } = vendor
  return (
    <p className={styles.notice}>
      Tables at {title} are booked with {name}, and its reservations are kept there.{' '}
      <a href={reservationsUrl} target="_blank" rel="noreferrer">
        Open {name} (new tab)
      </a>
    </p>
  )
}
