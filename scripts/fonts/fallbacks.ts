import { readFile } from 'node:fs/promises'
import type { Fallback } from '#lib/look/typeface.ts'
import type { Family } from './families.ts'
import { type Measures, measure } from './measure.ts'

type Reference = {
  /** In the name of the fallback: *Fraunces by Times*. */
  by: string
  /** Names of the font on guests' machines, for `local()`. */
  local: readonly string[]
  /** A font with the same advances, below `node_modules`: Arimo has Arial's, Tinos those of Times New Roman. */
  file: string
  /** Only for ASCII: signs that the family does not have are drawn at their own size. */
  ascii: boolean
}

const fontsource = (name: string) => `@fontsource/${name}/files/${name}-latin-400-normal.woff2`

/** Fonts of computers, phones and Linux. */
export const REFERENCES: Record<Family['kind'], readonly Reference[]> = {
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

/** Fallback faces of a family with these measures, best first; percentages with two decimals. */
export async function fallbacksOf(family: Family, own: Measures): Promise<Fallback[]> {
  return Promise.all(
    REFERENCES[family.kind].map(async ({ by, local, file, ascii }) => {
      const { width } = await measure(await readFile(`node_modules/${file}`))
      // The overrides are shares of a font size that `size-adjust` has already changed.
      const size = own.width / width
      return {
        family: `${family.short ?? family.name} by ${by}`,
        local,
        sizeAdjust: percent(size),
        ascent: percent(own.ascent / size),
        descent: percent(own.descent / size),
        lineGap: percent(own.lineGap / size),
        ascii,
      }
    }),
  )
}

function percent(share: number): number {
  return Math.round(share * 10_000) / 100
}
