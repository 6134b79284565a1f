import { expect, test } from 'vitest'
import { addUp } from '#booking-engine/figures/add-up.ts'
import type { GroupFigures, PeriodFigures } from '#booking-engine/figures/types.ts'
import { reportsOf } from './reports.ts'

/** A group whose nth restaurant, from 1, had n covers. */
function groupOf(restaurants: number): GroupFigures {
  const none = { parties: 0, covers: 0 }
  const periods = (covers: number): PeriodFigures[] => [
    {
      ...{ code: 'dinner', name: 'Dinner', from: 68, booked: { parties: 1, covers } },
      ...{ walkIn: none, noShow: none, cancelled: none },
    },
  ]
  const locations = Array.from({ length: restaurants }, (_, n) => ({
    ...{ locationId: String(n + 1), periods: periods(n + 1), occupancy: null },
  }))
  return { ...addUp([]), days: [], locations }
}

function restaurantsOn(page: number, restaurants = 120) {
  const now = groupOf(restaurants)
  const span = { from: '2027-03-01', to: '2027-03-07' }
  const chosen = now.locations.map(({ locationId }) => ({
    ...{ id: Number(locationId), title: `House ${locationId}` },
  }))
  const all = reportsOf({ now, earlier: now, span, before: span, chosen, page })
  const report = all.find(({ name }) => name === 'restaurants')
  if (report?.chart?.kind !== 'bars') throw new Error('There is no report by restaurant.')
  return { ...report, chart: report.chart }
}

test('the report by restaurant has 50 a page, the busiest first', () => {
  const { rows, chart, paged, summary } = restaurantsOn(1)
  expect([rows.length, rows[0]?.[0], rows.at(-1)?.[0]]).toEqual([50, 'House 120', 'House 71'])
  expect(chart.items.map(({ label }) => label)).toEqual(rows.map(([title]) => title))
  expect(paged).toEqual({ page: 1, pages: 3, total: 120 })
  expect(summary).toContain('120')
})

test('its bars are of one scale on all pages', () => {
  const { rows, chart } = restaurantsOn(3)
  expect(rows.map(([title]) => title).slice(0, 2)).toEqual(['House 20', 'House 19'])
  expect(chart.highest).toBe(120)
})

test('a page past the last is the last, and a small group has one', () => {
  expect(restaurantsOn(9)).toEqual(restaurantsOn(3))
  expect(restaurantsOn(1, 18).paged?.pages).toBe(1)
})
