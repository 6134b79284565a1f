import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { type Content, startContent } from './content.ts'
import { cookieOf } from './oidc/go-through.ts'
import {
  type IdentityServer,
  type Known,
  startIdentityServer,
  TOKEN_SECONDS,
} from './oidc/identity-server.ts'
import { type Outcome, siteBrowser } from './oidc/site-browser.ts'
import type { PostgresDatabase } from './postgres.ts'

const OWN = 'a long walk on the pier'
const MINUTE = 60_000

/** Single sign-on against a real provider, on any database. */
export function describeSingleSignOn(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  let provider: IdentityServer
  const warn = vi.spyOn(console, 'warn')
  beforeAll(async () => {
    warn.mockImplementation(() => {})
    provider = await startIdentityServer()
    database = await makeDatabase()
    system = await startContent(database?.url)
    provider.register(system.payload.config.serverURL)
    await system.openLocation('pier')
    await system.openLocation('harbour')
  })
  beforeEach(() => set({}))
  afterEach(async () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
    Object.assign(provider, { signsIn: null, fault: null, onToken: () => {} })
    await rows('DELETE FROM sign_in_tries')
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
    await provider?.stop()
    warn.mockRestore()
  })

  const ROLES = 'owners=admin; editors=editor marketing; pier=host @pier; everywhere=manager @*'
  /** Sets the variables of single sign-on, as an operator does before a start. */
  function set(more: Record<string, string>) {
    const usual = { ...provider.env, OIDC_ROLES: ROLES, OIDC_NEW_ACCOUNTS: 'on' }
    for (const [name, value] of Object.entries({ ...usual, ...more })) vi.stubEnv(name, value)
    Reflect.deleteProperty(globalThis, Symbol.for('tableside.identity-provider'))
  }
  async function rows(text: string, values: (string | number)[] = []) {
    const { query } = await import('#cms/database/query.ts')
    return query(system.payload, text, values)
  }
  let people = 0
  /** Somebody with an account at the provider. */
  function known(groups: string[] | undefined = ['editors'], more: Partial<Known> = {}): Known {
    const sub = `person-${++people}`
    return {
      ...{ sub, email: `${sub}@hearthandsalt.example`, email_verified: true },
      ...{ name: `Robin ${people}`, ...(groups ? { groups } : {}), ...more },
    }
  }
  /** Somebody with an account here. */
  async function member(
    roles: ('admin' | 'editor' | 'host')[],
    more: Record<string, unknown> = {},
  ) {
    const email = `member-${++people}@hearthandsalt.example`
    const data = { email, password: OWN, name: 'Sam', roles, mustChangePassword: false, ...more }
    return system.payload.create({ collection: 'staff', data: data as never })
  }
  const signIn = (person: Known, redirect?: string): Promise<Outcome> => {
    provider.signsIn = person
    return siteBrowser(system).signIn(redirect)
  }
  const accountsOf = async ({ email = '' }: Known) =>
    (
      await system.payload.find({
        collection: 'staff',
        where: { email: { equals: email.toLowerCase() } },
        depth: 0,
      })
    ).docs
  /** Whose session it is; null = nobody's. */
  async function signedIn(session: string | null) {
    if (!session) return null
    const headers = { cookie: `tableside-session=${session}`, 'sec-fetch-site': 'same-origin' }
    const answer = await system.open('/staff/me', undefined, { headers })
    return ((await answer.json()) as { user: { id: number } | null }).user
  }
  /** The acts of the audit log about sign-ins, the newest first. */
  async function logged() {
    const found = await rows(
      "SELECT act, email, detail FROM audit_entries WHERE act IN ('sign_in', 'sign_in_failed', 'link_identity') ORDER BY id DESC",
    )
    return found.map(({ act, email, detail }) => `${act} ${email} ${detail}`.trim())
  }
  const isRefused = (outcome: Outcome, code: string) =>
    expect(outcome).toMatchObject({
      ...{ status: 303, session: null, failure: code },
      request: expect.stringMatching(/^[\w-]+$/),
    })

  describe('somebody with a group that may sign in', () => {
    // ASVS 16.3.1
    it('is given an account with the roles of their groups, and led where they wanted to go', async () => {
      const robin = known(['editors', 'owners', 'the choir'])
      const outcome = await signIn(robin, '/admin/whole-menu?menu=3')
      expect(outcome).toMatchObject({ status: 200, next: '/admin/whole-menu?menu=3' })
      const [account] = await accountsOf(robin)
      expect(account).toMatchObject({
        ...{ name: robin.name, roles: ['admin', 'editor', 'marketing'], state: 'active' },
        mustChangePassword: false,
      })
      expect(await signedIn(outcome.session)).toMatchObject({ id: account?.id })
      expect((await logged()).slice(0, 2)).toEqual([
        `sign_in ${robin.email} single_sign_on`,
        `link_identity ${robin.email}`,
      ])
      const [session] = await rows('SELECT way FROM sign_in_sessions WHERE staff = $1', [
        account?.id ?? 0,
      ])
      expect(session).toEqual({ way: 'single_sign_on' })
    })

    // ASVS 7.2.4
    it('signs in anew, which ends the session of their browser, and of no other one', async () => {
      const robin = known()
      provider.signsIn = robin
      const [here, elsewhere] = [siteBrowser(system), siteBrowser(system)]
      const [before, other] = [await here.signIn(), await elsewhere.signIn()]
      const after = await here.signIn()
      expect(after.session).not.toBe(before.session)
      const sessions = [before, other, after].map(({ session }) => signedIn(session))
      expect(await Promise.all(sessions)).toMatchObject([
        null,
        { name: robin.name },
        { name: robin.name },
      ])
    })

    // ASVS 10.5.2
    it('has the same account the next time, whatever their address is by then', async () => {
      const robin = known()
      await signIn(robin)
      const [account] = await accountsOf(robin)
      const moved = { ...robin, email: 'somewhere.else@hearthandsalt.example' }
      const outcome = await signIn({ ...moved, email_verified: false })
      expect(await signedIn(outcome.session)).toMatchObject({ id: account?.id })
      expect(await accountsOf(moved)).toEqual([])
    })

    it('has another account linked to them by an address that the provider has verified', async () => {
      const before = await member(['editor'])
      const robin = known(['editors'], { email: before.email.toUpperCase() })
      const outcome = await signIn(robin)
      expect(await signedIn(outcome.session)).toMatchObject({ id: before.id })
      const notices = await rows('SELECT act FROM second_factor_notices WHERE staff = $1', [
        before.id,
      ])
      expect(notices).toEqual([{ act: 'identity_linked' }])
      expect(
        (
          await system.rest('POST', '/staff/login', {
            body: { email: before.email, password: OWN },
          })
        ).status,
      ).toBe(200)
    })

    it('needs no invitation any more, once they are known', async () => {
      const data = {
        name: 'Kim',
        email: `member-${++people}@hearthandsalt.example`,
        roles: ['editor'],
      }
      const invited = await system.payload.create({ collection: 'staff', data: data as never })
      expect(invited.state).toBe('invited')
      const outcome = await signIn(known(['editors'], { email: invited.email }))
      expect(await signedIn(outcome.session)).toMatchObject({ id: invited.id, state: 'active' })
    })

    // ASVS 7.6.1
    it('has the roles and locations of their groups from the next sign-in on, and no others', async () => {
      const robin = known(['pier'])
      const before = await signIn(robin)
      const locations = async () => {
        const [account] = await accountsOf(robin)
        return [account?.roles, account?.allLocations, account?.locations?.length]
      }
      expect(await locations()).toEqual([['host'], false, 1])
      const after = await signIn({ ...robin, groups: ['everywhere', 'editors'] })
      expect(await locations()).toEqual([['editor', 'manager', 'marketing'], true, 0])
      // A role was taken away, which ends what was begun with it.
      expect(await signedIn(before.session)).toBeNull()
      expect(await signedIn(after.session)).not.toBeNull()
    })

    it('keeps what an administrator gave them where no groups are set', async () => {
      set({ OIDC_ROLES: '', OIDC_NEW_ACCOUNTS: '' })
      const before = await member(['host'])
      const outcome = await signIn(known(undefined, { email: before.email }))
      expect(await signedIn(outcome.session)).toMatchObject({ id: before.id, roles: ['host'] })
    })

    it('is never the last administrator to go', async () => {
      await rows("DELETE FROM staff_roles WHERE value = 'admin'")
      const owner = known(['owners'])
      await signIn(owner)
      isRefused(await signIn({ ...owner, groups: ['editors'] }), 'last_administrator')
      expect((await accountsOf(owner))[0]?.roles).toEqual(['admin'])
      await member(['admin'])
      expect((await signIn({ ...owner, groups: ['editors'] })).status).toBe(200)
      expect((await accountsOf(owner))[0]?.roles).toEqual(['editor', 'marketing'])
    })
  })

  describe('nobody is let in', () => {
    it('without a group that may sign in, and nothing is written', async () => {
      const robin = known(['the choir'])
      isRefused(await signIn(robin), 'no_group')
      expect(await accountsOf(robin)).toEqual([])
      expect((await logged())[0]).toBe(
        'sign_in_failed single_sign_on no_group'.replace('failed', `failed ${robin.email}`),
      )
      const stranger = known([])
      isRefused(await signIn(stranger), 'no_group')
    })

    // ASVS 7.6.1
    it('once their groups are gone, though they have an account', async () => {
      const robin = known()
      await signIn(robin)
      isRefused(await signIn({ ...robin, groups: [] }), 'no_group')
    })

    // ASVS 6.8.1
    it('into an account by an address that the provider has not verified', async () => {
      const before = await member(['editor'])
      const { email } = before
      isRefused(
        await signIn(known(['editors'], { email, email_verified: false })),
        'unverified_email',
      )
      const { email_verified: _, ...silent } = known(['editors'], { email })
      isRefused(await signIn(silent), 'unverified_email')
      const { email: __, ...nameless } = known()
      isRefused(await signIn(nameless), 'no_email')
    })

    // ASVS 6.8.1
    it('into an account that is somebody else’s at the provider', async () => {
      const robin = known()
      await signIn(robin)
      isRefused(await signIn(known(['editors'], { email: robin.email ?? '' })), 'other_identity')
    })

    it('into an account that was withdrawn, or has a one-time password', async () => {
      const robin = known()
      await signIn(robin)
      const [account] = await accountsOf(robin)
      const change = (data: object) =>
        system.payload.update({ collection: 'staff', id: account?.id ?? 0, data })
      await change({ mustChangePassword: true })
      isRefused(await signIn(robin), 'must_change_password')
      await change({ mustChangePassword: false, state: 'withdrawn' })
      isRefused(await signIn(robin), 'withdrawn')
    })

    it('without an account, unless new ones are allowed', async () => {
      set({ OIDC_NEW_ACCOUNTS: 'off' })
      const robin = known()
      isRefused(await signIn(robin), 'no_account')
      expect(await accountsOf(robin)).toEqual([])
    })
  })

  it('of another subject gets the account of their address once it was reset on the command line', async () => {
    const robin = known()
    await signIn(robin)
    const anew = { ...robin, sub: `${robin.sub} anew` }
    isRefused(await signIn(anew), 'other_identity')
    const { resetStaffPassword } = await import('#cms/staff/one-time-passwords.ts')
    await resetStaffPassword(system.payload, robin.email ?? '')
    isRefused(await signIn(anew), 'must_change_password')
    const [account] = await accountsOf(robin)
    const data = { mustChangePassword: false }
    await system.payload.update({ collection: 'staff', id: account?.id ?? 0, data })
    expect((await signIn(anew)).status).toBe(200)
    const acts = await rows("SELECT subject FROM audit_entries WHERE act = 'unlink_identity'")
    expect(acts).toEqual([{ subject: `collections/staff/${account?.id}` }])
  })

  describe('an answer of the provider', () => {
    it('counts once', async () => {
      const browser = siteBrowser(system)
      provider.signsIn = known()
      const address = await browser.begin()
      const [flow] = browser.site.values()
      const search = await browser.goThrough(address)
      expect((await browser.bring(search)).status).toBe(200)
      isRefused(await siteBrowser(system).bring(search), 'expired')
      const again = siteBrowser(system)
      again.site.set('tableside-single-sign-on', String(flow))
      isRefused(await again.bring(search), 'replayed')
    })

    it('counts once at the same moment, too', async () => {
      const robin = known()
      provider.signsIn = robin
      const one = siteBrowser(system)
      const search = await one.goThrough(await one.begin())
      const other = siteBrowser(system)
      for (const [name, value] of one.site) other.site.set(name, value)
      const outcomes = await Promise.all([one.bring(search), other.bring(search)])
      expect(outcomes.map(({ failure }) => String(failure)).toSorted()).toEqual([
        'null',
        'replayed',
      ])
      expect(await accountsOf(robin)).toHaveLength(1)
    })

    it('makes one account where somebody signs in for the first time in two windows at once', async () => {
      const robin = known()
      provider.signsIn = robin
      const windows = [siteBrowser(system), siteBrowser(system)]
      const answers = await Promise.all(
        windows.map(async (window) => window.goThrough(await window.begin())),
      )
      const outcomes = await Promise.all(
        windows.map((window, at) => window.bring(answers[at] ?? '')),
      )
      expect(outcomes.map(({ status }) => status)).toEqual([200, 200])
      expect(await accountsOf(robin)).toHaveLength(1)
    })

    it('links an account once where somebody does so in two windows at once', async () => {
      const before = await member(['editor'])
      provider.signsIn = known(['editors'], { email: before.email })
      const windows = [siteBrowser(system), siteBrowser(system)]
      const answers = await Promise.all(
        windows.map(async (window) => window.goThrough(await window.begin())),
      )
      const outcomes = await Promise.all(
        windows.map((window, at) => window.bring(answers[at] ?? '')),
      )
      expect(outcomes.map(({ failure }) => failure)).toEqual([null, null])
      for (const { session } of outcomes)
        expect(await signedIn(session)).toMatchObject({ id: before.id })
    })

    // ASVS 10.1.2, 10.2.1
    it('counts in the browser and for the sign-in that asked for it alone', async () => {
      provider.signsIn = known()
      const browser = siteBrowser(system)
      const search = await browser.goThrough(await browser.begin())
      isRefused(await siteBrowser(system).bring(search), 'expired')
      const other = siteBrowser(system)
      await other.begin()
      isRefused(await other.bring(search), 'wrong_state')
      isRefused(await other.bring('?code=guessed&state=guessed'), 'wrong_state')
      // What somebody else had it ask for has not ended the sign-in of the browser.
      expect(other.site.has('tableside-single-sign-on')).toBe(true)
      expect((await browser.bring(search)).status).toBe(200)
    })

    it('counts for ten minutes', async () => {
      provider.signsIn = known()
      const browser = siteBrowser(system)
      const search = await browser.goThrough(await browser.begin())
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * MINUTE })
      isRefused(await browser.bring(search), 'expired')
      expect((await logged())[0]).toBe('sign_in_failed  single_sign_on expired')
    })

    it('is refused where it was made for another sign-in', async () => {
      provider.signsIn = known()
      const browser = siteBrowser(system)
      const search = await browser.goThrough(await browser.begin())
      const { readTicket, makeTicket } = await import('#cms/second-factor/tickets.ts')
      const cookie = browser.site.get('tableside-single-sign-on') ?? ''
      const claims = readTicket('single-sign-on', cookie)?.claims
      if (!claims) throw new Error('There is no sign-in under way.')
      browser.site.set(
        'tableside-single-sign-on',
        makeTicket('single-sign-on', { ...claims, nonce: 'of another sign-in' }),
      )
      isRefused(await browser.bring(search), 'invalid_answer')
      const next = siteBrowser(system)
      const answer = await next.goThrough(await next.begin())
      const own = readTicket('single-sign-on', next.site.get('tableside-single-sign-on') ?? '')
      next.site.set(
        'tableside-single-sign-on',
        makeTicket('single-sign-on', { ...(own?.claims ?? claims), verifier: 'v'.repeat(43) }),
      )
      isRefused(await next.bring(answer), 'code_refused')
    })

    it('is refused where its time is over by more than a minute', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
      const overBy = (seconds: number) => () =>
        void vi.setSystemTime(Date.now() + (TOKEN_SECONDS + seconds) * 1000)
      provider.onToken = overBy(30)
      expect((await signIn(known())).status).toBe(200)
      provider.onToken = overBy(90)
      isRefused(await signIn(known()), 'clock')
    })

    it('says that somebody turned it down', async () => {
      provider.signsIn = 'denies'
      const outcome = await siteBrowser(system).signIn('/admin/prices')
      isRefused(outcome, 'cancelled')
      expect(outcome.next).toBe('/admin/prices')
      expect((await logged())[0]).toBe('sign_in_failed  single_sign_on cancelled')
    })
  })

  describe('a provider', () => {
    const beginFails = async () => {
      const address = new URL(await siteBrowser(system).begin(), 'http://site.example')
      expect(address.pathname).toBe('/admin/login')
      return address.searchParams.get('sso')
    }

    it('that does not answer keeps nobody from signing in another way, and is asked again the next time', async () => {
      provider.fault = 'hangs up'
      expect(await beginFails()).toBe('provider_unavailable')
      provider.fault = 'fails'
      expect(await beginFails()).toBe('provider_unavailable')
      provider.fault = null
      expect((await signIn(known())).status).toBe(200)
      set({ OIDC_ISSUER: `http://127.0.0.1:${await freePort()}` })
      expect(await beginFails()).toBe('provider_unavailable')
    })

    it.each(['hangs up', 'fails'] as const)(
      'that %s when its answer is brought is named',
      async (fault) => {
        provider.signsIn = known()
        const browser = siteBrowser(system)
        const search = await browser.goThrough(await browser.begin())
        provider.fault = fault
        isRefused(await browser.bring(search), 'provider_unavailable')
      },
    )

    // ASVS 10.5.3
    it('that does not know the site, or is another one than was set, is named', async () => {
      set({ OIDC_CLIENT_SECRET: 'not the secret' })
      isRefused(await signIn(known()), 'misconfigured')
      const other = createServer(async (request, response) => {
        const answer = await fetch(provider.issuer + request.url)
        response.writeHead(answer.status, { 'content-type': 'application/json' })
        response.end(await answer.text())
      })
      const port = await freePort()
      await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
      set({ OIDC_ISSUER: `http://127.0.0.1:${port}` })
      expect(await beginFails()).toBe('misconfigured')
      other.closeAllConnections()
      await new Promise((resolve) => other.close(resolve))
    })

    it('there may be none: then there is no way in by it', async () => {
      set({ OIDC_ISSUER: '' })
      for (const address of ['begin', 'callback?code=1&state=1'])
        expect((await system.open(`/single-sign-on/${address}`)).status).toBe(404)
    })
  })

  describe('the way there and back', () => {
    // ASVS 3.3.2, 10.1.2, 10.2.1
    it('asks for a code with PKCE, and keeps what it will compare in a cookie of ten minutes', async () => {
      const answer = await system.open('/single-sign-on/begin?redirect=/admin/prices')
      const address = new URL(answer.headers.get('location') ?? '')
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        ...{ response_type: 'code', code_challenge_method: 'S256', client_id: 'tableside' },
        redirect_uri: `${system.payload.config.serverURL}/admin/api/single-sign-on/callback`,
        scope: 'openid profile email groups',
      })
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(address.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^tableside-single-sign-on=[\w-]+\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
        ),
      ])
    })

    // ASVS 3.7.2
    it('leads to pages of the admin alone', async () => {
      for (const wanted of ['https://evil.example', '//evil.example', '/admin/../menu', '/menu'])
        expect(await signIn(known(), wanted)).toMatchObject({ status: 200, next: '/admin' })
    })

    // ASVS 7.6.2
    it('is not begun by a page of another site, which leads to the button', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' }
      const answer = await system.open('/single-sign-on/begin', undefined, { headers })
      expect(answer.headers.get('location')).toBe('/admin/login?redirect=%2Fadmin')
      expect(answer.headers.getSetCookie()).toEqual([])
    })

    it('leaves the address of an account to administrators, as it is found by that', async () => {
      const robin = known()
      const { session } = await signIn(robin)
      const [account] = await accountsOf(robin)
      const change = async () => {
        const answer = await system.open(`/staff/${account?.id}`, undefined, {
          method: 'PATCH',
          headers: {
            ...{ cookie: `tableside-session=${session}`, 'sec-fetch-site': 'same-origin' },
            'content-type': 'application/json',
          },
          body: JSON.stringify({ email: 'the-boss@hearthandsalt.example' }),
        })
        return answer.text()
      }
      expect(await change()).toContain('ask an administrator to change it')
      vi.stubEnv('OIDC_ISSUER', '')
      Reflect.deleteProperty(globalThis, Symbol.for('tableside.identity-provider'))
      expect(await change()).toContain('Please type your current password')
      expect(await accountsOf(robin)).toHaveLength(1)
    })

    it('slows nobody down whose browser is sent to it by another site', async () => {
      const browser = siteBrowser(system, { 'x-forwarded-for': '203.0.113.9' })
      for (let n = 0; n <= 20; n++) isRefused(await browser.bring('?code=1&state=1'), 'expired')
    })
  })

  describe('the second step', () => {
    const needIt = (secondStepFor: 'roles' | 'standard') =>
      system.payload.updateGlobal({
        ...{ slug: 'settings', data: { secondStepFor, secondStepRoles: ['editor'] } },
      })
    afterEach(() => needIt('standard'))

    // ASVS 6.3.4
    it('is asked for on the sign-in page, by the ticket that the browser keeps', async () => {
      await needIt('roles')
      provider.signsIn = known(['editors'], { amr: ['pwd', 'mfa'] })
      const browser = siteBrowser(system)
      const outcome = await browser.signIn('/admin/prices')
      expect(outcome).toMatchObject({
        session: null,
        failure: 'second_step',
        next: '/admin/prices',
      })
      const { readBegunStep } = await import('#cms/single-sign-on/begun-step.ts')
      const req = await system.request('/admin/login')
      req.headers.set('cookie', cookieOf(browser.site))
      const begun = await readBegunStep(req)
      expect(begun).toMatchObject({
        email: provider.signsIn.email,
        needed: { mustSetUp: true, ways: [] },
      })
      const set = await system.rest('POST', '/second-factor/begin-app', {
        body: { ticket: begun?.needed.ticket },
      })
      expect(set.status).toBe(200)
    })

    // ASVS 6.8.4
    it('was taken at the provider where it says so in words that the operator has named', async () => {
      await needIt('roles')
      set({ OIDC_SECOND_STEP: 'hwk, mfa' })
      expect((await signIn(known(['editors'], { amr: ['pwd', 'mfa'] }))).status).toBe(200)
      expect(await signIn(known(['editors'], { amr: ['pwd'] }))).toMatchObject({
        failure: 'second_step',
      })
      expect(await signIn(known(['editors']))).toMatchObject({ failure: 'second_step' })
    })
  })
}
