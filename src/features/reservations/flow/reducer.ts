import {
  bankConsulted,
  cardSettled,
  completing,
  detailsEdited,
  isSamePayment,
  reserveSettled,
} from './reduce-completion.ts'
import {
  type Booking,
  canSearch,
  type Event,
  initialReservation,
  isCommitted,
  type Problem,
  type Reservation,
} from './state.ts'
import {
  atStep,
  awaited,
  backToTimes,
  cleared,
  type Of,
  requestHold,
  reserving,
  restarted,
  searching,
  withTask,
} from './transitions.ts'

/**
 * The reservation flow (spec:reservations.one-state). An event that the present state does not allow, and an
 * answer that nobody waits for any more, return the very same state.
 */
export function reduce(state: Reservation, event: Event): Reservation {
  const next = reduced(state, event)
  return next !== state && 'problem' in event ? { ...next, said: event.said } : next
}

function reduced(state: Reservation, event: Event): Reservation {
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
    case 'addOnsChanged':
    case 'addOnsChosen':
    case 'guestsCounted':
    case 'edited':
      return optionPicked(state, event)
    case 'held':
    case 'holdRefused':
      return holdSettled(state, event)
    case 'continued':
    case 'wentBack':
    case 'timeCleared':
    case 'restored':
      return moved(state, event)
    case 'detailsChanged':
    case 'detailsRejected':
    case 'fieldsChecked':
    case 'submitted':
      return detailsEdited(state, event)
    case 'cardGiven':
    case 'cardRefused':
      return cardSettled(state, event)
    case 'bankAsked':
    case 'bankAnswered':
      return bankConsulted(state, event)
    case 'reserved':
    case 'reserveRefused':
      return reserveSettled(state, event)
    case 'resumed':
      return resumed(state, event)
    case 'reset':
    case 'closed':
      return isCommitted(state) ? state : restarted(state)
  }
}

function chosen(state: Reservation, change: Of<'chosen'>['change']): Reservation {
  if (state.step !== 'find' || state.timeChosen) return state
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
  return { ...settled, search: 'none', problem: whyNone(event.reasons) }
}

/** The party's size tells most; that all there is wants a card, which this form takes none of, comes next. */
function whyNone(reasons: string[]): Problem {
  if (reasons.includes('AboveMaxPartySize')) return 'above_max_party_size'
  return reasons.includes('CreditCardRequired') ? 'card_only' : 'no_availability'
}

function picked(state: Reservation, event: Of<'timePicked'> | Of<'seatingPicked'>): Reservation {
  if (state.step !== 'find' || state.timeChosen || state.search !== 'found') return state
  if (event.type === 'timePicked') {
    const offer = state.offers.find((o) => o.slot === event.slot && o[event.list])
    if (!offer) return state
    return { ...state, selection: { offer, list: event.list, seating: null }, problem: null }
  }
  const { selection } = state
  if (!selection?.offer.seatings.includes(event.seating)) return state
  const chosen = {
    ...state,
    selection: { ...selection, seating: event.seating },
    timeChosen: true,
    problem: null,
    restoring: false,
  }
  if (selection.list === 'experience') return atStep(chosen, 'options')
  return requestHold({ ...chosen, booking: { kind: 'standard' } })
}

function optionPicked(
  state: Reservation,
  event: Of<'bookingPicked' | 'addOnsChanged' | 'addOnsChosen' | 'guestsCounted' | 'edited'>,
): Reservation {
  if (state.task !== null || !state.selection) return state
  if (event.type === 'edited') {
    const mayEdit = state.step === 'details' && mayReturnTo(state.booking, event.step)
    return mayEdit && !isCommitted(state) ? atStep(state, event.step) : state
  }
  if (event.type === 'addOnsChanged' || event.type === 'addOnsChosen') {
    if (state.step !== 'addOns') return state
    const chosen = { ...state, addOns: event.addOns.filter((item) => item.quantity > 0) }
    return event.type === 'addOnsChosen' ? requestHold(chosen) : chosen
  }
  if (event.type === 'guestsCounted') {
    const { booking } = state
    if (state.step !== 'addOns' || booking?.kind !== 'experience') return state
    return { ...state, booking: { ...booking, guests: event.guests } }
  }
  const { booking } = event
  const offered = booking.kind === 'experience' || state.selection.offer.standard
  if (state.step !== 'options' || !offered) return state
  // Who picks the same again finds it as they left it.
  const order = isSame(booking, state.booking)
    ? { ...state, booking: { ...booking, ...countedIn(state.booking) } }
    : { ...state, booking, addOns: [] }
  return hasChoices(booking) ? atStep(order, 'addOns') : requestHold(order)
}

