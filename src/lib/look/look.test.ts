import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fontFaces } from './font-faces.ts'
import { lookStyle, REFERENCE_LOOK, readLook, themeColour } from './look.ts'
import { typeOf } from './look-type.ts'
import { BASE_COLOURS, makePalette, TONE_OF_BASE } from './palette.ts'
import { PRESETS } from './presets.ts'

it('states nothing for the reference look, and no more than 1 kB for any preset', () => {
  expect(lookStyle(REFERENCE_LOOK)).toBe('')
  for (const { id, look } of PRESETS)
    expect([id, lookStyle(look).length <= 1024]).toEqual([id, true])
})

it.each(PRESETS)(
  'costs a page no more than 1 kB in the look for a $id, its type included',
  ({ look }) => {
    const { display, text } = fontFaces(typeOf(look), (_, file) => `/_next/static/media/${file}`)
    const tokens = `--font-display:${display.stack};--font-text:${text.stack}`
    const sheet = `${lookStyle(look)}${display.css}${text.css}html:root{${tokens}}`
    expect(brotliCompressSync(sheet).length).toBeLessThanOrEqual(1024)
  },
)

it('states only custom properties that the style sheet has', () => {
  const sheet = readFileSync('src/ui/styles/tokens.css', 'utf8')
  const known = new Set([...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
  for (const { look } of PRESETS) {
    const stated = [...lookStyle(look).matchAll(/(--[\w-]+):/g)].map(([, name]) => name)
    expect(stated.filter((name) => !known.has(name))).toEqual([])
  }
})

it('takes what is missing or unusable from the reference look', () => {
  expect(readLook(null)).toEqual(REFERENCE_LOOK)
  const stored = { colours: { dark: '#ABCDEF', light: 'red', action: null }, corners: 'oval' }
  expect(readLook(stored)).toEqual({
    ...REFERENCE_LOOK,
    colours: { ...REFERENCE_LOOK.colours, dark: '#abcdef' },
  })
})

it('gives browsers the darkest ground', () => {
  expect(themeColour(REFERENCE_LOOK)).toBe('#0e1613')
})

it.each(PRESETS)('a $id has its colours as they are wished: none is moved', ({ look }) => {
  const { palette } = makePalette(look.colours)
  const had = BASE_COLOURS.map((name) => [name, palette[TONE_OF_BASE[name]]])
  expect(Object.fromEntries(had)).toEqual(look.colours)
})
