import { readFile } from 'node:fs/promises'
import { fallbacksOf } from '#lib/fonts/fallbacks.ts'
import { REST, unicodeRange } from '#lib/fonts/letters.ts'
import { measure } from '#lib/fonts/measure.ts'
import type { Typeface } from '#lib/look/typeface.ts'
import { type Family, FOLDER, families } from './families.ts'

/** The module that `scripts/make-fonts.ts` writes. */
export const MODULE = 'src/lib/look/typefaces.gen.ts'

const HEAD =
  '// Written by `node scripts/make-fonts.ts` from the files in src/ui/fonts. Do not edit.\n'

/** The source text of the module, from the committed page files and from the fonts that stand for them. */
export async function typefacesModule(): Promise<string> {
  const faces = await Promise.all(
    Object.entries(families).map(
      async ([file, family]): Promise<[string, Typeface]> => [file, await typeface(file, family)],
    ),
  )
  return `${HEAD}import type { Typeface } from './typeface.ts'

/** All families that the project carries, by the name of their files without its extension. */
export const TYPEFACES = ${JSON.stringify(Object.fromEntries(faces), null, 2)} as const satisfies Record<string, Typeface>

/** The \`unicode-range\` of every family's second file. */
export const REST_RANGE =
  '${unicodeRange(REST)}'
`
}

/** Measures the committed page file where `family.measured` says. */
async function typeface(file: string, family: Family): Promise<Typeface> {
  const measures = await measure(await readFile(`${FOLDER}/${file}.woff2`), { at: family.measured })
  return {
    family: family.name,
    kind: family.kind,
    weights: family.weights,
    file: `${file}.woff2`,
    restFile: `${file}-rest.woff2`,
    fallbacks: fallbacksOf(family.short ?? family.name, family.kind, measures),
  }
}
