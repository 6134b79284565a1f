import { preload } from 'react-dom'
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
