import { expect, it, onTestFinished } from 'vitest'
import { minutesOf } from '#lib/time/clock.ts'
import { localAtOffsets } from '#lib/time/local-at-offsets.ts'
import { type OpeningHours, type OpenSpan, toLocalTime } from '#lib/time/opening-hours.ts'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import { WEEKDAYS, type Weekday } from '#lib/time/weekdays.ts'
import { useOutdatedZoneData } from '#tests/support/outdated-zone-data.ts'
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
  expect(at('2026-11-20', '12:00')).toEqual({ open: true, text: 'Open until 2 PM' })
  expect(at('2026-11-20', '23:30')).toEqual({ open: true, text: 'Open until 12:30 AM' })
  expect(at('2026-11-20', '15:00')).toEqual({ open: false, text: 'Closed, opens at 5 PM' })
  expect(at('2026-11-21', '12:00')).toEqual({
    open: false,
    text: 'Closed, opens Friday at 11:30 AM',
  })
})

it('follows the server where the browser’s zone data are older than the law', () => {
  // 12:30 on a Friday in Vancouver, where it would have been 11:30 in winter.
  const now = Date.UTC(2026, 11, 4, 19, 30)
  const offsets = upcomingOffsets('America/Vancouver', now)
  const lunch = {
    ...hours,
    weekly: { ...hours.weekly, friday: [{ opens: '12:00', closes: '14:00' }] },
  }
  const { DateTimeFormat } = Intl
  onTestFinished(() => {
    Intl.DateTimeFormat = DateTimeFormat
  })
  useOutdatedZoneData()
  const text = openNowText(lunch as OpeningHours, toLocalTime(localAtOffsets(now, offsets)))
  expect(text).toEqual({ open: true, text: 'Open until 2 PM' })
})
