import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { EntryAction, WalkInEntry, WalkInFields } from '#booking-engine/walk-in-list/types.ts'
import { bookingSecret, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { expectOk, hostAt } from '#tests/support/host.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const date = '2027-04-02'

/** Three tables inside and one on the patio. */
const house = smallHouse(3, {
  areas: [
    { code: 'room', name: 'Dining room' },
    { code: 'patio', name: 'Patio' },
  ],
  tables: [
    ...['t01', 't02', 't03'].map((code) => ({ code, area: 'room', minParty: 1, maxParty: 2 })),
    { code: 'p01', area: 'patio', minParty: 1, maxParty: 2, attribute: 'outdoor' as const },
  ],
})

describe.each(['SQLite', 'Postgres'] as const)('the walk-in list on %s', (kind) => {
  let now = 0
  let fixture: TestEngine
  let locations = 0
  let host: ReturnType<typeof hostAt>
  beforeAll(async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
  })
  afterAll(() => fixture.close())
  beforeEach(async () => {
    // Six in the evening in Vancouver.
    now = Date.parse('2027-04-03T01:00Z')
    const locationId = `house-${++locations}`
    expectOk(await fixture.engine.saveSettings(locationId, house))
    host = hostAt(fixture.engine, locationId)
  })

  const lists = () => fixture.engine.walkInLists
  const read = async (day: string | null = null) =>
    expectOk(await lists().read(host.at.locationId, day))
  const add = async (more: Partial<WalkInFields> & { key?: string } = {}) => {
    // Who comes later stands behind.
    now += 1
    const key = more.key ?? crypto.randomUUID()
    const fields = {
      party: 2,
      name: 'Ada',
      phone: '',
      wish: null,
      note: '',
      quoted: 20,
      texts: false,
    }
    return expectOk(await lists().add({ ...host.at, ...fields, ...more, key })).id
  }
  const find = async (id: string): Promise<WalkInEntry> => {
    const entry = (await read()).entries.find((one) => one.id === id)
    if (!entry) throw new Error(`no entry ${id}`)
    return entry
  }
  const act = async (id: string, what: EntryAction) =>
    lists().act({ ...host.at, id, seen: (await find(id)).seen }, what)
  const seat = async (id: string, place: string | null = null) =>
    lists().seat({ ...host.at, id, seen: (await find(id)).seen }, { place, until: null })
  const quoteFor = async (party = 2) =>
    (await read()).quotes.find((one) => one.party === party && one.wish === null)

  // spec:engine.walk-in-list
  test('keeps parties in the order in which they came, each with what was written down of it', async () => {
    const first = await add({ name: 'Ada', phone: '+16045550199', note: 'Pram', wish: 'outdoor' })
    const came = now
    now += MINUTE
    const second = await add({ name: 'Bo' })
    const { entries, day } = await read()
    expect(day).toBe(date)
    expect(entries.map(({ id }) => id)).toEqual([first, second])
    expect(entries[0]).toMatchObject({
      ...{ name: 'Ada', phone: '+16045550199', note: 'Pram', wish: 'outdoor', quoted: 20 },
      ...{ state: 'waiting', addedAt: came, notifiedAt: null, endedAt: null },
      acts: [{ act: 'list_add', staff: '7', detail: 'party 2; quoted 20' }],
    })
  })

  test('adds a party once, however often its request comes', async () => {
    const key = crypto.randomUUID()
    await add({ key })
    await add({ key })
    expect((await read()).entries).toHaveLength(1)
  })

  test('tells other screens of every change by the version of the day', async () => {
    const { locationId } = host.at
    const version = () => fixture.engine.host.dayVersion(locationId, date)
    const seen = [await version()]
    const id = await add()
    seen.push(await version())
    for (const step of ['notify', 'leave', 'undo'] as const) {
      expectOk(await act(id, step))
      seen.push(await version())
    }
    expectOk(await seat(id))
    seen.push(await version())
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('a party is notified, leaves, and is taken back as it was before', async () => {
    const id = await add()
    now += MINUTE
    expectOk(await act(id, 'notify'))
    const told = now
    expect(await find(id)).toMatchObject({ state: 'notified', notifiedAt: told })
    now += MINUTE
    expectOk(await act(id, 'leave'))
    expect(await find(id)).toMatchObject({ state: 'left', endedAt: now })
    expectOk(await act(id, 'undo'))
    expect(await find(id)).toMatchObject({ state: 'notified', notifiedAt: told, endedAt: null })
    expectOk(await act(id, 'undo'))
    expect(await find(id)).toMatchObject({ state: 'waiting', notifiedAt: null })
    expect(await act(id, 'undo')).toMatchObject({ ok: false, code: 'wrong_state' })
    expect((await find(id)).acts.map((one) => one.act)).toEqual([
      ...['list_add', 'list_notify', 'list_leave', 'list_undo', 'list_undo'],
    ])
  })

  test('an act on another version than the host saw is refused', async () => {
    const id = await add()
    const { seen } = await find(id)
    expectOk(await act(id, 'notify'))
    const late = await lists().act({ ...host.at, id, seen }, 'leave')
    expect(late).toMatchObject({ ok: false, code: 'changed_meanwhile' })
    const elsewhere = { locationId: 'nowhere', staff: '7', id, seen }
    expect(await lists().act(elsewhere, 'leave')).toMatchObject({ ok: false, code: 'not_found' })
  })

  test('what was written down is changed while they wait, and the log names no guest', async () => {
    const id = await add()
    const { seen } = await find(id)
    const fields = {
      party: 1,
      name: 'Bo',
      phone: '+16045550177',
      wish: null,
      note: '',
      quoted: 35,
      texts: false,
    }
    expectOk(await lists().change({ ...host.at, id, seen }, fields))
    const changed = await find(id)
    expect(changed).toMatchObject(fields)
    expect(changed.acts[1]).toMatchObject({
      ...{ act: 'list_change', detail: 'party 2 1; quoted 20 35; name; phone' },
    })
  })

  test('one tap seats a party where it fits, as a walk-in with its name, number and note', async () => {
    const id = await add({ name: 'Ida', phone: '+16045550188', note: 'Pram', wish: 'outdoor' })
    expect((await find(id)).table?.code).toBe('p01')
    const { id: reservation } = expectOk(await seat(id))
    expect(await host.find(date, reservation)).toMatchObject({
      ...{ state: 'seated', source: 'walk_in', tables: ['p01'], party: 2, staffNote: 'Pram' },
      guest: { firstName: 'Ida', phone: '+16045550188' },
    })
    expect(await find(id)).toMatchObject({ state: 'seated', reservation, endedAt: now })
    expect(await seat(id)).toMatchObject({ ok: false, code: 'wrong_state' })
  })

  test('offers no table where none is free for a whole turn, and is refused one that is taken', async () => {
    for (let n = 0; n < 4; n++) expectOk(await host.walkIn())
    const id = await add()
    expect((await find(id)).table).toBeNull()
    expect(await seat(id)).toMatchObject({ ok: false, code: 'no_table_free' })
    expect(await seat(id, 't01')).toMatchObject({ ok: false, code: 'table_taken' })
    expect(await find(id)).toMatchObject({ state: 'waiting', reservation: null })
  })

  test('a party that was seated by mistake waits again, and its table is free', async () => {
    const id = await add()
    const { id: reservation } = expectOk(await seat(id))
    expectOk(await act(id, 'undo'))
    expect(await find(id)).toMatchObject({ state: 'waiting', reservation: null })
    expect((await host.find(date, reservation)).state).toBe('cancelled')
    expectOk(await seat(id))
    expect((await host.day(date)).reservations).toHaveLength(1)
  })

  test('two hosts who seat two parties at once never give them one table', async () => {
    for (let n = 0; n < 3; n++) expectOk(await host.walkIn())
    const [one, other] = [await add(), await add()]
    const done = await Promise.all([seat(one), seat(other)])
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    const codes = done.flatMap((result) => (result.ok ? [] : [result.code]))
    expect(codes).toEqual(['no_table_free'])
  })

  // spec:engine.quoted-wait
  test('the quote goes by the tables, who sits there, who is ahead and how long turns last tonight', async () => {
    expect(await quoteFor()).toMatchObject({ minutes: 0, tables: 4, ahead: 0, pace: 100 })
    const ids: string[] = []
    for (let n = 0; n < 4; n++) ids.push(expectOk(await host.walkIn()).id)
    expect(await quoteFor()).toMatchObject({ minutes: 90 })
    now += 60 * MINUTE
    expect(await quoteFor()).toMatchObject({ minutes: 30 })
    const waiting = await add()
    expect(await quoteFor()).toMatchObject({ minutes: 30, ahead: 1 })
    expect((await find(waiting)).expected).toBe(30)
    for (let n = 0; n < 3; n++) await add()
    expect(await quoteFor()).toMatchObject({ minutes: 120, ahead: 4 })
    // Two of them leave after 60 of 90 minutes: turns are shorter tonight.
    for (const id of ids.slice(0, 2)) expectOk(await host.act(date, id, 'finish'))
    expect(await quoteFor()).toMatchObject({ pace: 89, measured: 2 })
    expect((await find(waiting)).expected).toBe(0)
  })

  test('shows guests who asked online to be written to beside them', async () => {
    const { locationId } = host.at
    const startsAt = now + 120 * MINUTE
    const asked = { locationId, at: `${date}T20:00`, startsAt, party: 2, email: 'ida@example.com' }
    expectOk(await fixture.engine.waitlist.join(asked))
    expect((await read()).online).toMatchObject([
      { at: `${date}T20:00`, party: 2, email: 'ida@example.com', toldAt: null },
    ])
    expect((await read('2027-04-03')).online).toEqual([])
  })

  test('a day that is over keeps its list, and proposes nothing', async () => {
    const id = await add()
    now += DAY
    const { entries, quotes, day, today } = await read(date)
    expect([day, today]).toEqual([date, '2027-04-03'])
    expect(entries).toMatchObject([{ id, table: null, expected: null }])
    expect(quotes).toEqual([])
    expect((await read()).entries).toEqual([])
  })

  // spec:engine.desk-guests
  test('a guest’s number finds what was noted of them at the door, and erases it once they have gone', async () => {
    const phone = `+1604555${String(2000 + locations)}`
    const id = await add({ phone, note: 'Pram' })
    const reader = { locations: null, messages: null, staff: '7' }
    const { guests } = fixture.engine
    expect((await guests.find({ phone }, reader)).walkIns).toMatchObject([{ id, name: 'Ada' }])
    expect(await guests.erase({ phone }, reader)).toMatchObject({ walkIns: 0 })
    expectOk(await act(id, 'leave'))
    expect(await guests.erase({ phone }, reader)).toMatchObject({ walkIns: 1 })
    expect(await find(id)).toMatchObject({ name: '', phone: '', note: '', party: 2 })
    expect((await guests.find({ phone }, reader)).walkIns).toEqual([])
  })

  test('names and numbers are kept as long as those of bookings', async () => {
    const id = await add({ phone: '+16045550166' })
    const { store } = fixture
    const engine = createBookingEngine({ store, secret: bookingSecret, guestsKeptMonths: 1 })
    now += 20 * DAY
    await engine.sweep()
    const nameOf = async () => (await read(date)).entries.find((entry) => entry.id === id)?.name
    expect(await nameOf()).toBe('Ada')
    now += 20 * DAY
    await engine.sweep()
    expect(await nameOf()).toBe('')
  })
})
