import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { StaffBookingRequest } from '#booking-engine/host/types.ts'
import { addDays } from '#lib/time/dates.ts'
import { addMinutes } from '#lib/time/time.ts'
import { ida, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { bookAs, caller, expectOk, hostAt } from '#tests/support/host.ts'

const floor = smallHouse(2, { coversPerSlot: 4 })

describe.each(['SQLite', 'Postgres'] as const)('bookings that the staff make on %s', (kind) => {
  // In Vancouver in summer: 19:00 there is 02:00 UTC.
  const date = '2027-04-03'
  let now = 0
  // Each test has a house of its own.
  let houses = 0
  let locationId = ''
  let fixture: TestEngine
  let host: ReturnType<typeof hostAt>
  const clock = (time: string) => {
    now = Date.parse(`${addMinutes(`${date}T${time}`, 7 * 60)}Z`)
  }
  const at = (time: string, day = date) => `${day}T${time}`
  const timesFor = async (party: number, day = date) =>
    expectOk(await fixture.engine.host.staffTimes(locationId, { day, party }))
  const timeFor = async (party: number, time: string, day = date) =>
    (await timesFor(party, day)).times.find((one) => one.at === at(time, day))
  const book = async (time: string, more: Partial<StaffBookingRequest> = {}) =>
    host.find(date, expectOk(await host.book(at(time), more)).id)
  const mailsTo = async (address: string) => {
    const rows = await fixture.store.all<{ kind: string }>(
      'SELECT kind FROM outbox WHERE recipient = $1 ORDER BY kind',
      [address],
    )
    return rows.map((row) => row.kind)
  }
  beforeAll(async () => {
    now = Date.parse('2027-04-01T20:00Z')
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
  })
  afterAll(() => fixture.close())
  beforeEach(async () => {
    clock('12:00')
    locationId = `house-${++houses}`
    expectOk(await fixture.engine.saveSettings(locationId, floor))
    host = hostAt(fixture.engine, locationId)
  })

  test('need a party, a time and a name, and get the best fit', async () => {
    const one = await book('19:00')
    expect(one).toMatchObject({
      ...{ state: 'booked', source: 'telephone', party: 2, tables: ['t01'], at: at('19:00') },
      guest: { firstName: 'Cal', lastName: 'Reed', email: null, phone: '' },
      acts: [{ act: 'book', detail: 'telephone', staff: '7', at: now }],
    })
    expect(await book('19:00', { source: 'concierge' })).toMatchObject({
      ...{ source: 'concierge', tables: ['t02'] },
    })
  })

  test('are one booking where the same key comes again', async () => {
    const key = crypto.randomUUID()
    const [one, other] = [await book('19:00', { key }), await book('19:00', { key })]
    expect(other.id).toBe(one.id)
    expect((await host.day(date)).reservations).toHaveLength(1)
  })

  test('send the mails of a booking online where the guest left an address', async () => {
    const email = `${locationId}@example.com`
    await book('19:00', { guest: { ...caller, email } })
    expect(await mailsTo(email)).toContain('confirmation')
    await book('19:00')
    expect(await fixture.store.all(`SELECT 1 FROM outbox WHERE recipient = ''`)).toEqual([])
  })

  test('are offered times with what they mean: free, beyond a limit, without a table', async () => {
    expect(await timeFor(2, '19:00')).toEqual({
      ...{ at: at('19:00'), beyond: [] },
      best: { code: 't01', tables: ['t01'] },
    })
    await book('19:00')
    await book('19:00')
    expect(await timeFor(2, '19:00')).toMatchObject({ beyond: ['pacing'], best: null })
    expect(await timeFor(2, '15:00')).toMatchObject({ beyond: ['periods'], best: { code: 't01' } })
    const late = addDays(date, 91)
    expect(await timeFor(2, '19:00', late)).toMatchObject({ beyond: ['horizon'] })
    expect(await timeFor(3, '19:00')).toMatchObject({
      beyond: ['party_size', 'pacing'],
      best: null,
    })
    expect((await timesFor(3)).fits).toBe(false)
    expect((await timesFor(2)).fits).toBe(true)
  })

  test('are offered no time that has passed, and none of another service day', async () => {
    clock('19:10')
    const { times } = await timesFor(2)
    expect(times[0]?.at).toBe(at('19:00'))
    expect(times.every((one) => one.at >= at('19:00'))).toBe(true)
    const all = [...times, ...(await timesFor(2, addDays(date, 1))).times].map((one) => one.at)
    expect(new Set(all).size).toBe(all.length)
  })

  test.each([
    { time: '18:00', party: 2, beyond: ['pacing'] },
    { time: '15:00', party: 2, beyond: ['periods'] },
    { time: '20:00', party: 9, beyond: ['party_size', 'pacing'] },
  ] as const)(
    'go beyond limits ($beyond) where the host accepts it, who is named in the log',
    async ({ time, party, beyond }) => {
      for (const at of ['18:00', '18:00']) await book(at, { table: { kind: 'none' } })
      const table = { kind: 'option' as const, code: 't01' }
      expect(await host.book(at(time), { party, table })).toMatchObject({
        ...{ code: 'beyond_limits', detail: { beyond } },
      })
      expect((await host.day(date)).reservations).toHaveLength(2)
      const one = await book(time, { party, table, beyond: [...beyond] })
      expect(one.acts).toMatchObject([
        { act: 'book', staff: '7', detail: ['telephone', ...beyond].join(' ') },
      ])
    },
  )

  test('beyond the horizon reach the day that they are made for', async () => {
    const far = addDays(date, 200)
    const id = expectOk(await host.book(at('19:00', far), { beyond: ['horizon'] })).id
    expect((await host.day(far)).reservations.map((one) => one.id)).toEqual([id])
  })

  test('leave to guests online the pacing that is left', async () => {
    await book('19:00', { party: 2 })
    const query = { locationId, at: at('19:00'), party: 2, backward: 0, forward: 0 }
    expect(expectOk(await fixture.engine.availability(query)).times).toHaveLength(1)
    await fixture.engine.saveSettings(locationId, { ...floor, coversPerSlot: 3 })
    expect(expectOk(await fixture.engine.availability(query)).times).toHaveLength(0)
  })

  test('never give two parties one table, and say who has it', async () => {
    const table = { kind: 'option' as const, code: 't01' }
    const one = await book('19:00', { table })
    expect(await host.book(at('19:30'), { table, beyond: ['pacing'] })).toMatchObject({
      code: 'table_taken',
      detail: { inTheWay: [{ kind: 'reservation', id: one.id }] },
    })
    await book('19:00')
    expect(await host.book(at('19:00'), { beyond: ['pacing'] })).toMatchObject({
      code: 'no_table_free',
    })
    expect(
      await host.book(at('19:00'), { table: { kind: 'option', code: 'x' }, beyond: ['pacing'] }),
    ).toMatchObject({
      code: 'unknown_table',
    })
  })

  test('wait without a table until they are given one, and are not seated before', async () => {
    const one = await book('19:00', { table: { kind: 'none' } })
    expect(one).toMatchObject({ tables: [], state: 'booked' })
    clock('19:00')
    expect(await host.act(date, one.id, 'seat')).toMatchObject({ code: 'no_table' })
    expectOk(await host.move(date, one.id, 't02'))
    expect(await host.find(date, one.id)).toMatchObject({ tables: ['t02'] })
    expect((await host.find(date, one.id)).acts.at(-1)).toMatchObject({ detail: '– → t02' })
    expectOk(await host.act(date, one.id, 'seat'))
    expect(await host.find(date, one.id)).toMatchObject({ state: 'seated' })
  })

  test('are refused for a time that has passed, is none, or is between quarters', async () => {
    clock('19:10')
    for (const time of ['18:45', '19:20']) {
      expect(await host.book(at(time))).toMatchObject({ code: 'invalid_time' })
    }
    expect(await host.book('2027-03-14T02:30')).toMatchObject({ code: 'invalid_time' })
    expect(await host.book('2031-03-14T19:00')).toMatchObject({ code: 'invalid_time' })
    expectOk(await host.book(at('19:00')))
  })

  test('are no part of what limits a guest online, nor of a suspicious series', async () => {
    const phone = '+16045550188'
    for (let n = 0; n < 13; n++) {
      const guest = { ...caller, phone }
      const table = { kind: 'none' as const }
      expectOk(await host.book(at('19:00', addDays(date, n)), { guest, table, beyond: ['pacing'] }))
    }
    const visit = { locationId, at: at('21:00') }
    expect((await bookAs(fixture.engine, visit, { ...ida, phone })).reservation.guest.phone).toBe(
      phone,
    )
    expect((await fixture.engine.host.series(locationId))?.series).toEqual([])
  })

  test('need no attention for going beyond what the settings allow, but for a table that is gone', async () => {
    const party = { party: 9, beyond: ['party_size', 'pacing'] as const }
    await book('19:00', {
      ...party,
      beyond: [...party.beyond],
      table: { kind: 'option', code: 't02' },
    })
    await book('15:00', { beyond: ['periods'], table: { kind: 'none' } })
    const today = (all: { at: string }[]) => all.filter((one) => one.at.startsWith(date))
    expect(today(await fixture.engine.conflictingBookings(locationId))).toEqual([])
    const without = await fixture.engine.conflictingBookings(locationId, smallHouse(1))
    expect(today(without)).toMatchObject([{ at: at('19:00'), why: 'table_gone' }])
  })

  test('stand for the guest behind the link of their mail', async () => {
    const { reservation } = await bookAs(fixture.engine, { locationId, at: at('18:00') })
    expect(reservation.tables).toEqual(['t01'])
    const { id } = await book('21:00', { guest: { ...caller, email: 'cal@example.com' } })
    const known = await fixture.engine.byId(id)
    expect(expectOk(await fixture.engine.cancel(known?.manageToken ?? '')).reservation.status).toBe(
      'cancelled',
    )
    expect((await host.day(date)).cancelled.map((one) => one.id)).toContain(id)
  })

  describe('are changed', () => {
    const own = (id: string) =>
      fixture.store.all<{ resource: string; slot: number }>(
        `SELECT resource, slot FROM units WHERE hold_id =
           (SELECT hold_id FROM reservations WHERE id = $1) ORDER BY resource, slot`,
        [id],
      )
    const offered = async (time: string) => {
      const query = { locationId, at: at(time), party: 2, backward: 0, forward: 0 }
      return expectOk(await fixture.engine.availability(query)).times.length
    }

    test('in time: the table is kept where it is free, and what it had is free again', async () => {
      const { id } = await book('18:00', { table: { kind: 'option', code: 't02' } })
      await book('18:00')
      expect(await offered('18:00')).toBe(0)
      expectOk(await host.change(date, id, { at: at('20:30') }))
      expect(await host.find(date, id)).toMatchObject({ at: at('20:30'), tables: ['t02'] })
      expect(await offered('18:00')).toBe(1)
      expect(
        (await own(id)).map(({ resource }) => resource).filter((one) => one === 't02'),
      ).toHaveLength(6)
      expect((await host.find(date, id)).acts.at(-1)).toMatchObject({
        ...{ act: 'change', staff: '7', detail: `at ${at('18:00')} ${at('20:30')}` },
      })
    })

    test('to a time that overlaps their own', async () => {
      const { id } = await book('18:00')
      expectOk(await host.change(date, id, { at: at('18:15') }))
      expect(await host.find(date, id)).toMatchObject({ at: at('18:15'), tables: ['t01'] })
      const slots = (await own(id)).filter(({ resource }) => resource === 't01')
      expect(slots).toHaveLength(6)
      expect(slots[0]?.slot).toBe(Date.parse(`${at('18:15')}-07:00`) / (15 * 60_000))
    })

    test('to another table where their own is taken, to another day, and to no table', async () => {
      const { id } = await book('18:00')
      await book('20:00', { table: { kind: 'option', code: 't01' } })
      expectOk(await host.change(date, id, { at: at('20:00') }))
      expect(await host.find(date, id)).toMatchObject({ tables: ['t02'] })
      const later = addDays(date, 1)
      expectOk(await host.change(date, id, { at: at('20:00', later) }))
      expect((await host.day(date)).reservations.map((one) => one.id)).not.toContain(id)
      expectOk(await host.change(later, id, { table: { kind: 'none' } }))
      expect(await host.find(later, id)).toMatchObject({ tables: [] })
      expect((await own(id)).every(({ resource }) => resource.startsWith('pace:'))).toBe(true)
      expectOk(await host.change(later, id, { table: { kind: 'best' } }))
      expect(await host.find(later, id)).toMatchObject({ tables: ['t01'] })
    })

    test('not at all where nothing is free: they keep what they have', async () => {
      const { id, ...before } = await book('18:00')
      await book('20:00')
      await book('20:00')
      const had = await own(id)
      const beyond = ['pacing'] as const
      expect(await host.change(date, id, { at: at('20:00') })).toMatchObject({
        ...{ code: 'beyond_limits', detail: { beyond } },
      })
      expect(await host.change(date, id, { at: at('20:00'), beyond: [...beyond] })).toMatchObject({
        code: 'no_table_free',
      })
      expect(await host.change(date, id, { at: at('18:07') })).toMatchObject({
        code: 'invalid_time',
      })
      expect(await own(id)).toEqual(had)
      expect(await host.find(date, id)).toEqual({ id, ...before })
    })

    test('in party, name, contact and request; of a guest the log says no more than what kind', async () => {
      const { id } = await book('18:00', { party: 1 })
      const guest = { ...caller, lastName: 'Reid', phone: '+16045550142', specialRequest: 'Window' }
      expectOk(await host.change(date, id, { party: 2, guest }))
      const after = await host.find(date, id)
      expect(after).toMatchObject({ party: 2, guest })
      expect(after.acts.at(-1)?.detail).toBe('party 1 2; name; contact; request')
      expect((await own(id)).filter(({ resource }) => resource.startsWith('pace:'))).toHaveLength(2)
      expect(
        (await fixture.engine.host.search(locationId, 'reid')).found.map((one) => one.id),
      ).toContain(id)
    })

    test('and the guest is told, unless the staff leave it out; their reminder follows them', async () => {
      const settings = { ...floor, remindAt: '10:00' }
      expectOk(await fixture.engine.saveSettings(locationId, settings))
      const [first, second] = [`a-${locationId}@example.com`, `b-${locationId}@example.com`]
      const day = addDays(date, 3)
      const made = await host.book(at('18:00', day), { guest: { ...caller, email: first } })
      const { id } = expectOk(made)
      expectOk(await host.change(day, id, { at: at('19:00', day), tell: false }))
      expect(await mailsTo(first)).toEqual(['confirmation', 'reminder', 'reminder'])
      expectOk(await host.change(day, id, { at: at('19:30', day) }))
      expect(await mailsTo(first)).toContain('changed')
      expectOk(await host.change(day, id, { guest: { ...caller, email: second } }))
      expect(await mailsTo(second)).toEqual(['changed', 'reminder'])
    })

    test('in party also when they are late, at their own time', async () => {
      const { id } = await book('18:00', { party: 1 })
      clock('18:20')
      const asked = { day: date, party: 2, reservation: id }
      const { times } = expectOk(await fixture.engine.host.staffTimes(locationId, asked))
      expect(times[0]).toMatchObject({ at: at('18:00'), best: { code: 't01' } })
      expectOk(await host.change(date, id, { party: 2 }))
      expect(await host.find(date, id)).toMatchObject({ party: 2, at: at('18:00') })
      expect(await host.change(date, id, { at: at('17:45') })).toMatchObject({
        code: 'invalid_time',
      })
    })

    test('by one of two hosts at once: the other is told to look again', async () => {
      const { id } = await book('18:00')
      // Both have seen the same version of it.
      const { seen, party, guest } = await host.find(date, id)
      const change = (time: string) =>
        fixture.engine.host.change(
          { ...host.at, id, seen },
          {
            ...{ at: at(time), party, guest, table: { kind: 'keep' as const } },
            ...{ beyond: [], tell: true },
          },
        )
      const answers = await Promise.all([change('19:00'), change('20:00')])
      expect(answers.filter((one) => one.ok)).toHaveLength(1)
      expect(answers.find((one) => !one.ok)).toMatchObject({ code: 'changed_meanwhile' })
    })

    test('but for their time and party once they sit, and never when they are over', async () => {
      const { id } = await book('18:00')
      clock('18:00')
      expectOk(await host.act(date, id, 'seat'))
      expect(await host.change(date, id, { party: 1 })).toMatchObject({ code: 'wrong_state' })
      expectOk(await host.change(date, id, { guest: { ...caller, phone: '+16045550143' } }))
      expectOk(await host.act(date, id, 'finish'))
      expect(await host.change(date, id, { guest: caller })).toMatchObject({ code: 'wrong_state' })
    })

    test('also where a guest booked online, whose link goes on to work', async () => {
      const guest = await bookAs(fixture.engine, { locationId, at: at('18:00') })
      const { id } = guest.reservation
      expectOk(await host.change(date, id, { at: at('19:00') }))
      const seen = expectOk(await fixture.engine.find(guest.manageToken)).reservation
      expect(seen).toMatchObject({ at: at('19:00'), guest: { firstName: ida.firstName } })
      expect(seen.sequence).toBeGreaterThan(guest.reservation.sequence)
      const visitor = { token: crypto.randomUUID(), address: null }
      const hold = await fixture.engine.hold({
        ...{ locationId, at: at('19:15'), party: 2, attribute: 'default', visitor },
        changing: guest.manageToken,
      })
      const moved = await fixture.engine.modify(guest.manageToken, expectOk(hold).token)
      expect(expectOk(moved).reservation.at).toBe(at('19:15'))
      expect((await own(id)).filter(({ resource }) => resource === 't01')).toHaveLength(6)
    })
  })
})
