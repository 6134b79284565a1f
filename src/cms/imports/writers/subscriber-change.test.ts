import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SubscriberChange, subscriberChange } from './subscriber-change.ts'

const state = fc.constantFrom<SubscriberChange['state']>('pending', 'confirmed', 'unsubscribed')
const said = fc.record({ email: fc.emailAddress(), state, firstname: fc.string() })

describe('a reader of whom a file says something', () => {
  it('stays away once they have left', () => {
    fc.assert(
      fc.property(said, (one) => {
        expect(subscriberChange({ state: 'unsubscribed' }, one)).toBe(null)
      }),
    )
  })

  it('gets on the list by a proof of consent alone', () => {
    fc.assert(
      fc.property(state, said, (known, one) => {
        const next = subscriberChange({ state: known }, one)
        if (next?.state === 'confirmed') expect(one.state).toBe('confirmed')
        if (known === 'confirmed') expect(next?.state ?? 'confirmed').not.toBe('pending')
      }),
    )
  })

  it('gets of a second file what the list lacks, and keeps what it has', () => {
    const email = 'ada@example.com'
    const full = { email, state: 'confirmed', firstname: 'Ada', birthMonth: 5 } as const
    expect(subscriberChange({ state: 'confirmed' }, full)).toEqual({
      ...{ firstname: 'Ada', birthMonth: 5 },
    })
    const known = { state: 'confirmed', firstname: 'Augusta', birthMonth: null } as const
    expect(subscriberChange(known, full)).toEqual({ birthMonth: 5 })
    expect(subscriberChange({ ...known, birthMonth: 12 }, full)).toBe(null)
    expect(subscriberChange({ ...known, state: 'unsubscribed' }, full)).toBe(null)
  })

  it('keeps nothing but an address where they leave', () => {
    const left = {
      email: 'a@example.com',
      state: 'unsubscribed',
      unsubscribedAt: '2026-01-01',
    } as const
    expect(subscriberChange({ state: 'confirmed' }, left)).toMatchObject({
      ...{
        state: 'unsubscribed',
        firstname: null,
        lastname: null,
        birthMonth: null,
        location: null,
      },
    })
  })
})
