import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reduce } from './reducer.ts'
import {
  answerPlace,
  type CheckedFields,
  canSearch,
  EMPTY_DETAILS,
  type Event,
  hidesFind,
  initialReservation,
  type Offer,
  type Prepayment,
  type Problem,
  type Reservation,
  savable,
} from './state.ts'

const choice = { people: 2, date: '2026-11-20', time: '19:00' }
const defaults = { people: 2, date: '2026-11-20', time: '20:15' }
const seven: Offer = {
  slot: '2026-11-20T19:00',
  standard: true,
  experience: false,
  seatings: ['default', 'bar'],
}
const eight: Offer = {
  slot: '2026-11-20T20:00',
  standard: false,
  experience: true,
  seatings: ['default'],
}
const tasting = {
  kind: 'experience',
  id: '7',
  version: '1',
  name: 'Tasting',
  hasAddOns: true,
} as const
const guest = { firstName: 'Ada', lastName: 'Byron', phone: '604-555-0101' }

/** Applies events in order; `request: -1` stands for the one that is waited for. */
function play(events: Event[], from: Reservation = initialReservation(choice)): Reservation {
  return events.reduce((state, event) => {
    const answers = 'request' in event && event.request === -1
    return reduce(state, answers ? { ...event, request: state.task?.request ?? -1 } : event)
  }, from)
}

const search: Event[] = [
  { type: 'searchRequested' },
  { type: 'searchAnswered', request: -1, offers: [seven, eight], reasons: [] },
]
const pick: Event[] = [
  ...search,
  { type: 'timePicked', slot: seven.slot, list: 'standard' },
  { type: 'seatingPicked', seating: 'bar' },
]
const lock: Event[] = [...pick, { type: 'locked', request: -1, token: 'hold-1', endsAt: 300_000 }]
const submit: Event[] = [...lock, { type: 'detailsChanged', change: guest }, { type: 'submitted' }]
const done: Event[] = [
  ...submit,
  { type: 'reserved', request: -1, manageUrl: '/my/reservations/t', mailed: true },
]

