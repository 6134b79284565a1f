import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WEEK } from './hours-tokens.ts'
import { type ReadHours, readDayHours, readHours } from './read-hours.ts'

const SHORT = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Hours as schema.org writes them, one day at a time in their order. */
function said(text: string): string {
  const read = readHours(text)
  return read.ok ? written(read.value) : `${read.code}: ${read.detail?.part}`
}

function written({ weekly, special }: ReadHours): string {
  const spans = weekly.map(({ days, opens, closes }) => {
    const names = days.map((day) => SHORT[WEEK.indexOf(day)])
    const isRow = names.length > 2 && SHORT.join().includes(names.join())
    return `${isRow ? `${names[0]}-${names.at(-1)}` : names.join(',')} ${opens}-${closes}`
  })
  const dates = special.map(
    (one) =>
      `${one.date} ${one.spans.map(({ opens, closes }) => `${opens}-${closes}`).join(',') || 'closed'}`,
  )
  return [...spans, ...dates].join('; ')
}

it.each([
  ['Mo-Fr 11:00-22:00', 'Mo-Fr 11:00-22:00'],
  ['Mo-Fr 11:00:00-22:00:00', 'Mo-Fr 11:00-22:00'],
  ['Mo,We,Fr 11:00-14:00,17:00-22:00', 'Mo,We,Fr 11:00-14:00; Mo,We,Fr 17:00-22:00'],
  [
    'Mon–Fri 11am–10pm, Sat & Sun 10:00-23:00; Closed Mondays',
    'Tu-Fr 11:00-22:00; Sa,Su 10:00-23:00',
  ],
  [
    'Monday to Thursday: 11:30 a.m. - 9:30 p.m.\nFriday: 11:30 AM – midnight',
    'Mo-Th 11:30-21:30; Fr 11:30-00:00',
  ],
  ['Daily 11–23', 'Mo-Su 11:00-23:00'],
  ['11am - 10pm daily', 'Mo-Su 11:00-22:00'],
  ['11:00 - 22:00', 'Mo-Su 11:00-22:00'],
  ['Open 7 days a week from noon until 2am', 'Mo-Su 12:00-02:00'],
  ['Open 24 hours', 'Mo-Su 00:00-00:00'],
  ['24/7', 'Mo-Su 00:00-00:00'],
  ['Fr-Su 17-2', 'Fr-Su 17:00-02:00'],
  ['Sat-Mon 17:00-24:00', 'Mo,Sa,Su 17:00-00:00'],
  ['Lun-Ven 11h30-22h, sam et dim 10 h à 23 h', 'Mo-Fr 11:30-22:00; Sa,Su 10:00-23:00'],
  [
    'Du lundi au vendredi de 11h à 14h et 17h à 22h; fermé le dimanche',
    'Mo-Fr 11:00-14:00; Mo-Fr 17:00-22:00',
  ],
  ['weekdays 7am-3pm, weekends 8am-4pm', 'Mo-Fr 07:00-15:00; Sa,Su 08:00-16:00'],
  ['M-F 11a-10p', 'Mo-Fr 11:00-22:00'],
  ['Tue Thu 11-14', 'Tu,Th 11:00-14:00'],
  ['Mon closed, Tue-Sun 11am-10pm', 'Tu-Su 11:00-22:00'],
  ['Closed', ''],
  ['Mo-Su 1130-2200', 'Mo-Su 11:30-22:00'],
  [
    'Mo-Su 11:00-22:00; 2026-12-25 closed; 2026-12-31 11:00-14:00,17:00-02:00',
    'Mo-Su 11:00-22:00; 2026-12-25 closed; 2026-12-31 11:00-14:00,17:00-02:00',
  ],
])('%j', (text, expected) => {
  expect(said(text)).toBe(expected)
})

