import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CountBuffer } from './count-buffer.ts'
import { isRobot } from './robots.ts'
import { parseSiteCounts } from './site-count.ts'
import { sourceIn } from './source.ts'

const parsed = (...counts: unknown[]) => parseSiteCounts(JSON.stringify(counts))

describe('what pages count', () => {
  test.each([
    [['view', '', 'home']],
    [['view', 'burrard', 'menu']],
    [['landing', '', '']],
    [['landing', 'burrard', 'newsletter/email']],
    [['open', 'burrard', '']],
    [['booked', 'burrard', '']],
    [['booked_from', 'burrard', 'instagram']],
    [['none_hour', 'burrard', '19']],
    [['none_party', 'burrard', '20']],
    [['dish', 'burrard', 'lobster roll']],
    [['dish', 'burrard', '5 spice duck 2']],
  ])('%j is such a count', (one) => {
    expect(parsed(one)).toEqual([one])
  })

  test.each([
    [['dish', 'burrard', 'ida@example.com']],
    [['dish', 'burrard', '604 555 0100']],
    [['dish', 'burrard', '22 33 44 55']],
    [['dish', 'burrard', '12 main street 3']],
    [['dish', 'burrard', '٢٢ ٣٣ ٤٤']],
    [['dish', 'burrard', 'x'.repeat(41)]],
    [['dish', 'burrard', 'one two three four five']],
    [['landing', '', 'Ida Marsh']],
    [['landing', '', 'guest-6045550100']],
    [['view', '', '/my/t0ken']],
    [['none_hour', 'burrard', '24']],
    [['none_party', 'burrard', '21']],
    [['open', '', '']],
    [['open', 'burrard', 'more']],
    [['open', '../burrard', '']],
    [['open', 'burrard', '', 'and more']],
    [['visit', '', '']],
  ])('%j is none', (one) => {
    expect(parsed(one)).toBeNull()
    // Nor is what stands beside it.
    expect(parsed(['view', '', 'home'], one)).toBeNull()
  })

  test('come as a list of one to four, and as nothing else', () => {
    const view = ['view', '', 'home']
    expect(parsed(view, view, view, view)).toHaveLength(4)
    expect(parsed(view, view, view, view, view)).toBeNull()
    for (const text of ['', '[]', '{}', 'null', '[[]]', '[null]', JSON.stringify(view)])
      expect(parseSiteCounts(text), text).toBeNull()
    fc.assert(fc.property(fc.json(), (text) => parseSiteCounts(text) === null))
  })
})

describe('the source of a visit', () => {
  test.each([
    ['', ''],
    ['?utm_source=Newsletter&utm_medium=email', 'newsletter/email'],
    ['?utm_source=instagram', 'instagram'],
    ['?utm_source=instagram&utm_medium=a b', 'instagram'],
    ['?utm_source=ida@example.com&utm_medium=email', ''],
    ['?utm_source=guest-6045550100', ''],
    ['?utm_medium=email', ''],
    ['?utm_campaign=spring', ''],
  ])('of %s is “%s”', (search, source) => {
    expect(sourceIn(search)).toBe(source)
    expect(parsed(['landing', '', source])).not.toBeNull()
  })
})

test.each([
  [true, undefined],
  [true, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [true, 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36'],
  [true, 'curl/8.5.0'],
  [false, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1'],
  [false, 'Mozilla/5.0 (Linux; Android 14; CUBOT X70) Chrome/140.0.0.0 Mobile Safari/537.36'],
])('it is %s that this is a robot: %s', (robot, userAgent) => {
  expect(isRobot(userAgent)).toBe(robot)
})

describe('counts that wait', () => {
  const noon = Date.parse('2027-03-01T12:00:00Z')

  test('are sums: nothing tells one visit from another', () => {
    const buffer = new CountBuffer()
    for (const seconds of [0, 3, 500]) buffer.add(['view', '', 'home'], noon + seconds * 1000)
    buffer.add(['view', '', 'home'], noon + 15 * 60_000)
    buffer.add(['view', 'burrard', 'menu'], noon)
    expect(buffer.take()).toEqual([
      { at: noon, step: 'view', location: '', detail: 'home', count: 3 },
      { at: noon + 15 * 60_000, step: 'view', location: '', detail: 'home', count: 1 },
      { at: noon, step: 'view', location: 'burrard', detail: 'menu', count: 1 },
    ])
    expect(buffer.take()).toEqual([])
  })

  test('do not fill the memory, whatever is sent while they cannot be written', () => {
    const buffer = new CountBuffer()
    for (let n = 0; n < 20_010; n++) buffer.add(['open', `house-${n}`, ''], noon)
    buffer.add(['open', 'house-7', ''], noon)
    const taken = buffer.take()
    expect(taken).toHaveLength(20_000)
    expect(taken[7]?.count).toBe(2)
  })
})
