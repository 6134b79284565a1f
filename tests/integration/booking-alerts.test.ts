import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { sendWaitlistMail } from '#features/reservations/mail/send-waitlist-mail.ts'
import { notifyWaitlist } from '#features/reservations/waitlist/notify-waitlist.ts'
import { REFERENCE_PLAIN_LOOK } from '#lib/look/look.ts'
import { addDays } from '#lib/time/dates.ts'
import { instantOf } from '#lib/time/time.ts'
import { NO_WORDS } from '#lib/words/words.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import { createSmtp } from '#providers/mail/smtp/adapter.ts'
import { ida, smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts'

const MINUTE = 60_000
const site = 'https://saltwood.example'
const sender = { name: 'Saltwood', address: 'no-reply@saltwood.example' }
const place = {
  uid: 'burrard',
  title: 'Saltwood Burrard',
  address: ['1 Fir Street', 'Vancouver BC V6B 1A1'],
  phone: '6045550101',
  email: 'burrard@saltwood.example',
  mapUrl: 'https://maps.example/burrard',
}
const location = {
  id: 'burrard',
  uid: 'burrard',
  vendorLocationId: null,
  timeZone: 'America/Vancouver',
}

describe.each(['SQLite', 'Postgres'] as const)('who waits for a table on %s', (kind) => {
  // The database's clock, moved by hand: 10 March 2027, noon in Vancouver.
  let now = Date.parse('2027-03-10T20:00Z')
  let fixture: TestEngine
  let server: MailServer
  let day = '2027-03-20'
  let guests = 0

  beforeAll(async () => {
    server = await startMailServer()
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, {
      clock: () => now,
    })
    // One table for two, which one party keeps for a whole evening.
    const evening = { turnTimes: [{ upTo: 40, minutes: 300 }] }
    await fixture.engine.saveSettings('burrard', smallHouse(1, evening))
  })
  afterAll(async () => {
    await fixture?.close()
    await server?.stop()
  })
  beforeEach(() => {
    server.arrived.length = 0
    day = addDays(day, 1)
  })

  const at = (time: string) => `${day}T${time}`
  const newAddress = () => `guest-${++guests}@example.com`

  const ask = (email: string, time = '19:00', party = 2) =>
    fixture.engine.waitlist.join({
      ...{ locationId: 'burrard', at: at(time), party, email },
      startsAt: instantOf(at(time), location.timeZone) ?? 0,
    })

  /** What one instance does at its turn. */
  const turn = async (engine: BookingEngine = fixture.engine, away = false) => {
    const provider = createHouseProvider(engine, (token) => `${site}/my/reservations/${token}`)
    await notifyWaitlist({ engine, placeOf: async () => ({ location, provider, away }) })
  }
  const deliver = () =>
    fixture.engine.outbox.deliver({
      deliver: (letter) =>
        sendWaitlistMail(letter, {
          ...{ engine: fixture.engine, mail: createSmtp({ url: server.url, sender }), site },
          provider: createHouseProvider(
            fixture.engine,
            (token) => `${site}/my/reservations/${token}`,
          ),
          placeOf: async () => place,
          group: async () => 'Saltwood',
          words: async () => NO_WORDS,
          look: async () => REFERENCE_PLAIN_LOOK,
        }),
      onError: (_, error) => {
        throw error
      },
    })
  const recipients = () => server.arrived.flatMap((mail) => mail.recipients)

  /** The whole evening taken by one party. */
  const takeEvening = async () => {
    const visitor = { token: crypto.randomUUID(), address: null }
    const wish = { locationId: 'burrard', at: at('19:00'), party: 2, visitor }
    const held = await fixture.engine.hold({ ...wish, attribute: 'default' })
    if (!held.ok) throw new Error(held.code)
    const guest = { ...ida, email: null }
    const request = { locationId: 'burrard', token: held.value.token, guest }
    const booked = await fixture.engine.reserve(request)
    if (!booked.ok) throw new Error(booked.code)
    return booked.value.manageToken
  }

  test('is written to when it frees up, once, with a link that books it', async () => {
    const taken = await takeEvening()
    const email = newAddress()
    expect(await ask(email, '19:15')).toMatchObject({ ok: true })
    await turn()
    await deliver()
    expect(recipients()).toEqual([])

    await fixture.engine.cancel(taken)
    await turn()
    await turn()
    await deliver()
    expect(recipients()).toEqual([email])
    const mail = server.arrived[0]
    expect(mail?.subject).toMatch(/^A table has opened up at Saltwood Burrard, .* 7:15 PM$/)
    expect(mail?.text).toContain(
      `${site}/locations/burrard?reserve=burrard&at=${at('19:15')}&people=2`,
    )
    expect(mail?.text).toContain('2 people')
    expect(mail?.text).toMatch(/https:\/\/saltwood\.example\/my\/alerts\/[\w-]{22}/)
  })

  test('is told of a time up to an hour away, and of what they had asked for', async () => {
    await ask(newAddress(), '16:30')
    await turn()
    await deliver()
    expect(server.arrived[0]?.text).toMatch(/When: .*5:00 PM/)
    expect(server.arrived[0]?.text).toMatch(/You asked for: .*4:30 PM/)
    await ask(newAddress(), '15:00')
    now += 6 * MINUTE
    await turn()
    await deliver()
    expect(server.arrived).toHaveLength(1)
  })

  test('has five minutes before the next one is told, in the order of asking', async () => {
    const taken = await takeEvening()
    const [first, second, third] = [newAddress(), newAddress(), newAddress()]
    for (const email of [first, second, third]) {
      await ask(email)
      now += 1000
    }
    await fixture.engine.cancel(taken)
    await turn()
    await turn()
    await deliver()
    expect(recipients()).toEqual([first])
    now += 5 * MINUTE
    await turn()
    await deliver()
    expect(recipients()).toEqual([first, second])
    // The second one took it: there is nothing to tell.
    await takeEvening()
    now += 5 * MINUTE
    await turn()
    await deliver()
    expect(recipients()).toEqual([first, second])
  })

  test('whose mail could not leave in time waits on, and is told of the next table', async () => {
    const email = newAddress()
    await ask(email)
    await turn()
    now += 20 * MINUTE
    await deliver()
    expect(recipients()).toEqual([])
    await turn()
    await deliver()
    expect(recipients()).toEqual([email])
  })

  test('is told by one of several instances only', async () => {
    await ask(newAddress())
    await Promise.all([turn(), turn(), turn()])
    await deliver()
    expect(recipients()).toHaveLength(1)
  })

  test('hears nothing more once they say so', async () => {
    const taken = await takeEvening()
    const [email, other] = [newAddress(), newAddress()]
    await ask(email)
    const [alert] = (await fixture.engine.waitlist.waiting()).filter(
      (one) => one.at === at('19:00'),
    )
    const { stopToken = '' } = (await fixture.engine.waitlist.byId(alert?.id ?? '')) ?? {}
    expect(await fixture.engine.waitlist.find(stopToken)).toMatchObject({
      state: 'waiting',
      party: 2,
    })
    await fixture.engine.waitlist.leave(stopToken)
    expect(await fixture.engine.waitlist.find(stopToken)).toMatchObject({ state: 'stopped' })
    await ask(other)
    await fixture.engine.cancel(taken)
    await turn()
    await deliver()
    expect(recipients()).toEqual([other])
    expect(await fixture.engine.waitlist.find('nobody')).toBeNull()
  })

  test('asks once however often they ask, and for five tables a day at most', async () => {
    await takeEvening()
    const email = newAddress()
    await ask(email)
    await ask(email)
    expect(
      (await fixture.engine.waitlist.waiting()).filter((one) => one.at === at('19:00')),
    ).toHaveLength(1)
    for (const time of ['19:15', '19:30', '19:45', '20:00']) await ask(email, time)
    // Being told makes no room for more: so many mails a day are all that anybody can be sent.
    for (const { id, at: when } of await fixture.engine.waitlist.waiting())
      if (when.startsWith(day)) await fixture.engine.waitlist.notify(id, when)
    await deliver()
    expect(await ask(email.toUpperCase(), '20:15')).toMatchObject({ code: 'too_many_alerts' })
    expect(await ask(newAddress(), '20:15')).toMatchObject({ ok: true })
  })

  test('costs a provider outside this house one question in five minutes', async () => {
    const taken = await takeEvening()
    await ask(newAddress())
    await turn(fixture.engine, true)
    await fixture.engine.cancel(taken)
    await turn(fixture.engine, true)
    await deliver()
    expect(recipients()).toEqual([])
    now += 5 * MINUTE
    await turn(fixture.engine, true)
    await deliver()
    expect(recipients()).toHaveLength(1)
  })

  test('cannot wait for a time that is over, and is forgotten a day after it', async () => {
    const email = newAddress()
    const past = {
      locationId: 'burrard',
      at: '2027-03-01T19:00',
      party: 2,
      email,
      startsAt: now - 1,
    }
    expect(await fixture.engine.waitlist.join(past)).toMatchObject({ code: 'past' })
    await ask(email)
    const before = await fixture.engine.waitlist.waiting()
    const mine = before.find((one) => one.at === at('19:00'))
    now = (instantOf(at('19:00'), location.timeZone) ?? 0) + 25 * 60 * MINUTE
    await fixture.engine.sweep()
    expect(await fixture.engine.waitlist.byId(mine?.id ?? '')).toBeNull()
  })
})
