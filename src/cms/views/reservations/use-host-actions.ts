import { useRef, useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { PaymentDecision } from '#booking-engine/payments/payment-decision.ts'
import { postToHostApi } from './api.ts'
import { doneText, refusedText } from './labels.ts'
import * as t from './messages.gen.ts'
import type { RowAct } from './pending-acts.ts'
import { type RowActs, useRowActs } from './use-row-acts.ts'

/** A refusal, and at which reservation, block or dialog it is shown. */
type ActionError = { at: string; text: string } | null

/** Actions of the host. Of those that are sent one runs at a time; acts on reservations show at once, and run beside them. */
export type HostActions = {
  /** Something that was sent is under way. */
  busy: boolean
  /** Whether the steps of a reservation take no tap now: something is under way, or just was there. */
  isDisabled(id: string): boolean
  error: ActionError
  /** Message about the last action that succeeded. */
  doneMessage: string
  /** Acts on reservations that show already, and those that were refused. */
  rowActs: RowActs
  act(one: HostReservation, act: RowAct): Promise<boolean>
  /** `money`: what becomes of it where a reservation with money is cancelled. */
  cancel(one: HostReservation, money: PaymentDecision | null): Promise<boolean>
  /** Has the kept card of a no-show or a late cancellation charged, minor units. */
  charge(one: HostReservation, amount: number): Promise<boolean>
  /** Writes to a guest whose payment failed. */
  askForPayment(one: HostReservation): Promise<boolean>
  note(one: HostReservation, note: string): Promise<boolean>
  move(one: HostReservation, place: string): Promise<boolean>
  send(at: string, path: string, body: object, done: string): Promise<boolean>
  clearError(): void
}

/**
 * Sends what the host does at a location, then has the day refreshed, whatever the answer was. `now` is the
 * restaurant's clock, ms.
 */
export function useHostActions(
  location: number,
  refresh: () => Promise<unknown>,
  now: () => number = Date.now,
): HostActions {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ActionError>(null)
  const [doneMessage, setDoneMessage] = useState('')
  const rowActs = useRowActs(location, refresh, now)
  const runningAt = useRef<string | null>(null)

  const send: HostActions['send'] = async (at, path, body, words) => {
    if (runningAt.current !== null) return false
    runningAt.current = at
    setBusy(true)
    setError(null)
    rowActs.forgetRefused()
    const reply = await postToHostApi(path, { location, ...body })
    await refresh()
    runningAt.current = null
    setBusy(false)
    setDoneMessage(reply.ok ? words : '')
    if (!reply.ok) setError({ at, text: refusedText(reply.code, reply.inTheWay) })
    return reply.ok
  }
  const subject = ({ id, seen }: HostReservation) => ({ id, seen })
  return {
    busy,
    isDisabled: (id) => runningAt.current === id || rowActs.isResting(id),
    error,
    doneMessage,
    rowActs,
    send,
    act: async (one, act) => {
      setError(null)
      const done = await rowActs.act(one, act)
      if (done) setDoneMessage(doneText(one, act))
      return done
    },
    cancel: (one, money) =>
      send(one.id, 'act', { ...subject(one), act: 'cancel', money }, doneText(one, 'cancel')),
    charge: (one, amount) =>
      send(one.id, 'charge', { ...subject(one), amount }, t.cardIsBeingCharged()),
    askForPayment: (one) => send(one.id, 'ask-payment', subject(one), t.guestHasBeenAsked()),
    note: (one, note) => send(one.id, 'note', { ...subject(one), note }, t.theNoteIsSaved()),
    move: (one, place) => send(one.id, 'move', { ...subject(one), place }, t.isMoved()),
    clearError: () => setError(null),
  }
}
