import type { Measures } from '../fonts/measure.ts'

/** What an uploaded font is for: headings, and texts with their bold and italic letters. */
export const FONT_ROLES = ['display', 'text', 'textBold', 'textItalic'] as const
export type FontRole = (typeof FONT_ROLES)[number]

/** What was found out about an uploaded font when it was taken in, and how it was cut for pages. */
export type FontFacts = {
  /** Its own name: letters, digits, spaces and a few signs that end no text of CSS. */
  family: string
  /** As *Bold Italic*. */
  style: string
  kind: 'serif' | 'sans'
  /** The weights that pages have of it; one, where it has no axis of weights. */
  weights: readonly [min: number, max: number]
  measures: Measures
  /** Letters of English, French and Spanish that it lacks. */
  missing: string
  /** What its OS/2 table permits: anything, anything but cutting letters out, or no embedding in documents. */
  permission: 'free' | 'no_subsetting' | 'no_embedding'
  /** Whether printed files may have it and can: it was tried. */
  mayBePrinted: boolean
  /** Bytes of the file as it came, and of the one that every page loads. */
  bytes: { uploaded: number; kept: number }
}

/** An uploaded font with the names of its stored files. */
export type OwnFont = FontFacts & {
  id: number
  file: string
  /** The file of the rest of Latin; null where it has none of it, or may not be cut. */
  restFile: string | null
}

/** The uploaded fonts of a look. */
export type OwnFonts = { readonly [Role in FontRole]?: OwnFont }

/** The fonts of what is stored, as documents; anything else, as an id alone, is none. */
export function readOwnFonts(stored: unknown): OwnFonts {
  const fields = (stored ?? {}) as Record<string, unknown>
  const fonts = FONT_ROLES.flatMap((role) => {
    const font = ownFontOf(fields[role])
    return font ? [[role, font] as const] : []
  })
  return Object.fromEntries(fonts)
}

/** A document of the collection `fonts` as a font; null for what is none. */
export function ownFontOf(document: unknown): OwnFont | null {
  const { id, file, restFile, facts } = (document ?? {}) as Record<string, unknown>
  if (typeof id !== 'number' || typeof file !== 'string' || !facts) return null
  return {
    ...(facts as FontFacts),
    id,
    file,
    restFile: typeof restFile === 'string' ? restFile : null,
  }
}
