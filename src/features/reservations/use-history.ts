import { useCallback, useEffect } from 'react'
import type { ReservationSession } from './session.ts'
import type { Step } from './state.ts'

type Entry = { reservationStep?: Step } | null

/** The step that this entry of the browser's history was left at; it outlives a reload. */
export const stepHere = () => (history.state as Entry)?.reservationStep

/**
 * Gives the details a place in the browser's history, under the same address: Back leads from the
 * details to the times and keeps the hold (D-88), Forward leads on again. What is booked stays shown.
 * Returns the way back.
 */
export function useHistory(session: ReservationSession, step: Step): () => void {
  useEffect(() => {
    const here = stepHere()
    const entry = { ...history.state, reservationStep: step }
    if (step === 'details' && here !== 'details') history.pushState(entry, '')
    // Not `back()`: it comes later, and by then the panel may have changed the address.
    else if (here !== undefined && here !== step) history.replaceState(entry, '')
  }, [step])

  useEffect(() => {
    const popped = (event: PopStateEvent) => {
      const target = (event.state as Entry)?.reservationStep
      const now = session.getState().step
      if (now === 'details' && target !== 'details') session.send({ type: 'wentBack' })
      if (now === 'find' && target === 'details') session.send({ type: 'continued' })
    }
    addEventListener('popstate', popped)
    return () => removeEventListener('popstate', popped)
  }, [session])

  return useCallback(() => {
    if (stepHere() === 'details') history.back()
    else session.send({ type: 'wentBack' })
  }, [session])
}
