import type { ReactNode } from 'react'
import { seatingLabel } from '#lib/booking/seating.ts'
import { dateLabel, shortDate, timeLabel } from '#lib/time/time-labels.ts'
import type { Reservation } from '../flow/state.ts'
import css from '../panel.module.css'
import { ExperienceMark } from './experience-mark.tsx'
import * as t from './messages.gen.ts'

type SummaryProps = { state: Reservation; group: string }

/** The reservation summary (spec:reservations.summary): people, date, time, and what is booked where. */
export function Summary({ state, group }: SummaryProps) {
  const { selection, choice, booking } = state
  if (!selection?.seating) return null
  const { slot } = selection.offer
  const rows: [string, ReactNode][] = [
    [t.people(), choice.people],
    [t.date(), <DateOf key="date" date={slot.slice(0, 10)} />],
    [t.time(), timeLabel(slot.slice(11))],
    [t.seating(), seatingLabel(selection.seating)],
  ]
  return (
    <div className={css.summary}>
      <BookingName booking={booking} group={group} />
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

/** A date spelt out, and in figures: `Sat, Dec 5 12/5/2026`. */
function DateOf({ date }: { date: string }) {
  return (
    <>
      {dateLabel(date)} <span className={css.numeric}>{shortDate(date)}</span>
    </>
  )
}

/** What is booked by its name, an experience with its mark; nothing before it is chosen. */
function BookingName({ booking, group }: Pick<Reservation, 'booking'> & { group: string }) {
  if (!booking) return null
  if (booking.kind === 'standard') return <p className={css.booking}>{t.standardReservation()}</p>
  return (
    <div className={css.marked}>
      <ExperienceMark group={group} />
      <p className={css.booking}>{booking.name}</p>
    </div>
  )
}
