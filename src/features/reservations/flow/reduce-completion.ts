import type {
  Attempt,
  CheckedFields,
  FieldMessages,
  Hold,
  Prepayment,
  Problem,
  Reservation,
} from './state.ts'
import { atStep, awaited, backToTimes, type Of, reserving, withTask } from './transitions.ts'

/** The details change, are found wanting, or are sent. */
export function detailsEdited(
  state: Reservation,
  event: Of<'detailsChanged' | 'detailsRejected' | 'fieldsChecked' | 'submitted'>,
): Reservation {
  if (state.step !== 'details') return state
  if (event.type === 'detailsChanged') {
    return { ...state, details: { ...state.details, ...event.change } }
  }
  if (event.type === 'fieldsChecked') return checked(state, event.fields)
  if (state.task !== null || !state.hold) return state
  if (event.type === 'detailsRejected') {
    const refusals = state.refusals + 1
    return { ...state, problem: 'invalid', fields: event.fields, refusals }
  }
  // Until the last try is settled nothing else is tried: two bookings could come of it.
  return state.unsettled ? reserving(state, state.unsettled) : completing(state, state.details)
}

/** An error goes when its field is right, and what is said of all of them with the last one. */
function checked(state: Reservation, now: CheckedFields): Reservation {
  const known = Object.entries(state.fields) as [keyof FieldMessages, string][]
  const left = known.flatMap(([name, message]): [string, string][] => {
    const said = name in now ? now[name] : message
    return said ? [[name, said]] : []
  })
  const isSame =
    left.length === known.length && left.every(([, said], at) => said === known[at]?.[1])
  if (isSame) return state
  const isMended = left.length === 0 && state.problem === 'invalid'
  return { ...state, fields: Object.fromEntries(left), problem: isMended ? null : state.problem }
}

/**
 * Sends the details; a booking that wants a card asks for a token of one first
 * (spec:reservations.token-before-reserve).
 */
export function completing(state: Reservation, attempt: Attempt): Reservation {
  const { card: _used, asked: _asked, ...details } = attempt
  if (!state.hold?.payment) return reserving(state, details)
  return withTask({ ...state, problem: null, fields: {} }, { kind: 'card', attempt: details })
}

/** Whether two holds ask the same of a card. */
export function isSamePayment(one: Prepayment | undefined, other: Prepayment | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A card became a token, or could not. */
export function cardSettled(
  state: Reservation,
  event: Of<'cardGiven'> | Of<'cardRefused'>,
): Reservation {
  const task = awaited(state, 'card', event.request)
  if (!task) return state
  if (event.type === 'cardGiven') return reserving(state, { ...task.attempt, card: event.card })
  return { ...state, task: null, problem: event.problem, fields: event.fields }
}

/** The bank's question comes between a try and the same try again, once. */
export function bankConsulted(
  state: Reservation,
  event: Of<'bankAsked'> | Of<'bankAnswered'>,
): Reservation {
  if (event.type === 'bankAnswered') {
    const task = awaited(state, 'bank', event.request)
    if (!task) return state
    const { card } = task.attempt
    const { answered } = event
    // A payment of another account's is told to its owner's bank alone: without an answer there is no card.
    if (task.question.connected && !answered) return { ...state, task: null, problem: 'payment' }
    return reserving(
      state,
      card && answered ? { ...task.attempt, card: { ...card, answered } } : task.attempt,
    )
  }
  const task = awaited(state, 'reserve', event.request)
  if (!task) return state
  if (task.attempt.asked) return { ...state, task: null, unsettled: null, problem: 'payment' }
  const { question } = event
  return withTask(state, { kind: 'bank', question, attempt: { ...task.attempt, asked: true } })
}

/** A try to complete was decided, or may have been. */
export function reserveSettled(
  state: Reservation,
  event: Of<'reserved'> | Of<'reserveRefused'>,
): Reservation {
  const task = awaited(state, 'reserve', event.request)
  if (!task || !state.hold) return state
  const settled = { ...state, task: null, unsettled: null }
  if (event.type === 'reserved') {
    const { type: _type, request: _request, ...told } = event
    const { payment } = state.hold
    const confirmation = { ...told, ...(payment ? { payment } : {}) }
    return atStep({ ...settled, hold: null, confirmation }, 'done')
  }
  const { fields } = event
  const problem = cardProblem(event.problem, task.attempt, state.hold)
  if (problem === 'experience_changed' || problem === 'cancelled') {
    return backToTimes(settled, problem)
  }
  if (problem === 'unknown_outcome') return { ...settled, unsettled: task.attempt, problem }
  if (problem !== 'hold_lost') {
    const hold = { ...state.hold, endsAt: event.endsAt ?? state.hold.endsAt }
    return { ...settled, hold, problem, fields }
  }
  if (state.hold.renewed) return backToTimes(settled, 'hold_lost')
  return withTask(settled, { kind: 'hold', renewing: true, attempt: task.attempt })
}

/** That a card is wanted says something only where the form can ask for one, and had none. */
function cardProblem(problem: Problem, { card }: Attempt, { payment }: Hold): Problem {
  if (problem !== 'card_required') return problem
  if (card) return 'payment'
  return payment ? problem : 'not_bookable'
}
