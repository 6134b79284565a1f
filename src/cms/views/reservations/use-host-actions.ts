import { useRef, useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { PaymentDecision } from '#booking-engine/payments/payment-decision.ts'
import { postToHostApi } from './api.ts'
import { doneText, refusedText } from './labels.ts'
import * as t from './messages.gen.ts'
import type { RowAct } from './pending-acts.ts'
import { type OwnChanges, useOwnChanges, type VersionRef } from './use-own-changes.ts'
import { type RowActs, useRowActs } from './use-row-acts.ts'

/** A refusal, and at which reservation, block or dialog it is shown. */
type ActionError = { at: string; text: string } | null

/**
 * Actions of the host. Those that are sent run one after the other, and what is sent already is not sent again; acts on
 * reservations show at once, and run beside them.
 */
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
 * Sends what the host does at a location, then has the day refreshed, whatever the answer was. `find` is a reservation as
 * it was answered last; `now` is the restaurant's clock, ms.
 */
export function useHostActions(
  location: number,
  refresh: () => Promise<unknown>,
  find: (id: string) => HostReservation | undefined,
  now: () => number,
): HostActions {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ActionError>(null)
  const [doneMessage, setDoneMessage] = useState('')
  const own = useOwnChanges(find)
  const rowActs = useRowActs(location, refresh, own, now)
  // What is sent or waits for its turn, with where its refusal is shown.
  const running = useRef(new Map<string, string>())
  const turn = useRef<Promise<unknown>>(Promise.resolve())

  const run = async (at: string, path: string, body: object, words: string): Promise<boolean> => {
    setError(null)
    rowActs.forgetRefused()
    const current = await withOwnVersions(body, own)
    const ends = versionsIn(current).map(own.begin)
    const reply = await postToHostApi(path, { location, ...current })
    await refresh()
    for (const end of ends) end(reply.ok)
    setDoneMessage(reply.ok ? words : '')
    if (!reply.ok) setError({ at, text: refusedText(reply.code, reply.inTheWay) })
    return reply.ok
  }
  const send: HostActions['send'] = async (at, path, body, words) => {
    const request = JSON.stringify([path, body])
    if (running.current.has(request)) return false
    running.current.set(request, at)
    setBusy(true)
    const done = turn.current.then(() => run(at, path, body, words))
    turn.current = done
    const isDone = await done
    running.current.delete(request)
    setBusy(running.current.size > 0)
    return isDone
  }
  const subject = ({ id, seen }: HostReservation) => ({ id, seen })
  return {
    busy,
    isDisabled: (id) => [...running.current.values()].includes(id) || rowActs.isResting(id),
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

type Body = object & Partial<VersionRef> & { other?: VersionRef }

/** The reservations that a request names, each in a version. */
function versionsIn({ id, seen, other }: Body): VersionRef[] {
  const named = id !== undefined && seen !== undefined ? [{ id, seen }] : []
  return other ? [...named, other] : named
}

/** A request that names the versions after what was done on this screen. */
async function withOwnVersions(body: Body, own: OwnChanges): Promise<Body> {
  const [seen, other] = await Promise.all([
    body.id !== undefined && body.seen !== undefined
      ? own.versionFor({ id: body.id, seen: body.seen })
      : undefined,
    body.other ? own.versionFor(body.other) : undefined,
  ])
  return {
    ...body,
    ...(seen === undefined ? {} : { seen }),
    ...(body.other && other !== undefined ? { other: { ...body.other, seen: other } } : {}),
  }
}
