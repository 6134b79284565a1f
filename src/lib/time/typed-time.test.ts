import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockLabel } from './time-labels.ts'
import { readTypedTime } from './typed-time.ts'

test('every time reads back, however people write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
      const [hour, minutes] = [Math.floor(minute / 60), String(minute % 60).padStart(2, '0')]
      const clock = `${String(hour).padStart(2, '0')}:${minutes}`
      const [twelve, half] = [hour % 12 || 12, hour < 12 ? 'a' : 'p']
      const writings = [
        ...[clock, clock.replace(':', ''), clock.replace(':', '.'), clock.replace(':', 'h')],
        ...[clockLabel(minute), `${twelve}:${minutes}${half}m`, `${twelve}${minutes} ${half}`],
        ...[`${twelve}.${minutes} ${half}.m.`, ` ${twelve}:${minutes}  ${half.toUpperCase()}M `],
        ...(minutes === '00' ? [`${twelve}${half}m`, `${twelve} ${half}.m.`] : []),
      ]
      for (const writing of writings) expect(readTypedTime(writing), writing).toBe(clock)
    }),
  )
})

test('words are times, too', () => {
  expect(readTypedTime('Noon')).toBe('12:00')
  expect(readTypedTime('midnight')).toBe('00:00')
})

test('what could be the morning or the evening is not guessed', () => {
  for (const typed of ['5', '9', '5:30', '930']) expect(readTypedTime(typed), typed).toBeNull()
  expect(readTypedTime('11:30')).toBe('11:30')
  expect(readTypedTime('0:30')).toBe('00:30')
})

test('whatever is no time is none', () => {
  for (const typed of [
    '',
    '25:00',
    '24:00',
    '13pm',
    '0am',
    '5:60pm',
    '5:3pm',
    'lunch',
    '17:30:00',
    'm',
  ])
    expect(readTypedTime(typed), typed).toBeNull()
})

test('nothing else comes out than a time of day, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789:. apmh') }), (typed) => {
      expect(readTypedTime(typed) ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
    }),
  )
})
