import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import type { Role } from '#cms/access/roles.ts'
import { bookingData, type Content, locationData, startContent } from './content.ts'
import { expectOk, hostAt } from './host.ts'
import type { PostgresDatabase } from './postgres.ts'

/** Two in the afternoon in Vancouver. */
const NOW = '2027-03-10T22:00Z'
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const tables = ['t1', 't2', 't3'].map((code) => ({
  ...{ code, area: 'room', attribute: 'default', minParty: 1, maxParty: 4 },
}))
const aroundTheClock = {
  tables,
  periods: [{ weekdays, code: 'day', name: 'Day', firstSeating: '00:00', lastSeating: '23:45' }],
}
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()

/** The dashboard of the admin for every role, on any database. */
export function describeDashboard(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  let engine: BookingEngine
  let here: number
  let elsewhere: number
  const tokens = new Map<string, Promise<string>>()

  async function openAlways(uid: string): Promise<number> {
    const id = await system.make('locations', locationData(uid))
    await system.make('booking-settings', { ...bookingData(id), ...aroundTheClock })
    return id
  }
  const applied = (location: number, state: string, createdAt: string) =>
    system.make('applications', {
      ...{ fname: 'Ida', lname: 'Secret', email: 'ida@example.com', tel: '604 555 0123' },
      ...{ position: 'Culinary', location, state, createdAt },
    })
  const asked = (state: string, createdAt: string) =>
    system.make('enquiries', {
      fname: 'Ida',
      lname: 'Secret',
      kind: 'group-booking',
      state,
      createdAt,
    })

  beforeAll(async () => {
    database = await makeDatabase()
    system = await startContent(database?.url, { now: NOW })
    const { bookingEngine } = await import('#booking-engine/process.ts')
    engine = await bookingEngine()
    here = await openAlways('here')
    elsewhere = await openAlways('there')
    await system.make('locations', locationData('partnered', { openTableRID: '4711' }))
    await system.make('locations', locationData('unset', { bookingProvider: 'house' }))
    await system.make('locations', locationData('quiet'))
    // The first draw takes by far the longest: all of the admin's own parts are read for it.
    await dashboard(await signIn(['admin']))
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
  })

  /** The words of the dashboard as staff with a token see it. */
  async function dashboard(as: string): Promise<string> {
    const { Dashboard } = await import('#cms/views/dashboard/dashboard.tsx')
    const { getAccessResults } = await import('payload')
    const { getVisibleEntities } = await import('@payloadcms/ui/shared')
    const req = await system.request('/admin', as)
    const permissions = await getAccessResults({ req })
    const visibleEntities = getVisibleEntities({ req })
    const page = await Dashboard({ initPageResult: { req, permissions, visibleEntities } } as never)
    return renderToStaticMarkup(page)
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll(/\|+/g, '|')
  }
  /** The token of somebody with these roles; one account for all tests that ask for the same. */
  const signIn = (roles: Role[], more = {}) => {
    const key = JSON.stringify([roles, more])
    const token = tokens.get(key) ?? system.signIn(roles, more)
    tokens.set(key, token)
    return token
  }

  describe('today’s covers', () => {
    it('begin with a calm word where nobody has booked', async () => {
      const words = await dashboard(await signIn(['admin']))
      expect(words).toContain('No covers yet today.')
      expect(words).toContain('0 parties · 2 restaurants')
    })

    it('are summed for the group, and told of each restaurant', async () => {
      expectOk(await hostAt(engine, String(here)).walkIn({ party: 4 }))
      expectOk(await hostAt(engine, String(here)).walkIn({ party: 3 }))
      expectOk(await hostAt(engine, String(elsewhere)).walkIn({ party: 2 }))
      const words = await dashboard(await signIn(['admin']))
      expect(words).toMatch(/Today at Our restaurants.*\|9\| covers today/)
      expect(words).toContain('3 parties · 2 restaurants · 9 guests seated now')
      expect(words).toMatch(/\|here\|.*\|7 covers in 2 parties\|7 seated\|/)
      expect(words).toMatch(/\|there\|.*\|2 covers in 1 party\|2 seated\|/)
    })

    it('are in OpenTable where tables are booked there, and wanting where settings are', async () => {
      const words = await dashboard(await signIn(['admin']))
      expect(words).toContain('|partnered| |Covers are in OpenTable.|')
      expect(words).toContain('|unset| |No booking settings yet: |add them|')
      expect(words).toContain('|quiet| |Takes no reservations on this site.|')
    })

    it('are those of their own restaurants for hosts, and nobody else’s', async () => {
      const words = await dashboard(await signIn(['host'], { locations: [here] }))
      expect(words).toMatch(/\|7\| covers today/)
      expect(words).not.toMatch(/there|partnered|unset|quiet/)
      const all = await dashboard(await signIn(['host'], { allLocations: true }))
      expect(all).toMatch(/\|9\| covers today/)
    })

    it.each(['editor', 'recruiter', 'marketing'] as const)('are not for the %s', async (role) => {
      const words = await dashboard(await signIn([role], { allLocations: true }))
      expect(words).not.toMatch(/covers?\b|Reservations|OpenTable/i)
    })

    it('are not for a host without a restaurant', async () => {
      expect(await dashboard(await signIn(['host']))).not.toMatch(/covers?\b|Reservations/i)
    })
  })

  describe('what waits', () => {
    const CALM = 'Every application has been answered.'

    it('is said to be nothing where everything has been seen to', async () => {
      const words = await dashboard(await signIn(['admin']))
      expect(words).toContain(CALM)
      expect(words).toContain('Every enquiry has been answered.')
      expect(words).not.toContain('could not be sent')
    })

    it('is unanswered applications to their own restaurants for recruiters', async () => {
      await applied(here, 'new', daysAgo(3.5))
      await applied(here, 'new', daysAgo(1))
      await applied(here, 'in-touch', daysAgo(30))
      await applied(elsewhere, 'new', daysAgo(12.5))
      await asked('new', daysAgo(5.5))
      await asked('answered', daysAgo(40))
      const own = await dashboard(await signIn(['recruiter'], { locations: [here] }))
      expect(own).toContain('|2| unanswered applications|The first sender has waited 3 days.|')
      expect(own).not.toMatch(/unanswered enquir/)
      const all = await dashboard(await signIn(['admin']))
      expect(all).toContain('|3| unanswered applications|The first sender has waited 12 days.|')
    })

    it('is unanswered enquiries for marketing', async () => {
      const words = await dashboard(await signIn(['marketing']))
      expect(words).toContain('|1| unanswered enquiry|The sender has waited 5 days.|')
      expect(words).not.toMatch(/unanswered application/)
    })

    it('is mail that could not be sent, for those who may read it', async () => {
      const letter = { recipient: 'lost@example.com', locationId: String(elsewhere), payload: {} }
      await engine.outbox.queue({ kind: 'confirmation', id: 'lost', ...letter })
      const refused = { outcome: 'refused', reason: '550' } as const
      await engine.outbox.deliver({ deliver: async () => refused, onError: () => {} })
      const lost = '|1| email that could not be sent|'
      expect(await dashboard(await signIn(['admin']))).toContain(lost)
      expect(await dashboard(await signIn(['host'], { locations: [elsewhere] }))).toContain(lost)
      const other = await dashboard(await signIn(['host'], { locations: [here] }))
      expect(other).not.toContain('could not be sent')
      expect(await dashboard(await signIn(['editor']))).not.toMatch(/could not be sent/)
    })

    it('is drafts, and what is scheduled, for editors', async () => {
      const calm = await dashboard(await signIn(['editor']))
      expect(calm).toContain('|0| drafts|Guests see everything you see.|')
      const page = { title: 'Autumn', uid: 'autumn', type: 'text-page', slices: [] }
      const { id } = await system.payload.create({
        ...{ collection: 'pages', data: page as never, draft: true },
      })
      const waitUntil = new Date('2099-07-24T16:00:00Z')
      const doc = { relationTo: 'pages', value: id }
      await system.payload.jobs.queue({
        ...{ task: 'schedulePublish', waitUntil },
        input: { type: 'publish', doc, timezone: 'America/Vancouver' },
      } as never)
      const words = await dashboard(await signIn(['editor']))
      expect(words).toContain('|1| draft|')
      expect(words).toContain('|1 page|')
      expect(words).toContain('One is |to be published| Fri, Jul 24, 9:00 AM.')
      const host = await dashboard(await signIn(['host'], { locations: [here] }))
      expect(host).not.toMatch(/draft/)
    })
  })

  it('names no guest, applicant or sender', async () => {
    expect(await dashboard(await signIn(['admin']))).not.toMatch(/Ida|Secret|example\.com|555/)
  })

  it('shows a newcomer with a one-time password what to do, and nothing else', async () => {
    const words = await dashboard(await signIn(['admin'], { mustChangePassword: true }))
    expect(words).toContain('one-time password')
    expect(words).not.toMatch(/cover|application|draft|Reservations/)
  })

  it('leads to everything that there is, once', async () => {
    const { navSections } = await import('#cms/navigation/nav-sections.ts')
    const places = navSections.flatMap((section) => section.entries)
    const { collections, globals, admin } = system.payload.config
    const listed = (kind: 'collection' | 'global' | 'view') =>
      places
        .flatMap((place) =>
          Object.entries(place).flatMap(([is, name]) => (is === kind ? name : [])),
        )
        .toSorted()
    const own = collections.flatMap(({ slug, admin }) =>
      slug.startsWith('payload-') || admin.hidden === true ? [] : slug,
    )
    expect(listed('collection')).toEqual(own.toSorted())
    expect(listed('global')).toEqual(globals.map(({ slug }) => slug).toSorted())
    const views = Object.values(admin.components?.views ?? {}).flatMap((view) =>
      view && 'path' in view ? [String(view.path).slice(1)] : [],
    )
    // What lies below another view or a list is reached from there; the sign-in from outside, the second step and the PIN from
    // one's account.
    const elsewhere = ['login', 'pin', 'second-step']
    const outermost = views.filter(
      (path) =>
        !elsewhere.includes(path) &&
        ![...views, ...own].some((other) => path.startsWith(`${other}/`)),
    )
    expect(listed('view')).toEqual(outermost.toSorted())
  })

  it('leads everybody to their own work, and to no other', async () => {
    const groups = async (roles: Role[], more = {}) => {
      const words = await dashboard(await signIn(roles, more))
      return words.split('Where to find everything|').at(-1) ?? ''
    }
    const host = await groups(['host'], { locations: [here] })
    expect(host).toMatch(/Bookings and guests.*Reservations.*Sold out.*Booking settings/)
    expect(host).not.toMatch(/Applications|Pages|Staff|Menu check|Zones/)
    const recruiter = await groups(['recruiter'], { locations: [here] })
    expect(recruiter).toMatch(/Applications.*Outbox/)
    expect(recruiter).not.toMatch(/Enquiries\||Subscribers|Reservations|Pages/)
    const marketing = await groups(['marketing'])
    expect(marketing).toMatch(/Enquiries\|.*Subscribers.*Outbox/)
    expect(marketing).not.toMatch(/Applications|Reservations|Pages/)
    const editor = await groups(['editor'])
    expect(editor).toMatch(/Menus.*Pages and stories.*Restaurants.*On every page/)
    expect(editor).not.toMatch(/Applications|Outbox\||Reservations|Staff|Settings\|/)
    const admin = await groups(['admin'])
    expect(admin).toMatch(/Reservations.*Applications.*Menus.*Pages.*Locations.*Footer.*Staff/)
  })

  it('still comes while the book of reservations does not answer', async () => {
    const as = await signIn(['admin'])
    await engine.close()
    const words = await dashboard(as)
    expect(words).toContain('Covers cannot be loaded right now.')
    expect(words).toContain('unanswered applications')
  })
}
