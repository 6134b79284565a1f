import { describe, expect, it } from 'vitest'
import { seatingLabel, sortSeatings } from '#lib/booking/seating.ts'
import { specialRequest } from '#lib/booking/special-request.ts'
import { checkDetails, recheckDetails, requestLength } from './details.ts'
import { EMPTY_DETAILS } from './state.ts'

const rules = { emailRequired: false, requestLimit: 1000, requestAsTyped: false }
const ada = { ...EMPTY_DETAILS, firstName: 'Ada', lastName: 'Byron', phone: '604 555 0101' }

describe('the book form', () => {
  it('requires first name, last name and phone, in the words of the forms (spec:forms.messages)', () => {
    expect(checkDetails({ ...EMPTY_DETAILS, firstName: '  ' }, rules)).toEqual({
      firstName: 'The First name field is required.',
      lastName: 'The Last name field is required.',
      phone: 'The Phone field is required.',
    })
    expect(checkDetails(ada, rules)).toEqual({})
  })

  it.each(['ada', 'ada@', '@x.ca', 'a da@x.ca', 'ada@x', 'ada@x..ca'])(
    'refuses %s as an email',
    (email) => {
      expect(checkDetails({ ...ada, email }, rules)).toEqual({
        email: 'The Email field must be a valid email.',
      })
    },
  )

  it('says of what was typed in whether it is right now, and of nothing else', () => {
    const typed = { ...EMPTY_DETAILS, firstName: 'Ada', email: 'ada' }
    expect(recheckDetails({ firstName: 'Ada' }, typed, rules)).toEqual({ firstName: undefined })
    expect(recheckDetails({ email: 'ada' }, typed, rules)).toEqual({
      email: 'The Email field must be a valid email.',
    })
    // A shorter occasion may be what the request lacked.
    expect(Object.keys(recheckDetails({ occasion: '' }, typed, rules))).toEqual([
      ...['occasion', 'request'],
    ])
  })

  it('requires the email only where the provider demands it (spec:reservations.email-required)', () => {
    expect(checkDetails(ada, { ...rules, emailRequired: true })).toEqual({
      email: 'The Email field is required.',
    })
    expect(checkDetails({ ...ada, email: 'ada@example.ca' }, rules)).toEqual({})
  })

  it('takes only what the booking can hold', () => {
    const firstName = 'x'.repeat(81)
    expect(checkDetails({ ...ada, firstName: `${firstName.slice(1)} ` }, rules)).toEqual({})
    expect(checkDetails({ ...ada, firstName, phone: '1'.repeat(41) }, rules)).toEqual({
      firstName: 'The First name field may not be longer than 80 characters.',
      phone: 'The Phone field may not be longer than 40 characters.',
    })
  })

  it('never cuts a special request that is too long, but says so', () => {
    const long = { ...ada, occasion: 'Birthday', request: 'x'.repeat(60) }
    expect(checkDetails(long, { ...rules, requestLimit: 75 })).toHaveProperty('request')
    expect(checkDetails(long, { ...rules, requestLimit: 96 })).toEqual({})
  })

  it('counts a request without an occasion as it was typed where it is sent so (spec:reservations.special-request)', () => {
    const asTyped = { ...rules, requestLimit: 75, requestAsTyped: true }
    const alone = { ...ada, request: 'x'.repeat(75) }
    expect(checkDetails(alone, asTyped)).toEqual({})
    expect(checkDetails({ ...alone, request: 'x'.repeat(76) }, asTyped)).toHaveProperty('request')
    expect(checkDetails(alone, { ...rules, requestLimit: 75 })).toHaveProperty('request')
    const birthday = { ...ada, occasion: 'Birthday', request: 'Window' }
    expect(requestLength(birthday, asTyped)).toBe(42)
    expect(requestLength({ ...birthday, occasion: '' }, asTyped)).toBe(6)
  })
})

describe('the special request', () => {
  it.each([
    ['Birthday', 'Window', 'Occasion: Birthday Special Request: Window'],
    ['Birthday', ' ', 'Occasion: Birthday'],
    ['', 'Window', 'Special Request: Window'],
    ['', '', ''],
  ])('of %j and %j is %j', (occasion, request, text) => {
    expect(specialRequest({ occasion, request })).toBe(text)
  })
})

describe('seating labels', () => {
  it.each([
    ['default', 'Standard'],
    ['bar', 'Bar'],
    ['counter', 'Counter'],
    ['highTop', 'High top'],
    ['hightop', 'High top'],
    ['outdoor', 'Outdoor'],
    ['chefsTable', 'Chefs table'],
  ])('%s reads %s', (code, label) => {
    expect(seatingLabel(code)).toBe(label)
  })

  it('stand in the order of a house, unknown ones last', () => {
    expect(sortSeatings(['outdoor', 'chefsTable', 'bar', 'default'])).toEqual([
      'default',
      'bar',
      'outdoor',
      'chefsTable',
    ])
  })
})
