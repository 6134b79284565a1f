import { describe, expect, it } from 'vitest'
import { moneyLabel } from '#lib/money/money.ts'
import { readExperiences, readTotal, subtotal, totalBody } from './experience-wire.ts'

const told = {
  experience_id: 508501,
  version: 3,
  name: 'Tasting menu',
  description: 'Seven courses',
  price_per_cover: { min_unit_amount: 12_500, multiplier: 100, pre_payment_required: false },
  add_ons_summary: { count: 2 },
  add_ons: {
    groups: [
      {
        items: [
          {
            item_id: 'wine',
            name: 'Wine pairing',
            description: 'Five glasses',
            price_per_item: { min_unit_amount: 7_550, multiplier: 100 },
            max_per_reservation: 6,
          },
          { id: 'cake', name: 'Cake', price_per_item: 24, max_per_reservation: 0 },
        ],
      },
    ],
  },
}
const read = (...data: unknown[]) => readExperiences({ response: { data } })

describe('experiences (spec:api.experience)', () => {
  it('have their price per cover, and add-ons at a price that is a number or an object', () => {
    const [offer] = read(told) ?? []
    expect(offer).toMatchObject({
      ...{ id: '508501', version: '3', name: 'Tasting menu', per: 'person' },
      price: { amount: 12_500, multiplier: 100 },
    })
    expect(offer?.addOns).toMatchObject([
      { id: 'wine', name: 'Wine pairing', price: { amount: 7_550 }, max: 6 },
      { id: 'cake', name: 'Cake', description: '', price: { amount: 2_400 }, max: 0 },
    ])
  })

  it('have the add-ons of the first group alone (spec:reservations.add-ons-first-group)', () => {
    const items = [{ id: 'other', name: 'Other', price_per_item: 5 }]
    const groups = [...told.add_ons.groups, { items }]
    const [offer, none] =
      read({ ...told, add_ons: { groups } }, { ...told, add_ons: { groups: [] } }) ?? []
    expect(offer?.addOns.map(({ id }) => id)).toEqual(['wine', 'cake'])
    expect(none?.addOns).toEqual([])
  })

  it('cost the per-person price times the party size, plus add-on costs', () => {
    const [offer] = read(told) ?? []
    if (!offer) throw new Error('not read')
    const addOns = [
      { itemId: 'wine', quantity: 2 },
      { itemId: 'cake', quantity: 1 },
    ]
    const total = subtotal(offer, 3, addOns)
    expect(total && moneyLabel(total)).toBe('$550.00')
  })

  it('may be at a price for the whole party, or at none', () => {
    const { price_per_cover: price_per_party, ...rest } = told
    const [party, none] = read({ ...rest, price_per_party }, rest) ?? []
    expect(party && subtotal(party, 3, [])).toMatchObject({ amount: 12_500 })
    expect(none && subtotal(none, 3, [])).toBeNull()
  })

  it('may have a price for each kind of guest, and a limit of add-ons of all kinds', () => {
    const dollars = (min_unit_amount: number) => ({ min_unit_amount, multiplier: 100 })
    const guest_prices = [
      { price_id: 1, title: 'Adult', amount: dollars(12_500) },
      { price_id: 2, title: 'Child', description: 'Up to 12 years', amount: dollars(5_050) },
    ]
    const add_ons = { ...told.add_ons, max_per_reservation: 5 }
    const [offer] = read({ ...told, guest_prices, add_ons }) ?? []
    expect(offer).toMatchObject({ maxAddOns: 5, guestPrices: [{ id: '1' }, { title: 'Child' }] })
    const guests = [
      { priceId: '1', title: 'Adult', count: 2 },
      { priceId: '2', title: 'Child', count: 1 },
    ]
    expect(offer && subtotal(offer, 3, [], guests)).toMatchObject({ amount: 30_050 })
  })

  it('are not what was asked for where the answer is another', () => {
    expect(readExperiences({ response: { data: [{ name: 'Half' }] } })).toBeNull()
    expect(readExperiences('maintenance')).toBeNull()
    expect(readTotal({ response: { total: 1 } })).toBeNull()
  })
})

describe('get-total', () => {
  it('asks for a party and its add-ons', () => {
    const named = { id: '7', version: '2', name: 'Tasting', hasAddOns: true }
    const booking = { kind: 'experience' as const, ...named }
    const addOns = [{ itemId: 'wine', quantity: 2, name: 'Wine' }]
    expect(totalBody('burrard', { booking, people: 2, addOns })).toEqual({
      ...{ rid: 'burrard', party_size: 2, experience_id: '7', experience_version: '2' },
      add_ons: [{ item_id: 'wine', quantity: 2 }],
    })
  })

  it('says who comes at which price, where there are several', () => {
    const guests = [
      { priceId: '1', title: 'Adult', count: 2 },
      { priceId: '2', title: 'Child', count: 0 },
    ]
    const named = { id: '7', version: '2', name: 'Tasting', hasAddOns: false, guests }
    const booking = { kind: 'experience' as const, ...named }
    expect(totalBody('burrard', { booking, people: 2, addOns: [] })).toMatchObject({
      party_size_per_price_type: [{ id: '1', count: 2 }],
    })
  })
})

describe('how an experience is presented', () => {
  const picture = {
    ...{ alt: 'A fire', width: 1600, height: 1067, focalX: 50, focalY: 45, src: '/media/oven.jpg' },
    sources: [{ type: 'image/avif', srcset: '/media/oven-480.avif 480w' }],
  }

  it('comes with it where editors have said so', () => {
    const details = { picture, includes: ['Oysters'], suits: 'Five to eight', minutes: 150 }
    expect(read({ ...told, ...details })?.[0]).toMatchObject(details)
  })

  it('is nothing where nobody did', () => {
    const nothing = { picture: null, includes: [], suits: null, minutes: null }
    expect(read(told)?.[0]).toMatchObject(nothing)
    expect(read({ ...told, ...nothing })?.[0]).toMatchObject(nothing)
  })
})
