import type { Fallback } from '../look/typeface.ts'
import type { Measures } from './measure.ts'
import { REFERENCE_FONTS } from './reference-fonts.gen.ts'

/** A font of guests' machines, by which a family is stood for until it is there. */
export type ReferenceFont = {
  /** In the name of the fallback: *Fraunces by Times*. */
  by: string
  /** Names of the font on guests' machines, for `local()`. */
  local: readonly string[]
  /** Only for ASCII: signs that the family does not have are drawn at their own size. */
  ascii: boolean
  /** Its average advance of a letter of English, as a share of the font size. */
  width: number
}

/** Fallback faces of a family with these measures, best first; percentages with two decimals. */
export function fallbacksOf(
  name: string,
  kind: keyof typeof REFERENCE_FONTS,
  own: Measures,
): Fallback[] {
  return REFERENCE_FONTS[kind].map(({ by, local, ascii, width }) => {
    // The overrides are shares of a font size that `size-adjust` has already changed.
    const size = own.width / width
    return {
      family: `${name} by ${by}`,
      local,
      sizeAdjust: percent(size),
      ascent: percent(own.ascent / size),
      descent: percent(own.descent / size),
      lineGap: percent(own.lineGap / size),
      ascii,
    }
  })
}

/** A share as a percentage with two decimals. */
export function percent(share: number): number {
  return Math.round(share * 10_000) / 100
}
