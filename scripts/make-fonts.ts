/**
 * Makes the committed font files of `src/ui/fonts`, those for pages and those for PDF files, from
 * Fontsource, at development time: axes cut to what the design uses, the Latin subset kept, licences copied beside them.
 * A family has two files for pages: the letters of English, French and Spanish, and the rest of Latin, which a
 * browser fetches where a page has one of them (`src/ui/styles/fonts.css` says which).
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

/** Letters and signs that a page is expected to have. */
const common = new Set([
  ...ranges([0x20, 0x7e]),
  ...'\u00a0àâçèéêëîïôùûüœñáíóúÀÂÇÈÉÊËÎÏÔÙÛÜŒÑÁÍÓÚ–—‘’“”…•·«»¿¡©°×′″½¼¾',
])
const rest = [...latin].filter((letter) => !common.has(letter)).join('')

const fonts = [
  {
    family: 'fraunces',
    source: 'fraunces-latin-full-normal.woff2',
    target: 'fraunces',
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
    target: 'instrument-sans',
    axes: { wght: { min: 400, max: 600, default: 400 } },
  },
] as const

for (const font of fonts) {
  const home = `node_modules/@fontsource-variable/${font.family}`
  const source = await readFile(`${home}/files/${font.source}`)
  const cuts = { [font.target]: [...common].join(''), [`${font.target}-rest`]: rest }
  for (const [target, letters] of Object.entries(cuts)) {
    const made = await subsetFont(source, letters, {
      targetFormat: 'woff2',
      variationAxes: font.axes,
      keepFeatures: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
    })
    await writeFile(`${out}/${target}.woff2`, made)
    console.log(`${target}.woff2: ${(made.length / 1024).toFixed(1)} kB`)
  }
  await copyFile(`${home}/LICENSE`, `${out}/${font.family}.LICENSE`)
}

console.log(`unicode-range: ${unicodeRange(rest)}`)

/** As in CSS, with neighbours in one range. `letters` are in the order of their code points. */
function unicodeRange(letters: string): string {
  const spans: [number, number][] = []
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0
    const last = spans.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else spans.push([code, code])
  }
  const hex = (code: number) => code.toString(16)
  return spans
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}

function ranges(...pairs: [number, number][]): string {
  return pairs
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
    .map((code) => String.fromCodePoint(code))
    .join('')
}

/** The Latin letters of the pages, and fractions. */
const western = latin + ranges([0x2044, 0x2044], [0x2150, 0x215e])

/** Letters beyond western Europe's, which the sources have in files of their own. */
const further = ranges(
  [0x100, 0x24f],
  [0x300, 0x309],
  [0x323, 0x323],
  [0x1e00, 0x1eff],
  [0x20ab, 0x20ab],
)

/** Signs, weather, plants, animals, food and faces. */
const emoji = ranges(
  [0x2600, 0x27bf],
  [0x2b50, 0x2b55],
  [0x1f300, 0x1f320],
  [0x1f324, 0x1f393],
  [0x1f400, 0x1f43f],
  [0x1f48b, 0x1f49f],
  [0x1f4a5, 0x1f4af],
  [0x1f525, 0x1f525],
  [0x1f600, 0x1f64f],
  [0x1f942, 0x1f944],
  [0x1f950, 0x1f9cb],
  [0x1fab0, 0x1fae9],
)

/** Fraunces large as in headlines, and as small as the names of dishes. */
const display = { wght: 420, opsz: 72, SOFT: 50, WONK: 0 }
const small = { wght: 500, opsz: 11, SOFT: 50, WONK: 0 }
const plain = { wght: 450 }

/** Fixed cuts for PDF files, which know no axes (`src/lib/pdf/fonts.ts`). */
const printed = [
  ['fraunces-latin-full-normal', 'fraunces-print', western, display],
  ['fraunces-latin-full-normal', 'fraunces-print-small', western, small],
  ['fraunces-latin-ext-full-normal', 'fraunces-print-further', further, small],
  ['fraunces-vietnamese-full-normal', 'fraunces-print-vietnamese', further, small],
  ['instrument-sans-latin-wght-normal', 'instrument-sans-print', western, plain],
  ['instrument-sans-latin-ext-wght-normal', 'instrument-sans-print-further', further, plain],
] as const

for (const [source, target, letters, variationAxes] of printed) {
  const family = source.startsWith('fraunces') ? 'fraunces' : 'instrument-sans'
  const file = `node_modules/@fontsource-variable/${family}/files/${source}.woff2`
  await writePrinted(file, target, letters, { variationAxes: { ...variationAxes } })
}
const noto = 'node_modules/@fontsource/noto-emoji'
await writePrinted(`${noto}/files/noto-emoji-emoji-400-normal.woff2`, 'noto-emoji-print', emoji)
await copyFile(`${noto}/LICENSE`, `${out}/noto-emoji.LICENSE`)

async function writePrinted(
  source: string,
  target: string,
  letters: string,
  cut: { variationAxes?: Record<string, number> } = {},
) {
  const made = await subsetFont(await readFile(source), letters, {
    targetFormat: 'truetype',
    ...cut,
  })
  await writeFile(`${out}/${target}.ttf`, made)
  console.log(`${target}.ttf: ${(made.length / 1024).toFixed(1)} kB`)
}
