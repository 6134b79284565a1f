import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { PopupScope } from '#lib/notices/choose.ts'
import { judgeNotices, type NoticeStretch, noticeCalendar } from './notice-calendar.ts'

const span = { from: '2027-03-01T00:00', until: '2027-03-29T00:00' }
const places = ['burrard', 'pearl', 'halifax']
const entry = (uid: string, more: Partial<PopupScope> = {}): PopupScope => ({
  ...{ uid, locations: null, from: null, until: null, variation: 'call-to-action', ...more },
})
const words = (stretches: NoticeStretch[] | undefined) =>
  stretches?.map(({ from, until, state }) => `${from.slice(5, 10)} ${until.slice(5, 10)} ${state}`)

describe('the calendar of notices', () => {
  it('says where one stands behind another, and for how long', () => {
    const week = { from: '2027-03-08T09:00', until: '2027-03-15T00:00' }
    const { rows, gaps } = noticeCalendar('banner', [entry('week', week), entry('always')], {
      ...{ span, places },
    })
    expect(words(rows[0])).toEqual(['03-08 03-15 shows'])
    expect(words(rows[1])).toEqual([
      ...['03-01 03-08 shows', '03-08 03-15 behind', '03-15 03-29 shows'],
    ])
    expect(gaps).toEqual([])
  })

  it('says where it shows at some of its restaurants only, and where there is none at all', () => {
    const here = entry('here', { locations: ['pearl'], until: '2027-03-10T00:00' })
    const there = entry('there', { locations: ['pearl', 'burrard'], until: '2027-03-20T00:00' })
    const calendar = noticeCalendar('popup', [here, there], { span, places })
    expect(words(calendar.rows[1])).toEqual(['03-01 03-10 partly', '03-10 03-20 shows'])
    expect(calendar.gaps).toEqual([
      { from: span.from, until: '2027-03-20T00:00', everywhere: false },
      { from: '2027-03-20T00:00', until: span.until, everywhere: true },
    ])
    const pearl = noticeCalendar('popup', [here, there], { span, places: ['pearl'] })
    expect(words(pearl.rows[1])).toEqual(['03-01 03-10 behind', '03-10 03-20 shows'])
  })

  it('has nothing for one whose restaurants are all gone', () => {
    const gone = entry('gone', { locations: ['elsewhere'] })
    expect(noticeCalendar('banner', [gone], { span, places })).toEqual({
      ...{ rows: [[]], gaps: [{ ...span, everywhere: true }] },
    })
  })
})

const times = ['2027-02-01T10:00', '2027-03-05T17:00', '2027-03-12T00:00', '2027-04-01T00:00']
const entries = fc.array(
  fc.record({
    locations: fc.option(fc.subarray([...places, 'elsewhere'])),
    from: fc.option(fc.constantFrom(...times)),
    until: fc.option(fc.constantFrom(...times)),
    variation: fc.constantFrom('newsletter' as const, 'call-to-action' as const),
  }),
  { maxLength: 6 },
)
const HOUR = 3_600_000

test('whenever one looks, the calendar says what a page at that restaurant shows', () => {
  const kinds = fc.constantFrom('banner' as const, 'popup' as const)
  const hours = fc.integer({ min: 0, max: 28 * 24 - 1 })
  fc.assert(
    fc.property(kinds, entries, hours, fc.constantFrom(...places), (kind, list, hour, place) => {
      const notices = list.map((one, index) => ({ ...one, uid: String(index) }))
      const now = Date.parse(`${span.from}Z`) + hour * HOUR
      const wall = new Date(now).toISOString().slice(0, 16)
      const chooser = { location: { uid: place, utcOffsets: [[0, 0] as const] }, now }
      const verdicts = judgeNotices(kind, notices, chooser)
      const isNow = (one: { from: string; until: string }) => one.from <= wall && wall < one.until
      const own = noticeCalendar(kind, notices, { span, places: [place] })
      verdicts.forEach((verdict, index) => {
        const state = own.rows[index]?.find(isNow)?.state
        const said = { shows: 'shows', lower: 'behind' }[verdict as 'shows' | 'lower']
        expect(state).toBe(said)
      })
      expect(own.gaps.some(isNow)).toBe(!verdicts.includes('shows'))
      const all = noticeCalendar(kind, notices, { span, places })
      const shown = verdicts.indexOf('shows')
      if (shown >= 0) expect(['shows', 'partly']).toContain(all.rows[shown]?.find(isNow)?.state)
      for (const row of all.rows)
        row.slice(1).forEach(({ from }, at) => {
          expect(from >= (row[at]?.until ?? '')).toBe(true)
        })
    }),
  )
})
