import { reduce } from '#features/reservations/flow/reducer.ts'
import {
  type Event,
  initialReservation,
  type Offer,
  type Reservation,
} from '#features/reservations/flow/state.ts'

// Events that lead through a reservation, for the tests of its reducer.

export const choice = { people: 2, date: '2026-11-20', time: '19:00' }
export const defaults = { people: 2, date: '2026-11-20', time: '20:15' }
export const seven: Offer = {
  slot: '2026-11-20T19:00',
  standard: true,
  experience: false,
  seatings: ['default', 'bar'],
}
export const eight: Offer = {
  slot: '2026-11-20T20:00',
  standard: false,
  experience: true,
  seatings: ['default'],
}
export const tasting = {
  kind: 'experience',
  id: '7',
  version: '1',
  name: 'Tasting',
  hasAddOns: true,
} as const
export const guest = { firstName: 'Ada', lastName: 'Byron', phone: '604-555-0101' }

/** Applies events in order; `request: -1` stands for the one that is waited for. */
export function play(events: Event[], from: Reservation = initialReservation(choice)): Reservation {
  return events.reduce((state, event) => {
    const answers = 'request' in event && event.request === -1
    return reduce(state, answers ? { ...event, request: state.task?.request ?? -1 } : event)
  }, from)
}

export const search: Event[] = [
  { type: 'searchRequested' },
  { type: 'searchAnswered', request: -1, offers: [seven, eight], reasons: [] },
]
export const pick: Event[] = [
  ...search,
  { type: 'timePicked', slot: seven.slot, list: 'standard' },
  { type: 'seatingPicked', seating: 'bar' },
]
export const held: Event[] = [
  ...pick,
  { type: 'held', request: -1, token: 'hold-1', endsAt: 300_000 },
]
export const submit: Event[] = [
  ...held,
  { type: 'detailsChanged', change: guest },
  { type: 'submitted' },
]
export const done: Event[] = [
  ...submit,
  { type: 'reserved', request: -1, manageUrl: '/my/reservations/t', mailed: true },
]

export const prepayment = {
  kind: 'charge',
  money: { amount: 26_250, currency: 'CAD', multiplier: 100 },
  policy: ['Given back until two days before.'],
} as const
export const card = { token: 'tok_1', last4: '4242' }
export const question = { clientSecret: 'pi_secret', redirectUrl: 'https://bank.example/ask' }
export const prepaid: Event[] = [
  ...pick,
  {
    ...{ type: 'held', request: -1, token: 'hold-1', endsAt: 300_000 },
    payment: { ...prepayment, policy: [...prepayment.policy] },
  },
  { type: 'detailsChanged', change: guest },
]
export const withCard: Event[] = [
  ...prepaid,
  { type: 'submitted' },
  { type: 'cardGiven', request: -1, card },
]
