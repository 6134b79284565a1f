import { count, countBooking } from '#ui/count.ts'
import { createClient } from '../api/client.ts'
import { clearBankReturn, openBankPage } from '../payment/bank.ts'
import { permittedStorage } from '../remembered/browser-storage.ts'
import { createServerClock } from './hold-clock.ts'
import { readPendingSearch } from './pending-search.ts'
import { createSession, type ReservationSession } from './session.ts'
import { isCommitted } from './state.ts'
import type { Choice } from './times.ts'
import { currentStep } from './use-history.ts'

const clock = createServerClock()
const passes = () => import('#ui/form/pass.ts')
const client = createClient({
  clock,
  pass: async () => (await passes()).formPass('reservation'),
})
const sessions = new Map<string, ReservationSession>()

const pendingSearches = new Map<string, Choice>()

/** Keeps what a guest looks for until they open the flow at the restaurant that they go to. */
export function carrySearch(uid: string, choice: Choice): void {
  const open = sessions.get(uid)
  if (open) open.send({ type: 'chosen', change: choice })
  else pendingSearches.set(uid, choice)
}

/** The flow at a restaurant, begun or still under way; null when the server does not say what it must know. */
export async function openSession(uid: string): Promise<ReservationSession | null> {
  const known = sessions.get(uid)
  if (known) return known
  const info = await client.info(uid)
  if (!info.ok) return null
  const place = {
    storage: permittedStorage(() => sessionStorage),
    confirmed: currentStep() === 'done',
    pendingSearch: pendingSearches.get(uid) ?? readPendingSearch(location.search),
    fromBank: clearBankReturn(),
    // Whatever goes wrong shows when a pass is wanted.
    prepareCheck: () =>
      passes()
        .then(({ prepareForm }) => prepareForm('reservation'))
        .catch(() => null),
    leaveFor: openBankPage,
    ...{ count, countBooking },
  }
  const session = sessions.get(uid) ?? createSession({ info: info.value, client, clock, ...place })
  pendingSearches.delete(uid)
  count(['open', uid, ''])
  sessions.set(uid, session)
  return session
}

/**
 * The panel was closed: the reservation is reset (spec:shell.panel-close), unless it is being made or may have
 * been.
 */
export function closeSession(session: ReservationSession): void {
  session.send({ type: 'closed' })
  if (!isCommitted(session.getState())) sessions.delete(session.info.uid)
}

/**
 * Gives the holds of all open flows back when the page goes away for good, and goes on with those whose
 * guest comes back to a page that was kept; call once.
 */
export function releaseOnLeave(): () => void {
  let reloading = false
  const navigated = (event: { navigationType?: string }) => {
    reloading = event.navigationType === 'reload'
  }
  const hidden = (event: PageTransitionEvent) => {
    if (event.persisted) return // Kept for Back, and its hold with it.
    for (const session of sessions.values()) session.leave(reloading)
  }
  const shown = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    for (const session of sessions.values()) session.returned()
  }
  const { navigation } = window as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', navigated as EventListener)
  addEventListener('pagehide', hidden)
  addEventListener('pageshow', shown)
  return () => {
    navigation?.removeEventListener('navigate', navigated as EventListener)
    removeEventListener('pagehide', hidden)
    removeEventListener('pageshow', shown)
  }
}
