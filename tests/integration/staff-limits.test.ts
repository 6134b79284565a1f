import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bookingData, type Content, locationData, startContent } from '#tests/support/content.ts'

const LOCKS = '/payload-locked-documents'

let system: Content
let here: number
let elsewhere: number

beforeAll(async () => {
  system = await startContent()
  const make = async (uid: string) =>
    (await system.payload.create({ collection: 'locations', data: locationData(uid) })).id
  here = await make('here')
  elsewhere = await make('elsewhere')
})
afterAll(() => system?.stop())

describe('booking settings', () => {
  let id: number
  beforeAll(async () => {
    const { payload } = system
    const made = await payload.create({ collection: 'booking-settings', data: bookingData(here) })
    id = made.id
    const { bookingEngine } = await import('#booking-engine/process.ts')
    const booking = {
      id: 'r1',
      confirmation: 'ABCDEF',
      guestName: 'Maria Gomez',
      phone: '+16045550123',
      email: null,
      party: 4,
      at: '2026-12-01T18:00',
      tables: ['t1'],
      attribute: 'default' as const,
      why: 'table_gone' as const,
    }
    const conflicts = async (location: string) => (location === String(here) ? [booking] : [])
    vi.spyOn(await bookingEngine(), 'conflictingBookings').mockImplementation(conflicts)
  })
  const read = async (as: string) => {
    const { status, body } = await system.rest('GET', `/booking-settings/${id}`, { as })
    return status === 200 ? (body.needsAttention ?? null) : status
  }

  it('name the guests of conflicting bookings to hosts of the location and administrators', async () => {
    expect(await read(await system.signIn(['admin']))).toContain('Maria Gomez')
    expect(await read(await system.signIn(['host'], { locations: [here] }))).toContain(
      'Maria Gomez',
    )
    expect(await read(await system.signIn(['host'], { allLocations: true }))).toContain('Maria')
  })

  it('keep them from editors, and from hosts of other locations', async () => {
    expect(await read(await system.signIn(['editor']))).toBeNull()
    const both = await system.signIn(['editor', 'host'], { locations: [elsewhere] })
    expect(await read(both)).toBeNull()
    expect(await read(await system.signIn(['host'], { locations: [elsewhere] }))).toBe(404)
  })

  it('stay with their restaurant, whoever saves them', async () => {
    for (const as of [
      await system.signIn(['host'], { locations: [here] }),
      await system.signIn(['admin']),
    ]) {
      const body = { location: elsewhere, noticeMinutes: 30 }
      await system.rest('PATCH', `/booking-settings/${id}`, { as, body })
      const kept = await system.payload.findByID({ collection: 'booking-settings', id, depth: 0 })
      expect(kept).toMatchObject({ location: here, noticeMinutes: 30 })
    }
  })
})

describe('post', () => {
  const sender = { fname: 'Ada', lname: 'Byron', tel: '604 555 0101', email: 'ada@example.com' }
  const forged = {
    fname: 'Eve',
    lname: 'Other',
    tel: '0',
    email: 'eve@example.com',
    businessName: 'Eve Ltd',
    toEmail: 'eve@example.com',
    position: 'Management',
    file: { name: 'other.pdf', storedAs: '../content.db', mimeType: 'text/html', size: 1 },
  }

  // ASVS 15.3.3
  it('of applicants changes nothing: states are moved by the view that says who did it', async () => {
    const { id } = await system.payload.create({
      collection: 'applications',
      data: {
        ...sender,
        position: 'Culinary',
        state: 'new',
        location: here,
        file: { name: 'cv.pdf', storedAs: 'abc.pdf', mimeType: 'application/pdf', size: 9 },
      },
    })
    const as = await system.signIn(['recruiter'], { locations: [here] })
    const body = { ...forged, state: 'closed', location: elsewhere }
    expect((await system.rest('PATCH', `/applications/${id}`, { as, body })).status).toBe(403)
    const kept = await system.payload.findByID({ collection: 'applications', id, depth: 0 })
    expect(kept).toMatchObject({
      ...sender,
      position: 'Culinary',
      state: 'new',
      location: here,
      file: { name: 'cv.pdf', storedAs: 'abc.pdf', mimeType: 'application/pdf', size: 9 },
    })
  })

  it('of businesses changes nothing', async () => {
    const written = { ...sender, businessName: 'Engines', toEmail: 'gifts@example.com' }
    const { id } = await system.payload.create({
      collection: 'enquiries',
      data: { ...written, state: 'new', kind: 'bulk-gift-cards' },
    })
    const as = await system.signIn(['marketing'])
    const body = { ...forged, state: 'answered' }
    expect((await system.rest('PATCH', `/enquiries/${id}`, { as, body })).status).toBe(403)
    const kept = await system.payload.findByID({ collection: 'enquiries', id })
    expect(kept).toMatchObject({ ...written, state: 'new' })
  })
})

describe('locks of open documents', () => {
  const holder = async (email: string) => {
    const { docs } = await system.payload.find({
      collection: 'staff',
      where: { email: { equals: email } },
    })
    return { relationTo: 'staff' as const, value: Number(docs[0]?.id) }
  }
  const account = async (more: Record<string, unknown> = {}) => {
    const email = `lock-${Math.random()}@example.com`
    const password = 'a long enough password'
    const data = { email, password, name: 'L', roles: ['editor' as const], ...more }
    await system.payload.create({
      collection: 'staff',
      data: { mustChangePassword: false, ...data },
    })
    const { body } = await system.rest('POST', '/staff/login', { body: { email, password } })
    return { as: String(body.token), user: await holder(email) }
  }
  const lock = async (user: Awaited<ReturnType<typeof holder>>) => {
    const document = { relationTo: 'locations' as const, value: here }
    const data = { document, user }
    return (await system.payload.create({ collection: 'payload-locked-documents', data })).id
  }

  it('are made by the admin alone, and not shown to a one-time password', async () => {
    const [one, newcomer] = [await account(), await account({ mustChangePassword: true })]
    const id = await lock(one.user)
    for (const { as, user } of [one, newcomer]) {
      const body = { user, globalSlug: 'settings' }
      expect((await system.rest('POST', LOCKS, { as, body })).status).toBe(403)
    }
    const { as } = newcomer
    expect((await system.rest('GET', LOCKS, { as })).body).toMatchObject({ docs: [], totalDocs: 0 })
    expect((await system.rest('DELETE', `${LOCKS}/${id}`, { as })).status).toBe(403)
    const body = { user: newcomer.user }
    expect((await system.rest('PATCH', `${LOCKS}/${id}`, { as, body })).status).toBe(403)
  })

  it('are taken over for oneself and let go of by their holder', async () => {
    const [one, other] = [await account(), await account()]
    const id = await lock(one.user)
    const patch = (as: string, body: unknown) =>
      system.rest('PATCH', `${LOCKS}/${id}`, { as, body }).then(({ status }) => status)
    expect((await system.rest('GET', LOCKS, { as: other.as })).status).toBe(200)
    expect((await system.rest('DELETE', `${LOCKS}/${id}`, { as: other.as })).status).not.toBe(200)
    expect(await patch(one.as, { user: other.user })).toBe(403)
    expect(await patch(other.as, { user: other.user, globalSlug: 'settings' })).toBe(403)
    expect(await patch(other.as, { user: other.user })).toBe(200)
    expect((await system.rest('DELETE', `${LOCKS}/${id}`, { as: other.as })).status).toBe(200)
  })
})
