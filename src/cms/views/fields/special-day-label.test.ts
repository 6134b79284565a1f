import { expect, it } from 'vitest'
import { closureLabel, periodDayLabel, specialDayLabel } from './special-day-label.ts'

it('says the name, the days and the hours of a special day', () => {
  const eve = { from: '2026-12-24', name: 'Christmas Eve' }
  const spans = [
    { opens: '11:30', closes: '14:00' },
    { opens: '17:00', closes: '21:00' },
  ]
  expect(specialDayLabel({ ...eve, spans })).toBe(
    'Christmas Eve, Thu, Dec 24, 2026 · 11:30 AM – 2:00 PM, 5:00 PM – 9:00 PM',
  )
  expect(specialDayLabel({ date: '2026-12-24', name: 'Christmas Eve', spans: [] })).toBe(
    'Christmas Eve, Thu, Dec 24, 2026 · closed',
  )
  expect(specialDayLabel({ from: '2026-12-24', until: '2026-12-26' })).toBe(
    'Thu, Dec 24, 2026 to Sat, Dec 26, 2026 · closed',
  )
})

it('says the periods of a day with other ones', () => {
  const periods = [{ name: 'Brunch' }, { name: 'Dinner' }]
  expect(periodDayLabel({ date: '2026-12-24', name: 'Christmas Eve', periods })).toBe(
    'Christmas Eve, Thu, Dec 24, 2026 · Brunch, Dinner',
  )
})

it('says the days without bookings once where it is one', () => {
  const closure = { from: '2027-01-04', reason: 'Inventory' }
  expect(closureLabel({ ...closure, to: '2027-01-04' })).toBe('Inventory, Mon, Jan 4, 2027')
  expect(closureLabel({ ...closure, to: '2027-01-05' })).toBe(
    'Inventory, Mon, Jan 4, 2027 to Tue, Jan 5, 2027',
  )
})

it('says nothing of one that is just being entered', () => {
  expect(specialDayLabel({})).toBe('')
  expect(specialDayLabel({ date: '20' })).toBe('')
  expect(closureLabel({})).toBe('')
})
