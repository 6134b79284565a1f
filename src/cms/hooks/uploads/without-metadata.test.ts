import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withoutMetadata } from './without-metadata.ts'

const SECRET = 'a place that is nobody else’s concern'
const exif = {
  IFD0: { Artist: SECRET, ImageDescription: '<script>alert(1)</script>' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 16/1 0/1' },
}
const photo = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#b5401a' } })
    .withExif(exif)
    .keepIccProfile()

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

describe('of a picture, what it says beside what it shows is left out', () => {
  const tail = Buffer.from(`<script>alert('${SECRET}')</script>`)
  for (const kind of ['jpeg', 'png'] as const) {
    test(`as ${kind}: its place, its words and what follows its end, and no pixel changes`, async () => {
      const whole = await photo().toFormat(kind).toBuffer()
      expect((await sharp(whole).metadata()).exif).toBeDefined()
      const left = withoutMetadata(Buffer.concat([whole, tail])) as Buffer
      expect(left.toString('latin1')).not.toMatch(/script|concern|GPS|Exif/)
      expect((await sharp(left).metadata()).exif).toBeUndefined()
      expect(await pixelsOf(left)).toEqual(await pixelsOf(whole))
    })

    test(`as ${kind}: which side is up and its colours stay`, async () => {
      const whole = await photo()
        .withIccProfile('p3')
        .withMetadata({ orientation: 6 })
        .toFormat(kind)
        .toBuffer()
      const { orientation, icc, exif } = await sharp(withoutMetadata(whole) as Buffer).metadata()
      expect([orientation, icc !== undefined]).toEqual([6, true])
      expect(exif?.toString('latin1')).not.toContain(SECRET)
    })

    test(`as ${kind}: nothing else is touched, and what has nothing to say stays as it is`, async () => {
      const plain = await sharp({
        create: { width: 30, height: 20, channels: 3, background: '#b5401a' },
      })
        .toFormat(kind, { progressive: true })
        .toBuffer()
      expect(withoutMetadata(plain)).toEqual(plain)
    })
  }

  test('of one without an end the rest is kept, and one without an order is none', async () => {
    const jpeg = await photo().jpeg().toBuffer()
    const cut = withoutMetadata(jpeg.subarray(0, -3)) as Buffer
    expect([jpeg.includes('concern'), cut.includes('concern')]).toEqual([true, false])
    const bad = Buffer.from('\u00ff\u00d8\u00ff\u00e1\u0000\u0001', 'latin1')
    expect(withoutMetadata(bad)).toBeNull()
    expect(withoutMetadata(Buffer.concat([jpeg.subarray(0, 20), tail]))).toBeNull()
    const png = await photo().png().toBuffer()
    expect(withoutMetadata(png.subarray(0, 40))).toBeNull()
    const avif = await photo().avif().toBuffer()
    for (const length of [20, 60, 120, 200, avif.length - 1])
      expect(withoutMetadata(avif.subarray(0, length)), `${length}`).toBeNull()
  })

  test('as avif: its place and its words, and no pixel changes', async () => {
    const whole = await photo().avif().toBuffer()
    expect(whole.includes('concern')).toBe(true)
    const left = withoutMetadata(whole) as Buffer
    expect(left.toString('latin1')).not.toMatch(/script|concern|GPS/)
    expect(await pixelsOf(left)).toEqual(await pixelsOf(whole))
    expect(withoutMetadata(Buffer.concat([whole, tail]))).toBeNull()
  })
})

describe('of a film, where and by whom it was made is left out', () => {
  const box = (type: string, ...parts: (Buffer | string)[]) => {
    const content = Buffer.concat(parts.map((part) => Buffer.from(part)))
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + content.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content])
  }

  test('and everything else lies where it lay', () => {
    const film = (place: string, words: string) =>
      Buffer.concat([
        box('ftyp', 'isom0000'),
        box('moov', box('mvhd', '1'), box('trak', box(words, SECRET)), box(place, SECRET)),
        box('mdat', 'film'),
        box('uuid', SECRET),
      ])
    const left = withoutMetadata(film('udta', 'meta')) as Buffer
    expect(left.includes(SECRET)).toBe(false)
    expect(left.length).toBe(film('udta', 'meta').length)
    expect(left.indexOf('mdat')).toBe(film('udta', 'meta').indexOf('mdat'))
    expect(withoutMetadata(box('ftyp', 'isom0000'))).toEqual(box('ftyp', 'isom0000'))
  })

  describe('in tracks of their own', () => {
    const numbers = (...values: number[]) => {
      const bytes = Buffer.alloc(4 * values.length)
      for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at)
      return bytes
    }
    /** A track of one sample in each chunk. */
    const track = (handler: string, chunks: readonly number[], sizes: readonly number[]) =>
      box(
        'trak',
        box(
          'mdia',
          box('hdlr', numbers(0, 0), handler),
          box(
            'minf',
            box(
              'stbl',
              box('stsz', numbers(0, 0, sizes.length, ...sizes)),
              box('stsc', numbers(0, 1, 1, 1, 1)),
              box('stco', numbers(0, chunks.length, ...chunks)),
            ),
          ),
        ),
      )
    const ftyp = box('ftyp', 'isom0000')
    const data = Buffer.from(`first${SECRET}second${SECRET}`)
    const start = ftyp.length + 8
    const places = [data.indexOf(SECRET), data.lastIndexOf(SECRET)].map((at) => start + at)
    const length = Buffer.byteLength(SECRET)
    const shown = track('vide', [start, start + data.indexOf('second')], [5, 6])
    const film = (hidden: Buffer, ...more: Buffer[]) =>
      Buffer.concat([ftyp, box('mdat', data), box('moov', shown, hidden, ...more)])

    test('as cameras write down their way', () => {
      const whole = film(track('meta', places, [length, length]))
      const left = withoutMetadata(whole) as Buffer
      expect(left.includes(SECRET)).toBe(false)
      expect(left.includes('meta')).toBe(false)
      expect(left.length).toBe(whole.length)
      const kept = Buffer.from(data)
      for (const at of places) kept.fill(0, at - start, at - start + length)
      expect(left.subarray(start, start + data.length)).toEqual(kept)
      expect(left.includes(shown)).toBe(true)
    })

    test('and what is seen and heard stays', () => {
      for (const handler of ['soun', 'text', 'subt'])
        expect(withoutMetadata(film(track(handler, places, [length, length]))), handler).toEqual(
          film(track(handler, places, [length, length])),
        )
    })

    test('and a film is none where their samples are not in it, or cannot be found', () => {
      expect(withoutMetadata(film(track('meta', [9_999], [length])))).toBeNull()
      expect(withoutMetadata(film(track('meta', [start], [2 ** 31])))).toBeNull()
      const cut = box(
        'trak',
        box('mdia', box('hdlr', numbers(0, 0), 'meta'), box('minf', box('stbl'))),
      )
      expect(withoutMetadata(film(cut))).toBeNull()
      const fragments = box('mvex', 'x')
      expect(withoutMetadata(film(track('meta', places, [length, length]), fragments))).toBeNull()
    })
  })

  test('however deep its boxes stand in each other', () => {
    const deep = Buffer.alloc(8 * 20_000, '....moov')
    for (let at = 0; at < deep.length; at += 8) deep.writeUInt32BE(deep.length - at, at)
    const film = Buffer.concat([box('ftyp', 'isom0000'), deep])
    expect(withoutMetadata(film)).toEqual(film)
  })

  test('and boxes that say they are longer than the file are no film', () => {
    const cut = box('moov', box('trak', 'x')).subarray(0, -1)
    expect(withoutMetadata(Buffer.concat([box('ftyp', 'isom0000'), cut]))).toBeNull()
  })
})

test('every other file stays as it is', () => {
  for (const bytes of [Buffer.from('%PDF-1.4'), Buffer.alloc(0), Buffer.from('RIFF1234WEBP')])
    expect(withoutMetadata(bytes)).toBe(bytes)
})
