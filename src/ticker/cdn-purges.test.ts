import { beforeEach, describe, expect, test } from 'vitest'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { CdnCode } from '#providers/cdn/contract.ts'
import { type PurgedEpoch, purgedEpochInMemory } from '#storage/cdn-purges.ts'
import { CdnPurger, purgedByAll, runTogether } from './cdn-purges.ts'

const schedule = { after: [0, 1000, 5000], spacing: 1000 }
const never = () => false

let now = 0
/** When what a test is about begins. */
let start = 0
let epoch = 1
let readable = true
let purged: PurgedEpoch
let purges: { by: string; at: number }[] = []
let answer: (by: string) => Result<'taken', CdnCode> = () => ok('taken')
let lines: string[] = []
/** What happens meanwhile, at a moment (ms). */
let events: [at: number, act: () => void][] = []

beforeEach(() => {
  now = 0
  epoch = 1
  readable = true
  purged = purgedEpochInMemory()
  purges = []
  answer = () => ok('taken')
  lines = []
  events = []
})

function letPass(ms: number) {
  now += ms
  for (const [, act] of events.filter(([at]) => at <= now)) act()
  events = events.filter(([at]) => at > now)
}

const instance = (by = 'one', known = purged) =>
  new CdnPurger({
    cache: {
      name: 'the CDN',
      async purge() {
        purges.push({ by, at: now })
        return answer(by)
      },
    },
    schedule,
    epoch: async () => {
      if (!readable) throw new Error('database down')
      return epoch
    },
    purged: known,
    now: () => now,
    wait: async (ms) => letPass(ms),
    log: (line) => lines.push(line),
  })

/** An instance that has purged what it found at its start. */
async function started(by?: string, known?: PurgedEpoch) {
  const purger = instance(by, known)
  await purger.run(never)
  purges = []
  now += 100_000
  start = now
  return purger
}
const moments = () => purges.map(({ at }) => at - start)

describe('a CDN', () => {
  test('is purged when the site starts, as a release or a restore changes pages, too', async () => {
    await instance().run(never)
    expect(purges.map(({ at }) => at)).toEqual([0, 1000, 5000])
    expect(await purged.read()).toBe(1)
  })

  test('is purged at once after a publish, and again for answers that were on their way', async () => {
    const purger = await started()
    epoch++
    await purger.run(never)
    expect(moments()).toEqual([0, 1000, 5000])
    expect(await purged.read()).toBe(2)
  })

  test('is left alone while nothing is published', async () => {
    const purger = await started()
    for (let n = 0; n < 5; n++) await purger.run(never)
    expect(purges).toEqual([])
  })

  test('is purged within 1.5 s of each publish where many follow each other, and not for each of them', async () => {
    const purger = await started()
    epoch++
    const published: number[] = [now]
    for (let n = 1; n <= 40; n++)
      events.push([
        start + n * 130,
        () => {
          epoch++
          published.push(now)
        },
      ])
    await purger.run(never)
    for (const at of published)
      expect(purges.some((purge) => purge.at >= at && purge.at <= at + 1500)).toBe(true)
    expect(purges.length).toBeLessThanOrEqual(14)
    for (const [n, { at }] of purges.entries())
      expect(at - (purges[n - 1]?.at ?? 0)).toBeGreaterThanOrEqual(1000)
    expect(await purged.read()).toBe(epoch)
  })

  test('is purged by one instance of several, once for all', async () => {
    const [one, other] = [await started('one'), await started('other')]
    epoch++
    await one.run(never)
    await other.run(never)
    expect(new Set(purges.map(({ by }) => by))).toEqual(new Set(['one']))
    expect(purges).toHaveLength(3)
  })

  test('is purged by another instance if the first one ends in the middle', async () => {
    const [one, other] = [await started('one'), await started('other')]
    epoch++
    await one.run(() => purges.length > 0)
    expect(purges).toEqual([{ by: 'one', at: start }])
    await other.run(never)
    expect(purges.slice(1).map(({ by }) => by)).toEqual(['other', 'other', 'other'])
    expect(await purged.read()).toBe(epoch)
  })

  test('is purged as well after a restore, by which the epoch is lower than before', async () => {
    const purger = await started()
    epoch = 0
    await purger.run(never)
    expect(moments()).toEqual([0, 1000, 5000])
  })
})

