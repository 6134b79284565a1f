import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, startContent } from '#tests/support/content.ts'

let system: Content
const ids: Record<string, number> = {}

beforeAll(async () => {
  system = await startContent()
  ids.wine = await system.make('menu-items', { title: 'White', price: 12 })
  ids.olives = await system.make('menu-items', {
    title: 'Olives',
    price: 9,
    allergens: { statement: 'none' },
    allergensCheckedAt: '2026-11-03',
  })
  ids.bar = await system.make('menu-categories', { title: 'Bar', items: [ids.wine, ids.olives] })
  ids.late = await system.make('menu-categories', { title: 'Late', items: [ids.olives] })
  const section = (...categories: (number | undefined)[]) => ({
    blockType: 'menu_section',
    items: categories.map((menuCategory) => ({ menuCategory })),
  })
  const menu = (title: string, slices: object[]) =>
    system.make('menus', { title, slices, _status: 'published' })
  await menu('Coast', [section(ids.bar)])
  await menu('Harvest', [section(ids.bar), section(ids.late)])
  await menu('Empty', [])
  const pairings = [{ category: ids.bar, items: [ids.wine] }]
  ids.crab = await system.make('menu-items', { title: 'Crab', pairings })
})
afterAll(() => system?.stop())

const told = (uses: { role: string; title: string }[]) =>
  uses.map(({ role, title }) => `${role} ${title}`)

describe('what editors see of an item', () => {
  it('is every menu and item that has it', async () => {
    const { usagesOfItem } = await import('#cms/menu-check/usages.ts')
    const uses = async (name: string) => told(await usagesOfItem(system.payload, ids[name] ?? 0))
    expect(await uses('olives')).toEqual(['Menu Coast', 'Menu Harvest'])
    expect(await uses('wine')).toEqual(['Menu Coast', 'Menu Harvest', 'Suggested with Crab'])
    expect(await uses('crab')).toEqual([])
  })

  it('is every menu that has its category', async () => {
    const { usagesOfCategory } = await import('#cms/menu-check/usages.ts')
    const [late] = await usagesOfCategory(system.payload, ids.late ?? 0)
    expect(late).toMatchObject({
      role: 'Menu',
      title: 'Harvest',
      url: expect.stringMatching(/^\/admin\/collections\/menus\/\d+$/),
    })
  })

  it('is what it lacks, and where guests miss it', async () => {
    const { readIncompleteItems } = await import('#cms/menu-check/incomplete-items.ts')
    expect(await readIncompleteItems(system.payload)).toEqual([
      {
        id: ids.crab,
        title: 'Crab',
        missing: ['price', 'statement', 'allergens', 'picture'],
        categories: [],
      },
      { id: ids.olives, title: 'Olives', missing: ['picture'], categories: ['Bar', 'Late'] },
      {
        id: ids.wine,
        title: 'White',
        missing: ['statement', 'allergens', 'picture'],
        categories: ['Bar'],
      },
    ])
  })
})

describe('the order that editors drag items to', () => {
  it('is the order of the category, however often it is changed', async () => {
    const { readMenuCategories } = await import('#data/menus/menus.ts')
    const order = async () =>
      (await readMenuCategories([ids.bar ?? 0]))[0]?.items.map(({ title }) => title)
    expect(await order()).toEqual(['White', 'Olives'])
    const items = [ids.crab, ids.olives, ids.wine] as number[]
    await system.payload.update({
      collection: 'menu-categories',
      id: ids.bar as number,
      data: { items },
    })
    expect(await order()).toEqual(['Crab', 'Olives', 'White'])
  })
})
