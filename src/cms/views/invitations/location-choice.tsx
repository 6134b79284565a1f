import { useState } from 'react'
import type { NewAccount } from './api.ts'
import styles from './invitations.module.css'
import * as t from './messages.gen.ts'

type Props = {
  locations: { id: number; title: string }[]
  all: boolean
  chosen: readonly number[]
  onChange(changed: Partial<NewAccount>): void
}

/** From so many locations on a field finds one by its name. */
const MANY = 12

/** Where somebody works: everywhere, or at some locations. */
export function LocationChoice({ locations, all, chosen, onChange }: Props) {
  const [asked, setAsked] = useState('')
  const wanted = asked.trim().toLowerCase()
  // Chosen locations are listed whether or not they match the search.
  const shown = locations.filter(
    ({ id, title }) => chosen.includes(id) || title.toLowerCase().includes(wanted),
  )
  const toggle = (id: number) =>
    chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
  return (
    <fieldset className={styles.choices}>
      <legend>{t.whereTheyWork()}</legend>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={all}
          onChange={() => onChange({ allLocations: !all, locations: [] })}
        />
        {t.everywhere()}
      </label>
      {all ? null : (
        <>
          {locations.length >= MANY ? (
            <input
              type="search"
              className={styles.search}
              aria-label={t.findLocations()}
              placeholder={t.findLocations()}
              value={asked}
              onChange={(event) => setAsked(event.target.value)}
            />
          ) : null}
          <div className={styles.locations}>
            {shown.map(({ id, title }) => (
              <label key={id} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={() => onChange({ locations: toggle(id) })}
                />
                {title}
              </label>
            ))}
            {shown.length === 0 ? <p>{t.noLocationFound()}</p> : null}
          </div>
        </>
      )}
    </fieldset>
  )
}
