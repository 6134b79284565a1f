import type { PdfTag, PdfTags } from './pdf-tags.ts'

/** A picture to draw in a file: its pixels, and its content as a `data:` address of a PNG. */
export type PdfPicture = { href: string; width: number; height: number }

/** The room of a logo, points; it is as large as the room allows, and stands at its foot. */
type LogoRoom = { x: number; y: number; width: number; height: number; align: 'left' | 'center' }

/** Draws a group's logo, read out as its name. */
export function drawLogo(
  tags: PdfTags,
  { href, width, height }: PdfPicture,
  { parent, name, room }: { parent: PdfTag | null; name: string; room: LogoRoom },
): void {
  const scale = Math.min(room.width / width, room.height / height)
  const drawn = { width: width * scale, height: height * scale }
  const x = room.align === 'center' ? room.x + (room.width - drawn.width) / 2 : room.x
  const y = room.y + room.height - drawn.height
  const figure: PdfTag = { kind: 'Figure', parent, options: { alt: name } }
  tags.draw(figure, () => tags.pdf.image(href, x, y, drawn))
}
