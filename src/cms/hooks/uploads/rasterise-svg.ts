import type { Metadata } from 'sharp'
import { runSharp, UnreadablePicture } from '#cms/pictures/sharp-client.ts'
import type { SharpCall } from '#cms/pictures/sharp-messages.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import * as t from '../messages.gen.ts'
import { onUpload } from './on-upload.ts'

/** Longer side of the picture that is made of an SVG, in pixels. */
const SIDE = 1280

/** Largest SVG that is drawn, in bytes, and most pixels of what it asks for. */
const MOST_BYTES = 1024 * 1024
const MOST_PIXELS = 32_000_000
const LONGEST_MS = 10_000

/** Pixels per inch at which an SVG has the size that it says, and the most that the renderer takes. */
const PLAIN = 72
const FINEST = 2400

/**
 * Keeps of an SVG a PNG of what it shows, and nothing of its text: scripts, links and references to other
 * files are gone with it. It is the renderer's own rule that it reads nothing beside the file.
 */
export const rasteriseSvg = onUpload(async (file) => {
  const drawn = await drawSvg(file.data)
  if (!drawn.ok) return t.thisSvgCannotBeConverted()
  file.data = drawn.value
  file.size = drawn.value.length
  return null
})

/** The PNG that is kept of an SVG; every other file as it is. */
export async function drawSvg(bytes: Buffer): Promise<Result<Buffer, 'not_drawn'>> {
  if (!isSvg(bytes)) return ok(bytes)
  const drawn = bytes.length > MOST_BYTES ? null : await rasterise(bytes)
  return drawn ? ok(drawn) : refuse('not_drawn')
}

/** Whether a file is an SVG. One that declares entities of its own is none that anybody needs. */
function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString('utf8')
  return /^\uFEFF?(?:\s|<\?xml[^>]*>|<!--.*?-->|<!DOCTYPE[^>[]*>)*<svg[\s>]/is.test(head)
}

/** The picture as a PNG with its longer side of `SIDE`; null where it is none, or too much work. */
async function rasterise(bytes: Buffer): Promise<Buffer | null> {
  const options = { limitInputPixels: MOST_PIXELS }
  const limits = { longestMs: LONGEST_MS }
  try {
    const asked = { input: bytes, options, calls: [['metadata', []]] } satisfies SharpCall
    const { width, height } = (await runSharp(asked, limits)) as Metadata
    const density = Math.min(FINEST, Math.max(1, (PLAIN * SIDE) / Math.max(width, height)))
    const calls = [
      ['resize', [{ width: SIDE, height: SIDE, fit: 'inside' }]],
      ['png', []],
      ['toBuffer', []],
    ] satisfies SharpCall['calls']
    const drawn = await runSharp({ input: bytes, options: { ...options, density }, calls }, limits)
    return Buffer.from(drawn as Uint8Array)
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    return null
  }
}
