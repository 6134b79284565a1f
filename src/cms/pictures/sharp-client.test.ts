import { readFileSync } from 'node:fs'
import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { describe, expect, it } from 'vitest'
import { countPixels, isolatedSharp } from './isolated-sharp.ts'
import { MOST_PIXELS } from './limits.ts'
import { runSharp, UnreadablePicture } from './sharp-client.ts'

const plain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#b5401a' },
    limitInputPixels: false,
  } as SharpOptions)

/** A few kilobytes that unpack to 1.2 GB. */
const bomb = () => plain(20_000, 20_000).png({ compressionLevel: 9 }).toBuffer()
const small = () => plain(40, 20).png().toBuffer()
const metadata = [['metadata', []]] as const
const unpacked = [
  ['raw', []],
  ['toBuffer', []],
] as const

describe('the process in which pictures are read', () => {
  it('answers what sharp answers, also to many who ask at once', async () => {
    const [first, second] = [await small(), await plain(60, 30).jpeg().toBuffer()]
    const widths = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const input = n % 2 ? second : first
        return ((await runSharp({ input, options: {}, calls: metadata })) as Metadata).width
      }),
    )
    expect(widths).toEqual(Array.from({ length: 12 }, (_, n) => (n % 2 ? 60 : 40)))
  })

  // ASVS 15.2.2
  it('ends where a picture needs too much memory, and the next picture is read', async () => {
    const input = await bomb()
    const options = { limitInputPixels: false } as const
    await expect(runSharp({ input, options, calls: unpacked })).rejects.toThrow(
      new UnreadablePicture('it needs too much memory'),
    )
    expect(await countPixels(await small())).toBe(800)
  })

  // ASVS 15.2.2
  it('ends where a picture takes too long, and the next picture is read', async () => {
    const input = await plain(6000, 6000).png().toBuffer()
    const late = expect(
      runSharp({ input, options: {}, calls: unpacked }, { longestMs: 1 }),
    ).rejects.toThrow(new UnreadablePicture('it takes too long'))
    const next = countPixels(await small())
    await late
    expect(await next).toBe(800)
  })

  it('says what it cannot read', async () => {
    const broken = (await small()).subarray(0, 40)
    await expect(countPixels(broken)).rejects.toThrow(UnreadablePicture)
    await expect(countPixels(Buffer.from('<svg/>'))).rejects.toThrow(UnreadablePicture)
  })
})

describe('sharp as Payload is given it', () => {
  it('makes the same picture', async () => {
    const input = await plain(200, 100).jpeg().toBuffer()
    const here = await sharp(input)
      .rotate()
      .resize({ width: 50 })
      .toFormat('webp', { quality: 70 })
      .toBuffer({ resolveWithObject: true })
    const elsewhere = await isolatedSharp(input)
      .rotate()
      .resize({ width: 50 })
      .toFormat('webp', { quality: 70 })
      .toBuffer({ resolveWithObject: true })
    expect(elsewhere.data).toBeInstanceOf(Buffer)
    expect(elsewhere).toEqual(here)
  })

  it('takes a size as the content system has it, with functions beside its numbers', async () => {
    const input = await plain(192, 100).jpeg().toBuffer()
    const size = { width: 60, height: 31, name: 'shared', generateImageName: () => 'shared.jpg' }
    const cut = await isolatedSharp(input).resize(size).toBuffer({ resolveWithObject: true })
    expect(cut.info).toMatchObject({ width: 60, height: 31 })
  })

  it('unpacks no picture of more pixels than the limit, whatever is asked for', async () => {
    const input = await bomb()
    expect(input.length).toBeLessThan(2_000_000)
    expect(await countPixels(input)).toBeGreaterThan(MOST_PIXELS)
    const asked = isolatedSharp(input, { limitInputPixels: false })
    await expect(asked.clone().resize({ width: 10 }).toBuffer()).rejects.toThrow('pixel limit')
  })

  it('has all calls that Payload makes', () => {
    const folder = 'node_modules/payload/dist/uploads'
    const files = ['generateFileData', 'cropImage', 'optionallyAppendMetadata', 'getImageSize']
    const text = [...files, 'image-resizing/createImageSizes']
      .map((name) => readFileSync(`${folder}/${name}.js`, 'utf8'))
      .join('\n')
    const called =
      /\b(?:sharp\([^()]*\)|sharpFile|sharpBase|cropped|resized|imageToResize|metadataAppendedFile|resizedAfterCrop)\.(\w+)\(/g
    const asked = new Set([...text.matchAll(called)].map(([, name]) => name as string))
    expect(asked.size).toBeGreaterThan(6)
    const given = Object.keys(isolatedSharp(Buffer.alloc(0)) as object)
    expect([...asked].filter((name) => !given.includes(name))).toEqual([])
  })
})
