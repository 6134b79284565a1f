import { useEffect, useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import styles from '../board/board.module.css'
import { getFromHostApi } from './api.ts'
import { guestName, localMomentLabel, moneyText, phoneLabel, STATE_LABELS } from './labels.ts'

/** How long somebody stops typing before their word is looked for, ms. */
const DEBOUNCE_MS = 250

/** Finds reservations of any day by name, telephone, email or confirmation. */
export function Search({ location, show }: { location: number; show(one: HostReservation): void }) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<HostReservation[] | null>(null)
  const wanted = text.trim().length >= 2 ? text.trim() : ''
  useEffect(() => {
    setFound(null)
    if (!wanted) return
    let stale = false
    const timer = setTimeout(async () => {
      const reply = await getFromHostApi<{ found: HostReservation[] }>('search', {
        location,
        text: wanted,
      })
      if (!stale) setFound(reply.ok && reply.value ? reply.value.found : [])
    }, DEBOUNCE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [location, wanted])
  return (
    <search className={styles.search}>
      <label>
        <span className={styles.label}>Find a guest on any day</span>
        <input
          type="search"
          className={styles.input}
          placeholder="Name, phone, email or confirmation"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p role="status" className={found ? undefined : styles.hidden}>
        {found ? foundText(found.length) : ''}
      </p>
      {found && found.length > 0 ? (
        <ul className={styles.found}>
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.button}
                onClick={() => {
                  setText('')
                  show(one)
                }}
              >
                <strong>{guestName(one)}</strong> party of {one.party}, {localMomentLabel(one.at)} ·{' '}
                {STATE_LABELS[one.state]} · {phoneLabel(one.guest.phone)} · {one.confirmation}
                {one.money ? ` · ${moneyText(one.money)}` : ''}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  )
}

function foundText(count: number): string {
  if (count === 0) return 'No guests found.'
  return count === 1 ? '1 reservation found.' : `${count} reservations found.`
}
