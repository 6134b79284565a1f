import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Booked, Guest } from '#booking-engine/bookings/types.ts'
import type { BookingEngine } from '#booking-engine/contract.ts'
import { createBookingEngine } from '#booking-engine/engine.ts'
import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { sendVisitMail } from '#features/reservations/mail/send-visit-mail.ts'
import { REFERENCE_PLAIN_LOOK } from '#lib/look/look.ts'
import type { Ok, Result } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import { NO_WORDS } from '#lib/words/words.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import { createOutboxOnly } from '#providers/mail/outbox-only/adapter.ts'
import { createSmtp } from '#providers/mail/smtp/adapter.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { openBookingDatabase } from '#storage/open.ts'
import {
  bookingSecret,
  ida,
  smallHouse,
  type TestEngine,
  testEngine,
} from '#tests/support/booking.ts'
import { type Arrived, type MailServer, startMailServer } from '#tests/support/mail-server.ts'
import { messagesAt } from '#tests/support/read-scopes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const sender = { name: 'Saltwood', address: 'no-reply@saltwood.example' }
const manageUrl = (token: string) => `https://saltwood.example/my/reservations/${token}`
const place = {
  uid: 'burrard',
  title: 'Saltwood Burrard',
  address: ['1 Fir Street', 'Vancouver BC V6B 1A1'],
  phone: '6045550101',
  email: 'burrard@saltwood.example',
  mapUrl: 'https://maps.example/burrard',
}

