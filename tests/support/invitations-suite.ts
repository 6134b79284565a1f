import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Content, startContent } from './content.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import type { PostgresDatabase } from './postgres.ts'

const OWN = 'a long walk on the pier'
const DAY_MS = 24 * 60 * 60_000

/** How a member of staff is invited instead of given a password, on any database. */
export function describeInvitations(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let server: MailServer
  let system: Content
  let database: PostgresDatabase | null
  let admin: string
  beforeAll(async () => {
    server = await startMailServer()
    vi.stubEnv('SMTP_URL', server.url)
    vi.stubEnv('MAIL_FROM', 'Saltwood <no-reply@saltwood.example>')
    database = await makeDatabase()
    system = await startContent(database?.url)
    admin = await system.signIn(['admin'])
  })
  afterAll(async () => {
    vi.useRealTimers()
    await system?.stop()
    await database?.drop()
    await server?.stop()
    vi.unstubAllEnvs()
  })

  let people = 0
  /** An account that an administrator makes, without a password. */
  async function invite() {
    const email = `invited.${++people}@example.com`
    const body = { name: 'Sam', email, roles: ['host'], allLocations: true }
    const made = await system.rest('POST', '/staff', { as: admin, body })
    expect(made.status).toBe(201)
    return { id: (made.body.doc as { id: number }).id, email }
  }

  /** Does what the ticker does every few seconds. */
  async function post() {
    const { invitationsJob } = await import('../../src/ticker/invitation-messages.ts')
    const { outboxJob } = await import('../../src/ticker/outbox-job.ts')
    await invitationsJob(async () => system.payload).run(() => false)
    await outboxJob().run(() => false)
  }

  /** The token of the link in the next mail to an address. */
  async function mailed(email: string) {
    await post()
    const mail = await server.next(email)
    const [, token = ''] = /\/admin\/invitation\/([\w.-]+)/.exec(mail.text ?? '') ?? []
    expect(token).not.toBe('')
    return { mail, token }
  }

  const send = (staff: number, by: 'mail' | 'link') =>
    system.rest('POST', '/invitations/send', { as: admin, body: { staff, by } })
  const withdraw = (staff: number) =>
    system.rest('POST', '/invitations/withdraw', { as: admin, body: { staff } })
  const accept = (token: string, more: Record<string, unknown> = {}) =>
    system.rest('POST', '/invitations/accept', {
      body: { token, name: 'Sam Field', password: OWN, ...more },
    })
  const logIn = (email: string, password = OWN) =>
    system.rest('POST', '/staff/login', { body: { email, password } })
  const account = (id: number) =>
    system.payload.findByID({ collection: 'staff', id, depth: 0, showHiddenFields: true })
  const tokenOf = (link: unknown) => String(link).split('/admin/invitation/')[1] ?? ''
  const saidOf = ({ body }: { body: Record<string, unknown> }) =>
    (body.error as { code: string; message: string } | undefined) ?? { code: '', message: '' }

  describe('an invitation', () => {
    it('goes by mail, and its link is good for a name, a password and a first session', async () => {
      const { id, email } = await invite()
      expect(await account(id)).toMatchObject({ state: 'invited' })
      const { mail, token } = await mailed(email)
      expect(mail.subject).toMatch(/^Your account at /)
      expect(mail.html).toContain(`/admin/invitation/${token}`)
      const accepted = await accept(token)
      expect(accepted.status).toBe(200)
      expect(accepted.headers.get('set-cookie')).toMatch(/^tableside-session=/)
      expect(await account(id)).toMatchObject({
        ...{ state: 'active', name: 'Sam Field', mustChangePassword: false, roles: ['host'] },
        ...{ invitation: null, invitedUntil: null, invitationToSend: null },
      })
      expect((await logIn(email)).status).toBe(200)
    })

    it('ends where the address that it went to was not theirs', async () => {
      const { id, email } = await invite()
      const { token } = await mailed(email)
      const body = { email: `right.${email}` }
      expect((await system.rest('PATCH', `/staff/${id}`, { as: admin, body })).status).toBe(200)
      expect(saidOf(await accept(token)).code).toBe('link_ended')
      await send(id, 'mail')
      const { token: next } = await mailed(`right.${email}`)
      expect((await accept(next)).status).toBe(200)
    })

    it('is one mail, however often the ticker looks', async () => {
      const { email } = await invite()
      await mailed(email)
      await post()
      await post()
      expect(server.arrived.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1)
    })

    it('leaves nothing in the databases that opens the door', async () => {
      const { runSql } = await import('#cms/database/sql.ts')
      const { id, email } = await invite()
      const before = await account(id)
      const { token } = await mailed(email)
      const [row = {}] = await runSql(system.payload, `SELECT * FROM staff WHERE id = ${id}`)
      const { bookingDatabase } = await import('#storage/process.ts')
      const messages = await (await bookingDatabase()).all(
        'SELECT payload, copy FROM outbox WHERE recipient = $1',
        [email],
      )
      expect(messages).toHaveLength(1)
      expect(JSON.stringify([row, messages])).not.toContain(token)
      expect(row.invitation).toMatch(/^sha256:[0-9a-f]{64}$/)
      const kept = [before.invitationToSend, row.invitation, `${id}.${before.invitationToSend}`]
      for (const text of kept) expect((await accept(String(text))).status).not.toBe(200)
      expect((await accept(token)).status).toBe(200)
    })

    it('can be handed over as a link, which is shown once', async () => {
      const { id, email } = await invite()
      const made = await send(id, 'link')
      expect(made.body.link).toMatch(/^http\S+\/admin\/invitation\/[\w.-]+$/)
      const read = await system.rest('GET', `/staff/${id}?showHiddenFields=true`, { as: admin })
      expect(JSON.stringify(read.body)).not.toContain('sha256:')
      // The mail that had not left yet stays here.
      await post()
      expect(server.arrived.some(({ recipients }) => recipients.includes(email))).toBe(false)
      expect((await accept(tokenOf(made.body.link))).status).toBe(200)
    })

    it('that is sent again ends the link before', async () => {
      const { id, email } = await invite()
      const first = await mailed(email)
      expect((await send(id, 'mail')).status).toBe(200)
      const second = await mailed(email)
      const refused = await accept(first.token)
      expect(refused.status).toBe(409)
      expect(saidOf(refused).message).toContain('newer invitation')
      expect((await accept(second.token)).status).toBe(200)
    })

    // ASVS 6.4.1
    it('works once', async () => {
      const { id } = await invite()
      const token = tokenOf((await send(id, 'link')).body.link)
      expect((await accept(token)).status).toBe(200)
      const again = await accept(token, { password: 'another walk on the pier' })
      expect(again.status).toBe(409)
      expect(saidOf(again).message).toContain('has been used')
    })

    it('lets one in of two who use it at the same moment', async () => {
      const { id, email } = await invite()
      const token = tokenOf((await send(id, 'link')).body.link)
      const passwords = ['three otters under a bridge', 'seven herons on the mud flats']
      const answers = await Promise.all(passwords.map((password) => accept(token, { password })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = answers.findIndex(({ status }) => status === 200)
      expect((await logIn(email, passwords[winner])).status).toBe(200)
      expect((await logIn(email, passwords[1 - winner])).status).toBe(401)
    })

    // ASVS 6.4.1
    it('ends after seven days, and can be sent again', async () => {
      const { id } = await invite()
      const token = tokenOf((await send(id, 'link')).body.link)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * DAY_MS + 1000 })
      const refused = await accept(token)
      vi.useRealTimers()
      expect(refused.status).toBe(409)
      expect(saidOf(refused).message).toContain('has run out')
      expect((await accept(tokenOf((await send(id, 'link')).body.link))).status).toBe(200)
    })

    it('can be withdrawn, and made again', async () => {
      const { id, email } = await invite()
      const { token } = await mailed(email)
      expect((await withdraw(id)).status).toBe(200)
      expect(await account(id)).toMatchObject({ state: 'withdrawn', invitation: null })
      const refused = await accept(token)
      expect(refused.status).toBe(409)
      expect(saidOf(refused).message).toContain('was withdrawn')
      expect(saidOf(await withdraw(id)).code).toBe('not_invited')
      expect((await accept(tokenOf((await send(id, 'link')).body.link))).status).toBe(200)
    })

    it('that was withdrawn before its mail left sends none', async () => {
      const { id, email } = await invite()
      await withdraw(id)
      await post()
      expect(server.arrived.some(({ recipients }) => recipients.includes(email))).toBe(false)
    })

    it('is over with the account', async () => {
      const { id } = await invite()
      const token = tokenOf((await send(id, 'link')).body.link)
      await system.rest('DELETE', `/staff/${id}`, { as: admin })
      expect(saidOf(await accept(token)).message).toContain('not one of ours')
    })

    it('has the same rule for passwords, and stays good after a refusal', async () => {
      const { id } = await invite()
      const token = tokenOf((await send(id, 'link')).body.link)
      for (const password of ['short', 'Password2026!', 'Sam Field 2026']) {
        const { status, body } = await accept(token, { password })
        expect(status).toBe(400)
        expect(JSON.stringify(body)).toContain('"path":"password"')
      }
      expect((await accept(token, { name: ' ' })).status).toBe(422)
      expect((await accept(token)).status).toBe(200)
    })

    it('is the only way in: nobody signs in, and no reset mail goes out, before it is accepted', async () => {
      const { id, email } = await invite()
      await mailed(email)
      expect((await logIn(email)).status).toBe(401)
      const forgot = (address: string) =>
        system.rest('POST', '/staff/forgot-password', { body: { email: address } })
      const asked = await forgot(email)
      await withdraw(id)
      await forgot(email)
      // The site answers first and looks afterwards: once a colleague has their mail, it has looked.
      const me = await system.rest('GET', '/staff/me', { as: await system.signIn(['host']) })
      const colleague = (me.body.user as { email: string }).email
      const known = await forgot(colleague)
      await server.next(colleague)
      expect([asked.status, asked.body]).toEqual([known.status, known.body])
      expect((await account(id)).resetPasswordToken ?? null).toBeNull()
      expect(server.arrived.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1)
    })

    it('ends where a password comes another way', async () => {
      const { resetStaffPassword } = await import('#cms/staff/one-time-passwords.ts')
      const { id, email } = await invite()
      const token = tokenOf((await send(id, 'link')).body.link)
      const password = await resetStaffPassword(system.payload, email)
      expect(saidOf(await accept(token)).message).toContain('has been used')
      expect(await account(id)).toMatchObject({ state: 'active', invitation: null })
      expect((await logIn(email, String(password))).status).toBe(200)
    })

    it('is not for who has a password', async () => {
      const me = await system.rest('GET', '/staff/me', { as: admin })
      const { id } = me.body.user as { id: number }
      expect(saidOf(await send(id, 'link')).code).toBe('has_password')
      expect(saidOf(await withdraw(id)).code).toBe('not_invited')
    })

    it('is made, sent and withdrawn by administrators, and its state by nobody', async () => {
      const { id } = await invite()
      const as = await system.signIn(['manager', 'editor'])
      for (const path of ['send', 'withdraw']) {
        const body = { staff: id, by: 'link' }
        expect((await system.rest('POST', `/invitations/${path}`, { as, body })).status).toBe(403)
      }
      const body = { state: 'active', invitedUntil: '2999-01-01T00:00:00.000Z', invitation: 'x' }
      await system.rest('PATCH', `/staff/${id}`, { as: admin, body })
      expect(await account(id)).toMatchObject({ state: 'invited' })
      expect((await account(id)).invitation).not.toBe('x')
    })
  })
}
