import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { addUp } from '#booking-engine/figures/add-up.ts'
import { LEAD_HOURS, OUTCOMES, type SpanFigures } from '#booking-engine/figures/types.ts'
import { addDays } from '#lib/time/dates.ts'
import { instantOrLater, SLOT_MS } from '#lib/time/time.ts'
import { smallHouse, testEngine } from '#tests/support/booking.ts'
import { type PastVisit, writeVisits } from '#tests/support/visits.ts'

const HOUR_MS = 60 * 60_000
const ZONES = ['America/Vancouver', 'America/St_Johns'] as const
/** The Saturdays before the clocks change in both zones, into the night of Sunday. */
const SATURDAYS = ['2027-03-13', '2027-11-06']
const SEATS = 9

const house = (timeZone: string) =>
  smallHouse(0, {
    timeZone,
    tables: [
      { code: 't1', area: 'room', minParty: 1, maxParty: 4 },
      { code: 't2', area: 'room', minParty: 1, maxParty: 5 },
    ],
    periods: [
      {
        ...{ code: 'lunch', name: 'Lunch', weekdays: [1, 2, 3, 4, 5, 6, 7] },
        ...{ firstSeating: '11:30', lastSeating: '14:00' },
      },
      {
        ...{ code: 'dinner', name: 'Dinner', weekdays: [1, 2, 3, 4, 5, 6, 7] },
        ...{ firstSeating: '17:00', lastSeating: '01:45' },
      },
    ],
    turnTimes: [{ upTo: 5, minutes: 90 }],
    maxParty: 5,
  })

type Wish = Omit<PastVisit, 'id' | 'locationId' | 'day' | 'zone' | 'slot' | 'bookedAt'> & {
  place: number
  dayOffset: number
  /** Slots after the midnight of its day, on a clock that never changes. */
  offset: number
  lead: number
  /** Minutes after its time. */
  seated: number[]
  left: number
}

const wish: fc.Arbitrary<Wish> = fc
  .record({
    place: fc.integer({ min: 0, max: 1 }),
    dayOffset: fc.integer({ min: -1, max: 2 }),
    offset: fc.integer({ min: 40, max: 108 }),
    slots: fc.integer({ min: 1, max: 12 }),
    party: fc.integer({ min: 1, max: 8 }),
    lead: fc.integer({ min: 0, max: 60 * 24 * 40 }),
    status: fc.constantFrom('booked', 'booked', 'booked', 'cancelled'),
    source: fc.constantFrom('guest', 'guest', 'walk_in'),
    staffSource: fc.constantFrom(null, null, 'telephone', 'in_person'),
    visit: fc.constantFrom(null, 'seated', 'finished', 'finished', 'no_show'),
    visitAt: fc.constant(null),
    seatedAt: fc.constant([]),
    seated: fc.array(fc.integer({ min: -30, max: 60 }), { maxLength: 2 }),
    left: fc.integer({ min: -20, max: 240 }),
    bill: fc.constantFrom(
      null,
      null,
      { name: 'Tasting', currency: 'CAD', multiplier: 100, total: 12_345 },
      { name: 'Brunch', currency: 'USD', multiplier: 100, total: 999 },
    ),
  })
  .map((one): Wish => ({ ...one, seatedAt: [] }))

