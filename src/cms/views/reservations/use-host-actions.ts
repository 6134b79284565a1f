import { useRef, useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { PaymentDecision } from '#booking-engine/payments/payment-decision.ts'
import type { VisitAction } from '#booking-engine/staff-log/types.ts'
import { postToHostApi } from './api.ts'
import { doneText, refusedText } from './labels.ts'
import * as t from './messages.gen.ts'

/** For how long the buttons of a reservation rest after a change: a second tap would hit the next step, ms. */
const SETTLE_MS = 700

/** A refusal, and at which reservation, block or dialog it is shown. */
type ActionError = { at: string; text: string } | null

/** Actions of the host; one runs at a time. */
export type HostActions = {
  /** Something is under way. */
  busy: boolean
  /** Whether the steps of a reservation take no tap now: something is under way, or just was there. */
  isDisabled(id: string): boolean
  error: ActionError
  /** Message about the last action that succeeded. */
  doneMessage: string
  /** `money`: what becomes of it where a reservation with money is cancelled. */
  act(one: HostReservation, act: VisitAction, money?: PaymentDecision | null): Promise<boolean>
  /** Has the kept card of a no-show or a late cancellation charged, minor units. */
  charge(one: HostReservation, amount: number): Promise<boolean>
  /** Writes to a guest whose payment failed. */
  askForPayment(one: HostReservation): Promise<boolean>
  note(one: HostReservation, note: string): Promise<boolean>
  move(one: HostReservation, place: string): Promise<boolean>
  send(at: string, path: string, body: object, done: string): Promise<boolean>
  clearError(): void
}

/** Sends what the host does at a location, then has the day refreshed, whatever the answer was. */
export function useHostActions(location: number, refresh: () => Promise<void>): HostActions {
  const [busy, setBusy] = useState(false)
  const [settling, setSettling] = useState('')
  const [error, setError] = useState<ActionError>(null)
  const [doneMessage, setDoneMessage] = useState('')
  const isRunning = useRef(false)

  const send: HostActions['send'] = async (at, path, body, words) => {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setError(null)
    const reply = await postToHostApi(path, { location, ...body })
    await refresh()
    isRunning.current = false
    setBusy(false)
    setDoneMessage(reply.ok ? words : '')
    if (!reply.ok) setError({ at, text: refusedText(reply.code, reply.inTheWay) })
    return reply.ok
  }
  const subject = ({ id, seen }: HostReservation) => ({ id, seen })
  return {
    busy,
    isDisabled: (id) => busy || settling === id,
    error,
    doneMessage,
    send,
    act: async (one, act, money = null) => {
      if (settling === one.id) return false
      const done = await send(one.id, 'act', { ...subject(one), act, money }, doneText(one, act))
      setSettling(one.id)
      setTimeout(() => setSettling((now) => (now === one.id ? '' : now)), SETTLE_MS)
      return done
    },
    charge: (one, amount) =>
      send(one.id, 'charge', { ...subject(one), amount }, t.cardIsBeingCharged()),
    askForPayment: (one) => send(one.id, 'ask-payment', subject(one), t.guestHasBeenAsked()),
    note: (one, note) => send(one.id, 'note', { ...subject(one), note }, t.theNoteIsSaved()),
    move: (one, place) => send(one.id, 'move', { ...subject(one), place }, t.isMoved()),
    clearError: () => setError(null),
  }
}
