'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fetchCurrentSession } from './api.ts'
import * as t from './messages.gen.ts'
import { type Standing, watchSession } from './session-watch.ts'
import styles from './sessions.module.css'
import { SignInAgain } from './sign-in-again.tsx'

/**
 * Around all pages of the admin: says before a session ends, and has whoever is signed out sign in again where they are,
 * so that nothing is lost that they have typed. Payload's own clock, which leads away from the page, is stopped.
 */
export function SessionGuard({ children }: { children?: ReactNode }) {
  const { user, setUser, tokenExpirationMs } = useAuth()
  useEffect(() => {
    if (user && tokenExpirationMs) setUser({ user, token: '', exp: 0 } as never)
  }, [user, setUser, tokenExpirationMs])
  return (
    <>
      {children}
      {user ? <Guard key={user.id} staff={Number(user.id)} email={String(user.email)} /> : null}
    </>
  )
}

function Guard({ staff, email }: { staff: number; email: string }) {
  const [standing, setStanding] = useState<Standing>('open')
  const watch = useRef<ReturnType<typeof watchSession> | null>(null)
  useEffect(() => {
    const started = watchSession({ staff, ask: fetchCurrentSession, tell: setStanding })
    watch.current = started
    return started.stop
  }, [staff])
  if (standing === 'ended' || standing === 'another')
    return (
      <SignInAgain
        {...{ email, isAnother: standing === 'another' }}
        onSignedIn={async () => watch.current?.askNow()}
      />
    )
  if (standing === 'open') return null
  return (
    <div role="alert" className={styles.warning}>
      <p>{standing === 'ends_soon' ? t.endsSoon() : t.endsByAge()}</p>
      {standing === 'ends_soon' ? (
        // Any touch of the page says that somebody is there.
        <button type="button" className={styles.secondary}>
          {t.staySignedIn()}
        </button>
      ) : null}
    </div>
  )
}
