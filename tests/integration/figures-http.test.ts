import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REPORTS } from '#cms/figures/csv-reports.ts'
import { type Content, fridayAhead, startContent } from '#tests/support/content.ts'
import { bookAs } from '#tests/support/host.ts'

let system: Content
let here: number
let elsewhere: number
let manager: string
let friday: string

beforeAll(async () => {
  system = await startContent()
  here = await system.openLocation('here')
  elsewhere = await system.openLocation('elsewhere')
  manager = await system.signIn(['manager'], { locations: [here] })
  friday = fridayAhead()
  const { bookingEngine } = await import('#booking-engine/process.ts')
  for (const location of [here, elsewhere]) {
    await bookAs(await bookingEngine(), { locationId: String(location), at: `${friday}T18:00` })
  }
})
afterAll(() => system?.stop())

const csv = (query: Record<string, string | number>, as = manager) => {
  const search = new URLSearchParams(
    Object.entries({ from: friday, to: friday, ...query }).map(([name, value]) => [
      name,
      String(value),
    ]),
  )
  return system.rest('GET', `/figures/csv?${search}`, { as })
}
const linesOf = (body: Record<string, unknown>) => String(body.text).trimEnd().split('\r\n')

describe('figures as files', () => {
  it('have the manager’s own restaurants, and no others', async () => {
    const { status, body, headers } = await csv({ report: 'covers' })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/csv')
    expect(headers.get('content-disposition')).toContain(`covers-${friday}-${friday}.csv`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const [head, ...rows] = linesOf(body)
    expect(head).toBe(
      'restaurant,date,period,parties,covers,walk_in_parties,walk_in_covers,no_show_parties,no_show_covers,cancelled_parties,cancelled_covers',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatch(new RegExp(`^[^,]+,${friday},[^,]+,1,2,0,0,0,0,0,0$`))
    const admin = await system.signIn(['admin'])
    expect(linesOf((await csv({ report: 'covers' }, admin)).body)).toHaveLength(3)
  })

  it.each(REPORTS)(
    '%s has a line of names first, and as many values in each other',
    async (report) => {
      const { status, body } = await csv({ report })
      expect(status).toBe(200)
      const [head = '', ...rows] = linesOf(body)
      for (const row of rows) expect(row.split(',')).toHaveLength(head.split(',').length)
    },
  )

  it('are refused for a restaurant of somebody else, and to hosts', async () => {
    expect((await csv({ report: 'covers', location: elsewhere })).status).toBe(403)
    expect((await csv({ report: 'covers', location: 987_654_321 })).status).toBe(403)
    const host = await system.signIn(['host'], { locations: [here] })
    expect((await csv({ report: 'covers' }, host)).status).toBe(403)
    expect((await csv({ report: 'covers', location: here })).status).toBe(200)
  })

  it.each<Record<string, string>>([
    { report: 'guests' },
    { report: 'covers', from: 'Friday' },
    { report: 'covers', from: '2027-02-30' },
    { report: 'covers', from: '2027-01-01', to: '2026-12-31' },
    { report: 'covers', from: '2020-01-01', to: '2027-01-01' },
    { report: 'covers', from: '' },
    { report: 'covers', location: 'all' },
  ])('are refused for %j', async (query) => {
    expect((await csv(query)).status).toBe(422)
  })

  it('run no formula of a restaurant’s name in a spreadsheet, and keep its commas', async () => {
    await system.payload.update({
      collection: 'locations',
      id: here,
      data: { title: '=HYPERLINK("x"), Bar' },
    })
    const { body } = await csv({ report: 'covers' })
    expect(linesOf(body)[1]).toMatch(/^"'=HYPERLINK\(""x""\), Bar",/)
  })
})

describe('the role of a manager', () => {
  it('has the day of its own restaurants as a host has, and of no others', async () => {
    const day = (location: number) =>
      system.rest('GET', `/reservations/day?location=${location}&day=${friday}`, { as: manager })
    expect((await day(here)).status).toBe(200)
    expect((await day(elsewhere)).status).toBe(403)
  })

  it('sees tonight at its own restaurants alone', async () => {
    const tonight = async (as: string) => {
      const { body } = await system.rest('GET', '/reservations/tonight', { as })
      return (body.rows as { id: number }[]).map(({ id }) => id)
    }
    expect(await tonight(manager)).toEqual([here])
    const all = await tonight(await system.signIn(['host'], { allLocations: true }))
    expect(all).toEqual(expect.arrayContaining([here, elsewhere]))
  })

  it('is given by administrators alone', async () => {
    const host = await system.signIn(['host'], { locations: [here], name: 'Climber' })
    const { docs } = await system.payload.find({
      collection: 'staff',
      where: { name: { equals: 'Climber' } },
    })
    const id = docs[0]?.id
    await system.rest('PATCH', `/staff/${id}`, { as: host, body: { roles: ['manager'] } })
    const after = await system.payload.findByID({ collection: 'staff', id: Number(id) })
    expect(after.roles).toEqual(['host'])
  })
})
