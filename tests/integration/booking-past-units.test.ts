import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addDays } from '#lib/time/dates.ts'
import { instantOf, SLOT_MS } from '#lib/time/time.ts'
import { ida, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { expectOk } from '#tests/support/host.ts'

const DAY = 24 * 60 * 60_000
const FIRST = '2027-03-20'
const PLACES = ['harbour', 'kitsilano', 'pearl']
const DAYS = 4

describe.each(['sqlite', 'postgres'] as const)('days long past, on %s', (kind) => {
  let fixture: TestEngine
  let now: number
  const links: string[] = []

  beforeAll(async () => {
    now = instantOf(`${FIRST}T12:00`, 'America/Vancouver') ?? 0
    fixture = await testEngine(kind === 'sqlite' ? null : inject('postgres'), { clock: () => now })
    for (const place of PLACES) {
      await fixture.engine.saveSettings(place, smallHouse(3))
      for (let day = 0; day < DAYS; day++) links.push(await book(place, addDays(FIRST, day)))
    }
  })
  afterAll(() => fixture.close())

  async function book(locationId: string, date: string): Promise<string> {
    const visitor = { token: `${locationId} ${date}`, address: null }
    const at = `${date}T19:00`
    const wish = { locationId, at, party: 2, attribute: 'default', visitor } as const
    const { token } = expectOk(await fixture.engine.hold(wish))
    return expectOk(await fixture.engine.reserve({ locationId, token, guest: ida })).manageToken
  }

  const taken = () =>
    fixture.store.all<{ service_day: string; n: number }>(
      `SELECT service_day, CAST(COUNT(*) AS integer) AS n FROM units
       GROUP BY service_day ORDER BY service_day`,
    )

  test('keep their bookings, and lose what was taken a week after', async () => {
    const before = await taken()
    expect(before).toHaveLength(DAYS)
    expect(await fixture.engine.purgePastUnits()).toBe(0)

    // A week after the second evening, before the third one's is over.
    now += 9 * DAY
    const [first, second, ...rest] = before
    const gone = (first?.n ?? 0) + (second?.n ?? 0)
    expect(await fixture.engine.purgePastUnits()).toBe(gone)
    expect(await taken()).toEqual(rest)
    expect(await fixture.engine.purgePastUnits()).toBe(0)
    for (const link of links) expect(await fixture.engine.find(link)).toMatchObject({ ok: true })
  })

  test('are deleted a day of a location at a time, until it is told to end', async () => {
    now += 365 * DAY
    let asked = 0
    const one = await fixture.engine.purgePastUnits(() => asked++ > 1)
    expect(one).toBeGreaterThan(0)
    expect(one).toBeLessThanOrEqual(DAY / SLOT_MS)
    expect(await taken()).not.toEqual([])
    await fixture.engine.purgePastUnits()
    expect(await taken()).toEqual([])
  })
})
