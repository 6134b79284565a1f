import { expect, it } from 'vitest'
import { type RenderContext, withRenderContext } from '#lib/front/render-context.ts'
import { restaurantDay } from './restaurant-day.ts'

it.each([
  // The evening of a common day, and of the days on which clocks go forward and back.
  ['2026-11-21T04:30:00Z', '2026-11-20', '2026-11-21T05:00:00Z'],
  ['2026-03-08T07:30:00Z', '2026-03-08', '2026-03-09T04:00:00Z'],
  ['2026-11-01T05:30:00Z', '2026-11-01', '2026-11-02T05:00:00Z'],
])('at %s it is %s in Toronto, until %s', (now, day, midnight) => {
  const context: RenderContext = {
    requestId: 'r',
    address: null,
    draft: null,
    validUntil: Number.POSITIVE_INFINITY,
  }
  withRenderContext(context, () => {
    expect(restaurantDay('America/Toronto', Date.parse(now))).toBe(day)
  })
  expect(new Date(context.validUntil).toISOString()).toBe(new Date(midnight).toISOString())
})
