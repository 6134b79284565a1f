import type { HostLocation } from '#cms/host/host-locations.ts'
import styles from '../board/board.module.css'
import * as t from './messages.gen.ts'

/** Says where the reservations of a location are that are not kept here. */
export function BookedElsewhere({ location: { title, vendor } }: { location: HostLocation }) {
  if (!vendor) {
    return <p className={styles.notice}>{t.takesNoReservations({ location: title })}</p>
  }
  const { name, reservationsUrl } = vendor
  return (
    <p className={styles.notice}>
      {t.bookedWithVendor({ location: title, vendor: name })}{' '}
      <a href={reservationsUrl} target="_blank" rel="noreferrer">
        {t.openVendor({ vendor: name })}
      </a>
    </p>
  )
}
