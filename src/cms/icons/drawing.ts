import type { Lettering } from '#lib/look/lettering.ts'
import type { Look } from '#lib/look/look.ts'
import { makePalette, type Palette } from '#lib/look/palette.ts'
import { sharedSize } from '#lib/media/shared-cut.ts'

/** A picture to draw within another: its pixels, and its content as a `data:` address of a PNG. */
export type Inset = { href: string; width: number; height: number; isOpaque: boolean }

/** What a group is drawn as: its own picture, its letters, or where its type has none of them a disc. */
export type Mark = Inset | Lettering | null

/**
 * `tab`: for tabs of browsers and lists of bookmarks, with the look's corners, and transparent where the group's own
 * picture is. `tile`: for the home screens of telephones, which round it themselves.
 */
export type IconShape = 'tab' | 'tile'

/** Of the side of an icon, by the look's corners. */
const RADII: Record<Look['corners'], number> = { square: 0, fine: 0.0625, soft: 0.16, round: 0.3 }

/** The room of a picture within a tile, as a share of the side. */
const PICTURE_ROOM = 0.72

/** Below so many pixels a line under the letter would be thinner than one. */
const LINE_FROM = 24

/** An icon as SVG, `side` pixels wide and high (spec:content.icons). */
export function iconSvg(mark: Mark, { colours, corners }: Look, shape: IconShape, side: number) {
  const palette = makePalette(colours).palette
  const radius = shape === 'tile' ? 0 : RADII[corners] * side
  const whole = { x: 0, y: 0, width: side, height: side }
  if (isInset(mark)) {
    const isWhole = mark.isOpaque && mark.width === mark.height
    if (shape === 'tab' || isWhole) return svg(side, side, inset(mark, whole))
    return svg(side, side, ground(whole, 0, palette) + inset(mark, shrunk(whole, PICTURE_ROOM)))
  }
  const tile = ground(whole, radius, palette)
  if (side < LINE_FROM) return svg(side, side, tile + sign(mark, shrunk(whole, 0.7), palette))
  const room = { x: side * 0.2, y: side * 0.17, width: side * 0.6, height: side * 0.5 }
  const line = { x: side * 0.3, y: side * 0.78, width: side * 0.4, height: side * 0.055 }
  return svg(side, side, tile + sign(mark, room, palette) + rect(line, palette['accent-500']))
}

/**
 * The picture of shared links of pages without one, as SVG: the group's logo or name on its dark ground
 * (spec:content.shared-picture).
 */
export function sharedPictureSvg(mark: Mark, { colours }: Look): string {
  const palette = makePalette(colours).palette
  const { width, height } = sharedSize
  const room = { x: 170, y: 175, width: width - 340, height: 220 }
  const line = { x: width / 2 - 48, y: 460, width: 96, height: 6 }
  return svg(
    width,
    height,
    ground({ x: 0, y: 0, width, height }, 0, palette) +
      (isInset(mark) ? inset(mark, room) : sign(mark, room, palette)) +
      rect(line, palette['accent-500']),
  )
}

type Box = { x: number; y: number; width: number; height: number }

const isInset = (mark: Mark): mark is Inset => mark !== null && 'href' in mark

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

const rect = ({ x, y, width, height }: Box, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

const ground = (box: Box, radius: number, palette: Palette) =>
  rect(box, palette['dark-950'], radius)

const inset = ({ href }: Inset, { x, y, width, height }: Box) =>
  `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet"/>`

function shrunk({ x, y, width, height }: Box, share: number): Box {
  const [left, top] = [(width * (1 - share)) / 2, (height * (1 - share)) / 2]
  return { x: x + left, y: y + top, width: width * share, height: height * share }
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
