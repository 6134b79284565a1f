import type { Choice } from '../flow/times.ts'
import css from '../panel.module.css'
import * as t from './messages.gen.ts'

/** The way to the restaurant's page for groups, which knows what was asked for. */
export function GroupLink({ uid, choice }: { uid: string; choice: Choice }) {
  const asked = new URLSearchParams()
  if (choice.people) asked.set('partySize', String(choice.people))
  if (choice.date) asked.set('date', choice.date)
  return (
    <p>
      <a className={css.phone} href={`/locations/${uid}/group-bookings?${asked}`}>
        {t.askAboutAGroupBooking()}
      </a>
    </p>
  )
}
