import { spawn } from 'node:child_process'
import {
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse/sync'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ida } from './booking.ts'
import {
  bookingData,
  type Content,
  contentDatabase,
  fridayAhead,
  locationData,
  startContent,
} from './content.ts'
import { environment, type Place } from './site.ts'

type Kind = 'sqlite' | 'postgres'
type Entries = Record<string, string>

/** What is promised of an export, from one database into another one of the other kind. */
export function describeExports(kind: Kind): void {
  describe(`everything that a group owns, out of ${kind}`, () => {
    let system: Content
    let folder: string
    let place: number
    let drop = async () => {}

    beforeAll(async () => {
      folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-exports-'))
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      await fillContent()
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    })

    /** Documents with all that an export has to keep: drafts, trash, circles of references, files, people, globals. */
    async function fillContent() {
      const { payload, make } = system
      const data = await sharp({
        create: { width: 640, height: 400, channels: 3, background: '#246' },
      })
        .png()
        .toBuffer()
      const picture = await payload.create({
        collection: 'media',
        data: { alt: 'Lobby, “at night”\u2028— café 🦪', focalX: 20, focalY: 80 },
        file: { data, name: 'lobby.png', mimetype: 'image/png', size: data.length },
      })
      const zone = await make('zones', { title: 'Coast', uid: 'coast' })
      const dish = await make('menu-items', {
        ...{ title: 'Sole, "whole"', uid: 'sole', price: 31.5, zonePrices: [{ zone, price: 29 }] },
        allergens: { statement: 'some', contains: ['fish', 'milk'], mayContain: ['eggs'] },
        variants: [],
      })
      const wine = await make('menu-items', {
        ...{ title: '=Gamay', uid: 'gamay' },
        variants: [
          { title: '6 oz', price: 14 },
          { title: '9 oz', price: 20 },
        ],
      })
      const category = await make('menu-categories', {
        ...{ title: 'From the sea', uid: 'sea', items: [dish, wine] },
      })
      const menu = await make('menus', {
        ...{ title: 'Coast', uid: 'coast-menu', _status: 'published' },
        slices: [{ blockType: 'menu_section', items: [{ menuCategory: category }] }],
      })
      place = await make('locations', locationData('quay', { image: picture.id }))
      await make('booking-settings', bookingData(place))
      await payload.update({
        ...{ collection: 'zones', id: zone },
        data: { locations: [{ location: place }], menuLayout: menu },
      })
      const page = await make('pages', {
        ...{ title: 'About us', uid: 'about-us', type: 'text-page', _status: 'published' },
      })
      const other = await make('pages', {
        ...{ title: 'Next', uid: 'next', type: 'text-page', _status: 'published' },
        slices: [heroTo(page)],
      })
      await payload.update({
        collection: 'pages',
        id: page,
        data: { slices: [heroTo(other)] } as never,
      })
      // What is published, a draft beside it, one that never was published, and one in the trash.
      await payload.update({
        ...{ collection: 'pages', id: page, draft: true },
        data: { title: 'About all of us', _status: 'draft' },
      })
      await make('pages', { title: 'Later', uid: 'later', type: 'text-page', _status: 'draft' })
      const gone = await make('pages', {
        ...{ title: 'Gone', uid: 'gone', type: 'text-page', _status: 'published' },
      })
      await payload.update({
        ...{ collection: 'pages', id: gone, data: { deletedAt: new Date().toISOString() } },
      })
      await make('news-posts', {
        ...{ title: 'Open', uid: 'open', date: '2026-01-05T00:00:00.000Z', _status: 'published' },
        ...{ excerpt: 'We are open.', image: picture.id },
      })
      await make('redirects', {
        ...{
          from: '/about',
          to: { link_type: 'Document', document: { relationTo: 'pages', value: page } },
        },
      })
      const { siteFiles } = await import('#providers/files/registry.ts')
      const files = await siteFiles()
      const [font, rest] = ['0123456789abcdef-quay.woff2', '0123456789abcdef-quay-rest.woff2']
      for (const name of [font, rest]) await files.put('media', name, Buffer.from(`font ${name}`))
      await make('fonts', {
        ...{
          family: 'Quay',
          role: 'display',
          file: font,
          restFile: rest,
          facts: { family: 'Quay' },
        },
      })
      await files.put('private/resumes', 'resume-1.pdf', Buffer.from('a resume'))
      await make('applications', {
        ...{ submission: crypto.randomUUID(), fname: 'Ada', lname: 'Ng', tel: '+16045550100' },
        ...{ email: 'ada@example.com', location: place, position: 'Culinary', state: 'new' },
        file: { name: 'ada.pdf', storedAs: 'resume-1.pdf', mimeType: 'application/pdf', size: 8 },
      })
      // An id that is not given again.
      const deleted = await make('menu-items', { title: 'Gone', uid: 'gone' })
      await payload.delete({ collection: 'menu-items', id: deleted })
      await make('menu-items', { title: 'Last', uid: 'last' })
      await make('enquiries', {
        ...{ kind: 'group-booking', submission: crypto.randomUUID() },
        ...{ fname: 'Vera', lname: 'Visitor', email: 'v@example.com' },
      })
      await make('subscribers', {
        ...{ email: 'reader@example.com', state: 'confirmed', confirmedAt: '2026-01-05T10:00:00Z' },
        ...{ consentedAt: '2026-01-05T10:00:00Z' },
      })
      await payload.updateGlobal({
        slug: 'settings',
        data: { shortName: 'Quay', emailAddress: 'quay@example.com' },
      })
      await payload.updateGlobal({
        slug: 'words',
        data: { sentences: { 'visit.over': 'Sole again soon.' }, _status: 'published' },
      })
      await payload.updateGlobal({
        ...{ slug: 'words', draft: true },
        data: { sentences: { 'visit.over': 'Soon.' }, _status: 'draft' },
      })
      await book()
    }

    const heroTo = (page: number): object => ({
      ...{ blockType: 'copy_hero', title: 'Hero' },
      cta: {
        ...{ link_type: 'Document', text: 'Read on' },
        document: { relationTo: 'pages', value: page },
      },
    })

    async function book() {
      const { bookingEngine } = await import('#booking-engine/process.ts')
      const engine = await bookingEngine()
      const locationId = String(place)
      const held = await engine.hold({
        ...{ locationId, at: `${fridayAhead()}T18:00`, party: 2, attribute: 'default' },
        visitor: { token: crypto.randomUUID(), address: null },
      })
      if (!held.ok) throw new Error(held.code)
      const booked = await engine.reserve({ locationId, token: held.value.token, guest: ida })
      if (!booked.ok) throw new Error(booked.code)
    }

    /** Writes an export of this system into a file. */
    async function exportTo(name: string): Promise<string> {
      const [{ openArchiveWriter }, { writeExport }, { createLocalReq }] = await Promise.all([
        import('#cms/exports/write-archive.ts'),
        import('#cms/exports/write-export.ts'),
        import('payload'),
      ])
      const file = path.join(folder, name)
      const archive = openArchiveWriter(new Date())
      const req = await createLocalReq({}, system.payload)
      await Promise.all([
        pipeline(archive.output, createWriteStream(file)),
        writeExport(req, archive),
      ])
      return file
    }

    /** All entries of an archive, with the bytes of files as base64. */
    async function entriesOf(file: string): Promise<Entries> {
      const { ExportArchive } = await import('#cms/exports/read-archive.ts')
      const archive = await ExportArchive.open(file)
      const entries: Entries = {}
      for (const name of archive.names) {
        const body = await archive.read(name)
        body.setEncoding(/^(media|resumes)\//.test(name) ? 'base64' : 'utf8')
        entries[name] = await text(body)
      }
      archive.close()
      return entries
    }

    /** A new, empty place for a site, on a database of the other kind. */
    async function emptyPlace(): Promise<Place> {
      const dataDir = mkdtempSync(path.join(folder, 'site-'))
      if (kind === 'postgres') return { dataDir }
      const database = await contentDatabase()
      onTestFinished(() => database.drop())
      return { dataDir, databaseUrl: database.url }
    }

    async function command(at: Place, script: string, ...args: string[]) {
      const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
        env: environment(at),
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const said = Promise.all([text(child.stdout), text(child.stderr)])
      const code = await new Promise((resolve) => child.once('close', resolve))
      return { code, said: (await said).join('\n') }
    }

    /** Runs one statement on the content database of a place. */
    async function ask(at: Place, statement: string): Promise<Record<string, unknown>[]> {
      if (!at.databaseUrl) {
        const database = new DatabaseSync(path.join(at.dataDir, 'content.db'))
        try {
          return database.prepare(statement).all()
        } finally {
          database.close()
        }
      }
      const client = new pg.Client({ connectionString: at.databaseUrl })
      await client.connect()
      try {
        return (await client.query(statement)).rows
      } finally {
        await client.end()
      }
    }
    /** The id that the next dish gets. */
    async function made(at: Place): Promise<number> {
      const values = `('Next', 'made-next', '2026-01-01', '2026-01-01') RETURNING id`
      const [row] = await ask(
        at,
        `INSERT INTO menu_items (title, uid, created_at, updated_at) VALUES ${values}`,
      )
      return Number(row?.id)
    }
    /** Enquiries and applications whose email would still be sent. */
    async function unposted(at: Place): Promise<number> {
      const of = (table: string) => `(SELECT COUNT(*) FROM ${table} WHERE posted = false)`
      const [row] = await ask(at, `SELECT ${of('enquiries')} + ${of('applications')} AS n`)
      return Number(row?.n)
    }

    /** Loads an archive in a transaction that is rolled back. */
    async function load(file: string) {
      const [{ ExportArchive }, { loadArchive }, { createLocalReq }] = await Promise.all([
        import('#cms/exports/read-archive.ts'),
        import('#cms/exports/load-archive.ts'),
        import('payload'),
      ])
      const { payload } = system
      const archive = await ExportArchive.open(file)
      const req = await createLocalReq({}, payload)
      const transaction = await payload.db.beginTransaction()
      if (transaction !== null) req.transactionID = transaction
      try {
        await loadArchive(req, archive)
      } finally {
        if (transaction !== null) await payload.db.rollbackTransaction(transaction)
        archive.close()
      }
    }

    // spec:operations.export
    it('comes in again whole: out, into an empty site, out again is the same', async () => {
      const first = await exportTo('first.zip')
      const at = await emptyPlace()
      expect(await command(at, 'setup', '--from', first)).toMatchObject({ code: 0 })
      const second = path.join(folder, 'second.zip')
      expect(await command(at, 'export', second)).toMatchObject({ code: 0 })
      const [before, after] = [await entriesOf(first), await entriesOf(second)]
      const compared = (entries: Entries) =>
        Object.fromEntries(
          Object.entries(entries).filter(([name]) => !/^(export\.json|bookings\/)/.test(name)),
        )
      expect(compared(after)).toEqual(compared(before))
      const pages = JSON.parse(before['content/pages.json'] ?? '') as {
        published: { title: string } | null
        draft: { title: string } | null
      }[]
      expect(
        pages.map(({ published, draft }) => [published?.title ?? null, draft?.title ?? null]),
      ).toEqual([
        ['About us', 'About all of us'],
        ['Next', null],
        [null, 'Later'],
        ['Gone', null],
      ])
      expect(Object.keys(before).filter((name) => /^media\/.*lobby\.png$/.test(name))).toHaveLength(
        1,
      )
      expect(before['content/staff.json']).toBeUndefined()

      // What is made there gets an id above all that came.
      const ids = (entries: Entries) =>
        (JSON.parse(entries['content/menu-items.json'] ?? '') as { id: number }[]).map(
          ({ id }) => id,
        )
      expect(await made(at)).toBeGreaterThan(Math.max(...ids(after)))
      expect(await unposted(at)).toBe(0)

      // A second time there is content, which stays as it is.
      const again = await command(at, 'setup', '--from', first)
      expect(again).toMatchObject({ code: 0 })
      expect(again.said).toContain('there is content here already')
    })

    it('has menus as an import reads them, and bookings and guests, as CSV', async () => {
      const [{ writeProfile }, { bookingDatabase }] = await Promise.all([
        import('#booking-engine/guest-book/profile-rows.ts'),
        import('#storage/process.ts'),
      ])
      const profile = {
        notes: 'By the window',
        allergies: [],
        diets: [],
        seating: '',
        tags: ['vip'],
      }
      await writeProfile(
        await bookingDatabase(),
        { guest: ida.phone, scope: String(place) },
        profile,
      )
      const entries = await entriesOf(await exportTo('csv.zip'))
      const rows = (name: string) =>
        parse(entries[name] ?? '', { columns: true }) as Record<string, string>[]
      expect(rows('menus/coast-menu.csv')).toMatchObject([
        {
          ...{ menu: 'Coast', section: 'From the sea', dish: 'Sole, "whole"', price: '31.5' },
          ...{ 'Price Coast': '29', contains: 'Milk; Fish', 'may contain': 'Eggs' },
        },
        // What a spreadsheet would run is text.
        { dish: "'=Gamay", prices: '6 oz: 14; 9 oz: 20', contains: '' },
      ])
      expect(JSON.parse(entries['menus/coast-menu/quay.jsonld'] ?? '')).toMatchObject({
        '@type': 'Menu',
        hasMenuSection: [
          {
            name: 'From the sea',
            hasMenuItem: [
              { name: 'Sole, "whole"', offers: [{ price: 29, priceCurrency: 'CAD' }] },
              { offers: [{ name: '6 oz', price: 14 }, { name: '9 oz' }] },
            ],
          },
        ],
      })
      expect(rows('bookings/bookings.csv')).toMatchObject([
        {
          ...{ restaurant: 'quay', date: fridayAhead(), time: '18:00', party_size: '2' },
          ...{ status: 'booked', first_name: ida.firstName, phone: `'${ida.phone}`, table: 't1' },
        },
      ])
      expect(rows('bookings/notes-of-restaurants.csv')).toMatchObject([
        { guest_key: `'${ida.phone}`, restaurant: 'quay', notes: 'By the window', tags: 'vip' },
      ])
      expect(rows('bookings/guests.csv')).toMatchObject([
        { phone: `'${ida.phone}`, last_name: ida.lastName, bookings: '1', no_shows: '0' },
      ])
    })

    it('leaves nobody here for a file that is lost: it is named, and comes in without', async () => {
      const { siteFiles } = await import('#providers/files/registry.ts')
      const files = await siteFiles()
      const name = '0123456789abcdef-quay-rest.woff2'
      await files.remove('media', name)
      const archive = await exportTo('lost.zip')
      const entries = await entriesOf(archive)
      expect(JSON.parse(entries['missing-files.json'] ?? '')).toEqual([`media/${name}`])
      const at = await emptyPlace()
      expect(await command(at, 'setup', '--from', archive)).toMatchObject({ code: 0 })
      await files.put('media', name, Buffer.from(`font ${name}`))
    })

    it('has the content of one moment, whatever is saved meanwhile', async () => {
      const [{ inSnapshot }, { createLocalReq }] = await Promise.all([
        import('#cms/database/snapshot.ts'),
        import('payload'),
      ])
      const { payload } = system
      const count = async (req?: object) =>
        (await payload.count({ collection: 'menu-items', ...(req ? { req } : {}) })).totalDocs
      const made = await inSnapshot(await createLocalReq({}, payload), async (req) => {
        const before = await count(req)
        const id = await system.make('menu-items', { title: 'Meanwhile', uid: 'meanwhile' })
        expect(await count(req)).toBe(before)
        expect(await count()).toBe(before + 1)
        await expect(payload.delete({ collection: 'menu-items', id, req })).rejects.toThrow()
        return id
      })
      await payload.delete({ collection: 'menu-items', id: made })
    })

    it('is refused whole where anything of it cannot be read, and the site stays empty', async () => {
      const good = await exportTo('whole.zip')
      const whole = await entriesOf(good)
      const { openArchiveWriter } = await import('#cms/exports/write-archive.ts')
      /** An archive like the whole one, but for some entries. */
      const changed = async (name: string, changes: Record<string, string | null>) => {
        const file = path.join(folder, name)
        const archive = openArchiveWriter(new Date())
        const written = pipeline(archive.output, createWriteStream(file))
        for (const [entry, body] of Object.entries({ ...whole, ...changes }))
          if (body !== null && !/^(media|resumes)\//.test(entry))
            await archive.addText(entry, [body])
        archive.end()
        await written
        return file
      }
      const text = path.join(folder, 'text.zip')
      writeFileSync(text, 'no archive')
      const later = JSON.stringify({ ...JSON.parse(whole['export.json'] ?? ''), version: 99 })
      const faults: [string, string][] = [
        [text, 'cannot be read as a ZIP file'],
        [await changed('other.zip', { 'export.json': null }), 'is no export'],
        [await changed('later.zip', { 'export.json': later }), 'was made by a later release'],
        [
          await changed('unknown.zip', { 'content/planets.json': '[]' }),
          'content that this release does not know: content/planets.json',
        ],
        [
          await changed('broken.zip', { 'content/pages.json': '[\n{"id": 1, "published": nul' }),
          'content/pages.json, line 2: this is no document',
        ],
      ]
      for (const [file, fault] of faults) await expect(load(file), fault).rejects.toThrow(fault)
      const at = await emptyPlace()
      // Files that are there already are those of somebody else, and stay.
      const own = Object.keys(whole).find((name) => name.startsWith('media/')) ?? ''
      const file = path.join(at.dataDir, own)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, Buffer.from(whole[own] ?? '', 'base64'))
      const refused = await command(at, 'setup', '--from', await changed('no-files.zip', {}))
      expect(refused).toMatchObject({ code: 1 })
      expect(refused.said).toMatch(/The export has no (media|resumes)\//)
      expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])
      expect(await command(at, 'setup', '--from', good)).toMatchObject({ code: 0 })
    })
  })
}
