import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isStoredFocus, readFocus, storeFocus } from './focus.ts'

const percent = fc.integer({ min: 0, max: 100 })
const file = fc.stringMatching(/^[a-z0-9][a-z0-9 -]{0,40}\.(jpg|png|webp)$/)

it('is read as it was stored, for its file alone', () => {
  fc.assert(
    fc.property(percent, percent, file, file, (x, y, own, other) => {
      const stored = storeFocus({ x, y }, own)
      expect(isStoredFocus(stored)).toBe(true)
      expect(readFocus(stored, own)).toEqual({ x, y })
      if (other !== own) expect(readFocus(stored, other)).toBe(null)
    }),
  )
})

it.each(['', '30', '30 60', '30 60 ', '101 0 a.jpg', '-1 5 a.jpg', '3.5 1 a.jpg', 'a b c.jpg'])(
  'is none in “%s”',
  (text) => {
    expect([isStoredFocus(text), readFocus(text, 'a.jpg')]).toEqual([false, null])
  },
)

it('is none where nothing is stored', () => {
  expect([readFocus(null, 'a.jpg'), readFocus(undefined, 'a.jpg')]).toEqual([null, null])
})
