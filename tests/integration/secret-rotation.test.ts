import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import { smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { type Content, startContent } from '#tests/support/content.ts'
import { expectOk } from '#tests/support/host.ts'

const [OLD, NEW] = ['o'.repeat(64), 'n'.repeat(64)]
const guest = {
  ...{ firstName: 'Ida', lastName: 'Marsh', email: 'ida@example.com', phone: '+16045550123' },
  ...{ specialRequest: '', marketingOptIn: false },
}

describe.each(['SQLite', 'Postgres'] as const)('bookings of before a rotation on %s', (kind) => {
  let fixture: TestEngine
  let before: BookingEngine
  let rotated: BookingEngine
  let ended: BookingEngine
  beforeAll(async () => {
    const now = Date.parse('2027-04-02T19:00Z')
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
    const { store } = fixture
    before = createBookingEngine({ store, secret: OLD })
    rotated = createBookingEngine({ store, secret: NEW, acceptedSecret: OLD })
    ended = createBookingEngine({ store, secret: NEW })
    expectOk(await before.saveSettings('house', smallHouse(4)))
  })
  afterAll(() => fixture?.close())

  let guests = 0
  async function book(engine: BookingEngine) {
    const visitor = { token: `visitor-${++guests}`, address: `198.51.${guests}.1` }
    const at = '2027-04-02T18:00'
    const asked = { locationId: 'house', at, party: 2, attribute: 'default', visitor } as const
    const { token } = expectOk(await engine.hold(asked))
    const phone = `+1604555${3000 + guests}`
    return expectOk(
      await engine.reserve({ locationId: 'house', token, guest: { ...guest, phone } }),
    )
  }

  test('the manage link of a mail holds, and mails of after the rotation have the same link', async () => {
    const { reservation, manageToken } = await book(before)
    expect(expectOk(await rotated.find(manageToken)).reservation.id).toBe(reservation.id)
    expect((await rotated.byId(reservation.id))?.manageToken).toBe(manageToken)
    expectOk(await rotated.cancel(manageToken))
  })

  test('the link in mails holds also where the old secret is not accepted any more; only mails of then do not know it', async () => {
    const { reservation, manageToken } = await book(before)
    expectOk(await ended.find(manageToken))
    expect((await ended.byId(reservation.id))?.manageToken).not.toBe(manageToken)
  })

  test('bookings of after the rotation have links of the new secret', async () => {
    const { reservation, manageToken } = await book(rotated)
    expect((await ended.byId(reservation.id))?.manageToken).toBe(manageToken)
  })

  test('a booking that was imported before is the same one when its file is brought again', async () => {
    const booking = {
      ...{ import: '1', name: 'booking 4711', staff: '1', locationId: 'house' },
      ...({ at: '2027-04-03T18:00', party: 2, state: 'booked', table: null, guest } as const),
      ...{ isWalkIn: false, isAnonymised: false, note: '', bookedAt: null },
    }
    const made = expectOk(await before.imports.book(booking, false))
    const again = expectOk(await rotated.imports.book({ ...booking, import: '2' }, false))
    expect([made.verdict, again.verdict, again.id]).toEqual(['new', 'same', made.id])
    expect(await rotated.imports.isWritten({ import: '1', name: booking.name, staff: '1' })).toBe(
      true,
    )
  })

  test('who said STOP to text messages gets none after the rotation, until they say START', async () => {
    const phone = '+16045559999'
    await before.textOptOuts.stop(phone)
    expect(await rotated.textOptOuts.hasStopped(phone)).toBe(true)
    await rotated.textOptOuts.start(phone)
    expect(await rotated.textOptOuts.hasStopped(phone)).toBe(false)
    expect(await before.textOptOuts.hasStopped(phone)).toBe(false)
  })
})

describe('what staff sign in with', () => {
  let system: Content
  let staff: number
  beforeAll(async () => {
    system = await startContent()
    staff = await system.make('staff', {
      ...{ email: 'chef@example.com', password: 'a long enough password', name: 'Chef' },
      ...{ roles: ['admin'], mustChangePassword: false },
    })
  })
  afterAll(() => system?.stop())

  /** Goes on as the process that is started with other settings. */
  async function restartWith(secret: string, acceptedSecret?: string) {
    const { env } = await import('#env.ts')
    Object.assign(env, { secret, acceptedSecret })
  }

  test('a session goes on, whatever secret the site has', async () => {
    await restartWith(OLD)
    const token = await system.signIn(['admin'])
    await restartWith(NEW)
    const { body } = await system.rest('GET', '/staff/me', { as: token })
    expect(body.user).not.toBeNull()
  })

  test('an authenticator app goes on, and its first use brings it under the new secret', async () => {
    const { addApp, takeAppCode } = await import('#cms/second-factor/app-codes.ts')
    const { newSecret } = await import('#cms/second-factor/totp.ts')
    await restartWith(OLD)
    const secret = newSecret()
    const now = Date.now()
    await addApp(system.payload, { staff, secret, step: 0, now }, {})
    const codeAt = (timestamp: number) =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })
    const take = (at: number) =>
      takeAppCode(system.payload, { staff, code: codeAt(at), now: at }, {})
    await restartWith(NEW)
    expect(await take(now)).toBe('unreadable')
    await restartWith(NEW, OLD)
    expect(await take(now)).toBe('taken')
    await restartWith(NEW)
    expect(await take(now + 60_000)).toBe('taken')
  })

  test('a recovery code counts once, under either secret', async () => {
    const codes = await import('#cms/second-factor/recovery-codes.ts')
    await restartWith(OLD)
    const [code = ''] = await codes.replaceRecoveryCodes(system.payload, staff, {})
    const take = () => codes.takeRecoveryCode(system.payload, { staff, code, now: Date.now() }, {})
    await restartWith(NEW)
    expect(await take()).toBe('wrong')
    await restartWith(NEW, OLD)
    expect([await take(), await take()]).toEqual(['taken', 'used'])
  })

  test('the PIN of a shared tablet goes on while the old secret is accepted', async () => {
    const pins = await import('#cms/tablets/pins.ts')
    await restartWith(OLD)
    await pins.keepPin(system.payload, staff, await pins.digestPin(staff, '482913'), {})
    const outcome = async () => (await pins.tryPin(system.payload, staff, '482913')).outcome
    await restartWith(NEW, OLD)
    expect(await outcome()).toBe('right')
    await restartWith(NEW)
    expect(await outcome()).toBe('wrong')
  })

  test('a browser stays known, and the link of an invitation opens', async () => {
    const { deviceOf, rememberDevice } = await import('#cms/sign-in/known-device.ts')
    const { DEVICE_COOKIE } = await import('#lib/cookies/device-cookie.ts')
    const invitations = await import('#cms/invitations/invitation.ts')
    await restartWith(OLD)
    const request = (cookie: string) => ({ headers: new Headers({ cookie }) }) as never
    const answer = rememberDevice(request(''), new Response(), staff)
    const [, cookie = ''] = /=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
    const req = await system.request('/admin')
    const { link } = await invitations.issueInvitation(req, staff, { byMail: false })
    const token = link.split('/').at(-1) ?? ''
    await restartWith(NEW, OLD)
    expect(deviceOf(request(`${DEVICE_COOKIE}=${cookie}`))?.staff).toEqual([staff])
    expect((await invitations.openInvitation(system.payload, token)).state).toBe('open')
    await restartWith(NEW)
    expect(deviceOf(request(`${DEVICE_COOKIE}=${cookie}`))?.staff).toEqual([])
    expect((await invitations.openInvitation(system.payload, token)).state).toBe('unknown')
  })

  test('a reader of the newsletter leaves it by the link of an old letter', async () => {
    const { findSubscriberByToken } = await import('#data/forms/subscribers.ts')
    const { signSubscriber } = await import('#lib/security/newsletter-token.ts')
    const { deriveSecret } = await import('#lib/security/secrets.ts')
    const email = 'ida@example.com'
    const id = await system.make('subscribers', { email, state: 'confirmed', submission: 'one' })
    const token = signSubscriber({ id, email }, deriveSecret(OLD, 'newsletter'))
    await restartWith(NEW, OLD)
    expect(await findSubscriberByToken(token)).toMatchObject({ email })
    await restartWith(NEW)
    expect(await findSubscriberByToken(token)).toBeNull()
  })

  test('a form that was begun before the rotation can be sent after it', async () => {
    const { createFormPasses } = await import('#providers/bot-check/form-passes.ts')
    let now = 1_000_000
    const own = { spend: async () => true, now: () => now }
    const started = createFormPasses({ secret: OLD, ...own }).start('newsletter')
    now += 60_000
    const rotated = createFormPasses({ secret: NEW, acceptedSecret: OLD, ...own })
    expect(await rotated.redeem(rotated.issue('newsletter', started), 'newsletter')).toMatchObject({
      ok: true,
    })
    const issued = createFormPasses({ secret: OLD, ...own }).issue('newsletter', started)
    expect(await rotated.redeem(issued, 'newsletter')).toMatchObject({ ok: true })
    const ended = createFormPasses({ secret: NEW, ...own })
    expect(await ended.redeem(issued, 'newsletter')).toMatchObject({ code: 'bot_check' })
  })
})
