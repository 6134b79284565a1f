import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, startContent } from '#tests/support/content.ts'

let system: Content

beforeAll(async () => {
  system = await startContent()
})
afterAll(() => system?.stop())

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5401a' } })
    .jpeg()
    .toBuffer()

const upload = (data: Buffer, name: string, mimetype: string, alt = 'A grill over embers') =>
  system.payload.create({
    collection: 'media',
    data: { alt },
    file: { data, name, mimetype, size: data.length },
  })

const stored = (filename: string) => path.join(system.dataDir, 'media', filename)

describe('pictures', () => {
  it('get their sizes at upload, in AVIF and WebP, under names that carry their content', async () => {
    const made = await upload(await photo(1000, 500), 'Fire Hero (1).jpeg', 'image/jpeg')
    expect(made.filename).toMatch(/^[0-9a-f]{16}-fire-hero-1\.jpg$/)
    const sizes = Object.entries(made.sizes ?? {}).filter(([, size]) => size?.filename)
    expect(sizes.map(([name]) => name).sort()).toEqual(['avif480', 'avif800', 'webp480', 'webp800'])
    for (const [, size] of sizes) expect(existsSync(stored(size?.filename ?? ''))).toBe(true)

    const { toPicture } = await import('#data/content/media.ts')
    const stem = `/media/${made.filename?.replace('.jpg', '')}`
    expect(toPicture(made)).toEqual({
      alt: 'A grill over embers',
      width: 1000,
      height: 500,
      focalX: 50,
      focalY: 50,
      src: `${stem}.jpg`,
      sources: [
        { type: 'image/avif', srcset: `${stem}-480.avif 480w, ${stem}-800.avif 800w` },
        { type: 'image/webp', srcset: `${stem}-480.webp 480w, ${stem}-800.webp 800w` },
      ],
    })
  })

  it('keep names and bytes when the focal point moves', async () => {
    const made = await upload(await photo(900, 900), 'plate.jpg', 'image/jpeg')
    const before = await readFile(stored(made.sizes?.webp800?.filename ?? ''))
    const moved = await system.payload.update({
      collection: 'media',
      id: made.id,
      data: { focalX: 20, focalY: 80 },
    })
    expect(moved.filename).toBe(made.filename)
    expect([moved.focalX, moved.focalY]).toEqual([20, 80])
    expect(moved.sizes?.webp800?.filename).toBe(made.sizes?.webp800?.filename)
    expect(await readFile(stored(moved.sizes?.webp800?.filename ?? ''))).toEqual(before)
  })

  // ASVS 5.2.2
  it('are judged by their content, not by what they say', async () => {
    const page = Buffer.from('<!doctype html><svg></svg><script>1</script>')
    await expect(upload(page, 'logo.svg', 'image/svg+xml')).rejects.toThrow()
    await expect(upload(page, 'logo.png', 'image/png')).rejects.toThrow()
    const png = await upload(
      await sharp(await photo(20, 20))
        .png()
        .toBuffer(),
      'page.html',
      'text/html',
    )
    expect(png.mimeType).toBe('image/png')
    expect(png.filename).toMatch(/-page\.png$/)
  })

  // ASVS 1.3.6
  it('come as files: no address that a request names in place of one is fetched', async () => {
    const as = await system.signIn(['editor'])
    const body = { alt: 'A grill', filename: 'a.png', focalX: 10, focalY: 10 }
    for (const url of ['http://127.0.0.1:9/a.png', '/admin/api/staff/me', 'https://[::1]/a.png']) {
      const answer = await system.rest('POST', '/media', { as, body: { ...body, url } })
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        400,
        expect.stringContaining('No files were uploaded.'),
      ])
    }
  })

  // ASVS 5.2.1
  it('that unpack to more than a camera makes are refused before they are unpacked', async () => {
    const vast = { width: 16_000, height: 16_000, channels: 3, background: '#b5401a' } as const
    const bomb = await sharp({ create: vast }).png({ compressionLevel: 9 }).toBuffer()
    await expect(upload(bomb, 'a.png', 'image/png')).rejects.toMatchObject({
      data: {
        errors: [
          {
            path: 'file',
            message:
              'This picture has 256 million pixels; the limit is 64 million. Please make it smaller.',
          },
        ],
      },
    })
    // Frames count together: each of these is small.
    const frames = await Promise.all(
      Array.from({ length: 17 }, (_, n) =>
        sharp({
          create: { ...vast, width: 2000, height: 2000, background: { r: 9 * n, g: 0, b: 0 } },
        })
          .png()
          .toBuffer(),
      ),
    )
    const film = await sharp(frames, { join: { animated: true } })
      .webp({ effort: 0 })
      .toBuffer()
    await expect(upload(film, 'a.webp', 'image/webp')).rejects.toThrow('file')
    expect(await upload(await photo(100, 100), 'a.jpg', 'image/jpeg')).toMatchObject({ width: 100 })
  })

  it('that cannot be read are refused with what to do', async () => {
    const data = (await photo(30, 30)).subarray(0, 60)
    await expect(upload(data, 'half.jpg', 'image/jpeg')).rejects.toMatchObject({
      data: {
        errors: [{ message: 'This picture cannot be read. Please save it again as JPEG or PNG.' }],
      },
    })
  })

  // ASVS 1.3.4, 1.5.1
  it('are drawn where they come as SVG, and nothing of their text is kept (spec:shell.partner-logos)', async () => {
    const svg = (inside: string, size = 'width="120" height="40"') =>
      Buffer.from(
        `<?xml version="1.0"?><!-- a logo --><svg xmlns="http://www.w3.org/2000/svg" ${size} onload="alert(1)">` +
          `<script>alert(2)</script><rect width="120" height="40" fill="#b5401a"/>${inside}</svg>`,
      )
    const secret = stored('secret.png')
    await sharp(await photo(20, 20))
      .png()
      .toFile(secret)
    const foreign = `<image href="file://${secret}" width="60" height="40" style="filter:invert(1)"/>`
    const made = await upload(svg(foreign), 'Partner Logo.svg', 'image/svg+xml')
    expect(made).toMatchObject({ mimeType: 'image/png', width: 1280, height: 427 })
    expect(made.filename).toMatch(/^[0-9a-f]{16}-partner-logo\.png$/)
    const bytes = await readFile(stored(made.filename ?? ''))
    expect(bytes.toString('latin1')).not.toMatch(/svg|script|alert|href/i)
    // What stands in another file is not drawn.
    const half = { top: 100, left: 100, width: 400, height: 200 }
    const [left, right] = await Promise.all(
      [100, 740].map((left) =>
        sharp(bytes)
          .extract({ ...half, left })
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    )
    expect([...(left?.subarray(0, 3) ?? [])]).toEqual([181, 64, 26])
    expect(left).toEqual(right)
    for (const bad of [
      svg('', 'width="90000000" height="90000000"'),
      svg(`<!-- ${'x'.repeat(2 ** 20)} -->`),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'),
    ]) {
      await expect(upload(bad, 'bad.svg', 'image/svg+xml')).rejects.toMatchObject({
        data: { errors: [{ message: expect.stringContaining('SVG') }] },
      })
    }
    const entities = Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg><text>&a;</text></svg>')
    await expect(upload(entities, 'bad.svg', 'image/svg+xml')).rejects.toThrow()
  })

  it('keep nothing of where and by whom they were made, in any of their files', async () => {
    const secret = 'a place that is nobody else’s concern'
    const exif = {
      IFD0: { Artist: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 16/1 0/1' },
    }
    const taken = sharp(await photo(600, 400)).withExif(exif)
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await taken.clone().toFormat(format).toBuffer()
      expect(bytes.includes('concern'), format).toBe(true)
      const made = await upload(bytes, `place.${format}`, `image/${format}`)
      const names = [made.filename, ...Object.values(made.sizes ?? {}).map((one) => one?.filename)]
      const kept = await Promise.all(
        names.filter((name) => name != null).map((name) => readFile(stored(name))),
      )
      expect(kept.length, format).toBeGreaterThan(1)
      for (const one of kept) expect(one.includes('concern'), format).toBe(false)
      expect((await sharp(kept[0]).metadata()).width).toBe(600)
    }
  })

  it('need words for those who cannot see them', async () => {
    await expect(upload(await photo(10, 10), 'a.jpg', 'image/jpeg', '')).rejects.toThrow()
  })
})
