import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { addUp, addUpPeriods } from '#booking-engine/figures/add-up.ts'
import { occupancyOf } from '#booking-engine/figures/occupancy.ts'
import type { GroupFigures, LocationFigures } from '#booking-engine/figures/types.ts'
import { bumpDayVersions } from '#booking-engine/inventory/day-versions.ts'
import { addDays } from '#lib/time/dates.ts'
import { instantOrLater, SLOT_MS } from '#lib/time/time.ts'
import { smallHouse, testEngine } from '#tests/support/booking.ts'
import { type PastVisit, writeVisits } from '#tests/support/visits.ts'

const TODAY = '2027-03-17'
const ZONE = 'America/Vancouver'
/** With so many, spans of eight months and more are remembered. */
const HOUSES = [0, 1, 2, 3]
const FIRST_RULES = { name: 'Dinner', firstSeating: '17:00', tables: 2 }
const BILL = { name: 'Tasting', currency: 'CAD', multiplier: 100, total: 12_345 }

const house = fc.constantFrom(...HOUSES)
/** Days before today, some of them (and their weeks) again and again, and a few that are to come. */
const day = fc
  .oneof(fc.constantFrom(-400, -397, -90, -9, -8, -1, 0), fc.integer({ min: -720, max: 10 }))
  .map((offset) => addDays(TODAY, offset))

const booking = fc.record({
  ...{ house, day },
  quarter: fc.integer({ min: 44, max: 100 }),
  party: fc.integer({ min: 1, max: 6 }),
  status: fc.constantFrom('booked', 'booked', 'cancelled'),
  source: fc.constantFrom('guest', 'guest', 'walk_in'),
  visit: fc.constantFrom(null, 'finished', 'no_show'),
  bill: fc.constantFrom(null, BILL),
})

const rules = {
  ...{ house, name: fc.constantFrom('Dinner', 'Supper') },
  ...{ firstSeating: fc.constantFrom('17:00', '18:00'), tables: fc.integer({ min: 1, max: 4 }) },
}
/** How the restaurants were run in these two years. */
const past = fc
  .array(fc.record({ ...rules, offset: fc.integer({ min: -720, max: -1 }) }), { maxLength: 6 })
  .map((all) => all.toSorted((a, b) => a.offset - b.offset))

const bookings = fc.array(booking, { minLength: 1, maxLength: 30 })

const change = fc.oneof(
  fc.record({ kind: fc.constant('book'), bookings }),
  fc.record({ kind: fc.constant('alter'), nth: fc.nat(), party: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('hold'), house, day }),
  fc.record({ kind: fc.constant('settings'), ...rules }),
  fc.record({ kind: fc.constantFrom('keep', 'the next day') }),
)

/** A span of nearly two years at most, often one that ends on the same few days. */
const span = fc
  .record({
    to: fc.oneof(fc.constantFrom(0, 0, 1, -364), fc.integer({ min: -400, max: 10 })),
    days: fc.oneof(fc.constant(364), fc.integer({ min: 1, max: 731 })),
  })
  .map(({ to, days }) => ({ from: addDays(TODAY, to - days + 1), to: addDays(TODAY, to) }))

const steps = fc.array(fc.record({ changes: fc.array(change, { maxLength: 3 }), span }), {
  ...{ minLength: 2, maxLength: 6 },
})

