import type { ReservationClient } from './client.ts'
import { type ServerClock, secondsLeft } from './hold-clock.ts'
import type { BookingInfo } from './info.ts'
import { reduce } from './reducer.ts'
import {
  type Event,
  initialReservation,
  type Reservation,
  type Saved,
  savable,
  type Task,
} from './state.ts'
import { type Choice, defaultChoice, openChoice, type WallClock, wallClock } from './times.ts'
import type { Alternatives } from './wire.ts'

/** How long after an unlock the defaults come back, in ms (S2 §9). */
export const RESTORE_DELAY = 1_000

/** The flow at each restaurant is kept by itself: a tab may have several. */
const storageKey = (uid: string) => `tableside-reservation:${uid}`

/** The parts of sessionStorage that are used; null where the browser forbids it. */
export type HoldStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

export type SessionOptions = {
  info: BookingInfo
  client: ReservationClient
  clock: ServerClock
  storage: HoldStorage
  /** The page came back to where a booking was confirmed; anywhere else a new one begins. */
  confirmed: boolean
  /** What the guest looked for before they came here, which stands in the dropdowns. */
  wish?: Choice | undefined
  delay?: (run: () => void, ms: number) => unknown
}

/** The flow at one restaurant: its state, and the calls and timers that the state asks for. */
export type ReservationSession = {
  readonly info: BookingInfo
  getState(): Reservation
  subscribe(listener: () => void): () => void
  send(event: Event): void
  /** What there is instead of what was searched in vain; null where nobody can tell. */
  alternatives(): Promise<Alternatives | null>
  /** The restaurant's clock now. */
  wall(): WallClock
  /** To be called when the restaurant's date may have changed: then other days can be booked. */
  followDay(): Promise<void>
  /** Seconds left of the hold, null while nothing is held. */
  left(): number | null
  /** To be called when the page goes away for good: gives the hold back unless it is being booked. */
  leave(reloading: boolean): void
}

/** Starts the flow, with the hold (D-88) or the confirmation of before a reload where there is one. */
export function createSession(options: SessionOptions): ReservationSession {
  const { client, clock, storage } = options
  let { info } = options
  const delay = options.delay ?? ((run, ms) => setTimeout(run, ms))
  const listeners = new Set<() => void>()
  const wall = () => wallClock(clock.now(), info.calendar.timeZone)
  const defaults = (): Choice => defaultChoice(info.calendar, wall())
  const wished = options.wish && openChoice(options.wish, info.calendar, wall())
  let state = initialReservation(wished ?? defaults())
  let day = wall().date

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
    keep(storage, info.uid, savable(state))
    if (!state.task || state.task === before.task) return
    // What was asked for before may have passed by the time that it is searched again.
    if (state.task.kind === 'search' && replaceOutdated()) return
    void run(state.task)
  }

  /** Puts a choice that can still be asked for in the place of one that cannot; whether it had to. */
  function replaceOutdated(): boolean {
    const choice = openChoice(state.choice, info.calendar, wall())
    if (choice.date === state.choice.date && choice.time === state.choice.time) return false
    send({ type: 'outdated', choice })
    return true
  }

  function run(task: Task): Promise<void> {
    if (task.kind === 'search') return search(task.request)
    return task.kind === 'lock' ? lock(task.request) : reserve(task)
  }

  async function search(request: number) {
    const { people, date, time } = state.choice
    if (people === null || date === null || time === null) return
    const answer = await client.search({ rid: info.rid, slot: `${date}T${time}`, people })
    if (answer.ok) send({ type: 'searchAnswered', request, ...answer.value })
    else send({ type: 'searchFailed', request, problem: answer.problem })
  }

  async function lock(request: number) {
    const { selection, booking, addOns, choice } = state
    if (!selection?.seating || !booking || choice.people === null) return
    const { seating, offer } = selection
    const asked = { rid: info.rid, people: choice.people, slot: offer.slot }
    const answer = await client.lock({ ...asked, seating, booking, addOns })
    if (!answer.ok) {
      send({ type: 'lockRefused', request, problem: answer.problem })
      return
    }
    const awaited = state.task?.request === request
    // The guest changed their mind meanwhile: nobody else should wait five minutes for that.
    if (!awaited) client.release(info.rid, answer.value.token)
    else send({ type: 'locked', request, ...answer.value })
  }

  async function reserve({ request, attempt }: Extract<Task, { kind: 'reserve' }>) {
    const { selection, booking, addOns, hold, unsettled } = state
    if (!selection?.seating || !booking || !hold) return
    const { rid, country } = info
    const held = { rid, country, token: hold.token, seating: selection.seating }
    const input = { ...held, details: attempt, booking, addOns }
    const answer = await client.reserve(input, unsettled !== null)
    if (answer.ok) send({ type: 'reserved', request, ...answer.value })
    else send({ type: 'reserveRefused', request, ...answer })
  }

  const saved = recall(storage, info.uid)
  const wanted = saved && (!('confirmation' in saved) || options.confirmed)
  if (wanted) send({ type: 'resumed', saved, released: saved.released })

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
      const { people, date, time } = state.choice
      if (people === null || date === null || time === null) return null
      return client.alternatives({ rid: info.rid, slot: `${date}T${time}`, people })
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
      const kept = savable(state)
      if (!kept || 'confirmation' in kept) return
      if (reloading || kept.unsettled || state.task) return
      client.release(info.rid, kept.hold.token)
      // Not every browser tells a reload from a goodbye: whoever comes back asks for it again.
      keep(storage, info.uid, kept, true)
    },
  }
}

type Kept = Saved & { released: boolean }

function keep(storage: HoldStorage, uid: string, saved: Saved | null, released = false) {
  try {
    if (saved) storage?.setItem(storageKey(uid), JSON.stringify({ ...saved, released }))
    else storage?.removeItem(storageKey(uid))
  } catch {
    // A full or forbidden storage only means that a reload starts afresh.
  }
}

/** What was kept for this restaurant. It was written by this code in this tab, so its shape is known. */
function recall(storage: HoldStorage, uid: string): Kept | null {
  try {
    const kept = JSON.parse(storage?.getItem(storageKey(uid)) ?? 'null')
    return kept?.selection?.seating && (kept.hold?.token || kept.confirmation) ? kept : null
  } catch {
    return null
  }
}
