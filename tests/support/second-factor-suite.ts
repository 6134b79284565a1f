import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '#cms/access/roles.ts'
import { type Content, startContent } from './content.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type PasskeyDevice, passkeyDevice } from './passkey-device.ts'
import type { PostgresDatabase } from './postgres.ts'

const OWN = 'a long walk on the pier'
const STEP_MS = 30_000
const MINUTE = 60_000

type Answer = { status: number; body: Record<string, unknown>; headers: Headers }
type Person = { id: number; email: string }
/** An account with an authenticator app, and what its owner has. */
type WithApp = Person & { secret: string; recoveryCodes: string[] }
type Devised = Person & { device: PasskeyDevice; recoveryCodes: string[] }

/** The second step of a sign-in, on any database. */
export function describeSecondFactor(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let server: MailServer
  let system: Content
  let database: PostgresDatabase | null
  beforeAll(async () => {
    server = await startMailServer()
    vi.stubEnv('SMTP_URL', server.url)
    vi.stubEnv('MAIL_FROM', 'Saltwood <no-reply@saltwood.example>')
    database = await makeDatabase()
    system = await startContent(database?.url)
  })
  // However long a machine takes, no code ends before the test says so.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
  afterEach(async () => {
    vi.useRealTimers()
    await setting('standard')
    await rows('DELETE FROM sign_in_tries')
  })
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
    await server?.stop()
    vi.unstubAllEnvs()
  })

  const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
  const nextCode = () => later(STEP_MS)
  async function rows(text: string, values: (string | number)[] = []) {
    const { query } = await import('#cms/database/query.ts')
    return query(system.payload, text, values)
  }
  const post = (path: string, body: unknown, as?: string): Promise<Answer> =>
    system.rest('POST', path, { body, ...(as ? { as } : {}) })
  const saidOf = ({ body }: Answer) =>
    (body.error as { code: string; message: string } | undefined) ?? { code: '', message: '' }
  const setting = (secondStepFor: 'standard' | 'roles' | 'nobody', secondStepRoles: Role[] = []) =>
    system.payload.updateGlobal({ slug: 'settings', data: { secondStepFor, secondStepRoles } })

  let people = 0
  async function member(roles: Role[] = ['editor'], name = 'Robin'): Promise<Person> {
    const email = `second.${++people}@hearthandsalt.example`
    const account = { name, email, password: OWN, roles, mustChangePassword: false }
    const { id } = await system.payload.create({ collection: 'staff', data: account })
    return { id, email }
  }
  const logIn = (email: string, password = OWN) => post('/staff/login', { email, password })
  const stepOf = ({ body }: Answer) =>
    body.secondStep as { ticket: string; ways: string[]; mustSetUp: boolean }
  const ticketOf = async ({ email }: Person) => stepOf(await logIn(email)).ticket
  const tokenOf = ({ body }: Answer) => String(body.token ?? '')
  const codeOf = (secret: string, ms = 0) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + ms })
  const verify = (ticket: string, code: string) => post('/second-factor/verify', { ticket, code })
  const prove = async (as: string) =>
    String((await post('/second-factor/prove', { currentPassword: OWN }, as)).body.proof)
  /** Whether somebody is let in with a token. */
  const isSignedIn = async (as: string) =>
    ((await system.rest('GET', '/staff/me', { as })).body.user ?? null) !== null

  /** Adds an authenticator app to an account, by whoever is signed in. */
  async function addApp(as: string) {
    const proof = await prove(as)
    const begun = await post('/second-factor/begin-app', { proof }, as)
    const { setUp, secret } = begun.body as { setUp: string; secret: string }
    const code = codeOf(secret)
    const added = await post('/second-factor/confirm-app', { proof, setUp, code }, as)
    return { added, secret, recoveryCodes: added.body.recoveryCodes as string[] }
  }
  async function memberWithApp(roles?: Role[]): Promise<WithApp> {
    const person = await member(roles)
    const { added, secret, recoveryCodes } = await addApp(tokenOf(await logIn(person.email)))
    expect(added.status).toBe(200)
    // The code that confirmed it is used.
    nextCode()
    return { ...person, secret, recoveryCodes }
  }
  const signInWithApp = async ({ secret, ...person }: WithApp) => {
    const answer = await verify(await ticketOf(person), codeOf(secret))
    nextCode()
    return tokenOf(answer)
  }

  async function addPasskey(as: string, device: PasskeyDevice, name = 'My telephone') {
    const proof = await prove(as)
    const { body } = await post('/passkeys/register-options', { proof }, as)
    const response = device.create(body.options as never)
    return post('/passkeys/register', { proof, name, response }, as)
  }
  async function memberWithPasskey(): Promise<Devised> {
    const person = await member()
    const device = passkeyDevice(system.payload.config.serverURL)
    const added = await addPasskey(tokenOf(await logIn(person.email)), device)
    expect(added.status).toBe(200)
    return { ...person, device, recoveryCodes: added.body.recoveryCodes as string[] }
  }
  const optionsOf = async (body: Record<string, unknown>, as?: string) =>
    (await post('/passkeys/options', body, as)).body.options as never

  /** The entries of the audit log about an account, the newest last. */
  async function logged({ id }: Person) {
    const found = await rows(
      'SELECT act, actor, detail FROM audit_entries WHERE subject = $1 ORDER BY id',
      [`collections/staff/${id}`],
    )
    return found.map(({ act, detail }) => `${act}: ${detail}`)
  }
  /** Does what the ticker does, and answers with the subject of the next mail to somebody. */
  async function mailed(email: string) {
    const { signInNoticesJob } = await import('../../src/ticker/sign-in-notices.ts')
    const { outboxJob } = await import('../../src/ticker/outbox-job.ts')
    await signInNoticesJob(async () => system.payload).run(() => false)
    await outboxJob().run(() => false)
    return server.next(email)
  }

  describe('an account with an authenticator app', () => {
    // ASVS 6.3.3
    it('asks for a code after the password, which alone opens no session', async () => {
      const robin = await memberWithApp()
      const first = await logIn(robin.email)
      expect(first.status).toBe(401)
      expect(saidOf(first).code).toBe('second_step_needed')
      expect(first.headers.getSetCookie()).toEqual([])
      const { ticket, ways, mustSetUp } = stepOf(first)
      expect({ ways, mustSetUp }).toEqual({ ways: ['app', 'recovery_code'], mustSetUp: false })
      // The ticket is no session, and adds no second step of whoever knows the password alone.
      expect(await isSignedIn(ticket)).toBe(false)
      for (const path of ['/second-factor/begin-app', '/passkeys/register-options'])
        expect(saidOf(await post(path, { ticket })).code).toBe('has_factor')

      const second = await verify(ticket, codeOf(robin.secret))
      expect(second.status).toBe(200)
      expect(second.headers.getSetCookie().join()).toMatch(/tableside-session=.*tableside-device=/)
      expect(await isSignedIn(tokenOf(second))).toBe(true)
    })

    it('takes codes one step early and late, as clocks differ, and none of the step before', async () => {
      const robin = await memberWithApp()
      for (const [late, status] of [
        [-2 * STEP_MS, 401],
        [2 * STEP_MS, 401],
        [-STEP_MS, 200],
        [STEP_MS, 200],
      ] as const) {
        later(5 * STEP_MS)
        const answer = await verify(await ticketOf(robin), codeOf(robin.secret, late))
        expect(answer.status, `${late} ms`).toBe(status)
      }
    })

    // ASVS 6.5.1
    it('takes a code once: of two who send it at the same moment one gets in', async () => {
      const robin = await memberWithApp()
      const tickets = [await ticketOf(robin), await ticketOf(robin), await ticketOf(robin)]
      const code = codeOf(robin.secret)
      const answers = await Promise.all(tickets.slice(0, 2).map((ticket) => verify(ticket, code)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
      const refused = await verify(tickets[2] ?? '', code)
      expect(saidOf(refused).code).toBe('used_code')
      // Nor does one that was shown before it.
      expect(saidOf(await verify(tickets[2] ?? '', codeOf(robin.secret, -STEP_MS))).code).toBe(
        'used_code',
      )
    })

    // ASVS 6.5.1
    it('lets in with each recovery code once, also of two at the same moment, and tells its owner', async () => {
      const robin = await memberWithApp()
      expect(robin.recoveryCodes).toHaveLength(10)
      await mailed(robin.email)
      const [code = '', next = ''] = robin.recoveryCodes
      const tickets = [await ticketOf(robin), await ticketOf(robin), await ticketOf(robin)]
      const answers = await Promise.all(
        tickets.slice(0, 2).map((ticket) => verify(ticket, code.toUpperCase())),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
      expect(saidOf(await verify(tickets[2] ?? '', code)).code).toBe('used_code')
      expect((await verify(tickets[2] ?? '', ` ${next} `)).status).toBe(200)
      expect((await mailed(robin.email)).subject).toBe('A recovery code of your account was used')
      expect(await logged(robin)).toContain('sign_in: password recovery_code')
    })

    it('makes guesses at the code wait, and a right password forgives none of them', async () => {
      const robin = await memberWithApp()
      for (let n = 0; n < 5; n++)
        expect((await verify(await ticketOf(robin), String(100_000 + n))).status).toBe(401)
      const ticket = await ticketOf(robin)
      const waits = await verify(ticket, codeOf(robin.secret))
      expect([waits.status, waits.headers.get('retry-after')]).toEqual([429, '5'])
      later(5000)
      expect((await verify(ticket, codeOf(robin.secret))).status).toBe(200)
    })

    it('has a ticket that has ended forgive no guess', async () => {
      const person = await memberWithApp()
      const stale = await ticketOf(person)
      const data = { password: 'a quite other pass phrase 77' }
      await system.payload.update({ collection: 'staff', id: person.id, data })
      const { ticket } = stepOf(await logIn(person.email, data.password))
      for (let guess = 0; guess < 4; guess++) await verify(ticket, '000000')
      expect(saidOf(await verify(stale, codeOf(person.secret))).code).toBe('ticket_ended')
      const waits = [await verify(ticket, '000000'), await verify(ticket, codeOf(person.secret))]
      expect(saidOf(waits[1] as Answer).code).toBe('too_many_requests')
    })

    // ASVS 7.4.3
    it('ends the sessions that came by the password alone, but the one in which it is added', async () => {
      const person = await member()
      const [thief, owner] = [
        tokenOf(await logIn(person.email)),
        tokenOf(await logIn(person.email)),
      ]
      expect((await addApp(owner)).added.status).toBe(200)
      expect([await isSignedIn(thief), await isSignedIn(owner)]).toEqual([false, true])
    })

    it('takes its recovery codes with it, which then let nobody in', async () => {
      const person = await memberWithApp()
      const as = await signInWithApp(person)
      const removed = await post('/second-factor/remove-app', { proof: await prove(as) }, as)
      expect(removed.status).toBe(200)
      await setting('roles', ['editor'])
      const { ticket, ways } = stepOf(await logIn(person.email))
      expect(ways).toEqual([])
      expect(tokenOf(await verify(ticket, person.recoveryCodes[0] ?? ''))).toBe('')
      await setting('standard')
    })

    // ASVS 6.5.2
    it('keeps neither its secret nor its recovery codes as they are', async () => {
      const robin = await memberWithApp()
      const kept = JSON.stringify([
        await rows('SELECT * FROM second_factor_apps WHERE staff = $1', [robin.id]),
        await rows('SELECT * FROM recovery_codes WHERE staff = $1', [robin.id]),
        await rows('SELECT * FROM audit_entries'),
      ])
      expect(kept).not.toContain(robin.secret)
      for (const code of robin.recoveryCodes) {
        expect(kept).not.toContain(code)
        expect(kept).not.toContain(code.replace('-', ''))
      }
    })

    it('goes with the account', async () => {
      const robin = await memberWithApp()
      await system.payload.delete({ collection: 'staff', id: robin.id })
      for (const table of ['second_factor_apps', 'recovery_codes', 'passkeys'])
        expect(await rows(`SELECT * FROM ${table} WHERE staff = $1`, [robin.id])).toEqual([])
    })

    // ASVS 6.3.4, 6.4.3
    it('asks after a new password by mail and at no other door either', async () => {
      const robin = await memberWithApp()
      const data = { email: robin.email }
      const token = await system.payload.forgotPassword({
        ...{ collection: 'staff', data, disableEmail: true },
      })
      const password = 'three otters under a bridge'
      const reset = await post('/staff/reset-password', { token, password })
      expect(saidOf(reset).code).toBe('second_step_needed')
      expect(reset.headers.getSetCookie()).toEqual([])
      expect((await verify(stepOf(reset).ticket, codeOf(robin.secret))).status).toBe(200)
      expect(await logged(robin)).toContain('sign_in: link app')
    })
  })

  describe('the ticket of a first step', () => {
    it('holds ten minutes, and lets in once', async () => {
      const robin = await memberWithApp()
      const ticket = await ticketOf(robin)
      later(10 * MINUTE)
      expect(saidOf(await verify(ticket, codeOf(robin.secret))).code).toBe('ticket_ended')
      const fresh = await ticketOf(robin)
      expect((await verify(fresh, codeOf(robin.secret))).status).toBe(200)
      nextCode()
      expect(saidOf(await verify(fresh, codeOf(robin.secret))).code).toBe('ticket_ended')
      // The code was not used up by that.
      expect((await verify(await ticketOf(robin), codeOf(robin.secret))).status).toBe(200)
    })

    it('is of its own account alone', async () => {
      const [robin, lee] = [await memberWithApp(), await memberWithApp()]
      const ticket = await ticketOf(robin)
      expect(saidOf(await verify(ticket, codeOf(lee.secret))).code).toBe('wrong_code')
      expect(saidOf(await verify(ticket, lee.recoveryCodes[0] ?? '')).code).toBe('wrong_code')
      expect(saidOf(await verify(`${ticket}x`, codeOf(robin.secret))).code).toBe('ticket_ended')
    })

    it('ends with the password that it was made with', async () => {
      const robin = await memberWithApp()
      const ticket = await ticketOf(robin)
      const data = { password: 'three otters under a bridge' }
      await system.payload.update({ collection: 'staff', id: robin.id, data })
      expect(saidOf(await verify(ticket, codeOf(robin.secret))).code).toBe('ticket_ended')
    })

    it('uses up neither itself nor a code where the session cannot be kept', async () => {
      const robin = await memberWithApp()
      const ticket = await ticketOf(robin)
      await rows('ALTER TABLE sign_in_sessions RENAME TO sessions_elsewhere')
      const failed = await verify(ticket, codeOf(robin.secret))
      await rows('ALTER TABLE sessions_elsewhere RENAME TO sign_in_sessions')
      expect(failed.status).toBeGreaterThanOrEqual(500)
      expect((await verify(ticket, codeOf(robin.secret))).status).toBe(200)
    })
  })

  describe('an account whose role needs a second step', () => {
    it('sets one up after the password, and can do nothing else before', async () => {
      await setting('roles', ['marketing'])
      const kim = await member(['marketing'])
      const first = await logIn(kim.email)
      expect(saidOf(first).code).toBe('second_step_needed')
      const { ticket, ways, mustSetUp } = stepOf(first)
      expect({ ways, mustSetUp }).toEqual({ ways: [], mustSetUp: true })
      expect(await isSignedIn(ticket)).toBe(false)
      const begun = await post('/second-factor/begin-app', { ticket })
      const { setUp, secret, qr } = begun.body as Record<string, string>
      expect(qr).toMatch(/^<svg /)
      // It counts for nothing before a code has confirmed it.
      expect(stepOf(await logIn(kim.email)).mustSetUp).toBe(true)
      const wrong = await post('/second-factor/confirm-app', { ticket, setUp, code: '000000' })
      expect(saidOf(wrong).code).toBe('wrong_code')
      const code = codeOf(String(secret))
      const set = await post('/second-factor/confirm-app', { ticket, setUp, code })
      expect(set.status).toBe(200)
      expect(set.body.recoveryCodes).toHaveLength(10)
      expect(await isSignedIn(tokenOf(set))).toBe(true)
      expect(stepOf(await logIn(kim.email)).mustSetUp).toBe(false)
      // The ticket of that sign-in is spent, and no other one adds a second factor.
      const again = await post('/second-factor/begin-app', { ticket })
      expect(saidOf(again).code).toBe('has_factor')
      expect(await logged(kim)).toEqual(
        expect.arrayContaining(['add_second_factor: app', 'sign_in: password app']),
      )
    })

    // ASVS 6.3.3
    it('is administrators’ by itself, but for a site on a local address', async () => {
      const admin = await member(['admin'])
      expect((await logIn(admin.email)).status).toBe(200)
      const { env } = await import('#env.ts')
      const own = env.publicUrl
      Object.assign(env, { publicUrl: 'https://www.saltwood.example' })
      try {
        expect(stepOf(await logIn(admin.email)).mustSetUp).toBe(true)
        expect((await logIn((await member()).email)).status).toBe(200)
        await setting('nobody')
        expect((await logIn(admin.email)).status).toBe(200)
      } finally {
        Object.assign(env, { publicUrl: own })
      }
    })

    it('is signed out where it has none when the need begins, with the settings or with a role', async () => {
      const [ann, ben] = [await member(['recruiter']), await member(['recruiter'])]
      const cat = await memberWithApp(['recruiter'])
      const dan = await member(['editor'])
      const tokens = [
        tokenOf(await logIn(ann.email)),
        tokenOf(await logIn(ben.email)),
        await signInWithApp(cat),
        tokenOf(await logIn(dan.email)),
      ] as const
      await setting('roles', ['recruiter'])
      const open = () => Promise.all(tokens.map(isSignedIn))
      expect(await open()).toEqual([false, false, true, true])
      const admin = await system.signIn(['admin'])
      const body = { roles: ['editor', 'recruiter'] }
      await system.rest('PATCH', `/staff/${dan.id}`, { as: admin, body })
      expect(await open()).toEqual([false, false, true, false])
      expect(stepOf(await logIn(dan.email)).mustSetUp).toBe(true)
    })

    it('is not asked for by an administrator who has none', async () => {
      const admin = await member(['admin'])
      const as = tokenOf(await logIn(admin.email))
      const ask = { secondStepFor: 'roles', secondStepRoles: ['admin'] }
      const refused = await system.rest('POST', '/globals/settings', { as, body: ask })
      expect(refused.status).toBe(400)
      expect(JSON.stringify(refused.body)).toContain('set it up in your account first')
      await addApp(as)
      const taken = await system.rest('POST', '/globals/settings', { as, body: ask })
      expect(taken.status).toBe(200)
      expect(await isSignedIn(as)).toBe(true)
    })

    it('keeps the last one', async () => {
      const robin = await memberWithApp(['marketing'])
      const as = await signInWithApp(robin)
      await setting('roles', ['marketing'])
      const proof = await prove(as)
      const refused = await post('/second-factor/remove-app', { proof }, as)
      expect(saidOf(refused).code).toBe('factor_required')
      expect(stepOf(await logIn(robin.email)).ways).toContain('app')
      const device = passkeyDevice(system.payload.config.serverURL)
      expect((await addPasskey(as, device)).status).toBe(200)
      expect((await post('/second-factor/remove-app', { proof }, as)).status).toBe(200)
      const [{ id } = { id: '' }] = await rows('SELECT id FROM passkeys WHERE staff = $1', [
        robin.id,
      ])
      const last = await post('/passkeys/remove', { proof, id }, as)
      expect(saidOf(last).code).toBe('factor_required')
    })
  })

  describe('one’s own second step', () => {
    // ASVS 7.5.1
    it('changes with the current password, asked for again after ten minutes', async () => {
      const robin = await member()
      const as = tokenOf(await logIn(robin.email))
      const wrong = await post('/second-factor/prove', { currentPassword: 'not it' }, as)
      expect(saidOf(wrong).code).toBe('wrong_password')
      const proof = await prove(as)
      later(10 * MINUTE)
      const late = await post('/second-factor/begin-app', { proof }, as)
      expect(saidOf(late).code).toBe('proof_needed')
      const lee = await member()
      const other = tokenOf(await logIn(lee.email))
      const theirs = await post('/second-factor/begin-app', { proof: await prove(as) }, other)
      expect(saidOf(theirs).code).toBe('proof_needed')
    })

    it('has guesses at that password wait', async () => {
      const robin = await member()
      const as = tokenOf(await logIn(robin.email))
      const guess = (n: number) => post('/second-factor/prove', { currentPassword: `no ${n}` }, as)
      for (let n = 0; n < 5; n++) expect((await guess(n)).status).toBe(409)
      expect((await guess(6)).status).toBe(429)
    })

    it('has new recovery codes made, which end the ones before', async () => {
      const robin = await memberWithApp()
      const as = await signInWithApp(robin)
      const made = await post('/second-factor/recovery-codes', { proof: await prove(as) }, as)
      const fresh = made.body.recoveryCodes as string[]
      expect(fresh).toHaveLength(10)
      const old = await verify(await ticketOf(robin), robin.recoveryCodes[0] ?? '')
      expect(saidOf(old).code).toBe('wrong_code')
      expect((await verify(await ticketOf(robin), fresh[0] ?? '')).status).toBe(200)
    })

    it('goes where nobody asks for it, and each change is told by mail and in the log', async () => {
      const robin = await memberWithApp()
      expect((await mailed(robin.email)).subject).toMatch(/^An authenticator app was added/)
      const as = await signInWithApp(robin)
      const removed = await post('/second-factor/remove-app', { proof: await prove(as) }, as)
      expect(removed.status).toBe(200)
      expect((await mailed(robin.email)).subject).toMatch(/^The authenticator app was removed/)
      expect((await logIn(robin.email)).status).toBe(200)
      expect(await logged(robin)).toEqual(
        expect.arrayContaining(['add_second_factor: app', 'remove_second_factor: app']),
      )
      const mails = server.arrived.filter(({ recipients }) => recipients.includes(robin.email))
      expect(mails).toHaveLength(2)
    })

    // ASVS 6.4.4
    it('is taken off by an administrator where it is lost: its owner is told, and signed out', async () => {
      const robin = await memberWithApp()
      await mailed(robin.email)
      const open = await signInWithApp(robin)
      const as = tokenOf(await logIn((await member(['admin'], 'Alex')).email))
      const body = { staff: robin.id, proof: 'x' }
      expect(saidOf(await post('/second-factor/take-off', body, as)).code).toBe('proof_needed')
      const taken = await post('/second-factor/take-off', { ...body, proof: await prove(as) }, as)
      expect(taken.status).toBe(200)
      expect(await isSignedIn(open)).toBe(false)
      const mail = await mailed(robin.email)
      expect(mail.subject).toBe('The second step of your account was taken off')
      expect(mail.text).toContain('Alex')
      expect(await logged(robin)).toContain('remove_second_factor: all')
      expect((await logIn(robin.email)).status).toBe(200)
      const again = await post('/second-factor/take-off', { ...body, proof: await prove(as) }, as)
      expect(saidOf(again).code).toBe('no_factor')
    })

    it('goes by the command line, the last way in', async () => {
      const { resetStaffPassword } = await import('#cms/staff/one-time-passwords.ts')
      const robin = await memberWithApp()
      const password = await resetStaffPassword(system.payload, robin.email)
      expect((await logIn(robin.email, String(password))).status).toBe(200)
      expect(await logged(robin)).toContain('remove_second_factor: all')
    })
  })

  describe('a passkey', () => {
    it('is the second step of its account', async () => {
      const robin = await memberWithPasskey()
      const first = stepOf(await logIn(robin.email))
      expect(first.ways).toEqual(['passkey', 'recovery_code'])
      const { ticket } = first
      const options = await optionsOf({ for: 'sign-in', ticket })
      // A key without a PIN is enough beside the password.
      const response = robin.device.get(options, { isUnlocked: false })
      const second = await post('/passkeys/sign-in', { ticket, response })
      expect(second.status).toBe(200)
      expect(await isSignedIn(tokenOf(second))).toBe(true)
      expect(await logged(robin)).toContain('sign_in: password passkey')
    })

    it('is the only factor where its owner unlocks it', async () => {
      const robin = await memberWithPasskey()
      const locked = robin.device.get(await optionsOf({ for: 'sign-in' }), { isUnlocked: false })
      expect(saidOf(await post('/passkeys/sign-in', { response: locked })).code).toBe(
        'passkey_refused',
      )
      const response = robin.device.get(await optionsOf({ for: 'sign-in' }))
      const signedIn = await post('/passkeys/sign-in', { response })
      expect(signedIn.status).toBe(200)
      expect(signedIn.headers.getSetCookie().join()).toMatch(
        /tableside-session=.*tableside-device=/,
      )
      expect(await isSignedIn(tokenOf(signedIn))).toBe(true)
      expect(await logged(robin)).toEqual(
        expect.arrayContaining(['sign_in_failed: passkey passkey_refused', 'sign_in: passkey']),
      )
    })

    it('answers a challenge once, within five minutes, and for what it was made', async () => {
      const robin = await memberWithPasskey()
      const response = robin.device.get(await optionsOf({ for: 'sign-in' }))
      const twice = await Promise.all([1, 2].map(() => post('/passkeys/sign-in', { response })))
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
      const late = robin.device.get(await optionsOf({ for: 'sign-in' }))
      later(5 * MINUTE)
      expect(saidOf(await post('/passkeys/sign-in', { response: late })).code).toBe(
        'challenge_ended',
      )
      const as = tokenOf(
        await post('/passkeys/sign-in', {
          response: robin.device.get(await optionsOf({ for: 'sign-in' })),
        }),
      )
      const proof = robin.device.get(await optionsOf({ for: 'fresh-factor' }, as))
      expect(saidOf(await post('/passkeys/sign-in', { response: proof })).code).toBe(
        'passkey_refused',
      )
    })

    it('is refused from another website, with another key, and where it is not known', async () => {
      const robin = await memberWithPasskey()
      const options = await optionsOf({ for: 'sign-in' })
      const elsewhere = robin.device.get(options, { origin: 'https://evil.example' })
      expect(saidOf(await post('/passkeys/sign-in', { response: elsewhere })).code).toBe(
        'passkey_refused',
      )
      const stranger = passkeyDevice(system.payload.config.serverURL)
      const unknown = stranger.get(options)
      expect(saidOf(await post('/passkeys/sign-in', { response: unknown })).code).toBe(
        'passkey_unknown',
      )
      const { id, rawId } = robin.device.get(options)
      const forged = { ...stranger.get(options), id, rawId }
      expect(saidOf(await post('/passkeys/sign-in', { response: forged })).code).toBe(
        'passkey_refused',
      )
    })

    it('of one account is no second step of another', async () => {
      const [robin, lee] = [await memberWithPasskey(), await memberWithPasskey()]
      const ticket = await ticketOf(robin)
      const response = lee.device.get(await optionsOf({ for: 'sign-in', ticket }))
      const refused = await post('/passkeys/sign-in', { ticket, response })
      expect(saidOf(refused).code).toBe('passkey_refused')
    })

    it('does not let in whoever has to choose a new password first', async () => {
      const person = await memberWithPasskey()
      const data = { password: 'one time pass for them', mustChangePassword: true }
      await system.payload.update({ collection: 'staff', id: person.id, data })
      const options = await optionsOf({ for: 'sign-in' })
      const response = person.device.get(options)
      expect(saidOf(await post('/passkeys/sign-in', { response })).code).toBe(
        'must_change_password',
      )
    })

    it('that counts backwards is refused as a copy, and its owner told', async () => {
      const robin = await memberWithPasskey()
      await mailed(robin.email)
      const use = async (counts: number) => {
        const response = robin.device.get(await optionsOf({ for: 'sign-in' }), { counts })
        return post('/passkeys/sign-in', { response })
      }
      expect((await use(7)).status).toBe(200)
      expect(saidOf(await use(7)).code).toBe('passkey_cloned')
      expect(saidOf(await use(5)).code).toBe('passkey_cloned')
      expect((await use(8)).status).toBe(200)
      expect(await logged(robin)).toContain('sign_in_failed: passkey passkey_cloned')
      expect((await mailed(robin.email)).subject).toBe('A passkey of your account was refused')
    })

    it('that does not count lets in each time', async () => {
      const robin = await member()
      const device = passkeyDevice(system.payload.config.serverURL)
      const as = tokenOf(await logIn(robin.email))
      const proof = await prove(as)
      const { body } = await post('/passkeys/register-options', { proof }, as)
      const response = device.create(body.options as never, { counts: 0 })
      const added = await post('/passkeys/register', { proof, name: 'Cloud', response }, as)
      expect(added.status).toBe(200)
      for (const counts of [0, 0]) {
        const used = device.get(await optionsOf({ for: 'sign-in' }), { counts })
        expect((await post('/passkeys/sign-in', { response: used })).status).toBe(200)
      }
    })

    it('is added by its owner alone, once, and proves in place of the password', async () => {
      const robin = await memberWithPasskey()
      const signedIn = await post('/passkeys/sign-in', {
        response: robin.device.get(await optionsOf({ for: 'sign-in' })),
      })
      const as = tokenOf(signedIn)
      const used = robin.device.get(await optionsOf({ for: 'fresh-factor' }, as))
      const { proof } = (await post('/passkeys/prove', { response: used }, as)).body
      const { body } = await post('/passkeys/register-options', { proof }, as)
      const other = passkeyDevice(system.payload.config.serverURL)
      const wrong = other.create(body.options as never, { origin: 'https://evil.example' })
      const refused = await post('/passkeys/register', { proof, name: 'x', response: wrong }, as)
      expect(saidOf(refused).code).toBe('passkey_refused')
      const response = other.create(body.options as never)
      const add = () => post('/passkeys/register', { proof, name: 'Security key', response }, as)
      expect((await add()).status).toBe(200)
      expect(saidOf(await add()).code).toBe('challenge_ended')
      const known = await post('/passkeys/register-options', { proof }, as)
      const { excludeCredentials } = known.body.options as { excludeCredentials: object[] }
      expect(excludeCredentials).toHaveLength(2)
    })

    it('is removed, and is not known any more', async () => {
      const robin = await memberWithPasskey()
      const signedIn = await post('/passkeys/sign-in', {
        response: robin.device.get(await optionsOf({ for: 'sign-in' })),
      })
      const as = tokenOf(signedIn)
      const [{ id } = { id: '' }] = await rows('SELECT id FROM passkeys WHERE staff = $1', [
        robin.id,
      ])
      const removed = await post('/passkeys/remove', { proof: await prove(as), id }, as)
      expect(removed.status).toBe(200)
      const response = robin.device.get(await optionsOf({ for: 'sign-in' }))
      expect(saidOf(await post('/passkeys/sign-in', { response })).code).toBe('passkey_unknown')
      expect((await logIn(robin.email)).status).toBe(200)
    })

    it('of an account that was withdrawn lets nobody in', async () => {
      const robin = await memberWithPasskey()
      const data = { state: 'withdrawn' as const }
      await system.payload.update({ collection: 'staff', id: robin.id, data })
      const response = robin.device.get(await optionsOf({ for: 'sign-in' }))
      expect(saidOf(await post('/passkeys/sign-in', { response })).code).toBe('passkey_refused')
    })

    it('is set up by whoever needs a second step, right after the password', async () => {
      await setting('roles', ['marketing'])
      const kim = await member(['marketing'])
      const ticket = await ticketOf(kim)
      const device = passkeyDevice(system.payload.config.serverURL)
      const { body } = await post('/passkeys/register-options', { ticket })
      const response = device.create(body.options as never)
      const set = await post('/passkeys/register', { ticket, name: 'Telephone', response })
      expect(set.status).toBe(200)
      expect(set.body.recoveryCodes).toHaveLength(10)
      expect(await isSignedIn(tokenOf(set))).toBe(true)
    })
  })

  it('other websites take no second step', async () => {
    const robin = await memberWithApp()
    const ticket = await ticketOf(robin)
    const { handleEndpoints } = await import('payload')
    const { config } = system.payload
    for (const path of ['second-factor/verify', 'passkeys/sign-in', 'passkeys/options']) {
      const request = new Request(`${config.serverURL}/admin/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
        body: JSON.stringify({ ticket, code: codeOf(robin.secret) }),
      })
      expect((await handleEndpoints({ config, request })).status, path).toBe(403)
    }
  })
}
