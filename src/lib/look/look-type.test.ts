import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fontFaces } from './font-faces.ts'
import { lookStyle } from './look.ts'
import { typeOf } from './look-type.ts'
import type { OwnFont } from './own-font.ts'
import { PRESETS } from './presets.ts'
import { typePairs } from './type-pairs.ts'
import { TYPEFACES } from './typefaces.gen.ts'

/** An uploaded font as it is stored. */
function font(id: number, more: Partial<OwnFont> = {}): OwnFont {
  // Names of files are hashes: no two have anything in common.
  const hash = (BigInt(id * 7919) ** 9n).toString(16).slice(-16).padStart(16, '3')
  return {
    ...{ id, family: 'Cormorant Garamond', style: 'Regular', kind: 'serif' },
    weights: [400, 400],
    measures: { width: 0.38, ascent: 0.924, descent: 0.287, lineGap: 0 },
    ...{
      missing: '',
      permission: 'free',
      mayBePrinted: true,
      bytes: { uploaded: 240_000, kept: 31_000 },
    },
    file: `${hash}-cormorant-garamond.woff2`,
    restFile: `${hash.split('').reverse().join('')}-cormorant-garamond-rest.woff2`,
    ...more,
  }
}
const [pair] = typePairs
const faces = (fonts: Parameters<typeof typeOf>[0]['fonts']) =>
  fontFaces(typeOf({ type: pair, fonts }), (_, file) => `/media/${file}`)

it('a font of one’s own takes the place of one family, and the pair keeps the other', () => {
  const { display, text } = typeOf({ type: pair, fonts: { display: font(1) } })
  expect([display.family, display.own?.name]).toEqual([
    'Cormorant Garamond Headings',
    'Cormorant Garamond',
  ])
  expect(text).toBe(TYPEFACES['instrument-sans'])
  expect(display.own?.carried).toBe(TYPEFACES.fraunces)
})

it('headings of one weight are not emboldened, and texts have bold and italic letters of their own', () => {
  const { display, text } = faces({
    display: font(1),
    text: font(2, { kind: 'sans' }),
    textBold: font(3),
    textItalic: font(4),
  })
  expect(display.css).toContain('font-weight:400 700')
  const weights = [...text.css.matchAll(/font-weight:(\d+ \d+)(;font-style:italic)?/g)]
  expect(weights.map(([, weight, italic]) => [weight, Boolean(italic)])).toEqual([
    ['400 400', false],
    ['400 400', false],
    ['700 700', false],
    ['700 700', false],
    ['400 400', true],
    ['400 400', true],
  ])
})

it('the file of the rest of Latin is asked for letters where the regular letters have one', () => {
  const bold = { textBold: font(3), textItalic: font(4) }
  expect(faces({ text: font(2), ...bold }).text.stack).toMatch(/^"Cormorant Garamond Text Rest",/)
  expect(faces({ text: font(2, { restFile: null }), ...bold }).text.stack).toMatch(
    /^"Cormorant Garamond Text",/,
  )
})

it('an axis of weights needs no bold file, and bold and italic count for a font of one’s own alone', () => {
  const variable = font(2, { weights: [400, 700] })
  const { text } = typeOf({ type: pair, fonts: { text: variable, textBold: font(3) } })
  expect([text.weights, text.own?.further]).toEqual([[400, 700], []])
  expect(typeOf({ type: pair, fonts: { textBold: font(3) } }).text).toBe(
    TYPEFACES['instrument-sans'],
  )
})

it('what stands for a font until it is there takes as much room, and lines are as high', () => {
  const { css } = faces({ text: font(1) }).text
  // Tinos is as wide as Times: 0.3934 of the font size.
  expect(css).toContain('local("Times New Roman");size-adjust:96.59%')
  expect(css).toContain('ascent-override:92.4%;descent-override:28.7%;line-gap-override:0%')
  const height = (0.924 / 0.9659) * 100
  expect(Number(/size-adjust:96.59%;ascent-override:([\d.]+)%/.exec(css)?.[1])).toBeCloseTo(
    height,
    1,
  )
})

it.each(typePairs)(
  'headings take the room that $id was given by eye, within a tenth',
  ({ display, scale }) => {
    const face = TYPEFACES[display]
    const { REFERENCE_WIDTHS } = { REFERENCE_WIDTHS: { serif: 0.39343, sans: 0.43371 } }
    const width = (face.fallbacks[0].sizeAdjust / 100) * REFERENCE_WIDTHS[face.kind]
    const own = typeOf({
      type: pair,
      fonts: { display: font(1, { measures: { width, ascent: 1, descent: 0.2, lineGap: 0 } }) },
    })
    expect(Math.abs(own.scale / scale - 1)).toBeLessThan(0.1)
  },
)

it.each(PRESETS)(
  'costs a page no more than 1 kB beside the look for a $id, all four fonts included',
  ({ look }) => {
    const fonts = { display: font(1), text: font(2), textBold: font(3), textItalic: font(4) }
    const { display, text } = faces(fonts)
    const tokens = `--font-display:${display.stack};--font-text:${text.stack}`
    const sheet = `${display.css}${text.css}html:root{${tokens}}`
    const own = lookStyle(look)
    const added = brotliCompressSync(own + sheet).length - brotliCompressSync(own).length
    expect(added).toBeLessThanOrEqual(1024)
  },
)
