import { readFile } from 'node:fs/promises'
import type { ReferenceFont } from '#lib/fonts/fallbacks.ts'
import { measure } from '#lib/fonts/measure.ts'
import type { Family } from './families.ts'

type Source = Omit<ReferenceFont, 'width'> & {
  /** A font with the same advances, below `node_modules`: Arimo has Arial's, Tinos those of Times New Roman. */
  file: string
}

/** The module that `scripts/make-fonts.ts` writes. */
export const REFERENCE_MODULE = 'src/lib/fonts/reference-fonts.gen.ts'

const HEAD = '// Written by `node scripts/make-fonts.ts` from fonts of Fontsource. Do not edit.\n'

const fontsource = (name: string) => `@fontsource/${name}/files/${name}-latin-400-normal.woff2`

/** Fonts of computers, phones and Linux. */
export const SOURCES: Record<Family['kind'], readonly Source[]> = {
  serif: [
    { by: 'Times', local: ['Times New Roman'], file: fontsource('tinos'), ascii: false },
    {
      by: 'Noto',
      local: ['Noto Serif', 'NotoSerif'],
      file: fontsource('noto-serif'),
      ascii: true,
    },
    {
      by: 'DejaVu',
      local: ['DejaVu Serif', 'DejaVuSerif'],
      file: fontsource('dejavu-serif'),
      ascii: true,
    },
  ],
  sans: [
    { by: 'Arial', local: ['Arial'], file: fontsource('arimo'), ascii: false },
    { by: 'Roboto', local: ['Roboto', 'Roboto-Regular'], file: fontsource('roboto'), ascii: true },
    {
      by: 'DejaVu',
      local: ['DejaVu Sans', 'DejaVuSans'],
      file: fontsource('dejavu-sans'),
      ascii: true,
    },
  ],
}

/** The source text of the module, from the fonts that stand for those of guests' machines. */
export async function referenceFontsModule(): Promise<string> {
  const fonts = { serif: await measured(SOURCES.serif), sans: await measured(SOURCES.sans) }
  return `${HEAD}import type { ReferenceFont } from './fallbacks.ts'

/** Fonts of computers, phones and Linux, as wide as they are; best first. */
export const REFERENCE_FONTS = ${JSON.stringify(fonts, null, 2)} as const satisfies Record<string, readonly ReferenceFont[]>
`
}

function measured(sources: readonly Source[]): Promise<ReferenceFont[]> {
  return Promise.all(
    sources.map(async ({ by, local, file, ascii }) => {
      const { width } = await measure(await readFile(`node_modules/${file}`))
      return { by, local, ascii, width }
    }),
  )
}
