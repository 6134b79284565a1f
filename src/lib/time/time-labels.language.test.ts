import { afterEach, expect, test, vi } from 'vitest'
import { dateLabel, spokenClockLabel, timeLabel, weekdayLabel } from './time-labels.ts'

const language = vi.hoisted(() => ({ current: 'en' }))
vi.mock('../language/current-language.ts', () => ({
  currentLanguage: () => language.current,
  HOUR_CYCLES: { en: 'h12', fr: 'h23' },
}))

afterEach(() => {
  language.current = 'en'
})

test('times and dates follow the language of the moment', () => {
  const labels = () => [
    timeLabel('19:00'),
    spokenClockLabel(1020),
    dateLabel('2026-11-21'),
    weekdayLabel('saturday'),
  ]
  const english = ['7:00 PM', '5 PM', 'Sat, Nov 21', 'Saturday']
  expect(labels()).toEqual(english)
  language.current = 'fr'
  expect(labels()).toEqual(['19:00', '17 h', 'sam. 21 nov.', 'samedi'])
  language.current = 'en'
  expect(labels()).toEqual(english)
})
