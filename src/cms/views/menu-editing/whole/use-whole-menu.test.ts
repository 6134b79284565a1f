import { expect, it } from 'vitest'
import type { WholeMenu } from '#cms/menu-editing/whole-menu.ts'
import { withField } from './use-whole-menu.ts'

it('the page shows of a dish what is stored, not what was typed', () => {
  const dish = { id: 7, title: 'Toast', description: 'Rye.  \n\nWith butter.' }
  const menu = { dishes: { 7: dish, 8: dish } } as unknown as WholeMenu
  const shown = withField(menu, { id: 7, field: 'description' }, 'Rye.\nWith butter.')
  expect(shown.dishes[7]).toEqual({ ...dish, description: 'Rye.\nWith butter.' })
  expect(shown.dishes[8]).toBe(dish)
})
