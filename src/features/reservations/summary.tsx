import css from './panel.module.css'
import type { Reservation } from './state.ts'
import { seatingLabel } from './texts.ts'
import { shortDate, timeLabel } from './times.ts'

/** The reservation summary of S2 §2: people, date, time, and what is booked where. */
export function Summary({ state }: { state: Reservation }) {
  const { selection, choice, booking } = state
  if (!selection?.seating) return null
  const { slot } = selection.offer
  const name = booking?.kind === 'experience' ? booking.name : 'Standard reservation'
  const rows = [
    ['People', String(choice.people)],
    ['Date', shortDate(slot.slice(0, 10))],
    ['Time', timeLabel(slot.slice(11))],
    ['Seating', seatingLabel(selection.seating)],
  ]
  return (
    <div className={css.summary}>
      <p className={css.booking}>{name}</p>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
