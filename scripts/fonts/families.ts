import { type Axis, LINING_FIGURES } from '#lib/fonts/page-cut.ts'

/** Folder of the committed font files. */
export const FOLDER = 'src/ui/fonts'

/** A font family: how its files are cut from a Fontsource package, and how its fallbacks are measured. */
export type Family = {
  /** In CSS. */
  name: string
  /** Prefix of the names of its fallback faces; `name` where it is not given. */
  short?: string
  kind: 'serif' | 'sans'
  /** The package, below `node_modules`. */
  home: string
  /** The source of both files, below `files` of the package. */
  source: string
  axes: Record<string, Axis>
  /**
   * The weights to declare in CSS: those of the axis, or where the family has one weight all that the design asks
   * for, so that a browser does not embolden it.
   */
  weights: [min: number, max: number]
  /** Values of the remaining axes at which the width is measured: those that pages use most. */
  measured: Record<string, number>
  /** OpenType features beyond those that every family keeps. */
  features?: readonly string[]
}

const text = { wght: { min: 400, max: 600, default: 400 } }
const features = LINING_FIGURES

/** All families by the name of their files, without its extension. */
export const families = {
  fraunces: {
    name: 'Fraunces',
    kind: 'serif',
    home: '@fontsource-variable/fraunces',
    source: 'fraunces-latin-full-normal.woff2',
    // The defaults stand at an end of their axis: one in between costs 11 kB more.
    axes: {
      wght: { min: 380, max: 480, default: 380 },
      opsz: { min: 9, max: 144, default: 144 },
      SOFT: 50,
      WONK: 0,
    },
    weights: [380, 480],
    // Its letters are 15 % narrower from 98 px on than in headlines of 20 to 70 px, as most are.
    measured: { wght: 400, opsz: 60 },
  },
  'instrument-sans': {
    name: 'Instrument Sans',
    short: 'Instrument',
    kind: 'sans',
    home: '@fontsource-variable/instrument-sans',
    source: 'instrument-sans-latin-wght-normal.woff2',
    axes: text,
    weights: [400, 600],
    measured: { wght: 400 },
  },
  'young-serif': {
    name: 'Young Serif',
    kind: 'serif',
    home: '@fontsource/young-serif',
    source: 'young-serif-latin-400-normal.woff2',
    axes: {},
    weights: [400, 700],
    measured: {},
    features,
  },
  cabin: {
    name: 'Cabin',
    kind: 'sans',
    home: '@fontsource-variable/cabin',
    source: 'cabin-latin-wght-normal.woff2',
    axes: text,
    weights: [400, 600],
    measured: { wght: 400 },
    features,
  },
  'league-gothic': {
    name: 'League Gothic',
    kind: 'sans',
    home: '@fontsource/league-gothic',
    source: 'league-gothic-latin-400-normal.woff2',
    axes: {},
    weights: [400, 700],
    measured: {},
    features,
  },
  'libre-franklin': {
    name: 'Libre Franklin',
    kind: 'sans',
    home: '@fontsource-variable/libre-franklin',
    source: 'libre-franklin-latin-wght-normal.woff2',
    axes: text,
    weights: [400, 600],
    measured: { wght: 400 },
    features,
  },
  'ysabeau-office': {
    name: 'Ysabeau Office',
    kind: 'sans',
    home: '@fontsource-variable/ysabeau-office',
    source: 'ysabeau-office-latin-wght-normal.woff2',
    axes: { wght: 310 },
    weights: [400, 700],
    measured: {},
    features,
  },
  'hanken-grotesk': {
    name: 'Hanken Grotesk',
    kind: 'sans',
    home: '@fontsource-variable/hanken-grotesk',
    source: 'hanken-grotesk-latin-wght-normal.woff2',
    axes: text,
    weights: [400, 600],
    measured: { wght: 400 },
    features,
  },
  'bodoni-moda': {
    name: 'Bodoni Moda',
    kind: 'serif',
    home: '@fontsource-variable/bodoni-moda',
    source: 'bodoni-moda-latin-opsz-normal.woff2',
    // The cut for small sizes: the hairlines of larger ones are thinner than a pixel in the names of dishes, and
    // too thin for words on a picture.
    axes: { wght: 410, opsz: 11 },
    weights: [400, 700],
    measured: {},
    features,
  },
  jost: {
    name: 'Jost',
    kind: 'sans',
    home: '@fontsource-variable/jost',
    source: 'jost-latin-wght-normal.woff2',
    axes: text,
    weights: [400, 600],
    measured: { wght: 400 },
    features,
  },
  fredoka: {
    name: 'Fredoka',
    kind: 'sans',
    home: '@fontsource-variable/fredoka',
    source: 'fredoka-latin-wght-normal.woff2',
    axes: { wght: 500 },
    weights: [400, 700],
    measured: {},
    features,
  },
  nunito: {
    name: 'Nunito',
    kind: 'sans',
    home: '@fontsource-variable/nunito',
    source: 'nunito-latin-wght-normal.woff2',
    axes: text,
    weights: [400, 600],
    measured: { wght: 400 },
    features,
  },
  besley: {
    name: 'Besley',
    kind: 'serif',
    home: '@fontsource-variable/besley',
    source: 'besley-latin-wght-normal.woff2',
    axes: { wght: 660 },
    weights: [400, 700],
    measured: {},
    features,
  },
  'public-sans': {
    name: 'Public Sans',
    kind: 'sans',
    home: '@fontsource-variable/public-sans',
    source: 'public-sans-latin-wght-normal.woff2',
    axes: text,
    weights: [400, 600],
    measured: { wght: 400 },
    features,
  },
  'bricolage-grotesque': {
    name: 'Bricolage Grotesque',
    kind: 'sans',
    home: '@fontsource-variable/bricolage-grotesque',
    source: 'bricolage-grotesque-latin-opsz-normal.woff2',
    axes: { wght: 600, opsz: { min: 12, max: 96, default: 96 } },
    weights: [400, 700],
    measured: { opsz: 48 },
    features,
  },
  'source-serif-4': {
    name: 'Source Serif 4',
    kind: 'serif',
    home: '@fontsource-variable/source-serif-4',
    source: 'source-serif-4-latin-wght-normal.woff2',
    axes: text,
    weights: [400, 600],
    measured: { wght: 400 },
    features,
  },
} as const satisfies Record<string, Family>
