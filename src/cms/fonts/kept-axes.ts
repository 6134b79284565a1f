import type { Font } from 'fontkit'
import type { Axis } from '#lib/fonts/page-cut.ts'
import type { FontRole } from '#lib/look/own-font.ts'

/** The axes of a variable font as pages have it; none for any other. */
export type KeptAxes = {
  axes: Record<string, Axis>
  /** The weights that are kept; null for a font without an axis of weights. */
  weights: [min: number, max: number] | null
  /** Where it is measured, on the axes that are left: as light as texts are. */
  at: Record<string, number>
  /** Its heaviest letters, on the axes that are left. */
  heaviest: Record<string, number>
}

/** The weights that pages ask for. */
const LIGHTEST = 400
const HEAVIEST = 700

/** Values of the axis of optical sizes, px. */
const SIZES: Record<FontRole, number> = { display: 36, text: 16, textBold: 16, textItalic: 16 }

/** Keeps of a variable font the weights that pages ask for, and of all other axes one value that suits the role. */
export function axesFor(own: Font['variationAxes'], role: FontRole): KeptAxes {
  const axes: Record<string, Axis> = {}
  let weights: KeptAxes['weights'] = null
  for (const [tag, range] of Object.entries(own)) {
    const within = (value: number) => Math.min(Math.max(value, range.min), range.max)
    if (tag === 'wght') {
      const [min, max] = [within(role === 'textBold' ? HEAVIEST : LIGHTEST), within(HEAVIEST)]
      weights = [min, max]
      // Its default stands at an end of the axis, which makes the file smaller.
      axes[tag] = min === max ? min : { min, max, default: min }
    } else axes[tag] = valueKept(tag, range, within, role)
  }
  const isRange = weights !== null && weights[0] !== weights[1]
  const atWeight = (weight: number): Record<string, number> => (isRange ? { wght: weight } : {})
  return {
    ...{ axes, weights },
    at: atWeight(weights?.[0] ?? LIGHTEST),
    heaviest: atWeight(weights?.[1] ?? HEAVIEST),
  }
}

function valueKept(
  tag: string,
  range: { min: number; default: number; max: number },
  within: (value: number) => number,
  role: FontRole,
): number {
  if (tag === 'opsz') return within(SIZES[role])
  const isItalic = role === 'textItalic'
  if (tag === 'ital') return isItalic ? range.max : range.min
  // Degrees anticlockwise: what leans forward is negative.
  if (tag === 'slnt') return isItalic ? range.min : within(0)
  return range.default
}
