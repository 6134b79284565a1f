import { describe, expect, it } from 'vitest'
import { type RenderContext, withRenderContext } from '#lib/front/render-context.ts'
import type { ServedTime } from '#lib/menus/served-times.ts'
import { inOrderOfService, servedCategoriesAt } from './service.ts'

const brunch: ServedTime[] = [{ days: ['saturday', 'sunday'], from: null, until: '14:00' }]
const late: ServedTime[] = [{ days: [], from: '22:00', until: '01:00' }]
const categories = [
  { id: '1', served: [] },
  { id: '2', served: brunch },
  { id: '3', served: late },
]

/** What is served at an instant, and until when the page that says so is true. */
function rendered(now: string, zone = 'America/Toronto') {
  const context: RenderContext = {
    requestId: 'r',
    address: null,
    draft: null,
    validUntil: Number.POSITIVE_INFINITY,
  }
  const served = withRenderContext(context, () =>
    servedCategoriesAt(categories, zone, Date.parse(now)),
  )
  return [[...served.values()].join(' '), new Date(context.validUntil).toISOString()]
}

describe('a menu by the time of day', () => {
  it('turns at the moment at which the first of its categories does', () => {
    expect(rendered('2026-11-22T18:59:59Z')).toEqual([
      'always now later',
      '2026-11-22T19:00:00.000Z',
    ])
    expect(rendered('2026-11-22T19:00:00Z')).toEqual([
      'always later later',
      '2026-11-23T03:00:00.000Z',
    ])
  })

  it('turns by the wall clock on the days on which it is changed', () => {
    expect(rendered('2026-03-08T17:59:00Z')[1]).toBe('2026-03-08T18:00:00.000Z')
    expect(rendered('2026-11-01T18:59:00Z')[1]).toBe('2026-11-01T19:00:00.000Z')
  })

  it('is the restaurant’s, wherever the guest is', () => {
    const at = '2026-11-22T20:00:00Z'
    expect(rendered(at, 'America/Toronto')[0]).toBe('always later later')
    expect(rendered(at, 'America/Los_Angeles')[0]).toBe('always now later')
  })
})

const heading = (title: string) => ({ blockType: 'menu_section_heading', title })
const section = (ids: number[], title: string | null = null) => ({
  blockType: 'menu_section',
  title,
  items: ids.map((id) => ({ menuCategory: { id } })),
})
const served = new Map([
  ['1', 'always' as const],
  ['2', 'later' as const],
  ['3', 'now' as const],
])

describe('the order of a menu', () => {
  it('is the editors’ where everything is always served', () => {
    const slices = [heading('A'), section([1]), heading('B'), section([1])]
    expect(inOrderOfService(slices, served)).toEqual(slices)
  })

  it('has first what is served only now, and last what is not, with their headings', () => {
    const brunch = [heading('Weekends'), section([2])]
    const food = [heading('Food'), section([1]), { blockType: 'menu_section_features_slider' }]
    const late = [section([3, 2], 'Late')]
    expect(inOrderOfService([...brunch, ...food, ...late], served)).toEqual([
      ...late,
      ...food,
      ...brunch,
    ])
  })

  it('keeps a part in its place that has anything for all day, and the order within it', () => {
    const slices = [heading('Food'), section([1]), heading('Drinks'), section([3, 2, 1])]
    expect(inOrderOfService(slices, served)).toEqual(slices)
  })

  it('moves nothing past what is no part of a menu', () => {
    const note = { blockType: 'rich_text' }
    const slices = [heading('A'), section([2]), section([1], 'B'), note, section([3], 'C')]
    expect(inOrderOfService(slices, served)).toEqual([
      section([1], 'B'),
      heading('A'),
      section([2]),
      note,
      section([3], 'C'),
    ])
  })
})
