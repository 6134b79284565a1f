import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { plainFont, tableOf } from '#tests/support/fonts.ts'
import { cutForLayout } from './layout-cut.ts'

/** A `GPOS` whose feature `kern` has one rule, for any letter: to apply the rule itself. */
function endlessRules(): Buffer {
  const tag = (name: string) => [0, 2].map((at) => Buffer.from(name).readUInt16BE(at))
  const header = [1, 0, 10, 30, 44]
  const scripts = [1, ...tag('latn'), 8, 4, 0, 0, 0xffff, 1, 0]
  const features = [1, ...tag('kern'), 8, 0, 1, 0]
  const lookups = [1, 4, 7, 0, 1, 8]
  const context = [3, 1, 1, 12, 0, 0, 2, 1, 1, 200, 0]
  const words = [...header, ...scripts, ...features, ...lookups, ...context]
  const table = Buffer.alloc(2 * words.length)
  for (const [at, word] of words.entries()) table.writeUInt16BE(word, 2 * at)
  return table
}

it('keeps the kerning of a font', async () => {
  const set = create(await cutForLayout(await plainFont('tinosWoff'), 'AV', {})).layout('AV')
  const [first] = set.glyphs as { advanceWidth?: number }[]
  expect(set.positions[0]?.xAdvance).toBeLessThan(first?.advanceWidth ?? 0)
})

it('keeps no rule that applies others', async () => {
  const plain = Buffer.from(await plainFont('tinosWoff'))
  const { offset } = tableOf(plain, 'GPOS')
  endlessRules().copy(plain, offset)
  expect(() => create(plain).layout('AV')).toThrow(RangeError)
  for (const letters of ['AV', undefined]) {
    const cut = create(await cutForLayout(plain, letters, {}))
    expect(cut.GPOS).toBeFalsy()
    expect(cut.layout('AV').glyphs).toHaveLength(2)
  }
})
