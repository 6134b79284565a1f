'use client'

import { useState } from 'react'
import type { FoundGuest } from '#booking-engine/guest-book/types.ts'
import { longDate } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { LocationSelect } from '../board/location-select.tsx'
import { FindGuests } from './find-guests.tsx'
import styles from './guests.module.css'
import { contactLabel } from './labels.ts'
import * as t from './messages.gen.ts'

type GuestSearchProps = {
  locations: { id: number; title: string }[]
  /** Id of the location that is searched first. */
  first: number
  /** The guest of the address is not known any more. */
  isGone: boolean
}

/** The search for guests of a restaurant, each leading to their page. */
export function GuestSearch({ locations, first, isGone }: GuestSearchProps) {
  const [location, setLocation] = useState(first)
  const restaurant = locations.find(({ id }) => id === location)?.title ?? ''
  return (
    <main className={`gutter--left gutter--right ${shared.board} ${styles.guests}`}>
      <h1>{t.guests()}</h1>
      {isGone ? <p className={shared.notice}>{t.noSuchGuest()}</p> : null}
      {locations.length > 1 ? (
        <div className={styles.where}>
          <LocationSelect locations={locations} value={location} onSelect={setLocation} />
        </div>
      ) : null}
      <FindGuests key={location} location={location} restaurant={restaurant}>
        {(guest) => (
          <a
            className={`${shared.button} ${styles.guest}`}
            href={`/admin/guests?${new URLSearchParams({ location: String(location), booking: guest.booking })}`}
          >
            <strong>{guest.name || t.guestHasNoName()}</strong>
            <span>{foundText(guest)}</span>
          </a>
        )}
      </FindGuests>
    </main>
  )
}

/** `(604) 555-0123, booked for November 12`. */
function foundText({ phone, email, lastBooked }: FoundGuest): string {
  const contact = contactLabel(phone || (email ?? ''))
  return [contact, t.lastBooked({ day: longDate(lastBooked) })].join(', ')
}