describe.each([
  ['SQLite', 25],
  ['Postgres', 6],
] as const)('figures of a long span on %s', (kind, numRuns) => {
  test('are what its days add up to, whatever is changed on whatever day between two questions', async () => {
    let now = 0
    let run = 0
    const server = kind === 'Postgres' ? inject('postgres') : null
    const fixture = await testEngine(server, { clock: () => now })
    const { engine, store } = fixture
    await fc.assert(
      fc.asyncProperty(past, bookings, steps, async (rulesOfPast, first, asked) => {
        run += 1
        const ids = HOUSES.map((n) => `house-${run}-${n}`)
        const idOf = (n: number) => ids[n] ?? ''
        now = Date.parse('2025-01-01T12:00Z')
        for (const id of ids) await engine.saveSettings(id, settingsOf(FIRST_RULES))
        for (const one of rulesOfPast) {
          now = Date.parse(`${addDays(TODAY, one.offset)}T19:00Z`)
          await engine.saveSettings(idOf(one.house), settingsOf(one))
        }
        now = Date.parse(`${TODAY}T19:00Z`)
        const booked: PastVisit[] = []
        const apply = async (one: Change) => {
          if (one.kind === 'book') {
            const visits = one.bookings.map((wish, n) =>
              visitOf(wish, { id: `${run} ${booked.length + n}`, locationId: idOf(wish.house) }),
            )
            booked.push(...visits)
            await writeVisits(store, visits)
          } else if (one.kind === 'alter') {
            const visit = booked[one.nth % booked.length]
            if (visit) await alter(visit, one.party)
          } else if (one.kind === 'hold')
            await bump({ locationId: idOf(one.house), day: one.day }, { onlyHolds: true })
          else if (one.kind === 'settings') {
            await engine.saveSettings(idOf(one.house), settingsOf(one))
          } else if (one.kind === 'keep') await engine.figures.keepPastDays()
          else now += 24 * 60 * 60_000
        }
        await apply({ kind: 'book', bookings: first })
        for (const { changes, span } of asked) {
          for (const one of changes) await apply(one)
          const [together] = await engine.figures.together(ids, [span])
          const each = await engine.figures.byLocation({ locationIds: ids, span })
          expect(together).toEqual(plainSum(each))
        }
      }),
      { numRuns },
    )
    await fixture.close()

    async function alter({ id, locationId, day }: PastVisit, party: number): Promise<void> {
      await store.run('UPDATE reservations SET party = $2 WHERE id = $1', [id, party])
      await bump({ locationId, day })
    }

    async function bump(at: { locationId: string; day: string }, how = {}): Promise<void> {
      await store.transaction({}, async (sql) => {
        await bumpDayVersions(sql, [{ ...at, released: false, ...how }])
        return { ok: true as const, value: null }
      })
    }
  })

  test('follow what is changed of the rules of a day that is on', async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    const now = Date.parse(`${TODAY}T19:00Z`)
    const { engine, store, close } = await testEngine(server, { clock: () => now })
    const ids = HOUSES.map((n) => `house-${n}`)
    for (const id of ids) await engine.saveSettings(id, settingsOf(FIRST_RULES))
    const wish: Wish = {
      ...{ house: 0, day: TODAY, quarter: 76, party: 2 },
      ...{ status: 'booked', source: 'guest', visit: null, bill: null },
    }
    await writeVisits(store, [visitOf(wish, { id: 'ida', locationId: 'house-0' })])
    const span = { from: addDays(TODAY, -363), to: TODAY }
    const seats = async () => {
      const [found] = await engine.figures.together(ids, [span])
      return found?.quarters.find(({ quarter }) => quarter === 76)?.seats
    }
    expect(await seats()).toBe(4)
    await engine.saveSettings('house-0', settingsOf({ ...FIRST_RULES, tables: 4 }))
    expect(await seats()).toBe(8)
    await close()
  })
})

type Change = typeof change extends fc.Arbitrary<infer One> ? One : never
type Wish = typeof booking extends fc.Arbitrary<infer One> ? One : never

function settingsOf({ name, firstSeating, tables }: typeof FIRST_RULES) {
  const days = { weekdays: [1, 2, 3, 4, 5, 6, 7] }
  return smallHouse(tables, {
    timeZone: ZONE,
    periods: [
      { ...days, code: 'lunch', name: 'Lunch', firstSeating: '11:30', lastSeating: '14:00' },
      { ...days, code: 'dinner', name, firstSeating, lastSeating: '22:00' },
    ],
  })
}

function visitOf(
  { day, quarter, ...wish }: Wish,
  at: { id: string; locationId: string },
): PastVisit {
  const slot = instantOrLater(`${day}T00:00`, ZONE) / SLOT_MS + quarter
  const { party, status, source, visit, bill } = wish
  const start = slot * SLOT_MS
  return {
    ...{ ...at, day, zone: ZONE, slot, slots: 6, party, status, source, visit, bill },
    ...{ bookedAt: start - 3 * 60 * 60_000, staffSource: null },
    ...{ visitAt: visit === null ? null : start + 60 * 60_000, seatedAt: [start] },
  }
}

/** The figures of each location together, every day counted again. */
function plainSum(each: readonly LocationFigures[]): GroupFigures {
  const inOrder = each.toSorted((a, b) => (a.locationId < b.locationId ? -1 : 1))
  const byDay = Map.groupBy(
    inOrder.flatMap(({ days }) => days),
    ({ day }) => day,
  )
  return {
    ...addUp(inOrder),
    days: [...byDay]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, all]) => ({ day, periods: addUpPeriods(all.flatMap(({ periods }) => periods)) })),
    locations: inOrder.map(({ locationId, periods, quarters }) => {
      return { locationId, periods, occupancy: occupancyOf(quarters) }
    }),
  }
}
