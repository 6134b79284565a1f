import { describe, expect, it } from 'vitest'
import {
  card,
  choice,
  defaults,
  done,
  guest,
  held,
  pick,
  play,
  prepaid,
  prepayment,
  question,
  seven,
  submit,
  withCard,
} from '#tests/support/reservation-events.ts'
import { reduce } from './reducer.ts'
import {
  type CheckedFields,
  EMPTY_DETAILS,
  type Event,
  initialReservation,
  type Prepayment,
  type Problem,
  type Reservation,
  toPersisted,
} from './state.ts'

describe('details', () => {
  it('keep the hold on Back, and can be returned to', () => {
    const back = play([...held, { type: 'wentBack' }])
    expect(back).toMatchObject({ step: 'find', timeChosen: true, hold: { token: 'hold-1' } })
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

  it('hold the same table once more when the hold was lost, then complete by themselves', () => {
    const lost = play([
      ...submit,
      { type: 'reserveRefused', request: -1, problem: 'hold_lost', fields: {} },
    ])
    expect(lost).toMatchObject({ step: 'details', task: { kind: 'hold', renewing: true } })
    const renewed = play([{ type: 'held', request: -1, token: 'hold-2', endsAt: 1 }], lost)
    expect(renewed.hold).toMatchObject({ token: 'hold-2', renewed: true })
    expect(renewed.task).toMatchObject({ kind: 'reserve', attempt: guest })
  })

  it('go back to fresh times, values kept, when the table is lost for good', () => {
    const lost = play([
      ...submit,
      { type: 'reserveRefused', request: -1, problem: 'hold_lost', fields: {} },
      { type: 'holdRefused', request: -1, problem: 'slot_taken' },
    ])
    expect(lost).toMatchObject({ step: 'find', problem: 'hold_lost', search: 'searching' })
    expect(lost).toMatchObject({ hold: null, details: guest, choice })
  })

  it('end with the confirmation', () => {
    const state = play(done)
    expect(state).toMatchObject({ step: 'done', hold: null, timeChosen: true })
    expect(state.confirmation).toEqual({ manageUrl: '/my/reservations/t', mailed: true })
  })
})

const refused = (problem: Problem): Event => ({
  ...{ type: 'reserveRefused', request: -1, problem, fields: {} },
})

describe('what is wrong with the form', () => {
  const [phone, email] = ['The Phone field is required.', 'The Email field must be a valid email.']
  const atFault = () =>
    play([...held, { type: 'detailsRejected', fields: { phone, email } }] as Event[])
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
  it('is sent only after a token was obtained (spec:reservations.token-before-reserve)', () => {
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
    const hold: Event = { type: 'holdRefused', request: -1, problem: 'card_required' }
    expect(play([...pick, hold])).toMatchObject({ step: 'find', problem: 'not_bookable' })
  })

  describe('and whose table was lost on the way', () => {
    const lost = play([...withCard, refused('hold_lost')])
    const renewed = (payment?: Prepayment): Event => ({
      ...{ type: 'held', request: -1, token: 'hold-2', endsAt: 1 },
      ...(payment ? { payment } : {}),
    })

    it('is completed by itself with a new token for the same price', () => {
      const state = play([renewed(lost.hold?.payment)], lost)
      expect(state.task).toMatchObject({ kind: 'card', attempt: guest })
    })

    it('waits for the guest when the price is another one', () => {
      const dearer = { ...prepayment, policy: [], money: { ...prepayment.money, amount: 30_000 } }
      const state = play([renewed(dearer)], lost)
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
    const saved = toPersisted(play(asked))
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

  it.each<Event['type']>(['reset', 'closed', 'timeCleared'])(
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
    const saved = toPersisted(play(events))
    if (!saved) throw new Error('nothing was saved')
    return reduce(initialReservation(defaults), { type: 'resumed', saved, released })
  }

  it('finds its hold and the values again', () => {
    const typed: Event[] = [...held, { type: 'detailsChanged', change: guest }]
    expect(resumed(typed, false)).toMatchObject({
      ...{ step: 'details', choice, details: guest, task: null },
      hold: { token: 'hold-1' },
    })
  })

  it('asks for the same table once when the hold was given back', () => {
    const state = resumed(held, true)
    expect(state.task).toMatchObject({ kind: 'hold', renewing: true, attempt: null })
    const refused = play([{ type: 'holdRefused', request: -1, problem: 'slot_taken' }], state)
    expect(refused).toMatchObject({ step: 'find', problem: 'hold_lost', search: 'searching' })
  })

  it('keeps the form and says what is wrong when that fails for another reason', () => {
    const refusal: Event = { type: 'holdRefused', request: -1, problem: 'too_many_requests' }
    const state = play([refusal], resumed([...held, ...submit.slice(-2, -1)], true))
    expect(state).toMatchObject({
      ...{ step: 'details', problem: 'too_many_requests', task: null, details: guest },
      hold: { token: 'hold-1' },
    })
    const again = reduce(state, { type: 'submitted' })
    expect(again.task).toMatchObject({ kind: 'reserve', attempt: guest })
  })

  it('finds the manage link again, and nothing of the guest but their first name', () => {
    expect(JSON.stringify(toPersisted(play(done)))).not.toContain(guest.lastName)
    const state = resumed(done, false)
    expect(state).toMatchObject({
      ...{ step: 'done', hold: null, task: null, choice },
      confirmation: { manageUrl: '/my/reservations/t', mailed: true },
      details: { ...EMPTY_DETAILS, firstName: guest.firstName },
      selection: { offer: seven, seating: 'bar' },
    })
    expect(toPersisted(reduce(state, { type: 'closed' }))).toBeNull()
  })

  it('asks again for the outcome of a try that it interrupted, with the same details', () => {
    const again = resumed(submit, false)
    expect(again).toMatchObject({ task: { attempt: guest }, unsettled: guest })
  })
})