describe('find a time', () => {
  it('searches once people, date and time are all chosen, and not while searching', () => {
    expect(canSearch(play([]))).toBe(true)
    expect(canSearch(play([{ type: 'chosen', change: { time: null } }]))).toBe(false)
    expect(canSearch(play([{ type: 'searchRequested' }]))).toBe(false)
    expect(play([{ type: 'chosen', change: { date: null } }, ...search]).search).toBe('idle')
  })

  it.each([{ people: 3 }, { date: '2026-11-21' }, { time: '18:00' }])(
    'clears all results and locked selections when %o is chosen',
    (change) => {
      const picked = play([...search, { type: 'timePicked', slot: seven.slot, list: 'standard' }])
      const state = reduce(picked, { type: 'chosen', change })
      expect(state).toMatchObject({
        offers: [],
        search: 'idle',
        selection: null,
        timeLocked: false,
      })
      expect(state.choice).toMatchObject(change)
    },
  )

  it('ignores the answer to a search that a new choice made stale', () => {
    const asked = play([{ type: 'searchRequested' }])
    const changed = reduce(asked, { type: 'chosen', change: { people: 4 } })
    const late: Event = { type: 'searchAnswered', request: 1, offers: [seven], reasons: [] }
    expect(reduce(changed, late)).toBe(changed)
  })

  it('names a party that is too large before any other reason', () => {
    const reasons = ['NoTimesExist', 'AboveMaxPartySize']
    const none: Event = { type: 'searchAnswered', request: -1, offers: [], reasons }
    const state = play([{ type: 'searchRequested' }, none])
    expect(state.problem).toBe('above_max_party_size')
    expect(hidesFind(state)).toBe(false)
  })

  it('says that all there is wants a card, which the form takes none of', () => {
    const reasons = ['CreditCardRequired']
    const none: Event = { type: 'searchAnswered', request: -1, offers: [], reasons }
    const state = play([{ type: 'searchRequested' }, none])
    expect(state.problem).toBe('card_only')
    expect(hidesFind(state)).toBe(true)
  })

  it.each([[['NoTimesExist']], [[]]])(
    'hides Find a Time when there is nothing for %o, until the next choice',
    (reasons) => {
      const none: Event = { type: 'searchAnswered', request: -1, offers: [], reasons }
      const state = play([{ type: 'searchRequested' }, none])
      expect(state.problem).toBe('no_availability')
      expect(hidesFind(state)).toBe(true)
      expect(hidesFind(reduce(state, { type: 'chosen', change: { people: 3 } }))).toBe(false)
    },
  )

  it('gives way when the choice became impossible by itself, keeping the people', () => {
    const later = { people: 2, date: '2026-11-21', time: '19:00' }
    const event: Event = { type: 'outdated', choice: later }
    expect(play([...search, event])).toMatchObject({ choice: later, search: 'idle', offers: [] })
    const held = play(lock)
    expect(reduce(held, event)).toBe(held)
  })

  it('searches on for the new choice, and not when no day is left', () => {
    const asking = play([...pick, { type: 'lockRefused', request: -1, problem: 'slot_taken' }])
    const replaced = reduce(asking, { type: 'outdated', choice: defaults })
    expect(replaced).toMatchObject({ search: 'searching', problem: 'slot_taken' })
    expect(replaced.task?.request).not.toBe(asking.task?.request)
    const none = { ...defaults, date: null }
    const over = reduce(asking, { type: 'outdated', choice: none })
    expect(over).toMatchObject({ search: 'idle', task: null, problem: 'slot_taken' })
  })

  it('leads the focus to the times, or to why there are none', () => {
    const answers = (event: Event) => answerPlace(play([{ type: 'searchRequested' }, event]))
    const found = (offers: Offer[]) =>
      answers({ type: 'searchAnswered', request: -1, offers, reasons: [] })
    expect(answerPlace(play([{ type: 'searchRequested' }]))).toBeNull()
    expect(found([seven, eight])).toBe('times')
    expect(found([eight])).toBe('times')
    expect(found([])).toBe('trouble')
    expect(answers({ type: 'searchFailed', request: -1, problem: 'generic' })).toBe('trouble')
  })

  it('takes a time only from the list that it is on, and a seating only of that time', () => {
    const found = play(search)
    expect(reduce(found, { type: 'timePicked', slot: eight.slot, list: 'standard' })).toBe(found)
    const picked = reduce(found, { type: 'timePicked', slot: seven.slot, list: 'standard' })
    expect(reduce(picked, { type: 'seatingPicked', seating: 'outdoor' })).toBe(picked)
  })

  it('locks the time with the seating and asks for the table at once', () => {
    const state = play(pick)
    expect(state).toMatchObject({ timeLocked: true, booking: { kind: 'standard' }, step: 'find' })
    expect(state.task).toMatchObject({ kind: 'lock', renewing: false })
  })

  it('goes to the details when the table is held', () => {
    expect(play(lock)).toMatchObject({ step: 'details', hold: { token: 'hold-1' }, task: null })
  })

  it('searches afresh for the same table when the slot was just taken, and says why', () => {
    const state = play([...pick, { type: 'lockRefused', request: -1, problem: 'slot_taken' }])
    expect(state).toMatchObject({ search: 'searching', timeLocked: false, choice, offers: [] })
    expect(state.problem).toBe('slot_taken')
    const fresh: Event = { type: 'searchAnswered', request: -1, offers: [seven], reasons: [] }
    expect(play([fresh], state)).toMatchObject({ search: 'found', problem: 'slot_taken' })
  })

  it('lets another time be picked when the lock fails otherwise', () => {
    const state = play([...pick, { type: 'lockRefused', request: -1, problem: 'generic' }])
    expect(state).toMatchObject({ search: 'found', timeLocked: false, problem: 'generic' })
    const again = reduce(state, { type: 'timePicked', slot: seven.slot, list: 'standard' })
    expect(again.selection?.offer).toEqual(seven)
  })

  it('restores the defaults once it was unlocked, unless the guest chose meanwhile', () => {
    const unlocked = reduce(play(pick), { type: 'unlocked' })
    expect(unlocked).toMatchObject({ timeLocked: false, restoring: true, choice, search: 'idle' })
    const restored = reduce(unlocked, { type: 'restored', choice: defaults })
    expect(restored).toMatchObject({ choice: defaults, restoring: false })
    const chose = reduce(unlocked, { type: 'chosen', change: { people: 6 } })
    expect(reduce(chose, { type: 'restored', choice: defaults })).toBe(chose)
  })
})

