import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lookStyle } from '#lib/look/look.ts'
import { PRESETS } from '#lib/look/presets.ts'
import { BREAKPOINTS } from '../breakpoints.ts'

const fontFaces = readFileSync('src/ui/styles/fonts.css', 'utf8')
const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8')

/** Declarations of every rule whose selector list has `selector`, later ones over earlier ones. */
function declarations(selector: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, selectors = '', body = ''] of tokens.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((part) => part.trim().endsWith(selector))) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      if (!found.has(name) || selector !== ':root') found.set(name, value.trim())
    }
  }
  return found
}

const palette = declarations(':root')

function colour(tone: string, name: string): string {
  const value = declarations(`[data-tone="${tone}"]`).get(name) ?? ''
  const variable = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  return variable ? (palette.get(variable) ?? '') : value
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** In degrees. */
function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI
}

describe.each(['linen', 'paper', 'spruce', 'night'])('tone %s meets WCAG 2.2 AA', (tone) => {
  it.each(['text', 'text-soft', 'accent', 'danger'])('%s is readable: 4.5 to 1', (name) => {
    for (const ground of ['ground', 'raised']) {
      expect(contrast(colour(tone, name), colour(tone, ground))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it.each(['focus', 'edge'])('%s is seen: 3 to 1', (name) => {
    for (const ground of ['ground', 'raised']) {
      expect(contrast(colour(tone, name), colour(tone, ground))).toBeGreaterThanOrEqual(3)
    }
  })
})

it.each(['linen', 'paper', 'spruce', 'night'])('on %s focus and error look different', (tone) => {
  const [focus, danger] = [colour(tone, 'focus'), colour(tone, 'danger')]
  expect(contrast(focus, danger)).toBeGreaterThanOrEqual(1.5)
  expect(Math.abs(hue(focus) - hue(danger))).toBeGreaterThanOrEqual(20)
})

it('the button of the first action is readable: 4.5 to 1, resting and hovered', () => {
  for (const ground of ['action-600', 'action-700']) {
    expect(
      contrast(palette.get('on-action') ?? '', palette.get(ground) ?? ''),
    ).toBeGreaterThanOrEqual(4.5)
  }
})

it('every width in a media query is one of the named breakpoints', () => {
  const named = new Set(Object.values(BREAKPOINTS).map(String))
  const strays = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@(?:media|container)[^{]*\{/g)].flatMap(([query]) =>
      [...query.matchAll(/(\d+(?:\.\d+)?)px/g)]
        .filter(([, width = '']) => !named.has(width))
        .map(([width]) => `${file}: ${width}`),
    ),
  )
  expect(strays).toEqual([])
})

it('parts use tokens: no raw colour stands outside the token file', () => {
  const strays = globSync('src/{ui,features,slices,app/(site)}/**/*.css')
    .filter((file) => !file.endsWith('tokens.css'))
    .filter((file) => /#[0-9a-f]{3,8}\b/i.test(readFileSync(file, 'utf8')))
  expect(strays).toEqual([])
})

it('the other fonts are fetched for no letter of English, French or Spanish', () => {
  const ranges = fontFaces.match(/U\+a2[^;]+/g)?.map((range) => range.replace(/\s+/g, ' ')) ?? []
  expect(ranges).toHaveLength(2)
  expect(new Set(ranges).size).toBe(1)
  const codes = [...(ranges[0] ?? '').matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].flatMap(
    ([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, i) => from + i)
    },
  )
  const letters = String.fromCodePoint(...codes)
  for (const letter of ' azAZ09àâçéèêëîïôùûüœñáíóúÉÑ“’”–—…·°©¿¡«»')
    expect(letters).not.toContain(letter)
  for (const letter of 'äöøåßÅ€™→−') expect(letters).toContain(letter)
})

it('every token that a look states is used', () => {
  const used = globSync('src/{ui,features,slices,app}/**/*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const stated = PRESETS.flatMap(({ look }) => [...lookStyle(look).matchAll(/(--[\w-]+):/g)])
  const unused = stated.map(([, name]) => name).filter((name) => !used.includes(`var(${name}`))
  expect(unused).toEqual([])
})
