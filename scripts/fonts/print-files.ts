import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { EMOJI, FURTHER, WESTERN } from '#lib/fonts/letters.ts'
import { type Family, FOLDER, families } from './families.ts'

/** Fraunces large as in headlines, and as small as the names of dishes. */
const display = { wght: 420, opsz: 72, SOFT: 50, WONK: 0 }
const small = { wght: 500, opsz: 11, SOFT: 50, WONK: 0 }
const plain = { wght: 450 }

const printed = [
  ['fraunces-latin-full-normal', 'fraunces-print', WESTERN, display],
  ['fraunces-latin-full-normal', 'fraunces-print-small', WESTERN, small],
  ['fraunces-latin-ext-full-normal', 'fraunces-print-further', FURTHER, small],
  ['fraunces-vietnamese-full-normal', 'fraunces-print-vietnamese', FURTHER, small],
  ['instrument-sans-latin-wght-normal', 'instrument-sans-print', WESTERN, plain],
  ['instrument-sans-latin-ext-wght-normal', 'instrument-sans-print-further', FURTHER, plain],
] as const

/** Families that have further cuts, above. */
const MADE_ABOVE: readonly string[] = ['fraunces', 'instrument-sans']

/** Makes the fixed cuts for PDF files, which know no axes (`src/lib/pdf/text-writer.ts`). */
export async function makePrintFiles(): Promise<void> {
  for (const [source, target, letters, variationAxes] of printed) {
    const family = source.startsWith('fraunces') ? 'fraunces' : 'instrument-sans'
    const file = `node_modules/@fontsource-variable/${family}/files/${source}.woff2`
    await make(file, target, letters, { variationAxes: { ...variationAxes } })
  }
  for (const [name, family] of Object.entries<Family>(families)) {
    if (MADE_ABOVE.includes(name)) continue
    const source = `node_modules/${family.home}/files/${family.source}`
    await make(source, `${name}-print`, WESTERN, { variationAxes: fixed(family) })
  }
  const noto = 'node_modules/@fontsource/noto-emoji'
  await make(`${noto}/files/noto-emoji-emoji-400-normal.woff2`, 'noto-emoji-print', EMOJI)
  await copyFile(`${noto}/LICENSE`, `${FOLDER}/noto-emoji.LICENSE`)
}

/** A place on each axis of a family: as heavy as in print, and for sizes between a headline and the name of a dish. */
function fixed({ axes }: Family): Record<string, number> {
  const values = Object.entries(axes).map(([axis, range]) => {
    if (typeof range === 'number') return [axis, range]
    return [axis, axis === 'wght' ? plain.wght : Math.min(range.max, 24)]
  })
  return Object.fromEntries(values)
}

async function make(
  source: string,
  target: string,
  letters: string,
  cut: { variationAxes?: Record<string, number> } = {},
) {
  const made = await subsetFont(await readFile(source), letters, {
    targetFormat: 'truetype',
    ...cut,
  })
  await writeFile(`${FOLDER}/${target}.ttf`, made)
  console.log(`${target}.ttf: ${(made.length / 1024).toFixed(1)} kB`)
}
