import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Content, fridayAhead, startContent } from './content.ts'
import { bookAs } from './host.ts'
import type { PostgresDatabase } from './postgres.ts'
import { readEvents } from './read-events.ts'
import { givePin, makeTablet, PIN } from './tablets.ts'

const PASSWORD = 'a long walk on the pier'
const OTHER_PIN = '730184'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Shared tablets of locations and the PINs of their hosts, on any database. */
export function describeTablets(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  let here: number
  let elsewhere: number
  let manager: Person
  beforeAll(async () => {
    database = await makeDatabase()
    system = await startContent(database?.url)
    here = await system.openLocation('here')
    elsewhere = await system.openLocation('elsewhere')
    manager = await person(['manager'], { locations: [here] })
  })
  afterEach(() => void vi.useRealTimers())
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
  })

  let people = 0
  type Role = 'admin' | 'editor' | 'host' | 'manager' | 'viewer'
  type Person = { id: number; name: string; email: string }
  async function person(roles: Role[], more: Record<string, unknown> = {}): Promise<Person> {
    const name = `Robin ${++people}`
    const email = `person.${people}@hearthandsalt.example`
    const own = { name, email, password: PASSWORD, roles, mustChangePassword: false, ...more }
    const { id } = await system.payload.create({ collection: 'staff', data: own as never })
    return { id, name, email }
  }
  const host = (more: Record<string, unknown> = {}) =>
    person(['host'], { locations: [here], ...more })

  /** A browser with its cookies. */
  class Browser {
    readonly cookies = new Map<string, string>()

    get header() {
      return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    }

    /** One with the cookies that this one has now. */
    copy(): Browser {
      const other = new Browser()
      for (const [name, value] of this.cookies) other.cookies.set(name, value)
      return other
    }

    async ask(method: string, path: string, body?: unknown) {
      const reply = await system.rest(method, path, { as: this.header || 'a=1', body })
      for (const one of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
        if (value) this.cookies.set(name, value)
        else this.cookies.delete(name)
      }
      return reply
    }

    async signIn({ email }: Person) {
      const reply = await this.ask('POST', '/staff/login', { email, password: PASSWORD })
      expect(reply.status).toBe(200)
      return this
    }

    unlock({ id: staff }: { id: number }, pin = PIN) {
      return this.ask('POST', '/tablets/unlock', { staff, pin })
    }

    lock() {
      return this.ask('POST', '/tablets/lock', {})
    }

    /** Whose session it is; null = nobody's. */
    async who(): Promise<number | null> {
      const { body } = await this.ask('GET', '/staff/me')
      return (body.user as { id: number } | null)?.id ?? null
    }

    board(location = here) {
      return this.ask('GET', `/reservations/day?location=${location}&day=${fridayAhead()}`)
    }
  }

  const make = (browser: Browser, name = 'Host stand', location = here) =>
    browser.ask('POST', '/tablets/make', { location, name })
  async function tablet(name = 'Host stand'): Promise<Browser> {
    const browser = new Browser()
    const one = { location: here, madeBy: manager.id, name }
    browser.cookies.set('tableside-tablet', await makeTablet(system.payload, one))
    return browser
  }
  async function proofOf(browser: Browser) {
    const body = { currentPassword: PASSWORD }
    const { body: proved } = await browser.ask('POST', '/second-factor/prove', body)
    return String(proved.proof)
  }
  async function withPin(who: Person, pin = PIN): Promise<Person> {
    await givePin(system.payload, who.id, pin)
    return who
  }
  /** Gives somebody a PIN at a device of their own. */
  async function setPin(who: Person, pin = PIN): Promise<Person> {
    const desk = await new Browser().signIn(who)
    const proof = await proofOf(desk)
    expect((await desk.ask('POST', '/tablets/set-pin', { pin, proof })).status).toBe(200)
    return who
  }
  const rows = async (text: string) => {
    const { runSql } = await import('#cms/database/sql.ts')
    return runSql(system.payload, text)
  }
  const sessionsOf = (staff: number) =>
    rows(`SELECT * FROM sign_in_sessions WHERE staff = ${staff}`)
  const idOfTablet = async (name: string) =>
    String((await rows(`SELECT id FROM tablets WHERE name = '${name}'`))[0]?.id)
  const actsOn = async (staff: number) =>
    (
      await rows(
        `SELECT act, detail, staff FROM audit_entries WHERE subject = 'collections/staff/${staff}' ORDER BY id`,
      )
    ).map(({ act, detail }) => [act, detail].filter(Boolean).join(': '))
  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  async function written() {
    const { usesWritten } = await import('#cms/sessions/use-session.ts')
    await usesWritten()
  }
  const refusedWith = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    (body.error as { code?: string } | undefined)?.code,
  ]

  describe('a shared tablet', () => {
    it('is made by a manager, who is signed out of it, and is kept by a digest alone', async () => {
      const browser = await new Browser().signIn(manager)
      const session = browser.copy()
      const made = await make(browser, '  By the  door ')
      expect(made.status).toBe(200)
      expect(made.headers.getSetCookie()[0]).toMatch(
        /^tableside-tablet=[\w-]{43}; Path=\/; Expires=.{29}; HttpOnly; SameSite=Lax$/,
      )
      expect(await browser.who()).toBeNull()
      expect(await session.who()).toBeNull()
      const token = browser.cookies.get('tableside-tablet') ?? ''
      const kept = await rows(`SELECT * FROM tablets WHERE name = 'By the  door'`)
      expect(JSON.stringify(kept)).not.toContain(token)
      expect(kept).toMatchObject([{ location: here, former_token: null, unlocked_at: null }])
      const [entry] = await rows(
        `SELECT * FROM audit_entries WHERE act = 'make_tablet' AND title LIKE '%By the  door'`,
      )
      expect(entry).toMatchObject({ title: 'here, By the  door', staff: manager.id })
    })

    it.each([
      ['a host', () => host()],
      ['an editor', () => person(['editor'])],
      ['a manager of another restaurant', () => person(['manager'], { locations: [elsewhere] })],
    ])('is not made by %s', async (_, someone) => {
      const browser = await new Browser().signIn(await someone())
      expect((await make(browser)).status).toBe(403)
      expect(browser.cookies.has('tableside-tablet')).toBe(false)
    })

    it('is not made by nobody, nor at a restaurant that there is not, nor without a name', async () => {
      expect((await make(new Browser())).status).toBe(403)
      const admin = await new Browser().signIn(await person(['admin']))
      expect(refusedWith(await make(admin, 'Bar', 987_654_321))).toEqual([404, 'unknown_location'])
      expect((await make(admin, ' \u200e ')).status).toBe(422)
      expect(await admin.who()).not.toBeNull()
    })

    it('names those who work there, and nobody else', async () => {
      const present = [
        await host({ name: 'Ada' }),
        await person(['manager', 'admin'], { name: 'Bo', locations: [elsewhere, here] }),
        await host({ name: 'Cleo', allLocations: true, locations: [] }),
      ]
      const absent = [
        await person(['editor'], { locations: [here] }),
        await person(['viewer'], { locations: [here] }),
        await person(['admin'], { allLocations: true }),
        await host({ locations: [elsewhere] }),
        await host({ mustChangePassword: true }),
        await host({ state: 'withdrawn' }),
        await host({ state: 'invited' }),
      ]
      const browser = await tablet()
      const { hosts } = (await browser.ask('GET', '/tablets/hosts')).body as {
        hosts: { id: number; name: string }[]
      }
      expect(hosts.slice(0, 3)).toEqual(
        ['Ada', 'Bo', 'Cleo'].map((name, at) => ({ id: present[at]?.id, name })),
      )
      const listed = hosts.map(({ id }) => id)
      for (const { id } of absent) expect(listed).not.toContain(id)
      expect((await new Browser().ask('GET', '/tablets/hosts')).status).toBe(404)
    })

    it('is none any more after 30 days', async () => {
      const [browser, who] = [await tablet(), await withPin(await host())]
      later(30 * DAY - 20 * MINUTE)
      await new Browser().signIn(who)
      expect((await browser.unlock(who)).status).toBe(200)
      later(20 * MINUTE)
      expect(await browser.who()).toBeNull()
      expect(refusedWith(await browser.unlock(who))).toEqual([404, 'no_tablet'])
    })
  })

  describe('a PIN', () => {
    it('is set with the current password, and kept so that nobody reads it', async () => {
      const who = await setPin(await host())
      const kept = await rows(`SELECT * FROM staff_pins WHERE staff = ${who.id}`)
      expect(JSON.stringify(kept)).not.toContain(PIN)
      const { isPasswordOf } = await import('#cms/staff/passwords/verify.ts')
      const { hash, salt } = kept[0] as { hash: string; salt: string }
      // Whoever has a copy of the database alone does not find it by trying.
      expect(await isPasswordOf({ hash, salt }, PIN)).toBe(false)
      const notices = await rows(`SELECT act FROM second_factor_notices WHERE staff = ${who.id}`)
      expect(notices).toEqual([{ act: 'pin_set' }])
      expect(await actsOn(who.id)).toContain('set_pin')
    })

    it('is not what others try first, and nothing but six digits', async () => {
      const desk = await new Browser().signIn(await host())
      const proof = await proofOf(desk)
      for (const pin of ['123456', '000000', '12345', '1234567', 'abcdef', '49506７']) {
        const set = await desk.ask('POST', '/tablets/set-pin', { pin, proof })
        expect(refusedWith(set), pin).toEqual([422, 'pin_refused'])
      }
    })

    it('is not set without the password, by another’s proof, or by somebody who is no host', async () => {
      const desk = await new Browser().signIn(await host())
      const others = await proofOf(await new Browser().signIn(await host()))
      for (const proof of ['no proof', others]) {
        const set = await desk.ask('POST', '/tablets/set-pin', { pin: PIN, proof })
        expect(refusedWith(set)).toEqual([409, 'proof_needed'])
      }
      const editor = await new Browser().signIn(await person(['editor']))
      const body = { pin: PIN, proof: await proofOf(editor) }
      expect((await editor.ask('POST', '/tablets/set-pin', body)).status).toBe(403)
    })

    it('is removed by its owner, and with every new password', async () => {
      const browser = await tablet()
      const removed = await withPin(await host())
      const desk = await new Browser().signIn(removed)
      expect((await desk.ask('POST', '/tablets/remove-pin', {})).status).toBe(200)
      expect((await browser.unlock(removed)).status).toBe(401)
      const changed = await withPin(await host())
      const own = await new Browser().signIn(changed)
      const body = { password: 'a short swim in the bay', currentPassword: PASSWORD }
      expect((await own.ask('PATCH', `/staff/${changed.id}`, body)).status).toBe(200)
      expect((await browser.unlock(changed)).status).toBe(401)
      const reset = await withPin(await host())
      const data = { email: reset.email }
      const token = await system.payload.forgotPassword({
        ...{ collection: 'staff', data, disableEmail: true },
      })
      const chosen = { token, password: 'a short swim in the bay' }
      expect((await new Browser().ask('POST', '/staff/reset-password', chosen)).status).toBe(200)
      expect((await browser.unlock(reset)).status).toBe(401)
    })

    it('rests 30 days after the last sign-in by more than it', async () => {
      const who = await withPin(await host())
      later(29 * DAY)
      const browser = await tablet()
      expect((await browser.unlock(who)).status).toBe(200)
      later(2 * DAY)
      expect((await browser.unlock(who)).status).toBe(401)
      await new Browser().signIn(who)
      expect((await browser.unlock(who)).status).toBe(200)
    })
  })

  describe('unlocking', () => {
    it('signs somebody in under their own name, and says so in the audit log', async () => {
      const [browser, who] = [await tablet(), await withPin(await host())]
      const unlocked = await browser.unlock(who)
      expect(unlocked.status).toBe(200)
      expect(unlocked.body).toEqual({ staff: who.id, wrong: 0 })
      expect(await browser.who()).toBe(who.id)
      expect((await browser.board()).status).toBe(200)
      expect(await actsOn(who.id)).toContain('sign_in: pin: Host stand')
    })

    it('of another host ends the session that was there: each acts under their own name', async () => {
      const browser = await tablet()
      const [ada, ben] = [await withPin(await host()), await withPin(await host(), OTHER_PIN)]
      const { bookingEngine } = await import('#booking-engine/process.ts')
      const day = fridayAhead()
      const visit = { locationId: String(here), at: `${day}T17:00` }
      const { id } = (await bookAs(await bookingEngine(), visit)).reservation
      type Row = { id: string; seen: number }
      const note = async (words: string) => {
        const { reservations } = (await browser.board()).body as unknown as { reservations: Row[] }
        const seen = reservations.find((one) => one.id === id)?.seen
        const body = { location: here, id, seen, note: words }
        expect((await browser.ask('POST', '/reservations/note', body)).status).toBe(200)
      }
      await browser.unlock(ada)
      const before = browser.copy()
      await note('by the window')
      await browser.lock()
      expect(await before.who()).toBeNull()
      expect((await before.board()).status).toBe(403)
      await browser.unlock(ben, OTHER_PIN)
      await note('in the corner')
      const { people: acted } = (await browser.board()).body as unknown as {
        people: Record<string, string>
      }
      expect(Object.values(acted).sort()).toEqual([ada.name, ben.name].sort())
      expect(await actsOn(ada.id)).toContain('sign_out: tablet_locked')
      expect([await sessionsOf(ada.id), await browser.who()]).toEqual([[], ben.id])
    })

    it('works with the cookie of a tablet alone', async () => {
      const who = await withPin(await host())
      for (const browser of [new Browser(), await new Browser().signIn(who)])
        expect(refusedWith(await browser.unlock(who))).toEqual([404, 'no_tablet'])
      const foreign = new Browser()
      foreign.cookies.set('tableside-tablet', 'a'.repeat(43))
      expect(refusedWith(await foreign.unlock(who))).toEqual([404, 'no_tablet'])
    })

    it('is refused to a page of another website', async () => {
      const [browser, who] = [await tablet(), await withPin(await host())]
      const answer = await system.open('/tablets/unlock', undefined, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', cookie: browser.header },
          ...{ 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
        },
        body: JSON.stringify({ staff: who.id, pin: PIN }),
      })
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
    })

    it('begins a session that counts with the cookie of its tablet alone', async () => {
      const [browser, who] = [await tablet(), await withPin(await host())]
      await browser.unlock(who)
      const token = browser.cookies.get('tableside-session') ?? ''
      expect((await system.rest('GET', '/staff/me', { as: token })).body).toMatchObject({
        user: null,
      })
      const stolen = new Browser()
      stolen.cookies.set('tableside-session', token)
      expect(await stolen.who()).toBeNull()
      const other = await tablet()
      other.cookies.set('tableside-session', token)
      expect(await other.who()).toBeNull()
      expect(await browser.who()).toBe(who.id)
    })

    it('gives the tablet another token: a copy of its cookie is soon worthless', async () => {
      const [browser, who] = [await tablet(), await withPin(await host())]
      const copy = browser.copy()
      await browser.unlock(who)
      // The answer may not have come: the token before goes on for one more time.
      later(2 * MINUTE)
      const lost = copy.copy()
      expect((await copy.unlock(who)).status).toBe(200)
      later(2 * MINUTE)
      expect((await lost.unlock(who)).status).toBe(200)
      later(2 * MINUTE)
      expect((await lost.unlock(who)).status).toBe(200)
      for (const one of [browser, copy])
        expect(refusedWith(await one.unlock(who))).toEqual([404, 'no_tablet'])
    })
  })

  describe('the lock', () => {
    it('comes a quarter of an hour after the last touch, and closes everything', async () => {
      const [browser, who] = [await tablet(), await withPin(await host())]
      await browser.unlock(who)
      later(14 * MINUTE)
      expect((await browser.ask('GET', '/staff/session?used=true')).body).toMatchObject({
        ...{ isSignedIn: true, staff: who.id, endsInMs: 15 * MINUTE },
      })
      await written()
      later(14 * MINUTE)
      // What screens ask by themselves is no touch.
      expect((await browser.board()).status).toBe(200)
      await written()
      later(MINUTE)
      expect((await browser.board()).status).toBe(403)
      const live = await browser.ask('GET', `/reservations/live?locations=${here}`)
      expect([live.status, await browser.who()]).toEqual([403, null])
      expect((await browser.ask('GET', '/staff/session?used=true')).body).toEqual({
        isSignedIn: false,
      })
      expect((await browser.unlock(who)).status).toBe(200)
      expect((await browser.board()).status).toBe(200)
    })

    it('ends the stream of the board', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      onTestFinished(() => void vi.useRealTimers())
      const [browser, who] = [await tablet(), await withPin(await host())]
      await browser.unlock(who)
      const events = readEvents(
        await system.open(`/reservations/live?locations=${here}`, browser.header),
      )
      expect(await events.next()).toEqual({ version: expect.any(String) })
      await browser.copy().lock()
      vi.advanceTimersByTime(5000)
      expect(await events.next()).toBeNull()
    })

    it('comes as soon for somebody who signs in with their password there, and ends what was there', async () => {
      const [browser, who] = [await tablet(), await withPin(await host())]
      await browser.unlock(who)
      const before = browser.copy()
      await browser.signIn(manager)
      expect([await before.who(), await browser.who()]).toEqual([null, manager.id])
      // They are themselves, with all that they may do.
      expect((await browser.ask('GET', `/staff/${manager.id}`)).status).toBe(200)
      later(15 * MINUTE)
      expect(await browser.who()).toBeNull()
    })

    it('that comes late leaves whoever has begun meanwhile', async () => {
      const [browser, ada, ben] = [
        await tablet(),
        await withPin(await host()),
        await withPin(await host()),
      ]
      await browser.unlock(ada)
      const before = browser.copy()
      await browser.unlock(ben)
      const late = await before.lock()
      expect([late.status, late.headers.get('set-cookie')]).toEqual([200, null])
      expect(await browser.who()).toBe(ben.id)
    })

    it('is no fault where the tablet is locked already, and nothing for another device', async () => {
      const browser = await tablet()
      expect([(await browser.lock()).status, (await browser.lock()).status]).toEqual([200, 200])
      expect(refusedWith(await new Browser().lock())).toEqual([404, 'no_tablet'])
    })
  })

  describe('a session by PIN', () => {
    /** Administrator, editor and host everywhere, at work on a tablet of one restaurant. */
    async function atWork() {
      const who = await person(['admin', 'editor', 'host'], { allLocations: true })
      const browser = await tablet()
      await browser.unlock(await withPin(who))
      return { who, browser }
    }

    // ASVS 6.3.4
    it('is at the board of its restaurant, and at no other one', async () => {
      const { browser } = await atWork()
      expect((await browser.board(here)).status).toBe(200)
      expect((await browser.board(elsewhere)).status).toBe(403)
      const both = await browser.ask('GET', `/reservations/live?locations=${here},${elsewhere}`)
      expect(both.status).toBe(403)
    })

    it('reads and changes no account, not even its own', async () => {
      const { who, browser } = await atWork()
      const me = (await browser.ask('GET', '/staff/me')).body.user as Record<string, unknown>
      expect(me).toMatchObject({
        id: who.id,
        roles: ['host'],
        allLocations: false,
        locations: [here],
      })
      for (const path of [`/staff/${who.id}`, '/staff', `/staff/${manager.id}`])
        expect((await browser.ask('GET', path)).status, path).toBe(403)
      const changes = [
        { name: 'X' },
        { password: 'a short swim in the bay', currentPassword: PASSWORD },
      ]
      for (const body of changes)
        expect((await browser.ask('PATCH', `/staff/${who.id}`, body)).status).toBe(403)
      for (const path of ['list', 'end'])
        expect((await browser.ask('POST', `/sessions/${path}`, { staff: who.id })).status).toBe(403)
      const prove = await browser.ask('POST', '/second-factor/prove', { currentPassword: PASSWORD })
      expect(prove.status).toBe(403)
      expect((await make(browser)).status).toBe(403)
    })

    it('signs nobody out elsewhere', async () => {
      const { who, browser } = await atWork()
      const desk = await new Browser().signIn(who)
      await browser.ask('POST', '/staff/logout?allSessions=true')
      expect([await browser.who(), await desk.who()]).toEqual([null, who.id])
    })

    it('makes no booking of an enquiry, which it may not read', async () => {
      const { browser } = await atWork()
      const enquiry = await system.make('enquiries', {
        ...{ kind: 'group-booking', fname: 'Ida', lname: 'Marsh', location: here },
        ...{ email: 'ida@example.com', tel: '604 555 0142', toEmail: 'desk@example.com' },
      })
      const booking = { location: here, key: crypto.randomUUID(), party: 2, enquiry }
      const more = {
        at: `${fridayAhead()}T18:00`,
        guest: { name: 'Ida Marsh' },
        table: { kind: 'best' },
      }
      const booked = await browser.ask('POST', '/reservations/book', {
        ...booking,
        ...more,
        beyond: [],
      })
      expect(booked.status).toBe(403)
    })

    it.each([
      ['their account is withdrawn', { state: 'withdrawn' }],
      ['they are no host any more', { roles: ['editor'] }],
      ['they work elsewhere', { allLocations: false, locations: [] }],
      ['they must choose a password', { mustChangePassword: true }],
    ])('counts for nothing as soon as %s', async (_, data) => {
      const { who, browser } = await atWork()
      await system.payload.update({ collection: 'staff', id: who.id, data: data as never })
      expect((await browser.board()).status).toBe(403)
      expect((await browser.unlock(who)).status).toBe(401)
    })

    it('ends with the account, and with the restaurant', async () => {
      const { who, browser } = await atWork()
      await system.payload.delete({ collection: 'staff', id: who.id })
      expect(await browser.who()).toBeNull()
      const pins = await rows(`SELECT staff FROM staff_pins WHERE staff = ${who.id}`)
      expect(pins).toEqual([])
    })

    it('ends at once with the tablet that a manager withdraws', async () => {
      const name = `Bar ${++people}`
      const [browser, who] = [await tablet(name), await withPin(await host())]
      await browser.unlock(who)
      const id = await idOfTablet(name)
      const withdraw = (by: Browser) => by.ask('POST', '/tablets/withdraw', { tablet: id })
      const others = await person(['manager'], { locations: [elsewhere] })
      expect((await withdraw(await new Browser().signIn(others))).status).toBe(403)
      expect((await withdraw(browser)).status).toBe(403)
      expect(await browser.who()).toBe(who.id)
      const desk = await new Browser().signIn(manager)
      expect([(await withdraw(desk)).status, (await withdraw(desk)).status]).toEqual([200, 200])
      expect([await browser.who(), refusedWith(await browser.unlock(who))]).toEqual([
        null,
        [404, 'no_tablet'],
      ])
      const acts = await rows(
        `SELECT id FROM audit_entries WHERE act = 'withdraw_tablet' AND title LIKE '%${name}'`,
      )
      expect(acts).toHaveLength(1)
    })
  })

  describe('wrong PINs', () => {
    /** The answer without what differs between any two. */
    const bare = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
      const { requestId, ...rest } = body
      return { status, rest }
    }

    it('are answered as those of somebody who has none, or does not work there', async () => {
      const browser = await tablet()
      const [has, hasNone] = [await withPin(await host()), await host()]
      const outsider = await withPin(await host({ locations: [elsewhere] }))
      const wrong = bare(await browser.unlock(has, OTHER_PIN))
      expect(wrong.status).toBe(401)
      expect(bare(await browser.unlock(hasNone))).toEqual(wrong)
      expect(bare(await browser.unlock(outsider))).toEqual(wrong)
      expect(bare(await browser.unlock({ id: 987_654_321 }))).toEqual(wrong)
      expect(await browser.who()).toBeNull()
      expect(await actsOn(has.id)).toContain('sign_in_failed: pin wrong_pin')
    })

    it('wait by person and tablet, longer each time, and the next one in says how many there were', async () => {
      const [browser, other] = [await tablet(), await tablet()]
      const [who, colleague] = [await withPin(await host()), await withPin(await host())]
      vi.useFakeTimers({ toFake: ['Date'] })
      for (let n = 0; n < 3; n++) expect((await browser.unlock(who, OTHER_PIN)).status).toBe(401)
      const waits = async () => Number((await browser.unlock(who)).headers.get('retry-after'))
      const first = await waits()
      expect(first).toBeGreaterThan(0)
      expect(first).toBeLessThanOrEqual(5)
      // Others, and other tablets, go on.
      expect((await browser.unlock(colleague)).status).toBe(200)
      later(6000)
      expect((await browser.unlock(who, OTHER_PIN)).status).toBe(401)
      expect(await waits()).toBe(10)
      expect((await other.unlock(who)).body).toEqual({ staff: who.id, wrong: 4 })
    })

    it('make a PIN rest on all tablets after ten, until a sign-in with the password', async () => {
      const [browser, other] = [await tablet(), await tablet()]
      const who = await withPin(await host())
      for (let n = 0; n < 10; n++) {
        expect((await (n % 2 ? browser : other).unlock(who, OTHER_PIN)).status).toBe(401)
        later(16 * MINUTE)
      }
      const wrong = bare(await other.unlock(who, OTHER_PIN))
      later(16 * MINUTE)
      expect(bare(await browser.unlock(who))).toEqual(wrong)
      expect(await actsOn(who.id)).toContain('sign_in_failed: pin pin_rests')
      const notices = await rows(`SELECT act FROM second_factor_notices WHERE staff = ${who.id}`)
      expect(notices).toEqual([{ act: 'pin_rests' }])
      await new Browser().signIn(who)
      later(16 * MINUTE)
      expect((await browser.unlock(who)).status).toBe(200)
    })

    it('of many people wait by tablet', async () => {
      const browser = await tablet()
      const answers = []
      for (let n = 0; n < 22; n++) answers.push(await browser.unlock({ id: 900_000 + n }))
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
      expect(answers.at(-1)?.status).toBe(429)
    })
  })

  describe('at the same moment', () => {
    it('thirty guesses are not one', async () => {
      const [browser, who] = [await tablet(), await withPin(await host())]
      vi.useFakeTimers({ toFake: ['Date'] })
      const guesses = await Promise.all(
        Array.from({ length: 30 }, (_, n) => browser.copy().unlock(who, String(810_000 + n))),
      )
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(3)
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(27)
    })

    it('two unlockings are one session, and the tablet stays one', async () => {
      const browser = await tablet()
      const [ada, ben] = [await withPin(await host()), await withPin(await host())]
      const [first, second] = [browser.copy(), browser.copy()]
      const answers = await Promise.all([first.unlock(ada), second.unlock(ben)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const open = [await first.who(), await second.who()].filter((id) => id !== null)
      expect(open).toHaveLength(1)
      // Whoever came second has the token before, which the next unlocking ends.
      const token = (one: Browser) => one.cookies.get('tableside-tablet')
      const late = token(first) === token(browser) ? [first, second] : [second, first]
      for (const one of late) expect((await one.unlock(ada)).status).toBe(200)
    })

    it('an unlocking and the end of the tablet leave nobody signed in', async () => {
      const desk = await new Browser().signIn(manager)
      const who = await withPin(await host())
      for (let round = 0; round < 4; round++) {
        const name = `Patio ${++people}`
        const browser = await tablet(name)
        const id = await idOfTablet(name)
        const [unlocked] = await Promise.all([
          browser.unlock(who),
          desk.ask('POST', '/tablets/withdraw', { tablet: id }),
        ])
        expect([200, 401, 404]).toContain(unlocked.status)
        expect(await browser.who()).toBeNull()
        expect(await rows(`SELECT id FROM sign_in_sessions WHERE tablet = '${id}'`)).toEqual([])
      }
    })

    it('an unlocking and the withdrawal of the account leave nobody signed in', async () => {
      const browser = await tablet()
      const who = await withPin(await host())
      await Promise.all([
        browser.unlock(who),
        system.payload.update({ collection: 'staff', id: who.id, data: { state: 'withdrawn' } }),
      ])
      expect(await browser.who()).toBeNull()
    })

    it('an unlocking by a PIN that is being replaced is refused, or comes before', async () => {
      const browser = await tablet()
      const who = await withPin(await host())
      const [unlocked] = await Promise.all([browser.unlock(who), setPin(who, OTHER_PIN)])
      expect([200, 401]).toContain(unlocked.status)
      later(16 * MINUTE)
      expect((await browser.unlock(who)).status).toBe(401)
      expect((await browser.unlock(who, OTHER_PIN)).status).toBe(200)
    })
  })
}
