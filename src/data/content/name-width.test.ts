import { expect, test } from 'vitest'
import { typePairs } from '#lib/look/type-pairs.ts'
import { widestWord } from './name-width.ts'

test('the widest word counts, whatever stands around it; capitals are wider', async () => {
  for (const pair of typePairs) {
    const word = await widestWord('Steakhouse', pair)
    expect(await widestWord('The Steakhouse of Us', pair)).toBe(word)
    expect(await widestWord('STEAKHOUSE', pair)).toBeGreaterThan(word)
  }
})

test('short words fit in any type, and letters that a type lacks count as wide ones', async () => {
  const [pair] = typePairs
  expect(await widestWord('The Grill', pair)).toBeLessThan(4)
  expect(await widestWord('Bar', pair)).toBe(0)
  expect(await widestWord('京都の食堂', pair)).toBeCloseTo(5 * 0.75 - 5 * 0.02)
})