it.each([
  ['11-10', '11:00-22:00'],
  ['12-9', '12:00-21:00'],
  ['11:30-2', '11:30-14:00'],
  ['5-10pm', '17:00-22:00'],
  ['11-10pm', '11:00-22:00'],
  ['9-5pm', '09:00-17:00'],
  ['5-2am', '17:00-02:00'],
  ['11am-10', '11:00-22:00'],
  ['5pm-2', '17:00-02:00'],
  ['11-14, 5-10', 'ambiguous'],
  ['5-10', 'ambiguous'],
  ['5-2', 'ambiguous'],
  ['11-12', 'ambiguous'],
  ['11-2am', 'ambiguous'],
  ['11am-2', 'ambiguous'],
  ['14:00-13:00', 'ambiguous'],
])('%s without am or pm is %s', (text, expected) => {
  const read = readDayHours(text)
  const first = read.ok
    ? read.value.map(({ opens, closes }) => `${opens}-${closes}`).join()
    : 'ambiguous'
  expect(first).toBe(expected)
})

it.each([
  ['', 'unreadable_hours: '],
  ['call us', 'unreadable_hours: call'],
  ['Mon-Fri', 'unreadable_hours: fri'],
  ['Mon 11am', 'unreadable_hours: 11am'],
  ['Mo-Fr 11:00-22:00; PH off', 'unreadable_hours: ph'],
  ['Mon-Fri 25:00-26:00', 'unreadable_hours: 25:00-26:00'],
  ['Dec 25 closed', 'unreadable_hours: dec'],
  ['2026-02-30 closed', 'unreadable_hours: 2026-02-30'],
  ['Fri 5-10', 'ambiguous_hours: 5-10'],
  ['Closed Mon, Tue-Sun 11-22', 'ambiguous_hours: sun 11 -'],
  ['Mon-Fri 11-14; 17-22', 'ambiguous_hours: 22'],
  ['Daily 11-22; Fri 11-23', 'overlapping_hours: 11:00-22:00 11:00-23:00'],
])('%j is refused: %s', (text, expected) => {
  expect(said(text)).toBe(expected)
})

it('a cell of one day has its spans, or none', () => {
  const value = [
    { opens: '11:00', closes: '14:00' },
    { opens: '17:00', closes: '22:00' },
  ]
  expect(readDayHours('11:00-14:00, 17:00-22:00')).toEqual({ ok: true, value })
  expect(readDayHours('11am–2pm and 5pm–10pm')).toEqual({ ok: true, value })
  expect(readDayHours('Closed')).toEqual({ ok: true, value: [] })
  expect(readDayHours('Mon 11-14').ok).toBe(false)
})

it('written hours are read as they were', () => {
  const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15)
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const halves = (minutes: number) =>
    `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}${minutes < 720 ? 'am' : 'pm'}`
  const entry = fc
    .tuple(fc.subarray([...WEEK], { minLength: 1 }), minute, minute)
    .filter(([, start, end]) => start < end || (end < start && end - start + 1440 <= 1200))
  fc.assert(
    fc.property(entry, fc.boolean(), ([days, start, end], isHalves) => {
      const write = isHalves ? halves : clock
      // A text has to show that its clock is one of 24 hours.
      fc.pre(isHalves || start < 600 || start >= 780 || end < 600 || end >= 780)
      const names = days.map((day) => day.slice(0, 3)).join(', ')
      expect(readHours(`${names} ${write(start)} – ${write(end)}`)).toEqual({
        ok: true,
        value: { weekly: [{ days, opens: clock(start), closes: clock(end) }], special: [] },
      })
    }),
  )
})

it('any text is read or refused', () => {
  const words = fc.constantFrom(
    ...'mon tue-fri 11 10pm 11:00 - , ; closed noon & daily 24h 2026-12-25 à x'.split(' '),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(words).map((parts) => parts.join(' ')),
        fc.string(),
      ),
      (text) => {
        expect([true, false]).toContain(readHours(text).ok)
        expect([true, false]).toContain(readDayHours(text).ok)
      },
    ),
  )
})
