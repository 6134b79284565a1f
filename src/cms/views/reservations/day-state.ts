import type { HostDayView } from '#cms/host/host-day.ts'

/** Which day of which location is looked at; `day` null = the one that is on. */
export type DayTarget = { location: number; day: string | null }

/** Why the day cannot be seen as it is now. */
export type DayError = 'no_answer' | 'forbidden' | 'unknown_location' | null

/** A day as it was once answered, with the offset of the restaurant's clock, and until when it was the latest, ms. */
type Remembered = { day: HostDayView; offset: number; latestAt: number }

export type DayState = {
  target: DayTarget
  /** As the server said it last; null = not known yet. */
  day: HostDayView | null
  /** Today at the location that was last seen. */
  today: string | null
  error: DayError
  /** Until when what is on show was the latest, ms; null = it is. */
  latestAt: number | null
  /** What the restaurant's clock is ahead of this device's, ms. */
  offset: number
  /** The number of the question that the day on show answers, and how many had been put when its answer came. */
  shown: { turn: number; asked: number }
  /** The number of the last question whose answer was taken. */
  taken: number
  /** Days that were left, newest first, for when there is no answer. */
  remembered: Remembered[]
}

/** `turn`: the number of the question, in the order in which they were put; `asked`: how many have been put by now. */
export type DayEvent =
  | { type: 'opened'; target: DayTarget; at: number }
  | {
      type: 'answered'
      target: DayTarget
      turn: number
      asked: number
      /** null = nothing has changed since the one on show. */
      day: HostDayView | null
      at: number
    }
  | { type: 'failed'; target: DayTarget; turn: number; error: NonNullable<DayError>; at: number }

/** Most days that are remembered. */
const MAX_REMEMBERED = 8

export function firstDayState(target: DayTarget, day: HostDayView | null, at: number): DayState {
  return {
    ...{ target, day, today: day?.today ?? null, error: null, latestAt: null },
    ...{ offset: day ? day.now - at : 0, shown: { turn: 0, asked: 0 }, taken: 0, remembered: [] },
  }
}

/**
 * The next state of a day on show. Answers may come in any order: an older day never replaces a newer one. `at` is this
 * device's clock, ms; of a failure, when what is on show was last known to be the latest.
 */
export function nextDayState(state: DayState, event: DayEvent): DayState {
  if (event.type === 'opened') return opened(state, event)
  // A late answer about another day.
  if (event.target !== state.target) return state
  return event.type === 'answered' ? answered(state, event) : failed(state, event)
}

type EventOf<Type> = Extract<DayEvent, { type: Type }>

function opened(state: DayState, { target, at }: EventOf<'opened'>): DayState {
  const { day, offset } = state
  const left = day ? [{ day, offset, latestAt: state.latestAt ?? at }] : []
  const others = state.remembered.filter((one) => !day || !isSameDay(one.day, day))
  const remembered = [...left, ...others].slice(0, MAX_REMEMBERED)
  return { ...state, target, day: null, error: null, latestAt: null, remembered }
}

function answered(state: DayState, event: EventOf<'answered'>): DayState {
  const { day, turn, asked, at } = event
  const taken = Math.max(turn, state.taken)
  if (isOutdated(state, event)) return { ...state, taken }
  const current = { error: null, latestAt: null } as const
  if (day === null) return turn < state.taken ? state : { ...state, ...current, taken }
  const { today } = day
  return { ...state, ...current, day, today, offset: day.now - at, shown: { turn, asked }, taken }
}

/** Whether the day on show may be newer than an answer. A question that was put after it came is answered with a newer one. */
function isOutdated({ day: shown, shown: from }: DayState, event: EventOf<'answered'>): boolean {
  const { day, turn } = event
  if (!shown || !day || turn > from.asked) return false
  const order = compareMarks(day.mark, shown.mark)
  return order === 0 ? turn < from.turn : order < 0
}

function failed(state: DayState, { turn, error, at }: EventOf<'failed'>): DayState {
  if (turn < state.taken) return state
  const next = { ...state, error, taken: turn }
  if (state.day) return { ...next, latestAt: state.latestAt ?? at }
  const { target } = state
  const known = state.remembered.find(
    ({ day }) =>
      day.locationId === String(target.location) && day.day === (target.day ?? state.today),
  )
  return error === 'no_answer' && known ? { ...next, ...known } : next
}

function isSameDay(one: HostDayView, other: HostDayView): boolean {
  return one.locationId === other.locationId && one.day === other.day
}

/** The order of two versions of a day: the settings' number before the number of changes. */
function compareMarks(one: string, other: string): number {
  const [settings = 0, changes = 0] = one.split('.').map(Number)
  const [otherSettings = 0, otherChanges = 0] = other.split('.').map(Number)
  return settings - otherSettings || changes - otherChanges
}
