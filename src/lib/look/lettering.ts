import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { cutForLayout } from '../fonts/layout-cut.ts'
import { processSingleton } from '../process/process-singleton.ts'
import type { Typeface } from './typeface.ts'

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

/** Value of the axis of optical sizes, px: names stand in headers and icons, never as large as on a poster. */
const OPTICAL_SIZE = 36

/** Lines that are kept: the names of a group, in the looks that it tries. */
const MOST_LINES = 100

/** Reads a file of a family by its name. */
type ReadFile = (name: string) => Promise<Buffer>

const readCarried: ReadFile = (name) =>
  readFile(path.resolve(/* turbopackIgnore: true */ 'src/ui/fonts', name))

/**
 * Sets a line in a typeface, in its heaviest weight. Null where the typeface lacks one of its letters. Throws what
 * `read` throws.
 *
 * @param read - reads the files of a group's own family; those of others are the project's.
 */
export function letteringOf(
  typeface: Typeface,
  line: string,
  read: ReadFile = readCarried,
): Promise<Lettering | null> {
  const kept = processSingleton(
    'lettering',
    () => new LRUCache<string, Promise<Lettering | null>>({ max: MOST_LINES }),
  )
  const key = `${typeface.file} ${line}`
  const known = kept.get(key)
  if (known) return known
  const set = setLine(typeface, line, read)
  kept.set(key, set)
  set.catch(() => kept.delete(key))
  return set
}

async function setLine(
  typeface: Typeface,
  line: string,
  read: ReadFile,
): Promise<Lettering | null> {
  const words = line.split(/\s+/u).filter(Boolean)
  const fonts = await fontsWith(typeface, [...new Set(words.join(''))], read)
  const [first] = fonts ?? []
  if (!fonts || !first) return null
  const em = first.font.unitsPerEm
  const glyphs = placedGlyphs(fonts, words)
  const left = Math.min(...glyphs.map(({ bbox, x }) => bbox.minX + x))
  const right = Math.max(...glyphs.map(({ bbox, x }) => bbox.maxX + x))
  const top = Math.max(...glyphs.map(({ bbox, y }) => bbox.maxY + y))
  const bottom = Math.min(...glyphs.map(({ bbox, y }) => bbox.minY + y))
  return {
    glyphs: glyphs.map(({ d, x, y }) => ({ d, x, y })),
    unitsPerEm: em,
    box: {
      ...{ left: left / em, top: -top / em },
      ...{ width: (right - left) / em, height: (top - bottom) / em },
    },
  }
}

/** A cut of one of a family's files, and the letters that are taken from it. */
type Cut = { font: Font; letters: ReadonlySet<string> }

/** Cuts that have the letters between them, the family's first file before the rest; null where one is in neither. */
async function fontsWith(
  { file, restFile, weights, own: ofGroup }: Typeface,
  letters: string[],
  read: ReadFile,
): Promise<Cut[] | null> {
  // Loaded where letters are set: no start of the site waits for them.
  const [{ create }, { default: subsetFont }] = await Promise.all([
    import('fontkit'),
    import('subset-font'),
  ])
  const cuts: Cut[] = []
  let missing = letters
  for (const name of [file, restFile]) {
    if (missing.length === 0) break
    if (name === null) continue
    const bytes = await read(name)
    const { variationAxes, characterSet } = create(bytes)
    const known = new Set(characterSet)
    const own = missing.filter((letter) => known.has(letter.codePointAt(0) ?? 0))
    if (own.length === 0) continue
    const { wght, opsz } = variationAxes
    // A fixed cut: what reads outlines does not read those of variable WOFF2 files.
    const axes = {
      ...(wght ? { wght: Math.min(weights[1], wght.max) } : {}),
      ...(opsz ? { opsz: Math.min(Math.max(OPTICAL_SIZE, opsz.min), opsz.max) } : {}),
    }
    const text = own.join('')
    const cut = ofGroup
      ? await cutForLayout(bytes, text, axes)
      : await subsetFont(bytes, text, { targetFormat: 'truetype', variationAxes: axes })
    cuts.push({ font: create(cut), letters: new Set(own) })
    missing = missing.filter((letter) => !own.includes(letter))
  }
  return letters.length > 0 && missing.length === 0 ? cuts : null
}

/** The letters of words from left to right. Word by word: outlines of spaces cannot be read in all fonts. */
function placedGlyphs(fonts: readonly Cut[], words: readonly string[]) {
  const [{ font: first } = { font: null }] = fonts
  const space = WORD_SPACE * (first?.unitsPerEm ?? 0)
  let pen = -space
  return words.flatMap((word) => {
    pen += space
    return runsOf(fonts, word).flatMap(({ font, text }) => {
      const line = font.layout(text)
      return line.glyphs.map(({ path: outline }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = line.positions[index] ?? {}
        const at = { x: pen + xOffset, y: yOffset }
        pen += xAdvance
        return { d: outline.toSVG(), bbox: outline.bbox, ...at }
      })
    })
  })
}

/** The letters of a word that follow each other in one font. */
function runsOf(fonts: readonly Cut[], word: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const letter of word) {
    const found = fonts.find(({ letters }) => letters.has(letter))
    if (!found) throw new Error('a letter is in no cut')
    const last = runs.at(-1)
    if (last?.font === found.font) last.text += letter
    else runs.push({ font: found.font, text: letter })
  }
  return runs
}
