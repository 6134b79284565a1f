import { fallbacksOf, percent } from '../fonts/fallbacks.ts'
import { REFERENCE_FONTS } from '../fonts/reference-fonts.gen.ts'
import type { FontFacts, OwnFont, OwnFonts } from './own-font.ts'
import type { TypePair } from './type-pairs.ts'
import type { Typeface } from './typeface.ts'
import { TYPEFACES } from './typefaces.gen.ts'

/** The type of a look: its pair, with a group's own families in the place of the pair's. */
export type LookType = {
  display: Typeface
  text: Typeface
  /** As of a type pair. */
  scale: number
  spacing: number
  leading: number
}

/** The weights of headings and of names of dishes, so that no browser emboldens a family that has one weight. */
const HEADINGS = [400, 700] as const
const REGULAR = 400
const BOLD = 700

/** The type of a look: of its pair, but for the roles for which a group has fonts of its own. */
export function typeOf({ type: pair, fonts }: { type: TypePair; fonts: OwnFonts }): LookType {
  const display: Typeface = TYPEFACES[pair.display]
  const text: Typeface = TYPEFACES[pair.text]
  return {
    display: fonts.display ? ownDisplay(fonts.display, display) : display,
    text: fonts.text ? ownText(fonts.text, fonts, text) : text,
    ...(fonts.display
      ? { ...sizeOf(fonts.display.measures.width), spacing: 0 }
      : { scale: pair.scale, spacing: pair.spacing, leading: pair.leading }),
  }
}

function ownDisplay(font: OwnFont, carried: Typeface): Typeface {
  return {
    ...familyOf(font, 'Headings', carried),
    weights: hasAxis(font) ? font.weights : HEADINGS,
  }
}

/** A bold file counts where the regular one has no weights of its own. */
function ownText(font: OwnFont, { textBold, textItalic }: OwnFonts, carried: Typeface): Typeface {
  const family = familyOf(font, 'Text', carried)
  const bold = textBold && !hasAxis(font) ? textBold : null
  const cut = (one: OwnFont, weight: number, isItalic: boolean) => ({
    ...{ file: one.file, restFile: one.restFile, isItalic },
    weights: hasAxis(one) ? one.weights : ([weight, weight] as const),
  })
  return {
    ...family,
    weights: cut(font, REGULAR, false).weights,
    own: {
      ...family.own,
      further: [
        ...(bold ? [cut(bold, BOLD, false)] : []),
        ...(textItalic ? [cut(textItalic, REGULAR, true)] : []),
      ],
    },
  }
}

function familyOf(font: OwnFont, use: string, carried: Typeface) {
  const { measures } = font
  // Named by its use: a group may have one family for both, cut in two ways.
  const family = `${font.family} ${use}`
  return {
    ...{ family, kind: font.kind, file: font.file, restFile: font.restFile },
    fallbacks: fallbacksOf(family, font.kind, measures),
    own: {
      name: font.family,
      further: [],
      height: {
        ascent: percent(measures.ascent),
        descent: percent(measures.descent),
        lineGap: percent(measures.lineGap),
      },
      mayBePrinted: font.mayBePrinted,
      carried,
    },
  }
}

/** Whether a font has weights on an axis. */
export function hasAxis({ weights }: Pick<FontFacts, 'weights'>): boolean {
  return weights[0] !== weights[1]
}

/** Average advance of a letter of the reference look's headings, of the font size. */
const REFERENCE_WIDTH =
  (TYPEFACES.fraunces.fallbacks[0].sizeAdjust / 100) * REFERENCE_FONTS.serif[0].width

/** Factors of size between which headings stay, as those of the type pairs do. */
const SMALLEST = 0.86
const LARGEST = 1.3

/** Narrow letters are set larger and wide ones smaller, so that headings take the room that pages have for them. */
function sizeOf(width: number): { scale: number; leading: number } {
  const scale = Math.min(Math.max(REFERENCE_WIDTH / width, SMALLEST), LARGEST)
  const rounded = Math.round(scale * 100) / 100
  return { scale: rounded, leading: Math.round((1 + Math.max(0, rounded - 1) * 0.45) * 100) / 100 }
}
