import { useState } from 'react'
import shared from '../board/board.module.css'
import styles from './dialog.module.css'
import * as t from './messages.gen.ts'

const SIZES = [1, 2, 3, 4, 5, 6, 7, 8]
const MAX_PARTY = 40

type PartyChoiceProps = { party: number; setParty(party: number): void }

/** The number of guests: one tap up to eight, typed above. */
export function PartyChoice({ party, setParty }: PartyChoiceProps) {
  // What is being typed: of 12, the 1 is no choice of one.
  const [typed, setTyped] = useState(SIZES.includes(party) ? '' : `${party}`)
  return (
    <fieldset className={`${styles.choices} ${styles.party}`}>
      <legend className={shared.label}>{t.party()}</legend>
      {SIZES.map((size) => (
        <label key={size}>
          <input
            type="radio"
            name="party"
            checked={typed === '' && party === size}
            onChange={() => {
              setTyped('')
              setParty(size)
            }}
          />
          <span>{size}</span>
        </label>
      ))}
      <label className={styles.larger}>
        <input
          type="number"
          className={shared.input}
          aria-label={t.largerParty()}
          placeholder={t.largerParty()}
          min={1}
          max={MAX_PARTY}
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value)
            if (value) setParty(Math.min(MAX_PARTY, Math.max(1, Number(value))))
          }}
        />
      </label>
    </fieldset>
  )
}
