import { contrast, type Hex } from '#lib/look/colour.ts'
import type { Lettering } from '#lib/look/lettering.ts'
import type { Look } from '#lib/look/look.ts'
import { makePalette, type Palette } from '#lib/look/palette.ts'
import { sharedSize } from '#lib/media/shared-cut.ts'
import type { Inset, StoredPicture } from './picture.ts'

/** The symbol that stands for a group: its own picture, or letters; null letters are drawn as a disc. */
export type Mark = { picture: StoredPicture } | { letters: Lettering | null }

/**
 * `tab`: for tabs of browsers and lists of bookmarks, with the look's corners, and transparent where the group's own
 * picture is. `tile`: for the home screens of telephones, which round it themselves.
 */
export type IconShape = 'tab' | 'tile'

/** Corner radius of an icon as a share of its side, by the look's corners. */
const RADII: Record<Look['corners'], number> = { square: 0, fine: 0.0625, soft: 0.16, round: 0.3 }

/** The room of a picture within a tile, as a share of the side. */
const PICTURE_ROOM = 0.72

/** Below so many pixels a line under the letter would be thinner than one. */
const LINE_FROM = 24

/** An icon as SVG, `side` pixels wide and high (spec:content.icons). */
export async function iconSvg(mark: Mark, look: Look, shape: IconShape, side: number) {
  const palette = makePalette(look.colours).palette
  const whole = { x: 0, y: 0, width: side, height: side }
  if ('picture' in mark) {
    const { picture } = mark
    if (shape === 'tab') return svg(side, side, await pictureIn(picture, whole))
    const share = picture.isOpaque && picture.isSquare ? side : Math.round(side * PICTURE_ROOM)
    const edge = (side - share) / 2
    const room = { x: edge, y: edge, width: share, height: share }
    const ground = rect(whole, groundOf(mark, palette))
    return svg(side, side, ground + (await pictureIn(picture, room)))
  }
  const radius = shape === 'tile' ? 0 : RADII[look.corners] * side
  const ground = rect(whole, palette['dark-950'], radius)
  if (side < LINE_FROM) {
    const room = { x: side * 0.15, y: side * 0.15, width: side * 0.7, height: side * 0.7 }
    return svg(side, side, ground + sign(mark.letters, room, palette))
  }
  const room = { x: side * 0.2, y: side * 0.17, width: side * 0.6, height: side * 0.5 }
  const line = { x: side * 0.3, y: side * 0.78, width: side * 0.4, height: side * 0.055 }
  const drawn = sign(mark.letters, room, palette) + rect(line, palette['accent-500'])
  return svg(side, side, ground + drawn)
}

/**
 * The picture of shared links of pages without one, as SVG: the group's logo or name on its dark ground
 * (spec:content.shared-picture).
 */
export async function sharedPictureSvg(mark: Mark, { colours }: Look): Promise<string> {
  const palette = makePalette(colours).palette
  const { width, height } = sharedSize
  const room = { x: 170, y: 175, width: width - 340, height: 220 }
  const line = { x: width / 2 - 48, y: 460, width: 96, height: 6 }
  const drawn =
    'picture' in mark ? await pictureIn(mark.picture, room) : sign(mark.letters, room, palette)
  const ground = rect({ x: 0, y: 0, width, height }, groundOf(mark, palette))
  return svg(width, height, ground + drawn + rect(line, palette['accent-500']))
}

/** The ground on which a mark is seen: a picture may be as dark as the dark one. */
function groundOf(mark: Mark, palette: Palette): Hex {
  const [dark, light] = [palette['dark-950'], palette['light-100']]
  if (!('picture' in mark)) return dark
  const { colour } = mark.picture
  return contrast(colour, light) > contrast(colour, dark) ? light : dark
}

type Box = { x: number; y: number; width: number; height: number }

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

const rect = ({ x, y, width, height }: Box, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

/** A picture in the middle of a room, pixel by pixel: what draws the SVG would leave fine lines out. */
async function pictureIn(picture: StoredPicture, { x, y, width, height }: Box): Promise<string> {
  const inset: Inset = await picture.within({ width, height })
  const left = Math.round(x + (width - inset.width) / 2)
  const top = Math.round(y + (height - inset.height) / 2)
  return `<image href="${inset.href}" x="${left}" y="${top}" width="${inset.width}" height="${inset.height}"/>`
}

/** Letters, as large as the room allows and in its middle, or the disc that stands for them. */
function sign(letters: Lettering | null, room: Box, palette: Palette): string {
  const [centreX, centreY] = [room.x + room.width / 2, room.y + room.height / 2]
  if (!letters) {
    const radius = Math.min(room.width, room.height) / 2
    return `<circle cx="${centreX}" cy="${centreY}" r="${radius}" fill="${palette['accent-500']}"/>`
  }
  const { box, glyphs, unitsPerEm } = letters
  const size = Math.min(room.width / box.width, room.height / box.height)
  const x = centreX - (box.left + box.width / 2) * size
  const y = centreY - (box.top + box.height / 2) * size
  const scale = size / unitsPerEm
  const paths = glyphs.map(({ d, x, y }) => `<path transform="translate(${x} ${y})" d="${d}"/>`)
  return `<g fill="${palette['light-100']}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`
}
