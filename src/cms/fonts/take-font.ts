import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { cutForLayout } from '#lib/fonts/layout-cut.ts'
import { COMMON, NEEDED, REST } from '#lib/fonts/letters.ts'
import { type Measures, measure } from '#lib/fonts/measure.ts'
import { cutForPages, LINING_FIGURES } from '#lib/fonts/page-cut.ts'
import type { FontFacts, FontRole } from '#lib/look/own-font.ts'
import { cutForPrint } from '#lib/pdf/print-cut.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { checkFontHeader, type HeaderFault } from './font-header.ts'
import { axesFor, type KeptAxes } from './kept-axes.ts'
import { kindOf } from './serif-or-sans.ts'

/** Why a file is not taken as a font of the site. */
export type FontFault = HeaderFault | 'letters_missing' | 'unusable_measures'

/** A font as it is stored: its facts, and its files as WOFF2. */
export type TakenFont = { facts: FontFacts; file: Uint8Array; restFile: Uint8Array | null }

/** Names that programs of text show: the family and the style that belong together, however many weights there are. */
const TYPOGRAPHIC_NAMES = [16, 17]

/** What has an outline: those of spaces cannot be read in all fonts. */
const DRAWN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Ascent, descent and gap together, of the font size, with which lines of a page can be set. */
const LINE = { min: 0.5, max: 3 }

/**
 * Reads an uploaded font, cuts it for pages as the project's own families are cut, and measures it. It runs what
 * strangers made: call it in the fonts' process (`font-client.ts`). Throws nothing but faults of the program.
 */
export async function takeFont(
  bytes: Buffer,
  role: FontRole,
): Promise<Result<TakenFont, FontFault>> {
  const header = checkFontHeader(bytes)
  if (!header.ok) return header
  try {
    return await takeReadable(bytes, role)
  } catch (error) {
    // What cannot be read is the file's fault: libraries throw all kinds of things at it.
    return refuse('broken_font', { reason: String(error) })
  }
}

async function takeReadable(bytes: Buffer, role: FontRole): Promise<Result<TakenFont, FontFault>> {
  const { plain, font } = await readWhole(bytes)
  const has = new Set(font.characterSet)
  const lacks = (letters: string) =>
    [...letters].filter((letter) => !has.has(letter.codePointAt(0) ?? 0)).join('')
  const missing = lacks(NEEDED)
  if (missing) return refuse('letters_missing', { letters: missing })
  const permission = permissionOf(font)
  const axes = axesFor(font.variationAxes, role)
  const hasRest = permission === 'no_subsetting' ? null : REST.length > lacks(REST).length
  const { file, restFile, measures } = await cutFont(plain, axes, hasRest)
  if (!isUsable(measures)) return refuse('unusable_measures')
  const weight = font['OS/2'].usWeightClass
  const weights = axes.weights ?? ([weight, weight] as const)
  const facts: FontFacts = {
    ...namesOf(font),
    kind: kindOf(font),
    ...{ weights, measures, missing: lacks(COMMON), permission },
    mayBePrinted: permission === 'free' && (await canBePrinted([file, restFile], weights)),
    bytes: { uploaded: bytes.length, kept: file.length },
  }
  return ok({ facts, file, restFile })
}

/** The whole font in plain TrueType or OpenType, with the tables that are as they should be. */
async function readWhole(bytes: Buffer): Promise<{ plain: Buffer; font: Font }> {
  const plain = await subsetFont(bytes, undefined, {
    ...{ keepAllGlyphs: true, targetFormat: 'truetype', preserveNameIds: TYPOGRAPHIC_NAMES },
  })
  return { plain, font: create(plain) }
}

type Cut = { file: Buffer; restFile: Buffer | null; measures: Measures }

/** @param hasRest - whether it has letters of the rest of Latin; null where nothing may be cut out of it. */
async function cutFont(
  plain: Buffer,
  { axes, at, heaviest }: KeptAxes,
  hasRest: boolean | null,
): Promise<Cut> {
  const cut = (letters: string) => cutForPages(plain, letters, { axes, features: LINING_FIGURES })
  const file =
    hasRest === null
      ? await subsetFont(plain, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' })
      : await cut(COMMON)
  const restFile = hasRest ? await cut(REST) : null
  await tryLetters(file, COMMON, heaviest)
  if (restFile) await tryLetters(restFile, REST, heaviest)
  return { file, restFile, measures: await measure(file, { at }) }
}

/**
 * Sets and draws all letters once, as icons and printed files do later in the site's own process: a font that cannot
 * be drawn, or not in time, is refused here.
 */
async function tryLetters(
  file: Buffer,
  letters: string,
  at: Record<string, number>,
): Promise<void> {
  const fixed = create(await cutForLayout(file, letters, at))
  const known = new Set(fixed.characterSet)
  const isDrawn = (one: string) => DRAWN.test(one) && known.has(one.codePointAt(0) ?? 0)
  const line = [...letters].filter(isDrawn).join('')
  for (const { path } of fixed.layout(line).glyphs) {
    if (path.toSVG() !== '' && !Number.isFinite(path.bbox.maxX))
      throw new Error('a letter has no bounds')
  }
}

/** Browsers leave out figures of a height that are negative. */
function isUsable({ width, ascent, descent, lineGap }: Measures): boolean {
  const line = ascent + descent + lineGap
  const isLine = Math.min(ascent, descent, lineGap) >= 0 && line >= LINE.min && line <= LINE.max
  return isLine && width > 0.1 && width < 2
}

/** Whether printed files can have all the files of a font. */
async function canBePrinted(
  files: readonly (Buffer | null)[],
  weights: FontFacts['weights'],
): Promise<boolean> {
  try {
    for (const file of files) if (file) await cutForPrint(file, weights)
    return true
  } catch {
    return false
  }
}

function permissionOf(font: Font): FontFacts['permission'] {
  const { noEmbedding, viewOnly, editable, noSubsetting, bitmapOnly } = font['OS/2'].fsType
  if (noSubsetting) return 'no_subsetting'
  // Of several that older fonts name, the one that permits most counts.
  const isBarred = noEmbedding && !viewOnly && !editable
  return isBarred || bitmapOnly ? 'no_embedding' : 'free'
}

function namesOf(font: Font): Pick<FontFacts, 'family' | 'style'> {
  return {
    family: plainName(font.getName('preferredFamily') ?? font.familyName) || 'font',
    style: plainName(font.getName('preferredSubfamily') ?? font.subfamilyName),
  }
}

/** A name of what ends no text of CSS or HTML. */
function plainName(name: string | null): string {
  const plain = (name ?? '').normalize('NFC').replace(/[^\p{L}\p{N} .+_-]/gu, ' ')
  const words = plain.replace(/\s+/g, ' ').trim()
  // By whole characters: databases refuse half of one.
  return [...words].slice(0, 50).join('').trim()
}
