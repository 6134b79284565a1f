import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import type { TableWish } from '#booking-engine/host/types.ts'
import type { VisitAction } from '#booking-engine/staff-log/types.ts'
import { addDays } from '#lib/time/dates.ts'
import { ida, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { expectOk, hostAt } from '#tests/support/host.ts'

const SLOT = 15 * 60_000
const floor = smallHouse(0, {
  tables: [
    { code: 't1', area: 'room', minParty: 1, maxParty: 2 },
    { code: 't2', area: 'room', minParty: 1, maxParty: 2 },
    { code: 't3', area: 'room', minParty: 2, maxParty: 4 },
  ],
  combinations: [{ code: 'c1', tables: ['t1', 't2'], minParty: 3, maxParty: 4 }],
  turnTimes: [{ upTo: 4, minutes: 60 }],
  maxParty: 4,
})

type Step =
  | { do: 'book'; time: string; party: number }
  | { do: 'bookFor'; time: string; party: number; table: TableWish }
  | { do: 'change'; nth: number; time: string; party: number; table: TableWish }
  | { do: 'act'; nth: number; act: VisitAction }
  | { do: 'move'; nth: number; place: string }
  | { do: 'swap'; nth: number; other: number }
  | { do: 'walkIn'; party: number; place: string | null }
  | { do: 'block'; table: string; time: string }
  | { do: 'unblock' }
  | { do: 'wait'; minutes: number }

const of = <T>(value: T) => fc.constant(value)
const nth = fc.integer({ min: 0, max: 6 })
const party = fc.integer({ min: 1, max: 4 })
const time = fc.constantFrom('18:00', '18:15', '18:30', '19:00', '19:30', '20:00')
const place = fc.constantFrom('t1', 't2', 't3', 'c1', 't2+t3')
const table = fc.oneof(
  fc.constantFrom<TableWish>({ kind: 'best' }, { kind: 'none' }),
  place.map((code): TableWish => ({ kind: 'option', code })),
)
const act = fc.constantFrom<VisitAction>(
  ...(['seat', 'finish', 'no_show', 'undo', 'undo', 'cancel', 'late', 'late', 'on_time'] as const),
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: of('book' as const), time, party }) },
  { weight: 3, arbitrary: fc.record({ do: of('bookFor' as const), time, party, table }) },
  { weight: 4, arbitrary: fc.record({ do: of('change' as const), nth, time, party, table }) },
  { weight: 6, arbitrary: fc.record({ do: of('act' as const), nth, act }) },
  { weight: 2, arbitrary: fc.record({ do: of('move' as const), nth, place }) },
  { weight: 3, arbitrary: fc.record({ do: of('swap' as const), nth, other: nth }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: of('walkIn' as const), party, place: fc.option(place) }),
  },
  { weight: 1, arbitrary: fc.record({ do: of('block' as const), table: place, time }) },
  { weight: 1, arbitrary: fc.record({ do: of('unblock' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: of('wait' as const), minutes: fc.integer({ min: 1, max: 50 }) }),
  },
)

describe.each([
  ['SQLite', 60],
  ['Postgres', 12],
] as const)('laws of the board on %s', (kind, numRuns) => {
  test('whatever staff and guests do, each unit has one owner that stands, and what is freed is free', async () => {
    let now = 0
    const server = kind === 'Postgres' ? inject('postgres') : null
    const fixture = await testEngine(server, { clock: () => now })
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const date = addDays('2027-04-01', ++run % 60)
        const house = `house-${run}`
        // A quarter to five in Vancouver: waiting leads into the evening.
        now = Date.parse(`${date}T23:45Z`)
        await fixture.engine.saveSettings(house, floor)
        for (const one of steps) {
          if (one.do === 'wait') now += one.minutes * 60_000
          else await play(fixture, house, date, one)
          await expectLawful(fixture, house, date, now)
        }
      }),
      { numRuns },
    )
    await fixture.close()
  })
})

async function play(fixture: TestEngine, locationId: string, date: string, step: Step) {
  const host = hostAt(fixture.engine, locationId)
  const { reservations, blocks } = await host.day(date)
  if (step.do === 'book') {
    const visitor = { token: crypto.randomUUID(), address: null }
    const request = { locationId, at: `${date}T${step.time}`, party: step.party, visitor }
    const held = await fixture.engine.hold({ ...request, attribute: 'default' })
    if (held.ok) await fixture.engine.reserve({ locationId, token: held.value.token, guest: ida })
  }
  const subject = 'nth' in step ? reservations[step.nth] : undefined
  const at = 'time' in step ? `${date}T${step.time}` : ''
  if (step.do === 'bookFor') await host.book(at, { party: step.party, table: step.table })
  if (subject && step.do === 'change') {
    await host.change(date, subject.id, { at, party: step.party, table: step.table })
  }
  if (subject && step.do === 'act') await host.act(date, subject.id, step.act)
  if (subject && step.do === 'move') await host.move(date, subject.id, step.place)
  const other = step.do === 'swap' ? reservations[step.other] : undefined
  if (subject && other) await host.swap(date, subject.id, other.id)
  if (step.do === 'walkIn') await host.walkIn({ party: step.party, place: step.place })
  if (step.do === 'block') {
    await host.block([step.table], `${date}T${step.time}`, `${date}T21:00`)
  }
  const [block] = blocks
  if (step.do === 'unblock' && block) {
    expectOk(await fixture.engine.host.unblock(host.at, block.id))
  }
}

/**
 * From now on, exactly the tables of parties that are awaited or sit, and of blocks, are owned; each
 * quarter of an hour by one. No two parties sit at one table.
 */
async function expectLawful(fixture: TestEngine, locationId: string, date: string, now: number) {
  const { reservations, blocks } = await hostAt(fixture.engine, locationId).day(date)
  const slot = Math.floor(now / SLOT)
  const wanted = new Map<string, string>()
  const own = (owner: string, tables: readonly string[], from: number, to: number) => {
    for (const table of tables) {
      for (let at = Math.max(slot, from); at < to; at++) {
        expect(wanted.get(`${table} ${at}`), `${table} at ${at} has two owners`).toBeUndefined()
        wanted.set(`${table} ${at}`, owner)
      }
    }
  }
  for (const { id, state, startsAt, endsAt, tables } of reservations) {
    const from = state === 'seated' ? Math.min(slot, startsAt / SLOT) : startsAt / SLOT
    if (state === 'booked' || state === 'seated') own(id, tables, from, endsAt / SLOT)
  }
  for (const { id, from, to, tables } of blocks) {
    const slotOf = (local: string) => Date.parse(`${local}-07:00`) / SLOT
    own(id, tables, slotOf(from), slotOf(to))
  }
  const rows = await fixture.store.all<{ unit: string; owner: string }>(
    `SELECT u.resource || ' ' || u.slot AS unit, COALESCE(r.id, u.hold_id) AS owner
     FROM units u LEFT JOIN reservations r ON r.hold_id = u.hold_id
     WHERE u.location_id = $1 AND u.slot >= $2 AND u.resource NOT LIKE 'pace:%'`,
    [locationId, slot],
  )
  const owned = new Map(rows.map(({ unit, owner }) => [unit, owner]))
  expect([...owned].toSorted()).toEqual([...wanted].toSorted())
  const sitting = reservations.filter(({ state }) => state === 'seated')
  const seats = sitting.flatMap(({ tables }) => tables)
  expect(new Set(seats).size).toBe(seats.length)
}
