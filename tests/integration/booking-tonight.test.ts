import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { expectOk } from '#tests/support/host.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]
const dinner = { code: 'dinner', name: 'Dinner', weekdays: DAYS, firstSeating: '17:00' }

describe.each(['SQLite', 'Postgres'] as const)('a search of tonight on %s', (kind) => {
  // Four minutes past eight in Vancouver, on 10 March 2027.
  const now = Date.parse('2027-03-11T03:04Z')
  let fixture: TestEngine
  beforeAll(async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
  })
  afterAll(() => fixture.close())

  const tonight = '2027-03-10'
  const open = (locationId: string, change: Parameters<typeof smallHouse>[1] = {}) =>
    fixture.engine.saveSettings(
      locationId,
      smallHouse(1, { periods: [{ ...dinner, lastSeating: '23:30' }], ...change }),
    )
  const search = async (locationId: string, time: string, date = tonight) => {
    const query = { locationId, at: `${date}T${time}`, party: 2 }
    const { times, reasons } = expectOk(await fixture.engine.availability(query))
    return { times: times.map((one) => one.time.slice(11)), reasons }
  }
  /** Has somebody hold the one table from a time on, for an hour and a half. */
  const take = async (locationId: string, time: string) => {
    const visitor = { token: crypto.randomUUID(), address: null }
    const at = `${tonight}T${time}`
    expectOk(await fixture.engine.hold({ locationId, at, party: 2, attribute: 'default', visitor }))
  }

  test('where all that is left of the evening is taken, that is the reason, and not the hours that have passed', async () => {
    await open('full')
    for (const time of ['20:15', '21:45', '23:15']) await take('full', time)
    for (const time of ['20:15', '21:00', '21:30', '22:30']) {
      expect(await search('full', time)).toEqual({ times: [], reasons: ['NoTimesExist'] })
    }
  })

  test('shows what is still to be had: as much more of the evening as has passed around its time', async () => {
    await open('late')
    for (const time of ['20:15', '21:45']) await take('late', time)
    expect(await search('late', '20:15')).toEqual({ times: ['23:15', '23:30'], reasons: [] })
    // Seven o'clock has passed, but not all of the time around it.
    expect(await search('late', '19:00')).toEqual({ times: ['23:15', '23:30'], reasons: [] })
  })

  test('looks two and a half hours around a time of another evening, as before', async () => {
    await open('tomorrow')
    const { times } = await search('tomorrow', '19:00', '2027-03-12')
    expect([times[0], times.at(-1)]).toEqual(['17:00', '21:30'])
  })

  test('is in the past where the time that is asked for is, and all around it', async () => {
    await open('early', { periods: [{ ...dinner, lastSeating: '20:00' }] })
    expect(await search('early', '17:00')).toEqual({ times: [], reasons: ['InThePast'] })
    expect(await search('early', '19:00')).toEqual({ times: [], reasons: ['InThePast'] })
    // A time that is still to come is not in the past because the last seating is.
    expect(await search('early', '20:45')).toEqual({ times: [], reasons: ['NoTimesExist'] })
  })

  test('comes too late only where there was still a table for those who asked in time', async () => {
    await open('notice', { noticeMinutes: 240 })
    expect(await search('notice', '20:15')).toEqual({
      times: [],
      reasons: ['NotFarEnoughInAdvance'],
    })
    await open('short-notice', { noticeMinutes: 60 })
    for (const time of ['21:15', '22:45']) await take('short-notice', time)
    expect(await search('short-notice', '20:15')).toEqual({ times: [], reasons: ['NoTimesExist'] })
  })
})
