import { contrast, type Hex, hexOf, type Lch, lchOf, painted } from './colour.ts'

/** The colours that a group chooses; all others follow from them. */
export const BASE_COLOURS = ['dark', 'light', 'soft', 'accent', 'action'] as const

/** `dark` and `light` are grounds, `soft` is secondary text on light, `accent` is of hairlines and labels. */
export type BaseColours = Record<(typeof BASE_COLOURS)[number], Hex>

/** The base colours of the reference palette, which `ui/styles/tokens.css` is written in. */
export const REFERENCE_COLOURS: BaseColours = {
  dark: '#14211c',
  light: '#f4efe6',
  soft: '#6b4a34',
  accent: '#a8792f',
  action: '#b5401a',
}

/** The tone that a base colour is itself, unless it has to be moved. */
export const TONE_OF_BASE = {
  dark: 'dark-900',
  light: 'light-100',
  soft: 'ink-soft',
  accent: 'accent-500',
  action: 'action-600',
} as const satisfies Record<keyof BaseColours, ToneName>

/** Tones of the reference palette, each with the base colour to which it keeps its distance in every palette. */
const REFERENCE = {
  'dark-950': ['dark', '#0e1613'],
  'dark-900': ['dark', '#14211c'],
  'dark-800': ['dark', '#1e3029'],
  'light-50': ['light', '#fbf9f5'],
  'light-100': ['light', '#f4efe6'],
  'light-200': ['light', '#e7decf'],
  'light-400': ['light', '#b9b4a6'],
  'ink-soft': ['soft', '#6b4a34'],
  'accent-300': ['accent', '#d9b56f'],
  'accent-500': ['accent', '#a8792f'],
  'accent-700': ['accent', '#7a5719'],
  'action-400': ['action', '#e5734a'],
  'action-600': ['action', '#b5401a'],
  'action-700': ['action', '#97340f'],
} as const satisfies Record<string, readonly [keyof BaseColours, Hex]>

/** Tones of which only hue and chroma follow from a base colour; their lightness is the reference's. */
const REFERENCE_OF_LIGHTNESS = {
  ink: ['light', '#1c1b19'],
  'edge-on-light': ['light', '#857b6c'],
  'edge-on-dark': ['dark', '#8f9388'],
} as const satisfies Record<string, readonly [keyof BaseColours, Hex]>

/** What went wrong is red in every palette. */
const ERRORS = { 'error-400': '#e5734a', 'error-600': '#b5401a', 'error-700': '#97340f' } as const

/** A tone, by the name of its custom property in `ui/styles/tokens.css`, without the hyphens before it. */
export type ToneName =
  | keyof typeof REFERENCE
  | keyof typeof REFERENCE_OF_LIGHTNESS
  | keyof typeof ERRORS
  | 'on-action'
  | 'action-mark'
  | 'focus-on-light'
  | 'focus-on-dark'

export type Palette = Record<ToneName, Hex>

/** A tone that could not be had as wished: `had` was its least contrast (to 1) where `needs` is asked for. */
export type MovedTone = { tone: ToneName; wished: Hex; made: Hex; had: number; needs: number }

/** WCAG 2.2 AA: words (1.4.3), and what is seen of controls (1.4.11). */
const WORDS = 4.5
const CONTROLS = 3

/** Shares of the veil under words on a picture, which may be white: `--veil-dense` and `--veil-thin`. */
export const VEIL = { dense: 0.84, thin: 0.66 } as const

/** Contrast of the light ground with the lightest dark one, and of black with the light one: room for colours. */
const ROOM_ON_DARK = 7
const ROOM_ON_LIGHT = 14

/** Colours of which one is not taken for the other: contrast (to 1), degrees of hue, and chroma below which it has none. */
const UNLIKE = { contrast: 1.5, hue: 20, chroma: 0.05 } as const

const LIGHT_GROUNDS = ['light-50', 'light-100'] as const
const DARK_GROUNDS = ['dark-950', 'dark-900', 'dark-800'] as const

/** Step of lightness (of 1) by which a tone is moved until its contrast is reached. */
const STEP = 0.004

/**
 * All tones of a palette. Each keeps the distance in OKLCH to its base colour that it has in the reference palette,
 * and is then moved in lightness, no further than needed, until words and controls have the contrast of WCAG 2.2 AA on
 * every ground. So the reference's base colours give the reference palette, unmoved.
 *
 * @throws for base colours that are no colours.
 */
