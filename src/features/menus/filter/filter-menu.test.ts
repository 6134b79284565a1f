import { describe, expect, test } from 'vitest'
import type { MenuCategory, MenuItem, MenuTag } from '#lib/menus/menu.ts'
import { sampleCategory, sampleItem, sampleTag } from '#lib/menus/sample-menu.ts'
import { menuPositions } from '../view.ts'
import { countResults, filterMenu, filterSlices } from './filter-menu.ts'

const item = (uid: string, tags: MenuTag[], checkedAt: string | null): MenuItem => {
  const pairings = [{ category: 'Wine', items: [{ uid: 'w', title: 'W', zones: [] }] }]
  return sampleItem(uid, { tags, checkedAt, pairings })
}

const vegan = sampleTag('vegan')
const nuts = sampleTag('nuts', { kind: 'allergen' })
const menu = [
  sampleCategory(
    '1',
    item('tart', [vegan, nuts], '2026-11-03'),
    item('soup', [vegan], '2026-10-19'),
  ),
  sampleCategory('2', item('steak', [], null)),
]
const uids = (categories: MenuCategory[]) =>
  categories.map(({ id, items }) => [id, ...items.map(({ uid }) => uid)])

describe('a menu narrowed to a diet and away from an allergen', () => {
  test('keeps what fits; empty categories vanish', () => {
    expect(uids(filterMenu(menu, { diets: ['vegan'], allergens: [] }))).toEqual([
      ['1', 'tart', 'soup'],
    ])
    expect(uids(filterMenu(menu, { diets: [], allergens: ['nuts'] }))).toEqual([['1', 'soup']])
    expect(filterMenu(menu, { diets: [], allergens: [] })).toEqual(menu)
  })

  test('suggests nothing with a dish: what goes with it need not fit', () => {
    const [first] = filterMenu(menu, { diets: ['vegan'], allergens: [] })
    expect(first?.items.map(({ pairings }) => pairings)).toEqual([[], []])
  })

  test('counts what is shown, what nobody has checked, and the oldest check', () => {
    expect(countResults(menu, { diets: [], allergens: ['nuts'] })).toEqual({
      shown: 1,
      unchecked: 1,
      checkedAt: '2026-10-19',
      neverChecked: 0,
    })
    expect(countResults(menu, { diets: [], allergens: [] })).toMatchObject({
      shown: 3,
      neverChecked: 1,
    })
  })
})

test('headings stay above sections that have something left, and featured dishes go', () => {
  const section = (...ids: string[]) => ({
    blockType: 'menu_section',
    items: ids.map((id) => ({ menuCategory: { id } })),
  })
  const heading = (title: string) => ({ blockType: 'menu_section_heading', title })
  const text = { blockType: 'rich_text' }
  const feature = { blockType: 'menu_section_features_slider' }
  const slices = [heading('Food'), section('1', '3'), feature, heading('Drink'), section('2'), text]
  expect(filterSlices(slices, new Set(['1']))).toEqual([heading('Food'), section('1', '3'), text])
})

test('a dish that is listed twice has its address at the first place', () => {
  const twice = item('fries', [], null)
  const places = menuPositions([sampleCategory('1', twice), sampleCategory('2', twice)])
  expect(places.get('fries')).toBe('1')
})
