import { useCallback, useEffect, useRef, useState } from 'react'
import type { TabletSession } from '#cms/access/tablet-session.ts'
import type { TabletHost } from '#cms/tablets/hosts.ts'
import { fetchHosts, lockTablet } from './api.ts'
import styles from './lock.module.css'
import { isToBeLocked, onLockNow, setToBeLocked } from './lock-now.ts'
import { LockScreen } from './lock-screen.tsx'
import * as t from './messages.gen.ts'
import { likelyHost, recentHosts } from './recent-hosts.ts'

type Props = {
  /** Whose page it is. */
  staff: number
  name: string
  tablet: TabletSession
  /** Whether their session has ended. */
  isEnded: boolean
  /** Asks how the session stands. */
  ask(): Promise<void>
}

/** After so long nothing of a locked page stays, ms. */
const KEPT_MS = 30 * 60_000
/** After how long a lock that did not reach the server is tried again, ms. */
const RETRY_MS = 3000

/**
 * Over the pages of a shared tablet: covers them when it is locked, by hand or for want of a touch. Whoever was there goes
 * on with what they have typed; anybody else begins with a fresh board.
 */
export function LockDialog({ staff, name, tablet, isEnded, ask }: Props) {
  const [isChange, setChange] = useState(false)
  const [isDropped, setDropped] = useState(false)
  const isLocked = isChange || isEnded
  useEffect(() => {
    // A page that is loaded anew before the server has heard of the lock is covered, too.
    if (isToBeLocked()) setChange(true)
    return onLockNow(() => {
      setToBeLocked(true)
      setChange(true)
    })
  }, [])
  useEffect(() => {
    if (isChange) return untilLocked()
  }, [isChange])
  useEffect(() => {
    if (!isLocked) return
    const timer = setTimeout(() => setDropped(true), KEPT_MS)
    return () => clearTimeout(timer)
  }, [isLocked])
  useEffect(() => {
    if (isDropped) window.location.replace('/admin/login')
  }, [isDropped])
  if (!isLocked) return null
  const unlocked = async (by: number) => {
    if (by !== staff)
      return window.location.assign(`/admin/reservations?location=${tablet.location}`)
    // Before anything else: a lock that is still being tried would end the new session.
    setChange(false)
    await ask()
  }
  return <Cover {...{ staff, name, tablet, isChange }} onUnlocked={unlocked} />
}

/** Ends the session on the server, again and again until it has heard of it. */
function untilLocked(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = true
  const lock = async () => {
    if (await lockTablet()) setToBeLocked(false)
    else if (isWanted) timer = setTimeout(lock, RETRY_MS)
  }
  void lock()
  return () => {
    isWanted = false
    clearTimeout(timer)
  }
}

type CoverProps = Pick<Props, 'staff' | 'name' | 'tablet'> & {
  isChange: boolean
  onUnlocked(by: number): void
}

function Cover({ staff, name, tablet, isChange, onUnlocked }: CoverProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [hosts, setHosts] = useState<TabletHost[] | 'none' | 'unread' | null>(null)
  const read = useCallback(async () => setHosts((await fetchHosts()) ?? 'unread'), [])
  useEffect(() => {
    dialog.current?.showModal()
    void read()
  }, [read])
  return (
    <dialog
      ref={dialog}
      className={styles.cover}
      aria-labelledby="lock-heading"
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at the second Escape, whatever was said to the first.
      onClose={() => dialog.current?.showModal()}
    >
      {Array.isArray(hosts) ? (
        <LockScreen
          {...{ headingId: 'lock-heading', tablet: tablet.name, hosts, onUnlocked }}
          likely={likelyHost({ hosts, was: staff, isChange }, recentHosts())}
          note={t.staysForThem({ name })}
        />
      ) : (
        <div className={styles.screen}>
          <div className={styles.people}>
            <p className={styles.place}>{tablet.name}</p>
            <h1 id="lock-heading">{t.whoAreYou()}</h1>
            {hosts === 'unread' ? (
              <>
                <p role="alert">{t.hostsNotRead()}</p>
                <button type="button" className={styles.primary} onClick={read}>
                  {t.tryAgain()}
                </button>
              </>
            ) : null}
            {hosts === 'none' ? (
              <p className={styles.other}>
                <a href="/admin/login">{t.withPassword()}</a>
              </p>
            ) : null}
          </div>
        </div>
      )}
    </dialog>
  )
}
