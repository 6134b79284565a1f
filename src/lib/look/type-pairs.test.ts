import { readFileSync, statSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { typePairs } from './type-pairs.ts'
import { REST_RANGE, TYPEFACES } from './typefaces.gen.ts'

const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÀÂÇÈÉÊËÎÏÔÙÛÜŒàâçèéêëîïôùûüœ' +
  'ÁÉÍÑÓÚÜáéíñóúü¿¡' +
  ' .,:;!?&@#$%*()[]/+-=\'"–—‘’“”…·«»°©'

const file = (name: string) => `src/ui/fonts/${name}`
/** Code points of the font's own table; its last entry is the table's end and no character. */
function charactersOf(name: string): Set<number> {
  const found = new Set(create(readFileSync(file(name))).characterSet)
  found.delete(0xffff)
  return found
}

/** Code points of a `unicode-range`. */
function codes(range: string): Set<number> {
  return new Set(
    [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/g)].flatMap(
      ([, first = '', last = first]) => {
        const from = Number.parseInt(first, 16)
        return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, i) => from + i)
      },
    ),
  )
}

it('there are eight pairs, each with a name and families of its own', () => {
  expect(typePairs).toHaveLength(8)
  expect(new Set(typePairs.map(({ id }) => id)).size).toBe(8)
  expect(new Set(typePairs.map(({ display, text }) => `${display} ${text}`)).size).toBe(8)
  for (const { id, display, text } of typePairs) expect(id).toBe(`${display}-${text}`)
})

it('no family is carried that no pair has', () => {
  const used = new Set(typePairs.flatMap(({ display, text }) => [display, text]))
  expect([...used].sort()).toEqual(Object.keys(TYPEFACES).sort())
})

it.each(typePairs)('the two preloaded fonts of $id weigh at most 66 kB', ({ display, text }) => {
  const bytes = [display, text].map((id) => statSync(file(TYPEFACES[id].file)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(66_000)
})

it('the second files are fetched for no letter of English, French or Spanish', () => {
  const rest = codes(REST_RANGE)
  for (const letter of LETTERS) expect(rest).not.toContain(letter.codePointAt(0))
})

describe.each(Object.values(TYPEFACES))('$family', ({ file: common, restFile }) => {
  it('has every letter of English, French and Spanish in its first file', () => {
    const found = charactersOf(common)
    expect([...LETTERS].filter((letter) => !found.has(letter.codePointAt(0) ?? 0))).toEqual([])
  })

  it('has the rest of Latin in its second file, and nothing that the range leaves out', () => {
    const found = charactersOf(restFile)
    const missing = [...'ÄÅÆÃÕÖØßäåæãõöøìòÌÒ€'].filter(
      (letter) => !found.has(letter.codePointAt(0) ?? 0),
    )
    expect(missing).toEqual([])
    const rest = codes(REST_RANGE)
    expect([...found].filter((code) => !rest.has(code))).toEqual([])
  })
})
