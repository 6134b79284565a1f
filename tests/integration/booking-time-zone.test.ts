import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Booked } from '#booking-engine/bookings/types.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import { addDays } from '#lib/time/dates.ts'
import { instantOf, instantOrLater, localOf, SLOT_MS } from '#lib/time/time.ts'
import type { BookingDatabase } from '#storage/database.ts'
import {
  beginPaying,
  bookingSecret,
  ida,
  smallHouse,
  type TestEngine,
  tasting,
  testEngine,
} from '#tests/support/booking.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'

const locationId = 'burrard'
const staff = '7'
/** The Wednesday before the clocks change in most of North America, in the night to 14 March. */
const WEDNESDAY = '2027-03-10'
const NIGHT = '2027-03-13'

const zones = [
  ...['America/Los_Angeles', 'America/Denver', 'America/Phoenix', 'America/Toronto'],
  ...['America/St_Johns', 'Pacific/Honolulu'],
]

/** Three tables that are booked from 17:00 into the night, some with seats that are counted for a whole day. */
const house = (timeZone: string) =>
  smallHouse(0, {
    timeZone,
    tables: [
      { code: 't1', area: 'room', minParty: 1, maxParty: 2 },
      { code: 't2', area: 'room', minParty: 1, maxParty: 2 },
      { code: 't3', area: 'room', minParty: 2, maxParty: 4 },
    ],
    combinations: [{ code: 'c1', tables: ['t1', 't2'], minParty: 3, maxParty: 4 }],
    periods: [
      {
        ...{ code: 'dinner', name: 'Dinner', weekdays: [1, 2, 3, 4, 5, 6, 7] },
        ...{ firstSeating: '17:00', lastSeating: '03:45' },
      },
    ],
    turnTimes: [
      { upTo: 2, minutes: 90 },
      { upTo: 4, minutes: 120 },
    ],
    coversPerSlot: 4,
    maxParty: 4,
    cancelCutOffMinutes: 120,
    remindAt: '10:00',
    experiences: [{ ...tasting, seats: 5, seatsPer: 'day', lastSeating: '23:00' }],
  })

type Act =
  | {
      do: 'visit' | 'hold' | 'pay' | 'wait'
      day: number
      time: string
      party: number
      tasting: boolean
    }
  | { do: 'block'; day: number; time: string; table: string }
  | { do: 'cancel'; nth: number; time: string }
  | { do: 'change'; nth: number; time: string }

const time = fc.constantFrom(
  ...[
    '17:00',
    '18:30',
    '19:00',
    '20:15',
    '22:00',
    '23:30',
    '00:15',
    '01:00',
    '01:30',
    '02:30',
    '03:15',
  ],
)
const day = fc.integer({ min: 0, max: 4 })
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('visit', 'visit', 'visit', 'hold', 'pay', 'wait'),
      day,
      time,
      party: fc.integer({ min: 1, max: 4 }),
      tasting: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('block' as const),
      day,
      time,
      table: fc.constantFrom('t1', 't2', 't3'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('cancel', 'change'), nth: fc.nat(9), time }),
  },
)

type Row = Record<string, string | number | null>

const TABLES = ['units', 'reservations', 'holds', 'blocks', 'alerts', 'outbox', 'desk_acts']
const KEYS = ['id', 'key', 'subject', 'number', 'resource', 'slot']

/** Everything that a booking database knows of a location, in order. */
async function everything({ store }: TestEngine, at = locationId): Promise<Record<string, Row[]>> {
  const found = await Promise.all(
    [...TABLES, 'snapshots', 'current_settings', 'sold_out'].map(async (table) => {
      const rows = await store.all<Row>(`SELECT * FROM ${table} WHERE location_id = $1`, [at])
      const keyOf = (row: Row) => KEYS.map((key) => row[key] ?? '').join(' ')
      return [table, rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))]
    }),
  )
  return Object.fromEntries(found)
}

