'use client'

import { useAuth } from '@payloadcms/ui'
import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { TabletSession } from '#cms/access/tablet-session.ts'
import { fetchCurrentSession } from './api.ts'
import * as t from './messages.gen.ts'
import { type Standing, watchSession } from './session-watch.ts'
import styles from './sessions.module.css'
import { SignInAgain } from './sign-in-again.tsx'

// Loaded with the page, so that it covers it also where the line is gone.
const LockDialog = dynamic(
  () => import('../tablets/lock-dialog.tsx').then((module) => module.LockDialog),
  { ssr: false },
)

type Account = { id: number | string; email?: string; name?: string; _tablet?: TabletSession }

/**
 * Around all pages of the admin: says before a session ends, and has whoever is signed out sign in again where they are,
 * so that nothing is lost that they have typed; on a shared tablet by their PIN. Payload's own clock, which leads away from the page, is stopped.
 */
export function SessionGuard({ children }: { children?: ReactNode }) {
  const { user, setUser, tokenExpirationMs } = useAuth()
  useEffect(() => {
    if (user && tokenExpirationMs) setUser({ user, token: '', exp: 0 } as never)
  }, [user, setUser, tokenExpirationMs])
  return (
    <>
      {children}
      {user ? <Guard key={user.id} account={user as Account} /> : null}
    </>
  )
}

function Guard({ account }: { account: Account }) {
  const { email = '', name = '', _tablet: tablet } = account
  const staff = Number(account.id)
  const [standing, setStanding] = useState<Standing>('open')
  const watch = useRef<ReturnType<typeof watchSession> | null>(null)
  useEffect(() => {
    const started = watchSession({ staff, ask: fetchCurrentSession, tell: setStanding })
    watch.current = started
    return started.stop
  }, [staff])
  const isEnded = standing === 'ended' || standing === 'another'
  const ask = async () => watch.current?.askNow()
  if (tablet?.isByPin)
    return (
      <>
        <Warning standing={standing} isTablet />
        <LockDialog {...{ staff, name, tablet, isEnded, ask }} />
      </>
    )
  if (isEnded)
    return <SignInAgain {...{ email, isAnother: standing === 'another' }} onSignedIn={ask} />
  return <Warning standing={standing} isTablet={Boolean(tablet)} />
}

/** Says that a session ends soon, and why; a touch of the page puts it off unless it is by its age. */
function Warning({ standing, isTablet }: { standing: Standing; isTablet: boolean }) {
  if (standing !== 'ends_soon' && standing !== 'ends_by_age') return null
  const endsSoon = isTablet ? t.locksSoon : t.endsSoon
  return (
    <div role="alert" className={styles.warning}>
      <p>{standing === 'ends_soon' ? endsSoon() : t.endsByAge()}</p>
      {standing === 'ends_soon' ? (
        // Any touch of the page says that somebody is there.
        <button type="button" className={styles.secondary}>
          {t.staySignedIn()}
        </button>
      ) : null}
    </div>
  )
}
