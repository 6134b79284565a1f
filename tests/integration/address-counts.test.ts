import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { AddressCounts, type AskedAddress } from '#lib/address-counts/address-counts.ts'
import { addDays } from '#lib/time/dates.ts'
import {
  MOST_MISSING,
  purgeAddressCounts,
  readFollowed,
  readMissingAddresses,
  writeAddressCounts,
} from '#storage/address-counts.ts'
import { type TestEngine, testEngine } from '#tests/support/booking.ts'
import { addressRows } from '../../src/ticker/address-rows.ts'
import { BatchWriter } from '../../src/ticker/batch-writer.ts'

// spec:operations.address-counts
describe.each(['SQLite', 'Postgres'] as const)('addresses that were asked for, on %s', (kind) => {
  let fixture: TestEngine
  let today = '2027-03-01'
  beforeAll(async () => {
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null)
  })
  afterAll(() => fixture.close())
  // What one test has counted is forgotten when the next one looks.
  beforeEach(async () => {
    today = addDays(today, 1000)
    await purgeAddressCounts(fixture.store, today)
  })

  type Write = typeof writeAddressCounts
  let instances = 0
  /** An instance of the site. `write` stands between it and the database. */
  function instance(write: Write = writeAddressCounts) {
    const counts = new AddressCounts()
    const writer = new BatchWriter({
      instance: `instance-${++instances}`,
      take: () => counts.take(),
      toRows: async (taken) => addressRows(taken, 'America/Vancouver'),
      write: (batch) => write(fixture.store, batch),
    })
    const ask = (asked: AskedAddress, times = 1, day = today) => {
      for (let n = 0; n < times; n++) counts.add(asked, Date.parse(`${day}T20:00Z`))
    }
    return { ask, write: () => writer.run() }
  }
  const followed = (address: string, of: 'redirect' | 'former' = 'redirect', on = today) =>
    readFollowed(fixture.store, { kind: of, address }, on)
  const missing = () => readMissingAddresses(fixture.store, today)

  test('add up, of all instances that write at once and one after the other', async () => {
    const all = [instance(), instance(), instance()]
    for (const one of all) {
      one.ask(['redirect', '/old'], 3)
      one.ask(['former', '/old'], 2)
      one.ask(['missing', '/lost'], 4)
    }
    await Promise.all(all.map((one) => one.write()))
    all[0]?.ask(['redirect', '/old'])
    all[0]?.ask(['missing', '/other'])
    await all[0]?.write()
    expect(await followed('/old')).toEqual({ address: '/old', recent: 10, lastDay: today })
    expect(await followed('/old', 'former')).toMatchObject({ recent: 6 })
    expect(await followed('/never')).toBeNull()
    expect(await missing()).toEqual([
      { address: '/lost', recent: 12, lastDay: today },
      { address: '/other', recent: 1, lastDay: today },
    ])
  })

  test('are written once, where the database cannot be reached or does not say that it did', async () => {
    let failing: 'before' | 'after' | null = 'before'
    const one = instance(async (db, batch) => {
      if (failing === 'before') throw new Error('cannot be reached')
      const written = await writeAddressCounts(db, batch)
      if (failing === 'after') throw new Error('no answer')
      return written
    })
    one.ask(['redirect', '/old'], 7)
    await expect(one.write()).rejects.toThrow('cannot be reached')
    expect(await followed('/old')).toBeNull()
    failing = 'after'
    one.ask(['redirect', '/old'], 4)
    await expect(one.write()).rejects.toThrow('no answer')
    await expect(one.write()).rejects.toThrow('no answer')
    failing = null
    await one.write()
    await one.write()
    expect(await followed('/old')).toMatchObject({ recent: 11 })
  })

  test('belong to the day of the group, and are added up over thirty of them', async () => {
    const one = instance()
    one.ask(['redirect', '/old'], 1, addDays(today, -29))
    one.ask(['redirect', '/old'], 10, addDays(today, -30))
    one.ask(['redirect', '/forgotten'], 5, addDays(today, -200))
    one.ask(['missing', '/lost'], 2, addDays(today, -29))
    one.ask(['missing', '/gone'], 2, addDays(today, -30))
    await one.write()
    expect(await followed('/old')).toEqual({
      ...{ address: '/old', recent: 1, lastDay: addDays(today, -29) },
    })
    const long = { address: '/forgotten', recent: 0, lastDay: addDays(today, -200) }
    expect(await followed('/forgotten')).toEqual(long)
    expect((await missing()).map(({ address }) => address)).toEqual(['/lost'])
    // Nine in the evening in Vancouver is tomorrow in UTC.
    const late = [{ at: Date.parse('2027-03-02T05:00Z'), what: ['missing', '/x'], count: 1 }]
    expect(addressRows(late as never, 'America/Vancouver')[0]?.day).toBe('2027-03-01')
  })

  test('are kept to a thousand that nothing is at: those asked for least and longest ago go', async () => {
    const one = instance()
    one.ask(['missing', '/often'], 2, addDays(today, -20))
    one.ask(['missing', '/old-and-once'], 1, addDays(today, -1))
    await one.write()
    for (let n = 0; n < MOST_MISSING - 1; n++) one.ask(['missing', `/a-${n}`])
    await one.write()
    const kept = (await missing()).map(({ address }) => address)
    expect(kept).toHaveLength(MOST_MISSING)
    expect(kept[0]).toBe('/often')
    expect(kept).not.toContain('/old-and-once')
    // Redirects are none of them.
    one.ask(['redirect', '/old'])
    await one.write()
    expect(await missing()).toHaveLength(MOST_MISSING)
    expect(await followed('/old')).toMatchObject({ recent: 1 })
  })

  test('leave room in memory for redirects, whatever is made up while a database is away', async () => {
    const counts = new AddressCounts()
    for (let n = 0; n < 20_000; n++) counts.add(['missing', `/b-${n}`], 0)
    counts.add(['redirect', '/old'], 0)
    const taken = counts.take()
    expect(taken).toHaveLength(1001)
    expect(taken.map(({ what }) => what)).toContainEqual(['redirect', '/old'])
  })

  test('are deleted when they are not shown any more', async () => {
    const one = instance()
    one.ask(['redirect', '/old'])
    one.ask(['missing', '/lost'])
    await one.write()
    const stored = async () =>
      (await fixture.store.all<{ kind: string }>('SELECT kind FROM address_counts')).map(
        ({ kind: what }) => what,
      )
    await purgeAddressCounts(fixture.store, addDays(today, 30))
    expect(await stored()).toContain('missing')
    await purgeAddressCounts(fixture.store, addDays(today, 31))
    expect(await stored()).toEqual(['redirect'])
    await purgeAddressCounts(fixture.store, addDays(today, 401))
    expect(await stored()).toEqual([])
  })
})
