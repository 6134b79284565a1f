import crypto from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Content, startContent } from '#tests/support/content.ts'

const LOST = 'a password that was lost'
const NEW = 'a long walk on the pier'

let system: Content
beforeAll(async () => {
  system = await startContent()
  await system.payload.updateGlobal({ slug: 'settings', data: { shortName: 'Saltwood' } as never })
})
afterAll(() => system?.stop())

let people = 0

/** A member of staff who is signed in. */
async function member(more: Record<string, unknown> = {}) {
  const email = `member.${++people}@hearthandsalt.example`
  const account = { name: 'Robin Lee', email, password: LOST, roles: ['host' as const] }
  const { id } = await system.payload.create({
    collection: 'staff',
    data: { ...account, mustChangePassword: false, ...more },
  })
  const { body } = await logIn(email, LOST)
  const as = String(body.token)
  const change = (body: Record<string, unknown>) =>
    system.rest('PATCH', `/staff/${id}`, { as, body })
  return { id, email, as, change }
}

const logIn = (email: string, password: string) =>
  system.rest('POST', '/staff/login', { body: { email, password } })

/** What a refusal says, and of which field. */
function refusalOf({ body }: { body: Record<string, unknown> }) {
  const [error] = body.errors as { data?: { errors: { path: string; message: string }[] } }[]
  return error?.data?.errors[0]
}

// ASVS 11.4.2
it('are hashed by PBKDF2 with 600,000 rounds of SHA-256 and a salt of their own', async () => {
  const hashes = vi.spyOn(crypto, 'pbkdf2')
  const { email, change } = await member()
  await change({ password: NEW, currentPassword: LOST })
  await logIn(email, NEW)
  await logIn('nobody@hearthandsalt.example', NEW)
  const asked = hashes.mock.calls.map(([, , rounds, length, digest]) => [rounds, length, digest])
  expect(new Set(asked.map(String))).toEqual(new Set(['600000,32,sha256']))
  const salts = hashes.mock.calls.map(([, salt]) => String(salt))
  expect(new Set(salts).size).toBe(3)
  hashes.mockRestore()
})

describe('the rule for passwords', () => {
  const guessable = [
    'too short',
    'Password2026!',
    'R0bin-Lee-2026',
    'hearthandsalt!',
    'Saltwood2026!',
  ]

  // ASVS 6.2.1
  it.each(guessable)('holds for one’s own account: %s', async (password) => {
    const { email, change } = await member()
    const refused = await change({ password, currentPassword: LOST })
    expect(refused.status).toBe(400)
    expect(refusalOf(refused)).toMatchObject({ path: 'password', message: expect.any(String) })
    expect((await logIn(email, LOST)).status).toBe(200)
  })

  it.each(guessable)('holds for what administrators set for others: %s', async (password) => {
    const { id } = await member()
    const as = await system.signIn(['admin'])
    const made = {
      name: 'Robin Lee',
      email: `x.${++people}@hearthandsalt.example`,
      roles: ['host'],
    }
    const body = { ...made, password }
    expect(refusalOf(await system.rest('POST', '/staff', { as, body }))?.path).toBe('password')
    const refused = await system.rest('PATCH', `/staff/${id}`, { as, body: { password } })
    expect(refusalOf(refused)?.path).toBe('password')
  })

  it.each(guessable)('holds for the link of a reset mail: %s', async (password) => {
    const { email } = await member()
    const data = { email }
    const token = await system.payload.forgotPassword({
      ...{ collection: 'staff', data, disableEmail: true },
    })
    const choose = (chosen: string) =>
      system.rest('POST', '/staff/reset-password', { body: { token, password: chosen } })
    expect(refusalOf(await choose(password))?.path).toBe('password')
    // The link is still good for another try.
    expect((await choose(NEW)).status).toBe(200)
  })

  it('says how long what was typed is', async () => {
    const { change } = await member()
    const refused = await change({ password: 'brisk otter', currentPassword: LOST })
    expect(refusalOf(refused)?.message).toContain('11 characters')
    const long = await change({ password: 'ab c'.repeat(40), currentPassword: LOST })
    expect(refusalOf(long)?.message).toContain('at most 128')
  })

  it('takes the new name of an account into account', async () => {
    const { change } = await member()
    const body = { name: 'Kim Bergström', password: 'Kim Bergstrom 1', currentPassword: LOST }
    expect(refusalOf(await change(body))?.path).toBe('password')
  })

  it('lets the one-time passwords of the command and the set-up through', async () => {
    const { email } = await member()
    const { resetStaffPassword } = await import('#cms/staff/one-time-passwords.ts')
    const password = await resetStaffPassword(system.payload, email)
    expect((await logIn(email, String(password))).status).toBe(200)
  })
})

