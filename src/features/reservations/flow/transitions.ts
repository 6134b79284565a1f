import {
  type Attempt,
  type Event,
  initialReservation,
  type Reservation,
  type Step,
  type Task,
} from './state.ts'

/** The event of a type. */
export type Of<T extends Event['type']> = Extract<Event, { type: T }>

/** A task before it has its number. */
type Draft<T = Task> = T extends Task ? Omit<T, 'request'> : never

/** Step changes clear the payment and the generic errors (spec:reservations.step-clears-errors). */
export function atStep(state: Reservation, step: Step): Reservation {
  return { ...state, step, problem: null, fields: {} }
}

/** Results and chosen times are gone, and with them whatever was being asked (spec:reservations.change-clears-results). */
export function cleared(state: Reservation): Reservation {
  return {
    ...state,
    ...{ search: 'idle', offers: [], selection: null, timeChosen: false },
    ...{ booking: null, addOns: [], hold: null, task: null, problem: null },
    ...{ fields: {}, unsettled: null },
  }
}

/** Step 0 with the last dropdowns, which give way to the defaults in a second. */
export function restarted(state: Reservation): Reservation {
  return { ...initialReservation(state.choice), restoring: true, requests: state.requests }
}

/** Step 0 with the reason and a fresh search for the same people, date and time. */
export function backToTimes(
  state: Reservation,
  problem: 'slot_taken' | 'hold_lost' | 'cancelled' | 'experience_changed',
): Reservation {
  return { ...searching(atStep(cleared(state), 'find')), problem }
}

/** Searches for what the dropdowns ask for. */
export function searching(state: Reservation): Reservation {
  return withTask({ ...state, search: 'searching', restoring: false }, { kind: 'search' })
}

/** Asks for the table of what was picked. */
export function requestHold(state: Reservation): Reservation {
  return withTask({ ...state, problem: null }, { kind: 'hold', renewing: false, attempt: null })
}

/** Sends a try to complete the booking. */
export function reserving(state: Reservation, attempt: Attempt): Reservation {
  return withTask({ ...state, problem: null, fields: {} }, { kind: 'reserve', attempt })
}

/** Waits for something, under a number of its own. */
export function withTask(state: Reservation, draft: Draft): Reservation {
  const request = state.requests + 1
  return { ...state, requests: request, task: { ...draft, request } as Task }
}

/** The task that an answer belongs to; null where nobody waits for it any more. */
export function awaited<K extends Task['kind']>(
  state: Reservation,
  kind: K,
  request: number,
): Extract<Task, { kind: K }> | null {
  const { task } = state
  const matches = task?.kind === kind && task.request === request
  return matches ? (task as Extract<Task, { kind: K }>) : null
}
