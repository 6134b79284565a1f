import { type Hex, isHex } from './colour.ts'
import { type LookType, typeOf } from './look-type.ts'
import { type OwnFonts, readOwnFonts } from './own-font.ts'
import {
  BASE_COLOURS,
  type BaseColours,
  makePalette,
  type Palette,
  REFERENCE_COLOURS,
  REFERENCE_PALETTE,
} from './palette.ts'
import { type TypePair, typePairs } from './type-pairs.ts'

/** Corners of controls, buttons and framed pictures. */
export const CORNERS = ['square', 'fine', 'soft', 'round'] as const
/** Air between sections. */
export const DENSITIES = ['compact', 'normal', 'airy'] as const
/** How dark the veil over pictures is: as dark as words need it, or darker. */
export const VEILS = ['normal', 'strong'] as const
/** The small line above headings: spaced capitals, plain letters, or the display type. */
export const LABELS = ['capitals', 'plain', 'display'] as const

/** Where the header stands in a wide window: in a column at the left edge, or in a bar above, as on phones. */
export const HEADERS = ['column', 'bar'] as const

/** How a group's pages look. */
export type Look = {
  colours: BaseColours
  corners: (typeof CORNERS)[number]
  density: (typeof DENSITIES)[number]
  veil: (typeof VEILS)[number]
  labels: (typeof LABELS)[number]
  header: (typeof HEADERS)[number]
  type: TypePair
  /** A group's own fonts, in the place of the pair's families. */
  fonts: OwnFonts
}

/** What mails and printed files have of a look. */
export type PlainLook = { palette: Palette; type: LookType }

/** The look that `ui/styles/tokens.css` is written in. */
export const REFERENCE_LOOK: Look = {
  colours: REFERENCE_COLOURS,
  corners: 'fine',
  density: 'normal',
  veil: 'normal',
  labels: 'capitals',
  header: 'column',
  type: typePairs[0],
  fonts: {},
}

/** The reference's in mails and printed files. */
export const REFERENCE_PLAIN_LOOK: PlainLook = {
  palette: REFERENCE_PALETTE,
  type: typeOf(REFERENCE_LOOK),
}

/** What mails and printed files have of a look. */
export function plainLookOf(look: Look): PlainLook {
  return { palette: makePalette(look.colours).palette, type: typeOf(look) }
}

/** A look as it is stored: fields that may be missing or, in a draft, unusable. */
export type StoredLook = { [Field in keyof Look]?: unknown }

/** The look of what is stored; what is missing or unusable is the reference's. */
export function readLook(stored: StoredLook | null | undefined): Look {
  const colours = (stored?.colours ?? {}) as Partial<Record<string, unknown>>
  const chosen = BASE_COLOURS.map((name) => {
    const colour = colours[name]
    const isUsable = typeof colour === 'string' && isHex(colour)
    return [name, isUsable ? colour.toLowerCase() : REFERENCE_COLOURS[name]] as const
  })
  return {
    colours: Object.fromEntries(chosen) as BaseColours,
    corners: oneOf(CORNERS, stored?.corners) ?? REFERENCE_LOOK.corners,
    density: oneOf(DENSITIES, stored?.density) ?? REFERENCE_LOOK.density,
    veil: oneOf(VEILS, stored?.veil) ?? REFERENCE_LOOK.veil,
    labels: oneOf(LABELS, stored?.labels) ?? REFERENCE_LOOK.labels,
    header: oneOf(HEADERS, stored?.header) ?? REFERENCE_LOOK.header,
    type: typePairs.find(({ id }) => id === stored?.type) ?? REFERENCE_LOOK.type,
    fonts: readOwnFonts(stored?.fonts),
  }
}

/** Custom properties of what is chosen beside the colours; the reference's choices state none. */
const CHOICES: {
  [Field in 'corners' | 'density' | 'veil' | 'labels']: Record<Look[Field], string>
} = {
  corners: {
    square: '--radius:0px;',
    fine: '',
    soft: '--radius:6px;--radius-picture:6px;',
    round: '--radius:14px;--radius-button:999px;--radius-picture:20px;',
  },
  density: { compact: '--density:.7;', normal: '', airy: '--density:1.25;' },
  veil: {
    normal: '',
    strong: veilOf({ dense: 92, thin: 80, side: 48, all: 30 }),
  },
  labels: {
    capitals: '',
    plain: '--label-case:none;--label-spacing:.01em;--label-size:var(--text-sm);',
    display:
      '--label-font:var(--font-display);--label-case:none;--label-spacing:0;--label-size:var(--text-lg);',
  },
}

/**
 * Makes room above for the header's bar and none beside it; its own styles follow `data-header` of the root element.
 * The veil is dense under it, as it is on phones.
 */
const BAR = `@media screen and (width>=1024px){html:root{--header-width:0px;--bar-height:clamp(72px,4.5rem,108px);--veil-bar:var(--veil-dense),color-mix(in srgb,var(--dark-950) 70%,transparent) 5rem}}`

/**
 * The style sheet of a look but for its type (`typeStyle`): the custom properties in which it differs from `ui/styles/tokens.css`, over its rules
 * wherever it stands. Empty for the reference look.
 */
export function lookStyle(look: Look): string {
  const { palette } = makePalette(look.colours)
  const tones = (Object.keys(palette) as (keyof typeof palette)[])
    .filter((tone) => palette[tone] !== REFERENCE_PALETTE[tone])
    .map((tone) => `--${tone}:${palette[tone]};`)
  const choices = (['corners', 'density', 'veil', 'labels'] as const).map((field) =>
    choiceOf(field, look),
  )
  const rules = [...tones, ...choices].join('')
  return (rules ? `html:root{${rules}}` : '') + (look.header === 'bar' ? BAR : '')
}

/** The colour of the browser's own bars: the darkest ground. */
export const themeColour = (look: Look): Hex => makePalette(look.colours).palette['dark-950']

function choiceOf<Field extends keyof typeof CHOICES>(field: Field, look: Look): string {
  return CHOICES[field][look[field]]
}

function veilOf(shares: Record<string, number>): string {
  return Object.entries(shares)
    .map(
      ([name, share]) => `--veil-${name}:color-mix(in srgb,var(--dark-950) ${share}%,transparent);`,
    )
    .join('')
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | null {
  return values.find((one) => one === value) ?? null
}