describe('booking options', () => {
  const options: Event[] = [
    ...search,
    { type: 'timePicked', slot: eight.slot, list: 'experience' },
    { type: 'seatingPicked', seating: 'default' },
  ]

  it('stand before the lock of a time from the list of experiences', () => {
    expect(play(options)).toMatchObject({ step: 'options', task: null, timeLocked: true })
  })

  it('ask for add-ons when the booking has some, and lock at once when it has none', () => {
    const withAddOns = play([...options, { type: 'bookingPicked', booking: tasting }])
    expect(withAddOns).toMatchObject({ step: 'addOns', task: null })
    const booking = { ...tasting, hasAddOns: false }
    const without = play([...options, { type: 'bookingPicked', booking }])
    expect(without).toMatchObject({ addOns: [], task: { kind: 'lock' } })
  })

  it('offer the standard booking only at a time that is also standard (D-64)', () => {
    const state = play(options)
    expect(reduce(state, { type: 'bookingPicked', booking: { kind: 'standard' } })).toBe(state)
  })

  it('leave out add-ons of quantity 0 (D-56)', () => {
    const addOns = [
      { itemId: 'wine', quantity: 0 },
      { itemId: 'cake', quantity: 1 },
    ]
    const picked: Event[] = [
      ...options,
      { type: 'bookingPicked', booking: tasting },
      { type: 'addOnsChosen', addOns },
    ]
    expect(play(picked).addOns).toEqual([{ itemId: 'cake', quantity: 1 }])
  })

  it('can be edited from the details, and locking again replaces the hold', () => {
    const held = play([
      ...options,
      { type: 'bookingPicked', booking: { ...tasting, hasAddOns: false } },
      { type: 'locked', request: -1, token: 'hold-1', endsAt: 1 },
      { type: 'edited', step: 'options' },
      { type: 'bookingPicked', booking: { ...tasting, hasAddOns: false } },
      { type: 'locked', request: -1, token: 'hold-2', endsAt: 2 },
    ])
    expect(held).toMatchObject({ step: 'details', hold: { token: 'hold-2', endsAt: 2 } })
  })

  const wine = { itemId: 'wine', quantity: 2, name: 'Wine' }
  const ordered: Event[] = [
    ...options,
    { type: 'bookingPicked', booking: tasting },
    { type: 'addOnsChosen', addOns: [wine] },
    { type: 'locked', request: -1, token: 'hold-1', endsAt: 1 },
  ]

  it('count add-ons up and down without asking for the table', () => {
    const counted = play([
      ...options,
      { type: 'bookingPicked', booking: tasting },
      { type: 'addOnsChanged', addOns: [wine] },
    ])
    expect(counted).toMatchObject({ step: 'addOns', addOns: [wine], task: null })
    const none = reduce(counted, { type: 'addOnsChanged', addOns: [{ ...wine, quantity: 0 }] })
    expect(none.addOns).toEqual([])
  })

  it('ask who comes at which price, and remember it for the hold and for an edit', () => {
    const guests = [
      { priceId: '1', title: 'Adult', count: 2 },
      { priceId: '2', title: 'Child', count: 0 },
    ]
    const family = { ...tasting, hasAddOns: false, guests }
    const mixed = guests.map((one) => ({ ...one, count: 1 }))
    const counted = play([
      ...options,
      { type: 'bookingPicked', booking: family },
      { type: 'guestsCounted', guests: mixed },
    ])
    expect(counted).toMatchObject({ step: 'addOns', booking: { guests: mixed }, task: null })
    const held = play(
      [
        { type: 'addOnsChosen', addOns: [] },
        { type: 'locked', request: -1, token: 'hold-1', endsAt: 1 },
      ],
      counted,
    )
    expect(held.hold?.ordered?.booking).toMatchObject({ guests: mixed })
    expect(play([{ type: 'edited', step: 'addOns' }], held).step).toBe('addOns')
    const again = play(
      [
        { type: 'edited', step: 'options' },
        { type: 'bookingPicked', booking: family },
      ],
      held,
    )
    expect(again.booking).toMatchObject({ guests: mixed })
    const other = { ...family, id: '8' }
    const changed: Event[] = [{ type: 'edited', step: 'options' }]
    expect(
      play([...changed, { type: 'bookingPicked', booking: other }], held).booking,
    ).toMatchObject({ guests })
  })

  it('keep the add-ons of an experience that is chosen again, and none of another', () => {
    const editing = play([...ordered, { type: 'edited', step: 'options' }])
    expect(reduce(editing, { type: 'bookingPicked', booking: tasting }).addOns).toEqual([wine])
    const other = { ...tasting, id: '8' }
    expect(reduce(editing, { type: 'bookingPicked', booking: other }).addOns).toEqual([])
  })

  it('stay as the table is held for them when an edit is given up', () => {
    const edits: Event[] = [
      { type: 'edited', step: 'options' },
      { type: 'bookingPicked', booking: { ...tasting, id: '8' } },
      { type: 'addOnsChanged', addOns: [{ itemId: 'cake', quantity: 1 }] },
    ]
    const editing = play([...ordered, ...edits])
    expect(editing).toMatchObject({ step: 'addOns', hold: { token: 'hold-1' } })
    const kept = reduce(editing, { type: 'continued' })
    expect(kept).toMatchObject({ step: 'details', booking: tasting, addOns: [wine] })
    // A reload in the middle of it finds what is held, too.
    expect(savable(editing)).toMatchObject({ booking: tasting, addOns: [wine] })
  })

  it('stay as they were when the table of an edit cannot be had', () => {
    const refused = play([
      ...ordered,
      { type: 'edited', step: 'addOns' },
      { type: 'addOnsChosen', addOns: [] },
      { type: 'lockRefused', request: -1, problem: 'too_many_requests' },
    ])
    expect(refused).toMatchObject({ step: 'addOns', problem: 'too_many_requests', addOns: [] })
    expect(reduce(refused, { type: 'continued' })).toMatchObject({ addOns: [wine] })
  })

  it('are looked for afresh when they are no longer what was shown', () => {
    const changed = { request: -1, problem: 'experience_changed' } as const
    const state = play([
      ...options,
      { type: 'bookingPicked', booking: { ...tasting, hasAddOns: false } },
      { type: 'lockRefused', ...changed },
    ])
    expect(state).toMatchObject({
      step: 'find',
      search: 'searching',
      ...{ problem: changed.problem },
    })
    const late = play([
      ...ordered,
      { type: 'submitted' },
      { type: 'reserveRefused', ...changed, fields: {} },
    ])
    expect(late).toMatchObject({ step: 'find', search: 'searching', hold: null })
  })

  it('lead back step by step, and give the table up with the time', () => {
    const editing = play([...ordered, { type: 'edited', step: 'addOns' }])
    const back = reduce(editing, { type: 'wentBack' })
    expect(back).toMatchObject({ step: 'options', hold: { token: 'hold-1' } })
    const times = reduce(back, { type: 'wentBack' })
    expect(times).toMatchObject({ step: 'find', search: 'found', selection: null, hold: null })
  })

  it('are thanked for by name, after a reload too', () => {
    const total = { amount: 34_419, currency: 'CAD', multiplier: 100 }
    const done = play([
      ...ordered,
      { type: 'submitted' },
      { type: 'reserved', request: -1, manageUrl: null, mailed: false, total },
    ])
    expect(done).toMatchObject({ confirmation: { total }, booking: tasting, addOns: [wine] })
    const saved = savable(done)
    if (!saved) throw new Error('nothing was saved')
    const again = reduce(initialReservation(choice), { type: 'resumed', saved, released: false })
    expect(again).toMatchObject({ step: 'done', confirmation: { total }, addOns: [wine] })
  })
})

