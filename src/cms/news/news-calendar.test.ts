import fc from 'fast-check'
import { expect, test } from 'vitest'
import { postStretches } from './news-calendar.ts'

const span = { from: '2027-03-08T00:00', until: '2027-03-22T00:00' }
const now = '2027-03-10T13:00'
const plan = (at: string, publishes: boolean, failed = false) => ({ at, publishes, failed })

test('a post is on the site from its day on, or from now on where its day is still to come', () => {
  const all = (date: string) => postStretches({ date, isPublished: true, plans: [] }, { span, now })
  expect(all('2027-03-01')).toEqual([span])
  expect(all('2027-03-09')).toEqual([{ from: '2027-03-09T00:00', until: span.until }])
  expect(all('2027-03-20')).toEqual([{ from: now, until: span.until }])
})

test('plans bring it and take it down, and those that failed do nothing', () => {
  const plans = [plan('2027-03-16T22:00', false), plan('2027-03-12T09:00', true)]
  const draft = { date: '2027-03-01', isPublished: false, plans }
  expect(postStretches(draft, { span, now })).toEqual([
    { from: '2027-03-12T09:00', until: '2027-03-16T22:00' },
  ])
  const failed = plans.map((one) => ({ ...one, failed: true }))
  expect(postStretches({ ...draft, plans: failed }, { span, now })).toEqual([])
})

test('what is overdue is done in a moment', () => {
  const plans = [plan('2027-03-09T09:00', true)]
  expect(postStretches({ date: '2027-03-01', isPublished: false, plans }, { span, now })).toEqual([
    { from: now, until: span.until },
  ])
})

test('whatever is planned, a post is on the site as the last plan before says', () => {
  const hours = fc.integer({ min: 0, max: 14 * 24 })
  const at = (hour: number) =>
    new Date(Date.parse(`${now}Z`) + hour * 3_600_000).toISOString().slice(0, 16)
  const made = fc.uniqueArray(fc.tuple(hours, fc.boolean()), { selector: ([hour]) => hour })
  fc.assert(
    fc.property(made, fc.boolean(), hours, (list, isPublished, hour) => {
      const plans = list.map(([when, publishes]) => plan(at(when), publishes))
      const stretches = postStretches({ date: '2027-03-01', isPublished, plans }, { span, now })
      const wall = at(hour)
      if (wall >= span.until) return
      const last = [...list]
        .sort(([a], [b]) => a - b)
        .filter(([when]) => when <= hour)
        .at(-1)
      const isOn = stretches.some(({ from, until }) => from <= wall && wall < until)
      expect(isOn).toBe(last ? last[1] : isPublished)
    }),
  )
})
