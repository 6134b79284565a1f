import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EMPTY_PROFILE } from '#booking-engine/guest-book/profile.ts'
import type { GuestView } from '#cms/guest-book/guest-view.ts'
import { type Content, fridayAhead, startContent } from '#tests/support/content.ts'
import { bookAs } from '#tests/support/host.ts'

const phone = '+16045550177'

let system: Content
let here: number
let elsewhere: number
let host: string
let colleague: string
/** Bookings of one guest at both locations. */
let booking: string
let other: string

beforeAll(async () => {
  system = await startContent()
  here = await system.openLocation('here')
  elsewhere = await system.openLocation('elsewhere')
  host = await system.signIn(['host'], { locations: [here], name: 'Kim' })
  colleague = await system.signIn(['manager'], { locations: [elsewhere], name: 'Sam' })
  booking = await book(here, { phone, email: 'ida@example.com' })
  other = await book(elsewhere, { phone, email: null })
})
afterAll(() => system?.stop())

async function book(
  location: number,
  guest: { phone: string; email: string | null },
  time = '17:00',
) {
  const { bookingEngine } = await import('#booking-engine/process.ts')
  const visit = { locationId: String(location), at: `${fridayAhead()}T${time}` }
  return (await bookAs(await bookingEngine(), visit, guest)).reservation.id
}
const post = async (path: string, body: object, as = host) => {
  const answer = await system.rest('POST', `/reservations/${path}`, { as, body })
  return { ...answer, guest: answer.body as unknown as GuestView }
}
const save = (more: object, as = host) =>
  post(
    'save-profile',
    { location: here, booking, scope: 'group', seen: 0, profile: EMPTY_PROFILE, ...more },
    as,
  )

describe('the guest book over HTTP', () => {
  it('finds guests by what is in the body of a request, at one’s own restaurants', async () => {
    const found = await post('find-guests', { location: here, text: '555-0177' })
    expect(found.body).toMatchObject({
      guests: [{ booking, name: 'Ida Marsh', phone, lastBooked: fridayAhead() }],
    })
    const theirs = await post('find-guests', { location: elsewhere, text: '555-0177' })
    expect(theirs.status).toBe(403)
  })

  it('shows a guest with their bookings at one’s own restaurants alone', async () => {
    const { guest } = await post('read-guest', { location: here, booking })
    expect(guest).toMatchObject({ name: 'Ida Marsh', unlisted: 1 })
    expect(guest.visits.map(({ id }) => id)).toEqual([booking])
    const everywhere = await system.signIn(['host'], { allLocations: true })
    const all = await post('read-guest', { location: here, booking }, everywhere)
    expect(all.guest.visits).toHaveLength(2)
    // A booking of another restaurant names nobody at this one.
    expect((await post('read-guest', { location: here, booking: other })).status).toBe(404)
    expect((await post('read-guest', { location: elsewhere, booking: other })).status).toBe(403)
  })

  it('saves what is written, and answers with it', async () => {
    const profile = { ...EMPTY_PROFILE, allergies: [' nuts ', '', 'Nuts'], notes: 'a\r\nb\u202e ' }
    const { status, guest } = await save({ profile })
    expect(status).toBe(200)
    expect(guest.profiles.group).toMatchObject({ allergies: ['nuts'], notes: 'a\nb' })
    const here_ = await save({ scope: 'location', profile: { ...EMPTY_PROFILE, notes: 'Ours' } })
    expect(here_.guest.profiles.location.notes).toBe('Ours')
    const { guest: theirs } = await post(
      ...(['read-guest', { location: elsewhere, booking: other }, colleague] as const),
    )
    expect(theirs.profiles.group.allergies).toEqual(['nuts'])
    expect(JSON.stringify(theirs)).not.toContain('Ours')
  })

  it('tells who edits what a colleague has saved meanwhile, and saves nothing', async () => {
    const { guest } = await post('read-guest', { location: here, booking })
    const { seen } = guest.profiles.group
    const theirs = { location: elsewhere, booking: other, seen }
    const profile = { ...EMPTY_PROFILE, diets: ['vegan'] }
    expect((await save({ ...theirs, profile }, colleague)).status).toBe(200)
    const mine = await save({ seen, profile: { ...EMPTY_PROFILE, tags: ['press'] } })
    expect(mine).toMatchObject({
      status: 409,
      body: { error: { code: 'changed_meanwhile' }, current: { diets: ['vegan'], tags: [] } },
    })
    const again = await post('read-guest', { location: here, booking })
    expect(again.guest.profiles.group.tags).toEqual([])
  })

  // ASVS 15.3.3
  it('refuses what no profile has, and what is too long', async () => {
    const { guest } = await post('read-guest', { location: here, booking })
    const { seen } = guest.profiles.group
    expect((await save({ seen, scope: String(elsewhere) })).status).toBe(422)
    const profile = { ...EMPTY_PROFILE, notes: 'x'.repeat(1500) }
    expect((await save({ seen, profile })).body).toMatchObject({
      error: { code: 'profile_too_long' },
    })
  })

  it('merges two guests and splits them again, and names who did', async () => {
    const second = await book(here, { phone: '+16045550188', email: null }, '20:00')
    const merged = await post('merge-guests', { location: here, booking, other: second })
    expect(merged.guest.merges).toMatchObject([{ by: 'Kim', contact: '+16045550188' }])
    expect(merged.guest.contacts).toContain('+16045550188')
    const merge = merged.guest.merges[0]?.id
    const wrong = await post('split-guest', { location: here, booking, merge: 'another' })
    expect(wrong.body).toMatchObject({ error: { code: 'changed_meanwhile' } })
    const { guest } = await post('split-guest', { location: here, booking, merge })
    expect(guest.merges).toEqual([])
    expect(guest.contacts).not.toContain('+16045550188')
  })
})
