import * as t from './messages.gen.ts'
import type { TYPEFACES } from './typefaces.gen.ts'

/** Names a family of `TYPEFACES`. */
type TypefaceId = keyof typeof TYPEFACES

/** A family for headlines and one for text, chosen for each other. */
export type TypePair = {
  /** Kept with a group's content: it never changes, and no other pair ever has it. */
  id: string
  display: TypefaceId
  text: TypefaceId
  /** For what kind of house, as one sentence. */
  suits: () => string
  /** Factor of the display family's size at the same `font-size`; `fontFaces` declares it as `size-adjust`. */
  scale: number
  /** In em, added to the letter spacing of headings. */
  spacing: number
  /** Factor of the line height of headings. */
  leading: number
}

const first: TypePair = {
  id: 'fraunces-instrument-sans',
  display: 'fraunces',
  text: 'instrument-sans',
  suits: t.warmRoom,
  scale: 1,
  spacing: 0,
  leading: 1,
}

/** The pairs that a group can choose from; the first is everybody's until they choose. */
export const typePairs: readonly [TypePair, ...TypePair[]] = [
  first,
  {
    id: 'young-serif-cabin',
    display: 'young-serif',
    text: 'cabin',
    suits: t.trattoria,
    scale: 0.88,
    spacing: 0.006,
    leading: 1.02,
  },
  {
    id: 'league-gothic-libre-franklin',
    display: 'league-gothic',
    text: 'libre-franklin',
    suits: t.diner,
    scale: 1.3,
    spacing: 0.028,
    leading: 1.14,
  },
  {
    id: 'ysabeau-office-hanken-grotesk',
    display: 'ysabeau-office',
    text: 'hanken-grotesk',
    suits: t.sushiCounter,
    scale: 1.06,
    spacing: 0.016,
    leading: 1.06,
  },
  {
    id: 'bodoni-moda-jost',
    display: 'bodoni-moda',
    text: 'jost',
    suits: t.grandHotel,
    scale: 1,
    spacing: 0.012,
    leading: 1.04,
  },
  {
    id: 'fredoka-nunito',
    display: 'fredoka',
    text: 'nunito',
    suits: t.bakery,
    scale: 0.96,
    spacing: 0.01,
    leading: 1.04,
  },
  {
    id: 'besley-public-sans',
    display: 'besley',
    text: 'public-sans',
    suits: t.steakhouse,
    scale: 0.88,
    spacing: 0.004,
    leading: 1,
  },
  {
    id: 'bricolage-grotesque-source-serif-4',
    display: 'bricolage-grotesque',
    text: 'source-serif-4',
    suits: t.modernBistro,
    scale: 0.96,
    spacing: 0.004,
    leading: 1,
  },
]
