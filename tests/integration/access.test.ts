import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Role } from '#cms/access/roles.ts'
import { type Content, startContent } from '#tests/support/content.ts'
import { atWorkByPin } from '#tests/support/tablets.ts'

// Payload's own frame is made for a bundler: it brings style sheets with it.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

/** `pin`: an administrator and host everywhere, who is signed in by their PIN on a tablet of one restaurant. */
type Who = Role | 'nobody' | 'newcomer' | 'pin'
type Action = 'read' | 'create' | 'update' | 'delete'

const ROLES = ['admin', 'editor', 'host', 'manager', 'viewer', 'recruiter', 'marketing'] as const
const people: Who[] = ['nobody', 'newcomer', 'pin', ...ROLES]
const staff: Who[] = [...ROLES]
/** A manager does all that a host does. */
const hosts: Who[] = ['admin', 'host', 'manager']
/** Who works at the board, and there alone by a PIN. */
const atBoard: Who[] = [...hosts, 'pin']
const editors: Who[] = ['admin', 'editor']
/** Each imports what they may change. */
const importers: Who[] = [...editors, 'marketing', 'manager']

type Rule = Record<Action, Who[]>
const content: Rule = { read: staff, create: editors, update: editors, delete: editors }

/** Who may do what; whoever is not named is refused. */
const collections: Record<string, Rule> = {
  pages: content,
  'news-posts': content,
  'reusable-slices': content,
  redirects: content,
  // Saves of documents write them.
  'former-addresses': { ...content, create: [], update: [] },
  locations: content,
  zones: content,
  menus: content,
  'menu-categories': content,
  'menu-items': content,
  'menu-tags': content,
  media: content,
  // Uploads in the form of the look make them, and nothing changes them.
  fonts: { ...content, create: [], update: [] },
  'booking-settings': {
    read: ['editor', ...hosts],
    create: hosts,
    update: hosts,
    delete: ['admin'],
  },
  applications: {
    read: ['admin', 'recruiter'],
    create: [],
    update: [],
    delete: ['admin'],
  },
  enquiries: {
    read: [...hosts, 'marketing'],
    create: [],
    update: [],
    delete: ['admin'],
  },
  'submission-activity': { read: ['admin'], create: [], update: [], delete: [] },
  'reply-templates': {
    read: [...hosts, 'recruiter', 'marketing'],
    create: ['admin', 'recruiter', 'marketing'],
    // Others change those for what they reply to; one that nobody has is none of theirs.
    update: ['admin'],
    delete: ['admin'],
  },
  subscribers: {
    read: ['admin', 'marketing'],
    create: [],
    update: [],
    delete: ['admin', 'marketing'],
  },
  // Everybody finds and changes their own account, and no other one.
  staff: {
    read: [...staff, 'newcomer'],
    create: ['admin'],
    update: ['admin'],
    delete: ['admin'],
  },
}

const globals: Record<string, { read: Who[]; update: Who[] }> = {
  header: { read: staff, update: editors },
  footer: { read: staff, update: editors },
  banner: { read: staff, update: editors },
  popup: { read: staff, update: editors },
  cookies: { read: staff, update: editors },
  'not-found-page': { read: staff, update: editors },
  'seo-template': { read: staff, update: editors },
  look: { read: staff, update: editors },
  words: { read: staff, update: editors },
  settings: { read: staff, update: ['admin'] },
  'special-days': { read: staff, update: editors },
}

