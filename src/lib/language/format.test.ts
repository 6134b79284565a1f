import { expect, test } from 'vitest'
import { formatDate, formatInstant, formatNumber } from './format.ts'

test('each language writes numbers and dates in its own way, also when it asks after another one', () => {
  const date = { weekday: 'short', month: 'short', day: 'numeric' } as const
  for (let i = 0; i < 2; i++) {
    expect(formatNumber('en', 1234.5)).toBe('1,234.5')
    expect(formatNumber('de', 1234.5)).toBe('1.234,5')
    expect(formatDate('en', '2026-11-21', date)).toBe('Sat, Nov 21')
    expect(formatDate('fr', '2026-11-21', date)).toBe('sam. 21 nov.')
  }
})

test('a wall time and an instant are written in UTC', () => {
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const
  expect(formatDate('en', '2026-11-21T23:59', clock)).toBe('23:59')
  expect(formatInstant('en', Date.parse('2026-11-21T23:59Z'), clock)).toBe('23:59')
})

test('options count as much as the language', () => {
  expect(formatNumber('en', 2, { minimumFractionDigits: 1 })).toBe('2.0')
  expect(formatNumber('en', 2)).toBe('2')
})
