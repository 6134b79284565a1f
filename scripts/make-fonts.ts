/**
 * Makes the committed font files of `src/ui/fonts`, two for pages and two for printed cards, from
 * `@fontsource-variable`, at development time: axes cut to what the design uses, the Latin subset kept, licences copied beside them.
 * Run it with `node scripts/make-fonts.ts` after a new release of either family.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const out = 'src/ui/fonts'
const latin = ranges(
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x160, 0x161],
  [0x178, 0x178],
  [0x17d, 0x17e],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
)

const fonts = [
  {
    family: 'fraunces',
    source: 'fraunces-latin-full-normal.woff2',
    target: 'fraunces.woff2',
    // The defaults stand at an end of their axis: one in between costs 11 kB more. Headlines
    // are the rule, so the instance that fallback metrics are taken from is the display cut.
    axes: {
      wght: { min: 380, max: 480, default: 380 },
      opsz: { min: 9, max: 144, default: 144 },
      SOFT: 50,
      WONK: 0,
    },
  },
  {
    family: 'instrument-sans',
    source: 'instrument-sans-latin-wght-normal.woff2',
    target: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
] as const

for (const font of fonts) {
  const home = `node_modules/@fontsource-variable/${font.family}`
  const source = await readFile(`${home}/files/${font.source}`)
  const made = await subsetFont(source, latin, {
    targetFormat: 'woff2',
    variationAxes: font.axes,
    keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
  })
  await writeFile(`${out}/${font.target}`, made)
  await copyFile(`${home}/LICENSE`, `${out}/${font.family}.LICENSE`)
  console.log(`${font.target}: ${(made.length / 1024).toFixed(1)} kB`)
}

function ranges(...pairs: [number, number][]): string {
  return pairs
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('')
}

/** One cut of each family for PDF files, which know no axes. */
const printed = [
  {
    font: fonts[0],
    target: 'fraunces-print.ttf',
    axes: { wght: 420, opsz: 72, SOFT: 50, WONK: 0 },
  },
  { font: fonts[1], target: 'instrument-sans-print.ttf', axes: { wght: 450 } },
] satisfies { font: (typeof fonts)[number]; target: string; axes: Record<string, number> }[]

for (const { font, target, axes } of printed) {
  const home = `node_modules/@fontsource-variable/${font.family}`
  const file = await readFile(`${home}/files/${font.source}`)
  const variationAxes = Object.fromEntries(Object.entries(axes))
  const made = await subsetFont(file, latin, { targetFormat: 'truetype', variationAxes })
  await writeFile(`${out}/${target}`, made)
  console.log(`${target}: ${(made.length / 1024).toFixed(1)} kB`)
}
