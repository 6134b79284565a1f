import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { CountBuffer } from '#lib/site-counts/count-buffer.ts'
import type { SiteCount } from '#lib/site-counts/site-count.ts'
import { addDays } from '#lib/time/dates.ts'
import type { BookingDatabase, BookingSql } from '#storage/database.ts'
import {
  type CountBatch,
  purgeSiteCounts,
  type ShownCount,
  writeSiteCounts,
} from '#storage/site-counts.ts'
import { type TestEngine, testEngine } from '#tests/support/booking.ts'
import { SiteCountsWriter } from '../../src/ticker/site-counts.ts'

const ZONES: Record<string, string> = {
  burrard: 'America/Vancouver',
  'water-street': 'America/St_Johns',
}

describe.each(['SQLite', 'Postgres'] as const)('what pages count on %s', (kind) => {
  let fixture: TestEngine
  let monday = '2027-01-04'
  beforeAll(async () => {
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null)
  })
  afterAll(() => fixture.close())
  // Each test has weeks of its own.
  beforeEach(() => {
    monday = addDays(monday, 70)
  })

  const noon = (day = monday) => Date.parse(`${day}T20:00Z`)
  let instances = 0
  /** An instance of the site. `write` stands between it and the database. */
  function instance(write = (batch: CountBatch) => writeSiteCounts(fixture.store, batch)) {
    const buffer = new CountBuffer()
    const writer = new SiteCountsWriter({
      instance: `instance-${++instances}`,
      take: () => buffer.take(),
      place: async (uid) => {
        const timeZone = ZONES[uid]
        return timeZone ? { id: uid, timeZone } : null
      },
      timeZone: async () => 'UTC',
      write,
      secret: 'a secret of this test',
    })
    const count = (one: SiteCount, times = 1, at = noon()) => {
      for (let n = 0; n < times; n++) buffer.add(one, at)
    }
    return { count, write: () => writer.run() }
  }
  const shown = async (days = 7, ids: string[] = ['', ...Object.keys(ZONES)], week = monday) => {
    const [found = []] = await fixture.engine.figures.siteCounts(ids, [
      { monday: week, days, isOver: true },
    ])
    return found
  }
  const totals = async () => {
    const week = { monday, days: 7, isOver: true }
    const ids = ['', ...Object.keys(ZONES)]
    const [found = []] = await fixture.engine.figures.siteTotals(ids, [week])
    return new Map(found.map(({ count, ...key }) => [JSON.stringify(key), count]))
  }
  const stored = (week = monday) =>
    fixture.store.all<Record<string, string | number | null>>(
      'SELECT * FROM site_counts WHERE monday = $1',
      [week],
    )
  const storedSum = async () =>
    (await stored()).reduce(
      (sum, row) => sum + [1, 2, 3, 4, 5, 6, 7].reduce((all, n) => all + Number(row[`d${n}`]), 0),
      0,
    )

  test('is added up, whichever instance counted it, and however often it is written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.nat(2), fc.constantFrom(...Object.keys(ZONES)), fc.nat(6), fc.boolean()),
          {
            maxLength: 60,
          },
        ),
        async (counts) => {
          monday = addDays(monday, 7)
          const all = [instance(), instance(), instance()]
          for (const [who, uid, day, isWritten] of counts) {
            all[who]?.count(['open', uid, ''], 1, noon(addDays(monday, day)))
            if (isWritten) await all[who]?.write()
          }
          await Promise.all(all.map((one) => one.write()))
          expect(await storedSum()).toBe(counts.length)
        },
      ),
      { numRuns: 15 },
    )
  })

  test('is written once, where the database does not say that it did, or cannot be reached', async () => {
    let failing: 'before' | 'after' | null = 'before'
    const one = instance(async (batch) => {
      if (failing === 'before') throw new Error('cannot be reached')
      const written = await writeSiteCounts(fixture.store, batch)
      if (failing === 'after') throw new Error('no answer')
      return written
    })
    one.count(['open', 'burrard', ''], 7)
    await expect(one.write()).rejects.toThrow('cannot be reached')
    expect(await storedSum()).toBe(0)
    failing = 'after'
    one.count(['open', 'burrard', ''], 4)
    await expect(one.write()).rejects.toThrow('no answer')
    await expect(one.write()).rejects.toThrow('no answer')
    failing = null
    await one.write()
    await one.write()
    expect(await storedSum()).toBe(11)
  })

  test('is written whole or not at all', async () => {
    const row = { day: monday, locationId: 'burrard', step: 'open', detail: '', count: 5 }
    // No database takes text as a number.
    const broken = { ...row, step: 'search', count: Number.NaN }
    const batch = { instance: 'broken', number: 1, rows: [row, broken] }
    await expect(writeSiteCounts(fixture.store, batch)).rejects.toThrow()
    expect(await stored()).toEqual([])
    expect(await writeSiteCounts(fixture.store, { ...batch, rows: [row] })).toBe(true)
    expect(await writeSiteCounts(fixture.store, { ...batch, rows: [row] })).toBe(false)
    expect(await storedSum()).toBe(5)
  })

  test('belongs to the day on the wall of its restaurant, and of the group where it has none', async () => {
    const one = instance()
    // Midnight of Tuesday in UTC: half past eight in St. John’s and five o’clock in Vancouver, on Monday.
    const midnight = Date.parse(`${addDays(monday, 1)}T00:00Z`)
    one.count(['open', 'water-street', ''], 1, midnight)
    one.count(['open', 'burrard', ''], 2, midnight)
    one.count(['view', '', 'home'], 3, midnight)
    // Half past three in UTC: Tuesday in St. John’s, still Monday in Vancouver.
    one.count(['open', 'water-street', ''], 10, midnight + 4 * 3_600_000)
    one.count(['open', 'burrard', ''], 20, midnight + 4 * 3_600_000)
    await one.write()
    const days = Object.fromEntries(
      (await stored()).map(({ location_id, d1, d2 }) => [location_id, [d1, d2]]),
    )
    expect(days).toEqual({ 'water-street': [1, 10], burrard: [22, 0], '': [0, 3] })
  })

  test('is forgotten where no restaurant has the name', async () => {
    const one = instance()
    one.count(['open', 'nowhere', ''], 9)
    await one.write()
    expect(await stored()).toEqual([])
  })

  test('is shown from five on, in fives, and whatever is added up or subtracted of it is in fives', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.constantFrom<SiteCount>(
              ...([
                ['view', '', 'home'],
                ['view', 'burrard', 'location'],
                ['open', 'burrard', ''],
                ['open', 'water-street', ''],
                ['dish', 'water-street', 'lobster'],
                ['view', 'water-street', 'home'],
                ['landing', 'burrard', 'instagram'],
                ['dish', 'burrard', 'lobster'],
              ] as SiteCount[]),
            ),
            fc.integer({ min: 1, max: 12 }),
            fc.nat(6),
          ),
          { maxLength: 20 },
        ),
        async (counts) => {
          monday = addDays(monday, 7)
          const one = instance()
          const exact = new Map<string, number>()
          for (const [what, times, day] of counts) {
            one.count(what, times, noon(addDays(monday, day)))
            const key = [what[1], what[0], what[2]].join(' ')
            exact.set(key, (exact.get(key) ?? 0) + times)
          }
          await one.write()
          const answers: ShownCount[][] = []
          for (let days = 1; days <= 7; days++) answers.push(await shown(days))
          const numbers = answers.flat().map(({ count }) => count)
          for (const number of numbers) expect([number % 5, number >= 5]).toEqual([0, true])
          const whole = new Map(
            (await shown()).map(({ locationId, step, detail, count }) => [
              [locationId, step, detail].join(' '),
              count,
            ]),
          )
          for (const [key, times] of exact)
            expect(whole.get(key) ?? 0, key).toBe(Math.floor(times / 5) * 5)
          // The sums of all are those of what is shown of each.
          expect(await totals()).toEqual(sumsOf(await shown()))
          // Who may see one restaurant sees of it what others see.
          const ofOne = await shown(7, ['burrard'])
          expect(ofOne).toEqual(
            (await shown()).filter(({ locationId }) => locationId === 'burrard'),
          )
        },
      ),
      { numRuns: 15 },
    )
  })

  test('has words of visitors only once five searched for them, and until then not even in the database', async () => {
    const [one, other] = [instance(), instance()]
    one.count(['dish', 'burrard', 'ida marsh'], 4)
    one.count(['landing', 'burrard', 'idas-letter'], 4)
    one.count(['dish', 'burrard', 'lobster'], 3)
    other.count(['dish', 'burrard', 'lobster'], 2)
    await one.write()
    expect(JSON.stringify(await stored())).not.toMatch(/ida|lobster/)
    expect(await shown()).toEqual([])
    await other.write()
    expect(JSON.stringify(await stored())).not.toMatch(/ida/)
    expect(await shown()).toEqual([
      { locationId: 'burrard', step: 'dish', detail: 'lobster', count: 5 },
    ])
    // The same words in another week, or elsewhere, are not found again.
    const next = addDays(monday, 7)
    one.count(['dish', 'burrard', 'ida marsh'], 1, noon(next))
    one.count(['dish', 'water-street', 'ida marsh'], 1)
    await one.write()
    const digests = [...(await stored()), ...(await stored(next))].map(({ detail }) => detail)
    expect(new Set(digests).size).toBe(digests.length)
    // When their week is over, so are they.
    await purgeSiteCounts(fixture.store, addDays(next, 1))
    expect(await stored()).toHaveLength(4)
    await purgeSiteCounts(fixture.store, addDays(next, 3))
    expect(await stored()).toMatchObject([{ word: 'lobster' }])
    expect(await stored(next)).toHaveLength(1)
  })

  test('has words that guests typed only once their week is over: nobody can add to them any more', async () => {
    const one = instance()
    one.count(['dish', 'burrard', 'lobster'], 9)
    one.count(['landing', 'burrard', 'letter'], 9)
    one.count(['open', 'burrard', ''], 9)
    await one.write()
    const steps = async (isOver: boolean, days: number) => {
      const week = { monday, days, isOver }
      const [found = []] = await fixture.engine.figures.siteCounts(['burrard'], [week])
      return found.map(({ step }) => step)
    }
    for (const days of [1, 7]) {
      expect(await steps(false, days)).toEqual(['landing', 'open'])
      expect(await steps(true, days)).toEqual(['dish', 'landing', 'open'])
    }
  })

  test('names no word in any statement before it was counted five times', async () => {
    const sent: unknown[] = []
    const one = instance((batch) => writeSiteCounts(recording(fixture.store, sent), batch))
    one.count(['dish', 'burrard', 'ida marsh'], 4)
    one.count(['landing', 'burrard', 'idas-letter'], 4)
    one.count(['dish', 'burrard', 'lobster'], 5)
    await one.write()
    expect(JSON.stringify(sent)).not.toMatch(/ida/)
    expect(sent.filter((value) => value === 'lobster')).toHaveLength(1)
    // The row has its word: it is sent no more.
    sent.length = 0
    one.count(['dish', 'burrard', 'lobster'], 5)
    await one.write()
    expect(sent).not.toContain('lobster')
    one.count(['dish', 'burrard', 'ida marsh'])
    await one.write()
    expect(sent.filter((value) => value === 'ida marsh')).toHaveLength(1)
  })

  const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

  test('does not fill the database, whatever visitors make up', async () => {
    const one = instance()
    for (let n = 0; n < 300; n++) one.count(['dish', 'burrard', `word ${letters(n)}`])
    await one.write()
    one.count(['dish', 'burrard', 'word a'], 6)
    one.count(['dish', 'burrard', 'more'], 6)
    // What is made up at one restaurant takes no room from another.
    one.count(['dish', 'water-street', 'lobster'], 5)
    await one.write()
    expect(await stored()).toHaveLength(101)
    expect(await shown()).toEqual([
      { locationId: 'burrard', step: 'dish', detail: 'word a', count: 5 },
      { locationId: 'water-street', step: 'dish', detail: 'lobster', count: 5 },
    ])
  })

  test('counts every visit, also where there is no room for its source', async () => {
    const one = instance()
    for (let n = 0; n < 80; n++) one.count(['landing', 'burrard', `source-${letters(n)}`])
    await one.write()
    expect(await storedSum()).toBe(80)
    expect(await stored()).toHaveLength(51)
    expect(await shown()).toEqual([
      { locationId: 'burrard', step: 'landing', detail: '', count: 30 },
    ])
  })

  test('has no digest of a week that is over, also where nothing was deleted for long', async () => {
    const one = instance()
    one.count(['dish', 'burrard', 'ida marsh'], 4)
    one.count(['dish', 'burrard', 'lobster'], 5)
    one.count(['landing', 'burrard', 'idas-letter'], 4)
    await one.write()
    // As after a backup of last year was restored.
    await purgeSiteCounts(fixture.store, addDays(monday, 300))
    expect(await stored()).toMatchObject([{ word: 'lobster' }])
  })

  test('is kept for two years', async () => {
    const one = instance()
    one.count(['open', 'burrard', ''], 5)
    await one.write()
    await purgeSiteCounts(fixture.store, addDays(monday, 730))
    expect(await shown()).toHaveLength(1)
    await purgeSiteCounts(fixture.store, addDays(monday, 760))
    expect(await stored()).toEqual([])
  })
})

/** Sums by step and detail, of locations and of none. */
function sumsOf(counts: readonly ShownCount[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { locationId, step, detail, count } of counts) {
    const key = JSON.stringify({ atLocation: locationId !== '', step, detail })
    sums.set(key, (sums.get(key) ?? 0) + count)
  }
  return sums
}

/** The database, and in `sent` each text and each value that its transactions send. */
function recording(store: BookingDatabase, sent: unknown[]): BookingDatabase {
  const recorded = (sql: BookingSql): BookingSql => ({
    ...sql,
    dialect: sql.dialect,
    all: (text, values = []) => {
      sent.push(text, ...values)
      return sql.all(text, values)
    },
    run: (text, values = []) => {
      sent.push(text, ...values)
      return sql.run(text, values)
    },
  })
  return {
    ...store,
    transaction: (locks, work) => store.transaction(locks, (sql) => work(recorded(sql))),
  }
}