describe('one’s own password and email address', () => {
  // ASVS 6.2.2, 6.2.3, 7.5.1
  it('are changed with the current password', async () => {
    const { email, change } = await member()
    expect((await change({ password: NEW, currentPassword: LOST })).status).toBe(200)
    expect((await logIn(email, NEW)).status).toBe(200)
    const moved = `moved.${email}`
    expect((await change({ email: moved, currentPassword: NEW })).status).toBe(200)
    expect((await logIn(moved, NEW)).status).toBe(200)
  })

  // ASVS 6.2.3, 7.5.1
  it.each([
    ['without it', {}],
    ['with an empty one', { currentPassword: '' }],
    ['with no text', { currentPassword: { equals: LOST } }],
    ['with another one', { currentPassword: 'not the password' }],
  ])('stay as they are %s', async (_, given) => {
    const { email, change } = await member()
    for (const wanted of [{ password: NEW }, { email: `thief.${email}` }]) {
      const refused = await change({ ...wanted, ...given })
      expect(refused.status).toBe(400)
      expect(refusalOf(refused)?.path).toBe('currentPassword')
    }
    expect((await logIn(email, LOST)).status).toBe(200)
  })

  it('are asked for it in changes of several accounts at once, too', async () => {
    const as = await system.signIn(['admin'])
    const { body } = await system.rest('GET', '/staff/me', { as })
    const { id, email } = body.user as { id: number; email: string }
    const query = `where[id][equals]=${id}`
    await system.rest('PATCH', `/staff?${query}`, { as, body: { password: NEW } })
    expect((await logIn(email, NEW)).status).toBe(401)
  })

  it('stay out of the way of other changes: a name needs no password', async () => {
    const { email, change } = await member()
    expect((await change({ name: 'Robin Leigh', email: email.toUpperCase() })).status).toBe(200)
  })

  it('is not asked again of who has just signed in with a one-time password', async () => {
    const { email, change } = await member({ mustChangePassword: true })
    // For the address, which the account would go with, it is.
    const moved = await change({ email: `moved.${email}`, password: NEW })
    expect(refusalOf(moved)?.path).toBe('currentPassword')
    expect((await change({ password: NEW })).status).toBe(200)
    expect((await logIn(email, NEW)).status).toBe(200)
  })

  it('are asked for it by whoever would have themselves choose another one', async () => {
    const { email, change } = await member({ roles: ['admin'] })
    expect(refusalOf(await change({ mustChangePassword: true }))?.path).toBe('currentPassword')
    expect(refusalOf(await change({ password: NEW }))?.path).toBe('currentPassword')
    expect((await logIn(email, LOST)).status).toBe(200)
  })

  it('that an administrator has somebody choose anew ends the sessions that there are', async () => {
    const { id, as } = await member()
    const body = { mustChangePassword: true }
    const admin = await system.signIn(['admin'])
    expect((await system.rest('PATCH', `/staff/${id}`, { as: admin, body })).status).toBe(200)
    expect((await system.rest('GET', '/staff/me', { as })).body.user).toBeNull()
  })

  it.each([
    ['password', () => ({ password: NEW, currentPassword: LOST })],
    ['address', (email: string) => ({ email: `moved.${email}`, currentPassword: LOST })],
  ])('that change end the link that was mailed before: %s', async (_, changed) => {
    const { email, change } = await member()
    const options = { collection: 'staff' as const, data: { email }, disableEmail: true }
    const token = await system.payload.forgotPassword(options)
    expect((await change(changed(email))).status).toBe(200)
    const body = { token, password: 'a thief at the harbour' }
    const reset = await system.rest('POST', '/staff/reset-password', { body })
    expect(reset.status).toBe(403)
  })

  it('of others are changed by administrators, for one use', async () => {
    const { id, email } = await member()
    const as = await system.signIn(['admin'])
    const body = { password: NEW, email: `moved.${email}` }
    expect((await system.rest('PATCH', `/staff/${id}`, { as, body })).status).toBe(200)
    const { body: signedIn } = await logIn(`moved.${email}`, NEW)
    expect(signedIn.user).toMatchObject({ mustChangePassword: true })
  })

  // ASVS 8.2.3
  it('keep the current password out of what is stored and read', async () => {
    const { change } = await member()
    const { body } = await change({ password: NEW, currentPassword: LOST })
    expect(JSON.stringify(body)).not.toContain(LOST)
  })

  // ASVS 6.2.8
  it('are compared as they were typed: capitals, blanks at the ends and every sign count', async () => {
    const typed = `  Brisk OTTERS juggle pebbles by the weir, ${'and again '.repeat(8)}`
    expect(typed.length).toBeGreaterThan(110)
    const { email } = await member({ password: typed })
    expect((await logIn(email, typed)).status).toBe(200)
    for (const other of [typed.trim(), typed.toLowerCase(), typed.slice(0, 72), `${typed}.`])
      expect((await logIn(email, other)).status).toBe(401)
  })

  // ASVS 11.4.2
  it('are compared as the content system compares them', async () => {
    const { isPasswordOf } = await import('#cms/staff/passwords/verify.ts')
    const { email } = await member()
    const where = { email: { equals: email } }
    const stored = await system.payload.db.findOne({ collection: 'staff', where })
    expect(await isPasswordOf(stored as never, LOST)).toBe(true)
    expect(await isPasswordOf(stored as never, NEW)).toBe(false)
    expect(await isPasswordOf({ hash: null, salt: null }, LOST)).toBe(false)
  })
})
