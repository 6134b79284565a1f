import type { CurrentSession } from '#cms/sessions/types.ts'

/** Time between two questions whether the session still stands, ms; they tell of touches in between. */
const ASK_MS = 60_000
/** How long before its end that is said, ms. */
export const WARN_MS = 2 * 60_000

/**
 * `ends_soon`: for want of use · `ends_by_age`: whatever is done · `ended`: nobody is signed in · `another`: somebody else
 * is, in this browser.
 */
export type Standing = 'open' | 'ends_soon' | 'ends_by_age' | 'ended' | 'another'

/** How things stand for a page that a member of staff has opened. */
export function standingOf(session: CurrentSession, staff: number): Standing {
  if (!session.isSignedIn) return 'ended'
  if (session.staff !== staff) return 'another'
  if (session.endsInMs > WARN_MS) return 'open'
  return session.isByAge ? 'ends_by_age' : 'ends_soon'
}

/** After how many ms to ask again. */
export function askAgainIn(session: CurrentSession | null): number {
  if (!session?.isSignedIn) return ASK_MS
  const { endsInMs } = session
  const next = endsInMs > WARN_MS ? endsInMs - WARN_MS : endsInMs
  return Math.min(ASK_MS, next + 500)
}

type Watch = {
  staff: number
  ask(isUsed: boolean): Promise<CurrentSession | null>
  tell(standing: Standing): void
}

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

/** Watches over the session of a page while it is in sight; `askNow` asks at once, `stop` ends it. */
export function watchSession({ staff, ask, tell }: Watch) {
  let isTouched = false
  let isStopped = false
  let said: Standing = 'open'
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: Promise<void> | null = null

  const askOnce = async () => {
    clearTimeout(timer)
    const isUsed = isTouched
    isTouched = false
    const session = await ask(isUsed)
    if (isStopped) return
    if (!session) isTouched ||= isUsed
    else if (said !== standingOf(session, staff)) {
      said = standingOf(session, staff)
      tell(said)
    }
    if (isInSight()) timer = setTimeout(() => void askNow(), askAgainIn(session))
  }
  const askNow = (): Promise<void> => {
    asking ??= askOnce().finally(() => {
      asking = null
    })
    return asking
  }
  const touch = () => {
    isTouched = true
    if (said === 'ends_soon') void askNow()
  }
  const look = () => {
    if (isInSight()) void askNow()
    else clearTimeout(timer)
  }
  for (const kind of TOUCHES) window.addEventListener(kind, touch, { capture: true, passive: true })
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  timer = setTimeout(() => void askNow(), ASK_MS)
  return {
    askNow,
    stop() {
      isStopped = true
      clearTimeout(timer)
      for (const kind of TOUCHES) window.removeEventListener(kind, touch, { capture: true })
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    },
  }
}

const isInSight = () => document.visibilityState === 'visible'
