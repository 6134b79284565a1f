import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OperatorError } from '#lib/process/operator-error.ts'
import { FILE_AREAS, type Files } from '#providers/files/contract.ts'
import { createDiskFiles } from '#providers/files/disk/adapter.ts'
import { moveFiles } from '#scripts/lib/move-files.ts'
import { startBucket, type TestBucket } from '#tests/support/bucket/bucket.ts'
import { type Content, startContent } from '#tests/support/content.ts'

const DAY = 24 * 60 * 60_000

/** Everything that a storage has, by area and name. */
async function contents(files: Files) {
  const all: Record<string, string> = {}
  for (const area of FILE_AREAS) {
    for await (const { name } of files.list(area)) {
      const found = await files.open(area, name)
      if (found.ok) all[`${area}/${name}`] = String(await buffer(found.value.body))
    }
  }
  return all
}

describe('moving files', () => {
  let bucket: TestBucket
  let folder: string
  let disk: Files
  const resume = 'ab'.repeat(16)

  beforeEach(async () => {
    bucket = await startBucket({ prefix: 'live/' })
    folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-move-'))
    disk = createDiskFiles(folder)
    for (let n = 0; n < 12; n++) await disk.put('media', `0a1b-${n}.jpg`, Buffer.from(`file ${n}`))
    await disk.put('media', '0a1b-film.mp4', Buffer.alloc(7_000_000, 'film '))
    await disk.put('private/resumes', resume, Buffer.from('a resume'))
    return async () => {
      await bucket.stop()
      rmSync(folder, { recursive: true })
    }
  })

  it('copies all of them into the bucket and back, as they were, and leaves the source alone', async () => {
    const all = await contents(disk)
    expect(await moveFiles(disk, bucket.files)).toEqual({ copied: 14, present: 0, deleted: 0 })
    expect(await contents(bucket.files)).toEqual(all)
    expect(await contents(disk)).toEqual(all)
    const other = createDiskFiles(path.join(folder, 'other'))
    await moveFiles(bucket.files, other)
    expect(await contents(other)).toEqual(all)
  })

  it('a second time copies nothing, but what differs', async () => {
    await moveFiles(disk, bucket.files)
    await disk.put('media', '0a1b-new.jpg', Buffer.from('new'))
    await bucket.files.put('media', '0a1b-3.jpg', Buffer.from('FILE 3'))
    expect(await moveFiles(disk, bucket.files)).toEqual({ copied: 2, present: 13, deleted: 0 })
    expect(await contents(bucket.files)).toEqual(await contents(disk))
  })

  it('deletes the source only where asked to, file by file once the copy is proven', async () => {
    const all = await contents(disk)
    await moveFiles(disk, bucket.files)
    const moved = await moveFiles(disk, bucket.files, { deleteSource: true })
    expect(moved).toEqual({ copied: 0, present: 14, deleted: 14 })
    expect(await contents(disk)).toEqual({})
    expect(await contents(bucket.files)).toEqual(all)
  })

  it('that is cut off loses nothing, and goes on when it is run again', async () => {
    const all = await contents(disk)
    bucket.fail('reset', /^PUT live\/media\/.*-7/)
    const cutOff = moveFiles(disk, bucket.files, { deleteSource: true })
    await expect(cutOff).rejects.toThrow(OperatorError)
    await expect(cutOff).rejects.toThrow('run it again')
    bucket.mend()
    // Nothing is in neither place.
    expect({ ...(await contents(disk)), ...(await contents(bucket.files)) }).toEqual(all)
    await moveFiles(disk, bucket.files, { deleteSource: true })
    expect(await contents(bucket.files)).toEqual(all)
    expect(await contents(disk)).toEqual({})
  })

  it('that finds another file than it wrote says so, and keeps the source', async () => {
    const forgetful: Files = {
      ...bucket.files,
      put: async (area, name, content) => {
        await bucket.files.put(area, name, content)
        if (name === '0a1b-5.jpg') await bucket.files.put(area, name, Buffer.from('file X'))
      },
    }
    const moving = moveFiles(disk, forgetful, { deleteSource: true })
    await expect(moving).rejects.toThrow('media/0a1b-5.jpg is not the same in the bucket')
    expect(await contents(disk)).toHaveProperty(['media/0a1b-5.jpg'], 'file 5')
  })
})

describe('checking files', () => {
  let system: Content
  let files: Files
  let picture: string
  let checkFiles: typeof import('#scripts/lib/check-files.ts').checkFiles
  const garbage = '0123abcd-garbage.jpg'

  beforeAll(async () => {
    system = await startContent()
    files = createDiskFiles(system.dataDir)
    checkFiles = (await import('#scripts/lib/check-files.ts')).checkFiles
    const data = await sharp({
      create: { width: 600, height: 300, channels: 3, background: '#b5401a' },
    })
      .jpeg()
      .toBuffer()
    const made = await system.payload.create({
      ...{ collection: 'media', data: { alt: 'Embers' } },
      file: { data, name: 'embers.jpg', mimetype: 'image/jpeg', size: data.length },
    })
    picture = made.filename ?? ''
  })
  afterAll(() => system?.stop())

  it('finds nothing where all is there and named', async () => {
    expect(await checkFiles(system.payload, files)).toEqual({
      ...{ missing: [], garbage: [], deleted: [], found: 3 },
    })
  })

  it('names what nobody names, and deletes it where asked to, once it is older than a day', async () => {
    writeFileSync(path.join(system.dataDir, 'media', garbage), 'x')
    await files.put('private/resumes', 'ef'.repeat(16), Buffer.from('x'))
    const all = [`media/${garbage}`, `private/resumes/${'ef'.repeat(16)}`]
    const check = (options?: Parameters<typeof checkFiles>[2]) =>
      checkFiles(system.payload, files, options)
    expect(await check()).toMatchObject({ garbage: all, deleted: [], missing: [] })
    expect(await check({ deleteGarbage: true })).toMatchObject({ garbage: all, deleted: [] })
    const tomorrow = { deleteGarbage: true, now: Date.now() + DAY + 60_000 }
    expect(await check(tomorrow)).toMatchObject({ garbage: all, deleted: all })
    expect(await check()).toMatchObject({ garbage: [], found: 3 })
    expect(readFileSync(path.join(system.dataDir, 'media', picture)).length).toBeGreaterThan(0)
  })

  it('names what is missing', async () => {
    await files.remove('media', picture)
    await system.make('applications', {
      ...{ fname: 'Ida', lname: 'Marsh', email: 'ida@example.com', tel: '604 555 0101' },
      ...{ position: 'Culinary', submission: crypto.randomUUID() },
      file: { name: 'cv.pdf', storedAs: 'cd'.repeat(16), mimeType: 'application/pdf', size: 1 },
    })
    expect(await checkFiles(system.payload, files)).toMatchObject({
      missing: [`media/${picture}`, `private/resumes/${'cd'.repeat(16)}`],
      found: 2,
    })
  })
})
