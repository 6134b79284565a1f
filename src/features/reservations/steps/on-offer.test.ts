import { describe, expect, it } from 'vitest'
import type { Offer, Selection } from '../flow/state.ts'
import { idsOnOffer } from './on-offer.tsx'

const offer = (slot: string, experiences?: string[]): Offer => ({
  ...{ slot, standard: true, experience: true, seatings: ['default'] },
  ...(experiences ? { experiences } : {}),
})
const picked = (one: Offer, list: Selection['list'] = 'experience'): Selection => ({
  ...{ offer: one, list, seating: null },
})

describe('the experiences below a list of times', () => {
  const offers = [offer('2026-12-05T18:00', ['a', 'b']), offer('2026-12-05T18:15', ['b'])]

  it('are those that the search named, each once', () => {
    expect(idsOnOffer(offers, null)).toEqual(['a', 'b'])
    expect(idsOnOffer(offers, picked(offer('2026-12-05T19:00'), 'standard'))).toEqual(['a', 'b'])
  })

  it('are those of the time once it is picked', () => {
    expect(idsOnOffer(offers, picked(offer('2026-12-05T18:15', ['b'])))).toEqual(['b'])
  })

  it('are unknown where the search names none, until a time is picked: then all there are', () => {
    const silent = offer('2026-12-05T18:00')
    expect(idsOnOffer([silent], null)).toBeUndefined()
    expect(idsOnOffer([silent], picked(silent))).toBeNull()
  })
})
