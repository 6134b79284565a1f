import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { DayRule } from '#booking-engine/settings/day-rules.ts'
import { openBookingDatabase } from '#storage/open.ts'
import {
  bookingSecret,
  ida,
  smallHouse,
  type TestEngine,
  testEngine,
} from '#tests/support/booking.ts'
import { expectOk, hostAt } from '#tests/support/host.ts'

const room = { minParty: 1, maxParty: 2 }
const weekdays = [1, 2, 3, 4, 5, 6, 7]
const floor = smallHouse(0, {
  areas: [
    { code: 'room', name: 'Dining room' },
    { code: 'patio', name: 'Patio' },
  ],
  tables: [
    { code: 't1', area: 'room', ...room },
    { code: 'p1', area: 'patio', ...room },
    { code: 'p2', area: 'patio', ...room },
  ],
  combinations: [{ code: 'c1', tables: ['t1', 'p1'], minParty: 2, maxParty: 2 }],
  periods: [
    { code: 'lunch', name: 'Lunch', weekdays, firstSeating: '12:00', lastSeating: '14:00' },
    { code: 'dinner', name: 'Dinner', weekdays, firstSeating: '18:00', lastSeating: '21:00' },
  ],
})

describe.each(['SQLite', 'Postgres'] as const)('online booking of one day on %s', (kind) => {
  // Nine in the morning in Vancouver.
  const now = Date.parse('2027-04-03T16:00Z')
  const date = '2027-04-03'
  const next = '2027-04-04'
  let fixture: TestEngine
  let other: BookingEngine
  let houses = 0
  let locationId = ''
  let host: ReturnType<typeof hostAt>
  const stop = (more: Partial<DayRule> = {}): DayRule =>
    ({
      ...{ id: crypto.randomUUID(), day: date, kind: 'stop', period: null, area: null },
      ...more,
    }) as DayRule
  const set = async (rule: DayRule) => {
    expectOk(await fixture.engine.host.setDayRule(host.at, rule))
    return rule.id
  }
  const lift = async (id: string) => expectOk(await fixture.engine.host.removeDayRule(host.at, id))
  const offered = async (time: string, day = date, engine = fixture.engine) => {
    const query = { locationId, at: `${day}T${time}`, party: 2, backward: 0, forward: 0 }
    return expectOk(await engine.availability(query)).times.length > 0
  }
  const hold = (time: string, engine = fixture.engine, day = date) => {
    const visitor = { token: crypto.randomUUID(), address: null }
    const at = `${day}T${time}`
    return engine.hold({ locationId, at, party: 2, attribute: 'default', visitor })
  }
  beforeAll(async () => {
    const clock = () => now
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, { clock })
    const store =
      kind === 'Postgres' ? await openBookingDatabase(fixture.where, { clock }) : fixture.store
    other = createBookingEngine({ store, secret: bookingSecret })
  })
  afterAll(async () => {
    if (kind === 'Postgres') await other.close()
    await fixture.close()
  })
  beforeEach(async () => {
    locationId = `house-${++houses}`
    expectOk(await fixture.engine.saveSettings(locationId, floor))
    host = hostAt(fixture.engine, locationId)
  })

  test('stops at once, everywhere, for that day alone, and goes on when that is taken back', async () => {
    expect(await offered('19:00', date, other)).toBe(true)
    const id = await set(stop())
    for (const engine of [fixture.engine, other]) {
      expect(await offered('12:00', date, engine)).toBe(false)
      expect(await offered('19:00', date, engine)).toBe(false)
      expect(await hold('19:00', engine)).toMatchObject({ code: 'slot_taken' })
      expect(await offered('19:00', next, engine)).toBe(true)
    }
    expect((await host.day(date)).rules).toMatchObject([{ id, kind: 'stop' }])
    expect((await host.day(next)).rules).toEqual([])
    await lift(id)
    expect(await offered('19:00', date, other)).toBe(true)
    expectOk(await hold('19:00', other))
  })

  test('stops for a period', async () => {
    await set(stop({ period: 'dinner' }))
    expect(await offered('12:00')).toBe(true)
    expect(await offered('19:00')).toBe(false)
  })

  test('stops for an area, and for a combination with a table of it', async () => {
    await set(stop({ area: 'patio' }))
    const { value } = (await hold('19:00')) as { value: { token: string } }
    const booked = await fixture.engine.reserve({ locationId, token: value.token, guest: ida })
    expect(expectOk(booked).reservation.tables).toEqual(['t1'])
    expect(await offered('19:00')).toBe(false)
    expect(await hold('19:00')).toMatchObject({ code: 'slot_taken' })
  })

  test('leaves what is booked and held as it is, and the staff book on', async () => {
    const { token } = expectOk(await hold('19:00'))
    await set(stop())
    expectOk(await fixture.engine.reserve({ locationId, token, guest: ida }))
    expectOk(await host.book(`${date}T19:00`))
    expect((await host.day(date)).reservations).toHaveLength(2)
    expect(await fixture.engine.conflictingBookings(locationId)).toEqual([])
  })

  test('takes fewer covers per quarter of an hour, and as many as usual again', async () => {
    const id = crypto.randomUUID()
    await set({ id, day: date, kind: 'pacing', covers: 2 })
    const { pacing } = await host.day(date)
    expect(pacing).toContainEqual({ at: `${date}T19:00`, covers: 2 })
    expectOk(await hold('19:00'))
    expect(await offered('19:00')).toBe(false)
    expect(await offered('19:15')).toBe(true)
    await set({ id: crypto.randomUUID(), day: date, kind: 'pacing', covers: 4 })
    expect((await host.day(date)).rules).toHaveLength(1)
    expect(await offered('19:00')).toBe(true)
    await lift((await host.day(date)).rules[0]?.id ?? '')
    expectOk(await hold('19:00'))
  })

  test('keeps what the staff decided when its settings are saved', async () => {
    const id = await set(stop())
    expectOk(await fixture.engine.saveSettings(locationId, { ...floor, noticeMinutes: 30 }))
    expect(await offered('19:00')).toBe(false)
    await lift(id)
    const { number } = expectOk(
      await fixture.engine.saveSettings(locationId, { ...floor, noticeMinutes: 30 }),
    )
    const again = await fixture.engine.saveSettings(locationId, { ...floor, noticeMinutes: 30 })
    expect(expectOk(again).number).toBe(number)
    expect(await offered('19:00')).toBe(true)
  })

  test('is refused for a day that has passed, and for what does not exist', async () => {
    const refused = async (rule: DayRule) =>
      (await fixture.engine.host.setDayRule(host.at, rule)) as { code?: string }
    expect(await refused(stop({ day: '2027-04-02' }))).toMatchObject({ code: 'invalid_time' })
    expect(await refused(stop({ period: 'brunch' }))).toMatchObject({ code: 'unknown_period' })
    expect(await refused(stop({ area: 'roof' }))).toMatchObject({ code: 'unknown_area' })
    expect(await fixture.engine.host.removeDayRule(host.at, 'gone')).toMatchObject({
      code: 'not_found',
    })
    const nowhere = { ...host.at, locationId: 'nowhere' }
    expect(await fixture.engine.host.setDayRule(nowhere, stop())).toMatchObject({
      code: 'unknown_location',
    })
  })

  test('is decided once by a key, and both decisions of two hosts at once count', async () => {
    const lunch = stop({ period: 'lunch' })
    await Promise.all([set(lunch), set(lunch), set(stop({ period: 'dinner' }))])
    expect((await host.day(date)).rules).toHaveLength(2)
    const rows = await fixture.store.all<{ act: string; detail: string }>(
      `SELECT act, detail FROM desk_acts WHERE location_id = $1 ORDER BY detail`,
      [locationId],
    )
    expect(rows).toContainEqual({ act: 'stop', detail: `${date} dinner` })
  })
})
