import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BookableLocation,
  findAlternatives,
} from '#features/reservations/waitlist/find-alternatives.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import { ida, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'

const timeZone = 'America/Vancouver'
const period = { code: 'all-day', name: 'All day', firstSeating: '12:00', lastSeating: '22:00' }
const oneTable = smallHouse(1, { periods: [{ ...period, weekdays: [1, 2, 3, 4, 5, 6, 7] }] })
const someone = () => ({ token: crypto.randomUUID(), address: null })
const friday = '2027-03-12'

let fixture: TestEngine
const place = (uid: string): BookableLocation => ({
  location: { id: uid, uid, vendorLocationId: null, timeZone },
  provider: createHouseProvider(fixture.engine, (token) => `/my/reservations/${token}`),
})

/** Books the one table of a house from each of the times on, for 90 minutes. */
async function book(uid: string, date: string, times: string[]) {
  for (const time of times) {
    const { location, provider } = place(uid)
    const request = { at: `${date}T${time}`, party: 2, attribute: 'default', experience: null }
    const hold = await provider.hold(location, { ...request, visitor: someone() })
    if (!hold.ok) throw new Error(`${uid} ${date} ${time}: ${hold.code}`)
    const details = { guest: ida, experience: null, addOns: [], card: null, idempotencyKey: null }
    const booked = await provider.reserve(location, { token: hold.value.token, ...details })
    expect(booked.ok).toBe(true)
  }
}

const EVENING = ['16:30', '18:00', '19:30', '21:00']
const seven = (date = friday) => ({ at: `${date}T19:00`, party: 2, visitor: someone() })

beforeAll(async () => {
  fixture = await testEngine(null, { clock: () => Date.parse('2027-03-10T20:00Z') })
  for (const uid of ['kits', 'main', 'full']) await fixture.engine.saveSettings(uid, oneTable)
  for (const date of [friday, '2027-03-13', '2027-03-15']) await book('kits', date, EVENING)
  await book('full', friday, EVENING)
  await book('main', friday, ['19:00'])
})
afterAll(() => fixture.close())

describe('when a time is full', () => {
  test('there are the nearest times of that day, and the next days with a table', async () => {
    expect(await findAlternatives(place('kits'), [], seven())).toEqual({
      before: `${friday}T15:00`,
      after: null,
      days: ['2027-03-14T19:00', '2027-03-16T19:00', '2027-03-17T19:00'],
      nearby: [],
    })
  })

  test('neighbours help with their nearest time, those without a table do not', async () => {
    const near = ['full', 'main', 'unknown'].map(place)
    const { nearby } = await findAlternatives(place('kits'), near, seven())
    expect(nearby).toEqual([{ uid: 'main', time: `${friday}T17:30` }])
  })

  test('early in the morning it is the first time of the day', async () => {
    const wish = { ...seven('2027-03-14'), at: '2027-03-14T08:00' }
    expect(await findAlternatives(place('kits'), [], wish)).toMatchObject({
      before: null,
      after: '2027-03-14T12:00',
    })
  })

  test('a provider that does not answer has nothing, and stops nobody', async () => {
    const down: BookableLocation = {
      ...place('main'),
      provider: {
        ...place('main').provider,
        availability: async () => ({ ok: false, code: 'provider_unavailable' }),
      },
    }
    expect(await findAlternatives(down, [down, place('main')], seven())).toEqual({
      before: null,
      after: null,
      days: [],
      nearby: [{ uid: 'main', time: `${friday}T17:30` }],
    })
  })
})
