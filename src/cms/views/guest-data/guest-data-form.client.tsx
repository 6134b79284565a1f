'use client'

import { type CSSProperties, type FormEvent, useState } from 'react'
import { GuestRecords } from './guest-records.tsx'
import * as t from './messages.gen.ts'
import { useGuestData } from './use-guest-data.ts'

/** Finds what is stored about a guest; the number or address goes by the body of a request, and into no address. */
export function GuestDataForm() {
  const [contact, setContact] = useState('')
  const { guest, error, said, busy, find, download, erase } = useGuestData()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void find(contact)
  }
  return (
    <>
      <form onSubmit={submit} style={FORM}>
        <label htmlFor="guest-contact">{t.guestsContact()}</label>
        <input
          id="guest-contact"
          required
          maxLength={254}
          autoComplete="off"
          value={contact}
          onChange={(event) => setContact(event.target.value)}
          style={INPUT}
        />
        <button type="submit" className={BUTTON} style={PLAIN} aria-disabled={busy}>
          {t.find()}
        </button>
      </form>
      {error ? <p role="alert">{error}</p> : null}
      <p role="status" style={PLAIN}>
        {said}
      </p>
      {guest ? <GuestRecords {...{ guest, busy, download, erase }} /> : null}
    </>
  )
}

const BUTTON = 'btn btn--style-secondary btn--size-medium'
// The admin's own tokens, so that its dark theme holds here, too.
const PLAIN: CSSProperties = { margin: 0, maxWidth: '70ch' }
const FORM: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'calc(var(--base) * 0.5)',
}
const INPUT: CSSProperties = {
  flex: '1 1 16rem',
  maxWidth: '26rem',
  minHeight: 44,
  padding: '0 calc(var(--base) * 0.5)',
  border: '1px solid var(--theme-elevation-400)',
  borderRadius: 'var(--style-radius-s)',
  background: 'var(--theme-input-bg)',
  color: 'inherit',
  font: 'inherit',
}
