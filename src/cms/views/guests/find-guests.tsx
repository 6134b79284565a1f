import { type FormEvent, type ReactNode, useState } from 'react'
import type { FoundGuest } from '#booking-engine/guest-book/types.ts'
import type { FoundGuests } from '#cms/guest-book/request-schemas.ts'
import shared from '../board/board.module.css'
import { postToHostApi } from '../reservations/api.ts'
import styles from './guests.module.css'
import { refusalText } from './labels.ts'
import * as t from './messages.gen.ts'

type FindGuestsProps = {
  location: number
  restaurant: string
  /** Guests that are not to be found. */
  without?: readonly string[]
  /** What stands for a guest who was found. */
  children(guest: FoundGuest): ReactNode
}

/** Finds guests of a restaurant by a part of name, number, address or confirmation. */
export function FindGuests({ location, restaurant, without = [], children }: FindGuestsProps) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<FoundGuest[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const find = async (event: FormEvent) => {
    event.preventDefault()
    setFound(null)
    setError(null)
    const reply = await postToHostApi<FoundGuests>('find-guests', { location, text })
    if (!reply.ok) setError(refusalText(reply.code))
    else setFound(reply.value?.guests ?? [])
  }
  const shown = found?.filter(({ phone, email }) => !without.includes(phone || (email ?? '')))
  return (
    <search className={styles.find}>
      <form onSubmit={find} className={styles.inline}>
        <label>
          <span className={shared.label}>{t.findAGuest()}</span>
          <input
            type="search"
            className={shared.input}
            placeholder={t.findBy()}
            required
            minLength={2}
            maxLength={120}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className={shared.button}>
          {t.find()}
        </button>
      </form>
      <p role="status">{shown ? t.guestsFound({ count: shown.length, restaurant }) : ''}</p>
      {error ? (
        <p role="alert" className={shared.fault}>
          {error}
        </p>
      ) : null}
      {shown && shown.length > 0 ? (
        <ul className={styles.found}>
          {shown.map((guest) => (
            <li key={guest.booking}>{children(guest)}</li>
          ))}
        </ul>
      ) : null}
    </search>
  )
}
