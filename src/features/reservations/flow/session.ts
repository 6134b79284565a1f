import type { ReactNode } from 'react'
import type { Notified, ReservationClient, SearchInput } from '../api/client.ts'
import type { ExperienceOffer, Order, Total } from '../api/experience-wire.ts'
import type { Failure } from '../api/failure.ts'
import type { BookingInfo } from '../api/info.ts'
import type { Alternatives } from '../api/wire.ts'
import type { CardSource } from '../payment/card-source.ts'
import type { BrowserStorage } from '../remembered/browser-storage.ts'
import { type ServerClock, secondsLeft } from './hold-clock.ts'
import { reduce } from './reducer.ts'
import {
  type Event,
  type FieldMessages,
  initialReservation,
  type Reservation,
  type Saved,
  type Task,
  toPersisted,
} from './state.ts'
import { type Choice, clampChoice, defaultChoice, type LocalClock, localClock } from './times.ts'

/** How long after an unlock the defaults come back, in ms (spec:reservations.unlock). */
export const RESTORE_DELAY = 1_000

/** The flow at each restaurant is kept by itself: a tab may have several. */
const storageKey = (uid: string) => `tableside-reservation:${uid}`

export type SessionOptions = {
  info: BookingInfo
  client: ReservationClient
  clock: ServerClock
  storage: BrowserStorage
  /** The page came back to where a booking was confirmed; anywhere else a new one begins. */
  confirmed: boolean
  /** The guest comes from the bank of their card, perhaps into another tab than they left. */
  fromBank?: boolean
  /** What the guest looked for before they came here, which stands in the dropdowns. */
  pendingSearch?: Choice | undefined
  delay?: (run: () => void, ms: number) => unknown
  /** Begins the work for a pass of the bot check, which may be wanted with the booking. */
  prepareCheck?: () => Promise<ReactNode>
  /** Leads the guest to their bank, whose address comes from the server; whether it could. */
  leaveFor?: (address: string) => boolean
}

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
  const { client, clock, storage } = options
  let { info } = options
  const delay = options.delay ?? ((run, ms) => setTimeout(run, ms))
  const listeners = new Set<() => void>()
  const wall = () => localClock(clock.now(), info.calendar.utcOffsets)
  const defaults = (): Choice => defaultChoice(info.calendar, wall())
  const wished = options.pendingSearch && clampChoice(options.pendingSearch, info.calendar, wall())
  let state = initialReservation(wished ?? defaults())
  let day = wall().date
  let experiences: Promise<ExperienceOffer[] | null> | null = null
  let cards: CardSource | null = null
  let check: Promise<ReactNode> | undefined

  function send(event: Event) {
    const before = state
    state = reduce(before, event)
    if (state === before) return
    follow(before)
    for (const listener of listeners) listener()
  }

  /** Does what the change of state asks for. */
  function follow(before: Reservation) {
    if (before.hold && !state.hold && state.step !== 'done') {
      client.release(info.rid, before.hold.token)
    }
    if (state.restoring && !before.restoring) {
      delay(() => send({ type: 'restored', choice: defaults() }), RESTORE_DELAY)
    }
    if (state.hold && !before.hold && info.botCheck) check = options.prepareCheck?.()
    keep(storage, info.uid, toPersisted(state))
    // They are there when a seating is chosen (spec:reservations.experiences-when-picked).
    if (picksExperienceTime(before, state)) void knownExperiences()
    if (!state.task || state.task === before.task) return
    // What was asked for before may have passed by the time that it is searched again.
    if (state.task.kind === 'search' && replaceOutdated()) return
    void run(state.task)
  }

  async function knownExperiences() {
    experiences ??= client.experiences(info.rid)
    const known = await experiences
    // What could not be had is asked for again the next time.
    if (known === null) experiences = null
    return known
  }

  /** Puts a choice that can still be asked for in the place of one that cannot; whether it had to. */
  function replaceOutdated(): boolean {
    const choice = clampChoice(state.choice, info.calendar, wall())
    if (choice.date === state.choice.date && choice.time === state.choice.time) return false
    send({ type: 'outdated', choice })
    return true
  }

  function run(task: Task): Promise<void> {
    if (task.kind === 'search') return search(task.request)
    if (task.kind === 'hold') return hold(task.request)
    if (task.kind === 'card') return tokenise(task.request)
    return task.kind === 'bank' ? askBank(task) : reserve(task)
  }

  /** What the dropdowns ask for, once all of them are chosen. */
  function searched(): SearchInput | null {
    const { people, date, time } = state.choice
    if (people === null || date === null || time === null) return null
    return { rid: info.rid, slot: `${date}T${time}`, people }
  }

  async function search(request: number) {
    const asked = searched()
    if (!asked) return
    experiences = null
    const answer = await client.search(asked)
    if (answer.ok) send({ type: 'searchAnswered', request, ...answer.value })
    else send({ type: 'searchFailed', request, ...refusedIn(answer) })
  }

  async function hold(request: number) {
    const { selection, booking, addOns, choice } = state
    if (!selection?.seating || !booking || choice.people === null) return
    const { seating, offer } = selection
    const asked = { rid: info.rid, people: choice.people, slot: offer.slot }
    const answer = await client.hold({ ...asked, seating, booking, addOns })
    if (!answer.ok) {
      send({ type: 'holdRefused', request, ...refusedIn(answer) })
      return
    }
    const awaited = state.task?.request === request
    // The guest changed their mind meanwhile: nobody else should wait five minutes for that.
    if (!awaited) client.release(info.rid, answer.value.token)
    else send({ type: 'held', request, ...answer.value })
  }

  async function reserve({ request, attempt }: Extract<Task, { kind: 'reserve' }>) {
    const { selection, booking, addOns, hold, unsettled } = state
    if (!selection?.seating || !booking || !hold) return
    const { rid, country } = info
    const held = { rid, country, token: hold.token, seating: selection.seating }
    const input = { ...held, details: attempt, booking, addOns }
    const doubted = unsettled !== null || attempt.asked === true
    const answer = await client.reserve(input, doubted)
    if (answer.ok) send({ type: 'reserved', request, ...answer.value })
    else if ('question' in answer) {
      send({ type: 'bankAsked', request, question: answer.question })
    } else send({ type: 'reserveRefused', request, ...answer })
  }

  async function tokenise(request: number) {
    const wrong = checkCard()
    if (Object.keys(wrong).length > 0) {
      send({ type: 'cardRefused', request, problem: 'invalid', fields: wrong })
      return
    }
    const answer = (await cards?.token()) ?? { ok: false, problem: 'generic', fields: {} }
    if (answer.ok) send({ type: 'cardGiven', request, card: answer.value })
    else send({ type: 'cardRefused', request, ...refusedIn(answer), fields: answer.fields })
  }

  const checkCard = () => (state.hold?.payment && cards?.check()) || {}

  async function askBank({ request, question }: Extract<Task, { kind: 'bank' }>) {
    const { redirectUrl } = question
    if (redirectUrl && options.leaveFor?.(redirectUrl)) return
    // How it ended there only the payment knows: the same reserve asks it, whatever went wrong here.
    const answered = await cards?.answer?.(question).catch(() => undefined)
    send({ type: 'bankAnswered', request, answered })
  }

  const saved = recall(storage, info.uid)
  const wanted = saved && (!('confirmation' in saved) || options.confirmed)
  if (wanted) send({ type: 'resumed', saved, released: saved.released })
  else if (options.fromBank) state = { ...state, problem: 'paid_elsewhere' }

  return {
    get info() {
      return info
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
    async alternatives() {
      const asked = searched()
      return asked && client.alternatives(asked)
    },
    async notify(email) {
      const asked = searched()
      return asked ? client.notify(asked, email) : 'failed'
    },
    experiences: knownExperiences,
    total: (order) => client.total(info.rid, order),
    offerCard(source) {
      cards = source
      return () => {
        if (cards === source) cards = null
      }
    },
    checkCard,
    tokenise: client.tokenise,
    check: async () => (await check) ?? null,
    returned() {
      const { task } = state
      if (task?.kind === 'bank') send({ type: 'bankAnswered', request: task.request })
    },
    wall,
    async followDay() {
      if (wall().date === day) return
      day = wall().date
      replaceOutdated()
      const fresh = await client.info(info.uid)
      if (!fresh.ok) return
      info = fresh.value
      replaceOutdated()
    },
    left: () => (state.hold ? secondsLeft(state.hold.endsAt, clock.now()) : null),
    leave(reloading) {
      const kept = toPersisted(state)
      if (!kept || 'confirmation' in kept) return
      if (reloading || kept.unsettled || state.task) return
      client.release(info.rid, kept.hold.token)
      // Not every browser tells a reload from a goodbye: whoever comes back asks for it again.
      keep(storage, info.uid, kept, true)
    },
  }
}

function refusedIn({ problem, said }: Failure) {
  return said ? { problem, said } : { problem }
}

function picksExperienceTime(before: Reservation, { selection }: Reservation): boolean {
  return selection !== before.selection && selection?.list === 'experience' && !selection.seating
}

type Kept = Saved & { released: boolean }

function keep(storage: BrowserStorage, uid: string, saved: Saved | null, released = false) {
  try {
    if (saved) storage?.setItem(storageKey(uid), JSON.stringify({ ...saved, released }))
    else storage?.removeItem(storageKey(uid))
  } catch {
    // A full or forbidden storage only means that a reload starts afresh.
  }
}

/** What was kept for this restaurant. It was written by this code in this tab, so its shape is known. */
function recall(storage: BrowserStorage, uid: string): Kept | null {
  try {
    const kept = JSON.parse(storage?.getItem(storageKey(uid)) ?? 'null')
    return kept?.selection?.seating && (kept.hold?.token || kept.confirmation) ? kept : null
  } catch {
    return null
  }
}
