import { expect, it } from 'vitest'
import {
  minutesOf,
  type OpeningHours,
  type OpenSpan,
  WEEKDAYS,
  type Weekday,
} from '#lib/opening-hours.ts'
import { openNowText } from './open-now.ts'

const hours: OpeningHours = {
  weekly: {
    ...(Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as Record<
      Weekday,
      OpenSpan[]
    >),
    friday: [
      { opens: '11:30', closes: '14:00' },
      { opens: '17:00', closes: '00:30' },
    ],
  },
  holidays: [],
  closure: null,
}

const at = (date: string, clock: string) => openNowText(hours, { date, minutes: minutesOf(clock) })

it('says until when a location is open, and when it opens next', () => {
  expect(at('2026-11-20', '12:00')).toEqual({ open: true, text: 'Open until 2:00 PM' })
  expect(at('2026-11-20', '23:30')).toEqual({ open: true, text: 'Open until 12:30 AM' })
  expect(at('2026-11-20', '15:00')).toEqual({ open: false, text: 'Closed, opens at 5:00 PM' })
  expect(at('2026-11-21', '12:00')).toEqual({
    open: false,
    text: 'Closed, opens Friday at 11:30 AM',
  })
})
