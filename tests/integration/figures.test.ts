import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { GroupFigures } from '#booking-engine/figures/types.ts'
import { totalsOf } from '#cms/figures/totals.ts'
import { addDays } from '#lib/time/dates.ts'
import { addMinutes } from '#lib/time/time.ts'
import { smallHouse, type TestEngine, tasting, testEngine } from '#tests/support/booking.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'

const DAY = '2027-04-02'

describe.each(['SQLite', 'Postgres'] as const)('a manager’s figures on %s', (kind) => {
  let now = 0
  let houses = 0
  let locationId = ''
  let fixture: TestEngine
  let host: ReturnType<typeof hostAt>
  /** In Vancouver in summer: 19:00 there is 02:00 UTC. */
  const clock = (time: string, day = DAY) => {
    now = Date.parse(`${addMinutes(`${day}T${time}`, 7 * 60)}Z`)
  }
  const figuresOf = async (from = DAY, to = from): Promise<GroupFigures> => {
    const [found] = await fixture.engine.figures.together([locationId], [{ from, to }])
    if (!found) throw new Error('One span was asked for.')
    return found
  }
  const online = async (time: string, day = DAY) =>
    (await bookAs(fixture.engine, { locationId, at: `${day}T${time}` })).reservation.id
  beforeAll(async () => {
    clock('12:00')
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
  })
  afterAll(() => fixture.close())
  beforeEach(async () => {
    clock('12:00')
    locationId = `house-${++houses}`
    expectOk(await fixture.engine.saveSettings(locationId, smallHouse(6)))
    host = hostAt(fixture.engine, locationId)
  })

  test('are empty where nothing was booked, and of unknown restaurants', async () => {
    expect((await figuresOf()).days).toEqual([])
    expect(await fixture.engine.figures.together(['nowhere'], [])).toEqual([])
    const nowhere = { locationIds: ['nowhere'], span: { from: DAY, to: DAY } }
    expect(await fixture.engine.figures.byLocation(nowhere)).toEqual([])
  })

  test('tell covers, no-shows and cancelled apart, as the day of the host does', async () => {
    const [came, missed, gone] = [
      await online('17:00'),
      await online('17:15'),
      await online('17:30'),
    ]
    await online('20:00')
    clock('17:30')
    expectOk(await host.act(DAY, came, 'seat'))
    expectOk(await host.act(DAY, missed, 'no_show'))
    expectOk(await host.act(DAY, gone, 'cancel'))
    expectOk(await host.walkIn())
    const figures = await figuresOf()
    expect(totalsOf(figures.periods)).toEqual({
      ...{ served: { parties: 3, covers: 6 }, walkIns: { parties: 1, covers: 2 } },
      ...{ noShows: { parties: 1, covers: 2 }, cancelled: { parties: 1, covers: 2 } },
      noShowRate: 1 / 3,
    })
    const { periods } = await host.day(DAY)
    expect(periods).toEqual([{ code: 'dinner', name: 'Dinner', parties: 3, covers: 6 }])
    expect(figures.days).toMatchObject([{ day: DAY, periods: [{ code: 'dinner' }] }])
  })

  test('forget a walk-in that was a mistake', async () => {
    clock('18:00')
    const { id } = expectOk(await host.walkIn())
    expectOk(await host.act(DAY, id, 'cancel'))
    expect(totalsOf((await figuresOf()).periods)).toMatchObject({
      ...{ served: { parties: 0 }, cancelled: { parties: 0 } },
    })
  })

  test('know how parties came, how far ahead, and how many they were', async () => {
    clock('12:00', addDays(DAY, -3))
    await online('18:00')
    clock('12:00')
    await host.book(`${DAY}T18:30`, { source: 'telephone', party: 1 })
    await host.book(`${DAY}T19:00`, { source: 'concierge' })
    clock('18:00')
    expectOk(await host.walkIn())
    const { sources, leads, sizes } = await figuresOf()
    expect(sources).toEqual([
      { source: 'concierge', parties: 1, covers: 2 },
      { source: 'guest', parties: 1, covers: 2 },
      { source: 'telephone', parties: 1, covers: 1 },
      { source: 'walk_in', parties: 1, covers: 2 },
    ])
    expect(leads).toEqual([
      { band: 1, parties: 2, covers: 3 },
      { band: 3, parties: 1, covers: 2 },
    ])
    expect(sizes.map(({ party, parties }) => [party, parties])).toEqual([
      [1, 1],
      [2, 3],
    ])
  })

  test('time a party from when it was last seated to when it finished, beside what was planned', async () => {
    const id = await online('18:00')
    clock('17:50')
    expectOk(await host.act(DAY, id, 'seat'))
    expectOk(await host.act(DAY, id, 'undo'))
    clock('18:10')
    expectOk(await host.act(DAY, id, 'seat'))
    clock('19:00')
    expectOk(await host.act(DAY, id, 'finish'))
    expectOk(await host.act(DAY, id, 'undo'))
    clock('19:20')
    expectOk(await host.act(DAY, id, 'finish'))
    const { sizes, quarters } = await figuresOf()
    expect(sizes).toMatchObject([{ party: 2, timed: 1, stayed: 70, planned: 90 }])
    // Its table is free from the quarter on in which it left.
    const taken = quarters.filter(({ covers }) => covers > 0).map(({ quarter }) => quarter / 4)
    expect([taken[0], taken.at(-1), taken.length]).toEqual([18, 19, 5])
  })

  test('say how many of the seats were taken in each quarter of an hour', async () => {
    await online('19:00')
    await online('19:15')
    const { quarters } = await figuresOf()
    const at = (hour: number) => quarters.find(({ quarter }) => quarter === hour * 4)
    expect(at(19)).toEqual({ quarter: 76, covers: 2, seats: 12 })
    expect(at(19.25)).toEqual({ quarter: 77, covers: 4, seats: 12 })
    expect(at(17)).toEqual({ quarter: 68, covers: 0, seats: 12 })
    expect(at(16.75)).toBeUndefined()
    expect(at(23.25)).toEqual({ quarter: 93, covers: 0, seats: 12 })
    expect(at(23.5)).toBeUndefined()
  })

  test('have the experiences that were sold, with the totals of their bills', async () => {
    const { engine } = fixture
    expectOk(await engine.saveSettings(locationId, smallHouse(6, { experiences: [tasting] })))
    const version = (await engine.settings(locationId))?.settings.experiences[0]?.version ?? 0
    const experience = { id: 'tasting', version }
    const held = expectOk(
      await engine.hold({
        ...{ locationId, at: `${DAY}T19:00`, party: 2, attribute: 'default' as const, experience },
        visitor: { token: crypto.randomUUID(), address: null },
      }),
    )
    const guest = { firstName: 'Ida', lastName: 'Marsh', email: null, phone: '+16045550123' }
    const request = { ...guest, specialRequest: '', marketingOptIn: false }
    const { reservation } = expectOk(
      await engine.reserve({ locationId, token: held.token, guest: request, experience }),
    )
    expect((await figuresOf()).experiences).toEqual([
      {
        ...{ name: 'Tasting menu', currency: 'CAD', multiplier: 100, parties: 1, covers: 2 },
        amount: reservation.experience?.bill.total,
      },
    ])
  })

  test('keep periods and seats of days that are over as they were, whatever is changed later', async () => {
    await online('19:00')
    clock('12:00', addDays(DAY, 5))
    const before = await figuresOf()
    const later = smallHouse(1, { periods: [] })
    expectOk(await fixture.engine.saveSettings(locationId, later))
    expect(await figuresOf()).toEqual(before)
    await fixture.engine.figures.keepPastDays()
    expect(await figuresOf()).toEqual(before)
  })

  test('of a day that is kept follow what the host changes on it afterwards', async () => {
    const id = await online('19:00')
    clock('12:00', addDays(DAY, 5))
    expect(await fixture.engine.figures.keepPastDays()).toBeGreaterThan(0)
    expect(await fixture.engine.figures.keepPastDays()).toBe(0)
    expect(totalsOf((await figuresOf()).periods)).toMatchObject({ served: { parties: 1 } })
    expectOk(await host.act(DAY, id, 'no_show'))
    expect(totalsOf((await figuresOf()).periods)).toMatchObject({
      ...{ served: { parties: 0 }, noShows: { parties: 1 } },
    })
    expect(await fixture.engine.figures.keepPastDays()).toBe(1)
  })

  test('are kept a part at a time, until whoever asks has to end', async () => {
    await online('19:00')
    clock('12:00', addDays(DAY, 5))
    expect(await fixture.engine.figures.keepPastDays(() => true)).toBe(0)
    expect(await fixture.engine.figures.keepPastDays()).toBeGreaterThan(0)
  })

  test('hold no guest’s data', async () => {
    await bookAs(
      fixture.engine,
      { locationId, at: `${DAY}T19:00` },
      { lastName: 'Quillfeather', email: 'quill@example.com' },
    )
    clock('12:00', addDays(DAY, 5))
    await fixture.engine.figures.keepPastDays()
    const kept = await fixture.store.all<{ figures: string }>('SELECT figures FROM day_figures')
    expect(kept.length).toBeGreaterThan(0)
    expect(JSON.stringify(kept)).not.toMatch(/quill/i)
  })

  test('are read where nothing can be written', async () => {
    const { openReader } = await import('#storage/open-reader.ts')
    const reader = await openReader(fixture.store.address)
    const write = reader.read((sql) => sql.all(`DELETE FROM day_figures WHERE location_id = 'x'`))
    await expect(write).rejects.toThrow(/read-?only/)
    await reader.close()
  })
})
