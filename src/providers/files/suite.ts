import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FILE_AREAS, type FileArea, type Files } from './contract.ts'

type FilesHarness = { files: Files; stop(): Promise<void> }

/** Every adapter of files passes this. */
export function describeFiles(name: string, make: () => Promise<FilesHarness>) {
  describe(`files ${name}`, () => {
    let files: Files
    let stop: () => Promise<void>
    beforeAll(async () => {
      const harness = await make()
      files = harness.files
      stop = harness.stop
    })
    afterAll(() => stop?.())

    const read = async (area: FileArea, name: string) => {
      const found = await files.open(area, name)
      return found.ok ? buffer(found.value.body) : null
    }
    const names = async (area: FileArea) =>
      (await Array.fromAsync(files.list(area))).map((file) => file.name)

    test('nothing is there before something is stored', async () => {
      for (const area of FILE_AREAS) expect(await names(area)).toEqual([])
    })

    test('what is stored is read as it came, and knows its size and since when', async () => {
      const bytes = Buffer.from([0, 255, 10, 13, 0])
      const before = Date.now()
      await files.put('media', '0a1b2c3d-plate.webp', bytes)
      expect(await read('media', '0a1b2c3d-plate.webp')).toEqual(bytes)
      const found = await files.find('media', '0a1b2c3d-plate.webp')
      expect(found).toMatchObject({ ok: true, value: { name: '0a1b2c3d-plate.webp', size: 5 } })
      // The clock of the storage may differ a little.
      expect(Math.abs(Number(found.ok && found.value.storedAt) - before)).toBeLessThan(60_000)
    })

    test('a file of many megabytes comes back whole, whether it was in memory or a stream', async () => {
      const bytes = Buffer.alloc(13_000_001, 'a picture of something ')
      await files.put('media', '0a1b2c3d-whole.mp4', bytes)
      await files.put('media', '0a1b2c3d-stream.mp4', Readable.from(slices(bytes, 65_536)))
      for (const stored of ['0a1b2c3d-whole.mp4', '0a1b2c3d-stream.mp4'])
        expect((await read('media', stored))?.equals(bytes), stored).toBe(true)
      const found = await files.open('media', '0a1b2c3d-stream.mp4')
      expect(found.ok && found.value.size).toBe(bytes.length)
      if (found.ok) found.value.body.destroy()
    })

    test('a file without a byte is a file', async () => {
      await files.put('media', '0a1b2c3d-empty.pdf', Buffer.alloc(0))
      expect(await read('media', '0a1b2c3d-empty.pdf')).toEqual(Buffer.alloc(0))
    })

    test('storing under the same name replaces the file', async () => {
      await files.put('media', '0a1b2c3d-twice.jpg', Buffer.from('first'))
      await files.put('media', '0a1b2c3d-twice.jpg', Buffer.from('second'))
      expect(String(await read('media', '0a1b2c3d-twice.jpg'))).toBe('second')
    })

    test('an area has its own files only', async () => {
      await files.put('private/resumes', 'ab'.repeat(16), Buffer.from('resume'))
      expect(await names('private/resumes')).toEqual(['ab'.repeat(16)])
      expect(await names('media')).not.toContain('ab'.repeat(16))
      expect(await read('media', 'ab'.repeat(16))).toBeNull()
    })

    test('a source that breaks off leaves no file', async () => {
      async function* broken() {
        yield Buffer.alloc(100_000)
        throw new Error('the reader has gone')
      }
      await expect(files.put('media', '0a1b-half.jpg', Readable.from(broken()))).rejects.toThrow()
      expect(await read('media', '0a1b-half.jpg')).toBeNull()
      expect(await names('media')).not.toContain('0a1b-half.jpg')
    })

    test('what was removed is gone, and removing it again is no error', async () => {
      await files.put('media', '0a1b2c3d-gone.jpg', Buffer.from('a'))
      await files.remove('media', '0a1b2c3d-gone.jpg')
      await files.remove('media', '0a1b2c3d-gone.jpg')
      const missing = { ok: false, code: 'not_found' }
      expect(await files.open('media', '0a1b2c3d-gone.jpg')).toEqual(missing)
      expect(await files.find('media', '0a1b2c3d-gone.jpg')).toEqual(missing)
    })

    test('a name that begins like another is another file', async () => {
      await files.put('media', '0a1b2c3d-plate-480.webp', Buffer.from('a'))
      expect(await files.find('media', '0a1b2c3d-plate-48')).toMatchObject({ code: 'not_found' })
    })

    test('all of many files are listed, each once', async () => {
      const many = Array.from({ length: 25 }, (_, n) => `feed0000-${n}.jpg`)
      await Promise.all(many.map((one) => files.put('media', one, Buffer.from(one))))
      const listed = (await names('media')).filter((one) => one.startsWith('feed0000-'))
      expect(listed.toSorted()).toEqual(many.toSorted())
    })

    // ASVS 5.3.2
    test('no text but a name leads to a file, and none removes one', async () => {
      await files.put('media', '0a1b2c3d-stays.jpg', Buffer.from('stays'))
      const nasty = ['', '.', '..', '../secrets', '/etc/passwd', '../media/0a1b2c3d-stays.jpg']
      nasty.push('0a1b2c3d-stays.jpg/', 'a\0b', 'a/b', `${'a'.repeat(300)}`)
      for (const text of nasty) {
        expect(await files.open('media', text)).toEqual({ ok: false, code: 'not_found' })
        await files.remove('media', text)
        await expect(files.put('media', text, Buffer.from('x'))).rejects.toThrow(TypeError)
      }
      await fc.assert(
        fc.asyncProperty(fc.string(), async (text) => {
          expect(await files.find('media', text)).toEqual({ ok: false, code: 'not_found' })
        }),
        { numRuns: 30 },
      )
      expect(String(await read('media', '0a1b2c3d-stays.jpg'))).toBe('stays')
    })
  })
}

function* slices(bytes: Buffer, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
