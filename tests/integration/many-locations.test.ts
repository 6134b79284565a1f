import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ida, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { bookAs } from '#tests/support/host.ts'

const DAY = '2027-04-02'
const AT = `${DAY}T18:00`
const FIRST = 'house-1'
const LAST = 'house-1200'

/** More than the 1,000 terms that SQLite takes in one expression. */
const ALL = Array.from({ length: 1200 }, (_, n) => `house-${n + 1}`)

describe.each(['SQLite', 'Postgres'] as const)('1,200 restaurants on %s', (kind) => {
  let fixture: TestEngine

  beforeAll(async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    // 12:00 in Vancouver, in summer.
    const now = Date.parse(`${DAY}T19:00Z`)
    fixture = await testEngine(server, { clock: () => now })
    await fixture.engine.saveSettings(FIRST, smallHouse(4))
    await repeatSettings(fixture)
    for (const locationId of [FIRST, LAST]) {
      await bookAs(fixture.engine, { locationId, at: AT }, { ...ida, email: 'ida@example.com' })
    }
  })
  afterAll(() => fixture.close())

  test('have their numbers of tonight and of today read at once', async () => {
    const { host } = fixture.engine
    const tonight = await host.tonight(ALL)
    expect(tonight.map(({ locationId }) => locationId)).toEqual(ALL)
    const booked = tonight.filter(({ peak }) => peak !== null)
    expect(booked.map(({ locationId, toCome, peak }) => [locationId, toCome, peak])).toEqual(
      [FIRST, LAST].map((id) => [id, { parties: 1, covers: 2 }, { at: AT, free: 3 }]),
    )
    const today = await host.today(ALL)
    expect(today).toHaveLength(ALL.length)
    expect(today.filter(({ parties }) => parties === 1)).toHaveLength(2)
  })

  test('have their versions, figures and messages read at once', async () => {
    const { host, figures, outbox } = fixture.engine
    const versions = await host.locationVersions(ALL)
    expect(versions.size).toBe(ALL.length)
    expect(versions.get(LAST)).not.toBe(versions.get('house-2'))
    const span = { from: DAY, to: DAY }
    const byLocation = await figures.byLocation({ locationIds: ALL, span })
    expect(byLocation.map(({ locationId }) => locationId).sort()).toEqual([FIRST, LAST])
    const week = { monday: '2027-03-29', days: 7, isOver: true }
    expect(await figures.siteCounts(ALL, [week])).toEqual([[]])
    expect(await figures.siteTotals(ALL, [week])).toEqual([[]])
    const own = [{ kinds: [], otherKinds: true as const, locations: ALL }]
    expect(await outbox.count(own)).toEqual(await outbox.count(null))
  })
})

/** Gives all others the settings of the first. */
async function repeatSettings({ store }: TestEngine): Promise<void> {
  const others = `${store.dialect.jsonRows('$2', { id: 'text' })} others`
  const values = [FIRST, JSON.stringify(ALL.slice(1).map((id) => [id]))]
  await store.run(
    `INSERT INTO snapshots (location_id, number, settings, saved_at)
     SELECT others.id, s.number, s.settings, s.saved_at FROM snapshots s, ${others}
     WHERE s.location_id = $1`,
    values,
  )
  await store.run(
    `INSERT INTO current_settings (location_id, number, revision)
     SELECT others.id, c.number, c.revision FROM current_settings c, ${others}
     WHERE c.location_id = $1`,
    values,
  )
}