export function makePalette(base: BaseColours): { palette: Palette; moved: MovedTone[] } {
  const moved: MovedTone[] = []
  const note = (tone: ToneName, wished: Hex, made: Hex, had: number, needs: number) => {
    if (wished !== made) moved.push({ tone, wished, made, had, needs })
    return made
  }
  const bases = mapBases(base, lchOf)
  const light = lightGrounds(bases.light, note)
  const grounds = { ...light, ...darkGrounds(bases.dark, light, note) }
  const onLight = LIGHT_GROUNDS.map((ground) => grounds[ground])
  const onDark = DARK_GROUNDS.map((ground) => grounds[ground])
  const darker = (tone: ToneName, wished: Hex, needs: number) =>
    note(tone, ...reach(wished, onLight, { needs, step: -STEP }), needs)
  const lighter = (tone: ToneName, wished: Hex, needs: number) =>
    note(tone, ...reach(wished, onDark, { needs, step: STEP }), needs)

  const errors = {
    'error-400': lighter('error-400', ERRORS['error-400'], WORDS),
    'error-600': darker('error-600', ERRORS['error-600'], WORDS),
    'error-700': darker('error-700', ERRORS['error-700'], WORDS),
  }
  const ink = darker('ink', ofLightness('ink', bases.light), WORDS)
  const accent = {
    'accent-300': lighter('accent-300', tone('accent-300', bases.accent), WORDS),
    'accent-500': darker('accent-500', tone('accent-500', bases.accent), CONTROLS),
    'accent-700': darker('accent-700', tone('accent-700', bases.accent), WORDS),
  }
  const palette: Palette = {
    ...grounds,
    ...errors,
    ...accent,
    ...actions(bases.action, { light: grounds['light-50'], dark: grounds['dark-950'] }, note),
    ink,
    'light-200': tone('light-200', lchOf(grounds['light-100'])),
    'light-400': lighter('light-400', tone('light-400', lchOf(grounds['light-100'])), WORDS),
    'ink-soft': darker('ink-soft', tone('ink-soft', bases.soft), WORDS),
    'action-400': lighter('action-400', tone('action-400', bases.action), WORDS),
    'action-mark': darker('action-mark', tone('action-600', bases.action), WORDS),
    'edge-on-light': darker('edge-on-light', ofLightness('edge-on-light', bases.light), CONTROLS),
    'edge-on-dark': lighter('edge-on-dark', ofLightness('edge-on-dark', bases.dark), CONTROLS),
    'focus-on-light': firstUnlike(errors['error-700'], [grounds['dark-800'], ink]),
    'focus-on-dark': firstUnlike(errors['error-400'], [accent['accent-300'], grounds['light-100']]),
  }
  return { palette, moved }
}

type Note = (tone: ToneName, wished: Hex, made: Hex, had: number, needs: number) => Hex

function mapBases(base: BaseColours, map: (hex: Hex) => Lch): Record<keyof BaseColours, Lch> {
  const entries = BASE_COLOURS.map((name) => [name, map(base[name])] as const)
  return Object.fromEntries(entries) as Record<keyof BaseColours, Lch>
}

/** A tone as far from a base colour as the reference's is from the reference's. */
function tone(name: keyof typeof REFERENCE, base: Lch): Hex {
  const [baseName, reference] = REFERENCE[name]
  const [from, to] = [lchOf(REFERENCE_COLOURS[baseName]), lchOf(reference)]
  return hexOf({
    l: base.l + to.l - from.l,
    c: (base.c * to.c) / from.c,
    h: base.h + to.h - from.h,
  })
}

function ofLightness(name: keyof typeof REFERENCE_OF_LIGHTNESS, base: Lch): Hex {
  const [baseName, reference] = REFERENCE_OF_LIGHTNESS[name]
  const [from, to] = [lchOf(REFERENCE_COLOURS[baseName]), lchOf(reference)]
  return hexOf({ l: to.l, c: (base.c * to.c) / from.c, h: base.h + to.h - from.h })
}

type LightGrounds = Pick<Palette, (typeof LIGHT_GROUNDS)[number]>
type DarkGrounds = Pick<Palette, (typeof DARK_GROUNDS)[number]>