describe.each(['SQLite', 'Postgres'] as const)('the post of bookings on %s', (kind) => {
  // The database's clock, moved by hand: 10 March 2027, noon in Vancouver.
  let now = Date.parse('2027-03-10T20:00Z')
  let fixture: TestEngine
  let server: MailServer
  let guests = 0
  let day = '2027-04-20'
  const clock = () => now

  beforeAll(async () => {
    server = await startMailServer()
    fixture = await testEngine(kind === 'Postgres' ? inject('postgres') : null, { clock })
    await fixture.engine.saveSettings('burrard', settings())
  })
  afterAll(async () => {
    await fixture?.close()
    await server?.stop()
  })
  beforeEach(() => {
    server.arrived.length = 0
  })

  const settings = (change: Partial<BookingSettingsInput> = {}) =>
    smallHouse(2, { cancelCutOffMinutes: 120, ...change })

  /** What one instance does at its turn. */
  const deliver = (
    engine: BookingEngine = fixture.engine,
    mail = createSmtp({ url: server.url, sender }),
  ) =>
    engine.outbox.deliver({
      deliver: (letter) =>
        sendVisitMail(letter, {
          ...{
            engine,
            mail,
            placeOf: async () => place,
            group: async () => 'Saltwood',
            words: async () => NO_WORDS,
            look: async () => REFERENCE_PLAIN_LOOK,
          },
          provider: createHouseProvider(engine, manageUrl),
          site: 'https://saltwood.example',
        }),
      onError: (key, error) => errors.push(`${key}: ${String(error)}`),
      random: () => 0.5,
    })
  const errors: string[] = []

  const newGuest = (change: Partial<Guest> = {}): Guest => ({
    ...ida,
    email: `guest-${++guests}@example.com`,
    ...change,
  })
  const hold = async (at: string, locationId = 'burrard') => {
    const visitor = { token: crypto.randomUUID(), address: null }
    const request = { locationId, at, party: 2, attribute: 'default' as const, visitor }
    return expectOk(await fixture.engine.hold(request)).token
  }
  const evening = () => {
    day = addDays(day, 1)
    return `${day}T19:00`
  }
  const book = async (guest = newGuest(), at = evening(), locationId = 'burrard') =>
    expectOk(await fixture.engine.reserve({ locationId, token: await hold(at, locationId), guest }))

  /** The letters about a booking, in the order they were written. */
  const lettersOf = async ({ reservation: { id } }: Booked) => {
    const states = ['waiting', 'sending', 'sent', 'kept', 'dropped', 'dead'] as const
    const all = await fixture.engine.outbox.list({
      states: [...states],
      scope: null,
      limit: 500,
    })
    const mine = all.filter(({ key }) => key.split(':')[1] === id)
    return mine.toSorted((a, b) => a.createdAt - b.createdAt || (a.key < b.key ? -1 : 1))
  }
  const statesOf = async (booked: Booked) =>
    (await lettersOf(booked)).map(({ kind: what, state }) => `${what} ${state}`)

  const to = (address: string | null) =>
    server.arrived.filter(({ recipients }) => recipients.includes(address ?? ''))
  const only = (mails: Arrived[]): Arrived => {
    expect(mails).toHaveLength(1)
    return mails[0] as Arrived
  }

  test('a booking brings its guest a confirmation, with the visit for their calendar', async () => {
    const guest = newGuest({ firstName: 'Zoë', lastName: '李', specialRequest: 'Birthday <3' })
    const { reservation, manageToken } = await book(guest)
    await deliver()
    const mail = only(to(guest.email))
    expect(mail.subject).toBe('Your table at Saltwood Burrard, Wednesday, April 21 at 7:00 PM')
    expect(mail.from).toMatchObject(sender)
    expect(mail.to).toMatchObject([{ name: 'Zoë 李', address: guest.email }])
    expect(mail.replyTo).toMatchObject([{ address: 'burrard@saltwood.example' }])
    const link = `https://saltwood.example/my/reservations/${manageToken}`
    for (const body of [mail.text, mail.html]) {
      for (const said of [
        ...['Wednesday, April 21, 2027 at 7:00 PM', '2 people', 'Standard', 'Zoë 李', link],
        ...['1 Fir Street', 'https://maps.example/burrard', '604-555-0101'],
        reservation.confirmation,
        'until Wednesday, April 21, 2027 at 5:00 PM',
      ]) {
        expect(body).toContain(said)
      }
    }
    // Nobody has proved yet that the address is theirs: it gets no text of their choice.
    expect(mail.raw).not.toContain('Birthday')
    const { method, lines } = calendarOf(mail)
    expect(method).toBe('PUBLISH')
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'STATUS:CONFIRMED',
        'DTSTART;TZID=America/Vancouver:20270421T190000',
        'DTEND;TZID=America/Vancouver:20270421T203000',
        'ORGANIZER;CN="Saltwood Burrard":mailto:no-reply@saltwood.example',
        `URL:${link}`,
      ]),
    )
    await deliver()
    expect(to(guest.email)).toHaveLength(1)
  })

  test('a guest without an address gets none, and nothing waits for one', async () => {
    const booked = await book(newGuest({ email: null }))
    expectOk(await fixture.engine.cancel(booked.manageToken))
    expect(await lettersOf(booked)).toEqual([])
    expect(await fixture.engine.resendMail(booked.manageToken)).toMatchObject({
      code: 'no_address',
    })
  })

  test('a change and a cancellation bring one each: the same entry, each time of a higher sequence', async () => {
    const guest = newGuest()
    const { manageToken } = await book(guest)
    await deliver()
    // Within the same second, which a calendar's sequence must survive.
    expectOk(await fixture.engine.modify(manageToken, await hold(evening())))
    await deliver()
    expectOk(await fixture.engine.modify(manageToken, await hold(evening())))
    await deliver()
    now += MINUTE
    expectOk(await fixture.engine.cancel(manageToken))
    expectOk(await fixture.engine.cancel(manageToken))
    await deliver()
    const mails = to(guest.email)
    expect(mails.map(({ subject }) => subject?.split(' at ')[0])).toEqual([
      'Your table',
      'Changed: your table',
      'Changed: your table',
      'Cancelled: your table',
    ])
    const files = mails.map(calendarOf)
    expect(new Set(files.map(({ uid }) => uid)).size).toBe(1)
    const sequences = files.map(({ sequence }) => sequence)
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
    expect(files.map(({ method }) => method)).toEqual([
      ...['PUBLISH', 'PUBLISH', 'PUBLISH'],
      'CANCEL',
    ])
    expect(files.at(-1)?.lines).toContain('STATUS:CANCELLED')
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(4)
  })

  test('what a later mail has overtaken is not sent any more', async () => {
    const guest = newGuest()
    const booked = await book(guest)
    expectOk(await fixture.engine.cancel(booked.manageToken))
    await deliver()
    expect(only(to(guest.email)).subject).toMatch(/^Cancelled: /)
    expect(await statesOf(booked)).toEqual(['cancelled sent', 'confirmation dropped'])
  })

  test('the same reserve again, also at the same moment, is one mail', async () => {
    const guest = newGuest()
    const request = { locationId: 'burrard', token: await hold(evening()), guest }
    await Promise.all([fixture.engine.reserve(request), fixture.engine.reserve(request)])
    expectOk(await fixture.engine.reserve(request))
    expectOk(await fixture.engine.reserve({ ...request, idempotencyKey: 'another' }))
    await deliver()
    only(to(guest.email))
  })

  test('a booking that is rolled back leaves no mail', async () => {
    const failing: BookingDatabase = {
      ...fixture.store,
      transaction: (locks, work) =>
        fixture.store.transaction(locks, async (sql) => {
          await work(sql)
          throw new Error('the power went')
        }),
    }
    const guest = newGuest()
    const request = { locationId: 'burrard', token: await hold(evening()), guest }
    const unlucky = createBookingEngine({ store: failing, secret: bookingSecret })
    await expect(unlucky.reserve(request)).rejects.toThrow('the power went')
    expect((await fixture.engine.outbox.count(null)).waiting ?? 0).toBe(0)
    await deliver()
    expect(to(guest.email)).toEqual([])
  })

  test('with the mail server down it waits, longer each time, and leaves once the server is back', async () => {
    const guest = newGuest()
    const booked = await book(guest)
    await server.stop()
    try {
      await deliver()
      const [letter] = await lettersOf(booked)
      expect(letter).toMatchObject({ state: 'waiting', attempts: 1, dueAt: now + MINUTE / 2 })
      expect(letter?.error).toContain('not taken by the mail server')
      await deliver()
      expect((await lettersOf(booked))[0]?.attempts).toBe(1)
      now += MINUTE / 2
      await deliver()
      expect((await lettersOf(booked))[0]).toMatchObject({ attempts: 2, dueAt: now + MINUTE })
    } finally {
      await server.start()
    }
    now += MINUTE
    await deliver()
    only(to(guest.email))
    expect(await lettersOf(booked)).toMatchObject([{ state: 'sent', attempts: 3, error: null }])
  })

  test('a recipient that the server refuses for good is a dead letter, until staff try again', async () => {
    const guest = newGuest()
    server.refusals[guest.email ?? ''] = 550
    const booked = await book(guest)
    await deliver()
    const [letter] = await lettersOf(booked)
    expect(letter).toMatchObject({
      state: 'dead',
      attempts: 1,
      error: 'refused by the mail server (550)',
    })
    now += 24 * HOUR
    await deliver()
    expect(await statesOf(booked)).toEqual(['confirmation dead'])
    delete server.refusals[guest.email ?? '']
    const key = letter?.key ?? ''
    expect(await fixture.engine.outbox.retry(key, messagesAt('another house'))).toBe(false)
    expect(await fixture.engine.outbox.retry(key, messagesAt('burrard'))).toBe(true)
    expect(await fixture.engine.outbox.retry(key, messagesAt('burrard'))).toBe(false)
    await deliver()
    only(to(guest.email))
  })

  test('a recipient that is refused for now is tried again, half a day at most', async () => {
    const [patient, unlucky] = [newGuest(), newGuest()]
    for (const { email } of [patient, unlucky]) server.refusals[email ?? ''] = 451
    const [one, other] = [await book(patient), await book(unlucky)]
    await deliver()
    expect(await statesOf(one)).toEqual(['confirmation waiting'])
    delete server.refusals[patient.email ?? '']
    const begun = now
    while ((await statesOf(other))[0] === 'confirmation waiting') {
      now = (await lettersOf(other))[0]?.dueAt ?? now
      await deliver()
    }
    only(to(patient.email))
    expect((now - begun) / HOUR).toBeGreaterThan(10)
    expect((now - begun) / HOUR).toBeLessThan(14)
    expect(await lettersOf(other)).toMatchObject([{ state: 'dead', attempts: 14 }])
    expect(errors.splice(0).join()).toContain('given up: not taken by the mail server (451')
  })

  test('a process that dies while it sends loses nothing: another one sends after the lease', async () => {
    const guest = newGuest()
    const booked = await book(guest)
    const stalled = Promise.withResolvers<never>()
    const asked = Promise.withResolvers<void>()
    const dying = fixture.engine.outbox.deliver({
      deliver: () => {
        asked.resolve()
        return stalled.promise
      },
      onError: () => {},
    })
    await asked.promise
    await deliver()
    expect(to(guest.email)).toEqual([])
    now += 6 * MINUTE
    await deliver()
    const mail = only(to(guest.email))
    // What a process would do that was only slow: its late answer changes nothing.
    stalled.reject(new Error('the process is gone'))
    await dying
    expect(await lettersOf(booked)).toMatchObject([{ state: 'sent', attempts: 2 }])
    expect(mail.messageId).toMatch(/^<[0-9a-f]{32}@saltwood\.example>$/)
  })

  test('of two instances at the same moment one sends', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const guest = newGuest()
        await book(guest)
        return guest
      }),
    )
    const store = await openBookingDatabase(fixture.where, { clock })
    const other = createBookingEngine({ store, secret: bookingSecret })
    await Promise.all([deliver(), deliver(other), deliver(), deliver(other)])
    await other.close()
    for (const { email } of all) only(to(email))
  })

  test('the day before, at the restaurant’s own hour, a reminder of what still stands', async () => {
    await fixture.engine.saveSettings('kitsilano', settings({ remindAt: '10:00' }))
    const at = evening()
    const bookedFor = (guest: Guest) => book(guest, at, 'kitsilano')
    const [stays, cancels, moves] = [newGuest(), newGuest(), newGuest()]
    const cancelled = await bookedFor(cancels)
    expectOk(await fixture.engine.cancel(cancelled.manageToken))
    const moved = await bookedFor(moves)
    const later = `${addDays(at.slice(0, 10), 1)}T19:00`
    expectOk(await fixture.engine.modify(moved.manageToken, await hold(later, 'kitsilano')))
    const staying = await bookedFor(stays)
    await deliver()
    server.arrived.length = 0

    // Ten in the morning of the day before, in Vancouver's summer.
    const due = Date.parse(`${addDays(at.slice(0, 10), -1)}T17:00Z`)
    now = due - 1
    await deliver()
    expect(server.arrived).toEqual([])
    now = due
    await deliver()
    const mail = only(server.arrived)
    expect(mail.recipients).toEqual([stays.email])
    expect(mail.subject).toMatch(/^Reminder: your table at Saltwood Burrard, /)
    expect(mail.text).toContain('See you tomorrow')
    expect(await statesOf(staying)).toEqual(['confirmation sent', 'reminder sent'])
    expect(await statesOf(cancelled)).toContain('reminder dropped')
    now += 24 * HOUR
    await deliver()
    expect(server.arrived.at(-1)?.recipients).toEqual([moves.email])
    expect((await statesOf(moved)).toSorted()).toEqual([
      ...['changed sent', 'confirmation dropped'],
      ...['reminder dropped', 'reminder sent'],
    ])
  })

  test('who books after that hour needs no reminder', async () => {
    await fixture.engine.saveSettings('kitsilano', settings({ remindAt: '10:00' }))
    const at = `${addDays(new Date(now).toISOString().slice(0, 10), 1)}T19:00`
    const guest = newGuest()
    now = Date.parse(`${addDays(at.slice(0, 10), -1)}T17:00Z`)
    const booked = await book(guest, at, 'kitsilano')
    await deliver()
    expect(await statesOf(booked)).toEqual(['confirmation sent'])
    day = at.slice(0, 10)
  })

  test('a mail is sent again when its guest asks, and not twice in ten minutes', async () => {
    const guest = newGuest()
    const booked = await book(guest)
    await deliver()
    expect(expectOk(await fixture.engine.resendMail(booked.manageToken))).toBe(true)
    expect(expectOk(await fixture.engine.resendMail(booked.manageToken))).toBe(false)
    await deliver()
    expect(to(guest.email).map(({ subject }) => subject)).toEqual([
      to(guest.email)[0]?.subject,
      to(guest.email)[0]?.subject,
    ])
    now += 10 * MINUTE
    expect(expectOk(await fixture.engine.resendMail(booked.manageToken))).toBe(true)
    expect(await fixture.engine.resendMail('no such token')).toMatchObject({ code: 'not_found' })
  })

  test('without a mail server a mail is kept, readable for staff, and not called sent', async () => {
    const guest = newGuest()
    const booked = await book(guest)
    await deliver(fixture.engine, createOutboxOnly({ sender }))
    expect(to(guest.email)).toEqual([])
    const [letter] = await lettersOf(booked)
    expect(letter).toMatchObject({ state: 'kept', recipient: guest.email })
    const read = await fixture.engine.outbox.read(letter?.key ?? '', messagesAt('burrard'))
    expect(read?.rendered?.text).toContain(booked.reservation.confirmation)
    expect(
      await fixture.engine.outbox.read(letter?.key ?? '', messagesAt('another house')),
    ).toBeNull()
    // Once there is one, staff can send it after all.
    expect(await fixture.engine.outbox.retry(letter?.key ?? '', null)).toBe(true)
    await deliver()
    only(to(guest.email))
  })

  // ASVS 14.2.4
  test('nobody who reads the database learns a manage link from it', async () => {
    const booked = await book()
    await deliver()
    const rows = await fixture.store.all('SELECT * FROM outbox')
    expect(JSON.stringify(rows)).not.toContain(booked.manageToken)
  })

  // ASVS 1.2.1, 1.3.11
  test('no name or request of a guest becomes a header or markup', async () => {
    const firstName = 'Ida\r\nBcc: everybody@example.com'
    const lastName = '"><script>alert(1)</script>, Ünïcode 李'
    const specialRequest = '<img src=x onerror=alert(1)>\r\nDTSTART:19700101T000000'
    const guest = newGuest({ firstName, lastName, specialRequest })
    await book(guest)
    await book(newGuest({ firstName: 'N'.repeat(500), lastName: '名'.repeat(300) }))
    await deliver()
    const mail = only(to(guest.email))
    expect(mail.recipients).toEqual([guest.email])
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.to?.[0]?.name).toBe(`Ida Bcc: everybody@example.com ${lastName}`)
    expect(mail.html).not.toMatch(/<script|<img/)
    expect(calendarOf(mail).lines).not.toContain('DTSTART:19700101T000000')
    expect(server.arrived).toHaveLength(2)
    for (const line of server.arrived.flatMap(({ raw }) => raw.split('\r\n'))) {
      expect(line.length).toBeLessThan(998)
    }
  })

  test('whatever is wrong on our side is retried', async () => {
    const guest = newGuest()
    await fixture.engine.outbox.deliver({
      deliver: async () => ({ outcome: 'sent' }),
      onError: () => {},
    })
    const booked = await book(guest)
    await fixture.engine.outbox.deliver({
      deliver: () => Promise.reject(new Error('no content system')),
      onError: (key, error) => errors.push(`${key}: ${String(error)}`),
    })
    expect(errors.splice(0).join()).toContain('no content system')
    expect(await statesOf(booked)).toEqual(['confirmation waiting'])
    now += MINUTE
    await deliver()
    only(to(guest.email))
  })

  test('a mail goes from the outbox 30 days after it ended, and one that waits does not', async () => {
    await fixture.engine.saveSettings('kitsilano', settings({ remindAt: '10:00' }))
    const booked = await book(newGuest(), `${addDays(day, 60)}T19:00`, 'kitsilano')
    await deliver()
    now += 30 * 24 * HOUR
    await fixture.engine.outbox.purge(30)
    expect(await statesOf(booked)).toEqual(['confirmation sent', 'reminder waiting'])
    now += 1
    await fixture.engine.outbox.purge(30)
    expect(await statesOf(booked)).toEqual(['reminder waiting'])
  })
})

/** The calendar file that a mail carries, and the METHOD of the part that mail programs read. */
function calendarOf(mail: Arrived) {
  const part = (type: string) => mail.attachments.find(({ mimeType }) => mimeType === type)
  const content = part('application/ics')?.content
  const file = content instanceof Uint8Array ? new TextDecoder().decode(content) : ''
  const lines = file.replace(/\r?\n /g, '').split(/\r?\n/)
  const value = (name: string) =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)
  return {
    lines,
    method: part('text/calendar')?.method,
    uid: value('UID'),
    sequence: Number(value('SEQUENCE')),
  }
}

function expectOk<T>(result: Result<T>): T {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
