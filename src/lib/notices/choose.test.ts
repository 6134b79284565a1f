import fc from 'fast-check'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { instantOf, localOf } from '#lib/time/time.ts'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import { useOutdatedZoneData } from '#tests/support/outdated-zone-data.ts'
import {
  anyScheduled,
  type Chooser,
  judgeBanners,
  judgePopups,
  type PopupScope,
  scopeRefusal,
  shownOf,
} from './choose.ts'
import type { NoticeScope } from './notices.ts'

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
const chooseBanner = (list: NoticeScope[], chooser: Chooser, isClosed: (uid: string) => boolean) =>
  shownOf(list, judgeBanners(list, chooser, isClosed))
const isFor = (one: NoticeScope, chooser: Chooser) => scopeRefusal(one, chooser) === null

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

describe('the popup', () => {
  const popup = (uid: string, more: Partial<PopupScope> = {}): PopupScope => ({
    ...entry(uid, more),
    ...{ variation: 'call-to-action', ...more },
  })
  const letters = popup('letters', { variation: 'newsletter' })
  const closed = (uids: string[], isNewsletterClosed = false) => ({
    isClosed: (uid: string) => uids.includes(uid),
    isNewsletterClosed: () => isNewsletterClosed,
  })

  it('that has the turn and was closed lets no other one take it (spec:shell.popup-choice)', () => {
    const list = [popup('one'), popup('two')]
    expect(judgePopups(list, noon, closed([]))).toEqual(['shows', 'lower'])
    expect(judgePopups(list, noon, closed(['one']))).toEqual(['closed', 'lower'])
    expect(judgePopups(list, noon, closed(['two']))).toEqual(['shows', 'lower'])
  })

  it('of the newsletter is kept away where the newsletter was closed (spec:shell.popup-newsletter)', () => {
    expect(judgePopups([letters, popup('two')], noon, closed([], true))).toEqual([
      ...['newsletter_closed', 'lower'],
    ])
    expect(judgePopups([popup('two'), letters], noon, closed([], true))).toEqual([
      ...['shows', 'lower'],
    ])
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
    variation: fc.constantFrom('newsletter' as const, 'call-to-action' as const),
  }),
)
const choosers = fc.record({
  uid: fc.constantFrom(...uids),
  zone: fc.constantFrom(...zones),
  now: fc.integer({ min: Date.UTC(2026, 2, 8), max: Date.UTC(2027, 0, 2) }),
  letters: fc.boolean(),
})

test('whatever there is, the first that fits is chosen, and every other one says why it is not', () => {
  fc.assert(
    fc.property(scopes, choosers, (list, { uid, zone, now, letters }) => {
      const chooser = { location: { uid, utcOffsets: upcomingOffsets(zone, now) }, now }
      const entries = list.map((one, index) => ({ ...one, uid: String(index) }))
      const wall = localOf(now, zone)
      type Entry = (typeof entries)[number]
      // Said once more in the specification's words.
      const isHere = (one: Entry) => one.locations === null || one.locations.includes(uid)
      const hasBegun = (one: Entry) => one.from === null || one.from <= wall
      const isOver = (one: Entry) => one.until !== null && wall >= one.until
      const fits = (one: Entry) => isHere(one) && hasBegun(one) && !isOver(one)
      const isClosed = (uid: string) => entries[Number(uid)]?.closed ?? false
      const popupVerdicts = judgePopups(entries, chooser, {
        ...{ isClosed, isNewsletterClosed: () => letters },
      })
      const turn = entries.find(fits)
      const isKept = turn?.closed || (turn?.variation === 'newsletter' && letters)
      expect(shownOf(entries, popupVerdicts)).toBe(isKept ? null : (turn ?? null))
      const bannerVerdicts = judgeBanners(entries, chooser, isClosed)
      const banner = entries.find((one) => fits(one) && !one.closed) ?? null
      expect(shownOf(entries, bannerVerdicts)).toBe(banner)
      for (const verdicts of [popupVerdicts, bannerVerdicts]) {
        expect(verdicts).toHaveLength(entries.length)
        expect(verdicts.filter((one) => one === 'shows').length).toBeLessThan(2)
        entries.forEach((one, index) => {
          const verdict = verdicts[index]
          expect(['other_place', 'not_yet', 'over'].includes(String(verdict))).toBe(!fits(one))
          if (verdict === 'other_place') expect(isHere(one)).toBe(false)
          if (verdict === 'not_yet') expect(hasBegun(one)).toBe(false)
          if (verdict === 'over') expect(isOver(one)).toBe(true)
        })
      }
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