/** Endpoints of our own, with who may ask them; a question has its query, a change its body. */
const endpoints: Record<string, Who[]> = {
  'POST /location-setup/like': editors,
  'POST /location-setup/bookings': hosts,
  'GET /location-setup/missing': editors,
  'GET /location-setup/place': editors,
  'POST /own-group/begin': ['admin'],
  'GET /reservations/day': atBoard,
  'POST /reservations/search': atBoard,
  'GET /reservations/free-tables': atBoard,
  'GET /reservations/staff-times': atBoard,
  'GET /reservations/series': atBoard,
  'POST /reservations/act': atBoard,
  'POST /reservations/charge': atBoard,
  'POST /reservations/ask-payment': atBoard,
  'POST /reservations/known-guest': atBoard,
  'POST /reservations/note': atBoard,
  'POST /reservations/move': atBoard,
  'POST /reservations/swap': atBoard,
  'POST /reservations/book': atBoard,
  'POST /reservations/change': atBoard,
  'POST /reservations/walk-in': atBoard,
  'POST /reservations/day-rule': atBoard,
  'POST /reservations/lift-day-rule': atBoard,
  'POST /reservations/shift': atBoard,
  'POST /reservations/block': atBoard,
  'POST /reservations/cancel-all': atBoard,
  'POST /reservations/unblock': atBoard,
  'GET /reservations/walk-in-list': atBoard,
  'POST /reservations/walk-in-list-add': atBoard,
  'POST /reservations/walk-in-list-change': atBoard,
  'POST /reservations/walk-in-list-act': atBoard,
  'POST /reservations/walk-in-list-seat': atBoard,
  'GET /reservations/tonight': hosts,
  'GET /reservations/kitchen': [...atBoard, 'viewer'],
  'GET /reservations/live': [...atBoard, 'viewer'],
  'POST /reservations/find-guests': atBoard,
  'POST /reservations/read-guest': atBoard,
  'POST /reservations/save-profile': atBoard,
  'POST /reservations/merge-guests': atBoard,
  'POST /reservations/split-guest': atBoard,
  'POST /guest-data/find': hosts,
  'POST /guest-data/export': hosts,
  'POST /guest-data/erase': hosts,
  'GET /figures/csv': ['admin', 'manager'],
  'GET /site-counts/csv': ['admin', 'manager'],
  'GET /audit-log/csv': ['admin'],
  'GET /backups/state': ['admin'],
  'POST /backups/make': ['admin'],
  'POST /backups/permit': ['admin'],
  'GET /backups/download/:permit': ['admin'],
  'POST /exports/permit': ['admin'],
  'GET /exports/download/:permit': ['admin'],
  'POST /imports/file': importers,
  'GET /imports/report': importers,
  'POST /imports/check': importers,
  'POST /imports/write': importers,
  'POST /imports/stop': importers,
  'POST /imports/undo': importers,
  'POST /imports/reopen': importers,
  'POST /imports/discard': importers,
  'GET /look/drawn': editors,
  'GET /look/fonts': editors,
  'POST /look/fonts': editors,
  'GET /menu-editing/listings': editors,
  'GET /menu-editing/menu': editors,
  'POST /find-and-replace/find': editors,
  'POST /find-and-replace/replace': editors,
  'POST /find-and-replace/undo': editors,
  'POST /menu-editing/arrange': editors,
  'POST /menu-editing/dish': editors,
  'POST /menu-editing/pasted': editors,
  'POST /menu-editing/prices': editors,
  'GET /picture-library/uses': editors,
  'POST /picture-library/alt': editors,
  'POST /picture-library/replace': editors,
  'POST /picture-library/tags': editors,
  'GET /publish-check/draft': editors,
  'POST /publish-check/new': editors,
  'GET /search-preview/address': editors,
  'GET /sold-out/board': atBoard,
  'POST /sold-out/set': atBoard,
  'GET /table-cards/pdf': hosts,
  'GET /resumes/download': ['admin', 'recruiter'],
  'GET /newsletter/export': ['admin', 'marketing'],
  'POST /submissions/list': [...hosts, 'recruiter', 'marketing'],
  'POST /submissions/board': [...hosts, 'recruiter', 'marketing'],
  'POST /submissions/read': [...hosts, 'recruiter', 'marketing'],
  'POST /submissions/export': [...hosts, 'recruiter', 'marketing'],
  'POST /submissions/move': [...hosts, 'recruiter', 'marketing'],
  'POST /submissions/note': [...hosts, 'recruiter', 'marketing'],
  'POST /submissions/reply': [...hosts, 'recruiter', 'marketing'],
  'POST /invitations/send': ['admin'],
  'POST /invitations/withdraw': ['admin'],
  // Of one's own account, administrators of every one.
  'POST /sessions/list': [...staff, 'newcomer'],
  'POST /sessions/end': [...staff, 'newcomer'],
  // Whoever has the link.
  'POST /invitations/accept': people,
  // Whoever has the ticket of a first step, or is known by a passkey.
  'POST /second-factor/verify': people,
  'POST /second-factor/begin-app': people,
  'POST /second-factor/confirm-app': people,
  'POST /passkeys/options': people,
  'POST /passkeys/sign-in': people,
  'POST /passkeys/register-options': people,
  'POST /passkeys/register': people,
  // Whoever has an account elsewhere.
  'GET /single-sign-on/begin': people,
  'GET /single-sign-on/callback': people,
  'POST /second-factor/prove': staff,
  'POST /second-factor/prove-code': staff,
  'POST /second-factor/remove-app': staff,
  'POST /second-factor/recovery-codes': staff,
  'POST /second-factor/take-off': ['admin'],
  'POST /passkeys/prove': staff,
  'POST /passkeys/remove': staff,
  'POST /tablets/make': staff,
  'POST /tablets/withdraw': staff,
  // Shared tablets, which have a cookie.
  'GET /tablets/hosts': people,
  'POST /tablets/unlock': people,
  'POST /tablets/lock': people,
  // Hosts and managers for themselves.
  'POST /tablets/set-pin': staff,
  'POST /tablets/remove-pin': staff,
}

