import type { ReactNode } from 'react'
import type { ExperienceOffer, Order, Total } from '../api/experience-wire.ts'
import type { BookingInfo } from '../api/info.ts'
import type { Notified, ReservationClient } from '../api/types.ts'
import type { Alternatives } from '../api/wire.ts'
import type { CardSource } from '../payment/card-source.ts'
import { checkCard, offerCard } from './card-tasks.ts'
import { secondsLeft } from './hold-clock.ts'
import { reduce } from './reducer.ts'
import { currentDefaults, followDay, localNow } from './session-calendar.ts'
import type { SessionContext, SessionOptions } from './session-context.ts'
import { loadExperiences, releaseHold, runEffects } from './session-effects.ts'
import { searchInput } from './session-tasks.ts'
import { type Event, type FieldMessages, initialReservation, type Reservation } from './state.ts'
import { readStoredSession } from './stored-session.ts'
import { clampChoice, type LocalClock } from './times.ts'

/** The flow at one restaurant: its state, and the calls and timers that the state asks for. */
export type ReservationSession = {
  readonly info: BookingInfo
  getState(): Reservation
  subscribe(listener: () => void): () => void
  send(event: Event): void
  /** What there is instead of what was searched in vain; null where nobody can tell. */
  alternatives(): Promise<Alternatives | null>
  /** Has the guest written to when there is a table for what was searched in vain. */
  notify(email: string): Promise<Notified>
  /** The restaurant's experiences, asked for once a search; null where they cannot be had. */
  experiences(): Promise<ExperienceOffer[] | null>
  /** What an order costs to the cent; null where nobody says. */
  total(order: Order): Promise<Total | null>
  /** Takes the card form that is shown; returns what takes it away again. */
  offerCard(source: CardSource): () => void
  /** What is wrong with the card in the form, by field; nothing where none is asked for. */
  checkCard(): FieldMessages
  /** Trades a card for a token; see `ReservationClient`. */
  tokenise: ReservationClient['tokenise']
  /** What the form has to say of the bot check that stands ready; null where that is nothing. */
  check(): Promise<ReactNode>
  /** To be called when the guest came back from their bank by a page that was kept. */
  returned(): void
  /** The restaurant's clock now. */
  wall(): LocalClock
  /** To be called when the restaurant's date may have changed: then other days can be booked. */
  followDay(): Promise<void>
  /** Seconds left of the hold, null while nothing is held. */
  left(): number | null
  /** To be called when the page goes away for good: gives the hold back unless it is being booked. */
  leave(reloading: boolean): void
}

/**
 * Starts the flow, with the hold (spec:reservations.reload) or the confirmation of before a reload where there
 * is one.
 */
export function createSession(options: SessionOptions): ReservationSession {
  const listeners = new Set<() => void>()
  const context = createContext(options, () => {
    for (const listener of listeners) listener()
  })
  const { client, clock } = options
  resume(context)

  return {
    get info() {
      return context.info
    },
    getState: () => context.state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: context.send,
    async alternatives() {
      const asked = searchInput(context)
      return asked && client.alternatives(asked)
    },
    async notify(email) {
      const asked = searchInput(context)
      return asked ? client.notify(asked, email) : 'failed'
    },
    experiences: () => loadExperiences(context),
    total: (order) => client.total(context.info.rid, order),
    offerCard: (source) => offerCard(context, source),
    checkCard: () => checkCard(context),
    tokenise: client.tokenise,
    check: async () => (await context.check) ?? null,
    returned() {
      const { task } = context.state
      if (task?.kind === 'bank') context.send({ type: 'bankAnswered', request: task.request })
    },
    wall: () => localNow(context),
    followDay: () => followDay(context),
    left() {
      const { hold } = context.state
      return hold ? secondsLeft(hold.endsAt, clock.now()) : null
    },
    leave: (reloading) => releaseHold(context, reloading),
  }
}

function createContext(options: SessionOptions, onChange: () => void): SessionContext {
  const { pendingSearch, info } = options
  const now = localNow(options)
  const wished = pendingSearch && clampChoice(pendingSearch, info.calendar, now)
  const context: SessionContext = {
    ...options,
    state: initialReservation(wished ?? currentDefaults(options)),
    day: now.date,
    experiences: null,
    card: null,
    check: undefined,
    send(event) {
      const before = context.state
      context.state = reduce(before, event)
      if (context.state === before) return
      runEffects(context, before)
      onChange()
    },
  }
  return context
}

function resume(context: SessionContext) {
  const { storage, info, confirmed, fromBank } = context
  const saved = readStoredSession(storage, info.uid)
  const wanted = saved && (!('confirmation' in saved) || confirmed)
  if (wanted) context.send({ type: 'resumed', saved, released: saved.released })
  else if (fromBank) context.state = { ...context.state, problem: 'paid_elsewhere' }
}
