import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ERASED_TABLES } from '#booking-engine/locations/close-all.ts'
import { query } from '#cms/database/query.ts'
import { STATE_KEY } from '#cms/initial-content/load-state.ts'
import { starterMarks } from '#cms/initial-content/starter/marks.ts'
import { starterPages } from '#cms/initial-content/starter/pages.ts'
import { recordBackup } from '#lib/system/backup-record.ts'
import { ida } from './booking.ts'
import {
  bookingData,
  type Content,
  contentDatabase,
  fridayAhead,
  locationData,
  startContent,
} from './content.ts'

/** Tables of the booking database that stay: those of the installation itself. */
const KEPT_OF_BOOKINGS = [
  ...['migrations', 'oldest_release', 'outbox', 'spent', 'text_opt_outs', 'sold_out_clock'],
  ...['site_count_batches', 'cdn_purges', 'rate_limits'],
  // Erased with care.
  ...['payments', 'test_payments', 'test_tokens', 'test_movements'],
]

/** Tables of the content database that stay: people, how they sign in, the audit log, and the program’s own. */
const KEPT_OF_CONTENT = [
  ...['staff', 'staff_identities', 'staff_pins', 'staff_rels', 'staff_roles', 'staff_sessions'],
  ...['sign_in_sessions', 'sign_in_tries', 'passkeys', 'recovery_codes', 'used_tickets'],
  ...['second_factor_apps', 'second_factor_notices', 'reply_templates'],
  ...['audit_entries', 'audit_origins', 'audit_words', 'audit_drafts', 'audit_purges'],
  ...['content_epoch', 'content_migrations', 'content_oldest_release'],
  ...['payload_kv', 'payload_migrations', 'payload_preferences', 'payload_preferences_rels'],
  ...['settings', 'settings_texts', 'settings_second_step_roles', 'sqlite_sequence'],
]
/** Tables that the pages and marks of a new group are written to. */
const WRITTEN =
  /^_?(pages|header|footer|seo_template|not_found_page|cookies|menu_tags)(_|$)|^version_authors$/

