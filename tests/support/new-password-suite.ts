import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { hashToken } from '#cms/staff/token-hash.ts'
import { type Content, startContent } from './content.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import type { PostgresDatabase } from './postgres.ts'

/** How somebody of the staff who has lost a password chooses another one, on any database. */
export function describeNewPassword(makeDatabase: () => Promise<PostgresDatabase | null>): void {
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
  afterAll(async () => {
    await system?.stop()
    await database?.drop()
    await server?.stop()
    vi.unstubAllEnvs()
  })

  /** An editor who has asked for a new password. */
  async function asking() {
    const session = await system.signIn(['editor'])
    const me = await system.rest('GET', '/staff/me', { as: session })
    const { id, email } = me.body.user as { id: number; email: string }
    expect((await forgotten(email)).status).toBe(200)
    const mail = await server.next(email)
    const [link = '', token = ''] = /http\S+\/admin\/reset\/(\w+)/.exec(mail.text ?? '') ?? []
    expect(token).toHaveLength(40)
    // The mail leaves a moment before what it is about is kept.
    await expect.poll(async () => (await stored(id)).reset_password_token).toBe(hashToken(token))
    return { id, email, mail, link, token, session }
  }
  const forgotten = (email: string) =>
    system.rest('POST', '/staff/forgot-password', { body: { email } })
  const choose = (token: unknown, password = 'a long walk on the pier') =>
    system.rest('POST', '/staff/reset-password', { body: { token, password } })

  /** The account as it stands in the database, and everything else that is kept of it. */
  async function stored(id: number) {
    const { runSql } = await import('#cms/database/sql.ts')
    const [row] = await runSql(system.payload, `SELECT * FROM staff WHERE id = ${id}`)
    return row ?? {}
  }

  it('is by a mail of the house: both parts, and one link that works', async () => {
    const { email, mail, link, token } = await asking()
    const { html = '', text = '', subject, from } = mail
    expect(subject).toMatch(/^Choose a new password: /)
    expect(from?.address).toBe('no-reply@saltwood.example')
    expect(text).toContain('Choose a new password:\n')
    expect(text).toContain(email)
    expect(html).toContain(`href="${link}"`)
    expect(html).toContain('role="presentation"')
    expect((await choose(token)).status).toBe(200)
    const body = { email, password: 'a long walk on the pier' }
    expect((await system.rest('POST', '/staff/login', { body })).status).toBe(200)
  })

  it('leaves nothing in the database that opens the door', async () => {
    const { id, token } = await asking()
    const row = await stored(id)
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row.reset_password_token).toMatch(/^sha256:[0-9a-f]{64}$/)
    for (const text of Object.values(row).filter((value) => typeof value === 'string')) {
      expect((await choose(text)).status).toBe(403)
      expect((await choose(String(text).replace('sha256:', ''))).status).toBe(403)
    }
    expect((await choose(token)).status).toBe(200)
  })

  // ASVS 6.4.3
  it('works once, and the token is gone with it', async () => {
    const { id, token } = await asking()
    expect((await choose(token)).status).toBe(200)
    expect((await stored(id)).reset_password_token).toBeNull()
    expect((await choose(token, 'another long walk on the pier')).status).toBe(403)
  })

  it('waits through other changes of the account', async () => {
    const { id, token } = await asking()
    await system.payload.update({ collection: 'staff', id, data: { name: 'Robin' } })
    expect((await choose(token)).status).toBe(200)
  })

  it.each([
    ['nothing', null],
    ['a list', ['x']],
    ['a question to the database', { not_equals: 'x' }],
    ['what stands there of who never asked', ''],
  ])('is refused for %s instead of a token', async (_, token) => {
    await asking()
    expect((await choose(token)).status).toBe(403)
  })

  // ASVS 8.2.3
  it('cannot be prepared by the account itself', async () => {
    const { id, session } = await asking()
    const { reset_password_token: before } = await stored(id)
    const token = `sha256:${'0'.repeat(64)}`
    const body = { resetPasswordToken: token, resetPasswordExpiration: '2999-01-01T00:00:00Z' }
    await system.rest('PATCH', `/staff/${id}`, { as: session, body })
    expect((await stored(id)).reset_password_token).toBe(before)
  })
}
