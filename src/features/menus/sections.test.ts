import { expect, it } from 'vitest'
import { menuSections } from './sections.ts'

const items = (...ids: (string | number)[]) => ids.map((id) => ({ menuCategory: { id } }))

it('lists categories under their section, or under the heading above it', () => {
  expect(
    menuSections([
      { blockType: 'menu_section_heading', title: 'To begin' },
      { blockType: 'menu_section', title: null, items: items(3, 1) },
      { blockType: 'rich_text' },
      { blockType: 'menu_section', title: 'Wine', items: [...items('7'), { menuCategory: null }] },
    ]),
  ).toEqual([
    { title: 'To begin', ids: ['3', '1'] },
    { title: 'Wine', ids: ['7'] },
  ])
})