/** Endpoints that answer without a question. */
const LISTS: ReadonlySet<string> = new Set(['GET /look/fonts'])

/** Folders of endpoints of our own. */
const FOLDERS = [
  'audit-log',
  'backups',
  'exports',
  'figures',
  'find-and-replace',
  'guest-data',
  'imports',
  'invitations',
  'location-setup',
  'look',
  'menu-editing',
  'newsletter',
  'own-group',
  'passkeys',
  'picture-library',
  'publish-check',
  'reservations',
  'resumes',
  'search-preview',
  'second-factor',
  'sessions',
  'single-sign-on',
  'site-counts',
  'sold-out',
  'submissions',
  'table-cards',
  'tablets',
]
const OWN = new RegExp(`/(${FOLDERS.join('|')})/`)

/** The views of our own in the admin, with what else they ask. */
const views: Record<string, { open: Who[]; component: string; asks: [string, string][] }> = {
  applications: {
    open: ['admin', 'recruiter'],
    component: 'submissions/applications.tsx#Applications',
    asks: [],
  },
  enquiries: {
    open: [...hosts, 'marketing'],
    component: 'submissions/enquiries.tsx#Enquiries',
    asks: [],
  },
  auditLog: { open: ['admin'], component: 'audit-log/audit-log.tsx#AuditLog', asks: [] },
  brokenLinks: {
    ...{ open: editors, component: 'broken-links/broken-links.tsx#BrokenLinks', asks: [] },
  },
  contentCheck: {
    open: editors,
    component: 'content-check/content-check.tsx#ContentCheck',
    asks: [],
  },
  figures: {
    open: ['admin', 'manager'],
    component: 'figures/figures.tsx#Figures',
    asks: [['GET', '/figures/csv?report=none']],
  },
  guestData: {
    open: hosts,
    component: 'guest-data/guest-data.tsx#GuestData',
    asks: [],
  },
  bookingSetup: {
    open: hosts,
    component: 'booking-setup/booking-setup.tsx#BookingSetup',
    asks: [],
  },
  goingLive: { open: ['admin'], component: 'first-steps/going-live.tsx#GoingLive', asks: [] },
  imports: { open: importers, component: 'imports/imports.tsx#Imports', asks: [] },
  ownGroup: { open: ['admin'], component: 'own-group/own-group.tsx#OwnGroup', asks: [] },
  guests: { open: atBoard, component: 'guests/guests.tsx#Guests', asks: [] },
  kitchen: {
    open: [...atBoard, 'viewer'],
    component: 'kitchen/kitchen.tsx#Kitchen',
    asks: [['GET', '/reservations/kitchen?location=987654321']],
  },
  menuCheck: { open: editors, component: 'menu-check/menu-check.tsx#MenuCheck', asks: [] },
  newsCalendar: {
    ...{ open: editors, component: 'news-calendar/news-calendar.tsx#NewsCalendar', asks: [] },
  },
  notices: { open: editors, component: 'notices/notices.tsx#Notices', asks: [] },
  findAndReplace: {
    open: editors,
    component: 'find-replace/find-replace.tsx#FindReplace',
    asks: [],
  },
  pastedMenu: { open: editors, component: 'pasted-menu/pasted-menu.tsx#PastedMenu', asks: [] },
  pictures: {
    open: editors,
    component: 'pictures/pictures.tsx#Pictures',
    asks: [['GET', '/picture-library/uses?id=987654321']],
  },
  prices: { open: editors, component: 'menu-editing/prices/prices.tsx#Prices', asks: [] },
  wholeMenu: {
    open: editors,
    component: 'menu-editing/whole/whole-menu.tsx#WholeMenu',
    asks: [['GET', '/menu-editing/menu?menu=987654321']],
  },
  outbox: {
    open: [...hosts, 'recruiter', 'marketing'],
    component: 'outbox/outbox.tsx#Outbox',
    asks: [['POST', '/outbox/retry?key=confirmation:nobody']],
  },
  paper: { open: [...atBoard, 'viewer'], component: 'paper/paper.tsx#Paper', asks: [] },
  reservations: {
    open: atBoard,
    component: 'reservations/reservations.tsx#Reservations',
    asks: [['GET', '/reservations/day?location=987654321']],
  },
  secondStep: { open: staff, component: 'second-step/view.tsx#SecondStepView', asks: [] },
  soldOut: {
    open: atBoard,
    component: 'sold-out/sold-out.tsx#SoldOut',
    asks: [['GET', '/sold-out/board?location=987654321']],
  },
  tonight: {
    open: hosts,
    component: 'tonight/tonight.tsx#Tonight',
    asks: [['GET', '/reservations/tonight?location=1']],
  },
  pin: { open: ['host', 'manager'], component: 'tablets/pin.tsx#PinView', asks: [] },
  tablets: { open: ['admin', 'manager'], component: 'tablets/tablets.tsx#Tablets', asks: [] },
  system: { open: ['admin'], component: 'system/system.tsx#System', asks: [] },
  websiteFigures: {
    open: ['admin', 'manager'],
    component: 'website-figures/website-figures.tsx#WebsiteFigures',
    asks: [['GET', '/site-counts/csv?week=none']],
  },
  tableCards: {
    open: hosts,
    component: 'table-cards.tsx#TableCards',
    asks: [['GET', '/table-cards/pdf?location=987654321']],
  },
}

