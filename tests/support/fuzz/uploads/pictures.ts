import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { CANARY, type HostileFile, hostile, SCRIPT } from './hostile-file.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
const SIDE = 48
const HUGE = 60_000

/** Pictures that are cut off, lie about what they are, hold scripts and places, or unpack to far too much. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const files: HostileFile[] = []
  for (const format of FORMATS) {
    const whole = await pictureOf(format)
    const add = (about: string, name: string, bytes: Buffer | string) =>
      files.push(hostile(`${format}: ${about}`, name, bytes))
    for (const length of [1, 12, 40, whole.length >> 1, whole.length - 2])
      add(`its first ${length} bytes`, `cut.${format}`, whole.subarray(0, length))
    add('with a script and a place in its metadata', `place.${format}`, whole)
    add(
      'a page behind its end',
      `page.${format}`,
      Buffer.concat([whole, Buffer.from(`<html>${SCRIPT}`)]),
    )
    add(
      'a ZIP behind its end',
      `zip.${format}`,
      Buffer.concat([whole, Buffer.from(`PK\x03\x04${CANARY}`)]),
    )
    add('named as a page', `${format}.html`, whole)
    add('with two endings', `picture.php.${format}`, whole)
    add('a page by this name', `fake.${format}`, `<!doctype html>${SCRIPT}`)
    add(
      'its first bytes, then a page',
      `begin.${format}`,
      Buffer.concat([whole.subarray(0, 16), Buffer.from(SCRIPT)]),
    )
  }
  return [...files, ...(await bombs()), ...films()]
}

/** A small picture that says where it was taken, and who it is by. */
export async function pictureOf(format: (typeof FORMATS)[number]): Promise<Buffer> {
  const exif = {
    IFD0: { Artist: CANARY, ImageDescription: SCRIPT },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 16/1 0/1' },
  }
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const picture = sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: '#b5401a', noise },
  })
  return picture.withExif(exif).toFormat(format).toBuffer()
}

/** Small files that say they are of thousands of millions of pixels, or unpack to megabytes of something else. */
async function bombs(): Promise<HostileFile[]> {
  const [jpeg, webp, avif, gif] = await Promise.all([
    pictureOf('jpeg'),
    pictureOf('webp'),
    pictureOf('avif'),
    pictureOf('gif'),
  ])
  const zeros = deflateSync(Buffer.alloc(30_000_000))
  const words = Buffer.concat([Buffer.from('Comment\0\0'), zeros])
  return [
    hostile('png: of 3,600 million pixels', 'vast.png', png(HUGE, HUGE, [chunk('IDAT', zeros)])),
    hostile('png: of no pixels', 'none.png', png(0, 0, [chunk('IDAT', zeros.subarray(0, 40))])),
    hostile('png: 30 MB of text, packed', 'text.png', png(1, 1, [chunk('zTXt', words), pixel()])),
    hostile('png: 30 MB of colours, packed', 'icc.png', png(1, 1, [chunk('iCCP', words), pixel()])),
    hostile('png: more pixels than it says', 'more.png', png(1, 1, [chunk('IDAT', zeros)])),
    hostile('png: chunks longer than the file', 'long.png', png(1, 1, [lyingChunk()])),
    hostile(
      'png: 20,000 chunks',
      'many.png',
      png(1, 1, Array(20_000).fill(chunk('tEXt', Buffer.from(CANARY)))),
    ),
    hostile(
      'jpeg: of 4,200 million pixels',
      'vast.jpg',
      patched(jpeg, startOfFrame(jpeg) + 5, 0xffffffff),
    ),
    hostile('webp: of 281 million million pixels', 'vast.webp', vastWebp(webp)),
    hostile('avif: of 3,600 million pixels', 'vast.avif', vastAvif(avif)),
    hostile('gif: of 4,200 million pixels', 'vast.gif', patched(gif, 6, 0xffffffff)),
    hostile('gif: that is a script', 'script.gif', `GIF89a=1;alert('${CANARY}')/*`),
  ]
}

function films(): HostileFile[] {
  const ftyp = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomisom', 'latin1')
  const box = (type: string, content: Buffer) =>
    Buffer.concat([number(8 + content.length), Buffer.from(type), content])
  const words = box('udta', Buffer.from(`+49.2827-123.1207/${CANARY}`))
  return [
    hostile(
      'mp4: says where it was filmed',
      'place.mp4',
      Buffer.concat([ftyp, box('moov', words)]),
    ),
    hostile(
      'mp4: a page behind its first box',
      'page.mp4',
      Buffer.concat([ftyp, Buffer.from(SCRIPT)]),
    ),
    hostile('mp4: boxes within boxes', 'deep.mp4', Buffer.concat([ftyp, nested(5000, box)])),
    hostile(
      'webm: a page behind its first bytes',
      'page.webm',
      Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from(SCRIPT)]),
    ),
  ]
}

function nested(depth: number, box: (type: string, content: Buffer) => Buffer): Buffer {
  let content: Buffer = Buffer.alloc(0)
  for (let level = 0; level < depth; level++) content = box('moov', content)
  return content
}

function png(width: number, height: number, chunks: readonly Buffer[]): Buffer {
  const header = Buffer.concat([number(width), number(height), Buffer.from([8, 2, 0, 0, 0])])
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const pixel = () => chunk('IDAT', deflateSync(Buffer.alloc(4)))

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  return Buffer.concat([number(content.length), named, number(crc32(named))])
}

function lyingChunk(): Buffer {
  return Buffer.concat([number(0x7fffffff), Buffer.from(`IDAT${CANARY}`)])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function patched(bytes: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUInt32BE(value, at)
  return changed
}

const startOfFrame = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xc0]))

/** The canvas of an extended WebP is written in three bytes a side. */
function vastWebp(webp: Buffer): Buffer {
  const changed = Buffer.from(webp)
  changed.fill(0xff, webp.indexOf('VP8X') + 12, webp.indexOf('VP8X') + 18)
  return changed
}

function vastAvif(avif: Buffer): Buffer {
  const size = avif.indexOf('ispe') + 8
  return patched(patched(avif, size, HUGE), size + 4, HUGE)
}
