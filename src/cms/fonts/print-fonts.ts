import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import type { Typeface } from '#lib/look/typeface.ts'
import { cutForPrint } from '#lib/pdf/print-cut.ts'
import type { PrintLook } from '#lib/pdf/text-writer.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { readPlainLook } from '../content/group-look.ts'
import { readStoredFont, withStoredFont } from './stored-font.ts'

/** Fonts that are kept, of some ten kB each: the two files of two families, before and after a publish. */
const MOST_FONTS = 8

/** Tones and type of the published look with its own fonts, as far as they may be part of printed files. */
export async function readPrintLook(payload: Payload): Promise<PrintLook> {
  const look = await readPlainLook(payload)
  const { display, text } = look.type
  const fonts = await Promise.all([display, text].map(printFontsOf))
  return { ...look, fonts: new Map(fonts.flat()) }
}

/** The files of a group's own family for print: all of them, or none where one cannot be had or printed. */
async function printFontsOf({ own, file, restFile, weights }: Typeface) {
  if (!own?.mayBePrinted) return []
  const names = [file, restFile].filter((name) => name !== null)
  const cuts = await withStoredFont(() =>
    Promise.all(names.map(async (name) => [name, await printCut(name, weights)] as const)),
  )
  const usable = (cuts ?? []).flatMap(([name, cut]) => (cut ? [[name, cut] as const] : []))
  return usable.length === names.length ? usable : []
}

/** A file cut for print; null for one that cannot be printed, which is said in the log once. */
function printCut(name: string, weights: Typeface['weights']): Promise<Buffer | null> {
  const kept = processSingleton(
    'print-fonts',
    () => new LRUCache<string, Promise<Buffer | null>>({ max: MOST_FONTS }),
  )
  const known = kept.get(name)
  if (known) return known
  const cut = readStoredFont(name).then((file) =>
    cutForPrint(file, weights).catch((error: unknown) => {
      console.warn('fonts: a font of the look is not printed', { name, error })
      return null
    }),
  )
  kept.set(name, cut)
  cut.catch(() => kept.delete(name))
  return cut
}