const REFUSED = 403
/** A document that nobody has: who may ask gets 404, who may not 403. */
const NO_DOCUMENT = 987_654_321

let system: Content
/** Of the tablet. */
let ownLocation: number
const tokens = new Map<Who, string>()

beforeAll(async () => {
  system = await startContent()
  for (const role of ROLES) {
    tokens.set(role, await system.signIn([role], { allLocations: true }))
  }
  tokens.set('newcomer', await system.signIn(['admin'], { mustChangePassword: true }))
  ownLocation = await system.openLocation('here')
  tokens.set('pin', await atWorkByPin(system, ownLocation))
})
afterAll(() => system?.stop())

/** A request to the admin by somebody who is signed in, or by nobody. */
const requestOf = (who: Who) => system.request('/admin', tokens.get(who))

async function ask(who: Who, action: Action, slug: string) {
  const as = tokens.get(who)
  switch (action) {
    case 'read':
      return system.rest('GET', `/${slug}?limit=1`, { as })
    case 'create':
      return system.rest('POST', `/${slug}`, { as, body: {} })
    case 'update':
      return system.rest('PATCH', `/${slug}/${NO_DOCUMENT}`, { as, body: {} })
    case 'delete':
      return system.rest('DELETE', `/${slug}/${NO_DOCUMENT}`, { as })
  }
}

