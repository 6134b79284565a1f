import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { isServedIn } from '#lib/menus/item-zones.ts'
import type { GroupMenuCategory, GroupMenuItem, MenuCategory, MenuItem } from '#lib/menus/menu.ts'
import { sampleCategory, sampleItem } from '#lib/menus/sample-menu.ts'
import { MenuItemCard } from './item/menu-item-card.tsx'
import { legendOf, menuFor, nutritionRows } from './menu.ts'

const item = (uid: string, more: Partial<GroupMenuItem> = {}): GroupMenuItem => ({
  ...sampleItem(uid, { price: 1000 }),
  variants: [],
  zonePrices: [],
  ...more,
})

const category = (...items: GroupMenuItem[]): GroupMenuCategory => ({
  ...sampleCategory('c'),
  zoneServed: [],
  items,
})

const uids = (categories: MenuCategory[]) =>
  categories.flatMap(({ items }) => items.map((i) => i.uid))
const card = (given: MenuItem, soldOut = false) =>
  renderToStaticMarkup(
    <MenuItemCard item={given} currency="CAD" soldOut={soldOut} level={3} id="x" />,
  )
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>(\w+)/g)].map(([, name]) => name)

describe('the menu of a location', () => {
  it('hides an item that is served in none of the location’s zones', () => {
    const menu = [category(item('crudo', { zones: ['west'] }), item('bread'))]
    expect(uids(menuFor(menu, ['west', 'x']))).toEqual(['crudo', 'bread'])
    expect(uids(menuFor(menu, ['east']))).toEqual(['bread'])
    expect(uids(menuFor(menu, null))).toEqual(['crudo', 'bread'])
  })

  it('hides an item that has no data, and a category that this empties', () => {
    expect(menuFor([category(item('empty', { price: null }))], null)).toEqual([])
  })

  it('shows of the pairings of food, or of drink, those columns only (spec:menus.pairing-type)', () => {
    const column = (category: string, kind?: 'default' | 'food' | 'drink') => ({
      ...{ category, items: [{ uid: category, title: category, zones: [] }] },
      ...(kind && { kind }),
    })
    const pairings = [
      column('Sides', 'food'),
      column('Wine', 'drink'),
      column('Brunch', 'default'),
      column('Older'),
    ]
    const shown = (pairingType: 'default' | 'food' | 'drink') => {
      const [first] = menuFor([category(item('steak', { pairings, pairingType }))], null)
      return first?.items[0]?.pairings.map((one) => one.category)
    }
    expect(shown('food')).toEqual(['Sides', 'Brunch', 'Older'])
    expect(shown('drink')).toEqual(['Wine', 'Brunch', 'Older'])
    expect(shown('default')).toEqual(['Sides', 'Wine', 'Brunch', 'Older'])
  })

  it('filters pairings by the same rule and drops empty columns', () => {
    const pairings = [
      { category: 'Wine', items: [{ uid: 'a', title: 'A', zones: ['west'] }] },
      { category: 'Beer', items: [{ uid: 'b', title: 'B', zones: [] }] },
    ]
    const [first] = menuFor([category(item('steak', { pairings }))], ['east'])
    expect(first?.items[0]?.pairings.map((column) => column.category)).toEqual(['Beer'])
  })

  it('shows columns A to D with up to three items each', () => {
    const one = (uid: string) => ({ uid, title: uid, zones: [] })
    const pairings = Array.from({ length: 6 }, (_, index) => ({
      category: String(index),
      items: ['a', 'b', 'c', 'd'].map(one),
    }))
    const [first] = menuFor([category(item('steak', { pairings }))], null)
    expect(first?.items[0]?.pairings.map(({ items }) => items.length)).toEqual([3, 3, 3, 3])
  })

  it('serves everywhere what names no zone', () => {
    expect(isServedIn([], [])).toBe(true)
    expect(isServedIn(['a'], [])).toBe(false)
  })

  it('has the prices of the first of the location’s zones that has its own, variants too', () => {
    const zonePrices = [
      { zone: 'east', price: 1400 },
      { zone: 'west', price: 1250 },
    ]
    const variants = [{ title: 'Large', price: 2000, zonePrices }]
    const menu = [category(item('crudo', { zonePrices, variants }))]
    const prices = (zones: string[] | null) => {
      const [crudo] = menuFor(menu, zones)[0]?.items ?? []
      return [crudo?.price, crudo?.variants[0]?.price]
    }
    expect(prices(['x', 'west', 'east'])).toEqual([1250, 1250])
    expect(prices(['east', 'west'])).toEqual([1400, 1400])
    expect(prices(['x'])).toEqual([1000, 2000])
    expect(prices(null)).toEqual([1000, 2000])
  })

  it('is served when the first of the location’s zones with times of its own says', () => {
    const until = (clock: string) => ({ days: [], from: null, until: clock })
    const brunch = {
      ...category(item('eggs')),
      served: [until('15:00')],
      zoneServed: [{ zone: 'west', ...until('14:00') }],
    }
    const served = (zones: string[] | null) => menuFor([brunch], zones)[0]?.served
    expect(served(['x', 'west'])).toEqual([until('14:00')])
    expect(served(['x'])).toEqual([until('15:00')])
    expect(served(null)).toEqual([])
    expect(menuFor([{ ...brunch, zoneServed: [] }], null)[0]?.served).toEqual([until('15:00')])
  })

  it('lists each mark of the legend once', () => {
    const tag = {
      uid: 'v',
      title: 'V',
      abbreviation: 'V',
      description: null,
      kind: 'diet',
      icon: null,
    } as const
    expect(legendOf([category(item('a', { tags: [tag] }), item('b', { tags: [tag] }))])).toEqual([
      tag,
    ])
  })
})