describe('a purge that is not taken', () => {
  test('is tried again, after twice as long each time up to a minute, until it is', async () => {
    const purger = await started()
    epoch++
    answer = () => refuse('unavailable', { reason: 'status 503' })
    events.push([start + 400_000, () => (answer = () => ok('taken'))])
    await purger.run(never)
    const seconds = moments().map((ms) => ms / 1000)
    expect(seconds.slice(0, 10)).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243])
    expect(seconds.at(-1)).toBeGreaterThanOrEqual(400)
    expect(await purged.read()).toBe(epoch)
  })

  test('does not keep the next publish waiting, however long it has been refused', async () => {
    const purger = await started()
    epoch++
    answer = () => refuse('refused')
    events.push([start + 130_000, () => epoch++])
    await purger.run(() => now > start + 135_000)
    expect(purges.some(({ at }) => at >= start + 130_000 && at <= start + 132_000)).toBe(true)
  })

  test('is said once, and once that it is over', async () => {
    const purger = await started()
    epoch++
    answer = () => refuse('refused', { reason: 'status 403' })
    events.push([start + 50_000, () => (answer = () => ok('taken'))])
    await purger.run(never)
    expect(lines).toEqual([
      'cdn: the CDN has not taken a purge (refused, status 403): it goes on with older pages until it does, or they end (CDN_SECONDS)',
      'cdn: the CDN takes purges again',
    ])
  })

  test('says for how long the CDN has been behind', async () => {
    const purger = await started()
    expect(purger.waitingMs).toBe(0)
    epoch++
    answer = () => refuse('unavailable')
    await purger.run(() => now > start + 30_000)
    expect(purger.waitingMs).toBeGreaterThanOrEqual(30_000)
    answer = () => ok('taken')
    await purger.run(never)
    expect(purger.waitingMs).toBe(0)
  })

  test('does not pile up, however much is published meanwhile', async () => {
    const purger = await started()
    answer = () => refuse('unavailable')
    epoch++
    for (let n = 1; n <= 500; n++) events.push([start + n * 600, () => epoch++])
    await purger.run(() => now > start + 310_000)
    purges = []
    answer = () => ok('taken')
    await purger.run(never)
    expect(purges.length).toBeLessThanOrEqual(4)
    expect(await purged.read()).toBe(epoch)
  })

  test('does not wait for the content to be readable', async () => {
    const purger = await started()
    epoch++
    answer = () => refuse('unavailable')
    await purger.run(() => purges.length > 0)
    answer = () => ok('taken')
    readable = false
    now += 10_000
    await expect(purger.run(never)).rejects.toThrow('database down')
    expect(moments()).toEqual([0, 10_000])
    expect(purger.waitingMs).toBe(0)
  })
})

describe('one of two caches that is lost', () => {
  test('keeps the other one waiting at no publish, and is purged once it is back', async () => {
    const purgedBy = purgedByAll(purged, 2)
    const purgers = [await started('lost', purgedBy(0)), await started('other', purgedBy(1))]
    answer = (by) => (by === 'lost' ? refuse('unavailable') : ok('taken'))
    epoch++
    const published = [start]
    for (const later of [100_000, 200_000, 300_000])
      events.push([
        start + later,
        () => {
          epoch++
          published.push(now)
        },
      ])
    events.push([start + 400_000, () => (answer = () => ok('taken'))])
    expect(await purged.read()).toBe(1)
    await runTogether(purgers, never)
    for (const at of published)
      expect(
        purges.some((one) => one.by === 'other' && one.at >= at && one.at <= at + 2000),
        `${at}`,
      ).toBe(true)
    expect(purges.at(-1)).toMatchObject({ by: 'lost' })
    expect(await purged.read()).toBe(epoch)
  })

  test('has both stop where the content cannot be read', async () => {
    const purgedBy = purgedByAll(purged, 2)
    const purgers = [await started('lost', purgedBy(0)), await started('other', purgedBy(1))]
    answer = (by) => (by === 'lost' ? refuse('unavailable') : ok('taken'))
    epoch++
    events.push([start + 10_000, () => (readable = false)])
    await expect(runTogether(purgers, never)).rejects.toThrow('database down')
  })
})
