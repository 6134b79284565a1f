declare module 'fontkit' {
  type Box = { minX: number; minY: number; maxX: number; maxY: number }
  /** An outline in units, `y` upwards from the baseline. */
  type Outline = { bbox: Box; toSVG(): string }
  /** A line as it is set: glyph by glyph, each with its advance; all in units. */
  type SetLine = {
    advanceWidth: number
    glyphs: { path: Outline }[]
    positions: { xAdvance: number; xOffset: number; yOffset: number }[]
  }
  /** Rules for letters; one for another kind has tables that say which. */
  export type Lookup = { lookupType: number; subTables: Iterable<{ lookupType?: number } | null> }
  export type Font = {
    unitsPerEm: number
    /** From the baseline, in units; `descent` is negative. */
    ascent: number
    descent: number
    lineGap: number
    /** Code points of all characters that the font has. */
    characterSet: number[]
    /** By their tags, as `wght`; empty for a font that has none. */
    variationAxes: Record<string, { min: number; default: number; max: number }>
    familyName: string | null
    subfamilyName: string | null
    /** Degrees, anticlockwise. */
    italicAngle: number
    'OS/2': {
      usWeightClass: number
      fsType: Record<
        'noEmbedding' | 'viewOnly' | 'editable' | 'noSubsetting' | 'bitmapOnly',
        boolean
      >
    }
    /** Absent for a font without rules that place letters. */
    GPOS?: { lookupList: { toArray(): Lookup[] } | null }
    /** A name of the font in its own language or in English. */
    getName(key: 'preferredFamily' | 'preferredSubfamily'): string | null
    /** Sets a line with the font's own kerning and ligatures. */
    layout(line: string): SetLine
  }
  export function create(font: Buffer): Font
}
