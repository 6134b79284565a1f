import { type Look, lookStyle, readLook, themeColour } from '#lib/look/look.ts'
import { type LookType, typeOf } from '#lib/look/look-type.ts'
import { oncePerEpoch } from '../site/once-per-epoch.ts'
import { readGlobal } from './read-global.ts'

/** The group's look as a document needs it. */
export type PageLook = {
  /** Text of a style sheet, without its type; empty for the reference look. */
  style: string
  /** Colour of the browser's own bars, `#rrggbb`. */
  themeColour: string
  type: LookType
  /** Form of the header from 1024 px up. */
  header: Look['header']
}

/** The look that `ui/styles/tokens.css` is written in: without one of its own, and while content cannot be read. */
export const referenceLook: PageLook = toPageLook(null)

/** The published look, the draft where the request previews it. */
export const readPageLook: () => Promise<PageLook> = oncePerEpoch('look', async () =>
  toPageLook(await readGlobal('look')),
)

function toPageLook(stored: Parameters<typeof readLook>[0]): PageLook {
  const look = readLook(stored)
  return {
    style: lookStyle(look),
    themeColour: themeColour(look),
    ...{ type: typeOf(look), header: look.header },
  }
}
