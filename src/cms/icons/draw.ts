import { buffer } from 'node:stream/consumers'
import type { OutputInfo } from 'sharp'
import { MOST_PIXELS } from '#cms/pictures/limits.ts'
import { runSharp, UnreadablePicture } from '#cms/pictures/sharp-client.ts'
import type { SharpCall } from '#cms/pictures/sharp-messages.ts'
import { validUntil } from '#lib/front/render-context.ts'
import { letteringOf } from '#lib/look/lettering.ts'
import type { Look } from '#lib/look/look.ts'
import { siteFiles } from '#providers/files/registry.ts'
import { type IconShape, type Inset, iconSvg, type Mark, sharedPictureSvg } from './drawing.ts'
import { icoFile } from './ico.ts'

/** All that a group's icons are drawn from. */
export type GroupSign = {
  shortName: string
  look: Look
  /** Names of stored pictures; null where the group has none. The logos: for dark grounds, and for light paper. */
  icon: string | null
  logo: string | null
  paperLogo: string | null
}

/** Sides of the pictures in `favicon.ico`, pixels: tabs, tabs on fine screens, shortcuts. */
const FAVICON_SIDES = [16, 32, 48] as const

/** Longest side of a picture within an icon, pixels. */
const INSET_SIDE = 1024

/** How long what was drawn without a picture that could not be read is kept, ms. */
const WITHOUT_PICTURE_MS = 60_000

/** An icon of the group as PNG, `side` pixels wide and high. */
export async function drawIcon(sign: GroupSign, shape: IconShape, side: number): Promise<Buffer> {
  return toPng(iconSvg(await iconMark(sign), sign.look, shape, side))
}

/** The icon of tabs for browsers that ask for `/favicon.ico`. */
export async function drawFavicon(sign: GroupSign): Promise<Buffer> {
  const mark = await iconMark(sign)
  const pictures = []
  for (const side of FAVICON_SIDES)
    pictures.push({ side, png: await toPng(iconSvg(mark, sign.look, 'tab', side)) })
  return icoFile(pictures)
}

/** The picture of shared links of pages without one, as PNG of 1200 × 630 pixels. */
export async function drawSharedPicture(sign: GroupSign): Promise<Buffer> {
  const { look, logo, shortName } = sign
  const mark =
    (await readInset(logo)) ??
    (await letteringOf(look.type.display, shortName)) ??
    (await iconMark(sign))
  return toPng(sharedPictureSvg(mark, look))
}

async function iconMark({ icon, look, shortName }: GroupSign): Promise<Mark> {
  return (await readInset(icon)) ?? letteringOf(look.type.display, initialOf(shortName))
}

/** The first letter or digit of a name, as a capital. */
function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? ''
}

/** A stored picture; null where there is none. One that cannot be read is said in the log, and tried again soon. */
export async function readInset(name: string | null): Promise<Inset | null> {
  if (!name) return null
  const found = await (await siteFiles()).open('media', name)
  const read = found.ok ? await toInset(await buffer(found.value.body)) : 'no_such_file'
  if (typeof read !== 'string') return read
  console.warn('icons: drawn without their picture, unreadable_picture', { name, reason: read })
  validUntil(Date.now() + WITHOUT_PICTURE_MS)
  return null
}

/** The picture as PNG, or why it cannot be read. */
async function toInset(input: Buffer): Promise<Inset | string> {
  const run = (calls: SharpCall['calls']) =>
    runSharp({ input, options: { limitInputPixels: MOST_PIXELS }, calls })
  try {
    const { isOpaque } = (await run([['stats', []]])) as { isOpaque: boolean }
    const { data, info } = (await run([
      ['rotate', []],
      [
        'resize',
        [{ width: INSET_SIDE, height: INSET_SIDE, fit: 'inside', withoutEnlargement: true }],
      ],
      ['png', []],
      ['toBuffer', [{ resolveWithObject: true }]],
    ])) as { data: Uint8Array; info: OutputInfo }
    const { width, height } = info
    const href = `data:image/png;base64,${Buffer.from(data).toString('base64')}`
    return { href, width, height, isOpaque }
  } catch (error) {
    if (error instanceof UnreadablePicture) return error.message
    throw error
  }
}

async function toPng(svg: string): Promise<Buffer> {
  const calls = [
    ['png', []],
    ['toBuffer', []],
  ] satisfies SharpCall['calls']
  const drawn = await runSharp({ input: Buffer.from(svg), options: {}, calls })
  return Buffer.from(drawn as Uint8Array)
}
