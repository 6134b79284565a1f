import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Content, startContent } from './content.ts'
import type { PostgresDatabase } from './postgres.ts'

const OWN = 'a long walk on the pier'
const NEW = 'a short swim in the bay'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const SAFARI_ON_IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

/** When sessions of staff begin and end, on any database. */
export function describeSessions(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  beforeAll(async () => {
    database = await makeDatabase()
    system = await startContent(database?.url)
  })
  afterEach(() => {
    vi.useRealTimers()
    for (const spy of spies.splice(0)) spy.mockRestore()
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
  })

  const spies: { mockRestore(): void }[] = []
  let people = 0
  type Role = 'admin' | 'editor' | 'host' | 'manager'
  /** Somebody with an account, and a way to sign in to it. */
  async function member(roles: Role[] = ['editor'], password = OWN) {
    const email = `person.${++people}@hearthandsalt.example`
    const { id } = await system.payload.create({
      collection: 'staff',
      data: { name: `Robin ${people}`, email, password, roles, mustChangePassword: false },
    })
    const signIn = async (typed = password) => {
      const { body } = await logIn(email, typed)
      return String(body.token)
    }
    return { id, email, signIn }
  }
  const logIn = (email: string, password: string) =>
    system.rest('POST', '/staff/login', { body: { email, password } })
  const isSignedIn = async (as: string) =>
    (await system.rest('GET', '/staff/me', { as })).body.user !== null
  const change = (id: number, as: string, body: Record<string, unknown>) =>
    system.rest('PATCH', `/staff/${id}`, { as, body })
  const until = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })
  const later = (ms: number) => until(Date.now() + ms)
  async function rowsOf(staff: number) {
    const { listSessions } = await import('#cms/sessions/session-rows.ts')
    return listSessions(system.payload, staff)
  }
  /** Resolves when what requests have written beside them is written. */
  async function written() {
    const { usesWritten } = await import('#cms/sessions/use-session.ts')
    await usesWritten()
  }

  describe('a session begins', () => {
    // ASVS 3.3.2, 3.3.4, 7.2.1, 7.2.3
    it('with a sign-in, and lets in by its cookie and by its token', async () => {
      const { email, id } = await member()
      const answer = await system.open('/staff/login', undefined, {
        method: 'POST',
        body: JSON.stringify({ email, password: OWN }),
      })
      const { token, exp, user } = (await answer.json()) as Record<string, unknown>
      expect(user).toMatchObject({ id })
      expect(exp).toBeGreaterThan(Date.now() / 1000 + 7000)
      const [cookie, ...others] = answer.headers
        .getSetCookie()
        .filter((one) => one.startsWith('tableside-session='))
      expect(others).toEqual([])
      expect(cookie).toMatch(
        /^tableside-session=[\w-]{43}; Path=\/; Expires=.{29}; HttpOnly; SameSite=Lax$/,
      )
      expect(await isSignedIn(String(token))).toBe(true)
      const sent = { cookie: String(cookie).split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' }
      const me = await system.open('/staff/me', undefined, { headers: sent })
      expect(await me.json()).toMatchObject({ user: { id }, strategy: 'session' })
      const foreign = { ...sent, 'sec-fetch-site': 'cross-site' }
      const fooled = await system.open('/staff/me', undefined, { headers: foreign })
      expect(await fooled.json()).toMatchObject({ user: null })
    })

    it('and is kept by a digest alone, with browser and system in two words', async () => {
      const { email, id } = await member()
      const answer = await system.open('/staff/login', undefined, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'user-agent': SAFARI_ON_IPAD },
          'x-forwarded-for': '203.0.113.7',
        },
        body: JSON.stringify({ email, password: OWN }),
      })
      const { token } = (await answer.json()) as { token: string }
      const { runSql } = await import('#cms/database/sql.ts')
      const rows = await runSql(system.payload, 'SELECT * FROM sign_in_sessions')
      expect(JSON.stringify(rows)).not.toContain(token)
      expect(await rowsOf(id)).toMatchObject([
        { way: 'password', device: 'Safari, iPad', address: '203.0.113.7' },
      ])
    })

    // ASVS 7.2.2
    it('with no token of Payload’s own, which lets nobody in', async () => {
      const { email, id, signIn } = await member()
      const { token } = await system.payload.login({
        collection: 'staff',
        data: { email, password: OWN },
      })
      expect(token).toMatch(/\..+\./)
      expect(await isSignedIn(String(token))).toBe(false)
      expect(await rowsOf(id)).toEqual([])
      expect(await signIn()).not.toContain('.')
    })

    it('and leaves the account as it is', async () => {
      const { id, signIn } = await member()
      const read = () => system.payload.findByID({ collection: 'staff', id })
      const before = await read()
      await signIn()
      expect(await read()).toEqual(before)
    })

    it('for a hundred programs of one account; a further one ends what was used least lately', async () => {
      const { id, signIn } = await member()
      const { insertSession } = await import('#cms/sessions/session-rows.ts')
      const { inTransaction } = await import('#cms/database/atomic-writes.ts')
      const now = Date.now()
      await inTransaction(system.payload.db, undefined, async (req) => {
        for (let n = 0; n < 1000; n++)
          await insertSession(
            system.payload,
            `${id} ${n}`,
            {
              ...{
                id: `${id} ${n}`,
                staff: id,
                way: 'password',
                device: '',
                address: '',
                tablet: null,
              },
              ...{ startedAt: now, lastUsedAt: now - n, idleMs: HOUR, endsAt: now + HOUR },
            },
            req,
          )
      })
      const as = await signIn()
      const kept = await rowsOf(id)
      expect(kept).toHaveLength(100)
      expect(kept.at(-1)?.id).toBe(`${id} 98`)
      expect(await isSignedIn(as)).toBe(true)
    })
  })

  // A browser that signs in while it is signed in has one cookie: that of the session before is gone.
  // ASVS 7.2.2, 7.2.4
  it('a sign-in ends the session of the browser in which it is made, and no other one', async () => {
    const { email, signIn } = await member()
    const [here, there] = [await signIn(), await signIn()]
    const answer = await system.open('/staff/login', undefined, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        cookie: `tableside-session=${here}`,
      },
      body: JSON.stringify({ email, password: OWN }),
    })
    const { token } = (await answer.json()) as { token: string }
    expect(token).not.toBe(here)
    expect(await Promise.all([here, there, token].map(isSignedIn))).toEqual([false, true, true])
  })

  describe('a session ends', () => {
    // ASVS 7.3.1
    it('two hours after its last use', async () => {
      const { signIn } = await member()
      const as = await signIn()
      later(2 * HOUR - MINUTE)
      expect(await isSignedIn(as)).toBe(true)
      await written()
      later(2 * HOUR - MINUTE)
      expect(await isSignedIn(as)).toBe(true)
      await written()
      later(2 * HOUR)
      expect(await isSignedIn(as)).toBe(false)
    })

    // ASVS 7.3.2
    it('twelve hours after its start, however much it is used', async () => {
      const { id, signIn } = await member(['host'])
      const as = await signIn()
      const [{ endsAt } = { endsAt: 0 }] = await rowsOf(id)
      until(endsAt - 1)
      expect(await isSignedIn(as)).toBe(true)
      await written()
      until(endsAt)
      expect(await isSignedIn(as)).toBe(false)
      expect((await system.rest('POST', '/staff/refresh-token', { as })).status).toBe(403)
    })

    // ASVS 7.4.1
    it('with a sign-out, and only that one', async () => {
      const { signIn } = await member()
      const [here, there] = [await signIn(), await signIn()]
      const out = await system.open('/staff/logout', here, { method: 'POST' })
      expect(out.headers.getSetCookie()).toContainEqual(
        expect.stringMatching(/^tableside-session=; Path=\/; Expires=Thu, 01 Jan 1970/),
      )
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true])
    })

    it('with a sign-out everywhere', async () => {
      const { signIn } = await member()
      const [here, there] = [await signIn(), await signIn()]
      await system.rest('POST', '/staff/logout?allSessions=true', { as: here })
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false])
    })

    // ASVS 7.4.3
    it('with an own new password, but for the one in which it was chosen', async () => {
      const { id, signIn } = await member()
      const [here, there] = [await signIn(), await signIn()]
      const body = { password: NEW, currentPassword: OWN }
      expect((await change(id, here, body)).status).toBe(200)
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
    })

    it('with a new password by the link of a mail, which signs in anew', async () => {
      const { email, signIn } = await member()
      const before = await signIn()
      const options = { collection: 'staff' as const, data: { email }, disableEmail: true }
      const token = await system.payload.forgotPassword(options)
      const body = { token, password: NEW }
      const reset = await system.rest('POST', '/staff/reset-password', { body })
      expect([reset.status, await isSignedIn(before)]).toEqual([200, false])
      expect(await isSignedIn(String(reset.body.token))).toBe(true)
    })

    it.each([
      ['sets a one-time password', { password: NEW }],
      ['has them choose another password', { mustChangePassword: true }],
      ['takes a role away', { roles: ['editor'] }],
    ])('where an administrator %s', async (_, body) => {
      const { id, signIn } = await member(['editor', 'host'])
      const as = await signIn()
      const admin = await (await member(['admin'])).signIn()
      expect((await change(id, admin, body)).status).toBe(200)
      expect([await isSignedIn(as), await isSignedIn(admin)]).toEqual([false, true])
    })

    it('not where an administrator gives a role, or changes the name', async () => {
      const { id, signIn } = await member(['editor'])
      const as = await signIn()
      const admin = await (await member(['admin'])).signIn()
      const body = { roles: ['editor', 'host'], name: 'Robin Fir' }
      expect((await change(id, admin, body)).status).toBe(200)
      expect(await isSignedIn(as)).toBe(true)
    })

    // ASVS 7.4.2
    it('with the account', async () => {
      const { id, signIn } = await member()
      const as = await signIn()
      await system.payload.delete({ collection: 'staff', id })
      expect([await isSignedIn(as), await rowsOf(id)]).toEqual([false, []])
    })

    // ASVS 7.4.1
    it('on every instance at once', async () => {
      const { id, signIn } = await member()
      const as = await signIn()
      expect(await isSignedIn(as)).toBe(true)
      await elsewhere(`DELETE FROM sign_in_sessions WHERE staff = ${id}`)
      expect(await isSignedIn(as)).toBe(false)
    })
  })

  /** Runs a statement as another process does. */
  async function elsewhere(statement: string) {
    const { runSql } = await import('#cms/database/sql.ts')
    await runSql(system.payload, statement)
  }

  describe('the use of a session', () => {
    it('is written once a minute, and not more often', async () => {
      const { id, signIn } = await member()
      const as = await signIn()
      const lastUse = async () => {
        await written()
        return (await rowsOf(id))[0]?.lastUsedAt
      }
      const begun = await lastUse()
      later(MINUTE - 1000)
      await isSignedIn(as)
      expect(await lastUse()).toBe(begun)
      later(1000)
      await Promise.all(Array.from({ length: 5 }, () => isSignedIn(as)))
      expect(await lastUse()).toBe(Date.now())
    })

    it('in a browser is a page that is opened, and a touch of one; what screens ask by themselves is none', async () => {
      const { id, signIn } = await member()
      const as = await signIn()
      const headers = { cookie: `tableside-session=${as}`, 'sec-fetch-site': 'same-origin' }
      const current = async (search = '') =>
        (await (await system.open(`/staff/session${search}`, undefined, { headers })).json()) as {
          endsInMs: number
        }
      const lastUse = async () => {
        await written()
        return (await rowsOf(id))[0]?.lastUsedAt
      }
      const begun = await lastUse()
      later(HOUR)
      await system.open('/pages', undefined, { headers })
      expect(await current()).toEqual({
        ...{ isSignedIn: true, staff: id, isByAge: false },
        endsInMs: Number(begun) + 2 * HOUR - Date.now(),
      })
      expect(await lastUse()).toBe(begun)
      expect(await current('?used=true')).toMatchObject({ endsInMs: 2 * HOUR })
      expect(await lastUse()).toBe(Date.now())
      later(HOUR)
      const { executeAuthStrategies } = await import('payload')
      const { payload } = system
      await executeAuthStrategies({ headers: new Headers(headers), payload })
      expect(await lastUse()).toBe(Date.now())
      later(3 * HOUR)
      expect(await current()).toEqual({ isSignedIn: false })
    })

    it('puts its end off when somebody says that they go on', async () => {
      const { signIn } = await member()
      const as = await signIn()
      later(HOUR)
      const refreshed = await system.rest('POST', '/staff/refresh-token', { as })
      expect(refreshed.body.exp).toBe(Math.floor((Date.now() + 2 * HOUR) / 1000))
      expect(refreshed.headers.get('set-cookie')).toBeNull()
      expect((await system.rest('GET', '/staff/me', { as })).body.exp).toBe(refreshed.body.exp)
    })

    it('does not bring back what has ended meanwhile', async () => {
      const { id, signIn } = await member()
      const as = await signIn()
      const [session] = await rowsOf(id)
      await system.rest('POST', '/staff/logout', { as })
      const { writeUse } = await import('#cms/sessions/use-session.ts')
      await writeUse(system.payload, String(session?.id), Date.now() + MINUTE)
      expect([await rowsOf(id), await isSignedIn(as)]).toEqual([[], false])
    })

    it('lets nobody wait where it cannot be written, and the log says so', async () => {
      const { signIn } = await member()
      const as = await signIn()
      const warn = vi.spyOn(system.payload.logger, 'warn').mockImplementation(() => {})
      const begin = vi.spyOn(system.payload.db, 'beginTransaction')
      spies.push(warn, begin.mockRejectedValue(new Error('busy')))
      later(2 * MINUTE)
      expect(await isSignedIn(as)).toBe(true)
      await written()
      expect(warn).toHaveBeenCalledOnce()
    })
  })

  describe('at the same moment', () => {
    it('a sign-in and a new password come one after the other, and neither is lost', async () => {
      for (let round = 0; round < 4; round++) {
        const { id, email, signIn } = await member()
        const here = await signIn()
        const body = { password: NEW, currentPassword: OWN }
        const [changed, ...signIns] = await Promise.all([
          change(id, here, body),
          ...[logIn(email, OWN), logIn(email, NEW), logIn(email, OWN)],
        ])
        expect(changed.status).toBe(200)
        // The new password counts, and no session of the old one is left.
        expect((await logIn(email, OWN)).status).toBe(401)
        expect((await logIn(email, NEW)).status).toBe(200)
        const [first, withNew, second] = signIns
        for (const old of [first, second])
          if (old?.status === 200) expect(await isSignedIn(String(old.body.token))).toBe(false)
        if (withNew?.status === 200) expect(await isSignedIn(String(withNew.body.token))).toBe(true)
        expect(await isSignedIn(here)).toBe(true)
      }
    })

    it('a sign-in whose password was changed after it was compared is refused', async () => {
      const { id, email } = await member()
      const { startSession } = await import('#cms/sessions/start-session.ts')
      const { credentialOf } = await import('#cms/sessions/credential.ts')
      const req = await system.request('/admin')
      const credential = await credentialOf(system.payload, id)
      await system.payload.update({ collection: 'staff', id, data: { password: NEW } })
      const begins = startSession(req, { staff: id, way: 'password', credential })
      await expect(begins).rejects.toMatchObject({ status: 401 })
      expect(await rowsOf(id)).toEqual([])
      expect((await logIn(email, NEW)).status).toBe(200)
    })

    it('two sign-outs of one session are two answers and one end', async () => {
      const { id, signIn } = await member()
      const as = await signIn()
      const out = () => system.rest('POST', '/staff/logout', { as })
      const statuses = (await Promise.all([out(), out()])).map(({ status }) => status)
      expect(statuses).toContain(200)
      expect(statuses.filter((status) => status >= 500)).toEqual([])
      expect(await rowsOf(id)).toEqual([])
    })
  })

  describe('the sessions of an account', () => {
    type Shown = { id: string; isCurrent: boolean; device: string }
    const list = async (as: string, staff: number) => {
      const { status, body } = await system.rest('POST', '/sessions/list', { as, body: { staff } })
      return { status, sessions: (body.sessions ?? []) as Shown[] }
    }
    const end = async (as: string, body: Record<string, unknown>) => {
      const { status, body: left } = await system.rest('POST', '/sessions/end', { as, body })
      return { status, left: left.sessions as Shown[] | undefined }
    }

    // ASVS 7.5.2
    it('are listed for their owner, who ends another one', async () => {
      const { id, signIn } = await member()
      const [here, there] = [await signIn(), await signIn()]
      const { sessions } = await list(here, id)
      expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
      const other = sessions.find(({ isCurrent }) => !isCurrent)?.id
      expect((await end(here, { staff: id, session: other })).left).toMatchObject([
        { isCurrent: true },
      ])
      expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
      expect(JSON.stringify(sessions)).not.toContain(here)
    })

    it('all end but the one in which that is asked for', async () => {
      const { id, signIn } = await member()
      const [here, ...others] = [await signIn(), await signIn(), await signIn()]
      expect((await end(String(here), { staff: id })).left).toHaveLength(1)
      expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false])
      expect(await isSignedIn(String(here))).toBe(true)
    })

    // ASVS 7.4.5
    it('are listed and ended by administrators, too, and by nobody else', async () => {
      const { id, signIn } = await member()
      const as = await signIn()
      const colleague = await (await member(['manager'])).signIn()
      expect((await list(colleague, id)).status).toBe(403)
      expect((await end(colleague, { staff: id })).status).toBe(403)
      expect(await isSignedIn(as)).toBe(true)
      const admin = await (await member(['admin'])).signIn()
      expect((await list(admin, id)).sessions).toMatchObject([{ isCurrent: false }])
      expect((await list(admin, 987_654_321)).status).toBe(404)
      expect((await end(admin, { staff: id })).left).toEqual([])
      expect([await isSignedIn(as), await isSignedIn(admin)]).toEqual([false, true])
    })

    it('of others are not ended by the id of one', async () => {
      const [mine, other] = [await member(), await member()]
      const [as, theirs] = [await mine.signIn(), await other.signIn()]
      const [session] = await rowsOf(other.id)
      expect((await end(as, { staff: mine.id, session: session?.id })).status).toBe(200)
      expect(await isSignedIn(theirs)).toBe(true)
    })

    it('are ended once by two at the same moment, and the audit log says so once', async () => {
      const { id, signIn } = await member()
      await signIn()
      const admin = await (await member(['admin'])).signIn()
      const [session] = await rowsOf(id)
      const ends = () => end(admin, { staff: id, session: session?.id })
      expect((await Promise.all([ends(), ends()])).map(({ status }) => status)).toEqual([200, 200])
      const { query } = await import('#cms/database/query.ts')
      const entries = await query(
        system.payload,
        "SELECT act, detail FROM audit_entries WHERE subject = $1 AND act = 'end_sessions'",
        [`collections/staff/${id}`],
      )
      expect(entries).toEqual([{ act: 'end_sessions', detail: 'one_session' }])
    })
  })

  it('a session that cannot be looked up is an error, and nobody is told that they are signed out', async () => {
    const { signIn } = await member()
    const as = await signIn()
    const adapter = system.payload.db as unknown as { execute: (args: object) => Promise<object> }
    const { execute } = adapter
    const logged = vi.spyOn(system.payload.logger, 'error').mockImplementation(() => {})
    const executed = vi.spyOn(adapter, 'execute').mockImplementation(async (args) => {
      const isLookup = /sign_in_sessions/.test(JSON.stringify(args))
      if (isLookup) throw new Error('the disk is gone')
      return execute.call(adapter, args)
    })
    spies.push(logged, executed)
    for (const address of ['/staff/me', '/pages', '/reservations/day', '/globals/header'])
      expect((await system.rest('GET', address, { as })).status, address).toBe(500)
    expect(logged).toHaveBeenCalled()
    executed.mockRestore()
    expect(await isSignedIn(as)).toBe(true)
  })
}