/** The dark grounds, dark enough that colours are read on them, and words on pictures under the veil. */
function darkGrounds(base: Lch, light: LightGrounds, note: Note): DarkGrounds {
  const ground = (name: (typeof DARK_GROUNDS)[number], l: number) => tone(name, { ...base, l })
  const room = (l: number) => contrast(light['light-100'], ground('dark-800', l))
  const veiled = (l: number) =>
    contrast(light['light-50'], painted(ground('dark-950', l), VEIL.thin, '#ffffff'))
  let l = base.l
  while (l > 0 && (room(l) < ROOM_ON_DARK || veiled(l) < WORDS)) l -= STEP
  const [had, needs] =
    room(base.l) < ROOM_ON_DARK ? [room(base.l), ROOM_ON_DARK] : [veiled(base.l), WORDS]
  note('dark-900', ground('dark-900', base.l), ground('dark-900', l), had, needs)
  return {
    'dark-950': ground('dark-950', l),
    'dark-900': ground('dark-900', l),
    'dark-800': ground('dark-800', l),
  }
}

function lightGrounds(base: Lch, note: Note): LightGrounds {
  const room = (l: number) => contrast('#000000', tone('light-100', { ...base, l }))
  let l = base.l
  while (l < 1 && room(l) < ROOM_ON_LIGHT) l += STEP
  const ground = (name: (typeof LIGHT_GROUNDS)[number]) => tone(name, { ...base, l })
  note('light-100', tone('light-100', base), ground('light-100'), room(base.l), ROOM_ON_LIGHT)
  return { 'light-50': ground('light-50'), 'light-100': ground('light-100') }
}

/** The button, resting and hovered, with the words on it: light or dark ones, whichever move it less. */
function actions(
  base: Lch,
  words: { light: Hex; dark: Hex },
  note: Note,
): Pick<Palette, 'action-600' | 'action-700' | 'on-action'> {
  const wished = tone('action-600', base)
  const hovered = tone('action-700', base)
  const underLight = reach(wished, [words.light], { needs: WORDS, step: -STEP })
  const underDark = reach(wished, [words.dark], { needs: WORDS, step: STEP })
  const distance = ([from, to]: Reached) => Math.abs(lchOf(from).l - lchOf(to).l)
  if (distance(underLight) <= distance(underDark)) {
    const [, darkest] = reach(hovered, [words.light], { needs: WORDS, step: -STEP })
    return {
      'action-600': note('action-600', ...underLight, WORDS),
      'action-700': darkest,
      'on-action': words.light,
    }
  }
  const resting = note('action-600', ...underDark, WORDS)
  const from = lchOf(resting)
  const lighter = hexOf({ ...from, l: from.l + (lchOf(wished).l - lchOf(hovered).l) })
  return { 'action-600': resting, 'action-700': lighter, 'on-action': words.dark }
}

/** What was wished, what was made of it, and the least contrast that the wish had. */
type Reached = [wished: Hex, made: Hex, had: number]

/** Moves a colour in lightness until it has a contrast with each ground; as far as black or white. */
function reach(
  wished: Hex,
  grounds: readonly Hex[],
  { needs, step }: { needs: number; step: number },
): Reached {
  const least = (hex: Hex) => Math.min(...grounds.map((ground) => contrast(hex, ground)))
  const { l, c, h } = lchOf(wished)
  const end = step > 0 ? 1 : 0
  let made = wished
  for (let at = l; least(made) < needs && at !== end; ) {
    at = Math.min(1, Math.max(0, at + step))
    made = hexOf({ l: at, c, h })
  }
  return [wished, made, least(wished)]
}

/** The first colour that nobody takes for `other`; the last one where all are like it. */
function firstUnlike(other: Hex, colours: readonly [Hex, Hex]): Hex {
  const isUnlike = (hex: Hex) => {
    const [one, two] = [lchOf(hex), lchOf(other)]
    const turn = Math.abs(((one.h - two.h + 540) % 360) - 180)
    const hues = one.c < UNLIKE.chroma || turn >= UNLIKE.hue
    return contrast(hex, other) >= UNLIKE.contrast && hues
  }
  return colours.find(isUnlike) ?? colours[1]
}

/** The palette of the reference's base colours. */
export const REFERENCE_PALETTE: Palette = makePalette(REFERENCE_COLOURS).palette
