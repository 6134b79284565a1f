import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fontFaces } from './font-faces.ts'
import { typeOf } from './look-type.ts'
import { type TypePair, typePairs } from './type-pairs.ts'
import type { Typeface } from './typeface.ts'

const urlOf = (_: Typeface, name: string) => `../fonts/${name}`

/** A pair's type: its style sheet, and the stacks. */
function facesOf(pair: TypePair) {
  const { display, text } = fontFaces(typeOf({ type: pair, fonts: {} }), urlOf)
  return { css: display.css + text.css, display: display.stack, text: text.stack }
}

/** The rules of a sheet as sets of declarations, without the spaces that make no difference. */
function rules(css: string): string[][] {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/@font-face\s*\{([^}]*)\}/g)].map(
    ([, body = '']) =>
      body
        .split(';')
        .map((line) => line.replace(/\s+/g, ' ').replace(/ ?([:,]) ?/g, '$1'))
        .map((line) => line.trim())
        .filter((line) => line !== ''),
  )
}

it('the first pair is declared as the style sheet of the fonts declares it', () => {
  const sheet = rules(readFileSync('src/ui/styles/fonts.css', 'utf8'))
  const made = rules(facesOf(typePairs[0]).css)
  const sorted = (all: string[][]) => all.map((rule) => rule.join(';')).sort()
  expect(made).toHaveLength(10)
  expect(sorted(made)).toEqual(sorted(sheet))
})

it('the first pair has the families that the tokens name', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8').replace(/\s+/g, ' ')
  const { display, text } = facesOf(typePairs[0])
  expect(tokens).toContain(`--font-display: ${display.replaceAll(',', ', ')};`)
  expect(tokens).toContain(`--font-text: ${text.replaceAll(',', ', ')};`)
})

it.each(typePairs)('$id names only what it declares, and each of it once', (pair) => {
  const { css, display, text } = facesOf(pair)
  const declared = rules(css).map(([family = '']) => family.replace('font-family:', ''))
  expect(new Set(declared).size).toBe(declared.length)
  const named = `${display},${text}`
    .split(',')
    .filter((name) => /^"(?!Times New Roman")/.test(name))
  expect(named.sort()).toEqual(declared.sort())
})

it.each(typePairs)('$id scales what stands for its headlines as the headlines', (pair) => {
  const { css, display } = facesOf(pair)
  const plain = rules(facesOf({ ...pair, scale: 1 }).css)
  const sizeOf = (rule: string[]) =>
    Number.parseFloat(rule.find((line) => line.startsWith('size-adjust'))?.split(':')[1] ?? '100%')
  rules(css).forEach((rule, at) => {
    const headline = display.includes((rule[0] ?? '').replace('font-family:', ''))
    const factor = headline ? pair.scale : 1
    expect(sizeOf(rule)).toBeCloseTo(sizeOf(plain[at] ?? []) * factor, 1)
  })
})
