import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { instantOf } from '#lib/time/time.ts'
import type { DeliveryResult } from '#outbox/deliver.ts'
import { smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'
import { everything, scopeAt } from '#tests/support/read-scopes.ts'

/** Nothing was erased. */
const NOTHING = { bookings: 0, profiles: 0, alerts: 0, walkIns: 0, messages: 0, left: 0 }
const HOUR = 60 * 60_000
const rendered = { subject: 'Your table', text: 'Dear Ida', html: '<p>Dear Ida</p>' }
const sent: DeliveryResult = { outcome: 'sent', rendered }

describe.each(['SQLite', 'Postgres'] as const)('a guest’s data on %s', (kind) => {
  // The database's clock, moved by hand: noon in Vancouver.
  let now = 0
  let fixture: TestEngine
  let guests = 0
  let ida = ''
  beforeAll(async () => {
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, {
      clock: () => now,
    })
    for (const house of ['burrard', 'granville']) {
      expectOk(await fixture.engine.saveSettings(house, smallHouse(4, { remindAt: '10:00' })))
    }
  })
  afterAll(() => fixture.close())
  beforeEach(() => {
    now = Date.parse('2027-04-01T19:00Z')
    ida = `Ida-${++guests}@Example.com`
  })

  const book = (day: string, email: string | null = ida, locationId = 'burrard') =>
    bookAs(
      fixture.engine,
      { locationId, at: `${day}T19:00` },
      { email, specialRequest: 'A window' },
    )
  const wait = (day: string, email = ida, locationId = 'burrard') =>
    fixture.engine.waitlist.join({
      ...{ locationId, at: `${day}T21:00`, party: 2, email },
      startsAt: instantOf(`${day}T21:00`, 'America/Vancouver') ?? 0,
    })
  const deliver = () =>
    fixture.engine.outbox.deliver({ deliver: async () => sent, onError: () => {} })
  const find = (at: string[] | null = null) =>
    fixture.engine.guests.find({ email: ida }, scopeAt(at))
  const erase = (at: string[] | null = null) =>
    fixture.engine.guests.erase({ email: ida }, scopeAt(at))
  const kept = async () => {
    const { bookings, alerts, messages } = await find()
    return [bookings.length, alerts.length, messages.length]
  }

  test('is found by the address in whatever letters: bookings, wishes and mails', async () => {
    await book('2027-04-02')
    await book('2027-04-02', `x${ida}`)
    await wait('2027-04-03')
    await deliver()
    const found = await fixture.engine.guests.find({ email: ` ${ida.toUpperCase()} ` }, everything)
    expect(found.bookings).toMatchObject([
      {
        ...{ at: '2027-04-02T19:00', party: 2, state: 'booked', toCome: true },
        guest: { email: ida, lastName: 'Marsh', phone: '+16045550123', specialRequest: 'A window' },
      },
    ])
    expect(found.alerts).toMatchObject([{ at: '2027-04-03T21:00', party: 2, state: 'waiting' }])
    // The day before had begun too late for a reminder.
    expect(found.messages).toMatchObject([{ kind: 'confirmation', state: 'sent', rendered }])
    expect(await fixture.engine.guests.find({ email: '%@example.com' }, everything)).toEqual({
      ...{ bookings: [], guestBook: [], alerts: [], walkIns: [], messages: [] },
    })
  })

  test('goes from past and cancelled bookings, with wishes and mails; the numbers stay', async () => {
    const day = '2027-04-04'
    const { reservation } = await book(day)
    const cancelled = await book('2027-04-20')
    expectOk(await hostAt(fixture.engine, 'burrard').note(day, reservation.id, 'Old friend'))
    expectOk(await fixture.engine.cancel(cancelled.manageToken))
    await wait('2027-04-21')
    await deliver()
    now = (instantOf(`${day}T19:00`, 'America/Vancouver') ?? 0) + 2 * HOUR
    expect(await erase()).toMatchObject({ bookings: 2, alerts: 1, left: 0 })
    expect(await kept()).toEqual([0, 0, 0])
    const one = await hostAt(fixture.engine, 'burrard').find(day, reservation.id)
    expect(one).toMatchObject({
      ...{ party: 2, tables: reservation.tables, staffNote: '' },
      guest: { firstName: '', lastName: '', email: null, phone: '', specialRequest: '' },
    })
    expect((await fixture.engine.host.search('burrard', ida)).found).toEqual([])
    const rows = await fixture.store.all<{ text: string }>(
      `SELECT recipient || COALESCE(copy, '') || payload AS text FROM outbox`,
    )
    expect(rows.filter(({ text }) => text.toLowerCase().includes(ida.toLowerCase()))).toEqual([])
    expect(await erase()).toEqual(NOTHING)
  })

  test('stays with bookings to come and the mails that still leave for them, until they are cancelled', async () => {
    const { manageToken } = await book('2027-04-09')
    await deliver()
    const before = await find()
    expect(before.messages.map(({ kind, state }) => [kind, state])).toEqual([
      ['confirmation', 'sent'],
      ['reminder', 'waiting'],
    ])
    expect(await erase()).toEqual({ ...NOTHING, messages: 1, left: 1 })
    const { reservation } = expectOk(await fixture.engine.find(manageToken))
    expect(reservation).toMatchObject({ status: 'booked', guest: { email: ida } })
    expect((await find()).messages).toMatchObject([{ kind: 'reminder', state: 'waiting' }])
    expectOk(await fixture.engine.cancel(manageToken))
    expect(await erase()).toMatchObject({ bookings: 1, left: 0 })
    expect(await kept()).toEqual([0, 0, 0])
    expectOk(await fixture.engine.find(manageToken))
  })

  test('of whoever still sits at their table stays until they have left', async () => {
    const day = '2027-04-11'
    const { reservation } = await book(day)
    const host = hostAt(fixture.engine, 'burrard')
    now = instantOf(`${day}T19:00`, 'America/Vancouver') ?? 0
    expectOk(await host.act(day, reservation.id, 'seat'))
    expect(await erase()).toMatchObject({ bookings: 0, left: 1 })
    expectOk(await host.act(day, reservation.id, 'finish'))
    expect(await erase()).toMatchObject({ bookings: 1, left: 0 })
  })

  test('is seen and erased at the locations of the staff, and nowhere else', async () => {
    const day = '2027-04-13'
    await book(day)
    await book(day, ida, 'granville')
    await wait(day)
    await wait(day, ida, 'granville')
    now = Date.parse(`${addDays(day, 2)}T00:00Z`)
    const own = await find(['granville'])
    const places = [...own.bookings, ...own.alerts, ...own.messages].map((one) => one.locationId)
    expect([...new Set(places)]).toEqual(['granville'])
    expect(await erase(['granville'])).toMatchObject({ bookings: 1, alerts: 1 })
    expect((await find(['burrard'])).bookings).toMatchObject([{ guest: { email: ida } }])
    expect((await find(['burrard'])).alerts).toHaveLength(1)
    expect(await find([])).toEqual({
      bookings: [],
      guestBook: [],
      alerts: [],
      walkIns: [],
      messages: [],
    })
    expect(await erase([])).toEqual(NOTHING)
  })

  test('that was erased shows on the staff’s day at once', async () => {
    const day = '2027-04-15'
    await book(day)
    now = Date.parse(`${addDays(day, 1)}T12:00Z`)
    const mark = await fixture.engine.host.dayVersion('burrard', day)
    await erase()
    expect(await fixture.engine.host.dayVersion('burrard', day)).not.toBe(mark)
  })
})
