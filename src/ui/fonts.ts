import localFont from 'next/font/local'

// Made by `scripts/make-fonts.ts`. Each family is two files: the letters of English, French and Spanish, which
// every page preloads, and the rest of Latin, which stands first in `styles/tokens.css` but is fetched only by a
// page that has one of its letters. Options are literals because Next reads them without running this file.

// Display type; the fallback is stretched to its width, so nothing moves when it comes.
const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '380 480',
  display: 'swap',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
})

// Letters that `fraunces` does not have.
const frauncesRest = localFont({
  src: './fonts/fraunces-rest.woff2',
  weight: '380 480',
  display: 'swap',
  variable: '--font-fraunces-rest',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+a2-a8, U+aa, U+ac-af, U+b1-b6, U+b8-ba, U+c3-c6, U+cc, U+d0, U+d2, U+d5-d6, U+d8, U+dd-df, U+e3-e6, U+ec, U+f0, U+f2, U+f5-f8, U+fd-ff, U+131, U+160-161, U+178, U+17d-17e, U+2c6, U+2da, U+2dc, U+2000-2012, U+2015-2017, U+201a-201b, U+201e-2021, U+2023-2025, U+2027-2031, U+2034-206f, U+20ac, U+2122, U+2190-2193, U+2212',
    },
  ],
})

// Text and interface.
const instrumentSans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-instrument',
  adjustFontFallback: 'Arial',
})

// Letters that `instrumentSans` does not have.
const instrumentSansRest = localFont({
  src: './fonts/instrument-sans-rest.woff2',
  weight: '400 600',
  display: 'swap',
  variable: '--font-instrument-rest',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+a2-a8, U+aa, U+ac-af, U+b1-b6, U+b8-ba, U+c3-c6, U+cc, U+d0, U+d2, U+d5-d6, U+d8, U+dd-df, U+e3-e6, U+ec, U+f0, U+f2, U+f5-f8, U+fd-ff, U+131, U+160-161, U+178, U+17d-17e, U+2c6, U+2da, U+2dc, U+2000-2012, U+2015-2017, U+201a-201b, U+201e-2021, U+2023-2025, U+2027-2031, U+2034-206f, U+20ac, U+2122, U+2190-2193, U+2212',
    },
  ],
})

/** The classes that define the variables of all families, for `<html>`. */
export const fontVariables = [fraunces, frauncesRest, instrumentSans, instrumentSansRest]
  .map(({ variable }) => variable)
  .join(' ')