describe('details', () => {
  it('keep the hold on Back, and can be returned to', () => {
    const back = play([...lock, { type: 'wentBack' }])
    expect(back).toMatchObject({ step: 'find', timeLocked: true, hold: { token: 'hold-1' } })
    expect(reduce(back, { type: 'continued' })).toMatchObject({ step: 'details' })
  })

  it('of a visit that was cancelled since lead to other times, and are kept', () => {
    const cancelled = { type: 'reserveRefused', problem: 'cancelled', fields: {} } as const
    const state = play([...submit, { ...cancelled, request: -1 }])
    expect(state).toMatchObject({ step: 'find', search: 'searching', problem: 'cancelled' })
    expect(state).toMatchObject({ hold: null, unsettled: null, details: guest })
  })

  it('submit once: a second press while the first is under way changes nothing', () => {
    const state = play(submit)
    expect(reduce(state, { type: 'submitted' })).toBe(state)
  })

  it('stay with their values after a failed payment, with a payment problem', () => {
    const state = play([
      ...submit,
      { type: 'reserveRefused', request: -1, problem: 'payment', fields: {} },
    ])
    expect(state).toMatchObject({ step: 'details', problem: 'payment', details: guest })
    expect(reduce(state, { type: 'wentBack' })).toMatchObject({ step: 'find', problem: null })
  })

  it('repeat a try of unknown outcome, and try nothing else before it is settled', () => {
    const unknown = play([
      ...submit,
      { type: 'reserveRefused', request: -1, problem: 'unknown_outcome', fields: {} },
    ])
    const again = reduce(unknown, { type: 'submitted' })
    expect(again.task).toMatchObject({ attempt: guest })
    const edited = reduce(unknown, { type: 'detailsChanged', change: { firstName: 'Augusta' } })
    const still = reduce(edited, { type: 'submitted' })
    expect(still.task).toEqual(again.task)
    const generic = { type: 'reserveRefused', request: -1, problem: 'generic', fields: {} } as const
    const settled = play([generic, { type: 'submitted' }], still)
    expect(settled.task).toMatchObject({
      attempt: { firstName: 'Augusta' },
    })
  })

  it('lock the same table once more when the hold was lost, then complete by themselves', () => {
    const lost = play([
      ...submit,
      { type: 'reserveRefused', request: -1, problem: 'hold_lost', fields: {} },
    ])
    expect(lost).toMatchObject({ step: 'details', task: { kind: 'lock', renewing: true } })
    const renewed = play([{ type: 'locked', request: -1, token: 'hold-2', endsAt: 1 }], lost)
    expect(renewed.hold).toMatchObject({ token: 'hold-2', renewed: true })
    expect(renewed.task).toMatchObject({ kind: 'reserve', attempt: guest })
  })

  it('go back to fresh times, values kept, when the table is lost for good', () => {
    const lost = play([
      ...submit,
      { type: 'reserveRefused', request: -1, problem: 'hold_lost', fields: {} },
      { type: 'lockRefused', request: -1, problem: 'slot_taken' },
    ])
    expect(lost).toMatchObject({ step: 'find', problem: 'hold_lost', search: 'searching' })
    expect(lost).toMatchObject({ hold: null, details: guest, choice })
  })

  it('end with the confirmation', () => {
    const state = play(done)
    expect(state).toMatchObject({ step: 'done', hold: null, timeLocked: true })
    expect(state.confirmation).toEqual({ manageUrl: '/my/reservations/t', mailed: true })
  })
})