/** What is promised of a demo group that is replaced by one’s own, on one database. */
export function describeOwnGroup(kind: 'sqlite' | 'postgres'): void {
  describe(`one’s own group in place of the demo group, on ${kind}`, () => {
    let system: Content
    let folder: string
    let owner: string
    let place: number
    let drop = async () => {}

    beforeAll(async () => {
      folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-own-group-'))
      vi.stubEnv('BACKUP_DIR', folder)
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      owner = await system.signIn(['admin'])
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
      rmSync(folder, { recursive: true, force: true })
      vi.unstubAllEnvs()
    })

    const bookingEngine = async () => (await import('#booking-engine/process.ts')).bookingEngine()
    const bookingDatabase = async () => (await import('#storage/process.ts')).bookingDatabase()
    const emptied = async () =>
      (await import('#cms/own-group/empty-content.ts')).emptiedTables(system.payload)
    const begin = (as = owner) =>
      system.rest('POST', '/own-group/begin', { as, body: {} }).then(({ status, body }) => ({
        status,
        code: (body.error as { code?: string } | undefined)?.code,
      }))
    const state = () => system.payload.kv.get(STATE_KEY)
    const count = async (table: string) =>
      Number((await query(system.payload, `SELECT COUNT(*) AS n FROM ${table}`, []))[0]?.n)
    const pages = async () => {
      const all = { collection: 'pages', draft: true, pagination: false, depth: 0 } as const
      return (await system.payload.find(all)).docs.map(({ uid }) => uid)
    }
    const media = () => readdirSync(path.join(system.dataDir, 'media'))
    async function backUp(made = new Date()) {
      const archive = path.join(folder, 'archive.tar.gz')
      mkdirSync(folder, { recursive: true })
      writeFileSync(archive, 'an archive')
      const folders = { dataDir: system.dataDir, backupDir: folder }
      await recordBackup(folders, { archive, made, verified: true, by: 'administrator' })
    }
    async function book(location: number, time = '18:00') {
      const engine = await bookingEngine()
      const visitor = { token: crypto.randomUUID(), address: null }
      const wanted = { at: `${fridayAhead()}T${time}`, party: 2, attribute: 'default' as const }
      const held = await engine.hold({ locationId: String(location), ...wanted, visitor })
      if (!held.ok) throw new Error(held.code)
      const { token } = held.value
      const booked = await engine.reserve({ locationId: String(location), token, guest: ida })
      if (!booked.ok) throw new Error(booked.code)
    }

    /** A group as the demo has one: something of everything that guests see or send. */
    beforeEach(async () => {
      for (const table of ['backups.json'])
        for (const at of [system.dataDir, folder]) rmSync(path.join(at, table), { force: true })
      const { payload, make } = system
      await (await bookingEngine()).eraseAll()
      for (const table of await emptied()) await query(payload, `DELETE FROM ${table}`, [])
      place = await system.openLocation(`quay-${crypto.randomUUID()}`)
      const data = await sharp({
        create: { width: 8, height: 8, channels: 3, background: '#c04020' },
      })
        .png()
        .toBuffer()
      const file = { data, name: 'quay.png', mimetype: 'image/png', size: data.length }
      const picture = await payload.create({ collection: 'media', data: { alt: 'A quay' }, file })
      const font = '0123456789abcdef-quay.woff2'
      writeFileSync(path.join(system.dataDir, 'media', font), 'a font')
      const display = await make('fonts', {
        ...{ family: 'Quay', role: 'display', file: font, facts: { family: 'Quay' } },
      })
      await payload.updateGlobal({ slug: 'look', data: { fonts: { display } } })
      const dish = await make('menu-items', { title: 'Oysters', uid: 'oysters' })
      await make('menu-categories', { title: 'Raw', uid: 'raw', items: [dish] })
      // Under a name that a page of the new group has, too.
      await make('pages', { title: 'Quay', uid: 'homepage', type: 'homepage', slices: [] })
      await make('enquiries', {
        ...{ kind: 'group-booking', submission: crypto.randomUUID() },
        ...{ fname: 'Vera', lname: 'Visitor', email: 'v@example.com' },
      })
      await payload.updateGlobal({
        slug: 'settings',
        data: {
          ...{ shortName: 'Saltwood', emailAddress: 'quay@example.com' },
          jobSearch: { url: 'https://quay.example.com' },
          ...{ embedHosts: ['quay.example.com'] },
          ...{ secondStepFor: 'roles', secondStepRoles: ['recruiter'] },
        },
      })
      await payload.updateGlobal({ slug: 'popup', data: { title: 'Oysters' } as never })
      const sentences = { 'visit.over': 'Oysters again soon.' }
      await payload.updateGlobal({ slug: 'words', data: { sentences, _status: 'published' } })
      await make('zones', { title: 'All', uid: 'all', locations: [{ location: place }] })
      await system.signIn(['host'], { locations: [place] })
      expect(picture.filename && media()).toContain(picture.filename)
      await book(place)
      await payload.kv.set(STATE_KEY, 'loaded')
    })

    // spec:operations.own-group
    it('takes all content, bookings and guests away, and brings the pages of a new group', async () => {
      await backUp()
      const people = await count('staff')
      expect(await begin()).toEqual({ status: 200 })
      expect(await state()).toBe('foreign')
      expect((await pages()).sort()).toEqual(starterPages.map(({ uid }) => uid).sort())
      const { payload } = system
      const tables = await emptied()
      const { docs } = await payload.find({ collection: 'menu-tags', pagination: false })
      expect(docs.map(({ uid }) => uid).sort()).toEqual(starterMarks.map(({ uid }) => uid).sort())
      for (const { slug } of payload.config.collections)
        if (tables.includes(slug.replaceAll('-', '_')) && !['pages', 'menu-tags'].includes(slug))
          expect([
            slug,
            (await payload.count({ collection: slug, trash: true })).totalDocs,
          ]).toEqual([slug, 0])
      for (const slug of ['header', 'footer', 'settings', 'popup', 'look', 'words'] as const)
        expect(JSON.stringify(await payload.findGlobal({ slug, depth: 0 }))).not.toMatch(
          /quay|oysters|saltwood/i,
        )
      expect(media()).toEqual([])
      const bookings = await bookingDatabase()
      for (const table of ERASED_TABLES) {
        const [row] = await bookings.all<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)
        expect([table, Number(row?.n)]).toEqual([table, 0])
      }
      expect(await count('staff')).toBe(people)
      const { secondStepFor, secondStepRoles } = await payload.findGlobal({ slug: 'settings' })
      expect({ secondStepFor, secondStepRoles }).toEqual({
        ...{ secondStepFor: 'roles', secondStepRoles: ['recruiter'] },
      })
      const acts = await query(
        payload,
        'SELECT act FROM audit_entries ORDER BY id DESC LIMIT 1',
        [],
      )
      expect(acts).toEqual([{ act: 'begin_own_group' }])
    })

    it('leaves no row in any table but those that are said to stay', async () => {
      await backUp()
      expect(await begin()).toEqual({ status: 200 })
      type All = (text: string) => Promise<Record<string, unknown>[]>
      const filled = async (all: All, kept: (name: string) => boolean) => {
        const text =
          kind === 'sqlite'
            ? `SELECT name FROM sqlite_master WHERE type = 'table'`
            : `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`
        const names = (await all(text)).map(({ name }) => String(name)).filter((one) => !kept(one))
        expect(names.length).toBeGreaterThan(20)
        const rows = names.map(async (name) => {
          const [row] = await all(`SELECT COUNT(*) AS n FROM "${name}"`)
          return [name, Number(row?.n)] as const
        })
        return (await Promise.all(rows)).filter(([, count]) => count > 0)
      }
      const bookings = await bookingDatabase()
      const isKept = (name: string) =>
        [...KEPT_OF_BOOKINGS, ...KEPT_OF_CONTENT].includes(name) || WRITTEN.test(name)
      expect(await filled((text) => bookings.all(text), isKept)).toEqual([])
      expect(await filled((text) => query(system.payload, text, []), isKept)).toEqual([])
    })

    it('is refused while a payment is under way, and guests go on to book', async () => {
      await backUp()
      const bookings = await bookingDatabase()
      await bookings.run(
        `INSERT INTO payments (id, hold_id, location_id, kind, state, amount, currency, multiplier,
           reference, created_at, changed_at)
         VALUES ('real', 'a hold', $1, 'charge', 'taken', 100, 'CAD', 100, 'pi_1', 0, 0)`,
        [String(place)],
      )
      expect(await begin()).toMatchObject({ status: 409, code: 'has_payments' })
      expect(await state()).toBe('loaded')
      await bookings.run('DELETE FROM payments')
      await book(place, '20:30')
    })

    it('is not offered to a group that has made the demo its own', async () => {
      await backUp()
      await system.payload.updateGlobal({ slug: 'settings', data: { shortName: 'Quay House' } })
      expect(await begin()).toMatchObject({ code: 'not_demo' })
    })

    it('changes nothing where a step of it fails', async () => {
      await backUp()
      const { payload } = system
      const all = async () => ({
        ...{ pages: await pages(), media: media(), entries: await count('audit_entries') },
        bookings: await (await bookingEngine()).countUpcoming(),
        places: (await (await bookingEngine()).locations()).map(({ locationId }) => locationId),
      })
      const before = await all()
      const failing = vi.spyOn(payload, 'updateGlobal').mockRejectedValue(new Error('disk full'))
      try {
        expect((await begin()).status).toBe(500)
      } finally {
        failing.mockRestore()
      }
      expect(await state()).toBe('loaded')
      expect(await all()).toEqual(before)
      expect(await begin()).toEqual({ status: 200 })
    })

    it('takes no bookings of the new group before those of the demo group are erased', async () => {
      await backUp()
      const cut = vi
        .spyOn(await bookingEngine(), 'eraseAll')
        .mockRejectedValue(new Error('cut off'))
      try {
        expect(await begin()).toEqual({ status: 200 })
      } finally {
        cut.mockRestore()
      }
      expect(await state()).toBe('replaced')
      const location = await system.make('locations', locationData(`own-${crypto.randomUUID()}`))
      const settings = () =>
        system.rest('POST', '/booking-settings', { as: owner, body: bookingData(location) })
      const refused = await settings()
      expect(refused.status).toBe(400)
      expect(JSON.stringify(refused.body)).toContain('are being erased')

      const { eraseDemoBookings } = await import('#cms/own-group/erase-bookings.ts')
      await Promise.all([eraseDemoBookings(system.payload), eraseDemoBookings(system.payload)])
      expect(await state()).toBe('foreign')
      expect(await (await bookingEngine()).countUpcoming()).toBe(0)
      expect((await settings()).status).toBe(201)
      await book(location)
      await eraseDemoBookings(system.payload)
      expect(await (await bookingEngine()).countUpcoming()).toBe(1)
    })

    it('is done once by two who begin at the same moment', async () => {
      await backUp()
      const done = await Promise.all([begin(), begin(), begin()])
      expect(done.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect((await pages()).sort()).toEqual(starterPages.map(({ uid }) => uid).sort())
      expect(await begin()).toMatchObject({ code: 'not_demo' })
    })

    it('is not done without a backup of the last hour, nor by anybody but administrators', async () => {
      expect(await begin()).toMatchObject({ code: 'no_backup' })
      await backUp(new Date(Date.now() - 61 * 60_000))
      expect(await begin()).toMatchObject({ code: 'no_backup' })
      await backUp()
      rmSync(path.join(folder, 'archive.tar.gz'))
      expect(await begin()).toMatchObject({ code: 'no_backup' })
      await backUp()
      expect(await begin(await system.signIn(['editor', 'manager']))).toMatchObject({
        ...{ status: 403, code: 'forbidden' },
      })
      expect(await state()).toBe('loaded')
      expect(existsSync(path.join(system.dataDir, 'media'))).toBe(true)
    })
  })
}
