import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { CSSProperties } from 'react'
import { hasHostAccess } from '#cms/access/host-access.ts'
import { guestEmail, readGuestRecord } from '#cms/guest-data/guest.ts'
import { StaffView } from '../staff-view.tsx'
import { GuestRecords } from './guest-records.tsx'
import * as t from './messages.gen.ts'

/** Admin view: stored data of a guest by email address, with export and erasure. */
export async function GuestData(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!hasHostAccess(req)) notFound()
  const { email: typed, erased } = props.searchParams ?? {}
  const email = guestEmail.safeParse(typed)
  const guest = email.success ? await readGuestRecord(req, email.data) : null
  return (
    <StaffView {...props}>
      <h1>{t.guestData()}</h1>
      <p style={PLAIN}>{t.guestDataHint()}</p>
      <form action="/admin/guest-data" style={FORM}>
        <label htmlFor="guest-email">{t.guestsEmailAddress()}</label>
        <input
          id="guest-email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          defaultValue={typeof typed === 'string' ? typed : ''}
          style={INPUT}
        />
        <button type="submit" className={BUTTON} style={PLAIN}>
          {t.find()}
        </button>
      </form>
      {typed && !guest ? <p role="alert">{t.pleaseEnterAnEmailAddress()}</p> : null}
      {guest && erased ? <p role="status">{t.erased()}</p> : null}
      {guest ? <GuestRecords guest={guest} /> : null}
    </StaffView>
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
  minHeight: 40,
  padding: '0 calc(var(--base) * 0.5)',
  border: '1px solid var(--theme-elevation-400)',
  borderRadius: 'var(--style-radius-s)',
  background: 'var(--theme-input-bg)',
  color: 'inherit',
  font: 'inherit',
}
