import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { StaffBookingRequest } from '#booking-engine/host/types.ts'
import { sendGuestText } from '#features/reservations/texts/send-guest-text.ts'
import { smsSegments } from '#lib/text/sms.ts'
import { createHouseProvider } from '#providers/booking/house/adapter.ts'
import { createTwilio } from '#providers/text-messages/twilio/adapter.ts'
import { type Simulator, startSimulator } from '#providers/text-messages/twilio/simulator.ts'
import { smallHouse, type TestEngine, testEngine } from '#tests/support/booking.ts'
import { caller, expectOk, hostAt } from '#tests/support/host.ts'

const MINUTE = 60_000
const date = '2027-04-02'
const site = 'https://saltwood.example'

describe.each(['SQLite', 'Postgres'] as const)('text messages to guests on %s', (kind) => {
  let now = 0
  let fixture: TestEngine
  let simulator: Simulator
  let houses = 0
  let host: ReturnType<typeof hostAt>
  let phone = ''
  beforeAll(async () => {
    const server = kind === 'Postgres' ? inject('postgres') : null
    fixture = await testEngine(server, { clock: () => now })
    simulator = await startSimulator({ now: () => new Date(now) })
  })
  afterAll(async () => {
    await simulator?.stop()
    await fixture?.close()
  })
  beforeEach(async () => {
    // Noon in Vancouver.
    now = Date.parse(`${date}T19:00Z`)
    const locationId = `house-${++houses}`
    phone = `+1604555${String(3000 + houses)}`
    expectOk(await fixture.engine.saveSettings(locationId, smallHouse(4)))
    host = hostAt(fixture.engine, locationId)
    simulator.taken.splice(0)
    simulator.stopped.clear()
    simulator.clearFaults()
  })

  /** Delivers what is due, as the ticker does. */
  const deliver = async () => {
    const { engine } = fixture
    const texts = createTwilio({ account: simulator.account, site, log: () => {}, timeout: 300 })
    const provider = createHouseProvider(engine, (token) => `${site}/my/reservations/${token}`)
    const place = { uid: 'burrard', title: 'Saltwood Burrard', address: [], phone: null }
    const placeOf = async () => ({ ...place, email: null, mapUrl: null })
    await engine.outbox.deliver({
      deliver: (message) => sendGuestText(message, { engine, provider, texts, placeOf }),
      onError: (key, error) => {
        throw new Error(key, { cause: error })
      },
      random: () => 0,
    })
    return simulator.taken.map(({ to, body }) => ({ to, body }))
  }
  const book = async (more: Partial<StaffBookingRequest> = {}) =>
    expectOk(
      await host.book(`${date}T19:00`, { guest: { ...caller, phone }, texts: true, ...more }),
    ).id
  const letters = (to: string) => {
    const contact = to.includes('@') ? { email: to } : { phone: to }
    return fixture.engine.guests.find(contact, { locations: null, messages: null, staff: '7' })
  }

  // spec:engine.text-consent
  test('a caller who agrees gets confirmation, change and cancellation by text, each in two segments at most', async () => {
    const id = await book()
    await deliver()
    now += MINUTE
    await host.change(date, id, { at: `${date}T20:00` })
    await deliver()
    now += MINUTE
    await host.act(date, id, 'cancel')
    const texts = await deliver()
    expect(texts.map(({ to }) => to)).toEqual([phone, phone, phone])
    const link = /https:\/\/saltwood\.example\/my\/reservations\/[\w-]{20,} /
    expect(texts[0]?.body).toMatch(/^Saltwood Burrard: table for 2, Fri, Apr 2, 7:00 PM\. /)
    expect(texts[0]?.body).toMatch(link)
    expect(texts[1]?.body).toContain('now a table for 2, Fri, Apr 2, 8:00 PM')
    expect(texts[2]?.body).toContain('is cancelled')
    for (const { body } of texts) {
      expect(body).toMatch(/Reply STOP to opt out\.$/)
      expect(smsSegments(body)).toBeLessThanOrEqual(2)
    }
  })

  test('consent is kept with its time and who noted it, and is off unless the host ticks it', async () => {
    const id = await book()
    expect((await host.find(date, id)).texts).toEqual({ at: now, by: '7' })
    expect((await host.find(date, id)).acts[0]?.detail).toBe('telephone texts')
    const silent = await book({ texts: undefined })
    expect((await host.find(date, silent)).texts).toBeNull()
    expect(await deliver()).toHaveLength(1)
  })

  test('another number is another consent, and its reminder is not sent to the one before', async () => {
    const later = '2027-04-05'
    const id = expectOk(
      await host.book(`${later}T19:00`, { guest: { ...caller, phone }, texts: true }),
    ).id
    await deliver()
    const guest = { ...caller, phone: '+16045559999' }
    await host.change(later, id, { guest, tell: false })
    expect((await host.find(later, id)).texts).toBeNull()
    now += 3 * 24 * 60 * MINUTE
    expect(await deliver()).toHaveLength(1)
  })

  test('the day before, who agreed is reminded', async () => {
    const settings = smallHouse(4, { remindAt: '10:00' })
    expectOk(await fixture.engine.saveSettings(host.at.locationId, settings))
    const later = '2027-04-05'
    await host.book(`${later}T19:00`, { guest: { ...caller, phone }, texts: true })
    await deliver()
    now = Date.parse('2027-04-04T17:30Z')
    expect((await deliver()).at(-1)?.body).toContain('we look forward to seeing you')
  })

  test('a guest with an address gets mail and no text', async () => {
    await book({ guest: { ...caller, phone, email: 'cal@example.com' } })
    const mail = { kind: 'confirmation', recipient: 'cal@example.com' }
    expect((await letters(phone)).messages).toMatchObject([mail])
    await fixture.store.run('DELETE FROM outbox', [])
  })

  // spec:engine.text-stop
  test('nobody who said STOP is written to, until they say START', async () => {
    const { textOptOuts } = fixture.engine
    await textOptOuts.stop(phone)
    await textOptOuts.stop(phone)
    await book()
    expect(await deliver()).toEqual([])
    expect((await letters(phone)).messages[0]).toMatchObject({ state: 'dropped' })
    await textOptOuts.start(phone)
    await book({ key: crypto.randomUUID() })
    expect(await deliver()).toHaveLength(1)
    const rows = await fixture.store.all<{ phone_hash: string }>('SELECT * FROM text_opt_outs')
    expect(JSON.stringify(rows)).not.toContain(phone.slice(1))
  })

  test('a STOP that only the vendor heard of is remembered', async () => {
    simulator.stopped.add(phone)
    await book()
    await deliver()
    expect(await fixture.engine.textOptOuts.hasStopped(phone)).toBe(true)
  })

  test('a message whose answer was lost is tried again, and comes once', async () => {
    simulator.injectFault('send', { kind: 'lost' })
    await book()
    await deliver()
    expect((await letters(phone)).messages[0]).toMatchObject({ state: 'waiting' })
    now += 10 * MINUTE
    expect(await deliver()).toHaveLength(1)
    expect((await letters(phone)).messages[0]).toMatchObject({ state: 'sent' })
  })

  test('a number that takes no messages, and one that did not arrive, are the staff’s to see to', async () => {
    simulator.injectFault('send', { kind: 'error', status: 400, code: 21614 })
    await book()
    await deliver()
    const refused = (await letters(phone)).messages[0]
    expect(refused).toMatchObject({ state: 'dead', error: 'Twilio: 21614' })
    await book()
    await deliver()
    const sent = (await letters(phone)).messages.find(({ state }) => state === 'sent')
    expect(await fixture.engine.outbox.fail(sent?.key ?? '', 'Twilio: 30003')).toBe(true)
    const states = (await letters(phone)).messages.map(({ state }) => state)
    expect(states).toEqual(['dead', 'dead'])
  })

  test('the copy for the staff is without the guest’s own link', async () => {
    await book()
    const [text] = await deliver()
    const copy = (await letters(phone)).messages[0]?.rendered?.text ?? ''
    expect(copy).toContain('/my/reservations/…')
    expect(text?.body).not.toContain('…')
  })

  // spec:engine.walk-in-list
  test('a party at the door that agreed is told once its table is ready, unless it has left meanwhile', async () => {
    const { walkInLists } = fixture.engine
    const fields = { party: 2, name: 'Ida', phone, wish: null, note: '', quoted: 20 }
    const add = async (texts: boolean) => {
      const key = crypto.randomUUID()
      return expectOk(await walkInLists.add({ ...host.at, ...fields, texts, key })).id
    }
    const act = async (id: string, what: 'notify' | 'undo' | 'leave') => {
      const { entries } = expectOk(await walkInLists.read(host.at.locationId, null))
      const seen = entries.find((one) => one.id === id)?.seen ?? 0
      expectOk(await walkInLists.act({ ...host.at, id, seen }, what))
    }
    await act(await add(false), 'notify')
    expect(await deliver()).toEqual([])
    const id = await add(true)
    await act(id, 'notify')
    expect((await deliver()).at(-1)).toEqual({
      to: phone,
      body: 'Saltwood Burrard: your table for 2 is ready, Ida. Please come to the host. Reply STOP to opt out.',
    })
    const gone = await add(true)
    await act(gone, 'notify')
    await act(gone, 'leave')
    expect(await deliver()).toHaveLength(1)
  })
})
