import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { addMinutes } from '#lib/time/time.ts'
import { smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'

const locationId = 'burrard'

describe.each(['SQLite', 'Postgres'] as const)('other tables for a party on %s', (kind) => {
  // Each test has an evening of its own, in Vancouver in summer: 19:00 there is 02:00 UTC.
  let date = '2027-04-02'
  let now = 0
  let fixture: TestEngine
  let host: ReturnType<typeof hostAt>
  const clock = (time: string) => {
    now = Date.parse(`${addMinutes(`${date}T${time}`, 7 * 60)}Z`)
  }
  const at = (time: string) => `${date}T${time}`
  const booked = async (time: string) =>
    (await bookAs(fixture.engine, { locationId, at: at(time) })).reservation.id
  const tablesOf = async (...ids: string[]) => {
    const { reservations } = await host.day(date)
    return ids.map((id) => reservations.find((one) => one.id === id)?.tables.join('+'))
  }
  const ref = async (id: string) => ({ id, seen: (await host.find(date, id)).seen })
  beforeAll(async () => {
    now = Date.parse('2027-04-01T20:00Z')
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
    await fixture.engine.saveSettings(locationId, smallHouse(3))
    host = hostAt(fixture.engine, locationId)
  })
  afterAll(() => fixture.close())
  beforeEach(() => {
    date = addDays(date, 1)
    clock('12:00')
  })

  // spec:engine.desk-swaps
  test('two parties swap their tables, and the log of each says so', async () => {
    const [one, two] = [await booked('19:00'), await booked('19:30')]
    expect(await tablesOf(one, two)).toEqual(['t01', 't02'])
    expectOk(await host.swap(date, one, two))
    expect(await tablesOf(one, two)).toEqual(['t02', 't01'])
    expect((await host.find(date, one)).acts).toMatchObject([{ act: 'swap', detail: 't01 → t02' }])
    expect((await host.find(date, two)).acts).toMatchObject([{ act: 'swap', detail: 't02 → t01' }])
    // What each had before is free, what it has now is not.
    expectOk(await host.block(['t01'], at('19:00'), at('19:30')))
    expect(await host.block(['t02'], at('19:00'), at('19:30'))).toMatchObject({ ok: false })
  })

  test('a party that sits, even over its turn, swaps with one that is due', async () => {
    const [one, two] = [await booked('18:00'), await booked('20:00')]
    expectOk(await host.move(date, two, 't02'))
    clock('18:00')
    expectOk(await host.act(date, one, 'seat'))
    clock('19:45')
    expectOk(await host.swap(date, one, two))
    expect(await tablesOf(one, two)).toEqual(['t02', 't01'])
    expectOk(await host.act(date, two, 'seat'))
  })

  test('a swap that another party is in the way of changes nothing at all', async () => {
    const early = await booked('18:00')
    const late = await booked('19:30')
    const other = await booked('18:00')
    expect(await tablesOf(early, late, other)).toEqual(['t01', 't01', 't02'])
    const third = await booked('19:00')
    expectOk(await host.move(date, third, 't03'))
    const refused = await host.swap(date, late, third)
    // At seven the table of the late party is still the early one's.
    expect(refused).toMatchObject({ code: 'table_taken', detail: { inTheWay: [{ id: early }] } })
    expect(await tablesOf(early, late, other, third)).toEqual(['t01', 't01', 't02', 't03'])
    expect(await host.block(['t03'], at('19:00'), at('19:15'))).toMatchObject({ ok: false })
    expect(await host.block(['t01'], at('19:30'), at('19:45'))).toMatchObject({ ok: false })
  })

  test('a swap goes by the versions that the host saw of both', async () => {
    const [one, two] = [await booked('19:00'), await booked('19:00')]
    const [first, second] = [await ref(one), await ref(two)]
    expectOk(await host.note(date, two, 'Nuts'))
    expect(await fixture.engine.host.swap({ ...host.at, ...first }, second)).toMatchObject({
      code: 'changed_meanwhile',
    })
    expect(await tablesOf(one, two)).toEqual(['t01', 't02'])
  })

  test('of two swaps at once with one party, exactly one counts', async () => {
    const ids = [await booked('19:00'), await booked('19:00'), await booked('19:00')] as const
    const [one, two, three] = await Promise.all(ids.map(ref))
    if (!one || !two || !three) throw new Error('three parties are booked')
    const done = await Promise.all([
      fixture.engine.host.swap({ ...host.at, ...one }, two),
      fixture.engine.host.swap({ ...host.at, ...three }, one),
    ])
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(done.find(({ ok }) => !ok)).toMatchObject({ code: 'changed_meanwhile' })
    expect((await tablesOf(...ids)).toSorted()).toEqual(['t01', 't02', 't03'])
  })

  test('parties without a table, of the same table, or gone are not swapped', async () => {
    const [one, two] = [await booked('18:00'), await booked('19:30')]
    expect(await tablesOf(one, two)).toEqual(['t01', 't01'])
    expect(await host.swap(date, one, two)).toMatchObject({ code: 'same_table' })
    const none = expectOk(await host.book(at('19:00'), { table: { kind: 'none' } })).id
    expect(await host.swap(date, one, none)).toMatchObject({ code: 'no_table' })
    const gone = await booked('19:00')
    clock('19:00')
    expectOk(await host.act(date, gone, 'no_show'))
    expect(await host.swap(date, one, gone)).toMatchObject({ code: 'wrong_state' })
  })

  // spec:engine.desk-joins
  test('free tables are joined for one party, and parted again', async () => {
    const large = expectOk(await host.book(at('19:00'), { party: 2 })).id
    expectOk(await host.move(date, large, 't01+t02'))
    expect((await host.find(date, large)).acts).toMatchObject([
      { act: 'book' },
      { act: 'move', detail: 't01 → t01 + t02' },
    ])
    expect(await host.block(['t02'], at('19:00'), at('19:15'))).toMatchObject({ ok: false })
    const other = await booked('19:00')
    expect(await tablesOf(large, other)).toEqual(['t01+t02', 't03'])
    expect(await host.move(date, large, 't01+t03')).toMatchObject({ code: 'table_taken' })
    for (const place of ['t01+t01', 't01+t09', '+', 't01+']) {
      expect(await host.move(date, large, place), place).toMatchObject({ code: 'unknown_table' })
    }
    // Tables that are joined for one party count as the plan's own: nothing needs attention.
    expect(await fixture.engine.conflictingBookings(locationId)).toEqual([])
    expectOk(await host.move(date, large, 't01'))
    expectOk(await host.block(['t02'], at('19:00'), at('19:15')))
  })
})
