import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ZipEntry, zipArchive } from '#tests/support/zip-archive.ts'
import { entryPath, isOutside } from './entry-name.ts'
import { listFolder } from './list-folder.ts'
import { MOST_PICTURE_BYTES } from './picture-file.ts'
import { listZip } from './read-zip.ts'

let folder: string
let opened: number[]

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-pictures-'))
  opened = []
})
afterEach(() => {
  for (const descriptor of opened) closeSync(descriptor)
  rmSync(folder, { recursive: true })
})

function listBytes(bytes: Uint8Array) {
  const file = path.join(folder, `archive-${opened.length}`)
  writeFileSync(file, bytes)
  const descriptor = openSync(file, 'r')
  opened.push(descriptor)
  return listZip(descriptor)
}
const list = (...entries: ZipEntry[]) => listBytes(zipArchive(entries))
const named = async (...entries: ZipEntry[]) =>
  (await list(...entries)).map(({ path, fault }) => [path, fault])

describe('a ZIP archive', () => {
  test('has its files with their folders, without hidden ones and those of systems', async () => {
    const files = await list(
      { name: 'Kitsilano/' },
      { name: 'Kitsilano/hero.jpg', bytes: 'a picture' },
      { name: './a//stored.png', bytes: 'stored', method: 0 },
      { name: '__MACOSX/Kitsilano/._hero.jpg', bytes: 'x' },
      { name: 'Kitsilano/.DS_Store', bytes: 'x' },
      { name: 'Kitsilano/Thumbs.db', bytes: 'x' },
    )
    expect(files.map((file) => file.path)).toEqual(['Kitsilano/hero.jpg', 'a/stored.png'])
    const texts = await Promise.all(files.map(async (file) => String(await file.read())))
    expect(texts).toEqual(['a picture', 'stored'])
  })

  test('has names in UTF-8, whether it says so or not, and in code page 437', async () => {
    expect(
      await named(
        { name: 'Crème.jpg'.normalize('NFD'), flags: 0 },
        {
          name: Buffer.from([0x43, 0x72, 0x8a, 0x6d, 0x65, 0x32, 0x2e, 0x6a, 0x70, 0x67]),
          flags: 0,
        },
        { name: 'menu\\tacos.jpg' },
      ),
    ).toEqual([
      ['Crème.jpg'.normalize('NFC'), null],
      ['Crème2.jpg', null],
      ['menu/tacos.jpg', null],
    ])
  })

  test('is not taken where a file says that it is no text, a link, encrypted, or too large', async () => {
    expect(
      await named(
        { name: 'a\nb.jpg' },
        { name: 'link.jpg', bytes: '/etc/passwd', mode: 0o120777 },
        { name: 'secret.jpg', flags: 0x801 },
        { name: 'bzip2.jpg', method: 12 },
        { name: 'large.jpg', size: MOST_PICTURE_BYTES + 1 },
        { name: `${'a'.repeat(500)}.jpg` },
        { name: 'fine.jpg' },
      ),
    ).toEqual([
      ['a?b.jpg', 'unreadable_name'],
      ['link.jpg', 'link'],
      ['secret.jpg', 'encrypted'],
      ['bzip2.jpg', 'unsupported'],
      ['large.jpg', 'too_large'],
      ['a'.repeat(400), 'long_name'],
      ['fine.jpg', null],
    ])
  })

  // ASVS 5.3.2
  test.each(['../hero.jpg', 'a/../../hero.jpg', '/etc/hero.jpg', 'C:\\hero.jpg', '..\\hero.jpg'])(
    'is refused where a file lies outside of it: %s',
    async (name) => {
      await expect(list({ name: 'fine.jpg' }, { name })).rejects.toMatchObject({
        ...{ code: 'unsafe_name', detail: { name: name.replaceAll('\\', '/') } },
      })
    },
  )

  // ASVS 5.2.3
  test('is no bomb: neither by what it says, nor by what is in it', async () => {
    const large = { bytes: 'x', size: MOST_PICTURE_BYTES }
    const many = Array.from({ length: 21 }, (_, at) => ({ name: `${at}.jpg`, ...large }))
    await expect(list(...many)).rejects.toMatchObject({ code: 'too_large_unpacked' })
    // 20 MB of zeros in 20 kB, of which it says that they are 1000 bytes.
    const bytes = Buffer.alloc(20 * 1024 * 1024)
    const [file] = await list({ name: 'bomb.jpg', bytes, size: 1000 })
    await expect(file?.read()).rejects.toMatchObject({ code: 'damaged' })
    const [shorter] = await list({ name: 'short.jpg', bytes: 'abc', size: 1000 })
    await expect(shorter?.read()).rejects.toMatchObject({ code: 'damaged' })
  })

  // ASVS 5.2.3
  test('has no more files than an import takes', async () => {
    const files = Array.from({ length: 5001 }, (_, at) => ({ name: `${at}.jpg` }))
    await expect(list(...files)).rejects.toMatchObject({ code: 'too_many_files' })
  })

  test('whose file is another one than it says is damaged', async () => {
    const [file] = await list({ name: 'a.jpg', bytes: 'abc', crc: 1 })
    await expect(file?.read()).rejects.toMatchObject({ code: 'damaged', detail: { name: 'a.jpg' } })
  })

  test('is one, whole, and has files', async () => {
    const whole = zipArchive([{ name: 'a.jpg', bytes: 'x'.repeat(100) }])
    await expect(listBytes(Buffer.from('GIF89a'))).rejects.toMatchObject({ code: 'not_zip' })
    await expect(listBytes(Buffer.alloc(0))).rejects.toMatchObject({ code: 'not_zip' })
    await expect(listBytes(whole.subarray(0, 60))).rejects.toMatchObject({ code: 'not_zip' })
    await expect(list({ name: 'a/' })).rejects.toMatchObject({ code: 'no_files' })
    const broken = Buffer.from(whole)
    broken.write('nothing', broken.indexOf('PK\u0001\u0002'))
    await expect(listBytes(broken)).rejects.toMatchObject({ code: 'damaged' })
  })

  test('whatever its bytes, is refused by a code or has files within it', async () => {
    const whole = zipArchive([
      { name: 'a/b.jpg', bytes: 'abc' },
      { name: 'c.jpg', bytes: 'x' },
    ])
    const change = fc.record({
      at: fc.nat(whole.length - 1),
      byte: fc.integer({ min: 0, max: 255 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 4 }), async (changes) => {
        const bytes = Buffer.from(whole)
        for (const { at, byte } of changes) bytes[at] = byte
        const found = await listBytes(bytes).catch((error) => error)
        const isRefused = found instanceof Error && found.name === 'PictureFilesError'
        expect(
          isRefused || (Array.isArray(found) && !found.some((one) => isOutside(one.path))),
        ).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})

test('the path of an entry is never one with control characters', () => {
  const entry = (name: Buffer) => ({
    ...{ fileNameRaw: name, extraFields: [], generalPurposeBitFlag: 0 },
  })
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => {
      expect(entryPath(entry(Buffer.from(bytes))) ?? '').not.toMatch(/[\p{Cc}\uFFFD]/u)
    }),
  )
})

describe('a folder', () => {
  test('has its files by their paths, without hidden ones, and follows no link', async () => {
    mkdirSync(path.join(folder, 'Kitsilano', '.thumbs'), { recursive: true })
    for (const name of ['Kitsilano/hero.jpg', 'Kitsilano/.thumbs/hero.jpg', 'b.jpg'])
      writeFileSync(path.join(folder, name), name)
    symlinkSync('/etc', path.join(folder, 'etc'))
    symlinkSync('/etc/hosts', path.join(folder, 'a.jpg'))
    const files = await listFolder(folder)
    expect(files.map((file) => [file.path, file.fault])).toEqual([
      ...[
        ['Kitsilano/hero.jpg', null],
        ['a.jpg', 'link'],
        ['b.jpg', null],
      ],
      ['etc', 'link'],
    ])
    expect(String(await files[0]?.read())).toBe('Kitsilano/hero.jpg')
  })

  test('without files is refused', async () => {
    await expect(listFolder(folder)).rejects.toMatchObject({ code: 'no_files' })
  })
})
