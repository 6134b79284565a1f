import { buffer } from 'node:stream/consumers'
import type { OutputInfo } from 'sharp'
import { MOST_PIXELS } from '#cms/pictures/limits.ts'
import { runSharp, UnreadablePicture } from '#cms/pictures/sharp-client.ts'
import type { SharpCall } from '#cms/pictures/sharp-messages.ts'
import { validUntil } from '#lib/front/render-context.ts'
import type { Hex } from '#lib/look/colour.ts'
import { isFilesUnavailable } from '#providers/files/contract.ts'
import { siteFiles } from '#providers/files/registry.ts'
import { drawnOnce } from './drawn-once.ts'

/** A picture to draw within another: its pixels, and its content as a `data:` address of a PNG. */
export type Inset = { href: string; width: number; height: number }

/** Properties of a picture that decide how an icon is made of it. */
type Nature = {
  isSquare: boolean
  /** Whether nothing behind it shows through. */
  isOpaque: boolean
  /** Mean of its colours, as far as they cover what is behind. */
  colour: Hex
}

/** A stored picture. */
export type StoredPicture = Nature & {
  /** The whole picture, as large as a room of so many pixels allows. */
  within(room: { width: number; height: number }): Promise<Inset>
}

/** How long what was drawn without a picture that could not be read is kept, ms. */
const WITHOUT_PICTURE_MS = 60_000

/** Longest side at which a picture's nature is measured, pixels. */
const MEASURED_SIDE = 48

/**
 * Draws with a stored picture; null where there is none. One that cannot be read is said in the log, and what is drawn
 * without it is kept for a minute.
 *
 * @param name - the name of its file, which stands for its content.
 */
export async function withPicture<T>(
  name: string | null,
  draw: (picture: StoredPicture) => Promise<T>,
): Promise<T | null> {
  if (!name) return null
  try {
    return await draw(await openPicture(name))
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    console.warn('icons: drawn without their picture, unreadable_picture', { name, reason })
    validUntil(Date.now() + WITHOUT_PICTURE_MS)
    return null
  }
}

/** Why a picture cannot be read; null for what is a fault of the program. */
function reasonOf(error: unknown): string | null {
  if (error instanceof UnreadablePicture) return error.message
  return isFilesUnavailable(error) ? error.reason : null
}

async function openPicture(name: string): Promise<StoredPicture> {
  let bytes: Promise<Buffer> | null = null
  const read = () => {
    bytes ??= bytesOf(name)
    return bytes
  }
  const nature = await drawnOnce(`nature ${name}`, async () => measure(await read()))
  return {
    ...nature,
    within: (room) =>
      drawnOnce(`inset ${name} ${room.width} ${room.height}`, async () => cut(await read(), room)),
  }
}

async function bytesOf(name: string): Promise<Buffer> {
  const found = await (await siteFiles()).open('media', name)
  if (!found.ok) throw new UnreadablePicture('no_such_file')
  return buffer(found.value.body).catch((cause: unknown) => {
    throw new UnreadablePicture('cut_off', { cause })
  })
}

const run = (input: Buffer, calls: SharpCall['calls']) =>
  runSharp({ input, options: { limitInputPixels: MOST_PIXELS }, calls }) as Promise<{
    data: Uint8Array
    info: OutputInfo
  }>

async function measure(input: Buffer): Promise<Nature> {
  const side = { width: MEASURED_SIDE, height: MEASURED_SIDE, fit: 'inside' } as const
  const { data, info } = await run(input, [
    ['rotate', []],
    ['toColourspace', ['srgb']],
    ['resize', [side]],
    ['ensureAlpha', []],
    ['raw', []],
    ['toBuffer', [{ resolveWithObject: true }]],
  ])
  const pixels = Array.from({ length: data.length / 4 }, (_, at) =>
    data.subarray(4 * at, 4 * at + 4),
  )
  const alphaOf = (pixel: Uint8Array) => pixel[3] ?? 0
  const covered = pixels.reduce((sum, pixel) => sum + alphaOf(pixel), 0)
  const mean = [0, 1, 2].map((channel) => {
    const sum = pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0) * alphaOf(pixel), 0)
    return Math.round(sum / Math.max(1, covered))
  })
  const isOpaque = pixels.every((pixel) => alphaOf(pixel) === 255)
  return { isSquare: info.width === info.height, isOpaque, colour: hexOfBytes(mean) }
}

const hexOfBytes = (bytes: readonly number[]): Hex =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

async function cut(input: Buffer, room: { width: number; height: number }): Promise<Inset> {
  const { data, info } = await run(input, [
    ['rotate', []],
    ['resize', [{ ...room, fit: 'inside' }]],
    ['png', []],
    ['toBuffer', [{ resolveWithObject: true }]],
  ])
  const href = `data:image/png;base64,${Buffer.from(data).toString('base64')}`
  return { href, width: info.width, height: info.height }
}
