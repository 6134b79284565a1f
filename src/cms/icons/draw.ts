import { runSharp } from '#cms/pictures/sharp-client.ts'
import type { SharpCall } from '#cms/pictures/sharp-messages.ts'
import type { Look } from '#lib/look/look.ts'
import { typeOf } from '#lib/look/look-type.ts'
import { type IconShape, iconSvg, type Mark, sharedPictureSvg } from './drawing.ts'
import { drawnOnce } from './drawn-once.ts'
import { icoFile } from './ico.ts'
import { lettersOf } from './letters.ts'
import { withPicture } from './picture.ts'

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

/** An icon of the group as PNG, `side` pixels wide and high. */
export function drawIcon(sign: GroupSign, shape: IconShape, side: number): Promise<Buffer> {
  return asIcon(sign, async (mark) => toPng(await iconSvg(mark, sign.look, shape, side)))
}

/** The icon of tabs for browsers that ask for `/favicon.ico`. */
export function drawFavicon(sign: GroupSign): Promise<Buffer> {
  return asIcon(sign, async (mark) => {
    const pictures = []
    for (const side of FAVICON_SIDES)
      pictures.push({ side, png: await toPng(await iconSvg(mark, sign.look, 'tab', side)) })
    return icoFile(pictures)
  })
}

/** The picture of shared links of pages without one, as PNG of 1200 × 630 pixels. */
export async function drawSharedPicture(sign: GroupSign): Promise<Buffer> {
  const { look, logo, shortName } = sign
  const draw = async (mark: Mark) => toPng(await sharedPictureSvg(mark, look))
  const withLogo = await withPicture(logo, (picture) => draw({ picture }))
  if (withLogo) return withLogo
  const letters = await lettersOf(typeOf(look).display, shortName)
  return letters ? draw({ letters }) : asIcon(sign, draw)
}

/** Draws the group's icon, or its letter where it has none that can be read. */
async function asIcon(
  { icon, look, shortName }: GroupSign,
  draw: (mark: Mark) => Promise<Buffer>,
): Promise<Buffer> {
  const withIcon = await withPicture(icon, (picture) => draw({ picture }))
  if (withIcon) return withIcon
  return draw({ letters: await lettersOf(typeOf(look).display, initialOf(shortName)) })
}

/** The first letter or digit of a name, as a capital. */
function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? ''
}

function toPng(svg: string): Promise<Buffer> {
  const calls = [
    ['png', []],
    ['toBuffer', []],
  ] satisfies SharpCall['calls']
  return drawnOnce(svg, async () =>
    Buffer.from((await runSharp({ input: Buffer.from(svg), options: {}, calls })) as Uint8Array),
  )
}
