'use client'

import type { GuestView } from '#cms/guest-book/guest-view.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { longDate, momentLabel } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { STATE_LABELS } from '../reservations/labels.ts'
import styles from './guests.module.css'
import { contactLabel } from './labels.ts'
import { Merges } from './merges.tsx'
import * as t from './messages.gen.ts'
import { ProfileForm } from './profile-form.tsx'
import { useGuest } from './use-guest.ts'

/** A guest: what their bookings say, what is written down of them, and who else they are. */
export function GuestPage({ first }: { first: GuestView }) {
  const acts = useGuest(first)
  const { guest } = acts
  const { name, contacts, profiles, location, restaurants } = guest
  const restaurant = restaurants[location] ?? ''
  const isBanned = Object.values(profiles).some(({ tags }) => tags.includes('banned'))
  return (
    <main className={`gutter--left gutter--right ${shared.board} ${styles.guests}`}>
      <header className={styles.head}>
        <h1>{name || t.guestHasNoName()}</h1>
        <a className={shared.button} href={`/admin/guests?location=${location}`}>
          {t.anotherGuest()}
        </a>
        <ul className={styles.contacts} aria-label={t.contacts()}>
          {contacts.map((contact) => (
            <li key={contact}>
              <a href={`${contact.includes('@') ? 'mailto' : 'tel'}:${contact}`}>
                {contactLabel(contact)}
              </a>
            </li>
          ))}
        </ul>
      </header>
      {isBanned ? <p className={styles.banned}>{t.isBanned()}</p> : null}
      <Facts guest={guest} />
      <div className={styles.profiles}>
        <ProfileForm scope="group" {...{ acts, restaurant }} />
        <ProfileForm scope="location" {...{ acts, restaurant }} />
      </div>
      <div className={styles.profiles}>
        <Bookings guest={guest} />
        <Merges {...{ acts, restaurant }} />
      </div>
    </main>
  )
}

function Facts({ guest: { figures, restaurants } }: { guest: GuestView }) {
  const { favourite, prepaid } = figures
  const facts: [string, string | number][] = [
    [t.visits(), figures.visits],
    [t.noShows(), figures.noShows],
    [t.cancellations(), figures.cancellations],
    [t.usualParty(), figures.usualParty ?? t.none()],
    [
      t.favourite(),
      favourite
        ? t.favouriteOf({
            restaurant: restaurants[favourite.locationId] ?? '',
            visits: favourite.visits,
          })
        : t.none(),
    ],
    [t.lastVisit(), figures.lastVisit ? longDate(figures.lastVisit) : t.none()],
    ...(prepaid.length > 0
      ? [[t.prepaid(), prepaid.map(moneyLabel).join(' + ')] as [string, string]]
      : []),
  ]
  return (
    <dl className={styles.facts} aria-label={t.facts()}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Bookings({ guest: { visits, unlisted, restaurants } }: { guest: GuestView }) {
  return (
    <section className={styles.section} aria-label={t.bookings()}>
      <h2>{t.bookings()}</h2>
      <ul className={styles.bookings}>
        {visits.map(({ id, locationId, serviceDay, at, party, state }) => (
          <li key={id} data-state={state}>
            <a
              href={`/admin/reservations?${new URLSearchParams({ location: locationId, day: serviceDay })}`}
            >
              {momentLabel(at)}
            </a>
            <span>{restaurants[locationId]}</span>
            <span>{t.partyOf({ party })}</span>
            <span>{STATE_LABELS[state]()}</span>
          </li>
        ))}
      </ul>
      {unlisted > 0 ? <p className={styles.soft}>{t.unlisted({ count: unlisted })}</p> : null}
    </section>
  )
}
