import fc from 'fast-check'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import type { NoticeScope } from '#lib/notices/notices.ts'
import { instantOf, localOf } from '#lib/time/time.ts'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import { useOutdatedZoneData } from '#tests/support/outdated-zone-data.ts'
import { anyScheduled, chooseBanner, choosePopup, isFor } from './choose.ts'

const entry = (uid: string, more: Partial<NoticeScope> = {}): NoticeScope => ({
  uid,
  locations: null,
  from: null,
  until: null,
  ...more,
})

/** Somebody for whom it is `local` at a restaurant in a zone. */
const at = (local: string, uid = 'burrard', timeZone = 'America/Vancouver') => {
  const now = instantOf(local, timeZone) ?? Number.NaN
  return { location: { uid, utcOffsets: upcomingOffsets(timeZone, now) }, now }
}
const noon = at('2026-11-22T12:00')
const open = () => false

describe('the banner', () => {
  it('is the first without locations, or with the selected one', () => {
    const elsewhere = entry('elsewhere', { locations: ['pearl'] })
    const here = entry('here', { locations: ['pearl', 'burrard'] })
    expect(chooseBanner([elsewhere, here, entry('all')], noon, open)?.uid).toBe('here')
    expect(chooseBanner([elsewhere, entry('all'), here], noon, open)?.uid).toBe('all')
    expect(chooseBanner([elsewhere], noon, open)).toBeNull()
  })

  it('whose cookie is absent: the next one follows one that was closed (spec:shell.banner-choice)', () => {
    const closed = (uid: string) => uid === 'one'
    expect(chooseBanner([entry('one'), entry('two')], noon, closed)?.uid).toBe('two')
    expect(chooseBanner([entry('one')], noon, closed)).toBeNull()
  })

  it('is shown to nobody whose restaurants are all gone', () => {
    expect(chooseBanner([entry('gone', { locations: [] })], noon, open)).toBeNull()
  })
})

const uids = ['burrard', 'pearl', 'halifax'] as const
const zones = ['America/Vancouver', 'America/St_Johns', 'America/Phoenix', 'Pacific/Auckland']
const scopes = fc.array(
  fc.record({
    locations: fc.option(fc.subarray([...uids])),
    from: fc.option(fc.constantFrom('2026-03-08T03:30', '2026-11-01T01:30', '2026-11-22T09:00')),
    until: fc.option(fc.constantFrom('2026-03-09T00:00', '2026-11-01T01:45', '2027-01-01T00:00')),
    closed: fc.boolean(),
  }),
)
const choosers = fc.record({
  uid: fc.constantFrom(...uids),
  zone: fc.constantFrom(...zones),
  now: fc.integer({ min: Date.UTC(2026, 2, 8), max: Date.UTC(2027, 0, 2) }),
})

test('whatever there is, the first that fits is chosen, and nothing before it fits', () => {
  fc.assert(
    fc.property(scopes, choosers, (list, { uid, zone, now }) => {
      const chooser = { location: { uid, utcOffsets: upcomingOffsets(zone, now) }, now }
      const entries = list.map((one, index) => ({ ...one, uid: String(index) }))
      const wall = localOf(now, zone)
      // Said once more in the specification's words.
      const fits = (one: (typeof entries)[number]) =>
        (one.locations === null || one.locations.includes(chooser.location.uid)) &&
        (one.from === null || one.from <= wall) &&
        (one.until === null || wall < one.until)
      const closed = (uid: string) => entries[Number(uid)]?.closed ?? false
      expect(choosePopup(entries, chooser)).toBe(entries.find(fits) ?? null)
      const banner = entries.find((one) => fits(one) && !one.closed) ?? null
      expect(chooseBanner(entries, chooser, closed)).toBe(banner)
    }),
  )
})

describe('a schedule', () => {
  const supper = entry('supper', { from: '2026-11-22T17:00', until: '2026-11-22T22:00' })

  it('begins with its first minute and ends before its last, by the clock of the location', () => {
    expect(isFor(supper, at('2026-11-22T16:59'))).toBe(false)
    expect(isFor(supper, at('2026-11-22T17:00'))).toBe(true)
    expect(isFor(supper, at('2026-11-22T21:59'))).toBe(true)
    expect(isFor(supper, at('2026-11-22T22:00'))).toBe(false)
  })

  it('is another moment in St. John’s than in Vancouver', () => {
    const there = at('2026-11-22T17:00', 'water-street', 'America/St_Johns')
    expect(isFor(supper, there)).toBe(true)
    expect(isFor(supper, { ...noon, now: there.now })).toBe(false)
  })

  it('that begins in an hour which the clocks skip begins after it', () => {
    const skipped = entry('skipped', { from: '2026-03-08T02:30' })
    expect(isFor(skipped, at('2026-03-08T01:59'))).toBe(false)
    expect(isFor(skipped, at('2026-03-08T03:00'))).toBe(true)
  })

  it('is by the server’s knowledge of the zone, not by that of an old browser', () => {
    const first = at('2026-12-04T17:00')
    const last = at('2026-12-04T21:59')
    const over = at('2026-12-04T22:00')
    const { DateTimeFormat } = Intl
    onTestFinished(() => {
      Intl.DateTimeFormat = DateTimeFormat
    })
    useOutdatedZoneData()
    const dinner = entry('dinner', { from: '2026-12-04T17:00', until: '2026-12-04T22:00' })
    expect([first, last, over].map((chooser) => isFor(dinner, chooser))).toEqual([
      ...[true, true, false],
    ])
  })

  it('asks for the clock only where there is one', () => {
    expect(anyScheduled([entry('always')])).toBe(false)
    expect(anyScheduled([entry('always'), supper])).toBe(true)
    expect(isFor(entry('always'), { ...noon, now: 0 })).toBe(true)
  })
})
