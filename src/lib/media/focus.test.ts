import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isStoredFocus, readFocus, storeFocus } from './focus.ts'

const percent = fc.integer({ min: 0, max: 100 })
const file = fc.stringMatching(/^[a-z0-9][a-z0-9 -]{0,40}\.(jpg|png|webp)$/)

it('is read as it was stored, for its file alone', () => {
  fc.assert(
    fc.property(percent, percent, file, file, (x, y, own, other) => {
      const stored = storeFocus(null, { files: [own], file: own, focus: { x, y } })
      expect(isStoredFocus(stored ?? '')).toBe(true)
      expect(readFocus(stored, own)).toEqual({ x, y })
      if (other !== own) expect(readFocus(stored, other)).toBe(null)
    }),
  )
})

it('is of each picture of a list what was last chosen for it, however they were chosen and taken away', () => {
  const files = ['a.jpg', 'b.jpg', 'c d.webp'] as const
  const choice = fc.record({
    file: fc.constantFrom(...files),
    focus: fc.option(fc.record({ x: percent, y: percent })),
  })
  fc.assert(
    fc.property(fc.array(choice), (choices) => {
      const chosen = new Map<string, unknown>()
      let stored: string | null = null
      for (const { file, focus } of choices) {
        stored = storeFocus(stored, { files, file, focus })
        chosen.set(file, focus)
        for (const one of files) expect(readFocus(stored, one)).toEqual(chosen.get(one) ?? null)
        expect(stored === null || isStoredFocus(stored)).toBe(true)
      }
    }),
  )
})

it('goes with its picture out of a list once another is chosen', () => {
  const before = '30 60 a.jpg\n10 20 b.jpg'
  const focus = { x: 1, y: 2 }
  expect(storeFocus(before, { files: ['b.jpg', 'c.jpg'], file: 'c.jpg', focus })).toBe(
    '10 20 b.jpg\n1 2 c.jpg',
  )
  expect(storeFocus('30 60 a.jpg', { files: ['a.jpg'], file: 'a.jpg', focus: null })).toBe(null)
})

it.each([
  '',
  '30',
  '30 60',
  '30 60 ',
  '101 0 a.jpg',
  '-1 5 a.jpg',
  '3.5 1 a.jpg',
  'a b c.jpg',
  '1 2 a\n',
])('is none in “%s”', (text) => {
  expect([isStoredFocus(text), readFocus(text, 'a.jpg')]).toEqual([false, null])
})

it('is none where nothing is stored', () => {
  expect([readFocus(null, 'a.jpg'), readFocus(undefined, 'a.jpg')]).toEqual([null, null])
})
