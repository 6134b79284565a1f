import { useEffect, useState } from 'react'
import type { ReservationSession } from '../flow/session.ts'
import type { StepProps } from '../steps/step-props.ts'
import { permittedStorage } from './browser-storage.ts'
import { type RememberedGuest, recallGuest, rememberGuest } from './remembered.ts'

const deviceStorage = () => permittedStorage(() => localStorage)

/** What the guest said of it in this flow, through steps back and forth. */
const said = new WeakMap<ReservationSession, boolean>()

/**
 * Whether this device is to remember the guest. Whom it remembers fills an empty form; who no longer
 * wishes it is forgotten at once. That one guest wished it says nothing of another one, who types
 * another name. `keep` is to be called with details that are sent.
 */
export function useRemembered({ state, session }: Pick<StepProps, 'state' | 'session'>) {
  const [known, setKnown] = useState<RememberedGuest | null>(null)
  const [wish, setWish] = useState(said.get(session))
  const { firstName, lastName, phone, email } = state.details
  const empty = [firstName, lastName, phone, email].every((value) => value === '')
  const same = known?.firstName === firstName && known.lastName === lastName
  const wished = wish ?? same

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the form as it opens is filled in.
  useEffect(() => {
    const recalled = recallGuest(deviceStorage())
    setKnown(recalled)
    if (recalled && empty) session.send({ type: 'detailsChanged', change: recalled })
  }, [session])

  return {
    wished,
    wish(yes: boolean) {
      said.set(session, yes)
      setWish(yes)
      if (!yes) rememberGuest(deviceStorage(), null)
    },
    keep() {
      if (wished) rememberGuest(deviceStorage(), state.details)
    },
  }
}
