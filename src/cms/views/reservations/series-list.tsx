import type { BookingSeries } from '#booking-engine/host/types.ts'
import shared from '../board/board.module.css'
import { localMomentLabel, phoneLabel } from './labels.ts'
import styles from './row.module.css'

/** Bookings of one hand, of whatever day, with what undoes them at once. */
export function SeriesList({
  series,
  cancel,
}: {
  series: BookingSeries[]
  cancel(one: BookingSeries): void
}) {
  if (series.length === 0) return null
  return (
    <section aria-labelledby="series">
      <h2 id="series" className={styles.heading}>
        Are these real?
      </h2>
      <ul className={styles.plain}>
        {series.map((one) => (
          <li key={seriesKey(one)} className={shared.block}>
            <details>
              <summary>{seriesTitle(one)}</summary>
              <VisitList series={one} />
            </details>
            <button
              type="button"
              className={shared.button}
              data-act="cancel"
              aria-label={`Cancel all ${one.visits.length}: ${seriesTitle(one)}`}
              onClick={() => cancel(one)}
            >
              Cancel all {one.visits.length}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What tells a series from others, whichever bookings it has by now. */
export function seriesKey({ by, visits }: BookingSeries): string {
  const [first] = visits
  if (by === 'network') return `${by} ${first?.id}`
  return `${by} ${by === 'phone' ? first?.guest.phone : first?.guest.email?.toLowerCase()}`
}

/** `14 reservations from one phone number: 604-555-0199`. */
export function seriesTitle({ by, visits }: BookingSeries): string {
  const count = `${visits.length} reservations`
  const [first] = visits
  if (by === 'phone')
    return `${count} from one phone number: ${phoneLabel(first?.guest.phone ?? '')}`
  if (by === 'email') return `${count} from one email address: ${first?.guest.email}`
  return `${count} from one network`
}

/** The bookings of a series, in the order of their times. */
export function VisitList({ series }: { series: BookingSeries }) {
  return (
    <ul>
      {series.visits.map(({ id, at, party, confirmation, guest }) => (
        <li key={id}>
          {localMomentLabel(at)}, party of {party}: {guest.firstName} {guest.lastName},{' '}
          {phoneLabel(guest.phone)} ({confirmation})
        </li>
      ))}
    </ul>
  )
}
