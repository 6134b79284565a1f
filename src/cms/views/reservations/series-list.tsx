import type { BookingSeries } from '#booking-engine/host/types.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { phoneLabel } from './labels.ts'
import * as t from './messages.gen.ts'
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
        {t.areTheseReal()}
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
              aria-label={t.cancelAllOf({ count: one.visits.length, series: seriesTitle(one) })}
              onClick={() => cancel(one)}
            >
              {t.cancelAll({ count: one.visits.length })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Stable key of a series, whichever bookings it has by now. */
export function seriesKey({ by, visits }: BookingSeries): string {
  const [first] = visits
  if (by === 'network') return `${by} ${first?.id}`
  return `${by} ${by === 'phone' ? first?.guest.phone : first?.guest.email?.toLowerCase()}`
}

/** `14 reservations from one phone number: 604-555-0199`. */
export function seriesTitle({ by, visits }: BookingSeries): string {
  const count = visits.length
  const { phone = '', email } = visits[0]?.guest ?? {}
  if (by === 'phone') return t.fromOnePhone({ count, phone: phoneLabel(phone) })
  if (by === 'email') return t.fromOneEmail({ count, email: email ?? '' })
  return t.fromOneNetwork({ count })
}

/** The bookings of a series, in the order of their times. */
export function VisitList({ series }: { series: BookingSeries }) {
  return (
    <ul>
      {series.visits.map(({ id, at, party, confirmation, guest }) => (
        <li key={id}>
          {t.visitOfSeries({
            moment: momentLabel(at),
            party,
            name: `${guest.firstName} ${guest.lastName}`,
            phone: phoneLabel(guest.phone),
            confirmation,
          })}
        </li>
      ))}
    </ul>
  )
}
