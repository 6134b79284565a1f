import { useState } from 'react'
import type { GuestView } from '#cms/guest-book/guest-view.ts'
import { longDate } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { FindGuests } from './find-guests.tsx'
import styles from './guests.module.css'
import { contactLabel, refusalText } from './labels.ts'
import * as t from './messages.gen.ts'
import type { GuestActs } from './use-guest.ts'

type MergesProps = { acts: GuestActs; restaurant: string }

/** Merges another guest into this one, and splits them again. */
export function Merges({ acts, restaurant }: MergesProps) {
  const { guest, busy } = acts
  const [done, setDone] = useState('')
  const [error, setError] = useState<string | null>(null)
  const tell = async (work: ReturnType<GuestActs['merge']>, text: string) => {
    setDone('')
    setError(null)
    const reply = await work
    if (!reply) return
    if (reply.ok) setDone(text)
    else setError(reply.code === 'profile_too_long' ? t.tooLongTogether() : refusalText(reply.code))
  }
  return (
    <section className={styles.section} aria-label={t.mergeAndSplit()}>
      <h2>{t.mergeAndSplit()}</h2>
      <p className={styles.soft}>{t.mergeHint()}</p>
      <p role="status">{done}</p>
      {error ? (
        <p role="alert" className={shared.fault}>
          {error}
        </p>
      ) : null}
      {guest.merges.length > 0 ? (
        <ul className={styles.merges}>
          {guest.merges.map((merge, index) => (
            <li key={merge.id}>
              <span>{mergedText(merge)}</span>
              {index === 0 ? (
                <button
                  type="button"
                  className={shared.button}
                  aria-disabled={busy}
                  aria-label={t.splitFrom({ contact: contactLabel(merge.contact) })}
                  onClick={() => void tell(acts.split(merge.id), t.splitDone())}
                >
                  {t.split()}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <FindGuests
        key={guest.contacts.join(' ')}
        location={guest.location}
        restaurant={restaurant}
        without={guest.contacts}
      >
        {({ booking, name, phone, email }) => (
          <button
            type="button"
            className={`${shared.button} ${styles.guest}`}
            aria-disabled={busy}
            onClick={() => void tell(acts.merge(booking), t.merged())}
          >
            {t.mergeWith({
              name: name || t.guestHasNoName(),
              contact: contactLabel(phone || (email ?? '')),
            })}
          </button>
        )}
      </FindGuests>
    </section>
  )
}

function mergedText({ contact, day, by }: GuestView['merges'][number]): string {
  const values = { contact: contactLabel(contact), day: longDate(day) }
  return by ? t.mergedOnBy({ ...values, name: by }) : t.mergedOn(values)
}
