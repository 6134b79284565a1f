import { useCallback, useEffect } from 'react'
import type { ReservationSession } from './session.ts'
import type { Step } from './state.ts'

/** `trail` = the steps of this flow that stand before an entry of the browser's history. */
type Entry = { reservationStep?: Step; reservationTrail?: Step[] } | null
/** A step that an edit leads to. */
type EditStep = 'options' | 'addOns'

const ORDER: Step[] = ['find', 'options', 'addOns', 'details', 'done']

const entryHere = () => history.state as Entry

/** The step that this entry of the browser's history was left at; it outlives a reload. */
export const currentStep = () => entryHere()?.reservationStep

/** The panel shows the flow: the places in which it shows the order are none of the flow's. */
const isFlowHere = () => new URLSearchParams(location.search).has('reserve')

/**
 * Gives options, add-ons and details places in the browser's history, under the same address: Back leads
 * from the details to the order or the times and keeps the hold (spec:reservations.back), Forward leads on
 * again. What is booked stays shown. Returns the way back, and the way to a step of the order.
 */
export function useHistory(session: ReservationSession, step: Step, shown: boolean) {
  useEffect(() => {
    if (!shown) return
    const here = currentStep()
    if (here === step || (here === undefined && step === 'find')) return
    if (isOn(step, here ?? 'find') && step !== 'done') {
      const trail = [...(entryHere()?.reservationTrail ?? []), here ?? 'find']
      history.pushState(entry(step, trail), '')
      // Not `back()`: it comes later, and by then the panel may have changed the address.
    } else if (here !== undefined || step === 'done') {
      history.replaceState(entry(step, entryHere()?.reservationTrail), '')
    }
  }, [step, shown])

  useEffect(() => {
    const popped = (event: PopStateEvent) => {
      if (!isFlowHere()) return
      follow(session, (event.state as Entry)?.reservationStep ?? 'find')
    }
    addEventListener('popstate', popped)
    return () => removeEventListener('popstate', popped)
  }, [session])

  const back = useCallback(() => {
    const known = entryHere()?.reservationTrail?.length
    if (known && currentStep() === session.getState().step) history.back()
    else session.send({ type: 'wentBack' })
  }, [session])

  const edit = useCallback(
    (to: EditStep) => {
      const trail = entryHere()?.reservationTrail ?? []
      const at = trail.lastIndexOf(to)
      if (at >= 0) history.go(at - trail.length)
      else session.send({ type: 'edited', step: to })
    },
    [session],
  )
  return { back, edit }
}

function entry(step: Step, trail: Step[] | undefined) {
  return { ...history.state, reservationStep: step, reservationTrail: trail ?? [] }
}

function isOn(step: Step, from: Step): boolean {
  return ORDER.indexOf(step) > ORDER.indexOf(from)
}

/** Takes the flow to the step of an entry that the browser went to, as far as it lets itself be led. */
function follow(session: ReservationSession, target: Step) {
  const now = session.getState().step
  if (isOn(target, now)) {
    if (target === 'details') session.send({ type: 'continued' })
    return
  }
  if (now === 'details' && (target === 'options' || target === 'addOns')) {
    session.send({ type: 'edited', step: target })
    return
  }
  for (let at: Step = now; isOn(at, target) && at !== 'done'; ) {
    session.send({ type: 'wentBack' })
    const next: Step = session.getState().step
    if (next === at) return
    at = next
  }
}
