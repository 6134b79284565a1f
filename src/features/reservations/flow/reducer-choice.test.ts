import { describe, expect, it } from 'vitest'
import {
  choice,
  defaults,
  eight,
  held,
  pick,
  play,
  search,
  seven,
  tasting,
} from '#tests/support/reservation-events.ts'
import { reduce } from './reducer.ts'
import {
  answerPlace,
  canSearch,
  type Event,
  hidesFind,
  initialReservation,
  type Offer,
  toPersisted,
} from './state.ts'

describe('find a time', () => {
  it('searches once people, date and time are all chosen, and not while searching', () => {
    expect(canSearch(play([]))).toBe(true)
    expect(canSearch(play([{ type: 'chosen', change: { time: null } }]))).toBe(false)
    expect(canSearch(play([{ type: 'searchRequested' }]))).toBe(false)
    expect(play([{ type: 'chosen', change: { date: null } }, ...search]).search).toBe('idle')
  })

  it.each([{ people: 3 }, { date: '2026-11-21' }, { time: '18:00' }])(
    'clears all results and held selections when %o is chosen',
    (change) => {
      const picked = play([...search, { type: 'timePicked', slot: seven.slot, list: 'standard' }])
      const state = reduce(picked, { type: 'chosen', change })
      expect(state).toMatchObject({
        offers: [],
        search: 'idle',
        selection: null,
        timeChosen: false,
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
    const order = play(held)
    expect(reduce(order, event)).toBe(order)
  })

  it('says when to try again for as long as that is the problem, and nothing of an earlier time', () => {
    const problem = 'too_many_requests'
    const failed = play([
      { type: 'searchRequested' },
      { type: 'searchFailed', request: -1, problem, said: 'In 4 minutes.' },
    ])
    expect(failed).toMatchObject({ problem, said: 'In 4 minutes.' })
    const asking = reduce(failed, { type: 'searchRequested' })
    const request = asking.task?.request ?? 0
    const again = reduce(asking, { type: 'searchFailed', request, problem })
    expect(again).toMatchObject({ problem, said: undefined })
  })

  it('searches on for the new choice, and not when no day is left', () => {
    const asking = play([...pick, { type: 'holdRefused', request: -1, problem: 'slot_taken' }])
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

  it('holds the time with the seating and asks for the table at once', () => {
    const state = play(pick)
    expect(state).toMatchObject({ timeChosen: true, booking: { kind: 'standard' }, step: 'find' })
    expect(state.task).toMatchObject({ kind: 'hold', renewing: false })
  })

  it('goes to the details when the table is held', () => {
    expect(play(held)).toMatchObject({ step: 'details', hold: { token: 'hold-1' }, task: null })
  })

  it('searches afresh for the same table when the slot was just taken, and says why', () => {
    const state = play([...pick, { type: 'holdRefused', request: -1, problem: 'slot_taken' }])
    expect(state).toMatchObject({ search: 'searching', timeChosen: false, choice, offers: [] })
    expect(state.problem).toBe('slot_taken')
    const fresh: Event = { type: 'searchAnswered', request: -1, offers: [seven], reasons: [] }
    expect(play([fresh], state)).toMatchObject({ search: 'found', problem: 'slot_taken' })
  })

  it('lets another time be picked when the hold fails otherwise', () => {
    const state = play([...pick, { type: 'holdRefused', request: -1, problem: 'generic' }])
    expect(state).toMatchObject({ search: 'found', timeChosen: false, problem: 'generic' })
    const again = reduce(state, { type: 'timePicked', slot: seven.slot, list: 'standard' })
    expect(again.selection?.offer).toEqual(seven)
  })

  it('restores the defaults once it was released, unless the guest chose meanwhile', () => {
    const released = reduce(play(pick), { type: 'timeCleared' })
    expect(released).toMatchObject({ timeChosen: false, restoring: true, choice, search: 'idle' })
    const restored = reduce(released, { type: 'restored', choice: defaults })
    expect(restored).toMatchObject({ choice: defaults, restoring: false })
    const chose = reduce(released, { type: 'chosen', change: { people: 6 } })
    expect(reduce(chose, { type: 'restored', choice: defaults })).toBe(chose)
  })
})

describe('booking options', () => {
  const options: Event[] = [
    ...search,
    { type: 'timePicked', slot: eight.slot, list: 'experience' },
    { type: 'seatingPicked', seating: 'default' },
  ]

  it('stand before the hold of a time from the list of experiences', () => {
    expect(play(options)).toMatchObject({ step: 'options', task: null, timeChosen: true })
  })

  it('ask for add-ons when the booking has some, and hold at once when it has none', () => {
    const withAddOns = play([...options, { type: 'bookingPicked', booking: tasting }])
    expect(withAddOns).toMatchObject({ step: 'addOns', task: null })
    const booking = { ...tasting, hasAddOns: false }
    const without = play([...options, { type: 'bookingPicked', booking }])
    expect(without).toMatchObject({ addOns: [], task: { kind: 'hold' } })
  })

  it('offer the standard booking only at a time that is also standard (spec:reservations.options-standard)', () => {
    const state = play(options)
    expect(reduce(state, { type: 'bookingPicked', booking: { kind: 'standard' } })).toBe(state)
  })

  it('leave out add-ons of quantity 0 (spec:reservations.add-ons-zero)', () => {
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
      { type: 'held', request: -1, token: 'hold-1', endsAt: 1 },
      { type: 'edited', step: 'options' },
      { type: 'bookingPicked', booking: { ...tasting, hasAddOns: false } },
      { type: 'held', request: -1, token: 'hold-2', endsAt: 2 },
    ])
    expect(held).toMatchObject({ step: 'details', hold: { token: 'hold-2', endsAt: 2 } })
  })

  const wine = { itemId: 'wine', quantity: 2, name: 'Wine' }
  const ordered: Event[] = [
    ...options,
    { type: 'bookingPicked', booking: tasting },
    { type: 'addOnsChosen', addOns: [wine] },
    { type: 'held', request: -1, token: 'hold-1', endsAt: 1 },
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
        { type: 'held', request: -1, token: 'hold-1', endsAt: 1 },
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
    expect(toPersisted(editing)).toMatchObject({ booking: tasting, addOns: [wine] })
  })

  it('stay as they were when the table of an edit cannot be had', () => {
    const refused = play([
      ...ordered,
      { type: 'edited', step: 'addOns' },
      { type: 'addOnsChosen', addOns: [] },
      { type: 'holdRefused', request: -1, problem: 'too_many_requests' },
    ])
    expect(refused).toMatchObject({ step: 'addOns', problem: 'too_many_requests', addOns: [] })
    expect(reduce(refused, { type: 'continued' })).toMatchObject({ addOns: [wine] })
  })

  it('are looked for afresh when they are no longer what was shown', () => {
    const changed = { request: -1, problem: 'experience_changed' } as const
    const state = play([
      ...options,
      { type: 'bookingPicked', booking: { ...tasting, hasAddOns: false } },
      { type: 'holdRefused', ...changed },
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
    const saved = toPersisted(done)
    if (!saved) throw new Error('nothing was saved')
    const again = reduce(initialReservation(choice), { type: 'resumed', saved, released: false })
    expect(again).toMatchObject({ step: 'done', confirmation: { total }, addOns: [wine] })
  })
})