describe('the menu item card', () => {
  const nutrition = [{ title: 'Per serving', items: [{ name: 'Protein', value: '9 g' }] }]
  const picture = {
    alt: 'x',
    width: 3,
    height: 2,
    focalX: 0,
    focalY: 0,
    src: '/x.jpg',
    sources: [],
  }

  it('has a button only for what there is: Suggested, Nutrition, Photo', () => {
    expect(buttons(card(item('plain')))).toEqual([])
    expect(buttons(card(item('a', { nutrition })))).toEqual(['Nutrition'])
    const pairings = [{ category: 'Wine', items: [{ uid: 'w', title: 'W', zones: [] }] }]
    const image = { desktop: picture, mobile: null }
    expect(buttons(card(item('a', { nutrition, pairings, image })))).toEqual([
      'Suggested',
      'Nutrition',
      'Photo',
    ])
  })

  it('begins with its drawer closed', () => {
    const html = card(item('a', { nutrition }))
    expect(html).toContain('aria-expanded="false"')
    expect(html).not.toContain('data-open=')
  })

  it('lists calories first and N/A for missing values', () => {
    const items = [
      { name: 'Protein', value: null },
      { name: 'Calories', value: '410' },
      { name: 'Fat', value: ' ' },
    ]
    expect(nutritionRows({ title: 'Per serving', items })).toEqual([
      { name: 'Calories', value: '410' },
      { name: 'Protein', value: 'N/A' },
      { name: 'Fat', value: 'N/A' },
    ])
  })

  it('shows variants as name and price lines', () => {
    const html = card(
      item('oysters', { variants: [{ title: 'One dozen', price: 4600, zonePrices: [] }] }),
    )
    expect(html).toContain('One dozen')
    expect(html).toContain('$46')
    expect(html).not.toContain('$10')
  })

  it('says of a dish that it is sold out, in words, and keeps it on the menu', () => {
    const oysters = item('oysters', { title: 'Oysters' })
    expect(card(oysters)).not.toContain('Sold out')
    const html = card(oysters, true)
    expect(html).toContain('Oysters')
    expect(html).toContain('$10')
    expect(html).toMatch(/<p [^>]*>Sold out<\/p>/)
  })
})
