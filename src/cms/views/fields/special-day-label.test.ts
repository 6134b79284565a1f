import { expect, it } from 'vitest'
import { specialDayLabel } from './special-day-label.ts'

it('says the name, the days and the hours of a special day', () => {
  const eve = { from: '2026-12-24', name: 'Christmas Eve' }
  const spans = [
    { opens: '11:30', closes: '14:00' },
    { opens: '17:00', closes: '21:00' },
  ]
  expect(specialDayLabel({ ...eve, spans })).toBe(
    'Christmas Eve · 2026-12-24 · 11:30–14:00, 17:00–21:00',
  )
  expect(specialDayLabel({ ...eve, spans: [] })).toBe('Christmas Eve · 2026-12-24 · closed')
  expect(specialDayLabel({ from: '2026-12-24', until: '2026-12-26' })).toBe(
    '2026-12-24 to 2026-12-26 · closed',
  )
})

it('says of one that is being entered that it is new', () => {
  expect(specialDayLabel({})).toBe('New special day')
})
