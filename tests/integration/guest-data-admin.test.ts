import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Content, fridayAhead, startContent } from '#tests/support/content.ts'
import { bookAs } from '#tests/support/host.ts'

// Payload's own frame is made for a bundler: it brings style sheets with it.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

const email = 'ida@example.com'

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
    await bookAs(await bookingEngine(), visit, { email })
    return id
  }
  here = await make('here')
  elsewhere = await make('elsewhere')
  host = await system.signIn(['host'], { locations: [here] })
})
afterAll(() => system?.stop())

/** The view as staff with a token see it. */
async function view(as: string, searchParams: Record<string, string> = {}): Promise<string> {
  const { GuestData } = await import('#cms/views/guest-data/guest-data.tsx')
  const req = await system.request('/admin/guest-data', as)
  const page = await GuestData({ initPageResult: { req }, searchParams } as never)
  return renderToStaticMarkup(page.props.children)
}
const search = new URLSearchParams({ email: email.toUpperCase() })
const exported = async (as: string) => {
  const { status, body } = await system.rest('GET', `/guest-data/export?${search}`, { as })
  expect(status).toBe(200)
  return (body as { bookings: { locationId: string }[] }).bookings.map((one) => one.locationId)
}

describe('a guest’s data in the admin', () => {
  it('is that of the locations of the staff, administrators see all', async () => {
    expect(await view(host, { email })).toContain('Bookings (1)')
    expect(await exported(host)).toEqual([String(here)])
    const admin = await system.signIn(['admin'])
    expect(await view(admin, { email })).toContain('Bookings (2)')
    expect((await exported(admin)).toSorted()).toEqual([here, elsewhere].map(String).toSorted())
  })

  it('says what is left, and why', async () => {
    const erased = await system.rest('POST', `/guest-data/erase?${search}`, { as: host })
    expect(erased.status).toBe(303)
    const left = await view(host, { email, erased: 'yes' })
    expect(left).toContain('Erased. Anything that remains is below.')
    expect(left).toContain('1 booking is still to come')
    expect(await exported(host)).toEqual([String(here)])
  })

  it('asks for an address, and keeps what is typed out of the markup', async () => {
    const typed = '"><script>x</script>'
    const page = await view(host, { email: typed })
    expect(page).toContain('Please enter an email address.')
    expect(page).not.toContain('<script>')
  })

  it('takes no cookie along from another site', async () => {
    const { handleEndpoints } = await import('payload')
    const { config } = system.payload
    const ask = (origin: string) => {
      const url = `${config.serverURL}/admin/api/guest-data/erase?email=nobody@example.com`
      const headers = { origin, cookie: `payload-token=${host}` }
      return handleEndpoints({ config, request: new Request(url, { method: 'POST', headers }) })
    }
    expect((await ask('https://evil.example')).status).toBe(403)
    expect((await ask(config.serverURL)).status).toBe(303)
  })
})