const prepayment = {
  kind: 'charge',
  money: { amount: 26_250, currency: 'CAD', multiplier: 100 },
  policy: ['Given back until two days before.'],
} as const
const card = { token: 'tok_1', last4: '4242' }
const question = { clientSecret: 'pi_secret', redirectUrl: 'https://bank.example/ask' }
const prepaid: Event[] = [
  ...pick,
  {
    ...{ type: 'locked', request: -1, token: 'hold-1', endsAt: 300_000 },
    payment: { ...prepayment, policy: [...prepayment.policy] },
  },
  { type: 'detailsChanged', change: guest },
]
const withCard: Event[] = [
  ...prepaid,
  { type: 'submitted' },
  { type: 'cardGiven', request: -1, card },
]
const refused = (problem: Problem): Event => ({
  ...{ type: 'reserveRefused', request: -1, problem, fields: {} },
})

describe('what is wrong with the form', () => {
  const [phone, email] = ['The Phone field is required.', 'The Email field must be a valid email.']
  const atFault = () =>
    play([...lock, { type: 'detailsRejected', fields: { phone, email } }] as Event[])
  const checked = (state: Reservation, fields: CheckedFields) =>
    reduce(state, { type: 'fieldsChecked', fields })

  it('goes field by field when it is right, and as a whole with the last one', () => {
    const one = checked(atFault(), { phone: undefined })
    expect(one).toMatchObject({ problem: 'invalid', fields: { email } })
    expect(one.fields).not.toHaveProperty('phone')
    expect(checked(one, { email: undefined })).toMatchObject({ problem: null, fields: {} })
  })

  it('stays, in the words that hold now, while it is not', () => {
    const state = atFault()
    expect(checked(state, { email })).toBe(state)
    const said = 'The Phone field may not be longer than 40 characters.'
    expect(checked(state, { phone: said }).fields).toEqual({ phone: said, email })
  })

  it('is not said of a field before the guest has sent it', () => {
    const state = atFault()
    expect(checked(state, { firstName: 'The First name field is required.' })).toBe(state)
  })

  it('takes the focus each time that it was found, and not when some of it was mended', () => {
    const state = atFault()
    expect(checked(state, { phone: undefined }).refusals).toBe(state.refusals)
    const again = reduce(state, { type: 'detailsRejected', fields: { phone, email } })
    expect(again.refusals).toBe(state.refusals + 1)
  })
})