function countedIn(booking: Booking | null) {
  return booking?.kind === 'experience' && booking.guests ? { guests: booking.guests } : {}
}

/** An experience has something to choose before it is held: add-ons, or who comes at which price. */
function hasChoices(booking: Booking): boolean {
  return booking.kind === 'experience' && (booking.hasAddOns || booking.guests !== undefined)
}

function isSame(one: Booking, other: Booking | null): boolean {
  return one.kind === 'experience' && other?.kind === 'experience' && one.id === other.id
}

function mayReturnTo(booking: Booking | null, step: 'options' | 'addOns'): boolean {
  return booking?.kind === 'experience' && (step === 'options' || hasChoices(booking))
}

function holdSettled(state: Reservation, event: Of<'held'> | Of<'holdRefused'>): Reservation {
  const task = awaited(state, 'hold', event.request)
  if (!task) return state
  if (event.type === 'held') {
    const { type: _type, request: _request, ...table } = event
    const { booking, addOns } = state
    const ordered = booking?.kind === 'experience' ? { ordered: { booking, addOns } } : {}
    const hold = { ...table, ...ordered, renewed: task.renewing }
    const held = atStep({ ...state, hold, task: null }, 'details')
    if (!task.attempt) return held
    const same = isSamePayment(state.hold?.payment, hold.payment)
    return same ? completing(held, task.attempt) : { ...held, problem: 'payment_changed' }
  }
  if (event.problem === 'slot_taken') {
    return backToTimes(state, task.renewing ? 'hold_lost' : 'slot_taken')
  }
  if (event.problem === 'experience_changed') return backToTimes(state, event.problem)
  const problem = event.problem === 'card_required' ? 'not_bookable' : event.problem
  const refused = { ...state, task: null, problem }
  if (state.step !== 'find') return refused
  return { ...refused, timeChosen: false, selection: null, booking: null }
}

function moved(
  state: Reservation,
  event: Of<'continued'> | Of<'wentBack'> | Of<'timeCleared'> | Of<'restored'>,
): Reservation {
  if (event.type === 'restored') {
    if (!state.restoring || state.timeChosen) return state
    return { ...state, choice: event.choice, restoring: false }
  }
  if (event.type === 'timeCleared') {
    const mayClear = state.timeChosen && state.step !== 'done' && !isCommitted(state)
    return mayClear ? { ...restarted(state), details: state.details } : state
  }
  if (event.type === 'continued') {
    if (!state.hold || state.task || state.step === 'done') return state
    // An edit is given up: what the table is held for stays.
    return atStep({ ...state, ...state.hold.ordered }, 'details')
  }
  if (state.task !== null) return state
  if (state.step === 'addOns') return atStep(state, 'options')
  if (state.step === 'details') return atStep(state, 'find')
  if (state.step !== 'options') return state
  const unpicked = { ...state, selection: null, booking: null, addOns: [], hold: null }
  return atStep({ ...unpicked, timeChosen: false }, 'find')
}

function resumed(state: Reservation, { saved, released }: Of<'resumed'>): Reservation {
  if (state.step !== 'find' || state.timeChosen || state.task) return state
  const { choice, selection, booking } = saved
  if (!selection.seating) return state
  const held: Reservation = {
    ...initialReservation(choice),
    ...{ selection, booking, timeChosen: true, requests: state.requests },
  }
  if ('confirmation' in saved) {
    const details = { ...held.details, firstName: saved.firstName }
    const { addOns = [], confirmation } = saved
    return atStep({ ...held, addOns, details, confirmation }, 'done')
  }
  const { addOns, hold, details, unsettled } = saved
  const found = { ...held, addOns, details, hold, unsettled }
  if (unsettled) return reserving(atStep(found, 'details'), unsettled)
  // A hold that only ran out still completes unless somebody took the table.
  if (!released) return atStep(found, 'details')
  const again = { kind: 'hold', renewing: true, attempt: null } as const
  return withTask(atStep(found, 'details'), again)
}
