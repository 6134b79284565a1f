import { preload } from 'react-dom'
import { fontFaces } from '#lib/look/font-faces.ts'
import { type TypePair, typePairs } from '#lib/look/type-pairs.ts'
import { TYPEFACES } from '#lib/look/typefaces.gen.ts'
import { fontUrl } from './font-files.ts'

/**
 * Asks the browser, while a layout is rendered, for the two fonts of every page: the files of `pair` that have the
 * letters of English, French and Spanish (for the first pair `styles/fonts.css` declares them).
 */
export function preloadFonts(pair: TypePair = typePairs[0]): void {
  for (const { file } of [TYPEFACES[pair.display], TYPEFACES[pair.text]])
    preload(fontUrl(file), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}

/** The style sheet of a pair: its faces, and the tokens that name them. Empty for the first pair, whose sheet every page has. */
export function typeStyle(pair: TypePair): string {
  if (pair === typePairs[0]) return ''
  const { css, display, text } = fontFaces(pair, fontUrl)
  return `${css}html:root{--font-display:${display};--font-text:${text};--display-spacing:${pair.spacing}em;--display-leading:${pair.leading}}`
}