describe('a booking that wants a card', () => {
  it('is sent only after a token was obtained (S2 §4)', () => {
    const asking = play([...prepaid, { type: 'submitted' }])
    expect(asking.task).toMatchObject({ kind: 'card', attempt: guest })
    expect(reduce(asking, { type: 'submitted' })).toBe(asking)
    const given = play([{ type: 'cardGiven', request: -1, card }], asking)
    expect(given.task).toMatchObject({ kind: 'reserve', attempt: { ...guest, card } })
  })

  it('needs none where none is asked for', () => {
    expect(play(submit).task?.kind).toBe('reserve')
  })

  it('stays where it is when the card cannot be read, and nothing was sent', () => {
    const fields = { expiry: 'Please enter a valid expiration date.' }
    const state = play([
      ...prepaid,
      { type: 'submitted' },
      { type: 'cardRefused', request: -1, problem: 'payment', fields },
    ])
    expect(state).toMatchObject({ step: 'details', problem: 'payment', fields, details: guest })
    expect(state).toMatchObject({ task: null, unsettled: null })
  })

  it('keeps everything after a failed payment, and asks for a new token', () => {
    const failed = play([...withCard, refused('payment')])
    expect(failed).toMatchObject({ step: 'details', problem: 'payment', details: guest })
    expect(failed.hold?.token).toBe('hold-1')
    const again = reduce(failed, { type: 'submitted' })
    expect(again).toMatchObject({ problem: null, task: { kind: 'card' } })
    expect(again.task).not.toHaveProperty('attempt.card')
  })

  it('counts down to the new end of its hold once a refused card has renewed it', () => {
    const renewed = play([...withCard, { ...refused('payment'), endsAt: 600_000 } as Event])
    expect(renewed.hold).toMatchObject({ token: 'hold-1', endsAt: 600_000 })
    expect(play([...withCard, refused('payment')]).hold?.endsAt).toBe(300_000)
  })

  it.each<Event>([{ type: 'wentBack' }, { type: 'reset' }])(
    'says no more of the payment after %o',
    (event) => {
      const failed = play([...withCard, refused('payment')])
      expect(reduce(failed, event)).toMatchObject({ step: 'find', problem: null })
    },
  )

  it('may be given up while its card is looked at, and the token comes too late', () => {
    const asking = play([...prepaid, { type: 'submitted' }])
    const closed = reduce(asking, { type: 'closed' })
    expect(closed.hold).toBeNull()
    const late: Event = { type: 'cardGiven', request: asking.task?.request ?? 0, card }
    expect(reduce(closed, late)).toBe(closed)
  })

  it('sends the same card again while the outcome is not known', () => {
    const again = play([...withCard, refused('unknown_outcome'), { type: 'submitted' }])
    expect(again.task).toMatchObject({ kind: 'reserve', attempt: { ...guest, card } })
  })

  it('remembers what was asked of the card', () => {
    const done = play([
      ...withCard,
      { type: 'reserved', request: -1, manageUrl: null, mailed: false },
    ])
    expect(done.confirmation?.payment).toEqual(prepayment)
  })

  it('says that a card is wanted where the form can ask for it, and else to ask the restaurant', () => {
    expect(play([...submit, refused('card_required')]).problem).toBe('not_bookable')
    const unpaid = play([...prepaid, { type: 'submitted' }])
    const sent = {
      ...unpaid,
      task: { kind: 'reserve', request: 9, attempt: unpaid.details } as const,
    }
    expect(play([refused('card_required')], sent).problem).toBe('card_required')
    expect(play([...withCard, refused('card_required')]).problem).toBe('payment')
    const lock: Event = { type: 'lockRefused', request: -1, problem: 'card_required' }
    expect(play([...pick, lock])).toMatchObject({ step: 'find', problem: 'not_bookable' })
  })

  describe('and whose table was lost on the way', () => {
    const lost = play([...withCard, refused('hold_lost')])
    const relocked = (payment?: Prepayment): Event => ({
      ...{ type: 'locked', request: -1, token: 'hold-2', endsAt: 1 },
      ...(payment ? { payment } : {}),
    })

    it('is completed by itself with a new token for the same price', () => {
      const state = play([relocked(lost.hold?.payment)], lost)
      expect(state.task).toMatchObject({ kind: 'card', attempt: guest })
    })

    it('waits for the guest when the price is another one', () => {
      const dearer = { ...prepayment, policy: [], money: { ...prepayment.money, amount: 30_000 } }
      const state = play([relocked(dearer)], lost)
      expect(state).toMatchObject({ step: 'details', problem: 'payment_changed', task: null })
      expect(state.hold?.payment).toEqual(dearer)
    })
  })
})

