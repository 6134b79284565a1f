import type { HostLocation } from '#cms/host/host-locations.ts'
import styles from '../board/board.module.css'

/** Says where the reservations of a location are that are not kept here. */
export function BookedElsewhere({ location: { title, vendor } }: { location: HostLocation }) {
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
