/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number]
/** In px. */
export type Box = { left: number; top: number; width: number; height: number }
/** Rows of pixels from the top, each of so many channels that begin with red, green and blue. */
export type Pixels = { data: ArrayLike<number>; width: number; channels: 3 | 4 }

/** The least contrast that WCAG 1.4.3 asks for. */
const LEAST = { large: 3, small: 4.5 }
/** Share of the pixels behind a text that may be a spark. */
const SPARKS = 0.02

/** Words with their colour and place; `isLarge` as WCAG 1.4.3 has it: 24 px, or bold from 18.66 px. */
export type PlacedWords = { colour: Rgb; isLarge: boolean; box: Box }

/** Returns the contrast (1 to 21) of words with what is behind them, and the least that it must be, where it is less. */
export function tooLittleContrast(
  { colour, isLarge, box }: PlacedWords,
  { data, width, channels }: Pixels,
): { contrast: number; least: number } | null {
  const own = luminance(colour)
  const contrasts: number[] = []
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const at = (y * width + x) * channels
      const behind = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      contrasts.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05))
    }
  }
  const contrast = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * SPARKS)] ?? 21
  const least = isLarge ? LEAST.large : LEAST.small
  return contrast < least ? { contrast, least } : null
}

/** WCAG's relative luminance of a colour in sRGB. */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
