import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  card,
  choice,
  defaults,
  done,
  eight,
  held,
  play,
  prepaid,
  question,
  search,
  seven,
  tasting,
  withCard,
} from '#tests/support/reservation-events.ts'
import { type Event, initialReservation, type Reservation, toPersisted } from './state.ts'

const request = fc.integer({ min: -1, max: 6 })
const slot = fc.constantFrom(seven.slot, eight.slot, '2026-11-20T23:00')
const problem = fc.constantFrom(
  ...([
    'slot_taken',
    'hold_lost',
    'cancelled',
    'experience_changed',
    'payment',
    'card_required',
    'unknown_outcome',
    'generic',
  ] as const),
)
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  ...search.map((event) => fc.constant(event)),
  ...done.map((event) => fc.constant(event)),
  ...withCard.slice(-3).map((event) => fc.constant(event)),
  fc.record({ type: fc.constant('cardGiven' as const), request, card: fc.constant(card) }),
  fc.record({
    type: fc.constant('cardRefused' as const),
    request,
    problem,
    fields: fc.constant({}),
  }),
  fc.record({ type: fc.constant('bankAsked' as const), request, question: fc.constant(question) }),
  fc.record({ type: fc.constant('bankAnswered' as const), request }),
  fc.constantFrom(...prepaid.filter(({ type }) => type === 'held')),
  fc.record({
    type: fc.constant('chosen' as const),
    change: fc.constantFrom<Partial<typeof choice>>({ people: 5 }, { time: '12:00' }),
  }),
  fc.constant<Event>({ type: 'outdated', choice: defaults }),
  fc.constant<Event>({ type: 'outdated', choice: { ...defaults, date: null } }),
  fc.record({
    type: fc.constant('searchAnswered' as const),
    request,
    offers: fc.subarray([seven, eight]),
    reasons: fc.subarray(['AboveMaxPartySize', 'NoTimesExist']),
  }),
  fc.record({ type: fc.constant('searchFailed' as const), request, problem }),
  fc.record({
    type: fc.constant('timePicked' as const),
    slot,
    list: fc.constantFrom('standard' as const, 'experience' as const),
  }),
  fc.record({
    type: fc.constant('seatingPicked' as const),
    seating: fc.constantFrom('default', 'bar', 'counter'),
  }),
  fc.record({
    type: fc.constant('bookingPicked' as const),
    booking: fc.constantFrom(
      tasting,
      { ...tasting, hasAddOns: false },
      { kind: 'standard' as const },
    ),
  }),
  fc.constantFrom<Event>(
    { type: 'addOnsChosen', addOns: [{ itemId: 'wine', quantity: 1 }] },
    { type: 'addOnsChanged', addOns: [{ itemId: 'wine', quantity: 3 }] },
  ),
  fc.constantFrom<Event>({ type: 'edited', step: 'options' }, { type: 'edited', step: 'addOns' }),
  fc.record({
    type: fc.constant('held' as const),
    request,
    token: fc.constantFrom('hold-1', 'hold-2'),
    endsAt: fc.nat(),
  }),
  fc.record({ type: fc.constant('holdRefused' as const), request, problem }),
  fc.record({
    type: fc.constant('reserveRefused' as const),
    request,
    problem,
    fields: fc.constant({}),
  }),
  fc.constantFrom<Event>(
    { type: 'continued' },
    { type: 'wentBack' },
    { type: 'timeCleared' },
    { type: 'restored', choice: defaults },
    { type: 'detailsRejected', fields: { phone: 'The Phone field is required.' } },
    { type: 'fieldsChecked', fields: { phone: undefined } },
    { type: 'reset' },
    { type: 'closed' },
  ),
  fc
    .tuple(fc.constantFrom(held, done, prepaid, withCard), fc.boolean())
    .map(([before, released]): Event => {
      const saved = toPersisted(play(before))
      if (!saved) throw new Error('nothing was saved')
      return { type: 'resumed', saved, released }
    }),
)

/** Places that random events seldom lead to. */
const beginning = fc.constantFrom<Event[]>([], prepaid, withCard, [
  ...withCard,
  { type: 'bankAsked', request: -1, question },
])

describe('whatever happens in whatever order', () => {
  it('the state stays whole', () => {
    fc.assert(
      fc.property(beginning, fc.array(anyEvent, { maxLength: 60 }), (first, events) => {
        let state = play(first)
        for (const event of events) {
          const before = structuredClone(state)
          const next = play([event], state)
          expect(state, 'the reducer is pure').toEqual(before)
          whole(next)
          const answered = ANSWERS.includes(event.type)
          if (tried(state) && !answered) {
            expect([tried(next), next.hold], event.type).toEqual([tried(state), state.hold])
          }
          if (next.step !== state.step && next.problem) {
            expect(['slot_taken', 'hold_lost', 'cancelled', 'experience_changed']).toContain(
              next.problem,
            )
          }
          state = next
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('a guest can always start again', () => {
    fc.assert(
      fc.property(beginning, fc.array(anyEvent, { maxLength: 40 }), (first, events) => {
        const settled = play([
          ...first,
          ...events,
          { type: 'bankAnswered', request: -1 },
          { type: 'reserved', request: -1, manageUrl: null, mailed: false },
          { type: 'holdRefused', request: -1, problem: 'generic' },
          // A try of unknown outcome is settled first.
          { type: 'continued' },
          { type: 'submitted' },
          { type: 'reserved', request: -1, manageUrl: null, mailed: false },
          { type: 'reset' },
          { type: 'restored', choice },
        ])
        expect(settled).toEqual({ ...initialReservation(choice), requests: settled.requests })
      }),
    )
  })
})

/** What the restaurant, or a card's bank by way of it, says to a try. */
const ANSWERS: Event['type'][] = ['reserved', 'reserveRefused', 'bankAsked']

/** The details that may have been booked, or are being booked. */
function tried({ task, unsettled }: Reservation) {
  return task?.kind === 'reserve' || task?.kind === 'bank' ? task.attempt : unsettled
}

function whole(state: Reservation) {
  const { step, hold, selection, booking, task, timeChosen, confirmation } = state
  expect(confirmation !== null).toBe(step === 'done')
  if (step === 'done') expect([hold, task, state.unsettled]).toEqual([null, null, null])
  if (step === 'details') expect(hold).not.toBeNull()
  // What is sent is what the table is held for.
  if (step === 'details' && hold?.ordered && task?.kind !== 'hold') {
    expect({ booking, addOns: state.addOns }).toEqual(hold.ordered)
  }
  if (step !== 'find') expect(timeChosen).toBe(true)
  if (hold || task?.kind === 'hold') expect([timeChosen, booking !== null]).toEqual([true, true])
  if (timeChosen) expect(selection?.seating).not.toBeNull()
  if (timeChosen) expect(selection?.offer.seatings).toContain(selection?.seating)
  if (task && ['card', 'reserve', 'bank'].includes(task.kind)) {
    expect([step, hold !== null]).toEqual(['details', true])
  }
  // Nothing of a booking that wants a card is sent without one.
  if (task?.kind === 'reserve' && hold?.payment) expect(task.attempt.card).toBeDefined()
  if (task?.kind === 'card')
    expect([hold?.payment !== undefined, state.unsettled]).toEqual([true, null])
  expect(task?.kind === 'search').toBe(state.search === 'searching')
  if (state.offers.length > 0) expect(state.search).toBe('found')
  if (state.restoring) expect([step, timeChosen]).toEqual(['find', false])
  if (state.unsettled) expect(hold).not.toBeNull()
  if (task) expect(task.request).toBe(state.requests)
}