describe.each([
  ['SQLite', 40],
  ['Postgres', 12],
] as const)('figures on %s', (kind, numRuns) => {
  test('are what somebody would count who goes through the book, over changes of the clocks, kept or not', async () => {
    let now = 0
    const server = kind === 'Postgres' ? inject('postgres') : null
    const fixture = await testEngine(server, { clock: () => now })
    const { figures } = fixture.engine
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(wish, { maxLength: 40 }),
        fc.constantFrom(...SATURDAYS),
        fc.constantFrom('kept', 'kept then changed', 'not kept'),
        async (wishes, saturday, state) => {
          run += 1
          const ids = ZONES.map((_, n) => `house-${run}-${n}`)
          now = Date.parse('2027-01-01T12:00Z')
          for (const [n, id] of ids.entries())
            await fixture.engine.saveSettings(id, house(ZONES[n] ?? ''))
          now = Date.parse(`${addDays(saturday, 6)}T12:00Z`)
          const visits = wishes.map((one, n) => visitOf(one, `${run} ${n}`, ids, saturday))
          const half = state === 'not kept' ? 0 : visits.length
          const late = state === 'kept then changed' ? Math.floor(half / 2) : half
          await writeVisits(fixture.store, visits.slice(0, late))
          const span = { from: saturday, to: addDays(saturday, 1) }
          // What is asked now is no other answer for what is asked later.
          await figures.together(ids, [{ ...span, to: saturday }, span])
          if (state !== 'not kept') await figures.keepPastDays()
          await figures.together(ids, [{ ...span, to: saturday }, span])
          await writeVisits(fixture.store, visits.slice(late))
          const found = await figures.byLocation({ locationIds: ids, span })
          const own = (id: string) =>
            visits.filter(({ locationId, day }) => {
              return locationId === id && span.from <= day && day <= span.to
            })
          const wanted = ids.flatMap((id, n) => naive(own(id), ZONES[n] ?? ''))
          expect(found.map(({ locationId: _, ...one }) => one)).toEqual(wanted)
          const [together] = await figures.together(ids, [span])
          const { locations: _, ...all } = together ?? { locations: [] }
          const { days, ...sums } = all as SpanFigures
          expect(sums).toEqual(addUp(found))
          expect(days.map(({ day }) => day)).toEqual(
            [...new Set(found.flatMap((one) => one.days.map(({ day }) => day)))].toSorted(),
          )
          await figures.keepPastDays()
          expect(await figures.together(ids, [span])).toEqual([together])
          expect(await figures.together(ids, [span])).toEqual([together])
        },
      ),
      { numRuns },
    )
    await fixture.close()
  })
})

function visitOf(one: Wish, id: string, ids: readonly string[], saturday: string): PastVisit {
  const { place, dayOffset, offset, lead, seated, left, ...rest } = one
  const zone = ZONES[place] ?? ''
  const day = addDays(saturday, dayOffset)
  const slot = instantOrLater(`${day}T00:00`, zone) / SLOT_MS + offset
  const at = slot * SLOT_MS
  return {
    ...rest,
    ...{ id, locationId: ids[place] ?? '', day, zone, slot },
    bookedAt: at - lead * 60_000,
    visitAt: rest.visit === null ? null : at + left * 60_000,
    seatedAt: seated.toSorted((a, b) => a - b).map((minutes) => at + minutes * 60_000),
  }
}

