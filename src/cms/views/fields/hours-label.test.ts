import { describe, expect, it } from 'vitest'
import { periodLabel, spansText, weeklyLineLabel } from './hours-label.ts'

describe('a line of the week', () => {
  it('is named by its days and hours', () => {
    const line = { opens: '11:30', closes: '22:00' }
    expect(weeklyLineLabel({ days: ['monday', 'tuesday', 'wednesday'], ...line })).toBe(
      'Monday to Wednesday · 11:30 AM – 10:00 PM',
    )
    expect(weeklyLineLabel({ days: ['sunday'], opens: '10:00' })).toBe('Sunday')
  })

  it('is new until something is entered', () => {
    expect(weeklyLineLabel({})).toBe('New line')
    expect(weeklyLineLabel({ days: [], opens: '5', closes: '' })).toBe('New line')
  })
})

it('a booking period is named by its name, its days and its seatings', () => {
  const period = { name: 'Dinner', firstSeating: '17:00', lastSeating: '21:30' }
  expect(periodLabel({ ...period, weekdays: ['friday', 'saturday'] })).toBe(
    'Dinner, Friday and Saturday · 5:00 PM – 9:30 PM',
  )
  expect(periodLabel(period)).toBe('Dinner · 5:00 PM – 9:30 PM')
})

it('spans that are half typed are left out', () => {
  expect(spansText([{ opens: '11:30', closes: '14:00' }, { opens: '5' }])).toBe(
    '11:30 AM – 2:00 PM',
  )
})
