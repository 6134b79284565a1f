import type { HostDay } from '#booking-engine/host/types.ts'
import shared from '../board/board.module.css'
import { GuestMarks } from '../guests/guest-marks.tsx'
import { guestName, localClockLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import styles from './row.module.css'

type WithoutTableProps = {
  day: Pick<HostDay, 'reservations' | 'profiles'>
  /** Opens the details of a reservation, where it is given a table. */
  show(id: string): void
}

/** Parties that have no table yet, at the top of the day until each has one; nothing where all have. */
export function WithoutTable({ day, show }: WithoutTableProps) {
  const waiting = day.reservations.filter(
    ({ state, tables }) => state === 'booked' && tables.length === 0,
  )
  if (waiting.length === 0) return null
  return (
    <section className={styles.waiting} aria-label={t.noTableYet()}>
      <strong>{t.partiesWithoutTable({ count: waiting.length })}</strong>
      {waiting.map((one) => (
        <button key={one.id} type="button" className={shared.button} onClick={() => show(one.id)}>
          {t.guestPartyTime({
            guest: guestName(one),
            party: one.party,
            time: localClockLabel(one.at),
          })}{' '}
          <GuestMarks profile={day.profiles[one.id]} />
        </button>
      ))}
    </section>
  )
}
