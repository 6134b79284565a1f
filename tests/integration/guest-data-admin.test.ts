import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, fridayAhead, startContent } from '#tests/support/content.ts'
import { bookAs } from '#tests/support/host.ts'

const email = 'ida@example.com'
const phone = '+16045550177'

let system: Content
let here: number
let elsewhere: number
let host: string

beforeAll(async () => {
  system = await startContent()
  const { bookingEngine } = await import('#booking-engine/process.ts')
  const make = async (uid: string) => {
    const id = await system.openLocation(uid)
    const visit = { locationId: String(id), at: `${fridayAhead()}T17:00` }
    await bookAs(await bookingEngine(), visit, { email, phone })
    return id
  }
  here = await make('here')
  elsewhere = await make('elsewhere')
  host = await system.signIn(['host'], { locations: [here] })
})
afterAll(() => system?.stop())

const post = (name: string, contact: string, as = host) =>
  system.rest('POST', `/guest-data/${name}`, { as, body: { contact } })
const placesOf = async (name: string, contact: string, as = host) => {
  const { status, body } = await post(name, contact, as)
  expect(status).toBe(200)
  return (body as { bookings: { locationId: string }[] }).bookings.map((one) => one.locationId)
}

describe('a guest’s data in the admin', () => {
  it('is that of the locations of the staff, administrators see all', async () => {
    const admin = await system.signIn(['admin'])
    for (const contact of [email.toUpperCase(), '(604) 555-0177']) {
      for (const name of ['find', 'export']) {
        expect(await placesOf(name, contact)).toEqual([String(here)])
        expect((await placesOf(name, contact, admin)).toSorted()).toEqual(
          [here, elsewhere].map(String).toSorted(),
        )
      }
    }
  })

  it('says how much was erased, and what is left', async () => {
    expect(await post('erase', email)).toMatchObject({
      ...{ status: 200, body: { bookings: 0, left: 1 } },
    })
    expect(await placesOf('find', email)).toEqual([String(here)])
  })

  // ASVS 14.2.1
  it('is asked for by a number or an address, and never in the address of a request', async () => {
    for (const contact of ['', 'nobody', '"><script>x</script>', '%@example.com']) {
      expect(await post('find', contact)).toMatchObject({
        ...{ status: 422, body: { error: { fields: [{ path: 'contact' }] } } },
      })
    }
    const address = `/guest-data/export?${new URLSearchParams({ email })}`
    expect((await system.rest('GET', address, { as: host })).status).toBe(404)
  })

  it('takes no cookie along from another site', async () => {
    const { handleEndpoints } = await import('payload')
    const { config } = system.payload
    const ask = (origin: string) => {
      const url = `${config.serverURL}/admin/api/guest-data/erase`
      const headers = {
        ...{ origin, cookie: `tableside-session=${host}`, 'content-type': 'application/json' },
      }
      const body = JSON.stringify({ contact: 'nobody@example.com' })
      return handleEndpoints({
        config,
        request: new Request(url, { method: 'POST', headers, body }),
      })
    }
    expect((await ask('https://evil.example')).status).toBe(403)
    expect((await ask(config.serverURL)).status).toBe(200)
  })
})
