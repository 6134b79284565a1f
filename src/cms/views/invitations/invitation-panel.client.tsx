'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { postSend, postWithdraw } from './api.ts'
import { dayLabel, type InvitedAccount, invitationState } from './invitation-state.ts'
import styles from './invitations.module.css'
import { LinkToCopy } from './link-to-copy.tsx'
import * as t from './messages.gen.ts'

type Props = { sendsMail: boolean; utcOffsets: UtcOffsets }
type Saved = InvitedAccount & { email?: string }

/** In the account of somebody who has not chosen a password yet: their invitation, and what can be done about it. */
export function InvitationPanel({ sendsMail, utcOffsets }: Props) {
  const { id, savedDocumentData } = useDocumentInfo()
  const saved = (savedDocumentData ?? {}) as Saved
  const [changed, setChanged] = useState<InvitedAccount>({})
  const [said, setSaid] = useState<{ text: string; isFault: boolean } | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const account = { ...saved, ...changed }
  const state = invitationState(account, Date.now())
  const date = dayLabel(account.invitedUntil, utcOffsets)
  if (!id || state === 'active') return null

  const inTurn = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    await work()
    setBusy(false)
  }
  const fail = (message: string | null) =>
    setSaid({ text: message ?? t.actDidNotWork(), isFault: true })
  const send = (by: 'mail' | 'link') =>
    inTurn(async () => {
      const reply = await postSend(Number(id), by)
      if (!reply.ok) return fail(reply.message)
      setChanged({ state: 'invited', invitedUntil: reply.value.until })
      setLink(reply.value.link ?? null)
      const text = t.wasSent({ email: account.email ?? '' })
      setSaid(by === 'mail' ? { text, isFault: false } : null)
    })
  const withdraw = () =>
    inTurn(async () => {
      const reply = await postWithdraw(Number(id))
      if (!reply.ok) return fail(reply.message)
      setChanged({ state: 'withdrawn', invitedUntil: null })
      setLink(null)
      setSaid({ text: t.wasWithdrawn(), isFault: false })
    })

  return (
    <section className={styles.panel} aria-labelledby="invitation-heading">
      <h2 id="invitation-heading">{t.invitation()}</h2>
      <p>{stateText(state, date)}</p>
      <div className={styles.acts}>
        {sendsMail ? (
          <button
            type="button"
            className={styles.secondary}
            aria-disabled={isBusy}
            onClick={() => send('mail')}
          >
            {state === 'withdrawn' ? t.inviteAgain() : t.sendAgain()}
          </button>
        ) : null}
        <button
          type="button"
          className={styles.secondary}
          aria-disabled={isBusy}
          onClick={() => send('link')}
        >
          {t.makeALink()}
        </button>
        {state === 'withdrawn' ? null : (
          <button
            type="button"
            className={styles.secondary}
            aria-disabled={isBusy}
            onClick={withdraw}
          >
            {t.withdraw()}
          </button>
        )}
      </div>
      {link ? <LinkToCopy link={link} /> : <p className={styles.hint}>{t.endsTheLast()}</p>}
      <p role={said?.isFault ? 'alert' : 'status'} className={said?.isFault ? styles.fault : ''}>
        {said?.text}
      </p>
    </section>
  )
}

function stateText(state: ReturnType<typeof invitationState>, date: string) {
  if (state === 'withdrawn') return t.withdrawnLong()
  return state === 'expired' ? t.expiredLong({ date }) : t.invitedLong({ date })
}
