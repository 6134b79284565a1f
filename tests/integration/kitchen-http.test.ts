import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, fridayAhead, startContent } from '#tests/support/content.ts'
import { guestBookAt } from '#tests/support/guest-book.ts'
import { bookAs, expectOk, hostAt } from '#tests/support/host.ts'

let system: Content
let here: number
let elsewhere: number
let viewer: string
let friday: string

const guest = {
  ...{ firstName: 'Ida', lastName: 'Quill', email: 'ida.quill@example.com' },
  ...{ phone: '+16045550177', specialRequest: 'No nuts, please' },
}

beforeAll(async () => {
  system = await startContent()
  here = await system.openLocation('here')
  elsewhere = await system.openLocation('elsewhere')
  viewer = await system.signIn(['viewer'], { locations: [here] })
  friday = fridayAhead()
})
afterAll(() => system?.stop())

type Day = { mark: string; parties: Record<string, unknown>[]; totals: object }

const ask = (query: Record<string, string | number>, as = viewer) => {
  const entries = Object.entries({ location: here, day: friday, ...query })
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
  return system.rest('GET', `/reservations/kitchen?${search}`, { as })
}
const dayOf = async () => (await ask({})).body as unknown as Day

describe('a viewer in the kitchen', () => {
  // ASVS 8.2.3, 15.3.1
  it('sees parties with their requests and notes, and nothing else of a guest', async () => {
    const { bookingEngine } = await import('#booking-engine/process.ts')
    const engine = await bookingEngine()
    const visit = { locationId: String(here), at: `${friday}T18:00` }
    const { reservation } = await bookAs(engine, visit, guest)
    const host = hostAt(engine, String(here))
    expectOk(await host.note(friday, reservation.id, 'Allergic to shellfish'))
    const book = guestBookAt(engine, String(here))
    const written = { allergies: ['nuts'], diets: ['vegan'], notes: 'Owes a bottle', tags: ['vip'] }
    expectOk(await book.save(reservation.id, 'group', written))
    const { body } = await ask({})
    const { parties, totals } = body as unknown as Day
    expect(parties).toEqual([
      {
        ...{ id: reservation.id, at: `${friday}T18:00`, party: 2, state: 'booked' },
        ...{ tables: reservation.tables, name: 'Ida Quill', experience: null },
        ...{ request: 'No nuts, please', note: 'Allergic to shellfish' },
        needs: { allergies: ['nuts'], diets: ['vegan'] },
      },
    ])
    expect(totals).toEqual({ parties: 1, covers: 2 })
    const said = JSON.stringify(body)
    for (const kept of [
      'example.com',
      '5550177',
      reservation.confirmation,
      'money',
      'acts',
      'vip',
      'bottle',
    ]) {
      expect(said).not.toContain(kept)
    }
    expect(Object.keys(body).toSorted()).toEqual(
      [
        ...['day', 'mark', 'now', 'parties', 'periods', 'teamNote', 'today', 'totals'],
        'utcOffsets',
      ].toSorted(),
    )
  })

  it('is told nothing anew as long as nothing has changed', async () => {
    const { mark, parties } = await dayOf()
    expect((await ask({ mark })).status).toBe(204)
    const { bookingEngine } = await import('#booking-engine/process.ts')
    const engine = await bookingEngine()
    await bookAs(engine, { locationId: String(here), at: `${friday}T19:30` })
    const next = await ask({ mark })
    expect((next.body as unknown as Day).parties).toHaveLength(parties.length + 1)
  })

  it('does not see who cancelled or did not come', async () => {
    const { bookingEngine } = await import('#booking-engine/process.ts')
    const engine = await bookingEngine()
    const visit = { locationId: String(here), at: `${friday}T21:00` }
    const { reservation } = await bookAs(engine, visit)
    const before = (await dayOf()).parties.length
    expectOk(await hostAt(engine, String(here)).act(friday, reservation.id, 'cancel'))
    expect((await dayOf()).parties).toHaveLength(before - 1)
  })

  it('has its own restaurants alone, and neither the host’s day nor an act', async () => {
    expect((await ask({ location: elsewhere })).status).toBe(403)
    for (const path of ['day', 'free-tables', 'staff-times', 'series', 'tonight']) {
      const address = `/reservations/${path}?location=${here}&day=${friday}`
      expect((await system.rest('GET', address, { as: viewer })).status, path).toBe(403)
    }
    const search = { location: here, text: 'Ida' }
    const found = await system.rest('POST', '/reservations/search', { as: viewer, body: search })
    expect(found.status).toBe(403)
    const [one] = (await dayOf()).parties
    const act = { location: here, id: one?.id, seen: 1, act: 'cancel' }
    const done = await system.rest('POST', '/reservations/act', { as: viewer, body: act })
    expect(done.status).toBe(403)
    expect((await system.rest('GET', '/booking-settings', { as: viewer })).status).toBe(403)
    const { body } = await system.rest('GET', '/staff', { as: viewer })
    expect(body.totalDocs).toBe(1)
  })

  it('is a host, a manager and an administrator too', async () => {
    for (const role of ['host', 'manager', 'admin'] as const) {
      const as = await system.signIn([role], { locations: [here] })
      expect((await ask({}, as)).status, role).toBe(200)
    }
    const editor = await system.signIn(['editor'], { locations: [here] })
    expect((await ask({}, editor)).status).toBe(403)
  })
})
