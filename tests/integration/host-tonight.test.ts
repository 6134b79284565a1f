import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { HostTonight } from '#booking-engine/host/types.ts'
import { addMinutes } from '#lib/time/time.ts'
import { ida, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'

const DAY = '2027-04-02'

describe.each(['SQLite', 'Postgres'] as const)('tonight at several restaurants on %s', (kind) => {
  let now = 0
  let houses = 0
  let west = ''
  let east = ''
  let fixture: TestEngine
  let host: ReturnType<typeof hostAt>
  /** In Vancouver in summer: 19:00 there is 02:00 UTC. */
  const clock = (time: string) => {
    now = Date.parse(`${addMinutes(`${DAY}T${time}`, 7 * 60)}Z`)
  }
  const booked = async (time: string, locationId = west) =>
    (await bookAs(fixture.engine, { locationId, at: `${DAY}T${time}` })).reservation.id
  const tonight = async () => {
    const [first, second] = await fixture.engine.host.tonight([west, east])
    return [first as HostTonight, second as HostTonight] as const
  }
  beforeAll(async () => {
    clock('12:00')
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
  })
  afterAll(() => fixture.close())
  beforeEach(async () => {
    clock('12:00')
    houses += 1
    west = `west-${houses}`
    east = `east-${houses}`
    await fixture.engine.saveSettings(west, smallHouse(4))
    await fixture.engine.saveSettings(east, smallHouse(3, { timeZone: 'America/St_Johns' }))
    host = hostAt(fixture.engine, west)
  })

  test('is one row for each, in the order that they are asked for; none without settings', async () => {
    const rows = await fixture.engine.host.tonight([east, 'nowhere', west])
    expect(rows.map(({ locationId }) => locationId)).toEqual([east, west])
    expect(rows[1]).toEqual({
      ...{ locationId: west, day: DAY, timeZone: 'America/Vancouver', now, closed: false },
      ...{ booked: { parties: 0, covers: 0 }, seated: { parties: 0, covers: 0 } },
      ...{ toCome: { parties: 0, covers: 0 }, tables: 4, peak: null, stopped: null },
      ...{ withoutTable: 0, late: 0, overTime: 0, paymentFailed: 0 },
    })
    expect(await fixture.engine.host.tonight([])).toEqual([])
  })

  test('counts who is booked, seated and to come, as the day does', async () => {
    const [sits, gone] = [await booked('17:00'), await booked('17:00')]
    await booked('19:00')
    await booked('20:00', east)
    clock('17:05')
    expectOk(await host.act(DAY, sits, 'seat'))
    expectOk(await host.act(DAY, gone, 'cancel'))
    const [here, there] = await tonight()
    expect(here).toMatchObject({
      ...{ booked: { parties: 2, covers: 4 }, seated: { parties: 1, covers: 2 } },
      toCome: { parties: 1, covers: 2 },
    })
    expect(there).toMatchObject({ booked: { parties: 1 }, seated: { parties: 0 } })
    const { totals } = await host.day(DAY)
    expect(here.booked).toEqual({ parties: totals.parties, covers: totals.covers })
  })

  test('says when the fewest tables are free from now on, and how many', async () => {
    await booked('17:00')
    await booked('18:00')
    await booked('19:00')
    expect((await tonight())[0].peak).toEqual({ at: `${DAY}T18:00`, free: 2 })
    expectOk(await host.block(['t04'], `${DAY}T19:00`, `${DAY}T20:00`))
    expect((await tonight())[0].peak).toEqual({ at: `${DAY}T19:00`, free: 1 })
    clock('20:45')
    expect((await tonight())[0].peak).toBeNull()
  })

  test('names parties without a table, late ones, and those that stay longer than planned', async () => {
    await host.book(`${DAY}T21:00`, { table: { kind: 'none' } })
    const sits = await booked('17:00')
    await booked('17:30')
    clock('17:00')
    expectOk(await host.act(DAY, sits, 'seat'))
    expect((await tonight())[0]).toMatchObject({ withoutTable: 1, late: 0, overTime: 0 })
    clock('17:44')
    expect((await tonight())[0]).toMatchObject({ late: 0 })
    clock('17:45')
    expect((await tonight())[0]).toMatchObject({ late: 1, overTime: 0 })
    clock('18:30')
    expect((await tonight())[0]).toMatchObject({ overTime: 1 })
  })

  test('says that online booking is stopped, altogether or in part', async () => {
    const stop = { id: crypto.randomUUID(), day: DAY, kind: 'stop' as const }
    const at = { locationId: west, staff: '7' }
    const area = { ...stop, period: null, area: 'room' }
    expectOk(await fixture.engine.host.setDayRule(at, area))
    expect((await tonight()).map(({ stopped }) => stopped)).toEqual(['part', null])
    const all = { ...stop, id: crypto.randomUUID(), period: 'dinner', area: null }
    expectOk(await fixture.engine.host.setDayRule(at, all))
    expect((await tonight())[0].stopped).toBe('all')
  })

  test('follows new settings', async () => {
    expect((await tonight())[0].tables).toBe(4)
    await fixture.engine.saveSettings(west, smallHouse(5))
    expect((await tonight())[0].tables).toBe(5)
  })

  test('has the messages about visits that were not delivered, by restaurant', async () => {
    const { outbox } = fixture.engine
    await bookAs(
      fixture.engine,
      { locationId: west, at: `${DAY}T18:00` },
      { ...ida, email: 'a@example.com' },
    )
    expect((await outbox.countDeadByLocation(null)).get(west)).toBeUndefined()
    await fixture.store.run(`UPDATE outbox SET state = 'dead' WHERE location_id = $1`, [west])
    const found = await outbox.countDeadByLocation(null)
    expect(found.get(west)).toBe(1)
    expect(found.get(east)).toBeUndefined()
    const scope = [{ kinds: [], otherKinds: true as const, locations: [east] }]
    expect([...(await outbox.countDeadByLocation(scope))]).toEqual([])
  })
})
