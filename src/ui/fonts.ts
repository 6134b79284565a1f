import localFont from 'next/font/local'

/** Display type. Made by `scripts/make-fonts.ts`; the fallback is stretched to its width, so nothing moves when it comes. */
export const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '380 480',
  display: 'swap',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
})

/** Text and interface. */
export const instrumentSans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-instrument',
  adjustFontFallback: 'Arial',
})
