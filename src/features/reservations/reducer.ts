import {
  type Attempt,
  type Booking,
  canSearch,
  type Event,
  initialReservation,
  isCommitted,
  type Reservation,
  type Step,
  type Task,
} from './state.ts'

/**
 * The reservation flow of S2 §4. An event that the present state does not allow, and an answer that
 * nobody waits for any more, return the very same state.
 */
export function reduce(state: Reservation, event: Event): Reservation {
  switch (event.type) {
    case 'chosen':
      return chosen(state, event.change)
    case 'outdated':
      return outdated(state, event.choice)
    case 'searchRequested':
      return canSearch(state) ? searching(cleared(state)) : state
    case 'searchAnswered':
    case 'searchFailed':
      return searchSettled(state, event)
    case 'timePicked':
    case 'seatingPicked':
      return picked(state, event)
    case 'bookingPicked':
    case 'addOnsChosen':
    case 'edited':
      return optionPicked(state, event)
    case 'locked':
    case 'lockRefused':
      return lockSettled(state, event)
    case 'continued':
    case 'wentBack':
    case 'unlocked':
    case 'restored':
      return moved(state, event)
    case 'detailsChanged':
    case 'detailsRejected':
    case 'submitted':
      return detailsEdited(state, event)
    case 'reserved':
    case 'reserveRefused':
      return reserveSettled(state, event)
    case 'resumed':
      return resumed(state, event)
    case 'reset':
    case 'closed':
      return isCommitted(state) ? state : blank(state)
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>
/** A task before it has its number. */
type Draft<T = Task> = T extends Task ? Omit<T, 'request'> : never

function chosen(state: Reservation, change: Of<'chosen'>['change']): Reservation {
  if (state.step !== 'find' || state.timeLocked) return state
  return { ...cleared(state), choice: { ...state.choice, ...change }, restoring: false }
}

/** The choice became impossible by itself: another takes its place, in a search under way too. */
function outdated(state: Reservation, choice: Of<'outdated'>['choice']): Reservation {
  const next = chosen(state, choice)
  if (next === state || state.search !== 'searching') return next
  return { ...(canSearch(next) ? searching(next) : next), problem: state.problem }
}

function searchSettled(
  state: Reservation,
  event: Of<'searchAnswered'> | Of<'searchFailed'>,
): Reservation {
  if (!awaited(state, 'search', event.request)) return state
  const settled = { ...state, task: null }
  if (event.type === 'searchFailed') {
    return { ...settled, search: 'failed', problem: event.problem }
  }
  if (event.offers.length > 0) return { ...settled, search: 'found', offers: event.offers }
  const tooLarge = event.reasons.includes('AboveMaxPartySize')
  return {
    ...settled,
    search: 'none',
    problem: tooLarge ? 'above_max_party_size' : 'no_availability',
  }
}

function picked(state: Reservation, event: Of<'timePicked'> | Of<'seatingPicked'>): Reservation {
  if (state.step !== 'find' || state.timeLocked || state.search !== 'found') return state
  if (event.type === 'timePicked') {
    const offer = state.offers.find((o) => o.slot === event.slot && o[event.list])
    if (!offer) return state
    return { ...state, selection: { offer, list: event.list, seating: null }, problem: null }
  }
  const { selection } = state
  if (!selection?.offer.seatings.includes(event.seating)) return state
  const locked = {
    ...state,
    selection: { ...selection, seating: event.seating },
    timeLocked: true,
    problem: null,
    restoring: false,
  }
  if (selection.list === 'experience') return atStep(locked, 'options')
  return locking({ ...locked, booking: { kind: 'standard' } })
}

function optionPicked(
  state: Reservation,
  event: Of<'bookingPicked'> | Of<'addOnsChosen'> | Of<'edited'>,
): Reservation {
  if (state.task !== null || !state.selection) return state
  if (event.type === 'edited') {
    const mayEdit = state.step === 'details' && mayReturnTo(state.booking, event.step)
    return mayEdit && !isCommitted(state) ? atStep(state, event.step) : state
  }
  if (event.type === 'addOnsChosen') {
    if (state.step !== 'addOns') return state
    return locking({ ...state, addOns: event.addOns.filter((item) => item.quantity > 0) })
  }
  const { booking } = event
  const offered = booking.kind === 'experience' || state.selection.offer.standard
  if (state.step !== 'options' || !offered) return state
  const next = { ...state, booking, addOns: [] }
  return booking.kind === 'experience' && booking.hasAddOns ? atStep(next, 'addOns') : locking(next)
}

function mayReturnTo(booking: Booking | null, step: 'options' | 'addOns'): boolean {
  return booking?.kind === 'experience' && (step === 'options' || booking.hasAddOns)
}

function lockSettled(state: Reservation, event: Of<'locked'> | Of<'lockRefused'>): Reservation {
  const task = awaited(state, 'lock', event.request)
  if (!task) return state
  if (event.type === 'locked') {
    const { type: _type, request: _request, ...locked } = event
    const hold = { ...locked, renewed: task.renewing }
    const held = atStep({ ...state, hold, task: null }, 'details')
    return task.attempt ? reserving(held, task.attempt) : held
  }
  if (event.problem === 'slot_taken') {
    return backToTimes(state, task.renewing ? 'hold_lost' : 'slot_taken')
  }
  const refused = { ...state, task: null, problem: event.problem }
  if (state.step !== 'find') return refused
  return { ...refused, timeLocked: false, selection: null, booking: null }
}

function moved(
  state: Reservation,
  event: Of<'continued'> | Of<'wentBack'> | Of<'unlocked'> | Of<'restored'>,
): Reservation {
  if (event.type === 'restored') {
    if (!state.restoring || state.timeLocked) return state
    return { ...state, choice: event.choice, restoring: false }
  }
  if (event.type === 'unlocked') {
    const mayUnlock = state.timeLocked && state.step !== 'done' && !isCommitted(state)
    return mayUnlock ? { ...blank(state), details: state.details } : state
  }
  if (event.type === 'continued') {
    return state.step === 'find' && state.hold && !state.task ? atStep(state, 'details') : state
  }
  if (state.task !== null) return state
  if (state.step === 'addOns') return atStep(state, 'options')
  if (state.step === 'details') return atStep(state, 'find')
  if (state.step !== 'options') return state
  const unpicked = { ...state, selection: null, booking: null, addOns: [], hold: null }
  return atStep({ ...unpicked, timeLocked: false }, 'find')
}

function detailsEdited(
  state: Reservation,
  event: Of<'detailsChanged'> | Of<'detailsRejected'> | Of<'submitted'>,
): Reservation {
  if (state.step !== 'details') return state
  if (event.type === 'detailsChanged') {
    return { ...state, details: { ...state.details, ...event.change } }
  }
  if (state.task !== null || !state.hold) return state
  if (event.type === 'detailsRejected') {
    return { ...state, problem: 'invalid', fields: event.fields }
  }
  // Until the last try is settled nothing else is tried: two bookings could come of it.
  return reserving(state, state.unsettled ?? state.details)
}

function reserveSettled(
  state: Reservation,
  event: Of<'reserved'> | Of<'reserveRefused'>,
): Reservation {
  const task = awaited(state, 'reserve', event.request)
  if (!task || !state.hold) return state
  const settled = { ...state, task: null, unsettled: null }
  if (event.type === 'reserved') {
    const confirmation = { manageUrl: event.manageUrl }
    return atStep({ ...settled, hold: null, confirmation }, 'done')
  }
  const { problem, fields } = event
  if (problem === 'unknown_outcome') return { ...settled, unsettled: task.attempt, problem }
  if (problem !== 'hold_lost') return { ...settled, problem, fields }
  if (state.hold.renewed) return backToTimes(settled, 'hold_lost')
  return withTask(settled, { kind: 'lock', renewing: true, attempt: task.attempt })
}

function resumed(state: Reservation, { saved, released }: Of<'resumed'>): Reservation {
  if (state.step !== 'find' || state.timeLocked || state.task) return state
  const { choice, selection, booking } = saved
  if (!selection.seating) return state
  const locked: Reservation = {
    ...initialReservation(choice),
    ...{ selection, booking, timeLocked: true, requests: state.requests },
  }
  if ('confirmation' in saved) {
    const details = { ...locked.details, firstName: saved.firstName }
    return atStep({ ...locked, details, confirmation: saved.confirmation }, 'done')
  }
  const { addOns, hold, details, unsettled } = saved
  const found = { ...locked, addOns, details, hold, unsettled }
  if (unsettled) return reserving(atStep(found, 'details'), unsettled)
  // A hold that only ran out still completes unless somebody took the table.
  if (!released) return atStep(found, 'details')
  const again = { kind: 'lock', renewing: true, attempt: null } as const
  return withTask(atStep(found, 'details'), again)
}

/** Step changes clear the payment and the generic errors (S2 §4). */
function atStep(state: Reservation, step: Step): Reservation {
  return { ...state, step, problem: null, fields: {} }
}

/** Results and locked selections are gone, and with them whatever was being asked (S2 §4). */
function cleared(state: Reservation): Reservation {
  return {
    ...state,
    ...{ search: 'idle', offers: [], selection: null, timeLocked: false },
    ...{ booking: null, addOns: [], hold: null, task: null, problem: null },
    ...{ fields: {}, unsettled: null },
  }
}

/** Step 0 with the last dropdowns, which give way to the defaults in a second. */
function blank(state: Reservation): Reservation {
  return { ...initialReservation(state.choice), restoring: true, requests: state.requests }
}

/** Step 0 with the reason and a fresh search for the same people, date and time. */
function backToTimes(state: Reservation, problem: 'slot_taken' | 'hold_lost'): Reservation {
  return { ...searching(atStep(cleared(state), 'find')), problem }
}

function searching(state: Reservation): Reservation {
  return withTask({ ...state, search: 'searching', restoring: false }, { kind: 'search' })
}

function locking(state: Reservation): Reservation {
  return withTask({ ...state, problem: null }, { kind: 'lock', renewing: false, attempt: null })
}

function reserving(state: Reservation, attempt: Attempt): Reservation {
  return withTask({ ...state, problem: null, fields: {} }, { kind: 'reserve', attempt })
}

function withTask(state: Reservation, draft: Draft): Reservation {
  const request = state.requests + 1
  return { ...state, requests: request, task: { ...draft, request } as Task }
}

function awaited<K extends Task['kind']>(
  state: Reservation,
  kind: K,
  request: number,
): Extract<Task, { kind: K }> | null {
  const { task } = state
  const matches = task?.kind === kind && task.request === request
  return matches ? (task as Extract<Task, { kind: K }>) : null
}
