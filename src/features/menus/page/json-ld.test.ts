import { describe, expect, it } from 'vitest'
import type { MenuCategory, MenuItem } from '#lib/menus/menu.ts'
import { sampleCategory, sampleItem, sampleTag } from '#lib/menus/sample-menu.ts'
import { faults, nodesOf } from '#tests/support/schema-org.ts'
import { menuJsonLd } from './json-ld.ts'

const category = (more: Partial<MenuCategory>, ...items: MenuItem[]): MenuCategory => ({
  ...sampleCategory('c', ...items),
  title: 'Brunch',
  ...more,
})

const location = { title: 'Pike Street', url: '/locations/pike-street', currency: 'USD' } as const
const menuOf = (...categories: MenuCategory[]) =>
  menuJsonLd(categories, {
    location,
    soldOut: new Set(['Clams']),
    origin: 'https://site.example',
  })
const itemOf = (one: MenuItem) => nodesOf(menuOf(category({}, one)))[2]

describe('a menu for search engines', () => {
  it('is one of schema.org: a menu, its sections, their items', () => {
    const served = [{ days: ['saturday' as const], from: null, until: '14:00' }]
    const menu = menuOf(
      category({ description: 'Slowly.', served }, sampleItem('Eggs', { price: 1950 })),
      category({ title: 'Bread' }, sampleItem('Rye')),
    )
    expect(faults(menu)).toEqual([])
    expect(menu).toMatchObject({
      '@id': 'https://site.example/locations/pike-street/menu#menu',
      hasMenuSection: [
        { name: 'Brunch', description: 'Slowly. Served until 2:00 PM, Saturday.' },
        { name: 'Bread', hasMenuItem: [{ '@type': 'MenuItem', name: 'Rye' }] },
      ],
    })
  })

  it('offers each item in the location’s currency, variants one by one', () => {
    expect(itemOf(sampleItem('Eggs', { price: 1950 }))).toMatchObject({
      offers: [{ '@type': 'Offer', price: '19.50', priceCurrency: 'USD' }],
    })
    const variants = [
      { title: 'Half', price: 2100 },
      { title: 'Whole', price: 3900 },
      { title: 'On request', price: null },
    ]
    expect(itemOf(sampleItem('Oysters', { price: 1, variants }))?.offers).toEqual([
      { '@type': 'Offer', name: 'Half', price: '21.00', priceCurrency: 'USD' },
      { '@type': 'Offer', name: 'Whole', price: '39.00', priceCurrency: 'USD' },
    ])
    expect(itemOf(sampleItem('Catch of the day'))).not.toHaveProperty('offers')
  })

  it('says of its price what is sold out, and of nothing that it is there', () => {
    const menu = menuOf(
      category({}, sampleItem('Clams', { price: 2400 }), sampleItem('Rye', { price: 600 })),
    )
    expect(faults(menu)).toEqual([])
    const offers = nodesOf(menu).filter((node) => node['@type'] === 'Offer')
    expect(offers.map(({ price, availability }) => [price, availability])).toEqual([
      ['24.00', 'https://schema.org/SoldOut'],
      ['6.00', undefined],
    ])
  })

  it('names diets in schema.org’s words, and no other marks', () => {
    const tags = ['vegan', 'dairy-free', 'gluten-free', 'spicy', 'nuts'].map((uid) =>
      sampleTag(uid),
    )
    const menu = menuOf(category({}, sampleItem('Beets', { tags })))
    expect(faults(menu)).toEqual([])
    expect(nodesOf(menu)[2]?.suitableForDiet).toEqual([
      'https://schema.org/VeganDiet',
      'https://schema.org/LowLactoseDiet',
      'https://schema.org/GlutenFreeDiet',
    ])
  })

  it.each([
    ['410', '410 calories'],
    ['1,240', '1,240 calories'],
    ['520 kcal', '520 kcal'],
    [null, undefined],
  ])('has its calories where they are known: %s', (value, calories) => {
    const items = [
      { name: 'Protein', value: '9 g' },
      { name: 'Calories', value },
    ]
    const menu = menuOf(
      category({}, sampleItem('Tart', { nutrition: [{ title: 'A slice', items }] })),
    )
    expect(faults(menu)).toEqual([])
    expect(nodesOf(menu)[2]?.nutrition).toEqual(
      calories && { '@type': 'NutritionInformation', calories },
    )
  })
})
