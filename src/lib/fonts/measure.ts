import { create } from 'fontkit'
import subsetFont from 'subset-font'

/** English as it stands on pages, so that every letter and every pair of letters counts as often as there. */
const SAMPLE =
  'The fire is lit at noon and the last table sits down when the boats are back. We grill what came in that morning, dress it with lemon, salt and good oil, and leave the rest to you. Bring your friends and share a plate of oysters, then a whole fish off the bone, and stay for something sweet with coffee. The menu is short and changes with the weather. Our rooms look over the harbour, the bar keeps a few seats for those who just walk in, and children are welcome until eight. For a group of more than ten, ask about the long table by the kitchen; it can be yours for an evening, with a view of the oven and everything that leaves it.'

/** Metrics of a font, all in shares of the font size. */
export type Measures = {
  /** Average advance of a letter of English, spaces and kerning counted. */
  width: number
  ascent: number
  /** Below the baseline, positive. */
  descent: number
  lineGap: number
}

/**
 * Measures a font file, a variable one `at` a place on its axes (its own default where it is not given), by `line`.
 * All letters of the line must be in the font.
 */
export async function measure(
  font: Buffer,
  { at = {}, line = SAMPLE }: { at?: Record<string, number>; line?: string } = {},
): Promise<Measures> {
  // A fixed cut: what reads metrics does not read those of variable WOFF2 files.
  const cut = await subsetFont(font, line, { targetFormat: 'truetype', variationAxes: at })
  const { unitsPerEm, ascent, descent, lineGap, ...rest } = metrics(cut, line)
  return {
    width: rest.advance / unitsPerEm / line.length,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
  }
}

function metrics(file: Buffer, line: string) {
  const font = create(file)
  const { unitsPerEm, ascent, descent, lineGap } = font
  return { unitsPerEm, ascent, descent, lineGap, advance: font.layout(line).advanceWidth }
}
