import type { PdfPicture } from '#lib/pdf/logo.ts'
import type { GroupSign } from './draw.ts'
import { withPicture } from './picture.ts'

/** Pixels of the room of a logo on paper, enough for what printers show of a few centimetres. */
const PRINTED = { width: 1024, height: 256 }

/** The group's logo for light paper; null where it has none, or it cannot be read. */
export function readPaperLogo({ paperLogo }: GroupSign): Promise<PdfPicture | null> {
  return withPicture(paperLogo, (picture) => picture.within(PRINTED))
}