/** Counts one after the other; none for a restaurant with nothing in the span. */
function naive(visits: readonly PastVisit[], zone: string): SpanFigures[] {
  const days = [...new Set(visits.map(({ day }) => day))].toSorted()
  if (days.length === 0) return []
  const real = visits.filter(({ status, source }) => status === 'booked' || source === 'guest')
  const served = real.filter(({ status, visit }) => status === 'booked' && visit !== 'no_show')
  const booked = served.filter(({ source }) => source === 'guest')
  const tally = (list: readonly PastVisit[]) => ({
    parties: list.length,
    covers: list.reduce((sum, { party }) => sum + party, 0),
  })
  const by = <Key extends string | number>(
    list: readonly PastVisit[],
    keyOf: (one: PastVisit) => Key,
  ) => {
    const groups = [...Map.groupBy(list, keyOf)]
    return groups.toSorted(([a], [b]) => (a < b ? -1 : 1))
  }
  const periodsOf = (list: readonly PastVisit[]) =>
    (['lunch', 'dinner'] as const).map((code) => {
      const here = list.filter((one) => {
        const dinner = instantOrLater(`${one.day}T17:00`, zone) / SLOT_MS
        return (one.slot >= dinner ? 'dinner' : 'lunch') === code
      })
      const name = code === 'lunch' ? 'Lunch' : 'Dinner'
      const of = (outcome: (typeof OUTCOMES)[number]) =>
        tally(here.filter((one) => outcomeOf(one) === outcome))
      const each = OUTCOMES.map((outcome) => [outcome, of(outcome)] as const)
      const from = code === 'lunch' ? 46 : 68
      return { code, name, from, ...(Object.fromEntries(each) as never as Record<'booked', never>) }
    }) as never as SpanFigures['periods']
  return [
    {
      periods: periodsOf(real),
      quarters: quartersOf(served, days, zone),
      sizes: by(served, ({ party }) => party).map(([party, list]) => {
        const timed = list.flatMap((one) => {
          const seated = one.seatedAt.filter((at) => at <= (one.visitAt ?? 0)).at(-1)
          if (one.visit !== 'finished' || seated === undefined) return []
          return [{ stayed: Math.floor(((one.visitAt ?? 0) - seated) / 60_000), one }]
        })
        return {
          ...{ party, ...tally(list), timed: timed.length },
          stayed: timed.reduce((sum, { stayed }) => sum + stayed, 0),
          planned: timed.reduce((sum, { one }) => sum + one.slots * 15, 0),
        }
      }),
      leads: by(booked, ({ slot, bookedAt }) => {
        const hours = (slot * SLOT_MS - bookedAt) / HOUR_MS
        return LEAD_HOURS.filter((limit) => limit <= hours).length
      }).map(([band, list]) => ({ band, ...tally(list) })),
      sources: by(served, ({ source, staffSource }) =>
        source === 'walk_in' ? 'walk_in' : (staffSource ?? 'guest'),
      ).map(([source, list]) => ({ source, ...tally(list) })),
      experiences: by(
        served.filter(({ bill }) => bill !== null),
        ({ bill }) => bill?.name ?? '',
      ).map(([name, list]) => ({
        ...{ name, currency: list[0]?.bill?.currency ?? '', multiplier: 100, ...tally(list) },
        amount: list.reduce((sum, { bill }) => sum + (bill?.total ?? 0), 0),
      })),
      days: days.map((day) => ({ day, periods: periodsOf(real.filter((one) => one.day === day)) })),
    },
  ]
}

function outcomeOf({ status, visit, source }: PastVisit): (typeof OUTCOMES)[number] {
  if (status === 'cancelled') return 'cancelled'
  if (visit === 'no_show') return 'noShow'
  return source === 'walk_in' ? 'walkIn' : 'booked'
}

/** Looks at the clock on the wall in each quarter of an hour of two days. */
function quartersOf(served: readonly PastVisit[], days: readonly string[], zone: string) {
  const found = new Map<number, { covers: number; seats: number }>()
  const wall = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zone, dateStyle: 'short', timeStyle: 'short' },
  })
  for (const day of days) {
    const opens = instantOrLater(`${day}T11:30`, zone) / SLOT_MS
    const lastSeating = lastSlotOn(day, zone)
    const own = served.filter((one) => one.day === day)
    for (let slot = opens - 100; slot < opens + 160; slot++) {
      const local = wall.format(slot * SLOT_MS).replace(' ', 'T')
      const quarter = (Date.parse(`${local}Z`) - Date.parse(`${day}T00:00Z`)) / SLOT_MS
      const sitting = own.filter((one) => {
        const left = one.visit === 'finished' ? (one.visitAt ?? 0) : Number.POSITIVE_INFINITY
        return one.slot <= slot && slot < one.slot + one.slots && (slot + 1) * SLOT_MS <= left
      })
      // A party that leaves within a quarter has left its table for it.
      const covers = sitting.reduce((sum, { party }) => sum + party, 0)
      const isOpen = slot >= opens && slot < lastSeating + 6
      if (covers === 0 && !isOpen) continue
      const sum = found.get(quarter) ?? { covers: 0, seats: 0 }
      found.set(quarter, { covers: sum.covers + covers, seats: sum.seats + (isOpen ? SEATS : 0) })
    }
  }
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([quarter, { covers, seats }]) => ({ quarter, covers, seats }))
}

/** The last seating is at 1:45 at night, the first of the two where it comes twice. */
function lastSlotOn(day: string, zone: string): number {
  return instantOrLater(`${addDays(day, 1)}T01:45`, zone) / SLOT_MS
}
