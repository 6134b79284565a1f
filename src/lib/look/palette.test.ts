import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast, painted } from './colour.ts'
import {
  BASE_COLOURS,
  type BaseColours,
  makePalette,
  type Palette,
  REFERENCE_COLOURS,
  TONE_OF_BASE,
  type ToneName,
  VEIL,
} from './palette.ts'

/** From black to white; pure colours often, which lie at the edge of what screens show. */
const channel = fc.oneof(fc.constantFrom(0, 255), fc.integer({ min: 0, max: 255 }))
const hex = fc
  .tuple(channel, channel, channel)
  .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`)
const bases = fc.record(
  Object.fromEntries(BASE_COLOURS.map((name) => [name, hex])) as Record<
    keyof BaseColours,
    typeof hex
  >,
)

/** Contrasts that WCAG 2.2 AA asks for: the tones, the grounds that they stand on, and how much (to 1). */
const PAIRS: [readonly ToneName[], readonly ToneName[], number][] = [
  [
    ['ink', 'ink-soft', 'accent-700', 'error-600', 'error-700', 'action-mark'],
    ['light-50', 'light-100'],
    4.5,
  ],
  [
    ['light-50', 'light-400', 'accent-300', 'error-400', 'action-400'],
    ['dark-950', 'dark-900', 'dark-800'],
    4.5,
  ],
  [['on-action'], ['action-600', 'action-700'], 4.5],
  [['edge-on-light', 'focus-on-light', 'accent-500'], ['light-50', 'light-100'], 3],
  [['edge-on-dark', 'focus-on-dark'], ['dark-950', 'dark-900', 'dark-800'], 3],
]

function shortOf(palette: Palette): string[] {
  return PAIRS.flatMap(([tones, grounds, needs]) =>
    tones.flatMap((tone) =>
      grounds
        .filter((ground) => contrast(palette[tone], palette[ground]) < needs)
        .map((ground) => `${tone} on ${ground}: ${contrast(palette[tone], palette[ground])}`),
    ),
  )
}

it('meets WCAG 2.2 AA whatever the base colours are', () => {
  fc.assert(
    fc.property(bases, (base) => {
      expect(shortOf(makePalette(base).palette)).toEqual([])
    }),
  )
})

it('keeps words readable under the veil, even on a white picture', () => {
  fc.assert(
    fc.property(bases, (base) => {
      const { palette } = makePalette(base)
      const ground = painted(palette['dark-950'], VEIL.thin, '#ffffff')
      expect(contrast(palette['light-50'], ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

it('never shows a focus that is taken for an error', () => {
  fc.assert(
    fc.property(bases, (base) => {
      const { palette } = makePalette(base)
      for (const ground of ['light', 'dark'] as const) {
        const error = palette[ground === 'light' ? 'error-700' : 'error-400']
        expect(contrast(palette[`focus-on-${ground}`], error)).toBeGreaterThanOrEqual(1.5)
      }
    }),
  )
})

it('says of every tone whose wish was not met how much it had, and of no other', () => {
  fc.assert(
    fc.property(bases, (base) => {
      const { palette, moved } = makePalette(base)
      for (const { tone, wished, made, had, needs } of moved) {
        expect(made).toBe(palette[tone])
        expect(wished).not.toBe(made)
        expect(had).toBeLessThan(needs)
      }
      for (const name of BASE_COLOURS) {
        const tone = TONE_OF_BASE[name]
        const note = moved.find((one) => one.tone === tone)
        expect(note?.wished ?? palette[tone]).toBe(base[name])
      }
    }),
  )
})

it('is the reference palette, unmoved, for its own base colours, and the style sheet has its values', () => {
  const { palette, moved } = makePalette(REFERENCE_COLOURS)
  expect(moved).toEqual([])
  const sheet = readFileSync('src/ui/styles/tokens.css', 'utf8')
  const stated = new Map(
    [...sheet.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  expect(Object.fromEntries(stated)).toEqual(palette)
})

// ASVS 1.3.5
it('refuses what is no colour', () => {
  expect(() => makePalette({ ...REFERENCE_COLOURS, dark: 'spruce' })).toThrow(
    '“spruce” is no colour',
  )
})
