import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locations } from '#demo/content/locations/all.ts'
import { measure } from '#lib/fonts/measure.ts'
import { TYPEFACES } from '#lib/look/typefaces.gen.ts'
import { type Family, families } from './families.ts'
import { REFERENCE_MODULE, referenceFontsModule, SOURCES } from './reference-fonts.ts'
import { MODULE, typefacesModule } from './typefaces-module.ts'

/** 2,000 letters of what guests read, in ASCII as some fallbacks are. */
const TEXT = locations
  .map(({ intro, story }) => `${intro} ${story.text}`)
  .join(' ')
  .replaceAll('’', "'")
  .replace(/[^\x20-\x7e]/g, '')
  .slice(0, 2000)

it('the module of the families is what the font files say', async () => {
  expect(readFileSync(MODULE, 'utf8')).toBe(await typefacesModule())
})

it('the module of the fonts of machines is what they are measured at', async () => {
  expect(readFileSync(REFERENCE_MODULE, 'utf8')).toBe(await referenceFontsModule())
})

it.each(Object.entries(SOURCES))('every %s family has the same fallbacks', (kind, references) => {
  for (const face of Object.values(TYPEFACES).filter((one) => one.kind === kind))
    expect(face.fallbacks).toHaveLength(references.length)
})

describe.each(Object.entries<Family>(families))('until %s is there', (id, family) => {
  it.each(SOURCES[family.kind].map(({ by, file }, at) => [by, file, at] as const))(
    '%s takes as much room: less than 2 %% more or less',
    async (_, file, at) => {
      expect(TEXT).toHaveLength(2000)
      const own = await measure(readFileSync(`src/ui/fonts/${id}.woff2`), {
        at: family.measured,
        line: TEXT,
      })
      const other = await measure(readFileSync(`node_modules/${file}`), { line: TEXT })
      const fallback = TYPEFACES[id as keyof typeof TYPEFACES].fallbacks[at]
      if (!fallback) throw new Error(`${id} lacks a fallback.`)
      const size = fallback.sizeAdjust / 100
      const height = ((fallback.ascent + fallback.descent + fallback.lineGap) / 100) * size
      expect(within(other.width * size, own.width)).toBeLessThan(0.02)
      expect(within(height, own.ascent + own.descent + own.lineGap)).toBeLessThan(0.02)
    },
  )
})

function within(value: number, of: number): number {
  return Math.abs(value / of - 1)
}
