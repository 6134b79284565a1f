declare module 'fontkit' {
  type Font = {
    unitsPerEm: number
    /** From the baseline, in units; `descent` is negative. */
    ascent: number
    descent: number
    lineGap: number
    /** Code points of all characters that the font has. */
    characterSet: number[]
    /** Sets a line with the font's own kerning and ligatures; `advanceWidth` is in units. */
    layout(line: string): { advanceWidth: number }
  }
  export function create(font: Buffer): Font
}
