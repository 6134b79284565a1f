import { expect, it } from 'vitest'
import type { Picture } from '#lib/media/picture.ts'
import type { MenuCategory, MenuItem } from '#lib/menus/menu.ts'
import { sampleCategory, sampleItem } from '#lib/menus/sample-menu.ts'
import { signatureDish } from './signature.ts'

const picture = (src: string): Picture => ({
  ...{ src, alt: '', width: 3, height: 2, focalX: 50, focalY: 50, sources: [] },
})

const dish = (uid: string, price: number | null, more: Partial<MenuItem> = {}): MenuItem => ({
  ...sampleItem(uid, { price }),
  ...{ id: uid, image: { desktop: picture(`${uid}.jpg`), mobile: null }, variants: [], ...more },
})

const category = (id: string, ...items: MenuItem[]): MenuCategory => ({
  ...sampleCategory(id),
  ...{ id, items },
})

const section = (id: string, variation = 'food') => ({
  ...{ blockType: 'menu_section', variation, items: [{ menuCategory: { id } }] },
})

const chosen = (slices: object[], categories: MenuCategory[], soldOut: string[] = []) =>
  signatureDish(slices as never, categories, new Set(soldOut))?.uid

const bread = dish('bread', 900)
const steak = dish('steak', 3800)
const wine = dish('wine', 9000)

it('is the first featured dish that has a picture, is served here and is not sold out', () => {
  const featured = {
    blockType: 'menu_section_features_slider',
    items: ['gone', 'plain', 'bread', 'steak'].map((id) => ({ menuItem: { id } })),
  }
  const all = [category('c', steak, bread, dish('plain', 100, { image: null }))]
  expect(chosen([section('c'), featured], all)).toBe('bread')
  expect(chosen([section('c'), featured], all, ['bread'])).toBe('steak')
})

it('is else the dearest dish with a picture, at the price of its dearest size, and no drink', () => {
  const chop = dish('chop', null, { variants: [{ title: '40 oz', price: 4000 }] })
  const slices = [section('food'), section('bar', 'drink')]
  expect(chosen(slices, [category('food', bread, steak), category('bar', wine)])).toBe('steak')
  expect(chosen(slices, [category('food', bread, steak, chop)])).toBe('chop')
  expect(chosen(slices, [category('food', dish('plain', 5000, { image: null }))])).toBeUndefined()
})

it('shows no picture that opens a part of the menu', () => {
  const heading = { blockType: 'menu_section_heading', image: picture('steak.jpg') }
  expect(chosen([heading, section('c')], [category('c', steak, bread)])).toBe('bread')
})
