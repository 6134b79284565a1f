import { clampChroma, clampRgb, converter, formatHex, type Oklch, wcagContrast } from 'culori'

/** A colour as `#rrggbb`. */
export type Hex = string

const toOklch = converter('oklch')
const toRgb = converter('rgb')

/** By how much a channel (0 to 1) may be off after a colour was converted there and back. */
const ROUNDING = 1e-6

/** A colour in OKLCH: lightness from 0 to 1, chroma from 0, hue in degrees (0 for greys). */
export type Lch = { l: number; c: number; h: number }

/** @throws for what is no colour. */
export function lchOf(hex: Hex): Lch {
  const colour = toOklch(hex)
  if (!colour) throw new Error(`“${hex}” is no colour`)
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 }
}

/** The colour that screens show: its chroma is lowered until sRGB has it. */
export function hexOf({ l, c, h }: Lch): Hex {
  const wanted: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }
  const { r, g, b } = toRgb(wanted)
  const isShown = [r, g, b].every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING)
  return formatHex(isShown ? clampRgb({ mode: 'rgb', r, g, b }) : clampChroma(wanted, 'oklch'))
}

/** Contrast of two colours as WCAG 2 reckons it, from 1 to 21. */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other)

/** Whether a text is a colour as `#rrggbb`. */
export const isHex = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** `over` with a share of it (0 to 1), painted on `ground`, as browsers mix in sRGB. */
export function painted(over: Hex, share: number, ground: Hex): Hex {
  const [a, b] = [over, ground].map((hex) => Number.parseInt(hex.slice(1), 16))
  const channel = (colour = 0, shift = 0) => (colour >> shift) & 255
  const mixed = [16, 8, 0].map((shift) =>
    Math.round(channel(a, shift) * share + channel(b, shift) * (1 - share)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
