import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Media } from '#payload-types.ts'
import { type Content, startContent } from '../content.ts'
import type { PostgresDatabase } from '../postgres.ts'
import { pdfResume } from '../resumes/resumes.ts'
import { startBucket, type TestBucket, useBucket } from './bucket.ts'

/** What is promised of pictures that are kept in a bucket, on any database. */
export function describeMediaInBucket(makeDatabase: () => Promise<PostgresDatabase | null>): void {
  let bucket: TestBucket
  let system: Content
  let database: PostgresDatabase | null
  const warn = vi.spyOn(console, 'warn')

  beforeAll(async () => {
    bucket = await startBucket({ prefix: 'live/' })
    await useBucket(bucket)
    database = await makeDatabase()
    system = await startContent(database?.url)
  })
  beforeEach(() => {
    bucket.mend()
    warn.mockReset().mockImplementation(() => {})
  })
  afterAll(async () => {
    warn.mockRestore()
    await system?.stop()
    await database?.drop()
    await bucket?.stop()
  })

  const photo = (width: number, height: number, background = '#b5401a') =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const uploadOf = (data: Buffer, alt = 'A grill over embers', name = 'Fire.jpeg') => ({
    ...{ collection: 'media' as const, data: { alt } },
    file: { data, name, mimetype: 'image/jpeg', size: data.length },
  })
  const upload = async (...args: Parameters<typeof uploadOf>) =>
    system.payload.create(uploadOf(...args))
  const stored = async () => {
    const names: string[] = []
    for await (const { name } of bucket.files.list('media')) names.push(name)
    return names.toSorted()
  }
  const namesOf = ({ filename, sizes }: Media) =>
    [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)]
      .filter((name): name is string => Boolean(name))
      .toSorted()
  const read = async (name = '') => {
    const found = await bucket.files.open('media', name)
    return found.ok ? buffer(found.value.body) : null
  }
  const count = async () => (await system.payload.count({ collection: 'media' })).totalDocs

  describe('an upload', () => {
    it('is in the bucket with all of its sizes, and nowhere on the disk', async () => {
      const original = await photo(1000, 500)
      const made = await upload(original)
      expect(made.filename).toMatch(/^[0-9a-f]{16}-fire\.jpg$/)
      const names = namesOf(made)
      expect(names).toHaveLength(5)
      expect(await stored()).toEqual(names)
      expect(await read(made.filename ?? '')).toEqual(original)
      const small = await read(made.sizes?.avif480?.filename ?? '')
      expect(await sharp(small ?? undefined).metadata()).toMatchObject({ width: 480, height: 240 })
      expect(existsSync(path.join(system.dataDir, 'media'))).toBe(false)
    })

    it('of a film or a paper is one file', async () => {
      const data = await pdfResume()
      const made = await system.payload.create({
        ...{ collection: 'media', data: { alt: 'The menu' } },
        file: { data, name: 'menu.pdf', mimetype: 'application/pdf', size: data.length },
      })
      expect(namesOf(made)).toEqual([made.filename])
      expect(await read(made.filename ?? '')).toEqual(data)
    })

    it('of the same file twice is two documents with files of their own', async () => {
      const data = await photo(500, 500, '#123456')
      const [first, second] = [await upload(data), await upload(data)]
      expect(new Set([...namesOf(first), ...namesOf(second)]).size).toBe(6)
      await system.payload.delete({ collection: 'media', id: second.id })
      for (const name of namesOf(first)) expect(await stored()).toContain(name)
    })

    it('of the same file twice at once leaves whole files of whichever is saved', async () => {
      const data = await photo(640, 480, '#654321')
      const saved = await Promise.allSettled([upload(data), upload(data)])
      const made = saved.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(made.length).toBeGreaterThan(0)
      expect(await stored()).toEqual(expect.arrayContaining(made.flatMap(namesOf)))
    })

    it('is refused in words while the bucket does not answer, and nothing of it stays', async () => {
      const before = [await count(), await stored()]
      for (const fault of ['reset', 'error', 'denied'] as const) {
        bucket.fail(fault)
        await expect(upload(await photo(600, 300, '#00ff00')), fault).rejects.toMatchObject({
          data: {
            errors: [
              {
                path: 'file',
                message:
                  'The storage for files does not answer, so nothing was saved. Please try again in a few minutes.',
              },
            ],
          },
        })
        bucket.mend()
        expect([await count(), await stored()]).toEqual(before)
      }
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/S3RVER|fire/)
    })

    it('of which one size does not get into the bucket is refused, and the others are taken back', async () => {
      const before = [await count(), await stored()]
      bucket.fail('error', /^PUT .*-480\.webp/)
      await expect(upload(await photo(900, 900, '#0000ff'))).rejects.toThrow()
      expect([await count(), await stored()]).toEqual(before)
    })

    it('that is refused for another reason leaves no file', async () => {
      const before = [await count(), await stored()]
      await expect(upload(await photo(300, 300, '#abcdef'), '')).rejects.toThrow()
      expect([await count(), await stored()]).toEqual(before)
    })

    it('whose document cannot be written leaves no file', async () => {
      const before = [await count(), await stored()]
      const create = vi.spyOn(system.payload.db, 'create').mockRejectedValueOnce(new Error('full'))
      await expect(upload(await photo(300, 300, '#fedcba'))).rejects.toThrow('full')
      create.mockRestore()
      expect([await count(), await stored()]).toEqual(before)
    })
  })

  describe('a picture that is replaced', () => {
    const focus = { focalX: 50, focalY: 50 }

    it('has the new files, and the old ones stay for a while', async () => {
      const made = await upload(await photo(700, 400, '#111111'))
      const before = await stored()
      const { file } = uploadOf(await photo(1300, 1300, '#222222'), undefined, 'Other.jpg')
      const replaced = await system.payload.update({
        ...{ collection: 'media', id: made.id, data: focus, file },
      })
      const all = [...before, ...namesOf(replaced)].toSorted()
      expect(await stored()).toEqual(all)
      const { removeFormerFiles } = await import('#cms/content/former-files.ts')
      await removeFormerFiles(system.payload, new Date(Date.now() - 60_000))
      expect(await stored()).toEqual(all)
      await removeFormerFiles(system.payload, new Date(Date.now() + 60_000))
      expect(await stored()).toEqual(all.filter((name) => !namesOf(made).includes(name)))
      expect(replaced.filename).toMatch(/-other\.jpg$/)
    })

    it('stays as it was where the bucket does not take the new one', async () => {
      const made = await upload(await photo(700, 400, '#333333'))
      const before = await stored()
      const { file } = uploadOf(await photo(800, 400, '#444444'), undefined, 'Other.jpg')
      bucket.fail('error', /^PUT /)
      const replacing = system.payload.update({
        ...{ collection: 'media', id: made.id, data: focus, file },
      })
      await expect(replacing).rejects.toThrow()
      bucket.mend()
      expect(await stored()).toEqual(before)
      const after = await system.payload.findByID({ collection: 'media', id: made.id })
      expect(namesOf(after)).toEqual(namesOf(made))
    })

    it('keeps its files where who changes it asks for a few fields only', async () => {
      const made = await upload(await photo(700, 400, '#565656'))
      const before = await stored()
      await system.payload.update({
        ...{ collection: 'media', id: made.id, data: { alt: 'Embers' }, select: { alt: true } },
      })
      expect(await stored()).toEqual(before)
    })

    it('keeps its files where only its words change', async () => {
      const made = await upload(await photo(700, 400, '#555555'))
      const before = await stored()
      await system.payload.update({ collection: 'media', id: made.id, data: { alt: 'Embers' } })
      expect(await stored()).toEqual(before)
    })

    it('gets its cut for shared links made afresh where staff move its focal point', async () => {
      const halves = await sharp(await photo(1400, 1400, '#ff0000'))
        .composite([{ input: await photo(1400, 700, '#0000ff'), left: 0, top: 700 }])
        .jpeg()
        .toBuffer()
      const made = await upload(halves)
      const cut = (picture: Media) => read(picture.sizes?.shared?.filename ?? '')
      const before = { names: await stored(), cut: await cut(made) }
      const editor = await system.signIn(['admin'])
      const { status } = await system.rest(
        'PATCH',
        `/media/${made.id}?uploadEdits[focalPoint][x]=50&uploadEdits[focalPoint][y]=95`,
        { as: editor, body: { alt: 'A grill over embers' } },
      )
      expect(status).toBe(200)
      expect(await stored()).toEqual(before.names)
      const after = await system.payload.findByID({ collection: 'media', id: made.id })
      expect([after.focalX, after.focalY]).toEqual([50, 95])
      expect(after.filename).toBe(made.filename)
      expect((await cut(after))?.equals(before.cut ?? Buffer.alloc(0))).toBe(false)
    })
  })

  describe('a picture that is deleted', () => {
    it('takes its files with it', async () => {
      const made = await upload(await photo(700, 400, '#666666'))
      await system.payload.delete({ collection: 'media', id: made.id })
      for (const name of namesOf(made)) expect(await stored()).not.toContain(name)
    })

    it('goes also while the bucket does not answer: its files stay for the check to find', async () => {
      const made = await upload(await photo(700, 400, '#777777'))
      bucket.fail('reset')
      await system.payload.delete({ collection: 'media', id: made.id })
      bucket.mend()
      expect(warn.mock.calls).toEqual([
        ['media: files may stay that nobody names', { reason: 'ECONNRESET' }],
      ])
      expect(await stored()).toEqual(expect.arrayContaining(namesOf(made)))
    })

    it('whose deletion fails keeps its files', async () => {
      const made = await upload(await photo(700, 400, '#888888'))
      const db = vi
        .spyOn(system.payload.db, 'commitTransaction')
        .mockRejectedValueOnce(new Error('gone'))
      await system.payload.delete({ collection: 'media', id: made.id }).catch(() => {})
      db.mockRestore()
      for (const name of namesOf(made)) expect(await stored()).toContain(name)
    })
  })

  describe('a file that nobody names any more', () => {
    const removal = async (name: string) => {
      const { trackFiles, removeFilesAfterTransaction } = await import(
        '#cms/content/media-files.ts'
      )
      trackFiles(system.payload, 'its last document', { dropped: [name] })
      return removeFilesAfterTransaction('its last document', true)
    }

    it('stays while another upload of it is being saved', async () => {
      const { trackFiles, removeFilesAfterTransaction } = await import(
        '#cms/content/media-files.ts'
      )
      await bucket.files.put('media', '0b0b-again.jpg', Buffer.from('the same picture'))
      trackFiles(system.payload, 'a new document', { added: ['0b0b-again.jpg'] })
      await removal('0b0b-again.jpg')
      expect(await stored()).toContain('0b0b-again.jpg')
      await removeFilesAfterTransaction('a new document', false)
      expect(await stored()).not.toContain('0b0b-again.jpg')
    })

    it('is put there again when its removal has ended, not before', async () => {
      const { untilRemoved } = await import('#cms/content/media-files.ts')
      await bucket.files.put('media', '0b0b-late.jpg', Buffer.from('the same picture'))
      bucket.fail('hold', /^DELETE/)
      bucket.requests.length = 0
      const removing = removal('0b0b-late.jpg')
      await expect.poll(() => bucket.requests.join()).toContain('DELETE')
      const free = untilRemoved(['0b0b-late.jpg']).then(() => 'removed')
      expect(await Promise.race([free, 'waits'])).toBe('waits')
      bucket.mend()
      expect(await free).toBe('removed')
      await removing
      expect(await stored()).not.toContain('0b0b-late.jpg')
    })
  })

  it('staff who look at a file in the admin are sent to its address', async () => {
    const made = await upload(await photo(300, 200, '#999999'))
    const admin = await system.signIn(['admin'])
    const { status, headers } = await system.rest('GET', `/media/file/${made.filename}`, {
      as: admin,
    })
    expect([status, headers.get('location')]).toEqual([307, `/media/${made.filename}`])
  })

  it('the demo group’s pictures and films are put there as they were made', async () => {
    const { ContentStore } = await import('#cms/initial-content/store.ts')
    const { loadFilm, loadPicture } = await import('#demo/load/media.ts')
    const store = new ContentStore(system.payload)
    await loadPicture(store, 'gift_seal')
    await loadFilm(store, 'ember_loop_av1.mp4')
    const { docs } = await system.payload.find({
      ...{ collection: 'media', where: { filename: { like: 'seal' } }, limit: 1 },
    })
    const [seal] = docs
    if (!seal) return expect.unreachable()
    const files = 'demo/media/files'
    expect(await read(seal.filename ?? '')).toEqual(readFileSync(`${files}/gift_seal.jpg`))
    const small = seal.sizes?.avif480?.filename ?? ''
    expect(await read(small)).toEqual(readFileSync(`${files}/gift_seal-480.avif`))
    expect(await stored()).toEqual(expect.arrayContaining(namesOf(seal)))
    const film = (await stored()).find((name) => name.endsWith('-ember-loop-av1.mp4'))
    expect(await read(film)).toEqual(readFileSync(`${files}/ember_loop_av1.mp4`))
  })
}
