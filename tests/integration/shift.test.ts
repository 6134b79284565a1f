import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { ShiftChange } from '#booking-engine/shift/types.ts'
import { addDays } from '#lib/time/dates.ts'
import { addMinutes } from '#lib/time/time.ts'
import { smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'

const locationId = 'burrard'

describe.each(['SQLite', 'Postgres'] as const)('the shift on %s', (kind) => {
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
  const reservedFor = async (id: string) => {
    const { startsAt, endsAt } = await host.find(date, id)
    return (endsAt - startsAt) / 60_000
  }
  beforeAll(async () => {
    now = Date.parse('2027-04-01T20:00Z')
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
    await fixture.engine.saveSettings(locationId, smallHouse(2))
    host = hostAt(fixture.engine, locationId)
  })
  afterAll(() => fixture.close())
  beforeEach(() => {
    date = addDays(date, 1)
    clock('12:00')
  })

  describe('a party that runs late', () => {
    // spec:engine.desk-running-late
    test('is expected a quarter of an hour later with each tap, and has its table for as much longer', async () => {
      const id = await booked('19:00')
      clock('18:50')
      expectOk(await host.act(date, id, 'late'))
      expectOk(await host.act(date, id, 'late'))
      const party = await host.find(date, id)
      expect(party).toMatchObject({ state: 'booked', lateMinutes: 30, turnMinutes: 90 })
      expect(party.acts.map(({ act }) => act)).toEqual(['late', 'late'])
      expect(await reservedFor(id)).toBe(120)
      expect(await host.block(['t01'], at('20:45'), at('21:00'))).toMatchObject({
        detail: { inTheWay: [{ id }] },
      })
      expectOk(await host.block(['t01'], at('21:00'), at('21:15')))
    })

    test('keeps to the table of nobody who comes after it', async () => {
      const [id, next] = [await booked('18:00'), await booked('19:45')]
      expect((await host.find(date, next)).tables).toEqual(['t01'])
      clock('18:00')
      expectOk(await host.act(date, id, 'late'))
      expectOk(await host.act(date, id, 'late'))
      expect(await host.find(date, id)).toMatchObject({ lateMinutes: 30 })
      expect(await reservedFor(id)).toBe(105)
      expect(await reservedFor(next)).toBe(90)
    })

    test('is on time after all, and what was reserved longer is free', async () => {
      const id = await booked('19:00')
      clock('18:50')
      expect(await host.act(date, id, 'on_time')).toMatchObject({ code: 'wrong_state' })
      expectOk(await host.act(date, id, 'late'))
      expectOk(await host.act(date, id, 'on_time'))
      expect(await host.find(date, id)).toMatchObject({ lateMinutes: 0 })
      expectOk(await host.block(['t01'], at('20:30'), at('21:00')))
    })

    test('runs late by two hours at the most, and not once it sits', async () => {
      const id = await booked('18:00')
      clock('18:00')
      for (let quarters = 0; quarters < 8; quarters++) {
        expectOk(await host.act(date, id, 'late'))
      }
      expect(await host.act(date, id, 'late')).toMatchObject({ code: 'wrong_state' })
      expectOk(await host.act(date, id, 'seat'))
      expect(await host.act(date, id, 'on_time')).toMatchObject({ code: 'wrong_state' })
    })

    test('gives all of it back when it is cancelled, and runs late no more at another time', async () => {
      const [id, other] = [await booked('18:00'), await booked('18:00')]
      clock('17:55')
      expectOk(await host.act(date, id, 'late'))
      expectOk(await host.act(date, other, 'late'))
      expectOk(await host.act(date, id, 'cancel'))
      expectOk(await host.change(date, other, { at: at('19:30') }))
      expect(await host.find(date, other)).toMatchObject({ lateMinutes: 0 })
      expect(await reservedFor(other)).toBe(90)
      expectOk(await host.block(['t01', 't02'], at('18:00'), at('19:30')))
    })

    test('is late for the manager of several restaurants from when it was expected', async () => {
      const id = await booked('19:00')
      clock('19:01')
      expectOk(await host.act(date, id, 'late'))
      const late = async () => (await fixture.engine.host.tonight([locationId]))[0]?.late
      clock('19:20')
      expect(await late()).toBe(0)
      clock('19:31')
      expect(await late()).toBe(1)
    })
  })
  describe('what the team writes down', () => {
    const save = (change: Omit<ShiftChange, 'day' | 'seen'>, seen: number) =>
      fixture.engine.host.saveShift(host.at, { day: date, seen, ...change })

    // spec:engine.desk-shift
    test('is a note and the sections of the servers, which the day has', async () => {
      const { mark, shift } = await host.day(date)
      expect(shift).toEqual({ note: '', sections: [], sectionsBefore: [], version: 0 })
      expectOk(await save({ note: 'No lobster' }, 0))
      const sections = [
        { server: 'Ana', tables: ['t01'] },
        { server: 'Ben', tables: ['t02'] },
      ]
      expectOk(await save({ sections }, 1))
      const day = await host.day(date)
      expect(day.shift).toMatchObject({ note: 'No lobster', sections, version: 2 })
      expect(day.mark).not.toBe(mark)
      // The next day begins with nothing, and knows who looked after which tables.
      const next = await host.day(addDays(date, 1))
      expect(next.shift).toMatchObject({ note: '', sections: [], sectionsBefore: sections })
      date = addDays(date, 1)
    })

    test('is lost to nobody who writes at the same time', async () => {
      const both = await Promise.all([save({ note: 'One' }, 0), save({ note: 'Two' }, 0)])
      expect(both.map((one) => (one.ok ? 'ok' : one.code)).sort()).toEqual([
        'changed_meanwhile',
        'ok',
      ])
    })

    test('names tables that there are', async () => {
      const sections = [{ server: 'Ana', tables: ['t01', 't99'] }]
      expect(await save({ sections }, 0)).toMatchObject({ code: 'unknown_table' })
      expect((await host.day(date)).shift.version).toBe(0)
    })

    test('is gone when the guests of its day are', async () => {
      expectOk(await save({ note: 'Ida Marsh proposes' }, 0))
      await fixture.engine.sweep()
      expect((await host.day(date)).shift.note).toBe('Ida Marsh proposes')
      now = Date.parse(`${addDays(date, 800)}T20:00Z`)
      await fixture.engine.sweep()
      expect((await host.day(date)).shift.note).toBe('')
    })
  })
})
