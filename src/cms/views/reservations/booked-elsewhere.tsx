import type { HostLocation } from '#cms/host/host-locations.ts'
import styles from '../board/board.module.css'

const OPENTABLE = 'https://guestcenter.opentable.com/'

/** Says where a location's reservations are that are not kept here. */
export function BookedElsewhere({ location: { title, provider } }: { location: HostLocation }) {
  if (provider !== 'opentable') {
    return <p className={styles.notice}>{title} takes no reservations on this site.</p>
  }
  return (
    <p className={styles.notice}>
      Tables at {title} are booked with OpenTable, and its reservations are kept there.{' '}
      <a href={OPENTABLE} target="_blank" rel="noreferrer">
        Open OpenTable (new tab)
      </a>
    </p>
  )
}
