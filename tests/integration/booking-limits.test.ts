import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Guest } from '#booking-engine/bookings/types.ts'
import { parseBookingSettings } from '#booking-engine/settings/parse-settings.ts'
import { addDays } from '#lib/time/dates.ts'
import { ida, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { expectOk } from '#tests/support/host.ts'

const NO_LIMIT = { check: 1000, most: 1000 }
const FREE = { phone: NO_LIMIT, email: NO_LIMIT, network: NO_LIMIT }
const DAY = 24 * 60 * 60_000

describe.each(['SQLite', 'Postgres'] as const)('bookings of one hand on %s', (kind) => {
  let now = Date.parse('2027-03-10T20:00Z')
  let fixture: TestEngine
  let day = '2027-03-20'
  beforeAll(async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
  })
  afterAll(() => fixture.close())

  const open = (locationId: string, limits: Partial<typeof FREE>) =>
    fixture.engine.saveSettings(
      locationId,
      smallHouse(30, { bookingLimits: { ...FREE, ...limits } }),
    )

  let guests = 0
  /** Somebody whom nobody knows, but for what is said of them. */
  const someone = (known: Partial<Guest> = {}): Guest => {
    guests += 1
    const unlike = { phone: `+1604555${1000 + guests}`, email: `guest-${guests}@example.com` }
    return { ...ida, ...unlike, ...known }
  }
  const hold = async (locationId: string, address: string | null = null, at?: string) => {
    day = at ? day : addDays(day, 1)
    const visitor = { token: crypto.randomUUID(), address }
    const wanted = { at: at ?? `${day}T19:00`, party: 2, attribute: 'default' as const }
    return expectOk(await fixture.engine.hold({ locationId, ...wanted, visitor, checked: true }))
  }
  const book = async (
    locationId: string,
    known: Partial<Guest> = {},
    { address = null, checked = false }: { address?: string | null; checked?: boolean } = {},
  ) => {
    const { token } = await hold(locationId, address)
    return fixture.engine.reserve({ locationId, token, guest: someone(known), checked })
  }
  const codeOf = (done: Awaited<ReturnType<typeof book>>) => (done.ok ? 'booked' : done.code)

  // ASVS 2.3.2
  test.each([
    ['phone', { phone: '+16045550123' }, null],
    ['email', { email: 'One@Example.com' }, null],
    ['network', {}, '203.0.113.9'],
  ] as const)(
    'of one %s the first limit asks for a check, and the second for a call',
    async (by, known, address) => {
      const place = `limited-by-${by}`
      await open(place, { [by]: { check: 2, most: 4 } })
      expect(codeOf(await book(place, known, { address }))).toBe('booked')
      expect(codeOf(await book(place, known, { address }))).toBe('booked')
      expect(codeOf(await book(place, known, { address }))).toBe('bot_check')
      const checked = { address, checked: true }
      expect(codeOf(await book(place, known, checked))).toBe('booked')
      expect(codeOf(await book(place, known, checked))).toBe('booked')
      expect(codeOf(await book(place, known, checked))).toBe('too_many_bookings')
      // Everybody else is asked for nothing.
      expect(codeOf(await book(place))).toBe('booked')
    },
  )

  test('an address is the same in other letters', async () => {
    await open('letters', { email: { check: 1, most: 9 } })
    expect(codeOf(await book('letters', { email: 'ada@example.com' }))).toBe('booked')
    expect(codeOf(await book('letters', { email: 'ADA@example.com' }))).toBe('bot_check')
  })

  test('counts what is still to come, at that location', async () => {
    await open('regular', { phone: { check: 1, most: 1 } })
    await open('other', { phone: { check: 1, most: 1 } })
    const known = { phone: '+16045550199' }
    const first = expectOk(await book('regular', known))
    expect(codeOf(await book('regular', known))).toBe('too_many_bookings')
    expect(codeOf(await book('other', known))).toBe('booked')
    expectOk(await fixture.engine.cancel(first.manageToken))
    const second = expectOk(await book('regular', known))
    const until = second.reservation.startsAt
    const before = now
    now = until
    day = addDays(day, 1)
    expect(codeOf(await book('regular', known))).toBe('booked')
    now = before
  })

  // ASVS 2.3.2
  test('of many at the same moment no more are booked than the limit lets pass', async () => {
    await open('race', { phone: { check: 3, most: 3 } })
    const known = { phone: '+16045550144' }
    const holds = await Promise.all(Array.from({ length: 8 }, () => hold('race')))
    const done = await Promise.all(
      holds.map(({ token }) =>
        fixture.engine.reserve({ locationId: 'race', token, guest: someone(known), checked: true }),
      ),
    )
    expect(done.filter(({ ok }) => ok)).toHaveLength(3)
  })

  test('a refused hold stands, and is booked with the check; a booked one answers again without', async () => {
    await open('again', { phone: { check: 1, most: 9 } })
    const known = { phone: '+16045550155' }
    expect(codeOf(await book('again', known))).toBe('booked')
    const { token } = await hold('again')
    const request = { locationId: 'again', token, guest: someone(known) }
    expect(await fixture.engine.reserve(request)).toMatchObject({ code: 'bot_check' })
    const booked = expectOk(await fixture.engine.reserve({ ...request, checked: true }))
    const again = expectOk(await fixture.engine.reserve(request))
    expect(again.reservation.id).toBe(booked.reservation.id)
  })

  test('the network is forgotten a day after the visit', async () => {
    await open('forgetful', {})
    const { reservation } = expectOk(await book('forgetful', {}, { address: '198.51.100.4' }))
    const networkOf = async () => {
      const query = 'SELECT network FROM reservations WHERE id = $1'
      const rows = await fixture.store.all<{ network: string | null }>(query, [reservation.id])
      return rows[0]?.network
    }
    await fixture.engine.sweep()
    expect(await networkOf()).toMatch(/^[\w-]{22}$/)
    const before = now
    now = reservation.startsAt + DAY + 1
    await fixture.engine.sweep()
    expect(await networkOf()).toBeNull()
    now = before
  })

  describe('in the eyes of hosts', () => {
    const at = (locationId: string) => ({ locationId, staff: '7' })
    const seriesOf = async (locationId: string) => {
      const found = await fixture.engine.host.series(locationId)
      return found?.series ?? []
    }

    test('a suspicious series is seen at once, and undone at once', async () => {
      await open('hosts', { phone: { check: 2, most: 9 } })
      const known = { phone: '+16045550166', firstName: 'Max', lastName: 'Madeup' }
      const checked = { checked: true }
      const honest = expectOk(await book('hosts'))
      for (let n = 0; n < 2; n++) expectOk(await book('hosts', known, checked))
      expect(await seriesOf('hosts')).toEqual([])
      const mark = await fixture.engine.host.seriesVersion('hosts')
      const last = expectOk(await book('hosts', known, checked))
      expect(await fixture.engine.host.seriesVersion('hosts')).not.toBe(mark)
      const [series] = await seriesOf('hosts')
      expect(series).toMatchObject({ by: 'phone', visits: [{}, {}, { id: last.reservation.id }] })
      expect(series?.visits).toHaveLength(3)
      const visits = series?.visits ?? []
      expectOk(await fixture.engine.host.cancelAll(at('hosts'), visits))
      expect(await seriesOf('hosts')).toEqual([])
      for (const { id } of visits) {
        expect((await fixture.engine.byId(id))?.reservation.status).toBe('cancelled')
      }
      expect((await fixture.engine.byId(honest.reservation.id))?.reservation.status).toBe('booked')
    })

    test('all of a series is undone, or none of it', async () => {
      await open('whole', { phone: { check: 1, most: 9 } })
      const known = { phone: '+16045550177' }
      for (let n = 0; n < 2; n++) expectOk(await book('whole', known, { checked: true }))
      const [series] = await seriesOf('whole')
      const [first, second] = series?.visits ?? []
      if (!first || !second) throw new Error('there is no series')
      const note = { ...at('whole'), ...second }
      expectOk(await fixture.engine.host.note(note, 'They called'))
      const undone = await fixture.engine.host.cancelAll(at('whole'), [first, second])
      expect(undone).toMatchObject({ code: 'changed_meanwhile' })
      expect((await fixture.engine.byId(first.id))?.reservation.status).toBe('booked')
    })

    test('one booking is in one series, by what says most of its guest', async () => {
      await open('kinds', {
        phone: { check: 1, most: 9 },
        email: { check: 1, most: 9 },
        network: { check: 1, most: 9 },
      })
      const [from, checked] = ['203.0.113.77', true]
      const known = { phone: '+16045550188', email: 'made-up@example.com' }
      for (let n = 0; n < 2; n++) expectOk(await book('kinds', known, { address: from, checked }))
      for (let n = 0; n < 2; n++)
        expectOk(await book('kinds', { email: 'other@example.com' }, { address: from, checked }))
      for (let n = 0; n < 2; n++) expectOk(await book('kinds', {}, { address: from, checked }))
      const series = await seriesOf('kinds')
      expect(series.map(({ by, visits }) => [by, visits.length]).toSorted()).toEqual([
        ['email', 2],
        ['network', 2],
        ['phone', 2],
      ])
    })
  })
})

test('a location sets its own limits, and the second is never below the first', () => {
  const limits = (phone: object) =>
    parseBookingSettings({ ...smallHouse(1), bookingLimits: { phone } })
  expect(limits({ check: 3, most: 2 })).toMatchObject({
    code: 'invalid',
    detail: { fields: [{ path: 'bookingLimits.phone.most' }] },
  })
  expect(limits({ check: 3, most: 3 })).toMatchObject({
    value: { bookingLimits: { phone: { check: 3, most: 3 }, email: { check: 5, most: 12 } } },
  })
  const { bookingLimits: _, ...older } = smallHouse(1)
  expect(parseBookingSettings(older)).toMatchObject({
    value: { bookingLimits: { network: { check: 10, most: 60 } } },
  })
})