describe('the table of access', () => {
  it('names every collection and every global', () => {
    const own = system.payload.config.collections.map(({ slug }) => slug as string)
    expect(own.filter((slug) => !slug.startsWith('payload-')).sort()).toEqual(
      Object.keys(collections).sort(),
    )
    const known = system.payload.config.globals.map(({ slug }) => slug as string)
    expect(known.sort()).toEqual(Object.keys(globals).sort())
  })

  const cases = Object.entries(collections).flatMap(([slug, rule]) =>
    people.flatMap((who) =>
      (['read', 'create', 'update', 'delete'] as const).map((action) => ({
        slug,
        who,
        action,
        allowed: rule[action].includes(who),
      })),
    ),
  )
  // ASVS 8.2.1
  it.each(cases)('$who may $action $slug: $allowed', async ({ slug, who, action, allowed }) => {
    const { status } = await ask(who, action, slug)
    if (allowed) expect(status).not.toBe(REFUSED)
    else expect(status).toBe(REFUSED)
    expect(status).not.toBe(401)
    expect(status).toBeLessThan(500)
  })

  const globalCases = Object.entries(globals).flatMap(([slug, rule]) =>
    people.flatMap((who) => [
      { slug, who, action: 'GET', allowed: rule.read.includes(who) },
      { slug, who, action: 'POST', allowed: rule.update.includes(who) },
    ]),
  )
  it.each(globalCases)('$who may $action the global $slug: $allowed', async (one) => {
    const body = one.action === 'POST' ? {} : undefined
    const address = `/globals/${one.slug}`
    const { status } = await system.rest(one.action, address, { as: tokens.get(one.who), body })
    if (one.allowed) expect(status).not.toBe(REFUSED)
    else expect(status).toBe(REFUSED)
    expect(status).toBeLessThan(500)
  })

  it('names every endpoint of our own', () => {
    const own = system.payload.config.endpoints
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
      .filter((endpoint) => OWN.test(endpoint))
    expect(own.sort()).toEqual(Object.keys(endpoints).sort())
  })

  const endpointCases = Object.entries(endpoints).flatMap(([endpoint, allowed]) =>
    people.map((who) => ({ endpoint, who, allowed: allowed.includes(who) })),
  )
  // ASVS 8.2.1, 8.3.1
  it.each(endpointCases)('$who may $endpoint: $allowed', async ({ endpoint, who, allowed }) => {
    const [method = '', path = ''] = endpoint.split(' ')
    // At their own restaurant; others are refused whatever they ask.
    const location = who === 'pin' ? ownLocation : NO_DOCUMENT
    const query = `location=${location}&application=${NO_DOCUMENT}&state=nowhere`
    const question = method === 'GET' ? `?${query}` : ''
    const body = method === 'GET' ? undefined : { location }
    const { status } = await system.rest(method, path + question, { as: tokens.get(who), body })
    // There are a day, a menu and walk-ins at the restaurant of the tablet.
    const isAnswered = who === 'pin' || LISTS.has(endpoint)
    if (allowed) expect(isAnswered ? [200, 404, 422] : [404, 422]).toContain(status)
    else expect(status).toBe(REFUSED)
  })

  it('names every view of our own', () => {
    // The dashboard is everybody's; what it shows to whom is asked in a suite of its own. The sign-in is nobody's.
    const { dashboard, login, ...own } = system.payload.config.admin.components.views ?? {}
    expect([dashboard, login]).not.toContain(undefined)
    expect(Object.keys(own).sort()).toEqual(Object.keys(views).sort())
  })

  const viewCases = Object.entries(views).flatMap(([name, view]) =>
    people.map((who) => ({ name, who, view, allowed: view.open.includes(who) })),
  )
  // ASVS 8.2.1
  it.each(viewCases)('$who may open the view $name: $allowed', async ({ who, view, allowed }) => {
    const [file, component] = view.component.split('#')
    const module = await import(`../../src/cms/views/${file}`)
    const opened = module[component ?? '']({ initPageResult: { req: await requestOf(who) } })
    if (allowed) await expect(opened).resolves.toBeTruthy()
    else {
      // What mails lead to asks whoever is not signed in to do so first.
      const away = who === 'nobody' ? /404|;\/admin\/login\?redirect=/ : /404/
      await expect(opened).rejects.toMatchObject({ digest: expect.stringMatching(away) })
    }
    for (const [method, path] of view.asks) {
      const { status } = await system.rest(method, path, { as: tokens.get(who) })
      if (allowed && who !== 'pin') expect([404, 422]).toContain(status)
      else expect(status).toBe(REFUSED)
    }
  })

  // ASVS 8.2.1
  it.each(['payload-jobs', 'payload-locked-documents', 'payload-preferences', 'payload-kv'])(
    'nobody reads %s',
    async (slug) => {
      const { status } = await system.rest('GET', `/${slug}`)
      expect([401, REFUSED, 404]).toContain(status)
    },
  )
})

