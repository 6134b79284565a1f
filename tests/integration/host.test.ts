import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { addMinutes } from '#lib/time/time.ts'
import {
  beginPaying,
  ida,
  smallHouse,
  type TestEngine,
  testEngine,
} from '#tests/support/booking.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'

const MINUTE = 60_000
const locationId = 'burrard'

describe.each(['SQLite', 'Postgres'] as const)('the board on %s', (kind) => {
  // Each test has an evening of its own, in Vancouver in summer: 19:00 there is 02:00 UTC.
  let date = '2027-04-02'
  let now = 0
  let fixture: TestEngine
  let host: ReturnType<typeof hostAt>
  const clock = (time: string) => {
    now = Date.parse(`${addMinutes(`${date}T${time}`, 7 * 60)}Z`)
  }
  const at = (time: string) => `${date}T${time}`
  const booked = async (time: string, guest = {}) =>
    (await bookAs(fixture.engine, { locationId, at: at(time) }, guest)).reservation.id
  const offered = async (time: string) => {
    const query = { locationId, at: at(time), party: 2, backward: 0, forward: 0 }
    return expectOk(await fixture.engine.availability(query)).times.length > 0
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

  test('lists the day in the order of its times, with covers by period, cancelled ones apart', async () => {
    const late = await booked('20:00')
    const early = await booked('18:00', { specialRequest: 'A window' })
    const gone = await booked('18:00')
    expectOk(await host.act(date, gone, 'cancel'))
    const day = await host.day(date)
    expect(day.reservations.map(({ id }) => id)).toEqual([early, late])
    expect(day.cancelled.map(({ id }) => id)).toEqual([gone])
    expect(day.totals).toMatchObject({ parties: 2, covers: 4 })
    expect(day.periods).toEqual([{ code: 'dinner', name: 'Dinner', parties: 2, covers: 4 }])
    expect(day.reservations[0]).toMatchObject({
      ...{ state: 'booked', source: 'guest', party: 2, tables: ['t01'], at: at('18:00') },
      guest: { lastName: 'Marsh', phone: '+16045550123', specialRequest: 'A window' },
    })
    expect(day).toMatchObject({ today: date, timeZone: 'America/Vancouver', now })
  })

  test('leads from booked to seated to finished, and back, and records who and when', async () => {
    const id = await booked('19:00')
    clock('19:05')
    expectOk(await host.act(date, id, 'seat'))
    expect(await host.find(date, id)).toMatchObject({ state: 'seated', stateSince: now })
    expectOk(await host.act(date, id, 'finish'))
    expect((await host.day(date)).totals.finished).toEqual({ parties: 1, covers: 2 })
    expectOk(await host.act(date, id, 'undo'))
    expectOk(await host.act(date, id, 'undo'))
    const back = await host.find(date, id)
    expect(back).toMatchObject({ state: 'booked', stateSince: null })
    expect(back.acts.map(({ act, staff, at }) => [act, staff, at])).toEqual([
      ...[['seat', '7', now]],
      ...[['finish', '7', now]],
      ...[['undo', '7', now]],
      ...[['undo', '7', now]],
    ])
  })

  test.each([
    ['finish', 'booked'],
    ['undo', 'booked'],
    ['seat', 'seated'],
    ['no_show', 'seated'],
    ['cancel', 'seated'],
    ['cancel', 'finished'],
    ['seat', 'cancelled'],
    ['undo', 'cancelled'],
  ] as const)('refuses to %s what is %s', async (act, state) => {
    const id = await booked('19:00')
    clock('19:05')
    if (state === 'seated' || state === 'finished') await host.act(date, id, 'seat')
    if (state === 'finished') await host.act(date, id, 'finish')
    if (state === 'cancelled') await host.act(date, id, 'cancel')
    expect(await host.act(date, id, act)).toMatchObject({ code: 'wrong_state' })
  })

  test('refuses what somebody else changed meanwhile: staff, or the guest themselves', async () => {
    const mine = await bookAs(fixture.engine, { locationId, at: at('19:00') })
    const { id } = mine.reservation
    const seen = (await host.find(date, id)).seen
    expectOk(await host.note(date, id, 'Allergic to nuts'))
    const stale = { ...host.at, id, seen }
    expect(await fixture.engine.host.act(stale, 'seat')).toMatchObject({
      code: 'changed_meanwhile',
    })
    const before = (await host.find(date, id)).seen
    now += MINUTE
    const visitor = { token: 'v', address: null }
    const to = { locationId, at: at('20:30'), party: 2, attribute: 'default' as const, visitor }
    const { token } = expectOk(await fixture.engine.hold(to))
    expectOk(await fixture.engine.modify(mine.manageToken, token))
    const late = { ...host.at, id, seen: before }
    expect(await fixture.engine.host.act(late, 'cancel')).toMatchObject({
      code: 'changed_meanwhile',
    })
    expect(await host.find(date, id)).toMatchObject({ at: at('20:30'), state: 'booked' })
  })

  test('frees the rest of the turn of who leaves early, and gives it back only if it is free', async () => {
    const [one, two] = [await booked('19:00'), await booked('19:00')]
    clock('19:05')
    expect(await offered('19:45')).toBe(false)
    expectOk(await host.act(date, one, 'seat'))
    expectOk(await host.act(date, one, 'finish'))
    expect(await offered('19:45')).toBe(true)
    expectOk(await host.act(date, one, 'undo'))
    expect(await offered('19:45')).toBe(false)
    expectOk(await host.act(date, one, 'finish'))
    const next = await booked('19:45')
    expect(await host.act(date, one, 'undo')).toMatchObject({
      code: 'table_taken',
      detail: { inTheWay: [{ kind: 'reservation', id: next, party: 2, name: 'Ida Marsh' }] },
    })
    expect((await host.find(date, two)).state).toBe('booked')
  })

  test('frees the table of who does not come, from their time on and not before', async () => {
    const [id] = [await booked('19:00'), await booked('19:00')]
    clock('18:59')
    expect(await host.act(date, id, 'no_show')).toMatchObject({ code: 'too_early' })
    clock('19:20')
    expectOk(await host.act(date, id, 'no_show'))
    const day = await host.day(date)
    expect(day.totals).toMatchObject({ parties: 1, noShow: { parties: 1, covers: 2 } })
    expect(await offered('19:30')).toBe(true)
    expectOk(await host.act(date, id, 'undo'))
    expect(await offered('19:30')).toBe(false)
  })

  test('seats who comes early where the table is free, at most three hours before', async () => {
    const [id, other] = [await booked('19:30'), await booked('19:30')]
    clock('16:10')
    expect(await host.act(date, id, 'seat')).toMatchObject({ code: 'too_early' })
    clock('18:55')
    expect(await offered('19:00')).toBe(false)
    expectOk(await host.act(date, id, 'seat'))
    const { tables } = await host.find(date, id)
    const blocked = await host.block(tables, at('19:00'), at('19:30'))
    expect(blocked).toMatchObject({ code: 'table_taken', detail: { inTheWay: [{ id }] } })
    expectOk(await host.act(date, id, 'undo'))
    expectOk(await host.block(tables, at('19:00'), at('19:30')))
    expect(await host.act(date, id, 'seat')).toMatchObject({
      code: 'table_taken',
      detail: { inTheWay: [{ kind: 'block', reason: 'Wobbles' }] },
    })
    expectOk(await host.act(date, other, 'seat'))
  })

  test('seats nobody at a table where the party before still sits', async () => {
    const [first] = [await booked('17:30'), await booked('17:30')]
    clock('17:30')
    expectOk(await host.act(date, first, 'seat'))
    const { tables } = await host.find(date, first)
    const next = await booked('19:00')
    expect((await host.find(date, next)).tables).toEqual(tables)
    clock('19:02')
    expect(await host.act(date, next, 'seat')).toMatchObject({
      code: 'table_taken',
      detail: { inTheWay: [{ id: first }] },
    })
    expectOk(await host.act(date, first, 'finish'))
    expectOk(await host.act(date, next, 'seat'))
  })

  test('cancels after the guest’s cut-off, and the guest sees it', async () => {
    const { manageToken, reservation } = await bookAs(fixture.engine, {
      locationId,
      at: at('19:00'),
    })
    clock('19:10')
    expect(await fixture.engine.cancel(manageToken)).toMatchObject({ code: 'past_cut_off' })
    expectOk(await host.act(date, reservation.id, 'cancel'))
    const found = expectOk(await fixture.engine.find(manageToken))
    expect(found.reservation.status).toBe('cancelled')
  })

  test('leaves a guest nothing to change once they sit', async () => {
    const { manageToken, reservation } = await bookAs(fixture.engine, {
      locationId,
      at: at('19:00'),
    })
    clock('18:50')
    expectOk(await host.act(date, reservation.id, 'seat'))
    expect(await fixture.engine.cancel(manageToken)).toMatchObject({ code: 'past_cut_off' })
    const found = expectOk(await fixture.engine.find(manageToken)).reservation
    expect(found).toMatchObject({ status: 'booked' })
    expect(found.changeableUntil).toBeLessThan(now)
  })

  test('keeps a note of the staff beside the guest’s request, of at most 500 characters', async () => {
    const id = await booked('19:00', { specialRequest: 'A window' })
    expectOk(await host.note(date, id, 'n'.repeat(500)))
    expect(await host.note(date, id, 'n'.repeat(501))).toMatchObject({ code: 'note_too_long' })
    const one = await host.find(date, id)
    expect(one.staffNote).toHaveLength(500)
    expect(one.guest.specialRequest).toBe('A window')
  })

  test('forgets the note and the name with the guest', async () => {
    const id = await booked('19:00', { lastName: 'Forgotten' })
    expectOk(await host.note(date, id, 'Old friend'))
    const then = now
    now += 800 * 24 * 60 * MINUTE
    await fixture.engine.sweep()
    now = then
    const one = await host.find(date, id)
    expect(one).toMatchObject({ staffNote: '', guest: { lastName: '', phone: '' } })
    expect((await fixture.engine.host.search(locationId, 'forgotten')).found).toEqual([])
  })

  test('seats a walk-in at once, at the best fit or where the host says, once per key', async () => {
    clock('19:04')
    const key = crypto.randomUUID()
    const { id } = expectOk(await host.walkIn({ key }))
    expect(expectOk(await host.walkIn({ key })).id).toBe(id)
    expect(await host.find(date, id)).toMatchObject({
      ...{ state: 'seated', source: 'walk_in', tables: ['t01'], at: at('19:00'), party: 2 },
    })
    expect(await host.walkIn({ place: 't01' })).toMatchObject({
      code: 'table_taken',
      detail: { inTheWay: [{ id }] },
    })
    expect(await host.walkIn({ place: 't99' })).toMatchObject({ code: 'unknown_table' })
    expectOk(await host.walkIn({ place: 't02' }))
    expect(await host.walkIn()).toMatchObject({ code: 'no_table_free' })
    expect(await offered('19:15')).toBe(false)
    expect(await host.act(date, id, 'undo')).toMatchObject({ code: 'wrong_state' })
    expectOk(await host.act(date, id, 'cancel'))
    expect(await offered('19:15')).toBe(true)
  })

  test('shows where a walk-in can sit, and until when a table is free', async () => {
    const id = await booked('20:00')
    clock('19:04')
    const { freeTables } = fixture.engine.host
    const free = expectOk(await freeTables(locationId, { party: 2, start: 'now' }))
    const eight = Date.parse(`${addMinutes(at('20:00'), 7 * 60)}Z`)
    expect(free).toMatchObject([
      { code: 't01', until: eight, fits: true },
      { code: 't02', until: null, fits: true },
    ])
    expect(await host.walkIn({ place: 't01' })).toMatchObject({ code: 'table_taken' })
    expectOk(await host.walkIn({ place: 't01', until: eight }))
    const tables = expectOk(await freeTables(locationId, { reservation: id }))
    expect(tables.map(({ code }) => code)).toEqual(['t02'])
  })

  test('seats a walk-in outside the hours for booking, on the night that is under way', async () => {
    clock('23:50')
    const { id } = expectOk(await host.walkIn())
    expect(await host.find(date, id)).toMatchObject({ serviceDay: date })
  })

  test('moves a party to another free table at the same time', async () => {
    const [one, two] = [await booked('19:00'), await booked('20:00')]
    expect(await host.move(date, one, 't03')).toMatchObject({ code: 'unknown_table' })
    expect(await host.move(date, one, 't02')).toMatchObject({
      code: 'table_taken',
      detail: { inTheWay: [{ id: two }] },
    })
    const three = await booked('17:30')
    expectOk(await host.act(date, two, 'cancel'))
    expectOk(await host.move(date, one, 't02'))
    const moved = await host.find(date, one)
    expect(moved).toMatchObject({ tables: ['t02'], at: at('19:00') })
    expect(moved.acts).toMatchObject([{ act: 'move', detail: 't01 → t02' }])
    expect((await host.find(date, three)).tables).toEqual(['t01'])
    expectOk(await host.block(['t01'], at('19:00'), at('20:30')))
    expect(await host.block(['t02'], at('20:15'), at('20:30'))).toMatchObject({ ok: false })
  })

  test('moves a party whose turn is over only to where nobody is due', async () => {
    const [one, two] = [await booked('17:00'), await booked('17:00')]
    const due = await booked('18:45')
    expect((await host.find(date, due)).tables).toEqual(['t01'])
    clock('17:00')
    expectOk(await host.act(date, one, 'finish').then(() => host.act(date, two, 'seat')))
    // Half past six was the end of their turn.
    clock('18:50')
    const moves = () => fixture.engine.host.freeTables(locationId, { reservation: two })
    expect(expectOk(await moves())).toEqual([])
    expect(await host.move(date, two, 't01')).toMatchObject({
      code: 'table_taken',
      detail: { inTheWay: [{ kind: 'reservation', id: due }] },
    })
    expectOk(await host.act(date, due, 'cancel'))
    expect(expectOk(await moves()).map(({ code }) => code)).toEqual(['t01'])
    expectOk(await host.move(date, two, 't01'))
    expect((await host.find(date, two)).tables).toEqual(['t01'])
  })

  test('blocks tables that guests are then not offered, and says who stands in the way', async () => {
    const id = await booked('19:00')
    expect(await host.block(['t01', 't02'], at('20:15'), at('21:00'))).toMatchObject({
      code: 'table_taken',
      detail: { inTheWay: [{ kind: 'reservation', id, at: at('19:00'), name: 'Ida Marsh' }] },
    })
    const block = expectOk(await host.block(['t01', 't02'], at('20:30'), at('21:30')))
    expect((await host.day(date)).blocks).toMatchObject([
      { id: block.id, tables: ['t01', 't02'], from: at('20:30'), reason: 'Wobbles' },
    ])
    expect(await offered('20:45')).toBe(false)
    expect(await offered('21:30')).toBe(true)
    expectOk(await fixture.engine.host.unblock(host.at, block.id))
    expect(await offered('20:45')).toBe(true)
    expect(await fixture.engine.host.unblock(host.at, block.id)).toMatchObject({
      code: 'not_found',
    })
    expect(await host.block(['t01'], at('21:00'), at('20:00'))).toMatchObject({
      code: 'invalid_time',
    })
  })

  test('finds a reservation of any day by name, number, email or confirmation', async () => {
    const zoe = { firstName: 'Zoë', lastName: 'Ångström', email: 'zoe@example.com' }
    const id = await booked('19:00', { ...zoe, phone: '+16045559876' })
    const { confirmation } = await host.find(date, id)
    for (const text of ['zoe ang', 'ANGSTROM', '(604) 555-9876', '9876', 'ZOE@', confirmation]) {
      const { found } = await fixture.engine.host.search(locationId, text)
      expect(
        found.map((one) => one.id),
        text,
      ).toContain(id)
    }
    expect((await fixture.engine.host.search('elsewhere', 'zoe')).found).toEqual([])
    expect((await fixture.engine.host.search(locationId, '%')).found).toEqual([])
    expect((await fixture.engine.host.search(locationId, '%%')).found).toEqual([])
  })

  test('marks a day anew with each change of it, and with no other', async () => {
    const id = await booked('19:00')
    const mark = () => fixture.engine.host.dayVersion(locationId, date)
    const before = await mark()
    await bookAs(fixture.engine, { locationId, at: `${addDays(date, 40)}T19:00` })
    expect(await mark()).toBe(before)
    expectOk(await host.note(date, id, 'Cake'))
    expect(await mark()).not.toBe(before)
    expect((await host.day(date)).mark).toBe(await mark())
    expect(await fixture.engine.host.dayVersion('nowhere', date)).toBeNull()
  })

  test('marks no day anew because of what guests hold and give back', async () => {
    await booked('19:00')
    const mark = () => fixture.engine.host.dayVersion(locationId, date)
    const before = await mark()
    const visitor = { token: 'looks around', address: null }
    const wish = { locationId, party: 2, attribute: 'default' as const, visitor }
    expectOk(await fixture.engine.hold({ ...wish, at: at('19:00') }))
    const held = expectOk(await fixture.engine.hold({ ...wish, at: at('20:30') }))
    expect(await fixture.engine.release(held.token)).toBe(true)
    const last = expectOk(await fixture.engine.hold({ ...wish, at: at('19:00') }))
    await beginPaying(fixture, last.token)
    expect(await offered('19:15')).toBe(false)
    expect(await mark()).toBe(before)
    now += 20 * MINUTE
    await fixture.engine.sweep()
    expect(await mark()).toBe(before)
    const other = { ...visitor, token: 'books' }
    const { token } = expectOk(
      await fixture.engine.hold({ ...wish, visitor: other, at: at('19:00') }),
    )
    expectOk(await fixture.engine.reserve({ locationId, token, guest: ida }))
    expect(await mark()).not.toBe(before)
  })

  test('belongs to its location: no other one’s staff reach it', async () => {
    const id = await booked('19:00')
    await fixture.engine.saveSettings('granville', smallHouse(1))
    const { seen } = await host.find(date, id)
    const other = { locationId: 'granville', staff: '8', id, seen }
    expect(await fixture.engine.host.act(other, 'cancel')).toMatchObject({ code: 'not_found' })
    expect(await fixture.engine.host.note(other, 'x')).toMatchObject({ code: 'not_found' })
    expect(await fixture.engine.host.move(other, 't01')).toMatchObject({ code: 'not_found' })
  })
})
