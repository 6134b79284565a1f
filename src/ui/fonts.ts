import { preload } from 'react-dom'
import { fontFaces } from '#lib/look/font-faces.ts'
import { REFERENCE_LOOK } from '#lib/look/look.ts'
import { type LookType, typeOf } from '#lib/look/look-type.ts'
import type { Typeface } from '#lib/look/typeface.ts'
import { mediaPath } from '#lib/media/media-path.ts'
import { fontUrl } from './font-files.ts'

/** The type that `styles/fonts.css` declares. */
const REFERENCE = typeOf(REFERENCE_LOOK)

/**
 * Asks the browser, while a layout is rendered, for the two fonts of every page: the files of `type` that have the
 * letters of English, French and Spanish.
 */
export function preloadFonts(type: LookType = REFERENCE): void {
  for (const face of [type.display, type.text])
    preload(urlOf(face, face.file), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}

/**
 * The style sheet of a type: its faces, and the tokens that name them, but for what is the reference's, whose sheet
 * every page has. Empty for the reference's own.
 */
export function typeStyle(type: LookType): string {
  const { display, text } = fontFaces(type, urlOf)
  const [isDisplay, isText] = [isOther(type, 'display'), isOther(type, 'text')]
  const headings = `--font-display:${display.stack};--display-spacing:${type.spacing}em;--display-leading:${type.leading};`
  const tokens = (isDisplay ? headings : '') + (isText ? `--font-text:${text.stack};` : '')
  return (
    (isDisplay ? display.css : '') +
    (isText ? text.css : '') +
    (tokens ? `html:root{${tokens}}` : '')
  )
}

function isOther(type: LookType, role: 'display' | 'text'): boolean {
  return type[role].file !== REFERENCE[role].file
}

function urlOf(face: Typeface, fileName: string): string {
  return face.own ? mediaPath(fileName) : fontUrl(fileName)
}
