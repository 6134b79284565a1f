import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import type { HostDay } from '#booking-engine/host/types.ts'
import { BusyError } from '#lib/sql/busy-error.ts'
import {
  bookingData,
  type Content,
  contentDatabase,
  locationData,
  startContent,
} from './content.ts'
import { guestBookAt } from './guest-book.ts'
import { csv, type Imports, importsBy } from './import-acts.ts'

type Values = Record<string, unknown>

/** A Monday at 1 PM in Vancouver. */
const NOW = '2026-11-30T20:00:00Z'
const FRIDAY = '2026-12-04'
const HEAD = 'Restaurant,Visit Date,Visit Time,Party Size,Guest Name,Phone,Email,Status,Table,ID'

/** What is promised of bookings and guests of other systems, on one database (spec:content.imports-of-bookings). */
export function describeImportsOfBookings(kind: 'sqlite' | 'postgres'): void {
  describe(`imports of bookings on ${kind}`, () => {
    let system: Content
    let engine: BookingEngine
    let drop = async () => {}
    let admin: string
    let imports: Imports

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url, { now: NOW })
      const { bookingEngine } = await import('#booking-engine/process.ts')
      engine = await bookingEngine()
      admin = await system.signIn(['admin'], { name: 'Ada' })
      imports = importsBy(system, admin)
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
      vi.useRealTimers()
    })

    /** A restaurant of its own with two tables for four, dinner on Fridays. */
    async function open(uid: string, more: Values = {}) {
      const table = (code: string) => ({ code, area: 'room', minParty: 1, maxParty: 4 })
      const id = await system.openLocation(uid, { tables: [table('t1'), table('t2')], ...more })
      return String(id)
    }
    async function dayOf(locationId: string, day = FRIDAY): Promise<HostDay> {
      const found = await engine.host.day(locationId, day)
      if (!found.ok) throw new Error(found.code)
      return found.value
    }
    /** The parties of a day by name, with time, size, state and tables. */
    async function partiesOf(locationId: string, day = FRIDAY) {
      const { reservations, cancelled } = await dayOf(locationId, day)
      return [...reservations, ...cancelled]
        .map(({ guest, at, party, state, tables }) =>
          [guest.firstName, at.slice(11), party, state, tables.join('+')].join(' '),
        )
        .toSorted()
    }
    const staffRef = (locationId: string) => ({ locationId, staff: '1' })
    const messages = async () => {
      const { bookingDatabase } = await import('#storage/process.ts')
      return (await bookingDatabase()).all<{ key: string }>('SELECT key FROM outbox')
    }

    it('says what would be new and refused, keeps nothing of it, and then books, with a table, another one, or none yet', async () => {
      const alpha = await open('alpha')
      await system.make('locations', locationData('alpha-elsewhere'))
      const toronto = { timeZone: 'America/Toronto', province: 'ON' }
      const east = await system.make('locations', locationData('alpha-east', toronto))
      await system.make('booking-settings', bookingData(east))
      const id = await imports.check(
        'bookings',
        csv(
          HEAD,
          'alpha,12/04/2026,7:00 PM,2,Ida Berg,604-555-0101,ida@example.com,Confirmed,T2,a1',
          'alpha,12/04/2026,7:00 PM,4,"Orr, Ben",604-555-0102,,Booked,t2,a2',
          'alpha,12/04/2026,7:15 PM,2,Cas Dow,604-555-0103,,Booked,,a3',
          'alpha,12/04/2026,8:00 PM,2,Dee Fox,604-555-0104,,Cancelled,t1,a4',
          'alpha,11/27/2026,6:10 PM,3,Eve Gil,604-555-0105,,Done,t1,a5',
          'alpha,11/27/2026,6:30 PM,3,Flo Hay,604-555-0106,,No Show,t1,a6',
          'alpha,02/30/2026,7:00 PM,2,Bad Day,,,Booked,,a7',
          'alpha-east,03/14/2027,2:30 AM,2,No Hour,,,Booked,,a8',
          'nowhere,12/04/2026,7:00 PM,2,Lost One,,,Booked,,a9',
          'alpha,12/04/2026,7:00 PM,0,None Come,,,Booked,,a10',
          'alpha,12/04/2026,7:00 PM,41,Too Many,,,Booked,,a11',
          'alpha-elsewhere,12/04/2026,7:00 PM,2,Else Where,,,Booked,,a12',
          'alpha,12/04/2026,7:05 PM,2,Odd Time,,,Booked,,a13',
          'alpha,12/04/2026,7:00 PM,2,Is Over,,,Finished,,a14',
          'alpha,12/04/2026,7:00 PM,2,What State,,,Teleported,,a15',
          'alpha,01/05/2020,7:00 PM,2,Long Ago,,,Done,,a16',
        ),
      )
      expect(await partiesOf(alpha)).toEqual([])
      const { verdicts, refused, news } = await imports.summaryOf(id)
      expect(verdicts.new).toBe(7)
      expect(refused.map(({ number, fault }) => `${number} ${fault}`)).toEqual([
        expect.stringContaining('7 Day, with or without the time: “02/30/2026” cannot be read'),
        expect.stringContaining('8 This time does not exist'),
        expect.stringContaining('9 “nowhere” is no restaurant'),
        expect.stringContaining('10 The party is not between 1 and 40'),
        expect.stringContaining('11 The party is not between 1 and 40'),
        expect.stringContaining('12 The bookings of alpha-elsewhere are not kept on this site'),
        expect.stringContaining('14 It has a result, and is still to come'),
        expect.stringContaining('15 Status: “Teleported” cannot be read'),
        expect.stringContaining('16 The visit is longer ago than guests are kept'),
      ])
      expect(news[0]?.changes).toContainEqual({ label: 'Table', before: '', after: 't2' })

      await imports.write(id, true)
      expect(await partiesOf(alpha)).toEqual([
        'Ben 19:00 4 booked t1',
        'Cas 19:15 2 booked ',
        'Dee 20:00 2 cancelled ',
        'Ida 19:00 2 booked t2',
        'Odd 19:00 2 booked ',
      ])
      const odd = (await dayOf(alpha)).reservations.find(({ guest }) => guest.firstName === 'Odd')
      expect(odd?.staffNote).toBe('Booked for 7:05 PM')
      expect(await partiesOf(alpha, '2026-11-27')).toEqual([
        'Eve 18:00 3 finished ',
        'Flo 18:30 3 no_show ',
      ])
      // Nobody is written to, neither now nor the day before.
      expect(await messages()).toEqual([])
      const known = await engine.host.knownGuest(staffRef(alpha), { phone: '+16045550106' })
      expect(known).toMatchObject({ name: 'Flo Hay', visits: 0, noShows: 1 })
    })

    it('changes what the next file says of a booking until somebody has changed it here', async () => {
      const beta = await open('beta')
      const row = (time: string, party: number, status: string, id: string) =>
        `beta,2026-12-04,${time},${party},Ida ${id},604-555-0111,ida@example.com,${status},,${id}`
      await imports.write(
        await imports.check(
          'bookings',
          csv(HEAD, row('17:00', 2, 'Booked', 'b1'), row('19:00', 2, 'Booked', 'b2')),
        ),
      )
      const same = await imports.check('bookings', csv(HEAD, row('17:00', 2, 'Confirmed', 'b1')))
      expect(await imports.summaryOf(same)).toMatchObject({
        verdicts: { new: 0, changed: 0, same: 1 },
      })

      const next = csv(HEAD, row('17:30', 4, 'Booked', 'b1'), row('19:00', 2, 'Canceled', 'b2'))
      const id = await imports.check('bookings', next)
      expect(await imports.summaryOf(id)).toMatchObject({
        verdicts: { new: 0, changed: 2, refused: 0 },
        changed: [
          {
            changes: [
              { label: 'Time', before: expect.anything(), after: expect.anything() },
              { label: 'Party', before: '2', after: '4' },
            ],
          },
          { changes: [{ label: 'Status', before: 'Booked', after: 'Cancelled' }, {}] },
        ],
      })
      await imports.write(id)
      expect(await partiesOf(beta)).toEqual(['Ida 17:30 4 booked t1', 'Ida 19:00 2 cancelled '])
      expect(await messages()).toEqual([])

      const [mine] = (await dayOf(beta)).reservations
      if (!mine) throw new Error('the booking is not there')
      const ref = { ...staffRef(beta), id: mine.id, seen: mine.seen }
      expect(await engine.host.note(ref, 'By the window')).toMatchObject({ ok: true })
      const late = await imports.check('bookings', csv(HEAD, row('18:00', 4, 'Booked', 'b1')))
      expect(await imports.summaryOf(late)).toMatchObject({
        refused: [{ fault: expect.stringContaining('changed here since') }],
      })
      // What the file says of it is as it is here.
      const again = await imports.check('bookings', csv(HEAD, row('17:30', 4, 'Booked', 'b1')))
      expect(await imports.summaryOf(again)).toMatchObject({
        refusedRows: 0,
        verdicts: { same: 1 },
      })
      // The import that wrote it cannot be taken back as one any more.
      expect(await imports.undo(id)).toMatchObject({
        ...{ state: 'written', fault: expect.stringContaining('was edited') },
      })
    })

    it('is taken back as one: new bookings go with their tables, changed ones are as before', async () => {
      const gamma = await open('gamma')
      const row = (time: string, name: string, id: string) =>
        `gamma,2026-12-04,${time},2,${name} Poe,604-555-0121,,Booked,t1,${id}`
      const first = await imports.write(
        await imports.check('bookings', csv(HEAD, row('17:00', 'Ida', 'c1'))),
      )
      const before = await partiesOf(gamma)
      const second = await imports.write(
        await imports.check(
          'bookings',
          csv(
            HEAD,
            row('19:00', 'Ida', 'c1'),
            row('17:00', 'Ben', 'c2'),
            row('20:30', 'Cas', 'c3'),
          ),
        ),
      )
      expect(await partiesOf(gamma)).toEqual([
        'Ben 17:00 2 booked t1',
        'Cas 20:30 2 booked t1',
        'Ida 19:00 2 booked t1',
      ])
      expect(await imports.undo(second)).toMatchObject({ state: 'undone' })
      expect(await partiesOf(gamma)).toEqual(before)
      expect(await imports.undo(first)).toMatchObject({ state: 'undone' })
      expect(await partiesOf(gamma)).toEqual([])
      const free = await engine.host.freeTables(gamma, { party: 2, at: `${FRIDAY}T17:00` })
      expect(free.ok && free.value.map(({ code }) => code)).toEqual(['t1', 't2'])
      expect(await messages()).toEqual([])
    })

    it('books once where a process is ended between the two databases, and takes that back, too', async () => {
      const delta = await open('delta')
      const row = (time: string, id: string) =>
        `delta,2026-12-04,${time},2,Ida Ott,604-555-0131,,Booked,t1,${id}`
      const id = await imports.check('bookings', csv(HEAD, row('17:00', 'd1'), row('19:00', 'd2')))
      await imports.act('write', { import: id, leaveOut: false })
      const real = engine.imports.book
      const booked = vi.spyOn(engine.imports, 'book').mockImplementationOnce(async (...asked) => {
        await real(...asked)
        // The booking is there, and what the content system was to say of it is rolled back.
        throw new BusyError(1, new Error('ended'))
      })
      await expect(imports.work()).rejects.toThrow()
      booked.mockRestore()
      expect(await partiesOf(delta)).toHaveLength(1)
      expect(await imports.stateOf(id)).toMatchObject({ state: 'writing' })
      await imports.work()
      expect(await imports.stateOf(id)).toMatchObject({ state: 'written' })
      expect(await imports.summaryOf(id)).toMatchObject({
        failed: 0,
        verdicts: { new: 2, same: 0 },
      })
      expect(await partiesOf(delta)).toEqual(['Ida 17:00 2 booked t1', 'Ida 19:00 2 booked t1'])

      // The same in the middle of taking it back.
      const takeBack = engine.imports.takeBack
      const taken = vi.spyOn(engine.imports, 'takeBack').mockImplementationOnce(async (ref) => {
        await takeBack(ref)
        throw new BusyError(1, new Error('ended'))
      })
      await imports.act('undo', { import: id })
      await expect(imports.work()).rejects.toThrow()
      taken.mockRestore()
      await imports.work()
      expect(await imports.stateOf(id)).toMatchObject({ state: 'undone' })
      expect(await partiesOf(delta)).toEqual([])
    })

    it('takes back what was booked when a process was ended, though nobody went on with the import', async () => {
      const eta = await open('eta')
      const row = (time: string, id: string) =>
        `eta,2026-12-04,${time},2,Ida Uhl,604-555-0195,,Booked,t1,${id}`
      const id = await imports.check('bookings', csv(HEAD, row('17:00', 'h1'), row('19:00', 'h2')))
      await imports.act('write', { import: id, leaveOut: false })
      const real = engine.imports.book
      const booked = vi.spyOn(engine.imports, 'book').mockImplementationOnce(async (...asked) => {
        await real(...asked)
        throw new BusyError(1, new Error('ended'))
      })
      await expect(imports.work()).rejects.toThrow()
      booked.mockRestore()
      expect(await imports.act('stop', { import: id })).toMatchObject({ status: 200 })
      expect(await partiesOf(eta)).toHaveLength(1)
      expect(await imports.undo(id)).toMatchObject({ state: 'undone' })
      expect(await partiesOf(eta)).toEqual([])
    })

    it('never gives a table to two parties while guests book meanwhile', async () => {
      const omega = await open('omega')
      const times = ['17:00', '17:45', '18:30', '19:15', '20:00', '20:45']
      const rows = times.flatMap((time, at) => [
        `omega,2026-12-04,${time},2,Ida ${at},604-555-01${40 + at},,Booked,t1,o${at}`,
        `omega,2026-12-04,${time},2,Ben ${at},604-555-01${50 + at},,Booked,,p${at}`,
      ])
      const id = await imports.check('bookings', csv(HEAD, ...rows))
      await imports.act('write', { import: id, leaveOut: false })
      const guests = times.map(async (time, at) => {
        const held = await engine.hold({
          ...{ locationId: omega, at: `${FRIDAY}T${time}`, party: 2, attribute: 'default' },
          visitor: { token: `guest-${at}`, address: `10.0.${at}.1` },
        })
        if (!held.ok) return false
        const guest = {
          ...{ firstName: 'Guest', lastName: String(at), email: null },
          ...{ phone: `+160455501${60 + at}`, specialRequest: '', marketingOptIn: false },
        }
        const token = held.value.token
        return (await engine.reserve({ locationId: omega, token, guest })).ok
      })
      const [, ...reserved] = await Promise.all([imports.work(), ...guests])
      expect(await imports.stateOf(id)).toMatchObject({ state: 'written' })
      expect(await imports.summaryOf(id)).toMatchObject({ failed: 0, verdicts: { new: 12 } })
      const { reservations } = await dayOf(omega)
      expect(reservations).toHaveLength(12 + reserved.filter(Boolean).length)
      const seated = reservations.filter(({ tables }) => tables.length > 0)
      const overlaps = seated.flatMap((one) =>
        seated.filter(
          (other) =>
            other.id !== one.id &&
            other.tables.some((table) => one.tables.includes(table)) &&
            other.startsAt < one.endsAt &&
            one.startsAt < other.endsAt,
        ),
      )
      expect(overlaps).toEqual([])
    })

    it('knows a booking without a number by its restaurant, time and guest', async () => {
      const sigma = await open('sigma')
      const location = Number(sigma)
      const file = csv(
        'Date,Time,Party,Name,Email,Marketing opt in,Created',
        '2026-12-04,19:00,2,Ida Roe,ida.roe@example.com,yes,2026-11-01 10:00',
        '2026-12-04,19:00,2,Ben Roe,ben.roe@example.com,yes,',
      )
      await imports.write(await imports.check('bookings', file, { location }))
      const { reservations } = await dayOf(sigma)
      const consents = reservations.map(({ guest }) => [guest.firstName, guest.marketingOptIn])
      expect(Object.fromEntries(consents)).toEqual({ Ida: true, Ben: false })
      const again = await imports.check('bookings', file, { location })
      expect(await imports.summaryOf(again)).toMatchObject({
        verdicts: { new: 0, changed: 0, same: 2 },
      })
      const unnamed = await imports.check('bookings', file)
      expect(await imports.summaryOf(unnamed)).toMatchObject({
        refusedRows: 2,
        refused: [{ fault: expect.stringContaining('names no restaurant') }, {}],
      })
    })

    it('is for managers, each at their own restaurants', async () => {
      const tau = await open('tau')
      await open('upsilon')
      const locations = [Number(tau)]
      const manager = await system.signIn(['manager'], { allLocations: false, locations })
      const other = await system.signIn(['manager'], { allLocations: false, locations })
      const file = csv(
        HEAD,
        'tau,2026-12-04,19:00,2,Ida Vey,604-555-0171,,Booked,,t1',
        'upsilon,2026-12-04,19:00,2,Ida Vey,604-555-0171,,Booked,,u1',
      )
      const id = await imports.check('bookings', file, {}, manager)
      expect(await imports.summaryOf(id)).toMatchObject({
        ...{ verdicts: { new: 1 }, refusedRows: 1 },
        refused: [{ fault: expect.stringContaining('“upsilon” is no restaurant of which you') }],
      })
      // Its rows have guests of other restaurants, too.
      expect(await imports.act('discard', { import: id }, other)).toMatchObject({ status: 404 })
      const query = new URLSearchParams({ kind: 'guests', name: 'guests.csv' })
      const body = new TextEncoder().encode(csv('phone', '604-555-0171'))
      const reply = await system.open(`/imports/file?${query}`, manager, { method: 'POST', body })
      expect(reply.status).toBe(403)
    })

    it('seats parties that have arrived until their turn ends, and keeps the tables of turns that have begun', async () => {
      const rho = await open('rho')
      const today = '2026-11-30'
      const row = (time: string, name: string, status: string, table: string) =>
        `rho,${today},${time},2,${name} Kay,604-555-0201,,${status},${table},${name}`
      const file = [
        row('12:15', 'Ida', 'Seated', 't1'),
        row('12:30', 'Ben', 'Booked', 't2'),
        row('17:00', 'Cas', 'Arrived', 't1'),
        row('08:00', 'Dee', 'Dessert', 't1'),
        row('11:00', 'Eve', 'Done', 't1'),
      ]
      await imports.write(await imports.check('bookings', csv(HEAD, ...file)))
      const seated = [
        'Ben 12:30 2 booked t2',
        'Cas 17:00 2 booked t1',
        'Dee 08:00 2 finished ',
        'Eve 11:00 2 finished ',
        'Ida 12:15 2 seated t1',
      ]
      expect(await partiesOf(rho, today)).toEqual(seated)
      const { reservations } = await dayOf(rho, today)
      const since = reservations.map(({ guest, stateSince }) => [guest.firstName, stateSince])
      expect(Object.fromEntries(since)).toMatchObject({ Ida: Date.parse(NOW), Ben: null })
      const free = await engine.host.freeTables(rho, { party: 2, at: `${today}T13:00` })
      expect(free.ok && free.value.map(({ code }) => code)).toEqual([])

      // The same, with another size and without its table.
      const bigger = row('12:15', 'Ida', 'Entree', '').replace(',2,', ',3,')
      const ben = row('12:30', 'Ben', 'Seated', '')
      await imports.write(await imports.check('bookings', csv(HEAD, bigger, ben)))
      expect(await partiesOf(rho, today)).toEqual(
        expect.arrayContaining(['Ben 12:30 2 seated t2', 'Ida 12:15 3 seated t1']),
      )
      const again = await imports.check('bookings', csv(HEAD, bigger, ben))
      expect(await imports.summaryOf(again)).toMatchObject({ verdicts: { same: 2, changed: 0 } })
      expect(await messages()).toEqual([])
    })

    it('awaits a party that has arrived and for which no table is free, as often as the file says it', async () => {
      const pi = await open('pi')
      const today = '2026-11-30'
      const row = (name: string, time = '12:15') =>
        `pi,${today},${time},2,${name} Lum,604-555-0261,,Seated,,${name}`
      const file = csv(HEAD, row('Ida'), row('Ben'), row('Cas', '12:30'))
      const first = await imports.write(await imports.check('bookings', file))
      const full = ['Ben 12:15 2 seated t2', 'Cas 12:30 2 booked ', 'Ida 12:15 2 seated t1']
      expect(await partiesOf(pi, today)).toEqual(full)
      const again = await imports.check('bookings', file)
      expect(await imports.summaryOf(again)).toMatchObject({ verdicts: { same: 3, changed: 0 } })

      const [ben] = (await dayOf(pi, today)).reservations.filter(({ tables }) => tables[0] === 't2')
      if (!ben) throw new Error('the booking is not there')
      const ref = { ...staffRef(pi), id: ben.id, seen: ben.seen }
      expect(await engine.host.act(ref, 'finish')).toMatchObject({ ok: true })
      const third = csv(HEAD, row('Cas', '12:30'))
      const later = await imports.write(await imports.check('bookings', third))
      expect(await partiesOf(pi, today)).toContain('Cas 12:30 2 seated t2')
      expect(await imports.undo(later)).toMatchObject({ state: 'undone' })
      expect(await partiesOf(pi, today)).toContain('Cas 12:30 2 booked ')
      expect(await imports.undo(first)).toMatchObject({
        ...{ state: 'written', fault: expect.stringContaining('Ben Lum') },
      })
    })

    it('takes back what is new, and keeps what was changed, where a restaurant takes no bookings any more', async () => {
      const zeta = await open('zeta')
      const row = (date: string, name: string, status: string) =>
        `zeta,${date},19:00,2,${name} Mor,604-555-0271,,${status},t1,${name}`
      await imports.write(
        await imports.check('bookings', csv(HEAD, row('2026-12-04', 'Ida', 'Booked'))),
      )
      const file = csv(
        ...[HEAD, row('2026-12-04', 'Ida', 'Cancelled'), row('2026-11-20', 'Ben', 'Done')],
      )
      const second = await imports.write(await imports.check('bookings', file))
      await system.payload.delete({
        collection: 'booking-settings',
        where: { location: { equals: Number(zeta) } },
      })
      const locations = async () => (await engine.locations()).map((one) => one.locationId)
      expect(await locations()).not.toContain(zeta)
      expect(await imports.undo(second)).toMatchObject({ state: 'undone' })
      expect(await imports.summaryOf(second)).toMatchObject({
        faulty: [
          {
            ...{ state: 'kept', title: expect.stringContaining('Ida Mor') },
            fault: 'Not taken back: the restaurant has no booking settings any more.',
          },
        ],
      })
      const { bookingDatabase } = await import('#storage/process.ts')
      const left = await (await bookingDatabase()).all(
        'SELECT first_name, status FROM reservations WHERE location_id = $1',
        [zeta],
      )
      expect(left).toEqual([{ first_name: 'Ida', status: 'cancelled' }])
    })

    it('is not taken back once a later import has said the same', async () => {
      await open('iota')
      const file = csv(HEAD, 'iota,2026-12-04,17:00,2,Ida Low,604-555-0211,,Booked,t1,i1')
      const first = await imports.write(await imports.check('bookings', file))
      const second = await imports.write(await imports.check('bookings', file))
      expect(await imports.undo(first)).toMatchObject({
        ...{ state: 'written', fault: expect.stringContaining('Ida Low') },
      })
      expect(await imports.undo(second)).toMatchObject({ state: 'undone' })
      expect(await imports.undo(first)).toMatchObject({ state: 'undone' })
    })

    it('says what is not taken back because its time has passed meanwhile', async () => {
      const kappa = await open('kappa')
      const row = (time: string) =>
        csv(HEAD, `kappa,2026-11-30,${time},2,Ida May,604-555-0221,,Booked,t1,k1`)
      await imports.write(await imports.check('bookings', row('12:15')))
      const second = await imports.write(await imports.check('bookings', row('20:00')))
      const { beginUndo } = await import('#cms/imports/acts.ts')
      const one = await imports.stateOf(second)
      if (!one) throw new Error('the import is not there')
      // Nobody is signed in for as long as that.
      vi.setSystemTime(Date.parse('2026-11-30T23:30:00Z'))
      expect(await beginUndo({ payload: system.payload } as never, one)).toEqual({
        ...{ ok: true, value: null },
      })
      await imports.work()
      vi.setSystemTime(Date.parse(NOW))
      expect(await imports.stateOf(second)).toMatchObject({ state: 'undone' })
      expect(await imports.summaryOf(second)).toMatchObject({
        faulty: [{ state: 'kept', fault: expect.stringContaining('has passed meanwhile') }],
      })
      expect(await partiesOf(kappa, '2026-11-30')).toEqual(['Ida 20:00 2 booked t1'])
    })

    it('reminds no guest of an imported booking before they were told of a change', async () => {
      const lambda = await open('lambda', { remindAt: '10:00' })
      const line = 'lambda,2026-12-04,17:00,2,Ida Nye,604-555-0231,ida.nye@example.com,Booked,,l1'
      await imports.write(await imports.check('bookings', csv(HEAD, line)))
      const change = async (party: number, tell: boolean) => {
        const [mine] = (await dayOf(lambda)).reservations
        if (!mine) throw new Error('the booking is not there')
        const ref = { ...staffRef(lambda), id: mine.id, seen: mine.seen }
        const { guest, at } = mine
        const wish = { at, party, table: { kind: 'keep' as const }, beyond: [] }
        expect(await engine.host.change(ref, { ...wish, guest, tell })).toMatchObject({ ok: true })
      }
      await change(3, false)
      expect(await messages()).toEqual([])
      await change(4, true)
      const keys = (await messages()).map(({ key }) => key.split(':')[0])
      expect(keys.toSorted()).toEqual(['changed', 'reminder'])
      const { bookingDatabase } = await import('#storage/process.ts')
      await (await bookingDatabase()).run('DELETE FROM outbox')
    })

    it('reads hours of a clock of 24 hours, decided once for a file', async () => {
      const mu = await open('mu')
      const row = (time: string, name: string) =>
        `mu,2026-12-04,${time},2,${name} Orr,604-555-0241,,Booked,,${name}`
      await imports.write(
        await imports.check('bookings', csv(HEAD, row('9:30', 'Ida'), row('19:00', 'Ben'))),
      )
      expect(await partiesOf(mu)).toEqual(['Ben 19:00 2 booked t1', 'Ida 09:30 2 booked t1'])
      const unclear = await imports.check('bookings', csv(HEAD, row('9:30', 'Cas')))
      expect(await imports.summaryOf(unclear)).toMatchObject({
        refused: [{ fault: expect.stringContaining('morning or evening?') }],
      })
    })

    it('is no longer seen by a manager who has left one of its restaurants', async () => {
      const nu = Number(await open('nu'))
      const locations = [nu]
      const manager = await system.signIn(['manager'], { allLocations: false, locations })
      const { docs } = await system.payload.find({ collection: 'staff', sort: '-id', limit: 1 })
      const row = 'nu,2026-12-04,19:00,2,Ida Pym,604-555-0251,,Booked,,n1'
      const id = await imports.check('bookings', csv(HEAD, row), {}, manager)
      const opened = () => system.open(`/imports/report?import=${id}`, manager)
      expect((await opened()).status).toBe(200)
      const { listOpenImports } = await import('#cms/imports/may-open.ts')
      const listed = async () => {
        const user = await system.payload.findByID({ collection: 'staff', id: docs[0]?.id ?? 0 })
        const req = { payload: system.payload, user: { ...user, collection: 'staff' } } as never
        return (await listOpenImports(req, 1)).map((one) => one.id)
      }
      expect(await listed()).toEqual([id])
      const other = Number(await open('xi'))
      await system.payload.update({
        collection: 'staff',
        id: docs[0]?.id ?? 0,
        data: { locations: [other] },
      })
      expect((await opened()).status).toBe(404)
      expect(await listed()).toEqual([])
    })

    it('remembers which column is what for the next file with these headings', async () => {
      await open('phi')
      const file = csv('Wann,Wieviele,Wer,Wo', '2026-12-04 19:00,2,Ida Zoe,phi')
      const id = await imports.bring('bookings', file)
      expect((await imports.stateOf(id))?.matches).toEqual({})
      const matches = { date: 'Wann', party: 'Wieviele', name: 'Wer', restaurant: 'Wo' }
      const options = { publish: false, ask: false, dayOrder: null }
      expect(await imports.act('check', { import: id, matches, options })).toMatchObject({
        status: 200,
      })
      const next = await imports.bring(
        'bookings',
        csv('Wo,Wann,Wieviele,Wer', 'phi,2026-12-05 19:00,2,Ida'),
      )
      expect((await imports.stateOf(next))?.matches).toEqual(matches)
      // Those of another kind are others.
      const guests = await imports.bring(
        'guests',
        csv('Wo,Wann,Wieviele,Wer', 'phi,2026-12-05,2,Ida'),
      )
      expect((await imports.stateOf(guests))?.matches).toEqual({})
    })

    it('writes down what is known of guests, takes consents with their day or asks for them, and brings nobody back to the newsletter', async () => {
      const chi = await open('chi')
      const collection = 'subscribers'
      await system.payload.create({
        collection,
        data: { email: 'left@example.com', state: 'unsubscribed', asked: 0 } as never,
      })
      const head =
        'First Name,Last Name,Phone,Email,Notes,Tags,Allergies,Marketing Opt In,Opt In Date'
      const file = csv(
        head,
        'Ida,Roe,604-555-0181,ida.news@example.com,Likes the window,"VIP, Regular",nuts,Yes,2024-05-01',
        'Ben,Roe,,left@example.com,,VIP,,Yes,2024-05-01',
        'Cas,Roe,604-555-0183,cas.news@example.com,Quiet,,,Yes,',
        'Dee,Roe,,,No way to reach,,,No,',
      )
      const id = await imports.check('guests', file)
      expect(await imports.summaryOf(id)).toMatchObject({
        refused: [{ number: 4, fault: expect.stringContaining('neither a telephone number') }],
      })
      const knownOf = (contact: { phone: string } | { email: string }) =>
        engine.host.knownGuest(staffRef(chi), contact)
      expect(await knownOf({ phone: '+16045550181' })).toBe(null)
      await imports.write(id, true)
      expect(await knownOf({ phone: '+16045550181' })).toMatchObject({
        profile: { notes: 'Likes the window', tags: ['vip', 'regular'], allergies: ['nuts'] },
      })
      const readers = async () => {
        const { docs } = await system.payload.find({ collection, sort: 'email', depth: 0 })
        return docs.map(({ email, state }) => `${email} ${state}`)
      }
      expect(await readers()).toEqual([
        'ida.news@example.com confirmed',
        'left@example.com unsubscribed',
      ])

      const again = await imports.check('guests', file)
      expect(await imports.summaryOf(again)).toMatchObject({ verdicts: { new: 0, changed: 0 } })
      // Those without a day can be asked; who has left is not.
      const asking = await imports.check('guests', file, { ask: true })
      expect(await imports.summaryOf(asking)).toMatchObject({ verdicts: { new: 1, changed: 0 } })
      await imports.write(asking, true)
      expect(await readers()).toEqual([
        'cas.news@example.com pending',
        'ida.news@example.com confirmed',
        'left@example.com unsubscribed',
      ])
      expect(await imports.undo(asking)).toMatchObject({ state: 'undone' })
      const more = await imports.write(
        await imports.check('guests', csv('phone,notes,tags', '604-555-0181,Sings,vip')),
      )
      expect(await knownOf({ phone: '+16045550181' })).toMatchObject({
        profile: { notes: 'Likes the window\nSings', tags: ['vip', 'regular'] },
      })
      const { bookingDatabase } = await import('#storage/process.ts')
      const logged = async () =>
        (await (await bookingDatabase()).all("SELECT act FROM desk_acts WHERE act = 'profile'"))
          .length
      const before = await logged()
      expect(await imports.undo(more)).toMatchObject({ state: 'undone' })
      expect(await imports.undo(id)).toMatchObject({ state: 'undone' })
      expect(await logged()).toBeGreaterThan(before)
      expect(await knownOf({ phone: '+16045550181' })).toBe(null)
      expect(await readers()).toEqual(['left@example.com unsubscribed'])
    })

    it('is not taken back once a guest was merged with another one', async () => {
      const psi = await open('psi')
      const row = (name: string, phone: string) => `psi,${FRIDAY},19:00,2,${name} Nor,${phone},,,,`
      const [ida, ben] = ['604-555-0281', '604-555-0282']
      const rows = [row('Ida', ida), row('Ben', ben)]
      await imports.write(await imports.check('bookings', csv(HEAD, ...rows)))
      const { reservations } = await dayOf(psi)
      const idOf = (name: string) =>
        reservations.find(({ guest }) => guest.firstName === name)?.id ?? ''
      const book = guestBookAt(engine, psi)
      const groupOf = async (name: string) => (await book.page(idOf(name))).profiles.group
      const file = csv('name,phone,notes', `Ida Nor,${ida},Sings`, `Ben Nor,${ben},Dances`)
      const id = await imports.write(await imports.check('guests', file))
      expect(await groupOf('Ida')).toMatchObject({ notes: 'Sings' })
      expect(await book.merge(idOf('Ida'), idOf('Ben'))).toMatchObject({ ok: true })
      expect(await imports.undo(id)).toMatchObject({
        ...{ state: 'written', fault: expect.stringContaining('Ida Nor') },
      })
      expect(await groupOf('Ben')).toMatchObject({ notes: 'Sings\nDances' })

      // What came when they were one already is taken back, though two rows are of the same guest.
      const more = csv('name,phone,notes', `Ida Nor,${ida},Early`, `Ben Nor,${ben},Late`)
      const second = await imports.write(await imports.check('guests', more))
      expect(await groupOf('Ida')).toMatchObject({ notes: 'Sings\nDances\nEarly\nLate' })
      expect(await imports.undo(second)).toMatchObject({ state: 'undone', fault: '' })
      expect(await imports.summaryOf(second)).toMatchObject({ faulty: [] })
      expect(await groupOf('Ida')).toMatchObject({ notes: 'Sings\nDances' })
    })

    it('has guests imported by administrators alone, for as long as they are', async () => {
      const everywhere = { allLocations: true }
      const manager = await system.signIn(['manager', 'marketing'], everywhere)
      const query = new URLSearchParams({ kind: 'guests', name: 'guests.csv' })
      const body = new TextEncoder().encode(csv('phone,tags', '604-555-0291,VIP'))
      const refused = await system.open(`/imports/file?${query}`, manager, { method: 'POST', body })
      expect(refused.status).toBe(403)

      const former = await system.signIn(['admin'])
      const { docs } = await system.payload.find({ collection: 'staff', sort: '-id', limit: 1 })
      const file = csv('phone,tags', '604-555-0291,VIP')
      const id = await imports.check('guests', file, {}, former)
      // Another administrator can go on with it, and a manager cannot even forget it.
      expect(await imports.act('discard', { import: id }, manager)).toMatchObject({ status: 404 })
      expect(await imports.act('write', { import: id, leaveOut: false })).toMatchObject({
        status: 200,
      })
      const roles = { roles: ['manager' as const], allLocations: true }
      await system.payload.update({ collection: 'staff', id: docs[0]?.id ?? 0, data: roles })
      await imports.work()
      expect(await imports.stateOf(id)).toMatchObject({
        ...{ state: 'checked', fault: expect.stringContaining('may not import') },
      })
      const { bookingDatabase } = await import('#storage/process.ts')
      const found = await (await bookingDatabase()).all(
        "SELECT guest FROM guest_profiles WHERE guest = '+16045550291'",
      )
      expect(found).toEqual([])
    })

    it('forgets what is known of guests who never book as late as other guests', async () => {
      await imports.write(await imports.check('guests', csv('phone,tags', '604-555-0191,Regular')))
      const { bookingDatabase } = await import('#storage/process.ts')
      const db = await bookingDatabase()
      const profiles = () => db.all(`SELECT guest FROM guest_profiles WHERE guest = '+16045550191'`)
      await engine.sweep()
      expect(await profiles()).toHaveLength(1)
      vi.setSystemTime(Date.parse('2028-12-02T20:00:00Z'))
      await engine.sweep()
      expect(await profiles()).toEqual([])
      expect(await db.all('SELECT import FROM import_marks')).toEqual([])
      vi.setSystemTime(Date.parse(NOW))
    })
  })
}
