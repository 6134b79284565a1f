import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import type { Typeface } from '#lib/look/typeface.ts'
import type { PrintLook } from '#lib/pdf/text-writer.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { readPlainLook } from '../content/group-look.ts'
import { readStoredFont, withStoredFont } from './stored-font.ts'

/** Weight of letters in print, as of the project's own families. */
const PRINTED_WEIGHT = 450

/** Fonts that are kept, of some ten kB each: the two files of two families, before and after a publish. */
const MOST_FONTS = 8

/** Tones and type of the published look with its own fonts, as far as they may be part of printed files. */
export async function readPrintLook(payload: Payload): Promise<PrintLook> {
  const look = await readPlainLook(payload)
  const { display, text } = look.type
  const fonts = await Promise.all([display, text].map(printFontsOf))
  return { ...look, fonts: new Map(fonts.flat()) }
}

/** The files of a group's own family for print: all of them, or none where one cannot be had or may not be used. */
async function printFontsOf({ own, file, restFile, weights }: Typeface) {
  if (!own?.mayBePrinted) return []
  const names = [file, restFile].filter((name) => name !== null)
  const cuts = await withStoredFont(() =>
    Promise.all(names.map(async (name) => [name, await fixedCut(name, weights)] as const)),
  )
  return cuts ?? []
}

function fixedCut(name: string, weights: Typeface['weights']): Promise<Buffer> {
  const kept = processSingleton(
    'print-fonts',
    () => new LRUCache<string, Promise<Buffer>>({ max: MOST_FONTS }),
  )
  const known = kept.get(name)
  if (known) return known
  const cut = cutFixed(name, weights)
  kept.set(name, cut)
  cut.catch(() => kept.delete(name))
  return cut
}

async function cutFixed(name: string, [min, max]: Typeface['weights']): Promise<Buffer> {
  // Loaded where files are printed: no start of the site waits for them.
  const [{ create }, { default: subsetFont }] = await Promise.all([
    import('fontkit'),
    import('subset-font'),
  ])
  const all = { keepAllGlyphs: true, targetFormat: 'truetype' } as const
  const plain = await subsetFont(await readStoredFont(name), undefined, all)
  if (!create(plain).variationAxes.wght) return plain
  const wght = Math.min(Math.max(PRINTED_WEIGHT, min), max)
  return subsetFont(plain, undefined, { ...all, variationAxes: { wght } })
}
