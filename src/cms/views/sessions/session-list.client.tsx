'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { ShownSession } from '#cms/sessions/types.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { endSession, fetchSessions } from './api.ts'
import * as t from './messages.gen.ts'
import { begunLabel, deviceLabel, usedLabel } from './session-texts.ts'
import styles from './sessions.module.css'

type Said = { text: string; isFault: boolean } | null

/** Where the owner of an account is signed in; whoever looks at it signs them out there, one by one or all at once. */
export function SessionList({ utcOffsets }: { utcOffsets: UtcOffsets }) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const staff = Number(id)
  const [sessions, setSessions] = useState<ShownSession[] | 'unread' | null>(null)
  const [said, setSaid] = useState<Said>(null)
  const [isBusy, setBusy] = useState(false)
  const read = useCallback(async () => {
    if (id) setSessions((await fetchSessions(staff)) ?? 'unread')
  }, [id, staff])
  useEffect(() => void read(), [read])
  if (!id || sessions === null) return null

  const end = async (session?: string) => {
    if (isBusy) return
    setBusy(true)
    const left = await endSession(staff, session)
    setBusy(false)
    if (left) setSessions(left)
    setSaid(
      left ? { text: t.isSignedOut(), isFault: false } : { text: t.didNotWork(), isFault: true },
    )
  }
  const isOwn = user?.id === id
  return (
    <section className={styles.panel} aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">{t.signedInOn()}</h2>
      {sessions === 'unread' ? (
        <p>
          {t.notRead()}{' '}
          <button type="button" className={styles.secondary} onClick={read}>
            {t.tryAgain()}
          </button>
        </p>
      ) : (
        <Sessions {...{ sessions, utcOffsets, isOwn, isBusy, end }} />
      )}
      <p role={said?.isFault ? 'alert' : 'status'} className={said?.isFault ? styles.fault : ''}>
        {said?.text}
      </p>
      <p className={styles.hint}>{t.hint()}</p>
    </section>
  )
}

type SessionsProps = {
  sessions: ShownSession[]
  utcOffsets: UtcOffsets
  isOwn: boolean
  isBusy: boolean
  end(session?: string): Promise<void>
}

function Sessions({ sessions, utcOffsets, isOwn, isBusy, end }: SessionsProps) {
  const now = Date.now()
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  if (sessions.length === 0) return <p>{t.noOne()}</p>
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => {
          const device = deviceLabel(session.device)
          const used = usedLabel(session, now, utcOffsets)
          return (
            <li key={session.id} className={styles.row}>
              <div>
                <p className={styles.device}>
                  {device}
                  {session.isCurrent ? <span className={styles.mark}>{t.thisDevice()}</span> : null}
                  {session.isOnTablet ? (
                    <span className={styles.mark}>{t.sharedTablet()}</span>
                  ) : null}
                </p>
                <p className={styles.when}>{used}</p>
                <p className={styles.when}>{begunLabel(session, utcOffsets)}</p>
              </div>
              {session.isCurrent ? null : (
                <button
                  type="button"
                  className={styles.secondary}
                  aria-label={t.signOutOf({ device, used })}
                  aria-disabled={isBusy}
                  onClick={() => end(session.id)}
                >
                  {t.signOut()}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {others.length > 1 ? (
        <button
          type="button"
          className={`${styles.secondary} ${styles.all}`}
          aria-disabled={isBusy}
          onClick={() => end()}
        >
          {isOwn ? t.signOutElsewhere() : t.signOutEverywhere()}
        </button>
      ) : null}
    </>
  )
}
