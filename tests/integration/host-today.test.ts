import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addMinutes } from '#lib/time/time.ts'
import { smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'

const DAY = '2027-04-02'
const west = 'burrard'
const east = 'water-street'

describe.each(['SQLite', 'Postgres'] as const)('today for the staff on %s', (kind) => {
  let now = 0
  let fixture: TestEngine
  let host: ReturnType<typeof hostAt>
  /** In Vancouver in summer: 19:00 there is 02:00 UTC. */
  const clock = (local: string) => {
    now = Date.parse(`${addMinutes(local, 7 * 60)}Z`)
  }
  const booked = async (time: string, locationId = west) =>
    (await bookAs(fixture.engine, { locationId, at: `${DAY}T${time}` })).reservation.id
  const todayAt = async (...ids: string[]) => fixture.engine.host.today(ids)

  beforeAll(async () => {
    clock(`${DAY}T12:00`)
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
    await fixture.engine.saveSettings(west, smallHouse(4))
    await fixture.engine.saveSettings(east, smallHouse(4, { timeZone: 'America/St_Johns' }))
    host = hostAt(fixture.engine, west)
  })
  afterAll(() => fixture.close())

  test('is nothing yet in a house without bookings, and left out without settings', async () => {
    expect(await todayAt(west, 'nowhere')).toEqual([
      {
        ...{ locationId: west, day: DAY, timeZone: 'America/Vancouver', now, closed: false },
        ...{ parties: 0, covers: 0, seated: 0, next: [] },
      },
    ])
    expect(await todayAt()).toEqual([])
  })

  test('counts who is booked and who sits, and neither who cancelled nor who stayed away', async () => {
    const [seated, gone, missed] = [
      await booked('17:00'),
      await booked('17:00'),
      await booked('17:00'),
    ]
    await booked('18:00')
    clock(`${DAY}T17:05`)
    expectOk(await host.act(DAY, seated, 'seat'))
    expectOk(await host.act(DAY, gone, 'cancel'))
    expectOk(await host.act(DAY, missed, 'no_show'))
    const [today] = await todayAt(west)
    expect(today).toMatchObject({ parties: 2, covers: 4, seated: 2 })
    // The numbers of the day itself.
    const { totals } = await host.day(DAY)
    expect(totals).toMatchObject({ parties: 2, covers: 4, seated: { covers: 2 } })
  })

  test('names the next three arrivals, and whoever is late for half an hour', async () => {
    for (const time of ['21:00', '19:30', '19:00']) await booked(time)
    const next = async () => (await todayAt(west))[0]?.next.map(({ at }) => at.slice(11))
    expect(await next()).toEqual(['18:00', '19:00', '19:30'])
    clock(`${DAY}T18:30`)
    expect(await next()).toEqual(['18:00', '19:00', '19:30'])
    clock(`${DAY}T18:31`)
    expect(await next()).toEqual(['19:00', '19:30', '21:00'])
  })

  test('is the date that it is at each restaurant', async () => {
    clock(`${DAY}T12:00`)
    await booked('20:00', east)
    const days = async () => (await todayAt(west, east)).map(({ day, covers }) => [day, covers])
    clock(`${DAY}T19:00`)
    expect(await days()).toEqual([
      [DAY, 10],
      [DAY, 2],
    ])
    // Half past one at night in St. John’s, nine in the evening before in Vancouver.
    clock(`${DAY}T21:00`)
    expect(await days()).toEqual([
      [DAY, 10],
      ['2027-04-03', 0],
    ])
  })

  test('says of a closed day that it is closed', async () => {
    clock('2027-04-05T12:00')
    const closures = [{ from: '2027-04-05', to: '2027-04-05', reason: 'Paint' }]
    await fixture.engine.saveSettings(west, smallHouse(4, { closures }))
    expect((await todayAt(west))[0]).toMatchObject({ day: '2027-04-05', closed: true, covers: 0 })
  })
})