describe('accounts', () => {
  // ASVS 6.3.2
  it('cannot be made by visitors, not even the first one', async () => {
    const body = { email: 'me@example.com', password: 'a long enough password', name: 'Me' }
    expect((await system.rest('POST', '/staff/first-register', { body })).status).toBe(404)
    expect((await system.rest('POST', '/staff', { body })).status).toBe(REFUSED)
  })

  // ASVS 6.4.1
  it('with a one-time password see nothing but themselves until they choose their own', async () => {
    const { payload, rest } = system
    const { createFirstStaff } = await import('#cms/staff/one-time-passwords.ts')
    expect(await createFirstStaff(payload, 'late@example.com')).toBeNull()
    const email = 'new-one@example.com'
    const made = await payload.create({
      collection: 'staff',
      data: {
        email,
        password: 'one time password',
        name: 'New',
        roles: ['admin'],
        mustChangePassword: true,
      },
    })
    const login = { email, password: 'one time password' }
    const as = String((await rest('POST', '/staff/login', { body: login })).body.token)
    expect((await rest('GET', '/pages', { as })).status).toBe(REFUSED)
    expect((await rest('GET', '/staff', { as })).body.totalDocs).toBe(1)

    const grab = { mustChangePassword: false, roles: ['admin'] }
    await rest('PATCH', `/staff/${made.id}`, { as, body: grab })
    expect((await rest('GET', '/pages', { as })).status).toBe(REFUSED)

    const short = await rest('PATCH', `/staff/${made.id}`, { as, body: { password: 'short' } })
    expect(short.status).toBe(400)
    const own = { password: 'a password of my own' }
    expect((await rest('PATCH', `/staff/${made.id}`, { as, body: own })).status).toBe(200)
    const again = await rest('POST', '/staff/login', { body: { email, ...own } })
    const token = String(again.body.token)
    expect((await rest('GET', '/pages', { as: token })).status).toBe(200)
  })

  // ASVS 8.2.3, 15.3.3
  it('that are not an administrator’s cannot give themselves a role or a location', async () => {
    const { payload, rest } = system
    const as = tokens.get('marketing')
    const { docs } = await payload.find({
      collection: 'staff',
      where: { roles: { contains: 'marketing' } },
    })
    const id = docs[0]?.id
    await rest('PATCH', `/staff/${id}`, { as, body: { roles: ['admin'], allLocations: true } })
    const after = await payload.findByID({ collection: 'staff', id: Number(id) })
    expect(after.roles).toEqual(['marketing'])
  })

  it('come back in with a new one-time password, after too many tries and without mail', async () => {
    const { payload, rest } = system
    const { resetStaffPassword } = await import('#cms/staff/one-time-passwords.ts')
    const email = 'forgetful@example.com'
    const lost = 'a password that was lost'
    const roles = ['host' as const]
    const data = { email, password: lost, name: 'F', roles, mustChangePassword: false }
    const { id } = await payload.create({ collection: 'staff', data })
    for (let attempt = 0; attempt < 5; attempt++) {
      await rest('POST', '/staff/login', { body: { email, password: 'wrong' } })
    }
    const password = await resetStaffPassword(payload, 'Forgetful@Example.com')
    const login = (given: unknown) =>
      rest('POST', '/staff/login', { body: { email, password: given } })
    expect((await login(password)).status).toBe(200)
    expect((await login(lost)).status).toBe(401)
    expect((await payload.findByID({ collection: 'staff', id })).mustChangePassword).toBe(true)
    expect(await resetStaffPassword(payload, 'nobody@example.com')).toBeNull()
  })
})

describe('own locations', () => {
  // ASVS 8.2.2
  it('limit what recruiters read and hosts change', async () => {
    const { payload, rest, signIn } = system
    const { locationData } = await import('#tests/support/content.ts')
    const make = (uid: string) =>
      payload.create({ collection: 'locations', data: locationData(uid) })
    const [mine, other] = [await make('mine'), await make('other')]
    for (const location of [mine, other]) {
      await payload.create({
        collection: 'applications',
        data: {
          fname: 'A',
          lname: 'B',
          tel: '604 555 0101',
          position: 'Culinary',
          state: 'new',
          location: location.id,
        },
      })
    }
    const recruiter = await signIn(['recruiter'], { locations: [mine.id] })
    expect((await rest('GET', '/applications', { as: recruiter })).body.totalDocs).toBe(1)
    const none = await signIn(['recruiter'])
    expect((await rest('GET', '/applications', { as: none })).status).toBe(REFUSED)

    const host = await signIn(['host'], { locations: [mine.id] })
    const body = { location: other.id }
    expect((await rest('POST', '/booking-settings', { as: host, body })).status).toBe(REFUSED)
  })
})
