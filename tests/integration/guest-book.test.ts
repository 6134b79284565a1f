import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { bookAs, hostAt } from '#tests/support/host.ts'
import { everything } from '#tests/support/read-scopes.ts'

const HERE = 'burrard'
const THERE = 'kitsilano'
const DAY = 86_400_000

describe.each(['SQLite', 'Postgres'] as const)('the guest book on %s', (kind) => {
  let date = '2027-04-02'
  let now = 0
  let fixture: TestEngine
  let host: ReturnType<typeof hostAt>
  let guests = 0
  const phone = () => `+1604555${String(1000 + ++guests)}`
  /** Noon of a day some days later. */
  const goOn = (days: number) => {
    date = addDays(date, days)
    now = Date.parse(`${date}T19:00Z`)
  }
  beforeAll(async () => {
    goOn(0)
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
    for (const place of [HERE, THERE]) await fixture.engine.saveSettings(place, smallHouse(10))
    host = hostAt(fixture.engine, HERE)
  })
  afterAll(() => fixture.close())
  beforeEach(() => goOn(10))

  const book = async (locationId: string, at: string, guest: Parameters<typeof bookAs>[2]) =>
    (await bookAs(fixture.engine, { locationId, at }, guest)).reservation.id
  const historyOf = async (day: string, id: string) => (await host.day(day)).histories[id]

  // spec:engine.desk-guests
  test('tells of each party how often its guest was at any restaurant before', async () => {
    const guest = { phone: phone(), email: null }
    await book(THERE, `${date}T19:00`, guest)
    const next = addDays(date, 2)
    const id = await book(HERE, `${next}T19:00`, guest)
    expect(await historyOf(next, id)).toEqual({ visits: 0, noShows: 0, cancellations: 0 })
    now += DAY
    expect(await historyOf(next, id)).toEqual({ visits: 1, noShows: 0, cancellations: 0 })
    // Another number is another guest, of the same name too.
    const other = await book(HERE, `${next}T20:00`, { phone: phone(), email: null })
    expect((await historyOf(next, other))?.visits).toBe(0)
  })

  test('knows whoever left no number by their address, whatever its capitals', async () => {
    await book(HERE, `${date}T19:00`, { phone: '', email: 'Ida@Example.com' })
    const next = addDays(date, 2)
    const id = await book(HERE, `${next}T19:00`, { phone: '', email: 'ida@example.com' })
    now += DAY
    expect((await historyOf(next, id))?.visits).toBe(1)
    expect(
      await fixture.engine.host.knownGuest(host.at, { email: 'IDA@example.com' }),
    ).toMatchObject({ name: 'Ida Marsh', visits: 1, lastVisit: date })
  })

  test('tells nothing of parties that left neither', async () => {
    const seated = await host.walkIn()
    expect(seated.ok).toBe(true)
    expect((await host.day(date)).histories).toEqual({})
  })

  test('names the guest of a number as they were named last, and the log says who asked', async () => {
    const number = phone()
    await book(THERE, `${date}T19:00`, { phone: number, email: null, firstName: 'Ada' })
    const next = addDays(date, 1)
    const id = await book(HERE, `${next}T19:00`, {
      ...{ phone: number, email: 'ida@example.org', firstName: 'Ida' },
    })
    expect(await fixture.engine.host.knownGuest(host.at, { phone: number })).toEqual({
      ...{ name: 'Ida Marsh', phone: number, email: 'ida@example.org' },
      ...{ visits: 0, noShows: 0, cancellations: 0, lastVisit: null },
      profile: null,
    })
    expect((await host.find(next, id)).acts).toMatchObject([{ act: 'look_up', staff: '7' }])
    expect(await fixture.engine.host.knownGuest(host.at, { phone: phone() })).toBeNull()
  })

  test('forgets whoever is erased', async () => {
    const guest = { phone: phone(), email: 'gone@example.com' }
    const id = await book(HERE, `${date}T19:00`, guest)
    await host.act(date, id, 'cancel')
    const { guests: data } = fixture.engine
    await data.erase({ email: guest.email }, everything)
    expect(await fixture.engine.host.knownGuest(host.at, { phone: guest.phone })).toBeNull()
  })

  test('counts what somebody would who goes through the book', async () => {
    const OUTCOMES = {
      came: `visit = 'finished'`,
      stayedAway: `visit = 'no_show'`,
      cancelled: `status = 'cancelled'`,
      unmarked: 'visit = NULL',
    }
    const outcome = fc.constantFrom(...(Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]))
    const booking = fc.record({
      guest: fc.nat({ max: 2 }),
      place: fc.constantFrom(HERE, THERE),
      hour: fc.integer({ min: 17, max: 20 }),
      outcome,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(booking, { maxLength: 8 }), async (bookings) => {
        goOn(10)
        const phones = [phone(), phone(), phone()]
        for (const { guest, place, hour, outcome } of bookings) {
          const id = await book(place, `${date}T${hour}:00`, {
            ...{ phone: phones[guest] ?? '', email: null },
          })
          await fixture.store.run(`UPDATE reservations SET ${OUTCOMES[outcome]} WHERE id = $1`, [
            id,
          ])
        }
        now += DAY
        const tomorrow = addDays(date, 1)
        for (const [guest, number] of phones.entries()) {
          const id = await book(HERE, `${tomorrow}T19:00`, { phone: number, email: null })
          const count = (...of: string[]) =>
            bookings.filter((one) => one.guest === guest && of.includes(one.outcome)).length
          expect(await historyOf(tomorrow, id)).toEqual({
            visits: count('came', 'unmarked'),
            noShows: count('stayedAway'),
            cancellations: count('cancelled'),
          })
        }
      }),
      { numRuns: 8 },
    )
  })
})
