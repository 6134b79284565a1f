import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BookingEngine } from '#booking-engine/contract.ts'
import type { StaffBookingRequest } from '#booking-engine/host/types.ts'
import { instantOf, SLOT_MS } from '#lib/time/time.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { type Content, contentDatabase, startContent } from './content.ts'
import { caller, expectOk, hostAt } from './host.ts'
import { importsBy } from './import-acts.ts'
import { type PastVisit, writeVisits } from './visits.ts'

type Row = Record<string, string>
type Files = { bookings: string; guests: string }

/** A Monday at 12:07 PM in Vancouver. */
const NOW = '2026-11-30T20:07:00Z'
const FRIDAY = '2026-12-04'
const ZONE = 'America/Vancouver'
const IDA = '+16045550123'
const BEN = '+442079460958'

/** Columns that come in again as they were. */
const ALIKE = [
  ...['restaurant', 'date', 'time', 'time_zone', 'service_day', 'party_size', 'status'],
  ...['first_name', 'last_name', 'phone', 'email', 'requests', 'marketing_consent', 'created_at'],
]
/** Those that a house begins anew: its own numbers, and what was paid in the former one. */
const NEW = [
  ...['id', 'confirmation', 'cancelled_at', 'total', 'payment', 'payment_status'],
  ...['payment_amount', 'currency'],
]
/** Those that come in again as something else, which the test says. */
const OTHER = ['table', 'notes', 'source', 'experience', 'anonymised_at']

