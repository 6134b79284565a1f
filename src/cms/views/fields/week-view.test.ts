import { describe, expect, it } from 'vitest'
import { WEEKDAYS } from '#lib/time/weekdays.ts'
import { weekOf } from './week-view.ts'

const every = (spans: { opens: string; closes: string }[]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, spans])) as Parameters<typeof weekOf>[0]

describe('the week', () => {
  it('is drawn from its first opening to its last closing, from Monday on', () => {
    const { days, hours } = weekOf({ ...every([{ opens: '10:00', closes: '20:00' }]), sunday: [] })
    expect(days.map(({ day }) => day.slice(0, 3)).join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun')
    expect(days[0]).toMatchObject({ hours: '10:00 AM – 8:00 PM', bars: [{ from: 0, to: 1 }] })
    expect(days[6]).toEqual({ day: 'Sunday', hours: 'Closed', bars: [] })
    expect(hours).toEqual([
      { label: 'noon', at: 0.2 },
      { label: '3 PM', at: 0.5 },
      { label: '6 PM', at: 0.8 },
    ])
  })

  it('goes on past midnight where somebody does, and shows breaks', () => {
    const { days, hours } = weekOf(
      every([
        { opens: '11:00', closes: '14:00' },
        { opens: '17:00', closes: '01:00' },
      ]),
    )
    expect(days[3]?.bars).toEqual([
      { from: 0, to: 3 / 14 },
      { from: 6 / 14, to: 1 },
    ])
    expect(hours.map(({ label }) => label)).toEqual(['noon', '3 PM', '6 PM', '9 PM', 'midnight'])
  })
})
