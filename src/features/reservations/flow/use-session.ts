import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReservationSession } from './session.ts'
import { closeSession, openSession, releaseOnLeave } from './sessions.ts'
import type { Reservation } from './state.ts'

type Opening =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; session: ReservationSession }

/** The flow at a restaurant for as long as its panel is shown; `retry` asks again after a failure. */
export function useSession(uid: string): Opening & { retry: () => void } {
  const [opening, setOpening] = useState<Opening>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => setTries((count) => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again.
  useEffect(() => {
    let shown = true
    setOpening({ status: 'loading' })
    openSession(uid).then((session) => {
      if (shown) setOpening(session ? { status: 'ready', session } : { status: 'failed' })
    })
    return () => {
      shown = false
    }
  }, [uid, tries])

  const session = opening.status === 'ready' ? opening.session : null
  useEffect(() => {
    if (!session) return
    const stopped = closings.get(session)
    if (stopped !== undefined) clearTimeout(stopped)
    // React may take a component down only to put it up again; a moment later it was closed.
    return () => void closings.set(session, window.setTimeout(closeSession, 0, session))
  }, [session])
  useEffect(releaseOnLeave, [])

  return { ...opening, retry }
}

const closings = new WeakMap<ReservationSession, number>()

/** The state of a flow, rendered anew with every event. */
export function useReservation(session: ReservationSession): Reservation {
  return useSyncExternalStore(session.subscribe, session.getState)
}

/** A value read every second, rendered only when it changes. */
export function useEverySecond<T>(read: () => T): T {
  const subscribe = useCallback((tick: () => void) => {
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, read)
}
