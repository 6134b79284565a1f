import crypto from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Content, startContent } from './content.ts'
import type { PostgresDatabase } from './postgres.ts'

const OWN = 'a long walk on the pier'
const NOBODY = 'nobody@example.com'

type Sent = { address?: string; cookie?: string; headers?: Record<string, string> }

/** How guesses at the sign-in are slowed down and everybody else is let in, on any database. */
export function describeSignIn(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let system: Content
  let database: PostgresDatabase | null
  beforeAll(async () => {
    database = await makeDatabase()
    system = await startContent(database?.url)
  })
  // However long a machine takes, nothing is over before the test says so.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
  afterEach(async () => {
    vi.useRealTimers()
    const { runSql } = await import('#cms/database/sql.ts')
    await runSql(system.payload, 'DELETE FROM sign_in_tries')
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
  })

  let people = 0
  async function member(more: Record<string, unknown> = {}) {
    const email = `person.${++people}@hearthandsalt.example`
    const account = { name: 'Robin', email, password: OWN, roles: ['host' as const] }
    const { id } = await system.payload.create({
      collection: 'staff',
      data: { ...account, mustChangePassword: false, ...more },
    })
    return { id, email }
  }

  async function post(path: string, body: unknown, { address, cookie, headers }: Sent = {}) {
    const { handleEndpoints } = await import('payload')
    const { config } = system.payload
    const isForm = body instanceof FormData
    const request = new Request(`${config.serverURL}/admin/api${path}`, {
      method: 'POST',
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        ...(address ? { 'x-forwarded-for': address } : {}),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body: isForm ? body : JSON.stringify(body),
    })
    const answer = await handleEndpoints({ config, request })
    const device = /tableside-device=[^;]+/.exec(answer.headers.getSetCookie().join('\n'))?.[0]
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, device: device ?? '' }
  }
  const logIn = (email: string, password: string, sent?: Sent) =>
    post('/staff/login', { email, password }, sent)
  /** Wrong tries, one after the other, each from an address of its own unless told. */
  async function guess(email: string, times: number, sent: Sent = {}) {
    const statuses: number[] = []
    for (let n = 0; n < times; n++) {
      const address = `198.51.100.${n + 1}`
      statuses.push((await logIn(email, `guess ${n} of many`, { address, ...sent })).status)
    }
    return statuses
  }
  const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
  const times = (count: number, status: number) => Array<number>(count).fill(status)

  describe('tries at an account', () => {
    // ASVS 6.3.1
    it('have to wait from the sixth on, five seconds at first, and longer with each', async () => {
      const { email } = await member()
      expect(await guess(email, 6)).toEqual([...times(5, 401), 429])
      const refused = await logIn(email, OWN)
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('5')
      later(5000)
      expect((await logIn(email, 'wrong once more')).status).toBe(401)
      const again = await logIn(email, OWN)
      expect([again.status, again.headers.get('retry-after')]).toEqual([429, '10'])
      later(10_000)
      expect((await logIn(email, OWN)).status).toBe(200)
      // Who has got in begins anew.
      expect(await guess(email, 6)).toEqual([...times(5, 401), 429])
    })

    // ASVS 6.3.1
    it('do not lock its owner out, who has signed in on their device before', async () => {
      const { email } = await member()
      const { device } = await logIn(email, OWN)
      expect(await guess(email, 12)).toEqual([...times(5, 401), ...times(7, 429)])
      expect((await logIn(email, OWN, { address: '198.51.100.1' })).status).toBe(429)
      expect((await logIn(email, OWN, { address: '198.51.100.1', cookie: device })).status).toBe(
        200,
      )
    })

    it('wait on a known device, too, whose cookie somebody may have taken', async () => {
      const { email } = await member()
      const { device: cookie } = await logIn(email, OWN)
      expect(await guess(email, 12, { cookie })).toEqual([...times(10, 401), 429, 429])
    })

    it('are not let through by a device that another account knows', async () => {
      const [mine, other] = [await member(), await member()]
      const { device: cookie } = await logIn(mine.email, OWN)
      expect(await guess(other.email, 6, { cookie })).toEqual([...times(5, 401), 429])
    })

    it('keep the devices of a team that shares a tablet', async () => {
      const [one, two] = [await member(), await member()]
      const first = await logIn(one.email, OWN)
      const { device: cookie } = await logIn(two.email, OWN, { cookie: first.device })
      await guess(one.email, 7)
      await guess(two.email, 7)
      expect((await logIn(one.email, OWN, { cookie })).status).toBe(200)
      expect((await logIn(two.email, OWN, { cookie })).status).toBe(200)
    })

    it('at the same moment are counted one after the other', async () => {
      const { email } = await member()
      const hashes = vi.spyOn(crypto, 'pbkdf2')
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => logIn(email, `guess ${n} of many`)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([
        ...times(5, 401),
        ...times(15, 429),
      ])
      expect(hashes).toHaveBeenCalledTimes(5)
      hashes.mockRestore()
    })

    it('are counted however they are sent: by the form of the admin, too', async () => {
      const { email } = await member()
      const form = (password: string) => {
        const data = new FormData()
        data.set('_payload', JSON.stringify({ email: ` ${email.toUpperCase()} `, password }))
        return post('/staff/login', data)
      }
      for (let n = 0; n < 5; n++) expect((await form('not the password')).status).toBe(401)
      const refused = await form(OWN)
      expect(refused.status).toBe(429)
      // The form reads the first of these, programs the second.
      const said = JSON.parse(refused.text)
      expect(said.errors[0].message).toContain('Please try again in 5 seconds.')
      expect(said.error.code).toBe('too_many_requests')
      later(5000)
      expect((await form(OWN)).status).toBe(200)
    })

    it('are forgotten with a new one-time password, and a new password by mail', async () => {
      const { resetStaffPassword } = await import('#cms/staff/one-time-passwords.ts')
      const one = await member()
      await guess(one.email, 6)
      const password = await resetStaffPassword(system.payload, one.email)
      expect((await logIn(one.email, String(password))).status).toBe(200)
      const two = await member()
      await guess(two.email, 6)
      const data = { email: two.email }
      const token = await system.payload.forgotPassword({
        ...{ collection: 'staff', data, disableEmail: true },
      })
      const chosen = 'three otters under a bridge'
      const reset = await post('/staff/reset-password', { token, password: chosen })
      expect(reset.status).toBe(200)
      expect(reset.device).not.toBe('')
      expect((await logIn(two.email, chosen)).status).toBe(200)
    })

    it('are none where something is missing', async () => {
      const { email } = await member()
      for (let n = 0; n < 8; n++) {
        expect((await post('/staff/login', { email })).status).toBe(400)
        expect((await post('/staff/login', { email, password: '  ' })).status).toBe(400)
      }
      expect((await logIn(email, OWN)).status).toBe(200)
    })
  })

  describe('tries from an address', () => {
    // ASVS 6.3.1
    it('have to wait from the twenty-first on, at whatever accounts', async () => {
      const address = '203.0.113.7'
      const statuses: number[] = []
      for (let n = 0; n < 21; n++)
        statuses.push((await logIn(`no.${n}@example.com`, 'a guess at all', { address })).status)
      expect(statuses).toEqual([...times(20, 401), 429])
      const { email } = await member()
      expect((await logIn(email, OWN, { address })).status).toBe(429)
      expect((await logIn(email, OWN, { address: '203.0.113.8' })).status).toBe(200)
    })

    it('are not those of colleagues who sign in from there', async () => {
      const { email } = await member()
      for (let n = 0; n < 25; n++)
        expect((await logIn(email, OWN, { address: '203.0.113.9' })).status).toBe(200)
    })
  })

  describe('an account that does not exist', () => {
    // ASVS 6.3.1
    it('is answered as one that does: the same words after the same work', async () => {
      const { email } = await member()
      const hashes = vi.spyOn(crypto, 'pbkdf2')
      const known = await logIn(email, 'not the password')
      const worked = hashes.mock.calls.map(([, , iterations, bytes]) => [iterations, bytes])
      hashes.mockClear()
      const unknown = await logIn(NOBODY, 'not the password')
      expect(hashes.mock.calls.map(([, , iterations, bytes]) => [iterations, bytes])).toEqual(
        worked,
      )
      expect(worked).toHaveLength(1)
      hashes.mockRestore()
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
      const names = (answer: typeof known) => [...answer.headers.keys()]
      expect(names(unknown)).toEqual(names(known))
    })

    it('has to wait as one that does', async () => {
      const { email } = await member()
      const known = await guess(email, 8)
      expect(await guess(NOBODY, 8)).toEqual(known)
      const answers = [await logIn(email, OWN), await logIn(NOBODY, OWN)]
      const [one, two] = answers.map(({ text }) => text.replace(/"requestId":"[^"]*"/, ''))
      expect(one).toBe(two)
    })
  })

  describe('other websites', () => {
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    // ASVS 7.6.2
    it.each(elsewhere)('sign nobody in, and set no password: %o', async (headers) => {
      const { email } = await member()
      for (const path of [
        ...['/staff/login', '/staff/forgot-password', '/staff/reset-password'],
        '/invitations/accept',
      ]) {
        const body = { email, password: OWN, token: 'x', name: 'x' }
        const refused = await post(path, body, { headers })
        expect(refused.status, path).toBe(403)
        expect(refused.text).toContain('another website')
        expect(refused.headers.getSetCookie()).toEqual([])
      }
    })

    it('are told from the site itself, and from programs', async () => {
      const { email } = await member()
      const { origin } = new URL(system.payload.config.serverURL)
      const own: Record<string, string>[] = [
        { origin, 'sec-fetch-site': 'same-origin' },
        { 'sec-fetch-site': 'none' },
      ]
      for (const headers of own) expect((await logIn(email, OWN, { headers })).status).toBe(200)
    })
  })

  describe('what is kept of tries', () => {
    it('names neither accounts nor addresses, and goes by itself', async () => {
      const { runSql } = await import('#cms/database/sql.ts')
      const { email } = await member()
      await guess(email, 2)
      const rows = await runSql(system.payload, 'SELECT * FROM sign_in_tries')
      expect(rows).toHaveLength(3)
      expect(JSON.stringify(rows)).not.toMatch(/person|hearth|198\.51/)
      later(7 * 60 * 60_000)
      await guess(NOBODY, 1, { address: '' })
      expect(await runSql(system.payload, 'SELECT * FROM sign_in_tries')).toHaveLength(1)
    })

    // ASVS 16.3.1
    it('is told of each with its outcome, and says no address in the log', async () => {
      const { id, email } = await member()
      const said = vi.spyOn(system.payload.logger, 'info')
      await logIn(email, 'not the password', { address: '203.0.113.77' })
      const { device: cookie } = await logIn(email, OWN)
      await logIn(email, OWN, { cookie })
      await guess(NOBODY, 6)
      const lines = said.mock.calls
      said.mockRestore()
      const told = lines.map(([line]) => line as { msg?: string; outcome?: string })
      const signIns = told.filter(({ msg }) => msg === 'sign-in')
      expect(signIns.slice(0, 3)).toMatchObject([
        { way: 'password', outcome: 'wrong', staff: id, isKnownDevice: false },
        { way: 'password', outcome: 'signed_in', staff: id, isKnownDevice: false },
        { way: 'password', outcome: 'signed_in', staff: id, isKnownDevice: true },
      ])
      expect(signIns.slice(3).map(({ outcome }) => outcome)).toEqual([
        ...Array<string>(5).fill('wrong'),
        'throttled',
      ])
      expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|example\.com|hearth/)
    })
  })

  it('guesses at the current password within a session have to wait, too', async () => {
    const { id, email } = await member()
    const { token } = JSON.parse((await logIn(email, OWN)).text) as { token: string }
    const change = (currentPassword: string) =>
      system.rest('PATCH', `/staff/${id}`, {
        ...{ as: token, body: { password: 'three otters under a bridge', currentPassword } },
      })
    for (let n = 0; n < 4; n++) {
      expect(JSON.stringify((await change(`guess ${n}`)).body)).toContain('not your current')
    }
    // A change that asks for no password forgives no guess, and is counted as one.
    const body = { name: 'Robin', currentPassword: 'x' }
    expect((await system.rest('PATCH', `/staff/${id}`, { as: token, body })).status).toBe(200)
    expect(JSON.stringify((await change(OWN)).body)).toContain('Please try again in 5 seconds')
    later(5000)
    expect((await change(OWN)).status).toBe(200)
  })
}
