import subsetFont from 'subset-font'

/** A range of an axis, or the one value that is kept of it. */
export type Axis = number | { min: number; max: number; default: number }

/** OpenType features that every font of pages keeps. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

/** Figures as high as capitals, where a family's own ones are not. */
export const LINING_FIGURES: readonly string[] = ['lnum']

/** Cuts `letters` out of a font as WOFF2 for pages; letters that it lacks are left out. Throws for a broken font. */
export function cutForPages(
  source: Buffer,
  letters: string,
  { axes, features = [] }: { axes: Record<string, Axis>; features?: readonly string[] },
): Promise<Buffer> {
  return subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...FEATURES, ...features],
  })
}