/** What is promised of bookings and guests that leave and come in again, on one database (spec:operations.export). */
export function describeBookingsRoundTrip(kind: 'sqlite' | 'postgres'): void {
  describe(`bookings and guests out of ${kind}, in, and out again`, () => {
    let system: Content
    let engine: BookingEngine
    let db: BookingDatabase
    let folder: string
    let quay: string
    let drop = async () => {}
    let first: Files
    let second: Files

    beforeAll(async () => {
      folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-round-trip-'))
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url, { now: NOW })
      const { bookingEngine } = await import('#booking-engine/process.ts')
      const { bookingDatabase } = await import('#storage/process.ts')
      engine = await bookingEngine()
      db = await bookingDatabase()
      const table = (code: string) => ({ code, area: 'room', minParty: 1, maxParty: 4 })
      const tables = ['t1', 't2', 't3'].map(table)
      quay = String(await system.openLocation('quay', { tables }))
      await fillBook()
      first = await exportFiles('first.zip')
      await emptyBook()
      const imports = importsBy(system, await system.signIn(['admin'], { name: 'Ada' }))
      for (const [file, body] of Object.entries(first)) {
        const id = await imports.check(file, body)
        expect(await imports.summaryOf(id)).toMatchObject({ refusedRows: 0 })
        await imports.write(id)
      }
      second = await exportFiles('second.zip')
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
      rmSync(folder, { recursive: true, force: true })
      vi.useRealTimers()
    })

    /** Parties of each state and origin, with and without a guest. */
    async function fillBook() {
      const host = hostAt(engine, quay)
      const book = async (time: string, more: Partial<StaffBookingRequest>) =>
        expectOk(await host.book(`${FRIDAY}T${time}`, more)).id
      const guest = (more: object) => ({ ...caller, ...more })
      // Its table was chosen, the second has none yet, and the last one has the best.
      const option = (code: string) => ({ kind: 'option' as const, code })
      const wish = { firstName: '=Ida', lastName: "O'Neil, Jr.", phone: IDA, email: null }
      await book('18:00', {
        guest: guest({ ...wish, specialRequest: '-Window,\n"please"', marketingOptIn: true }),
        table: option('t2'),
      })
      const none = { table: { kind: 'none' as const }, guest: guest({ phone: BEN }) }
      const awaited = await book('18:00', none)
      expectOk(await host.note(FRIDAY, awaited, '@the bar\nif late'))
      const other = { firstName: 'Cas', phone: '', email: 'Cas@example.com' }
      await book('18:15', { guest: guest(other), table: option('t1') })
      await book('18:30', { guest: guest({ firstName: 'Dee', phone: '' }), table: option('t3') })
      const cancelled = await book('20:30', { guest: guest({ phone: IDA, marketingOptIn: true }) })
      expectOk(await host.act(FRIDAY, cancelled, 'cancel'))
      expectOk(await host.walkIn({ place: 't1' }))
      const visit = (id: string, at: string, more: Partial<PastVisit>): PastVisit => {
        const instant = instantOf(at, ZONE) ?? 0
        return {
          ...{ id, locationId: quay, day: at.slice(0, 10), zone: ZONE, slot: instant / SLOT_MS },
          ...{ slots: 6, party: 3, bookedAt: instant - 86_400_000, status: 'booked' },
          ...{ source: 'guest', staffSource: null, visit: 'finished', visitAt: instant },
          ...{ seatedAt: [], bill: null, ...more },
        }
      }
      const bill = { name: 'Tasting', currency: 'CAD', multiplier: 100, total: 12_000 }
      const named = ['came', 'stayed-away', 'unmarked', 'tasted']
      await writeVisits(db, [
        visit('came', '2026-11-20T18:00', {}),
        visit('stayed-away', '2026-11-20T18:15', { visit: 'no_show' }),
        visit('unmarked', '2026-11-20T18:30', { visit: null, visitAt: null }),
        visit('tasted', '2026-11-20T19:00', { bill }),
        visit('walked-in', '2026-11-20T19:15', { source: 'walk_in' }),
        visit('old', '2021-05-07T18:00', {}),
      ])
      for (const id of named)
        await db.run('UPDATE reservations SET first_name = $2, phone = $3 WHERE id = $1', [
          ...[id, `Guest ${id}`, BEN],
        ])
      // The one of years ago is forgotten as every night.
      await engine.sweep()
      const { GROUP_SCOPE: scope, writeProfile } = await import(
        '#booking-engine/guest-book/profile-rows.ts'
      )
      const profile = {
        ...{ notes: '=Likes the window;\nquiet', allergies: ['nuts', 'shellfish'] },
        ...{ diets: ['vegan'], seating: 'Booth', tags: ['vip', 'Wine club'] },
      }
      await writeProfile(db, { guest: IDA, scope }, profile)
      const { writeKeys } = await import('#booking-engine/guest-book/guest-keys.ts')
      await writeKeys(db, IDA, [IDA, 'cas@example.com'])
      const never = { ...profile, notes: '', tags: ['press'] }
      await writeProfile(db, { guest: 'never@example.com', scope }, never)
    }

    async function emptyBook() {
      const tables = ['reservations', 'units', 'guest_profiles', 'guest_keys', 'guest_merges']
      for (const table of tables) await db.run(`DELETE FROM ${table}`)
    }

    async function exportFiles(name: string): Promise<Files> {
      const [{ openArchiveWriter }, { writeExport }, { ExportArchive }, { createLocalReq }] =
        await Promise.all([
          import('#cms/exports/write-archive.ts'),
          import('#cms/exports/write-export.ts'),
          import('#cms/exports/read-archive.ts'),
          import('payload'),
        ])
      const file = path.join(folder, name)
      const archive = openArchiveWriter(new Date())
      const req = await createLocalReq({}, system.payload)
      await Promise.all([
        pipeline(archive.output, createWriteStream(file)),
        writeExport(req, archive),
      ])
      const written = await ExportArchive.open(file)
      const bodyOf = async (entry: string) => text(await written.read(`bookings/${entry}.csv`))
      const files = { bookings: await bodyOf('bookings'), guests: await bodyOf('guests') }
      written.close()
      return files
    }

    const rowsOf = (file: string) => parse(file, { columns: true }) as Row[]
    const pick = (row: Row, columns: readonly string[]) =>
      Object.fromEntries(columns.map((column) => [column, row[column]]))
    /** The bookings of both files in pairs. */
    function pairs(): { was: Row; is: Row }[] {
      const key = (row: Row) => [row.date, row.time, row.party_size, row.first_name].join(' ')
      const sorted = (file: string) => rowsOf(file).toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
      const again = sorted(second.bookings)
      expect(again).toHaveLength(rowsOf(first.bookings).length)
      return sorted(first.bookings).map((was, at) => ({ was, is: again[at] ?? {} }))
    }
    const isToCome = ({ status }: Row) => status === 'booked' || status === 'seated'

    it('are alike in day, time, party, state, guest, request, consent and when they were booked', () => {
      // Addresses come in with small letters, as mail servers take them.
      const said = ({ email = '', ...was }: Row) => ({ ...was, email: email.toLowerCase() })
      expect(pairs().map(({ is }) => pick(is, ALIKE))).toEqual(
        pairs().map(({ was }) => pick(said(was), ALIKE)),
      )
      const states = pairs().map(({ was }) => was.status)
      expect(new Set(states)).toEqual(
        new Set(['booked', 'seated', 'finished', 'no_show', 'cancelled']),
      )
      const [header] = parse(first.bookings) as string[][]
      expect(header?.toSorted()).toEqual([...ALIKE, ...NEW, ...OTHER].toSorted())
    })

    it('keep the tables of parties to come and of those who sit; what is over has none', () => {
      const over = ({ was }: { was: Row }) => !isToCome(was) || String(was.date) < '2026-11-30'
      for (const pair of pairs()) expect(pair.is.table).toBe(over(pair) ? '' : pair.was.table)
      const tables = pairs().flatMap(({ is }) => is.table || [])
      expect(tables.toSorted()).toEqual(['t1', 't1', 't2', 't3'])
    })

    it('keep notes of the staff, to which the name of an experience is added', () => {
      for (const { was, is } of pairs()) {
        const experience = was.experience ? `Experience: ${was.experience}` : ''
        expect(is.notes).toBe([was.notes, experience].filter(Boolean).join('\n'))
        expect(is.experience).toBe('')
      }
      expect(pairs().some(({ was }) => was.experience === 'Tasting')).toBe(true)
    })

    it('have parties without a booking as such; all others come from another system', () => {
      for (const { was, is } of pairs())
        expect(is.source).toBe(was.source === 'walk_in' ? 'walk_in' : 'import')
      expect(pairs().filter(({ is }) => is.source === 'walk_in')).toHaveLength(2)
    })

    it('have bookings of forgotten guests as such, however old', () => {
      for (const { was, is } of pairs())
        expect(is.anonymised_at !== '').toBe(was.anonymised_at !== '')
      const [forgotten, ...more] = pairs().filter(({ is }) => is.anonymised_at !== '')
      expect(more).toEqual([])
      expect(forgotten?.is).toMatchObject({ date: '2021-05-07', first_name: '', phone: '' })
    })

    it('have numbers of their own', () => {
      for (const { was, is } of pairs()) expect(is.id).not.toBe(was.id)
    })

    it('have the guest book with counts, consents and what is written down, whole', () => {
      const known = ({ guest_key: _, ...row }: Row) => row
      expect(rowsOf(second.guests).map(known)).toEqual(rowsOf(first.guests).map(known))
      expect(rowsOf(first.guests).map(({ phone, email }) => phone || email)).toEqual([
        ...[`'${IDA}`, `'${BEN}`, 'cas@example.com', 'never@example.com'],
      ])
      expect(rowsOf(first.guests)[0]).toMatchObject({
        ...{ consent_date: '2026-11-30T20:07:00.000Z', tags: 'vip; Wine club' },
      })
    })

    it('have merged guests apart, each with the whole profile', () => {
      const cas = (file: string) => rowsOf(file).find(({ email }) => email === 'cas@example.com')
      expect(cas(first.guests)).toMatchObject({ guest_key: `'${IDA}`, seating: 'Booth' })
      expect(cas(second.guests)).toMatchObject({ guest_key: 'cas@example.com', seating: 'Booth' })
    })

    it('change nothing when they come in a second time', async () => {
      const imports = importsBy(system, await system.signIn(['admin'], { name: 'Ida' }))
      const again = await imports.check('bookings', first.bookings)
      expect(await imports.summaryOf(again)).toMatchObject({
        ...{ refusedRows: 0, verdicts: { new: 0, changed: 0 } },
      })
    })
  })
}
