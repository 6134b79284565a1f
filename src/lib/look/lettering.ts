import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { processSingleton } from '../process/process-singleton.ts'
import { TYPEFACES } from './typefaces.gen.ts'

/** A line of letters as outlines. */
export type Lettering = {
  /** `d` of SVG paths in units of the font, `y` upwards, each with its place on the line in units. */
  glyphs: readonly { d: string; x: number; y: number }[]
  unitsPerEm: number
  /** What the letters cover, in em, `y` downwards from the baseline. */
  box: { left: number; top: number; width: number; height: number }
}

/** Between words, em. */
const WORD_SPACE = 0.25

/** Lines that are kept: the names of a group, in the looks that it tries. */
const MOST_LINES = 100

/** Sets a line in a typeface, in its heaviest weight. Null where the typeface lacks one of its letters. */
export function letteringOf(
  typeface: keyof typeof TYPEFACES,
  line: string,
): Promise<Lettering | null> {
  const kept = processSingleton(
    'lettering',
    () => new LRUCache<string, Promise<Lettering | null>>({ max: MOST_LINES }),
  )
  const key = `${typeface} ${line}`
  const known = kept.get(key)
  if (known) return known
  const set = setLine(typeface, line)
  kept.set(key, set)
  set.catch(() => kept.delete(key))
  return set
}

async function setLine(typeface: keyof typeof TYPEFACES, line: string): Promise<Lettering | null> {
  // Loaded where letters are set: no start of the site waits for them.
  const [{ create }, { default: subsetFont }] = await Promise.all([
    import('fontkit'),
    import('subset-font'),
  ])
  const words = line.split(/\s+/u).filter(Boolean)
  const { file, weights } = TYPEFACES[typeface]
  const bytes = await readFile(path.resolve(/* turbopackIgnore: true */ 'src/ui/fonts', file))
  const { variationAxes, characterSet } = create(bytes)
  const known = new Set(characterSet)
  const letters = words.join('')
  if (letters === '' || [...letters].some((one) => !known.has(one.codePointAt(0) ?? 0))) return null
  // A fixed cut: what reads outlines does not read those of variable WOFF2 files.
  const cut = await subsetFont(bytes, letters, {
    targetFormat: 'truetype',
    variationAxes: variationAxes.wght ? { wght: weights[1] } : {},
  })
  const font = create(cut)
  const placed = placedGlyphs(font, words)
  const em = font.unitsPerEm
  const left = Math.min(...placed.map(({ bbox, x }) => bbox.minX + x))
  const right = Math.max(...placed.map(({ bbox, x }) => bbox.maxX + x))
  const top = Math.max(...placed.map(({ bbox, y }) => bbox.maxY + y))
  const bottom = Math.min(...placed.map(({ bbox, y }) => bbox.minY + y))
  return {
    glyphs: placed.map(({ d, x, y }) => ({ d, x, y })),
    unitsPerEm: em,
    box: {
      ...{ left: left / em, top: -top / em },
      ...{ width: (right - left) / em, height: (top - bottom) / em },
    },
  }
}

/** The letters of words from left to right. Word by word: outlines of spaces cannot be read in all fonts. */
function placedGlyphs(font: Font, words: readonly string[]) {
  let pen = 0
  return words.flatMap((word) => {
    const { glyphs, positions } = font.layout(word)
    const placed = glyphs.map(({ path: outline }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const at = { x: pen + xOffset, y: yOffset }
      pen += xAdvance
      return { d: outline.toSVG(), bbox: outline.bbox, ...at }
    })
    pen += WORD_SPACE * font.unitsPerEm
    return placed
  })
}
