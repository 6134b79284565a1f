import type { LookType } from './look-type.ts'
import type { Cut, Fallback, Typeface } from './typeface.ts'
import { REST_RANGE } from './typefaces.gen.ts'

/** A family of type for a page's style. */
type FamilyStyle = {
  /** The `@font-face` rules of the family and of what stands for it, without spaces that CSS does not need. */
  css: string
  /** The `font-family`. */
  stack: string
}

/**
 * Declares the type of a look. `urlOf` gives the address of a file of a family; it is written between quotation marks
 * and must have none. The stacks are values of `font-family`. Never throws by itself.
 */
export function fontFaces(
  { display, text, scale }: LookType,
  urlOf: (face: Typeface, fileName: string) => string,
): { display: FamilyStyle; text: FamilyStyle } {
  return {
    display: { css: faces(display, scale, urlOf), stack: stack(display) },
    text: { css: faces(text, 1, urlOf), stack: stack(text) },
  }
}

function faces(
  face: Typeface,
  scale: number,
  urlOf: (face: Typeface, fileName: string) => string,
): string {
  const size = scale === 1 ? [] : [`size-adjust:${percent(100 * scale)}`]
  const height = face.own ? overrides(face.own.height) : []
  const letters = ({ weights, file, restFile }: Cut, style: string[]) => {
    const of = (family: string, fileName: string, range: string[]) =>
      rule([
        `font-family:"${family}"`,
        `src:url("${urlOf(face, fileName)}") format("woff2")`,
        `font-weight:${weights.join(' ')}`,
        ...style,
        'font-display:swap',
        ...size,
        ...height,
        ...range,
      ])
    const range = `unicode-range:${REST_RANGE.replaceAll(', ', ',')}`
    return of(face.family, file, []) + (restFile ? of(rest(face), restFile, [range]) : '')
  }
  return [
    letters(face, []),
    ...(face.own?.further ?? []).map((cut) =>
      letters(cut, cut.isItalic ? ['font-style:italic'] : []),
    ),
    ...face.fallbacks.map((fallback) => standIn(fallback, scale)),
  ].join('')
}

/** The overrides are shares of the adjusted size, so that a scale changes nothing in them. */
function standIn({ family, local, ...figures }: Fallback, scale: number): string {
  return rule([
    `font-family:"${family}"`,
    `src:${local.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${percent(figures.sizeAdjust * scale)}`,
    ...overrides(figures),
    ...(figures.ascii ? ['unicode-range:U+20-7e'] : []),
  ])
}

function overrides(height: { ascent: number; descent: number; lineGap: number }): string[] {
  return [
    `ascent-override:${percent(height.ascent)}`,
    `descent-override:${percent(height.descent)}`,
    `line-gap-override:${percent(height.lineGap)}`,
  ]
}

/**
 * The second file first: it is asked for its own letters, and the other one for all. Only where the regular cut has
 * one: regular letters would be set in the bold or italic ones of the second file otherwise.
 */
function stack(face: Typeface): string {
  const ours = [
    ...(face.restFile ? [rest(face)] : []),
    face.family,
    ...face.fallbacks.map(({ family }) => family),
  ]
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
