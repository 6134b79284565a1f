import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createBookingEngine } from '#booking-engine/engine.ts'
import { addDays } from '#lib/time/dates.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { bookingSecret, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import type { Answer, Work } from '#tests/support/booking-client.ts'
import { playOverHttp, serveBooking, withTables } from '#tests/support/booking-server.ts'
import { race, startWorker } from '#tests/support/booking-workers.ts'

const TABLES = 20
const OVER_HTTP = 100
const locationId = 'burrard'
const day = addDays(new Date().toISOString().slice(0, 10), 20)

describe.each(['SQLite', 'Postgres'] as const)('racing for tables on %s', (kind) => {
  let fixture: TestEngine
  beforeAll(async () => {
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null)
    await fixture.engine.saveSettings(locationId, smallHouse(TABLES))
  })
  afterAll(() => fixture.close())

  const work = (clients: Work['clients']): Work => {
    return { where: fixture.where, secret: bookingSecret, locationId, clients }
  }
  const clients = (process: number, count: number, times: string[]) =>
    Array.from({ length: count }, (_, index) => ({ name: `p${process}c${index}`, times }))

  // ASVS 2.3.4
  test('exactly as many clients win as the floor plan holds, and no table is won twice', async () => {
    const at = `${day}T19:00`
    const server = await serveBooking(fixture.where, bookingSecret)
    const overHttp = () =>
      Promise.all(
        Array.from({ length: OVER_HTTP }, (_, n) => playOverHttp(server.origin, locationId, at, n)),
      )
    const told = await race(
      [1, 2, 3, 4].map((p) => work(clients(p, 50, [at]))),
      overHttp,
    )
    await server.stop()
    const answers = await Promise.all(told.map((answer) => withTables(fixture.engine, answer)))
    const won = answers.filter(({ outcome }) => outcome === 'booked')
    expect(won).toHaveLength(TABLES)
    expect(new Set(won.flatMap(({ tables }) => tables)).size).toBe(TABLES)
    expect(answers.filter(({ outcome }) => outcome === 'slot_taken')).toHaveLength(
      200 + OVER_HTTP - TABLES,
    )
    const known = ['held', 'booked', 'slot_taken']
    expect(answers.filter(({ outcome }) => !known.includes(outcome))).toEqual([])
    expect(answers.filter(({ client }) => client.startsWith('web-'))).toHaveLength(OVER_HTTP)
  })

  test('turns of 90 minutes that start at different times never overlap on a table', async () => {
    const date = addDays(day, 1)
    const times = ['18:00', '18:30', '19:15', '19:30', '20:45', '21:00'].map((t) => `${date}T${t}`)
    const answers = await race([1, 2, 3].map((p) => work(clients(p, 12, times))))
    expectNoOverlap(answers)
    expect(answers.filter(({ outcome }) => outcome === 'booked').length).toBeGreaterThan(TABLES)
  })

  test('kill -9 in the middle loses no confirmed booking, and no table beyond its hold', async () => {
    const date = addDays(day, 2)
    const times = ['17:00', '18:30', '20:00', '21:30'].map((time) => `${date}T${time}`)
    let booked = 0
    // However late the signal comes, not everything is booked by then.
    const half = { ...work(clients(1, 30, times)), bookings: (TABLES * times.length) / 2 }
    const worker = startWorker(half, ({ outcome }) => {
      if (outcome === 'booked' && ++booked === 15) worker.kill()
    })
    await worker.ready
    worker.go()
    await worker.done
    const confirmed = worker.answers.filter(({ outcome }) => outcome === 'booked')
    expect(confirmed.length).toBeGreaterThanOrEqual(15)
    expect(confirmed.length).toBeLessThan(TABLES * times.length)

    // Six minutes on, another process: every confirmed booking stands, and all else can be booked.
    const store = await openBookingDatabase(fixture.where, { clock: () => Date.now() + 6 * 60_000 })
    const engine = createBookingEngine({ store, secret: bookingSecret })
    for (const { manageToken = '', tables, at } of confirmed) {
      const found = await engine.find(manageToken)
      expect(found).toMatchObject({ ok: true, value: { reservation: { tables, at } } })
    }
    const rows = await store.all<{ count: number }>(
      `SELECT COUNT(*) AS count FROM reservations WHERE service_day = $1`,
      [date],
    )
    const standing = rows[0]?.count ?? 0
    let left = 0
    for (const at of times) {
      const visitor = () => ({ token: crypto.randomUUID(), address: null })
      const take = () =>
        engine.hold({ locationId, at, party: 2, attribute: 'default', visitor: visitor() })
      while ((await take()).ok) left++
    }
    expect(standing + left).toBe(TABLES * times.length)
    const orphans = await store.all(
      `SELECT 1 FROM units WHERE state = 'booked'
         AND NOT EXISTS (SELECT 1 FROM reservations r WHERE r.hold_id = units.hold_id)`,
    )
    expect(orphans).toEqual([])
    await engine.close()
  })
})

function expectNoOverlap(answers: Answer[]) {
  const owners = new Map<string, string>()
  for (const { client, at, tables = [] } of answers.filter((a) => a.outcome === 'booked')) {
    const start = Date.parse(`${at}Z`) / 900_000
    for (const table of tables) {
      for (let slot = start; slot < start + 6; slot++) {
        const unit = `${table} ${slot}`
        expect(owners.get(unit), unit).toBeUndefined()
        owners.set(unit, client)
      }
    }
  }
}
