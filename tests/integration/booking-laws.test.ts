import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import type { Booked } from '#booking-engine/bookings/types.ts'
import type { Hold } from '#booking-engine/holds/types.ts'
import { ida, smallHouse, testEngine } from '#tests/support/booking.ts'

const locationId = 'burrard'
const floor = smallHouse(0, {
  tables: [
    { code: 't1', area: 'room', minParty: 1, maxParty: 2 },
    { code: 't2', area: 'room', minParty: 1, maxParty: 2 },
    { code: 't3', area: 'room', minParty: 2, maxParty: 4 },
  ],
  combinations: [{ code: 'c1', tables: ['t1', 't2'], minParty: 3, maxParty: 4 }],
  turnTimes: [
    { upTo: 2, minutes: 45 },
    { upTo: 4, minutes: 75 },
  ],
  coversPerSlot: 6,
  maxParty: 4,
})

type Step =
  | { do: 'hold'; guest: number; time: string; party: number }
  | { do: 'reserve' | 'release' | 'cancel'; guest: number }
  | { do: 'wait'; minutes: number }

const AGAIN_AFTER_CANCELLING: Step[] = [
  { do: 'hold', guest: 4, time: '18:00', party: 1 },
  { do: 'reserve', guest: 4 },
  { do: 'cancel', guest: 4 },
  { do: 'hold', guest: 0, time: '18:00', party: 1 },
  { do: 'reserve', guest: 0 },
  { do: 'reserve', guest: 4 },
]

const guest = fc.integer({ min: 0, max: 5 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('hold' as const),
      guest,
      time: fc.constantFrom('18:00', '18:15', '18:30', '19:00', '19:15'),
      party: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('reserve' as const), guest }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('release' as const), guest }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), guest }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.integer({ min: 1, max: 6 }),
    }),
  },
)

describe.each([
  ['SQLite', 60],
  ['Postgres', 15],
] as const)('laws of the book on %s', (kind, numRuns) => {
  // ASVS 2.3.4
  test('whatever guests do in whatever order, no table has two bookings at once', async () => {
    let now = Date.parse('2027-03-10T20:00Z')
    const fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, {
      clock: () => now,
    })
    await fixture.engine.saveSettings(locationId, floor)
    let day = 10
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        day++
        const date = new Date(Date.UTC(2027, 2, 10 + (day % 80))).toISOString().slice(0, 10)
        const house = `${locationId}-${day}`
        await fixture.engine.saveSettings(house, floor)
        const holds = new Map<number, Hold>()
        const bookings = new Map<string, Booked>()
        const own = new Map<number, string>()
        for (const act of steps) {
          if (act.do === 'wait') now += act.minutes * 60_000
          if (act.do === 'hold') {
            const request = { locationId: house, at: `${date}T${act.time}`, party: act.party }
            const visitor = { token: `${day} ${act.guest}`, address: null }
            const query = { ...request, visitor: visitor.token }
            const offered = await fixture.engine.availability(query)
            const held = await fixture.engine.hold({ ...request, attribute: 'default', visitor })
            // Alone, what is offered can be held, and what can be held was offered.
            const times = offered.ok ? offered.value.times.map(({ time }) => time) : []
            expect(held.ok).toBe(times.includes(request.at))
            if (held.ok) holds.set(act.guest, held.value)
          }
          if (act.do === 'release') await fixture.engine.release(holds.get(act.guest)?.token ?? '')
          if (act.do === 'reserve') {
            const token = holds.get(act.guest)?.token ?? ''
            const booked = await fixture.engine.reserve({ locationId: house, token, guest: ida })
            if (booked.ok) {
              const { id, status } = booked.value.reservation
              // Asked for again, a booking answers as it is by now: cancelled, it owns no table.
              if (status === 'booked') bookings.set(id, booked.value)
              expect(bookings.has(id)).toBe(status === 'booked')
              own.set(act.guest, id)
            }
          }
          if (act.do === 'cancel') {
            const id = own.get(act.guest) ?? ''
            const cancelled = await fixture.engine.cancel(bookings.get(id)?.manageToken ?? '')
            if (cancelled.ok) bookings.delete(id)
          }
          expectOneOwner([...bookings.values()])
        }
      }),
      { numRuns, examples: [[AGAIN_AFTER_CANCELLING]] },
    )
    await fixture.close()
  })
})

function expectOneOwner(bookings: Booked[]) {
  const owned = new Set<string>()
  const covers = new Map<number, number>()
  for (const { reservation } of bookings) {
    const { startsAt, turnMinutes, tables, party } = reservation
    covers.set(startsAt, (covers.get(startsAt) ?? 0) + party)
    for (const table of tables) {
      for (let at = startsAt; at < startsAt + turnMinutes * 60_000; at += 15 * 60_000) {
        const unit = `${table} ${at}`
        expect(owned.has(unit), `${unit} has two bookings`).toBe(false)
        owned.add(unit)
      }
    }
  }
  expect(Math.max(0, ...covers.values())).toBeLessThanOrEqual(6)
}
