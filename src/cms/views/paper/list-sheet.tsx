import { countOf } from '#booking-engine/host/totals.ts'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { needsText } from '../guests/profile-text.ts'
import { guestName, localClockLabel, phoneLabel, requestText } from '../reservations/labels.ts'
import { Counts } from './counts.tsx'
import * as t from './messages.gen.ts'
import styles from './paper.module.css'

/** The parties of a day in the order of their times, with room for a tick before each. */
export function ListSheet({ day }: { day: HostDayView }) {
  const expected = day.reservations.filter(({ state }) => state !== 'no_show')
  if (expected.length === 0) return <p>{t.nobodyYet()}</p>
  return (
    <>
      <Counts whole={countOf(expected)} periods={day.periods} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.time()}</th>
            <th scope="col">{t.party()}</th>
            <th scope="col">{t.guest()}</th>
            <th scope="col">{t.table()}</th>
            <th scope="col">{t.notes()}</th>
          </tr>
        </thead>
        <tbody>
          {expected.map((one) => (
            <tr key={one.id}>
              <td className={styles.tick}>{localClockLabel(one.at)}</td>
              <td className={styles.number}>{one.party}</td>
              <th scope="row">
                {guestName(one)}
                {one.guest.phone ? <small>{phoneLabel(one.guest.phone)}</small> : null}
              </th>
              <td>{one.tables.join(' + ') || t.noTable()}</td>
              <td className={styles.notes}>{notesOf(one, day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Allergies, diets, experience, request and staff note of a party in one line; empty = it has none of them. */
export function notesOf(
  { id, experience, guest, staffNote }: HostReservation,
  { profiles }: Pick<HostDayView, 'profiles'>,
): string {
  const profile = profiles[id]
  const needs = profile ? needsText(profile) : ''
  return [needs, experience?.name ?? '', requestText(guest.specialRequest), staffNote]
    .filter(Boolean)
    .join(' · ')
}