describe.each([
  ['SQLite', 60],
  ['Postgres', 12],
] as const)('another time zone on %s', (kind, numRuns) => {
  let now = 0
  let fixture: TestEngine

  beforeEach(async () => {
    now = Date.parse(`${WEDNESDAY}T20:00Z`)
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, {
      clock: () => now,
    })
  })
  afterEach(() => fixture.close())

  const save = (timeZone: string, revision?: number, at = locationId) =>
    fixture.engine.saveSettings(at, house(timeZone), revision, staff)
  const rowOf = async (id: string) =>
    (await fixture.store.all<Row>('SELECT * FROM reservations WHERE id = $1', [id]))[0] as Row
  const unitsOf = (holder: string) =>
    fixture.store.all<{ resource: string; slot: number }>(
      'SELECT resource, slot FROM units WHERE hold_id = $1 ORDER BY resource, slot',
      [holder],
    )

  test('whatever is to come keeps its wall time and its tables, and nothing is owned twice', async () => {
    let made = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...zones),
        fc.constantFrom(...zones),
        fc.array(act, { minLength: 4, maxLength: 25 }),
        async (from, to, acts) => {
          const at = `house-${++made}`
          now = (instantOf(`${WEDNESDAY}T12:00`, from) ?? 0) + made * 1000
          expectOk(await save(from, 1, at))
          const { visits, held, waiting } = await play(at, from, acts)
          const before = (await everything(fixture, at)).units ?? []
          const offeredBefore = await offered(at)
          const moves = await fixture.engine.timeZoneImpact(at, to)
          const whole = await everything(fixture, at)
          const saved = await save(to, 2, at)
          if (moves.unmovable.length > 0) {
            expect(saved).toMatchObject({ ok: false, code: 'clash' })
            expect(await everything(fixture, at)).toEqual(whole)
            return
          }
          expectOk(saved)
          const after = await everything(fixture, at)
          for (const { reservation } of visits) {
            const row = await rowOf(reservation.id)
            expect(row).toMatchObject({ local_start: reservation.at, time_zone: to })
            expect(row.starts_at).toBe(instantOf(reservation.at, to))
            const had = before.filter(({ hold_id }) => hold_id === row.hold_id)
            const has = await unitsOf(String(row.hold_id))
            expect(has.map(({ resource }) => resource).toSorted()).toEqual(
              had.map(({ resource }) => resource).toSorted(),
            )
            for (const table of JSON.parse(String(row.tables)) as string[]) {
              const slots = has.filter(({ resource }) => resource === table).map((one) => one.slot)
              const first = Number(row.starts_at) / SLOT_MS
              expect(slots).toEqual(Array.from({ length: Number(row.slots) }, (_, n) => first + n))
            }
          }
          const reminders = after.outbox?.filter(({ kind }) => kind === 'reminder') ?? []
          for (const { due_at } of reminders.filter((one) => Number(one.due_at) > now)) {
            expect(localOf(Number(due_at), to)).toMatch(/T10:00$/)
          }
          for (const alert of after.alerts ?? []) {
            expect(alert.starts_at).toBe(instantOrLater(String(alert.local_start), to))
          }
          expect(after.alerts).toHaveLength(waiting)
          for (const block of after.blocks ?? []) {
            const first = Math.floor(instantOrLater(String(block.local_start), to) / SLOT_MS)
            expect(block.first_slot).toBe(first)
          }
          expect(await offered(at)).toEqual(offeredBefore)
          // Again, as after a kill: by the same order, by an older one, and by a newer one that says the same.
          for (const revision of [2, 1]) await save(to, revision, at)
          expect(await everything(fixture, at)).toEqual(after)
          // What was held becomes a visit at the time that its guest was shown.
          const booked = await Promise.all(
            held.map((token) => fixture.engine.reserve({ locationId: at, token, guest: ida })),
          )
          const all = [...visits, ...booked.flatMap((one) => (one.ok ? [one.value] : []))]
          await expectOneOwner(at, [...all, ...(await fill(at))])
        },
      ),
      { numRuns, endOnFailure: true },
    )
  })

  /** What guests and staff do; answers with the visits that stand, and with the tables that are held. */
  async function play(at: string, zone: string, acts: Act[]) {
    const visits: Booked[] = []
    const held: string[] = []
    let waiting = 0
    const localOfAct = ({ day: later, time: clock }: { day: number; time: string }) =>
      `${addDays(WEDNESDAY, later + (clock < '12' ? 1 : 0))}T${clock}`
    for (const [nth, one] of acts.entries()) {
      const visitor = { token: `${at} ${nth}`, address: null }
      if (one.do === 'block') {
        const begins = localOfAct(one)
        const ends = localOf(instantOrLater(begins, zone) + 75 * 60_000, zone)
        const host = hostAt(fixture.engine, at)
        await host.block([one.table], begins, ends)
      } else if (one.do === 'cancel') {
        const [gone] = visits.splice(one.nth, 1)
        if (gone) expectOk(await fixture.engine.cancel(gone.manageToken))
      } else if (one.do === 'change') {
        const visit = visits[one.nth]
        if (!visit) continue
        const { at: was, party } = visit.reservation
        const changing = visit.manageToken
        const wanted = `${was.slice(0, 10)}T${one.time}`
        // Held, and not yet confirmed: it counts on the units of its visit.
        await fixture.engine.hold({
          ...{ locationId: at, at: wanted, party, attribute: 'default', visitor, changing },
        })
      } else if (one.do === 'wait') {
        const local = localOfAct(one)
        const startsAt = instantOrLater(local, zone)
        const wish = { locationId: at, at: local, startsAt, party: one.party }
        const asked = await fixture.engine.waitlist.join({
          ...wish,
          email: `${at}-${nth}@example.com`,
        })
        if (asked.ok) waiting++
      } else {
        const version = (await fixture.engine.settings(at))?.settings.experiences[0]?.version ?? 0
        const experience = one.tasting && one.party <= 2 ? { id: 'tasting', version } : null
        const request = { locationId: at, at: localOfAct(one), party: one.party, experience }
        const got = await fixture.engine.hold({ ...request, attribute: 'default', visitor })
        if (!got.ok) continue
        const { token } = got.value
        if (one.do === 'pay') await beginPaying(fixture, token)
        if (one.do !== 'visit') {
          if (!experience) held.push(token)
          continue
        }
        const guest = { ...ida, email: 'ida@example.com' }
        visits.push(
          expectOk(await fixture.engine.reserve({ locationId: at, token, guest, experience })),
        )
      }
    }
    return { visits, held, waiting }
  }

  /** What parties of two are offered on days whose nights are as long as others. */
  async function offered(at: string) {
    const days = [1, 2, 5].map((later) => addDays(WEDNESDAY, later))
    expect(days).not.toContain(NIGHT)
    return Promise.all(
      days.map(async (date) => {
        const around = { party: 2, backward: 720, forward: 720 }
        const query = { locationId: at, at: `${date}T22:00`, ...around }
        return expectOk(await fixture.engine.availability(query)).times
      }),
    )
  }

  /** Books whatever a search still offers on two days, one of them with the changing clocks. */
  async function fill(at: string): Promise<Booked[]> {
    const booked: Booked[] = []
    for (const date of [addDays(WEDNESDAY, 1), NIGHT]) {
      const query = { locationId: at, at: `${date}T22:00`, party: 2, backward: 300, forward: 330 }
      const { times } = expectOk(await fixture.engine.availability(query))
      for (const { time: local } of times.filter(({ standard }) => standard)) {
        const visitor = { token: crypto.randomUUID(), address: null }
        const wanted = { locationId: at, at: local, party: 2, attribute: 'default' as const }
        const got = await fixture.engine.hold({ ...wanted, visitor })
        // What was offered may be gone with the one before.
        if (!got.ok) continue
        const request = { locationId: at, token: got.value.token, guest: ida }
        booked.push(expectOk(await fixture.engine.reserve(request)))
      }
    }
    return booked
  }

  async function expectOneOwner(at: string, booked: Booked[]) {
    const owned = new Map<string, string>()
    for (const { reservation } of booked) {
      const { startsAt, turnMinutes, tables, id } = {
        ...reservation,
        startsAt: Number((await rowOf(reservation.id)).starts_at),
      }
      for (const table of tables) {
        for (let slot = startsAt; slot < startsAt + turnMinutes * 60_000; slot += SLOT_MS) {
          expect(owned.get(`${table} ${slot}`) ?? id, `${at} ${table} ${slot}`).toBe(id)
          owned.set(`${table} ${slot}`, id)
        }
      }
    }
  }

  describe('in particular', () => {
    const friday = '2027-03-12'
    const [west, east] = ['America/Los_Angeles', 'America/Denver']

    beforeEach(async () => {
      expectOk(await save(west))
    })

    test('moves all or nothing: what fails at any statement changes nothing', async () => {
      await bookAs(fixture.engine, { locationId, at: `${friday}T19:00` })
      const host = hostAt(fixture.engine, locationId)
      expectOk(await host.block(['t3'], `${friday}T18:00`, `${friday}T20:00`))
      const before = await everything(fixture)
      let left = 0
      const failing: BookingDatabase = {
        ...fixture.store,
        transaction: (locks, work) =>
          fixture.store.transaction(locks, (sql) =>
            work({
              ...sql,
              all: (...given) => failed() ?? sql.all(...given),
              run: (...given) => failed() ?? sql.run(...given),
            }),
          ),
      }
      const failed = () => (left-- === 0 ? Promise.reject(new Error('The disk is full.')) : null)
      const engine = createBookingEngine({ store: failing, secret: bookingSecret })
      for (let statement = 0; ; statement++) {
        left = statement
        const saved = await engine.saveSettings(locationId, house(east)).catch(() => null)
        if (saved) {
          expect(statement).toBeGreaterThan(20)
          break
        }
        expect(await everything(fixture)).toEqual(before)
      }
      expect(await fixture.engine.conflictingBookings(locationId)).toEqual([])
    })

    test('says what it would move before it does', async () => {
      const { reservation } = await bookAs(fixture.engine, { locationId, at: `${friday}T19:00` })
      const host = hostAt(fixture.engine, locationId)
      expectOk(await host.block(['t3'], `${friday}T18:00`, `${friday}T20:00`))
      const visitor = { token: 'somebody', address: null }
      const wanted = { locationId, at: `${friday}T21:00`, party: 2, attribute: 'default' as const }
      expectOk(await fixture.engine.hold({ ...wanted, visitor }))
      expect(await fixture.engine.timeZoneImpact(locationId, east)).toMatchObject({
        visits: [{ id: reservation.id, at: `${friday}T19:00`, guestName: 'Ida Marsh' }],
        blocks: [{ tables: ['t3'], from: `${friday}T18:00`, to: `${friday}T20:00` }],
        holds: 1,
        unmovable: [],
      })
      expect(await fixture.engine.timeZoneImpact(locationId, 'America/Tijuana')).toEqual({
        ...{ visits: [], blocks: [], holds: 0, unmovable: [] },
      })
    })

    test('leaves no visit that needs attention, and is written down at each with who chose it', async () => {
      const { reservation } = await bookAs(fixture.engine, { locationId, at: `${friday}T19:00` })
      expectOk(await save(east))
      expect(await fixture.engine.conflictingBookings(locationId)).toEqual([])
      const seen = await hostAt(fixture.engine, locationId).find(friday, reservation.id)
      expect(seen).toMatchObject({
        at: `${friday}T19:00`,
        startsAt: instantOf(`${friday}T19:00`, east),
        acts: [{ act: 'time_zone', detail: `${west} → ${east}`, staff }],
      })
    })

    test('where clocks are the same moves nothing, and records nothing', async () => {
      const { reservation } = await bookAs(fixture.engine, { locationId, at: `${friday}T19:00` })
      expectOk(await save('America/Tijuana'))
      const row = await rowOf(reservation.id)
      expect(row).toMatchObject({
        starts_at: reservation.startsAt,
        time_zone: 'America/Tijuana',
      })
      const seen = await hostAt(fixture.engine, locationId).find(friday, reservation.id)
      expect(seen.acts).toEqual([])
    })

    test('moves the deadline for cancelling, and what is sold out', async () => {
      const { manageToken } = await bookAs(fixture.engine, { locationId, at: `${friday}T19:00` })
      const at = { locationId, staff }
      const until = instantOf(`${WEDNESDAY}T23:00`, west) ?? 0
      await fixture.engine.soldOut.set(at, { id: '4', title: 'Oysters' }, until)
      expectOk(await save(east))
      const { reservation } = expectOk(await fixture.engine.find(manageToken))
      expect(reservation.changeableUntil).toBe(instantOf(`${friday}T17:00`, east))
      const { endsAt } = await fixture.engine.soldOut.now(locationId)
      expect(endsAt).toBe(instantOf(`${WEDNESDAY}T23:00`, east))
    })

    test('a visit that was moved is cancelled with all its units, and its table is sold again', async () => {
      const { manageToken } = await bookAs(fixture.engine, { locationId, at: `${friday}T19:00` })
      const [{ hold_id }] = (await fixture.store.all<Row>('SELECT hold_id FROM reservations')) as [
        Row,
      ]
      expectOk(await save(east))
      expect(await unitsOf(String(hold_id))).not.toEqual([])
      expectOk(await fixture.engine.cancel(manageToken))
      expect(await unitsOf(String(hold_id))).toEqual([])
    })

    test('a table that was blocked stays blocked at the same time of day', async () => {
      const host = hostAt(fixture.engine, locationId)
      for (const table of ['t1', 't2', 't3']) {
        expectOk(await host.block([table], `${friday}T18:00`, `${friday}T20:00`))
      }
      expectOk(await save(east))
      const query = { locationId, at: `${friday}T18:00`, party: 2, backward: 60, forward: 180 }
      const { times } = expectOk(await fixture.engine.availability(query))
      expect(times.map((one) => one.time)).toEqual(
        ['20:00', '20:15', '20:30', '20:45', '21:00'].map((clock) => `${friday}T${clock}`),
      )
      const { blocks } = await host.day(friday)
      for (const { id } of blocks) expectOk(await fixture.engine.host.unblock(host.at, id))
      expect(await fixture.store.all('SELECT * FROM units')).toEqual([])
    })

    test('a guest who is changing their visit finishes what they began', async () => {
      const { manageToken } = await bookAs(fixture.engine, { locationId, at: `${friday}T19:00` })
      const visitor = { token: 'somebody', address: null }
      const wanted = { locationId, at: `${friday}T19:15`, party: 2, attribute: 'default' as const }
      const { token } = expectOk(
        await fixture.engine.hold({ ...wanted, visitor, changing: manageToken }),
      )
      expectOk(await save(east))
      const { reservation } = expectOk(await fixture.engine.modify(manageToken, token))
      expect(reservation).toMatchObject({
        at: `${friday}T19:15`,
        startsAt: instantOf(`${friday}T19:15`, east),
      })
    })

    test('a party that sits stays where it is, and a visit that would have its table then is named', async () => {
      const today = WEDNESDAY
      now = instantOf(`${today}T18:30`, west) ?? 0
      const host = hostAt(fixture.engine, locationId)
      expectOk(await host.walkIn({ place: 't1' }))
      await bookAs(fixture.engine, { locationId, at: `${today}T20:00`, party: 2 })
      const [visit] = await fixture.store.all<Row>(
        `SELECT place, hold_id FROM reservations WHERE source = 'guest'`,
      )
      expect(visit?.place).toBe('t1')
      expect((await fixture.engine.timeZoneImpact(locationId, east)).unmovable).toMatchObject([
        { at: `${today}T20:00`, tables: ['t1'], why: 'table_in_use' },
      ])
      // Should it be moved all the same, between the look and the handover: the table is the visit's then.
      expectOk(await save(east))
      expect((await unitsOf(String(visit?.hold_id))).map(({ slot }) => slot)[0]).toBe(
        (instantOf(`${today}T20:00`, east) ?? 0) / SLOT_MS,
      )
    })

    test('that skips the time of a visit is refused, and changes nothing', async () => {
      expectOk(await save('America/Phoenix'))
      await bookAs(fixture.engine, { locationId, at: '2027-03-14T02:30' })
      const before = await everything(fixture)
      expect((await fixture.engine.timeZoneImpact(locationId, east)).unmovable).toMatchObject([
        { at: '2027-03-14T02:30', why: 'time_skipped' },
      ])
      expect(await save(east)).toMatchObject({ ok: false, code: 'clash' })
      expect(await everything(fixture)).toEqual(before)
    })

    test('that would seat two visits at one table, on a night when the clocks change, is refused', async () => {
      expectOk(await save('America/Phoenix'))
      for (const clock of ['01:00', '03:00']) {
        await bookAs(fixture.engine, { locationId, at: `2027-03-14T${clock}`, party: 4 })
      }
      const { unmovable } = await fixture.engine.timeZoneImpact(locationId, east)
      expect(unmovable).toMatchObject([{ at: '2027-03-14T03:00', why: 'table_taken' }])
      expect(await save(east)).toMatchObject({ ok: false, code: 'clash' })
    })
  })
})
