import { expect, test } from 'vitest'
import {
  clockAtOffsets,
  clockLabel,
  dateLabel,
  fullDateLabel,
  longDate,
  longDateLabel,
  longMomentLabel,
  momentLabel,
  monthLabel,
  shortDate,
  spokenClockLabel,
  timeLabel,
  weekdayLabel,
} from './time-labels.ts'
import { WEEKDAYS } from './weekdays.ts'

test('every minute of a day is on a clock of twelve hours (spec:locations.time-format)', () => {
  for (let minute = 0; minute < 1440; minute++) {
    const hour = Math.floor(minute / 60)
    const two = String(minute % 60).padStart(2, '0')
    const text = `${hour % 12 || 12}:${two} ${hour < 12 ? 'AM' : 'PM'}`
    expect(clockLabel(minute)).toBe(text)
    expect(clockLabel(minute + 1440)).toBe(text)
    expect(timeLabel(`${String(hour).padStart(2, '0')}:${two}`)).toBe(text)
  }
})

test('a spoken time has no minutes of a full hour', () => {
  expect([0, 1050, 1020, 720, 1440].map(spokenClockLabel)).toEqual([
    'midnight',
    '5:30 PM',
    '5 PM',
    'noon',
    'midnight',
  ])
})

test('an instant has the time of the restaurant', () => {
  expect(clockAtOffsets(Date.parse('2026-11-21T03:04Z'), [[0, -480]])).toBe('7:04 PM')
})

test('dates have their weekday or their year', () => {
  expect(dateLabel('2026-11-21')).toBe('Sat, Nov 21')
  expect(dateLabel('2026-11-21T23:59')).toBe('Sat, Nov 21')
  expect(longDateLabel('2026-11-21T00:00')).toBe('Saturday, November 21')
  expect(fullDateLabel('2026-11-20T19:00')).toBe('Friday, November 20, 2026')
  expect(shortDate('2026-11-02')).toBe('11/2/2026')
  expect(longDate('2026-11-16')).toBe('November 16, 2026')
  expect(monthLabel('2026-11')).toBe('November 2026')
})

test('a moment is its day and its time', () => {
  expect(momentLabel('2026-11-20T19:00')).toBe('Fri, Nov 20, 7:00 PM')
  expect(longMomentLabel('2026-11-20T19:00')).toBe('Friday, November 20, 7:00 PM')
})

test('days have their names', () => {
  expect(WEEKDAYS.map(weekdayLabel)).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ])
})
