import type { Font } from 'fontkit'

/** How wide a capital I is, of the height of the line of capitals, from which on it has serifs. */
const SERIFS = 0.34

/** Whether a font has serifs, by its capital I: what fonts say of themselves is missing in most of them. */
export function kindOf(font: Font): 'serif' | 'sans' {
  const box = font.layout('I').glyphs[0]?.path.bbox
  if (!box) return 'sans'
  return (box.maxX - box.minX) / (box.maxY - box.minY) > SERIFS ? 'serif' : 'sans'
}