describe('a card whose bank asks', () => {
  const asked: Event[] = [...withCard, { type: 'bankAsked', request: -1, question }]
  const answered: Event[] = [...asked, { type: 'bankAnswered', request: -1 }]

  it('waits for the bank, and sends the same reserve again', () => {
    expect(play(asked).task).toMatchObject({ kind: 'bank', question, attempt: { ...guest, card } })
    expect(play(answered).task).toMatchObject({ kind: 'reserve', attempt: { ...guest, card } })
  })

  it.each<Event['type']>(['reset', 'closed', 'wentBack', 'submitted'])(
    'gives nothing up by %s meanwhile',
    (type) => {
      const state = play(asked)
      expect(reduce(state, { type } as Event)).toBe(state)
    },
  )

  it('is a failed payment when the bank still asks after that, with a usable form', () => {
    const state = play([...answered, { type: 'bankAsked', request: -1, question }])
    expect(state).toMatchObject({ problem: 'payment', task: null, unsettled: null, details: guest })
    expect(reduce(state, { type: 'submitted' }).task?.kind).toBe('card')
  })

  it('is no card at all where the bank of another account’s payment was not answered', () => {
    const connected = { account: 'pk_1', paymentMethod: 'pm_1', kind: 'payment' } as const
    const theirs: Event = { type: 'bankAsked', request: -1, question: { ...question, connected } }
    const state = play([...withCard, theirs, { type: 'bankAnswered', request: -1 }])
    expect(state).toMatchObject({ problem: 'payment', task: null, details: guest })
    const answer = { kind: 'payment', paymentMethod: 'pm_1', intent: 'pi_1' } as const
    const told = play([
      ...withCard,
      theirs,
      { type: 'bankAnswered', request: -1, answered: answer },
    ])
    expect(told.task).toMatchObject({ attempt: { card: { ...card, answered: answer } } })
  })

  it('goes on after the page was left for it', () => {
    const saved = savable(play(asked))
    if (!saved) throw new Error('nothing was saved')
    expect(JSON.stringify(saved)).toContain(card.token)
    const back = reduce(initialReservation(defaults), { type: 'resumed', saved, released: false })
    expect(back.task).toMatchObject({ kind: 'reserve', attempt: { ...guest, card } })
    const still = play([{ type: 'bankAsked', request: -1, question }], back)
    expect(still).toMatchObject({ problem: 'payment', task: null })
    const paid: Event = { type: 'reserved', request: -1, manageUrl: null, mailed: false }
    expect(play([paid], back).confirmation?.payment).toEqual(prepayment)
  })
})

describe('reset', () => {
  it('returns to step 0, clears errors and stops the countdown', () => {
    const failed = play([
      ...submit,
      { type: 'reserveRefused', request: -1, problem: 'generic', fields: {} },
    ])
    const state = reduce(failed, { type: 'reset' })
    expect(state).toMatchObject({ step: 'find', problem: null, fields: {}, hold: null })
    expect(state.restoring).toBe(true)
  })

  it.each<Event['type']>(['reset', 'closed', 'unlocked'])(
    'by %s never gives up a try whose outcome is not known',
    (type) => {
      const unknown = play([
        ...submit,
        { type: 'reserveRefused', request: -1, problem: 'unknown_outcome', fields: {} },
      ])
      expect(reduce(unknown, { type } as Event)).toBe(unknown)
      const back = reduce(unknown, { type: 'wentBack' })
      expect(reduce(back, { type } as Event)).toBe(back)
    },
  )

  it('waits for a submission under way, and so does closing', () => {
    const state = play(submit)
    expect(reduce(state, { type: 'reset' })).toBe(state)
    expect(reduce(state, { type: 'closed' })).toBe(state)
  })
})

