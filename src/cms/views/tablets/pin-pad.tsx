import type { RefObject } from 'react'
import { PIN_LENGTH } from '#cms/tablets/pin-rule.ts'
import styles from './lock.module.css'
import * as t from './messages.gen.ts'

type Props = {
  name: string
  pin: string
  fault: string | null
  isBusy: boolean
  input: RefObject<HTMLInputElement | null>
  onType(text: string): void
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** A pad for a PIN, for fingers and for keyboards; the sixth digit sends it. */
export function PinPad({ name, pin, fault, isBusy, input, onType }: Props) {
  return (
    <div className={styles.pad}>
      <label htmlFor="tablet-pin">{t.pinOf({ name })}</label>
      {/* Not of type password: browsers would offer to keep it for the next one. */}
      <input
        ref={input}
        id="tablet-pin"
        className={styles.pin}
        type="text"
        inputMode="none"
        autoComplete="off"
        maxLength={PIN_LENGTH}
        value={pin}
        readOnly={isBusy}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : 'tablet-pin-fault'}
        onChange={(event) => onType(event.target.value)}
      />
      <p id="tablet-pin-fault" role="alert" className={styles.fault}>
        {fault}
      </p>
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <button
            key={digit}
            type="button"
            className={styles.key}
            aria-disabled={isBusy}
            onClick={() => onType(pin + digit)}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          className={`${styles.key} ${styles.back}`}
          aria-disabled={isBusy}
          onClick={() => onType(pin.slice(0, -1))}
        >
          {t.takeBack()}
        </button>
      </div>
    </div>
  )
}
