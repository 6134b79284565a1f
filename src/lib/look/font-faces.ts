import type { TypePair } from './type-pairs.ts'
import type { Fallback, Typeface } from './typeface.ts'
import { REST_RANGE, TYPEFACES } from './typefaces.gen.ts'

/** The type of a pair, for a page's style. */
export type FontFaces = {
  /** The `@font-face` rules of both families and of what stands for them, without spaces that CSS does not need. */
  css: string
  /** The `font-family` of headlines. */
  display: string
  /** The `font-family` of text. */
  text: string
}

/**
 * Declares the type of `pair`. `urlOf` gives the address of a font file by its name, as `fraunces.woff2`; it is
 * written between quotation marks and must have none. The stacks are values of `font-family`. Never throws by itself.
 */
export function fontFaces(pair: TypePair, urlOf: (fileName: string) => string): FontFaces {
  const display: Typeface = TYPEFACES[pair.display]
  const text: Typeface = TYPEFACES[pair.text]
  return {
    css: faces(display, pair.scale, urlOf) + faces(text, 1, urlOf),
    display: stack(display),
    text: stack(text),
  }
}

function faces(face: Typeface, scale: number, urlOf: (fileName: string) => string): string {
  const size = scale === 1 ? [] : [`size-adjust:${percent(100 * scale)}`]
  const own = (family: string, fileName: string, range: string[]) =>
    rule([
      `font-family:"${family}"`,
      `src:url("${urlOf(fileName)}") format("woff2")`,
      `font-weight:${face.weights.join(' ')}`,
      'font-display:swap',
      ...size,
      ...range,
    ])
  return [
    own(face.family, face.file, []),
    own(rest(face), face.restFile, [`unicode-range:${REST_RANGE.replaceAll(', ', ',')}`]),
    ...face.fallbacks.map((fallback) => standIn(fallback, scale)),
  ].join('')
}

/** The overrides are shares of the adjusted size, so that a scale changes nothing in them. */
function standIn({ family, local, ...figures }: Fallback, scale: number): string {
  return rule([
    `font-family:"${family}"`,
    `src:${local.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${percent(figures.sizeAdjust * scale)}`,
    `ascent-override:${percent(figures.ascent)}`,
    `descent-override:${percent(figures.descent)}`,
    `line-gap-override:${percent(figures.lineGap)}`,
    ...(figures.ascii ? ['unicode-range:U+20-7e'] : []),
  ])
}

/** The second file first: it is asked for its own letters, and the other one for all. */
function stack(face: Typeface): string {
  const ours = [rest(face), face.family, ...face.fallbacks.map(({ family }) => family)]
  const last = face.kind === 'serif' ? '"Times New Roman",serif' : 'system-ui,sans-serif'
  return `${ours.map((name) => `"${name}"`).join(',')},${last}`
}

function rest(face: Typeface): string {
  return `${face.family} Rest`
}

function rule(declarations: string[]): string {
  return `@font-face{${declarations.join(';')}}`
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`
}