describe('a reload', () => {
  const resumed = (events: Event[], released: boolean): Reservation => {
    const saved = savable(play(events))
    if (!saved) throw new Error('nothing was saved')
    return reduce(initialReservation(defaults), { type: 'resumed', saved, released })
  }

  it('finds its hold and the values again', () => {
    const typed: Event[] = [...lock, { type: 'detailsChanged', change: guest }]
    expect(resumed(typed, false)).toMatchObject({
      ...{ step: 'details', choice, details: guest, task: null },
      hold: { token: 'hold-1' },
    })
  })

  it('asks for the same table once when the hold was given back', () => {
    const state = resumed(lock, true)
    expect(state.task).toMatchObject({ kind: 'lock', renewing: true, attempt: null })
    const refused = play([{ type: 'lockRefused', request: -1, problem: 'slot_taken' }], state)
    expect(refused).toMatchObject({ step: 'find', problem: 'hold_lost', search: 'searching' })
  })

  it('keeps the form and says what is wrong when that fails for another reason', () => {
    const refusal: Event = { type: 'lockRefused', request: -1, problem: 'too_many_requests' }
    const state = play([refusal], resumed([...lock, ...submit.slice(-2, -1)], true))
    expect(state).toMatchObject({
      ...{ step: 'details', problem: 'too_many_requests', task: null, details: guest },
      hold: { token: 'hold-1' },
    })
    const again = reduce(state, { type: 'submitted' })
    expect(again.task).toMatchObject({ kind: 'reserve', attempt: guest })
  })

  it('finds the manage link again, and nothing of the guest but their first name', () => {
    expect(JSON.stringify(savable(play(done)))).not.toContain(guest.lastName)
    const state = resumed(done, false)
    expect(state).toMatchObject({
      ...{ step: 'done', hold: null, task: null, choice },
      confirmation: { manageUrl: '/my/reservations/t', mailed: true },
      details: { ...EMPTY_DETAILS, firstName: guest.firstName },
      selection: { offer: seven, seating: 'bar' },
    })
    expect(savable(reduce(state, { type: 'closed' }))).toBeNull()
  })

  it('asks again for the outcome of a try that it interrupted, with the same details', () => {
    const again = resumed(submit, false)
    expect(again).toMatchObject({ task: { attempt: guest }, unsettled: guest })
  })
})

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
  fc.constantFrom(...prepaid.filter(({ type }) => type === 'locked')),
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
    type: fc.constant('locked' as const),
    request,
    token: fc.constantFrom('hold-1', 'hold-2'),
    endsAt: fc.nat(),
  }),
  fc.record({ type: fc.constant('lockRefused' as const), request, problem }),
  fc.record({
    type: fc.constant('reserveRefused' as const),
    request,
    problem,
    fields: fc.constant({}),
  }),
  fc.constantFrom<Event>(
    { type: 'continued' },
    { type: 'wentBack' },
    { type: 'unlocked' },
    { type: 'restored', choice: defaults },
    { type: 'detailsRejected', fields: { phone: 'The Phone field is required.' } },
    { type: 'fieldsChecked', fields: { phone: undefined } },
    { type: 'reset' },
    { type: 'closed' },
  ),
  fc
    .tuple(fc.constantFrom(lock, done, prepaid, withCard), fc.boolean())
    .map(([before, released]): Event => {
      const saved = savable(play(before))
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
          { type: 'lockRefused', request: -1, problem: 'generic' },
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
  const { step, hold, selection, booking, task, timeLocked, confirmation } = state
  expect(confirmation !== null).toBe(step === 'done')
  if (step === 'done') expect([hold, task, state.unsettled]).toEqual([null, null, null])
  if (step === 'details') expect(hold).not.toBeNull()
  // What is sent is what the table is held for.
  if (step === 'details' && hold?.ordered && task?.kind !== 'lock') {
    expect({ booking, addOns: state.addOns }).toEqual(hold.ordered)
  }
  if (step !== 'find') expect(timeLocked).toBe(true)
  if (hold || task?.kind === 'lock') expect([timeLocked, booking !== null]).toEqual([true, true])
  if (timeLocked) expect(selection?.seating).not.toBeNull()
  if (timeLocked) expect(selection?.offer.seatings).toContain(selection?.seating)
  if (task && ['card', 'reserve', 'bank'].includes(task.kind)) {
    expect([step, hold !== null]).toEqual(['details', true])
  }
  // Nothing of a booking that wants a card is sent without one.
  if (task?.kind === 'reserve' && hold?.payment) expect(task.attempt.card).toBeDefined()
  if (task?.kind === 'card')
    expect([hold?.payment !== undefined, state.unsettled]).toEqual([true, null])
  expect(task?.kind === 'search').toBe(state.search === 'searching')
  if (state.offers.length > 0) expect(state.search).toBe('found')
  if (state.restoring) expect([step, timeLocked]).toEqual(['find', false])
  if (state.unsettled) expect(hold).not.toBeNull()
  if (task) expect(task.request).toBe(state.requests)
}
