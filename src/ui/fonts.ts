import { preload } from 'react-dom'
import fraunces from './fonts/fraunces.woff2?url'
import instrumentSans from './fonts/instrument-sans.woff2?url'

/** Asks the browser, while a layout is rendered, for the two fonts of every page (`styles/fonts.css`). */
export function preloadFonts(): void {
  for (const href of [fraunces, instrumentSans])
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
