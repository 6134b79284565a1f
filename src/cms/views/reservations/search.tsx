import { useEffect, useState } from 'react'
import type { FoundReservations, HostReservation } from '#booking-engine/host/types.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import styles from '../board/board.module.css'
import { GuestMarks } from '../guests/guest-marks.tsx'
import { postToHostApi } from './api.ts'
import { guestName, moneyText, phoneLabel, STATE_LABELS } from './labels.ts'
import * as t from './messages.gen.ts'

/** How long somebody stops typing before their word is looked for, ms. */
const DEBOUNCE_MS = 250

/** Finds reservations of any day by name, telephone, email or confirmation. */
export function Search({ location, show }: { location: number; show(one: HostReservation): void }) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<FoundReservations | null>(null)
  const [hasNoAnswer, setHasNoAnswer] = useState(false)
  const wanted = text.trim().length >= 2 ? text.trim() : ''
  useEffect(() => {
    setAnswer(null)
    setHasNoAnswer(false)
    if (!wanted) return
    let stale = false
    const timer = setTimeout(async () => {
      const reply = await postToHostApi<FoundReservations>('search', {
        location,
        text: wanted,
      })
      if (stale) return
      if (reply.ok && reply.value) setAnswer(reply.value)
      else setHasNoAnswer(true)
    }, DEBOUNCE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [location, wanted])
  return (
    <search className={styles.search}>
      <label>
        <span className={styles.label}>{t.findAGuest()}</span>
        <input
          type="search"
          className={styles.input}
          placeholder={t.findAGuestBy()}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p role="status" className={answer || hasNoAnswer ? undefined : styles.hidden}>
        {hasNoAnswer ? t.searchHasNoAnswer() : null}
        {answer ? t.reservationsFound({ count: answer.found.length }) : null}
      </p>
      {answer && answer.found.length > 0 ? (
        <ul className={styles.found}>
          {answer.found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.button}
                onClick={() => {
                  setText('')
                  show(one)
                }}
              >
                <strong>{guestName(one)}</strong> {foundText(one)}
                {one.money ? ` · ${moneyText(one.money)}` : ''}{' '}
                <GuestMarks profile={answer.profiles[one.id]} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  )
}

function foundText({ party, at, state, guest, confirmation }: HostReservation): string {
  return t.foundReservation({
    party,
    moment: momentLabel(at),
    state: STATE_LABELS[state](),
    phone: phoneLabel(guest.phone),
    confirmation,
  })
}
