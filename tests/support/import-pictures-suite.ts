import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'
import { type ZipEntry, zipArchive } from './zip-archive.ts'

type Values = Record<string, unknown>
type Outcome = { rows: number; refusedRows: number; verdicts: Values; [name: string]: unknown }

const ports = { findPlace: () => null }
const never = () => false
const options = { publish: false, ask: false, dayOrder: null }

let shade = 0

/** A picture of its own, also as a JPEG of few colours, with something to be seen in one corner. */
async function picture(kind: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  shade += 1
  const ground = { r: (shade * 37) % 180, g: 60, b: 90 }
  const spot = { width: 16, height: 16, channels: 3 as const, background: '#e65a3c' }
  return sharp({ create: { width: 160, height: 80, channels: 3, background: ground } })
    .composite([{ input: { create: spot }, left: 130, top: 10 }])
    [kind]()
    .toBuffer()
}

/** What is promised of imports of pictures, on one database (spec:content.imports-pictures). */
export function describeImportPictures(kind: 'sqlite' | 'postgres'): void {
  describe(`imports of pictures on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      editor = await system.signIn(['editor'], { name: 'Maya' })
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    async function bring(body: Uint8Array, as = editor) {
      const query = new URLSearchParams({ kind: 'pictures', name: 'pictures.zip' })
      const reply = await system.open(`/imports/file?${query}`, as, {
        method: 'POST',
        body: body as Uint8Array<ArrayBuffer>,
      })
      return { status: reply.status, body: (await reply.json()) as Values }
    }
    const act = (name: string, body: Values) =>
      system.rest('POST', `/imports/${name}`, { as: editor, body })
    const work = async (ended = never) => {
      const { workOnImports } = await import('#cms/imports/work.ts')
      await workOnImports(system.payload, ports, ended)
    }
    const stateOf = async (id: unknown) => {
      const { readImport } = await import('#cms/imports/store.ts')
      return readImport({ payload: system.payload }, String(id))
    }
    async function summaryOf(id: unknown): Promise<Outcome> {
      const { readSummary } = await import('#cms/imports/summary.ts')
      return (await readSummary({ payload: system.payload }, String(id))) as unknown as Outcome
    }
    async function check(...files: ZipEntry[]) {
      const brought = await bring(zipArchive(files))
      expect(brought).toMatchObject({ status: 200 })
      return checkOf(brought.body.id)
    }
    async function checkOf(id: unknown) {
      const matches = (await stateOf(id))?.matches
      expect(await act('check', { import: id, matches, options })).toMatchObject({ status: 200 })
      await work()
      const { toWrite } = await summaryOf(id)
      const state = toWrite === 0 ? 'written' : 'checked'
      expect(await stateOf(id)).toMatchObject({ state, fault: '' })
      return id
    }
    async function write(id: unknown, leaveOut = false) {
      expect(await act('write', { import: id, leaveOut })).toMatchObject({ status: 200 })
      await work()
      expect(await stateOf(id)).toMatchObject({ state: 'written', fault: '' })
    }
    async function undo(id: unknown) {
      expect(await act('undo', { import: id })).toMatchObject({ status: 200 })
      await work()
      return stateOf(id)
    }
    const pictures = async (name = '') => {
      const { docs } = await system.payload.find({
        ...{ collection: 'media', where: { filename: { like: name } }, sort: 'id', depth: 0 },
        pagination: false,
      })
      return docs
    }
    const place = async (collection: 'locations' | 'menu-items', id: number) =>
      system.payload.findByID({ collection, id, depth: 0 })
    const filesIn = (folder: string) => readdirSync(path.join(system.dataDir, folder))
    /** Staged pictures of an import; of all where none is named. */
    const staged = (id: unknown = '') =>
      filesIn('private/imports').filter((name) => name.startsWith(String(id)))
    const restaurant = (title: string, more: Values = {}) =>
      system.make('locations', locationData(title.toLowerCase(), { title, ...more }))
    const dish = (title: string, more: Values = {}) =>
      system.make('menu-items', { title, price: 9, ...more })
    async function upload(name: string, bytes: Buffer) {
      const file = { data: bytes, name, mimetype: 'image/jpeg', size: bytes.length }
      return system.payload.create({ collection: 'media', data: { alt: 'A grill' }, file })
    }

    it('says file by file what it would do, and then puts pictures into the library, restaurants and dishes', async () => {
      const alder = await restaurant('Alder')
      const tacos = await dish('Alpha tacos')
      const before = await pictures()
      const id = await check(
        { name: 'Alder/hero.jpg', bytes: await picture() },
        { name: 'Alder/gallery/1.png', bytes: await picture('png') },
        { name: 'alder/menu/alpha-tacos.jpg', bytes: await picture() },
        { name: 'Evening.jpg', bytes: await picture(), method: 0 },
        { name: '__MACOSX/._Evening.jpg', bytes: 'x' },
        { name: 'pictures.csv', bytes: 'file,alt\nEvening.jpg,The quay in the evening\n' },
      )
      expect(await pictures()).toEqual(before)
      const summary = await summaryOf(id)
      expect(summary).toMatchObject({
        ...{ rows: 4, refusedRows: 0, verdicts: { new: 4, changed: 2, same: 0, refused: 0 } },
        changed: [
          {
            title: 'Alder',
            changes: [
              { label: 'Picture', before: '', after: 'Alder/hero.jpg' },
              { label: 'More pictures', before: '', after: 'Alder/gallery/1.png' },
            ],
          },
          { title: 'Alpha tacos', changes: [{ label: 'Picture' }] },
        ],
      })
      const report = await (await system.open(`/imports/report?import=${id}`, editor)).text()
      const lines = report.trim().split('\r\n')
      expect(lines).toHaveLength(5)
      expect(lines[1]).toContain('New,Alder/hero.jpg,')
      expect(lines[1]).toContain('Alder (restaurant), in place of no picture')
      expect(lines[3]).toContain('Alpha tacos (dish)')
      expect(lines[4]).toContain('The quay in the evening')

      await write(id)
      const made = (await pictures()).slice(before.length)
      expect(made.map(({ alt }) => alt)).toEqual(['', '', '', 'The quay in the evening'])
      const [hero, more, plate] = made
      expect(hero?.filename).toMatch(/^[0-9a-f]{16}-hero\.jpg$/)
      expect(hero?.focalX).toBeGreaterThan(75)
      expect(hero?.focalY).toBeLessThan(40)
      expect(await place('locations', alder)).toMatchObject({
        ...{ image: hero?.id, gallery: [more?.id] },
      })
      expect(await place('menu-items', tacos)).toMatchObject({ image: { desktop: plate?.id } })
      expect(staged(id)).toEqual([])
      expect(filesIn('media')).toContain(hero?.filename)

      // The library asks for the texts that are missing, and takes other changes meanwhile.
      const { countLackingAlt } = await import('#cms/imports/pictures/lacking-alt.ts')
      const lacking = () => countLackingAlt({ payload: system.payload }, String(id))
      expect(await lacking()).toBe(3)
      const { findPictures } = await import('#cms/picture-library/find-pictures.ts')
      const found = await findPictures(system.payload, { noAlt: true })
      expect(found.pictures.map((one) => one.id)).toContain(hero?.id)
      const tags = { ids: [hero?.id], add: ['Patio'], remove: [] }
      expect(
        await system.rest('POST', '/picture-library/tags', { as: editor, body: tags }),
      ).toMatchObject({ status: 200 })
      const alt = { id: hero?.id, before: '', after: 'The house at dusk' }
      expect(
        await system.rest('POST', '/picture-library/alt', { as: editor, body: alt }),
      ).toMatchObject({ status: 200 })
      expect(await lacking()).toBe(2)
      // Everywhere else it is needed, and one that was written stays.
      const update = { collection: 'media', id: Number(hero?.id), data: { alt: '' } } as const
      await expect(system.payload.update(update)).rejects.toThrow('Alt text')
      const file = { data: await picture(), name: 'a.jpg', mimetype: 'image/jpeg', size: 1 }
      await expect(
        system.payload.create({ collection: 'media', data: { alt: '' }, file }),
      ).rejects.toThrow('Alt text')
    })

    it('finds nothing to change in the same archive, and replaces the file of another one', async () => {
      const files = [
        { name: 'Beta/one.jpg', bytes: await picture() },
        { name: 'Beta/two.jpg', bytes: await picture() },
      ]
      await write(await check(...files))
      const [one, two] = (await pictures()).slice(-2)
      const same = await check(...files)
      expect(await summaryOf(same)).toMatchObject({
        verdicts: { new: 0, changed: 0, same: 2, refused: 0 },
      })
      expect(staged(same)).toEqual([])
      const csv = { name: 'Beta/pictures.csv', bytes: 'file;alt\none.jpg;"One; first"\n' }
      const other = await picture()
      const id = await check(files[0] as ZipEntry, { name: 'beta/TWO.JPG', bytes: other }, csv)
      expect(await summaryOf(id)).toMatchObject({
        verdicts: { new: 0, changed: 2, same: 0 },
        changed: [
          { changes: [{ label: 'Alt text', before: '', after: 'One; first' }] },
          { changes: [{ label: 'File', before: 'two.jpg', after: 'TWO.JPG' }, {}] },
        ],
      })
      await write(id)
      const after = (await pictures()).slice(-2)
      expect(after.map((picture) => picture.id)).toEqual([one?.id, two?.id])
      expect(after[0]).toMatchObject({ alt: 'One; first', filename: one?.filename })
      expect(after[1]?.filename).not.toBe(two?.filename)
      expect(after[1]?.focalX).toBeGreaterThan(75)

      expect(await undo(id)).toMatchObject({ state: 'undone', fault: '' })
      const back = (await pictures()).slice(-2)
      for (const [at, before] of [one, two].entries()) {
        const { alt, filename, focalX, focalY, filesize } = back[at] ?? {}
        expect({ alt, filename, focalX, focalY, filesize }).toEqual({
          ...{ alt: before?.alt, filename: before?.filename, filesize: before?.filesize },
          ...{ focalX: before?.focalX, focalY: before?.focalY },
        })
      }
    })

    it('takes the place of the only picture of the library whose file has its name', async () => {
      const bytes = await picture()
      const known = await upload('Gamma grill.jpg', bytes)
      const [twin, other] = [await picture(), await picture()]
      await upload('gamma-twin.jpg', twin)
      await upload('Gamma twin.jpg', other)
      const same = await check({ name: 'gamma-grill.jpg', bytes })
      expect(await summaryOf(same)).toMatchObject({ verdicts: { new: 0, changed: 0, same: 1 } })
      const id = await check(
        { name: 'gamma-grill.jpg', bytes: await picture() },
        { name: 'gamma-twin.jpg', bytes: await picture() },
        { name: 'later/gamma-grill.jpg', bytes: await picture() },
      )
      const { changed, news } = await summaryOf(id)
      expect(changed).toMatchObject([{ target: known.id, title: 'gamma-grill.jpg' }])
      const several = {
        after: 'several pictures of the library are called “gamma-twin.jpg”',
      }
      expect(news).toMatchObject([
        { changes: expect.arrayContaining([expect.objectContaining(several)]) },
        { title: 'later/gamma-grill.jpg' },
      ])
      await write(id)
      expect(await system.payload.findByID({ collection: 'media', id: known.id })).toMatchObject({
        alt: 'A grill',
      })
    })

    it('replaces by its name no picture in a folder, and none that many are called', async () => {
      const names = ['omega-plate.jpg', 'IMG_0001.jpg', 'hero.jpg']
      for (const name of names) await upload(name, await picture())
      const files = [...names, 'menu/omega-plate.jpg']
      const within = await Promise.all(
        files.map(async (name) => ({ name: `Our pictures/${name}`, bytes: await picture() })),
      )
      const id = await check(...within)
      expect(await summaryOf(id)).toMatchObject({
        ...{
          verdicts: { new: 3, changed: 1 },
          changed: [{ title: 'Our pictures/omega-plate.jpg' }],
        },
      })
    })

    it('does not know a path by a picture that it did not make, once it is taken back', async () => {
      const known = await upload('psi-plate.jpg', await picture())
      const id = await check({ name: 'psi-plate.jpg', bytes: await picture() })
      await write(id)
      expect(await undo(id)).toMatchObject({ state: 'undone', fault: '' })
      const { readKey } = await import('#cms/imports/keys.ts')
      expect(await readKey({ payload: system.payload }, 'media/psi-plate.jpg')).toBeNull()
      await system.payload.delete({ collection: 'media', id: known.id })
    })

    it('writes over no other picture than the check has named', async () => {
      await upload('chi-plate.jpg', await picture())
      const id = await check({ name: 'chi-plate.jpg', bytes: await picture() })
      await system.payload.delete({
        collection: 'media',
        where: { filename: { like: 'chi-plate' } },
      })
      const other = await upload('chi-plate.jpg', await picture())
      await write(id)
      expect(await summaryOf(id)).toMatchObject({
        faulty: [{ fault: 'The library has changed; check again.' }],
      })
      expect(await pictures('chi-plate')).toMatchObject([
        { id: other.id, filename: other.filename },
      ])
    })

    it('fills a gallery until it is full, and says which pictures have no place in it', async () => {
      const gallery = [(await upload('sigma-old.jpg', await picture())).id]
      const sigma = await restaurant('Sigma', { gallery })
      const files = await Promise.all(
        Array.from({ length: 13 }, async (_, at) => ({
          ...{ name: `Sigma/gallery/${at + 1}.jpg`, bytes: await picture() },
        })),
      )
      const id = await check({ name: 'Sigma/hero.jpg', bytes: await picture() }, ...files)
      const { changed, news } = await summaryOf(id)
      expect((changed as { changes: unknown[] }[])[0]?.changes).toHaveLength(12)
      const after = 'the more pictures of “Sigma” are 12 already'
      const rows = (news as { title: string; changes: { after: string }[] }[]).filter(
        ({ changes }) => changes.some((change) => change.after === after),
      )
      expect(rows.map(({ title }) => title)).toEqual([
        'Sigma/gallery/12.jpg',
        'Sigma/gallery/13.jpg',
      ])
      await write(id)
      const written = await place('locations', sigma)
      expect(written).toMatchObject({ image: expect.any(Number) })
      expect('gallery' in written && written.gallery).toHaveLength(12)
      expect(await summaryOf(id)).toMatchObject({ failed: 0 })
    })

    it('leaves nothing where it is stopped and taken back while a picture is made', async () => {
      const id = await check({ name: 'rho-plate.jpg', bytes: await picture() })
      const { hooks } = system.payload.collections.media.config
      let limit: unknown
      const stop = async ({ args, req }: { args: object; req: PayloadRequest }) => {
        if (!req.file) return args
        hooks.beforeOperation.pop()
        if (kind === 'postgres') {
          const { query } = await import('#cms/database/query.ts')
          const text = "SELECT current_setting('idle_in_transaction_session_timeout') AS found"
          limit = (await query(system.payload, text, [], req))[0]?.found
        }
        expect(await act('stop', { import: id })).toMatchObject({ status: 200 })
        expect(await undo(id)).toMatchObject({ state: 'undone' })
        return args
      }
      hooks.beforeOperation.push(stop as never)
      expect(await act('write', { import: id, leaveOut: false })).toMatchObject({ status: 200 })
      await work()
      expect(limit).toBe(kind === 'postgres' ? '10min' : undefined)
      expect(await stateOf(id)).toMatchObject({ state: 'undone' })
      expect(await pictures('rho-plate')).toEqual([])
    })

    it('says why a picture is shown by nothing, and what it takes the place of', async () => {
      const former = await upload('delta-old.jpg', await picture())
      const pub = await restaurant('Delta', { image: former.id })
      await dish('Delta salad')
      await dish('Delta Salad')
      const id = await check(
        { name: 'delta-hero.jpg', bytes: await picture() },
        { name: 'Delta/hero.png', bytes: await picture('png') },
        { name: 'Delta/DSC_1.jpg', bytes: await picture() },
        { name: 'delta-salad.jpg', bytes: await picture() },
      )
      const { changed, news } = await summaryOf(id)
      expect(changed).toMatchObject([
        { title: 'Delta', changes: [{ before: 'A grill', after: 'delta-hero.jpg' }] },
      ])
      const reasons = (news as { changes: { label: string; after: string }[] }[]).map(
        ({ changes }) => changes.at(-1),
      )
      expect(reasons).toMatchObject([
        { label: 'Shown by', after: 'Delta (restaurant), instead of its picture' },
        { label: 'Shown by nothing', after: 'another file is for “Delta” already' },
        { after: 'its name does not say which picture of “Delta” it is: hero, or gallery' },
        { after: 'several are called “Delta salad”' },
      ])
      await write(id)
      expect(await place('locations', pub)).not.toMatchObject({ image: former.id })
      expect(await undo(id)).toMatchObject({ state: 'undone', fault: '' })
      expect(await place('locations', pub)).toMatchObject({ image: former.id })
      expect(await pictures('delta-hero')).toEqual([])
    })

    it('leaves out the rows that are refused, and only where somebody says so', async () => {
      const fine = await picture()
      const id = await check(
        { name: 'epsilon.jpg', bytes: fine },
        { name: 'text.jpg', bytes: 'no picture' },
        { name: 'paper.png', bytes: '%PDF-1.7' },
        { name: 'link.jpg', bytes: '/etc/passwd', mode: 0o120777 },
        { name: 'secret.jpg', bytes: fine, flags: 0x801, method: 8 },
        { name: 'EPSILON.jpg', bytes: await picture() },
        { name: 'half.jpg', bytes: fine.subarray(0, fine.length / 2) },
        { name: 'bomb.jpg', bytes: Buffer.alloc(2_000_000), size: 10 },
        { name: 'pictures.csv', bytes: 'file,alt\ngone.jpg,A picture that is not there\n' },
        { name: 'other/Pictures.csv', bytes: 'a,b\n1,2\n' },
      )
      const { refused, verdicts } = await summaryOf(id)
      expect(refused).toMatchObject([
        { number: 2, fault: expect.stringContaining('It is no picture') },
        { number: 3, fault: expect.stringContaining('It is no picture') },
        { number: 4, fault: 'It is a link to another file.' },
        { number: 5, fault: 'It is encrypted.' },
        { number: 6, fault: 'It has the same name as row 1.' },
        { number: 7, fault: expect.stringContaining('cannot be read') },
        { number: 8, fault: 'It is damaged in the archive.' },
        { number: 9, fault: expect.stringContaining('It needs the columns “file” and “alt”.') },
        { number: 10, fault: 'pictures.csv names it, and it is not there.' },
      ])
      expect(verdicts).toMatchObject({ new: 1 })
      expect(await act('write', { import: id, leaveOut: false })).toMatchObject({ status: 409 })
      await write(id, true)
      expect(await pictures('epsilon')).toHaveLength(1)
    })

    it('goes on where a process was ended, and writes nothing twice', async () => {
      const names = ['zeta-1', 'zeta-2', 'zeta-3', 'zeta-4']
      const files = await Promise.all(
        names.map(async (name) => ({ name: `${name}.jpg`, bytes: await picture() })),
      )
      const id = await check(...files)
      await act('write', { import: id, leaveOut: false })
      let left = 3
      await work(() => left-- <= 0)
      const some = await pictures('zeta')
      expect(some.length).toBeGreaterThan(0)
      expect(some.length).toBeLessThan(4)
      expect(await stateOf(id)).toMatchObject({ state: 'writing' })
      expect(staged(id)).toHaveLength(4)
      await work()
      expect(await stateOf(id)).toMatchObject({ state: 'written' })
      expect(await pictures('zeta')).toHaveLength(4)
      expect(staged(id)).toEqual([])
    })

    it('keeps two files of one name and one content apart by their folders', async () => {
      const bytes = await picture()
      const files = ['x', 'y'].map((folder) => ({ name: `${folder}/lambda.jpg`, bytes }))
      const id = await check(...files)
      await write(id)
      expect(await pictures('lambda')).toHaveLength(2)
      expect(await summaryOf(await check(...files))).toMatchObject({ verdicts: { same: 2 } })
      expect(await undo(id)).toMatchObject({ state: 'undone', fault: '' })
      expect(await pictures('lambda')).toEqual([])
      expect(filesIn('media').filter((name) => name.includes('lambda'))).toEqual([])
    })

    it('does not write over what somebody has open, or changes while its sizes are made', async () => {
      await write(await check({ name: 'mu.jpg', bytes: await picture() }))
      const [mu] = await pictures('-mu.jpg')
      const id = await check({ name: 'mu.jpg', bytes: await picture() })
      expect(await summaryOf(id)).toMatchObject({ verdicts: { changed: 1 } })
      await system.signIn(['editor'], { name: 'Noor' })
      const { docs } = await system.payload.find({
        ...{ collection: 'staff', where: { name: { equals: 'Noor' } }, limit: 1 },
      })
      const lock = await system.payload.create({
        collection: 'payload-locked-documents',
        data: {
          document: { relationTo: 'media', value: Number(mu?.id) },
          user: { relationTo: 'staff', value: Number(docs[0]?.id) },
        },
      })
      await write(id)
      expect(await summaryOf(id)).toMatchObject({ faulty: [{ fault: 'Noor is editing it.' }] })
      await system.payload.delete({ collection: 'payload-locked-documents', id: lock.id })

      const again = await check({ name: 'mu.jpg', bytes: await picture() })
      const { hooks } = system.payload.collections.media.config
      const edit = async ({ args, req }: { args: object; req: { file?: unknown } }) => {
        const data = { alt: 'Meanwhile' }
        if (req.file) await system.payload.update({ collection: 'media', id: Number(mu?.id), data })
        return args
      }
      hooks.beforeOperation.push(edit as never)
      await write(again)
      hooks.beforeOperation.pop()
      expect(await summaryOf(again)).toMatchObject({
        faulty: [{ fault: 'Somebody has changed it meanwhile.' }],
      })
      expect((await pictures('-mu.jpg')).at(0)).toMatchObject({
        ...{ alt: 'Meanwhile', filename: mu?.filename },
      })
    })

    it('is not taken back once a picture of it is used elsewhere or was edited', async () => {
      const eta = await restaurant('Eta')
      const id = await check(
        { name: 'Eta/hero.jpg', bytes: await picture() },
        { name: 'eta-plate.jpg', bytes: await picture() },
      )
      await write(id)
      const [plate] = await pictures('eta-plate')
      const soup = await dish('Eta soup', { image: { desktop: plate?.id } })
      expect(await undo(id)).toMatchObject({
        ...{ state: 'written', fault: expect.stringContaining('eta-plate.jpg') },
      })
      await system.payload.delete({ collection: 'menu-items', id: soup })
      await system.payload.update({
        ...{ collection: 'media', id: Number(plate?.id), data: { alt: 'A plate' } },
      })
      expect(await undo(id)).toMatchObject({
        ...{ state: 'written', fault: expect.stringContaining('eta-plate.jpg') },
      })
      expect(await place('locations', eta)).toMatchObject({ image: expect.any(Number) })
    })

    it('looks for edits until the turn ends, and goes on at the next one', async () => {
      const id = await check(
        { name: 'tau-1.jpg', bytes: await picture() },
        { name: 'tau-2.jpg', bytes: await picture() },
      )
      await write(id)
      expect(await act('undo', { import: id })).toMatchObject({ status: 200 })
      let left = 3
      await work(() => left-- <= 0)
      expect(await stateOf(id)).toMatchObject({ state: 'undoing', progress: 0 })
      expect(await pictures('tau-')).toHaveLength(2)
      await work()
      expect(await stateOf(id)).toMatchObject({ state: 'undone', fault: '' })
      expect(await pictures('tau-')).toEqual([])
    })

    it('removes the pictures of an import that is forgotten, and those that nobody needs', async () => {
      const id = await check({ name: 'theta.jpg', bytes: await picture() })
      expect(staged(id)).toEqual([`${id}-1`])
      const { checkFiles } = await import('#scripts/lib/check-files.ts')
      const { siteFiles } = await import('#providers/files/registry.ts')
      const checked = await checkFiles(system.payload, await siteFiles())
      expect(checked).toMatchObject({ missing: [], garbage: [] })
      const nobodys = `${'0'.repeat(36)}-1`
      writeFileSync(path.join(system.dataDir, 'private/imports', nobodys), 'x')
      expect(await act('discard', { import: id })).toMatchObject({ status: 200 })
      await work()
      expect([...staged(id), ...staged(nobodys)]).toEqual([])
      expect(await pictures('theta')).toEqual([])
    })

    it('forgets pictures that nobody goes on with for two days, and files that do not go on arriving for an hour', async () => {
      const { query } = await import('#cms/database/query.ts')
      const { addImport } = await import('#cms/imports/store.ts')
      const id = await check({ name: 'upsilon.jpg', bytes: await picture() })
      const reading = await addImport(
        { payload: system.payload },
        {
          ...{ kind: 'pictures', name: 'x.zip', staff: 1, author: 'Maya' },
          facts: { format: 'zip', encoding: 'utf-8', delimiter: null, columns: [], broken: 0 },
        },
      )
      const hour = 60 * 60_000
      const rest = (which: unknown, ms: number) =>
        query(system.payload, 'UPDATE imports SET changed_at = $1 WHERE id = $2', [
          ...[Date.now() - ms, String(which)],
        ])
      await rest(id, 47 * hour)
      await rest(reading, 0.9 * hour)
      await work()
      expect([await stateOf(id), await stateOf(reading)]).toMatchObject([
        ...[{ state: 'checked' }, { state: 'reading' }],
      ])
      expect(staged(id)).toHaveLength(1)
      await rest(id, 49 * hour)
      await rest(reading, 1.1 * hour)
      await work()
      expect([await stateOf(id), await stateOf(reading)]).toEqual([null, null])
      expect(staged(id)).toEqual([])
    })

    it('says that its file is gone where the storage has lost it, and imports the others', async () => {
      const id = await check(
        { name: 'iota-1.jpg', bytes: await picture() },
        { name: 'iota-2.jpg', bytes: await picture() },
      )
      const { siteFiles } = await import('#providers/files/registry.ts')
      await (await siteFiles()).remove('private/imports', `${id}-1`)
      await write(id)
      const { faulty } = await summaryOf(id)
      expect(faulty).toMatchObject([
        { title: 'iota-1.jpg', fault: expect.stringContaining('not there any more') },
      ])
      expect(await pictures('iota')).toHaveLength(1)
    })

    it.each([
      ['no archive', Buffer.from('GIF89a and more'), 'no ZIP archive'],
      ['an archive that was cut off', zipArchive([{ name: 'a.jpg' }]).subarray(0, 50), 'whole'],
      ['a file outside of it', zipArchive([{ name: '../a.jpg' }]), 'outside of its folder: ../a'],
      ['nothing in it', zipArchive([{ name: 'a/' }]), 'There are no pictures.'],
    ])('refuses %s, and keeps nothing of it', async (_, bytes, message) => {
      const before = await imports()
      expect(await bring(bytes)).toMatchObject({
        status: 422,
        body: { error: { code: 'unreadable_file', message: expect.stringContaining(message) } },
      })
      expect(await imports()).toBe(before)
    })

    it('is for editors', async () => {
      const marketing = await system.signIn(['marketing'])
      const zip = zipArchive([{ name: 'a.jpg', bytes: await picture() }])
      expect(await bring(zip, marketing)).toMatchObject({ status: 403 })
    })

    it('brings a folder of this machine', async () => {
      const folder = path.join(system.dataDir, 'to-bring')
      mkdirSync(path.join(folder, 'Kappa'), { recursive: true })
      writeFileSync(path.join(folder, 'Kappa', 'kappa.jpg'), await picture())
      const { receivePictures } = await import('#cms/imports/receive-file.ts')
      const req = await system.request('/admin', editor)
      const received = await receivePictures(req, { name: 'to-bring', folder })
      if (!received.ok) throw new Error('the folder was refused')
      await write(await checkOf(received.value.id))
      expect(await pictures('kappa')).toHaveLength(1)
    })

    async function imports() {
      const { listImports } = await import('#cms/imports/store.ts')
      return (await listImports({ payload: system.payload }, ['pictures'], 1000)).length
    }
  })
}
